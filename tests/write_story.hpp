// What a game says, however it is written.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/reader.hpp"
#include "strictpgn/write.hpp"

namespace strictpgn::tests {

inline bool stands_for_move(const element& e) {
  return e.kind == element_kind::move || e.kind == element_kind::null_move ||
         e.kind == element_kind::unreadable_move;
}

inline std::string words_of(std::string_view text) {
  std::string words;
  for (const char c : text) {
    const bool is_space = c == ' ' || (c >= '\t' && c <= '\r' && c != '\f');
    if (!is_space)
      words += c;
    else if (!words.empty() && words.back() != ' ')
      words += ' ';
  }
  if (words.ends_with(' ')) words.pop_back();
  return words;
}

/// A game as a story: the moves by their squares, each with its glyphs, comments and variations.
class story {
 public:
  story(const game& what, const replayed& board) : what_(what) {
    for (const auto& ply : board.plies) moves_[ply.element] = ply.played;
  }

  std::string tell() {
    std::string text;
    for (const auto& [name, value] : tags()) text += fmt::format("{}={}|", name, value);
    text += tell_from(0, what_.elements.size());
    return text + std::string(text_of(what_.marker));
  }

 private:
  std::map<std::string, std::string> tags() const {
    std::map<std::string, std::string> all = {{"Event", "?"},
                                              {"Site", "?"},
                                              {"Date", "????.??.??"},
                                              {"Round", "?"},
                                              {"White", "?"},
                                              {"Black", "?"},
                                              {"Result", std::string(text_of(what_.marker))}};
    for (const auto& tag : what_.tags) all[std::string(what_.name_of(tag))] = what_.value_of(tag);
    return all;
  }

  std::string tell_from(std::size_t at, std::size_t end) {
    std::string text;
    std::vector<int> nags;
    std::string comments;
    std::string variations;
    const auto end_move = [&] {
      std::ranges::sort(nags);
      for (const int nag : nags) text += fmt::format("${}", nag);
      text += comments + variations;
      nags.clear();
      comments.clear();
      variations.clear();
    };
    for (; at < end; ++at) {
      const auto& e = what_.elements[at];
      if (stands_for_move(e)) {
        end_move();
        const auto& played = moves_.at(static_cast<std::uint32_t>(at));
        text += fmt::format(" {}{}{}", to_string(played.origin), to_string(played.destination),
                            static_cast<int>(played.promotion));
        if (e.suffix != suffix::none) nags.push_back(static_cast<int>(e.suffix));
      } else if (e.kind == element_kind::nag) {
        nags.push_back(e.number);
      } else if (e.kind == element_kind::comment || e.kind == element_kind::line_comment) {
        comments += '{' + words_of(what_.content_of(e)) + '}';
      } else if (e.kind == element_kind::variation_begin && holds_move(at)) {
        variations += '(' + tell_from(at + 1, e.data) + ')';
        at = e.data;
      }
    }
    end_move();
    return text;
  }

  bool holds_move(std::size_t begin) const {
    const auto& all = what_.elements;
    return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(begin),
                       all.begin() + all[begin].data, stands_for_move);
  }

  const game& what_;
  std::map<std::uint32_t, move> moves_;
};

/// The stories of the games; those of which something cannot be written are left out.
inline std::vector<std::string> stories_of(std::string_view text, std::size_t& lossy) {
  std::vector<std::string> all;
  auto in = reader::text(text);
  while (in.next()) {
    if (in.current().game == nullptr) continue;
    if (write_pgn(in.current()).omissions.empty())
      all.push_back(story(*in.current().game, *in.current().replay).tell());
    else
      ++lossy;
  }
  return all;
}

/// What is written of those games.
inline std::string faithful_text(std::string_view text) {
  std::string all;
  auto in = reader::text(text);
  while (in.next()) {
    if (in.current().game == nullptr) continue;
    const auto made = write_pgn(in.current());
    if (made.omissions.empty()) all += made.text;
  }
  return all;
}

}  // namespace strictpgn::tests
