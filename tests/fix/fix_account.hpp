// What a text says and what is wrong with it, before and after it was put right.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fix/edited_copy.hpp"
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

/// The side that the number before a move names: one period is White's, more are Black's.
inline std::string side_named(const game& aspect, std::uint32_t move) {
  const auto periods = [&]() -> int {
    const auto& all = aspect.elements;
    if (all[move].lead != 0 && all[move].periods != 0) return all[move].periods;
    for (auto at = move; at-- != 0;) {
      using enum element_kind;
      const auto kind = all[at].kind;
      if (kind == move_number) return all[at].periods;
      if (kind != comment && kind != line_comment && kind != nag && kind != escape &&
          kind != stray && kind != unknown_symbol)
        return 0;
    }
    return 0;
  }();
  return periods == 0 ? "" : periods == 1 ? "white" : "black";
}

/// Without it nothing is lost: periods, suffixes and controls of no move, the marker once more, a
/// byte order mark.
inline bool is_rest(const game& aspect, std::string_view token) {
  std::string left = plain(token);
  std::erase_if(left, [](char c) { return c == '.' || c == '!' || c == '?'; });
  return left.empty() || token == "\xEF\xBB\xBF" || token == text_of(aspect.marker);
}

/// One line for each thing that a unit says: tags, moves, comments, glyphs, variations, result. The
/// board is null where it is no game.
inline std::string story_of(const game& aspect, const replayed* board) {
  std::string story = board == nullptr ? "outside\n" : "game\n";
  for (const auto& tag : aspect.tags)
    story += fmt::format("[{} {}]{}\n", aspect.name_of(tag), plain(aspect.value_of(tag)),
                         tag.is_damaged ? " not believed" : "");
  std::size_t next = 0;
  for (std::uint32_t at = 0; at < aspect.elements.size(); ++at) {
    const auto& e = aspect.elements[at];
    using enum element_kind;
    if (e.kind == move || e.kind == null_move || e.kind == unreadable_move) {
      const auto side = side_named(aspect, at);
      if (board != nullptr && next != board->plies.size() && board->plies[next].element == at) {
        const auto& one = board->plies[next++];
        const bool is_first = (one.number % 2 != 0) == (board->first_side == color::white);
        story += words_for(one.played);
        if (!side.empty() && side != (is_first ? "white" : "black")) story += " said of " + side;
      } else {
        story += fmt::format("not played: {} {}", aspect.text_of(e), side);
      }
      if (e.suffix != suffix::none) story += fmt::format("\n${}", static_cast<int>(e.suffix));
    } else if (e.kind == comment || e.kind == line_comment || e.kind == escape) {
      story += '{' + plain(aspect.content_of(e));
    } else if (e.kind == nag) {
      story += fmt::format("${}", e.number);
    } else if (e.kind == variation_begin || e.kind == variation_end) {
      story += e.kind == variation_begin ? "(" : ")";
    } else if (e.kind != move_number && !is_rest(aspect, aspect.text_of(e))) {
      story += fmt::format("rest: {}", aspect.text_of(e));
    } else {
      continue;
    }
    story += '\n';
  }
  return story + std::string(text_of(aspect.marker)) + '\n';
}

/// All that is said and all that is wrong. What says nothing is left out.
struct account {
  std::vector<std::string> stories;
  std::size_t games = 0;
  rule_counts findings;
  std::vector<diagnostic> removable;

  account(std::string_view text, const options& options, const fix_options& chosen) {
    auto units = reader::text(text, options);
    while (units.next()) {
      const auto& step = units.current();
      games += step.game != nullptr;
      if (step.game != nullptr) stories.push_back(story_of(*step.game, step.replay));
      if (step.outside != nullptr) add_outside(story_of(*step.outside, nullptr));
      for (const auto& more : step.more_findings) findings[more.id] += more.count;
      for (const auto& found : step.findings) {
        ++findings[found.id];
        const bool is_due = found.level >= chosen.least && !found.fix.empty() &&
                            (found.fix.is_safe || chosen.most == applicability::all);
        if (is_due) removable.push_back(found);
      }
    }
  }

 private:
  static constexpr std::string_view outside = "outside\n";

  /// Text between two games says the same in one unit or in several: what is left out of it may
  /// have held two together.
  void add_outside(std::string_view story) {
    const auto told = story.substr(outside.size(), story.size() - outside.size() - 1);
    if (told.empty()) return;
    if (stories.empty() || !stories.back().starts_with(outside))
      stories.emplace_back(story);
    else
      stories.back().insert(stories.back().size() - 1, told);
  }
};

inline std::string surplus(const rule_counts& before, const rule_counts& after) {
  std::string names;
  for (const auto& about : catalogue()) {
    if (after[about.id] > before[about.id])
      names += fmt::format(" {} ({} instead of {})", about.name, after[about.id], before[about.id]);
  }
  return names;
}

/// The first unit that says something else.
inline std::string difference(const account& before, const account& after) {
  for (std::size_t at = 0; at < before.stories.size() && at < after.stories.size(); ++at)
    if (before.stories[at] != after.stories[at])
      return fmt::format("unit {} was\n{}\nis\n{}", at + 1, before.stories[at], after.stories[at]);
  if (before.stories.size() == after.stories.size()) return {};
  return fmt::format("{} units instead of {}", after.stories.size(), before.stories.size());
}

/// The text with one fix carried out.
inline std::string with(const std::string& text, const suggested_fix& one) {
  std::string changed;
  fix::edited_copy copy(
      fix::edited_copy::reading(text), [&](std::string_view piece) { changed += piece; },
      one.line_ends);
  copy.take(one);
  copy.finish();
  return changed;
}

/// What could still be put right, but would bring a finding or say another thing than is meant, as
/// far as a few tell.
inline std::string left_without_reason(const std::string& text, const account& after,
                                       const options& options, const fix_options& chosen) {
  constexpr std::size_t few = 3;
  for (std::size_t at = 0; at < std::min(after.removable.size(), few); ++at) {
    const auto& left = after.removable[at];
    const account then(with(text, left.fix), options, chosen);
    const bool is_same = difference(after, then).empty() || !left.fix.is_safe;
    if (surplus(after.findings, then.findings).empty() && is_same && after.games == then.games)
      return std::string(name_of(left.id));
  }
  return {};
}

}  // namespace strictpgn::tests
