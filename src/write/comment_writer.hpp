// Comments on the lines of movetext (PGN 5, 8.2.1; decisions D138, D139).
#pragma once

#include <string_view>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/profile.hpp"
#include "write/comment_text.hpp"
#include "write/line_filler.hpp"
#include "write/losses.hpp"

namespace strictpgn::write {

/// Puts comments on lines, and notes what is mended and lost of them.
class comment_writer {
 public:
  comment_writer(const game& what, encoding how, line_filler& lines, written& written, losses& lost)
      : what_(what), how_(how), lines_(lines), written_(written), lost_(lost) {}

  void write(const element& comment);

  /// Of a comment with nothing else in it.
  std::string_view commands_of(const element& comment) const {
    std::string_view commands(what_.text.data() + comment.offset + 1,
                              comment.data - comment.offset - 2);
    if (commands.starts_with(' ')) commands.remove_prefix(1);
    if (commands.ends_with(' ')) commands.remove_suffix(1);
    return commands;
  }
  /// A line may be broken between two of them, where there is a blank. What is done with any
  /// comment comes to the same.
  void write_commands(std::string_view commands);

 private:
  using runs = std::vector<comment_unit::run>;

  void put_unit(span comment, const comment_unit& unit);
  bool fits(std::string_view text, bool is_last) const;
  const comment_unit::run* last_that_fits(std::string_view text, std::size_t begin,
                                          runs::const_iterator& next,
                                          runs::const_iterator end) const;

  const game& what_;
  encoding how_;
  line_filler& lines_;
  written& written_;
  losses& lost_;
};

}  // namespace strictpgn::write
