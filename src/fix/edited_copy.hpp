// A text copied with edits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "strictpgn/diagnostic.hpp"

namespace strictpgn::fix {

/// Copies a text from its beginning to its end and carries out fixes on the way. Memory is
/// bounded by the edits that wait, not by the text.
class edited_copy {
 public:
  /// Fills the buffer with what follows; fewer bytes at the end of the text only.
  using read_function = std::function<std::size_t(char* to, std::size_t size)>;
  using write_function = std::function<void(std::string_view)>;

  /// Reads a text in memory, which must outlive the function.
  static read_function reading(std::string_view text);

  /// Every line end becomes `line_ends`, unless that is empty.
  edited_copy(read_function from, write_function to, std::string line_ends = {});

  /// Takes all edits of a fix, or none when one of them lies over another that waits, or before
  /// what has been written. An edit that was taken already is no hindrance, and lines that are
  /// inserted at one place follow each other as they were taken.
  bool take(const suggested_fix& suggested_fix);
  /// Copies the text up to the last of the edits that wait, these carried out.
  void carry_out();
  /// Copies the rest, too.
  void finish();

  /// Where the byte at `offset`, behind all edits that were carried out, comes to stand in the
  /// copy.
  std::uint64_t place_of(std::uint64_t offset);

  bool converts_line_ends() const { return !line_ends_.empty(); }

 private:
  using place = std::pair<std::uint64_t, std::uint64_t>;  // begin and end

  bool is_free(const edit& change) const;
  bool is_taken(const edit& change) const;
  bool follows_lines(const edit& change) const;
  void copy_until(std::uint64_t end);
  void pass_over(std::uint64_t end);
  std::string_view next_piece(std::uint64_t most);
  void write(std::string_view text);
  void pass_on(std::string_view text);

  read_function from_;
  write_function to_;
  std::string line_ends_;
  std::map<place, std::string> waiting_;
  std::uint64_t done_ = 0;  // bytes of the text that are copied or passed over
  std::uint64_t written_ = 0;
  std::string buffer_;
  std::string_view rest_;  // of the buffer, not copied yet
  bool is_after_cr_ = false;
};

}  // namespace strictpgn::fix
