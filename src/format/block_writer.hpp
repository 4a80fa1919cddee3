// The blocks of what is written, one after the other, with what is to be told of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "format/line_end_writer.hpp"
#include "format/text_comparison.hpp"
#include "strictpgn/format.hpp"
#include "text/line_index.hpp"

namespace strictpgn::format {

/// Hands blocks over in pieces. One that is open may go on with the next piece.
class block_writer {
 public:
  /// `so_far` is what was read up to each piece; both must outlive the writer. `has_text` tells
  /// whether any text was written before.
  block_writer(const summary& so_far, const block_sink& take, bool has_text)
      : so_far_(so_far), take_(take), has_text_(has_text) {}

  /// Places of notes are told by the lines of this text from now on.
  void look_at(const source_window& source) { lines_ = text::line_index(source); }

  void begin(block_kind kind, bool is_passed_on);
  /// An open block ends in an empty line.
  void end();
  bool is_open() const { return is_open_; }
  bool is_open_as(block_kind kind) const { return is_open_ && block_.kind == kind; }
  void set_open(bool may_go_on) { is_open_ = may_go_on; }
  /// The block that is open turns out to be of that kind.
  void become(block_kind kind) { block_.kind = kind; }
  /// What is left out of the game as it was asked for.
  void tell_reduction(const reduction& of_game) { block_.reduced = of_game; }

  /// Appends bytes of the input to a piece of the block, with line ends as we write them.
  void append_lines(std::string& piece, std::string_view bytes) { line_ends_.append(piece, bytes); }

  /// A note for the next piece.
  void note(note_kind kind, span where, std::string what, std::optional<rule> cause = {});
  /// Whether nothing has been said yet of why the block is passed on; from then on something has.
  bool must_tell_why();
  void take_back_telling() { is_told_ = false; }

  /// Hands over a piece, with the bytes of the input that it stands for.
  void put(std::string_view source, std::string_view text);

  /// Whether any text was written.
  bool has_text() const { return has_text_; }
  /// Whether what was written is what it stands for, if both end here.
  bool is_as_read() const { return compared_.is_equal(); }
  /// Notes of something that is not in export format.
  std::uint64_t faults() const { return faults_; }

 private:
  const summary& so_far_;
  const block_sink& take_;
  text_comparison compared_;
  formatted_block block_;
  std::vector<format_note> notes_;
  text::line_index lines_{{}};
  line_end_writer line_ends_;
  std::uint64_t faults_ = 0;
  bool is_open_ = false;
  bool is_told_ = false;
  bool has_text_;
};

}  // namespace strictpgn::format
