// A tree told by its handles alone.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "strictpgn/tree.hpp"

namespace strictpgn::tests {

inline std::string name_of_state(move_state state) {
  constexpr const char* names[] = {
      "",           "passed",        "illegal",  "ambiguous", "promotion_missing",
      "unreadable", "pass_in_check", "doubtful", "unfollowed"};
  return state == move_state::played ? "" : fmt::format("<{}>", names[static_cast<int>(state)]);
}

inline std::string told_comments(const std::vector<comment_view>& all) {
  std::string text;
  for (const auto& one : all) text += fmt::format("{{{}}}", one.text);
  return text;
}

/// A line: each move with its number and side, what stands beside it, and its variations.
inline std::string told_line(node first) {
  std::string text;
  for (auto at = first; at; at = at.next()) {
    text += at == first ? "" : " ";
    text += told_comments(at.comments_before());
    text += fmt::format("{}{}:{}{}{}", at.fullmove(), at.side() == color::white ? 'w' : 'b',
                        at.san(), name_of_state(at.state()), text_of(at.suffix()));
    for (const auto nag : at.nags()) text += fmt::format("${}", nag);
    text += told_comments(at.comments());
    for (const auto variation : at.variations()) text += '(' + told_line(variation) + ')';
  }
  return text;
}

inline std::string told_tree(const tree& moves) {
  return moves.first() ? told_line(moves.first()) : told_comments(moves.comments());
}

}  // namespace strictpgn::tests
