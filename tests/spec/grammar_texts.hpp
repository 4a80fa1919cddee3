// More texts to try a grammar on: records, comments and moves; see parse_texts.hpp for games.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "files.hpp"
#include "parse/parse_texts.hpp"

namespace strictpgn::tests {

/// Stretches of the texts that properties are held on.
inline const std::vector<std::string>& stretches() {
  static const auto found = [] {
    constexpr std::size_t length = 2000, stride = 20'000, most = 400'000;
    std::vector<std::string> cut;
    for (const auto& [name, text] : samples())
      for (std::size_t at = 0; at < std::min(text.size(), most); at += stride)
        cut.push_back(text.substr(at, length));
    return cut;
  }();
  return found;
}

inline std::string damaged_text(rng& random) {
  return mutated(stretches()[below(random, stretches().size())], random);
}

inline std::string damaged_record(rng& random) {
  static const auto records = sample_records();
  return mutated(records[below(random, records.size())], random);
}

// clang-format off
inline constexpr std::string_view pieces_of_records[] = {
    "8/8/8/8/8/8/8/8", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "k7/8/8/8/8/8/8/K7", "/", "8", "44", "p", "w", "b",
    "-", "KQkq", "HAha", "KQ", "e3", "0", "1", "00", "42", " ", "  ", "\t", ";", "\"", "\"a\"", "\"a b\"", "bm", "am", "id",
    "c0", "c6", "v3", "pv", "ce", "acd", "hmvc", "fmvn", "draw_offer", "noop", "Nf3", "e4", "e4;", "+50", "1.5", "x-y", "_",
    "a23456789012345", "a234567890123456", "\xE9", "\x01", "D1 20", "bm Nf3;", "id \"a\";"};
inline constexpr std::string_view pieces_of_comments[] = {
    "[%clk 1:02:03]", "[%", "[", "%", "]", "clk", "emt", "csl", "cal", "eval", " ", "  ", "\n", "\t", ",", "\"", "\"a,b]\"",
    "1:02:03", "0:00:00.5", "01:02:03", "1:60:00", "1:2:3", "-0.32", "+1.5", "#-3", "#4", "17", "Ge4", "Ra1h8", "Gi9", "B",
    "text", "{", "\xE9", ".", ":", "[%csl Ga1,Rb2]", "[%eval -0.32,17]", "[%clk]", "[%clk ]", "[%-]"};
inline constexpr std::string_view pieces_of_moves[] = {
    "e4", "e", "4", "d", "5", "E4", "N", "n", "f3", "b1", "1", "x", "X", ":", "-", "\xE2\x80\x93", "\xE2\x88\x92", "\xC3\x97",
    "\xD7", "=", "=Q", "Q", "q", "(Q)", "/Q", "K", "P", "p", "O-O", "O-O-O", "0-0", "o-o", "OO", "O", "0", "+", "#", "++",
    "ch", "dbl", "mate", "e.p.", "ep", "ep.", "!", "Z0", "--", "null", "@", "@@@@", "<>", "\xE2\x99\x98", "S", "D", "1e4",
    "R1", "a8", "_", " "};
// clang-format on

template <std::size_t Count>
std::string soup_of(const std::string_view (&pieces)[Count], rng& random) {
  std::string text;
  for (auto left = 1 + below(random, 9); left != 0; --left) text += pieces[below(random, Count)];
  return text;
}

inline std::string record_soup(rng& random) {
  std::string text = "k7/8/8/8/8/8/8/K7 w - -";
  if (below(random, 8) == 0) text.clear();
  for (auto left = below(random, 12); left != 0; --left) {
    text += pieces_of_records[below(random, std::size(pieces_of_records))];
    if (below(random, 2) != 0) text += ' ';
  }
  return text;
}

inline std::string command_soup(rng& random) { return soup_of(pieces_of_comments, random); }
inline std::string move_soup(rng& random) { return soup_of(pieces_of_moves, random); }

}  // namespace strictpgn::tests
