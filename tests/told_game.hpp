// What a game says, however it is written: told from the tree alone, without the writer.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/commands.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::tests {

inline bool is_white_space(char c) {
  return c == ' ' || c == '\t' || c == '\v' || c == '\n' || c == '\r';
}

inline bool stands_for_move(const element& e) {
  return e.kind == element_kind::move || e.kind == element_kind::null_move ||
         e.kind == element_kind::unreadable_move;
}

/// The text outside commands as decision D139 reads it: a line end with all white space around it
/// is one blank, a tab is one blank.
inline std::string settled(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    auto end = at;
    while (end < text.size() && is_white_space(text[end])) ++end;
    const auto run = text.substr(at, end - at);
    if (run.empty())
      result += text[at++];
    else
      result.append(run.find_first_of("\r\n") == run.npos ? run.size() : 1, ' ');
    at = std::max(at, end);
  }
  return result;
}

/// A command without white space: where that may stand for something is told elsewhere.
inline std::string bare(std::string_view text) {
  std::string result(text);
  std::erase_if(result, is_white_space);
  return result;
}

/// A comment as it is understood: its text, with commands bare.
inline std::string told_comment(std::string_view text) {
  std::string result;
  std::size_t end = 0;
  for (const auto& command : commands_of(text)) {
    result += text.substr(end, command.where.begin - end);
    result += '\x01' + bare(text.substr(command.where.begin, command.where.size())) + '\x02';
    end = command.where.end;
  }
  result = settled(result + std::string(text.substr(end)));
  const auto begin = result.find_first_not_of(' ');
  if (begin == result.npos) return {};
  return result.substr(begin, result.find_last_not_of(' ') + 1 - begin);
}

/// Whether a comment says the same. A unit of more than 254 columns may be broken at blanks, of
/// which one is left then.
inline bool is_same_comment(std::string before, std::string after) {
  if (before == after || before.size() <= 200) return before == after;
  const auto are_blanks = [](char a, char b) { return a == ' ' && b == ' '; };
  for (auto* text : {&before, &after})
    text->erase(std::unique(text->begin(), text->end(), are_blanks), text->end());
  return before == after;
}

/// One game of a file.
struct told_game {
  std::map<std::string, std::string> tags;  ///< the first of each name
  std::string movetext;                     ///< moves, glyphs, variations; {} for each comment
  std::vector<std::string> comments;        ///< of the movetext
  std::string mainline;                     ///< its moves alone
  std::string marker;                       ///< empty where it is missing
};

/// Tells one game.
class teller {
 public:
  teller(const game& what, const replayed& board) : what_(what) {
    for (const auto& ply : board.plies)
      moves_[ply.element] =
          fmt::format("{}{}{}", to_string(ply.played.origin), to_string(ply.played.destination),
                      static_cast<int>(ply.played.promotion));
  }

  told_game tell() {
    told_game result;
    for (const auto& tag : what_.tags) {
      const auto pair = what_.text.substr(tag.begin, tag.end - tag.begin);
      if (tag.is_damaged)  // who knows what it says
        result.tags.try_emplace("damaged " + bare(pair), "damaged");
      else
        result.tags.try_emplace(std::string(what_.name_of(tag)), what_.value_of(tag));
    }
    result.movetext = tell_from(0, what_.elements.size());
    result.comments = comments_;
    result.mainline = tell_mainline();
    result.marker = text_of(what_.marker);
    return result;
  }

 private:
  /// Glyphs belong to their move wherever they stand (D32); comments and variations keep their
  /// order (D138).
  struct annotations {
    std::vector<int> glyphs;
    std::string others;
  };

  std::string tell_mainline() const {
    std::string text;
    for (std::size_t at = 0; at < what_.elements.size(); ++at) {
      const auto& e = what_.elements[at];
      if (e.kind == element_kind::variation_begin) at = e.data;
      if (stands_for_move(e)) text += tell_move(at);
    }
    return text;
  }

  std::string tell_move(std::size_t at) const {
    const auto known = moves_.find(at);
    return known != moves_.end() ? ' ' + known->second
                                 : fmt::format(" <{}>", what_.text_of(what_.elements[at]));
  }

  std::string tell_from(std::size_t at, std::size_t end) {
    std::string text;
    annotations found;
    const auto end_move = [&] {
      std::ranges::sort(found.glyphs);
      for (const int glyph : found.glyphs) text += fmt::format("${}", glyph);
      text += found.others;
      found = {};
    };
    for (; at < end; ++at) {
      const auto& e = what_.elements[at];
      if (!stands_for_move(e)) {
        at = tell_annotation(at, found);
        continue;
      }
      end_move();
      text += tell_move(at);
      if (e.suffix != suffix::none) found.glyphs.push_back(static_cast<int>(e.suffix));
    }
    end_move();
    return text;
  }

  /// The index of the last element told.
  std::size_t tell_annotation(std::size_t at, annotations& to) {
    using enum element_kind;
    const auto& e = what_.elements[at];
    if (e.kind == nag) {
      to.glyphs.push_back(e.number);
    } else if (e.kind == comment || e.kind == line_comment) {
      to.others += "{}";
      comments_.push_back(told_comment(what_.content_of(e)));
    } else if (e.kind == variation_begin && holds_move(at)) {
      to.others += '(' + tell_from(at + 1, e.data) + ')';
      return e.data;
    } else if (e.kind == unknown_symbol || (e.kind == stray && !is_aside(e))) {
      to.others += fmt::format("<{}>", told_comment(what_.text_of(e)));
    }
    return at;
  }

  /// Byte order marks, characters in a tag pair that is read all the same, and what begins with a
  /// percent sign: such a line may come to stand behind a game.
  bool is_aside(const element& e) const {
    const auto is_around = [&](const tag_pair& tag) {
      return !tag.is_damaged && tag.begin <= e.offset && e.offset < tag.end;
    };
    return what_.text_of(e) == "\xEF\xBB\xBF" || what_.text_of(e).starts_with('%') ||
           std::ranges::any_of(what_.tags, is_around);
  }

  bool holds_move(std::size_t begin) const {
    const auto& all = what_.elements;
    return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(begin),
                       all.begin() + all[begin].data, stands_for_move);
  }

  const game& what_;
  std::map<std::size_t, std::string> moves_;
  std::vector<std::string> comments_;
};

inline std::vector<told_game> told_games(std::string_view text, const options& options) {
  std::vector<told_game> all;
  auto in = reader::text(text, options);
  while (in.next())
    if (const auto& step = in.current(); step.game != nullptr)
      all.push_back(teller(*step.game, *step.replay).tell());
  return all;
}

/// Whether nothing is there that was not, and nothing has gone: but for what export format asks for
/// (decision D153). Says what differs; empty when nothing does.
inline std::string loss_between(const told_game& before, const told_game& after, bool is_reduced) {
  constexpr std::string_view roster[] = {"Event", "Site",  "Date",  "Round",
                                         "White", "Black", "Result"};
  const auto is_of_roster = [&](std::string_view name) {
    return std::ranges::find(roster, name) != std::end(roster);
  };
  const auto lower = [](std::string text) {
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
  };
  if (before.mainline != after.mainline)
    return fmt::format("the mainline was\n{}\nand is\n{}", before.mainline, after.mainline);
  if (!is_reduced && before.movetext != after.movetext)
    return fmt::format("the movetext was\n{}\nand is\n{}", before.movetext, after.movetext);
  for (std::size_t at = 0; !is_reduced && at < before.comments.size(); ++at)
    if (!is_same_comment(before.comments[at], after.comments[at]))
      return fmt::format("the comment was\n{}\nand is\n{}", before.comments[at],
                         after.comments[at]);
  if (!before.marker.empty() && before.marker != after.marker)
    return fmt::format("the marker was {} and is {}", before.marker, after.marker);
  for (const auto& [name, value] : before.tags) {
    const auto now = after.tags.find(name);
    const bool may_go = (value.empty() || is_reduced) && !is_of_roster(name);
    if (now == after.tags.end() && !may_go) return fmt::format("the tag {} is gone", name);
    if (now == after.tags.end() || now->second == value || value.empty()) continue;
    if (name != "Termination" || lower(value) != now->second)
      return fmt::format("the tag {} was {} and is {}", name, value, now->second);
  }
  for (const auto& [name, value] : after.tags) {
    const auto known = before.tags.find(name);
    if (known != before.tags.end() && (!known->second.empty() || value.empty())) continue;
    const auto unknown = name == "Date" ? "????.??.??" : name == "Result" ? after.marker : "?";
    const bool is_set_up = name == "SetUp" && value == "1" && before.tags.contains("FEN");
    if (!is_set_up && (!is_of_roster(name) || value != unknown))
      return fmt::format("the tag {} was not there and is {}", name, value);
  }
  return {};
}

}  // namespace strictpgn::tests
