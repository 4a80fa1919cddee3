// The reading of a file, and what is written of it, block by block.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "format/block_writer.hpp"
#include "format/judgement.hpp"
#include "format/unwritten_input.hpp"
#include "read/session.hpp"
#include "strictpgn/format.hpp"

namespace strictpgn::format {

/// How what is read and what is written are judged.
options reading_options(const format_options& options);

/// Formats what a session reads. A block that is passed on stays open until the next one begins: of
/// text that belongs to no game more may follow, and of a game beyond its limit the part that the
/// session passes over.
class formatter {
 public:
  /// The session reads with `reading_options` down to the meaning: how the input lies on its lines
  /// is no matter, as nothing that is written lies as it did.
  formatter(read::session& in, const format_options& options, const block_sink& take);

  format_totals run();

 private:
  void format_step(const reading& step);

  void format_game(const reading& step);
  static std::optional<omission> reason_to_pass_on(const game& unit, const written& written,
                                                   const std::optional<judgement>& found);
  void note_made(const written& written, std::span<const remaining_error> errors);
  void pass_on_game(const reading& step, const omission& why, std::uint64_t end);
  std::uint64_t next_after(const game& unit, std::uint64_t end) const;
  void format_behind(const reading& step, std::uint64_t end);

  bool is_open_outside() const;
  bool is_behind_percent_sign() const;
  bool is_before_percent_sign(const game& unit, std::uint64_t end) const;
  bool may_be_opened_by_block(const game& unit) const;
  bool is_joined_to_block() const;
  void format_outside(const reading& step, const game& unit);
  void list_outside(const reading& step, const game& unit, std::uint64_t begin);
  void write_escape_lines(const reading& step, const game& unit, std::uint64_t end);

  void pass_on_rest(const reading& step);
  void finish_rest();
  void refuse(const reading& step);
  void take_forgotten(std::string_view bytes);

  void approach(std::uint64_t begin, bool keeps_marks);
  void drop_marks(std::size_t begin, std::size_t end);
  void keep_marks(std::size_t begin, std::size_t end);
  std::string line_begin() const;
  std::string take_lines(std::uint64_t end, std::uint64_t next);

  read::session& in_;
  const format_options& options_;
  const options reading_;
  block_writer out_;
  unwritten_input input_;
  format_totals totals_;

  std::string white_;             // before the next token: taken, but not yet written or dropped
  std::string last_text_;         // outside games that was passed on last
  bool is_joined_ = false;        // and does so on the same line, whatever comes
  bool is_at_line_begin_ = true;  // no block ends on the line where `white_` begins
  bool is_rest_ = false;          // all that follows is passed on
};

}  // namespace strictpgn::format
