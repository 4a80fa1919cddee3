// What a text says and what is wrong with it, before and after it was put right.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fix/patch.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::tests {

/// Text without what no text may hold, its line ends all alike (decisions D07, D114).
inline std::string plain(std::string_view raw) {
  std::string text;
  for (std::size_t at = 0; at < raw.size(); ++at) {
    const auto c = static_cast<unsigned char>(raw[at]);
    if (c == '\r' && at + 1 < raw.size() && raw[at + 1] == '\n') continue;
    if (c == '\r')
      text += '\n';
    else if ((c >= 0x20 && c != 0x7F) || c == '\n' || c == '\t' || c == '\v')
      text += raw[at];
  }
  return text;
}

inline std::string words_for(move played) {
  return fmt::format("{}{}{}", to_string(played.origin), to_string(played.destination),
                     static_cast<int>(played.promotion));
}

/// One line for each thing that a game says: tags, moves, comments, glyphs, variations, result.
inline std::string story_of(const game& told, const replayed& board) {
  std::string story;
  for (const auto& tag : told.tags)
    story += fmt::format("[{} {}]\n", told.name_of(tag), plain(told.value_of(tag)));
  auto ply = board.plies.begin();
  for (std::uint32_t at = 0; at < told.elements.size(); ++at) {
    const auto& e = told.elements[at];
    using enum element_kind;
    if (e.kind == move) {
      const bool is_played = ply != board.plies.end() && ply->element == at;
      story += is_played ? words_for(ply++->played) : "unplayed";
      if (e.suffix != suffix::none) story += fmt::format(" ${}", static_cast<int>(e.suffix));
    } else if (e.kind == comment || e.kind == line_comment || e.kind == escape) {
      story += plain(told.content_of(e));
    } else if (e.kind == nag) {
      story += fmt::format("${}", e.number);
    } else if (e.kind == variation_begin || e.kind == variation_end) {
      story += e.kind == variation_begin ? "(" : ")";
    } else if (e.kind == null_move) {
      story += "null";
    } else {
      continue;
    }
    story += '\n';
  }
  return story + std::string(text_of(told.marker)) + '\n';
}

/// All that is said and all that is wrong.
struct account {
  std::vector<std::string> stories;
  std::array<std::uint64_t, rule_count> errors{};
  std::vector<diagnostic> removable;

  account(std::string_view text, const options& how, const fixing& which) {
    auto games = reader::text(text, how);
    while (games.next()) {
      const auto& step = games.current();
      if (step.game != nullptr) stories.push_back(story_of(*step.game, *step.replay));
      for (const auto& found : step.findings) {
        const auto rule_number = static_cast<std::size_t>(found.id);
        if (found.level == severity::error) ++errors[rule_number];
        const bool is_due = found.level >= which.least && !found.fix.empty() &&
                            (found.fix.is_safe || which.most == fixability::all);
        if (is_due) removable.push_back(found);
      }
    }
  }
};

using counts = std::array<std::uint64_t, rule_count>;

inline std::string surplus(const counts& before, const counts& after) {
  std::string names;
  for (const auto& about : catalogue()) {
    const auto at = static_cast<std::size_t>(about.id);
    if (after[at] > before[at])
      names += fmt::format(" {} ({} instead of {})", about.name, after[at], before[at]);
  }
  return names;
}

/// The first game that says something else.
inline std::string difference(const account& before, const account& after) {
  for (std::size_t at = 0; at < before.stories.size() && at < after.stories.size(); ++at)
    if (before.stories[at] != after.stories[at])
      return fmt::format("game {} was\n{}\nis\n{}", at + 1, before.stories[at], after.stories[at]);
  if (before.stories.size() == after.stories.size()) return {};
  return fmt::format("{} games instead of {}", after.stories.size(), before.stories.size());
}

/// The text with one remedy carried out.
inline std::string with(const std::string& text, const remedy& one) {
  std::string changed;
  fix::patch copy(
      fix::patch::reading(text), [&](std::string_view piece) { changed += piece; }, one.line_ends);
  copy.take(one);
  copy.finish();
  return changed;
}

/// What could still be put right would bring an error, as far as a few tell.
inline std::string left_without_reason(const std::string& text, const account& after,
                                       const options& how, const fixing& which) {
  constexpr std::size_t few = 3;
  for (std::size_t at = 0; at < std::min(after.removable.size(), few); ++at) {
    const auto& left = after.removable[at];
    const account then(with(text, left.fix), how, which);
    if (surplus(after.errors, then.errors).empty()) return std::string(name_of(left.id));
  }
  return {};
}

}  // namespace strictpgn::tests
