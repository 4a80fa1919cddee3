// Says on stderr what `format` did to an input beyond writing it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/io/errors.hpp"
#include "strictpgn/format.hpp"

namespace strictpgn::cli {

/// Says at once what is not in the format that was asked for, and at the end, once for each kind,
/// what was put in.
class format_report {
 public:
  /// `is_awaited` tells that somebody waits for each line.
  format_report(std::string_view name, profile format, encoding encoding, bool is_awaited);

  void add(const formatted_block& block);
  /// Without totals it was interrupted, and they are those of what was said.
  void finish(const std::optional<format_totals>& totals);

 private:
  /// A kind of thing that was put in: where first, and how often.
  struct kind {
    place first;
    std::uint64_t count = 0;
  };

  std::string_view words_for(note_kind of) const;
  void say(const format_note& one);
  void count(const format_note& one);
  void count_game(const formatted_block& block);
  void print_mended();
  std::string line_about(place at) const;
  std::string shown(std::string_view text) const;

  error_lines lines_;
  std::string name_;  ///< as it is shown
  profile format_;
  encoding encoding_;
  std::string words_for_remaining_;
  std::map<std::string, kind> mended_;
  std::uint64_t more_mended_ = 0;  ///< of kinds beyond those that are kept
  reduction reduced_;
  std::uint64_t written_ = 0;    ///< games so far
  std::uint64_t passed_on_ = 0;  ///< likewise
};

}  // namespace strictpgn::cli
