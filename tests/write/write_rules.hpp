// What the writer answers for.
#pragma once

#include <algorithm>
#include <iterator>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::tests {

/// Rules on the way things are written, not on what is said: whatever is written keeps them.
inline bool is_about_writing(rule id) {
  const auto& about = info(id);
  // Values and words stay as they are, and so do repeated glyphs and what a text is too long for.
  constexpr rule kept[] = {rule::line_too_long,
                           rule::line_80_or_more,
                           rule::comment_open_brace_inside,
                           rule::comment_empty,
                           rule::string_too_long,
                           rule::symbol_too_long,
                           rule::nag_out_of_range,
                           rule::nag_reserved,
                           rule::nag_null,
                           rule::nag_before_move,
                           rule::nag_repeated,
                           rule::rav_same_first_move,
                           rule::movetext_empty,
                           rule::result_tag_mismatch,
                           rule::move_after_game_end,
                           rule::comment_unsafe_line_start};
  const bool is_of_form = (about.group >= 2 && about.group <= 4) || about.group == 8 ||
                          about.group == 9 || about.group == 16 || about.group == 17;
  return is_of_form && std::ranges::find(kept, id) == std::end(kept);
}

/// Whether nothing was found that could stand in the bytes: values may be wrong.
inline bool is_clean(const checked& read) {
  return std::ranges::none_of(read.diagnostics, [](const diagnostic& found) {
    return info(found.id).group <= 6 || is_about_writing(found.id) ||
           found.id == rule::setup_without_fen ||  // nobody knows the position, so no move is kept
           info(found.id).after == recovery::give_up || info(found.id).after == recovery::drop;
  });
}

}  // namespace strictpgn::tests
