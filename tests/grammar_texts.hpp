// More texts to try a grammar on: records, comments and moves; see parse_texts.hpp for games.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "corpus.hpp"
#include "parse_texts.hpp"

namespace strictpgn::tests {

inline void append_lines(std::string_view text, std::vector<std::string>& lines) {
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
}

/// The records of FEN and EPD in the corpora and in the conformance cases.
inline const std::vector<std::string>& real_records() {
  static const auto records = [] {
    std::vector<std::string> found;
    for (const auto& one : all_cases())
      if (one.format()) append_lines(one.input, found);
    for (const auto& file : corpus_files({".epd", ".fen"}))
      append_lines(bytes_of_file(file), found);
    return found;
  }();
  return records;
}

/// What stands between `{` and `}` in the corpora and in the conformance cases, each text once.
inline const std::vector<std::string>& real_comments() {
  static const auto comments = [] {
    std::vector<std::string> found;
    const auto append = [&](std::string_view text) {
      for (std::size_t at = 0; (at = text.find('{', at)) != text.npos;) {
        const auto end = std::min(text.find('}', at), text.size());
        found.emplace_back(text.substr(at + 1, end - at - 1));
        at = end;
      }
    };
    for (const auto& one : all_cases()) append(one.input);
    for (const auto& file : corpus_files()) append(bytes_of_file(file));
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }();
  return comments;
}

inline std::string mutated_record(dice& roll) {
  return mutated(real_records()[below(roll, real_records().size())], roll);
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
std::string soup_of(const std::string_view (&pieces)[Count], dice& roll) {
  std::string text;
  for (auto left = 1 + below(roll, 9); left != 0; --left) text += pieces[below(roll, Count)];
  return text;
}

inline std::string record_soup(dice& roll) {
  std::string text = "k7/8/8/8/8/8/8/K7 w - -";
  if (below(roll, 8) == 0) text.clear();
  for (auto left = below(roll, 12); left != 0; --left) {
    text += pieces_of_records[below(roll, std::size(pieces_of_records))];
    if (below(roll, 2) != 0) text += ' ';
  }
  return text;
}

inline std::string command_soup(dice& roll) { return soup_of(pieces_of_comments, roll); }
inline std::string move_soup(dice& roll) { return soup_of(pieces_of_moves, roll); }

}  // namespace strictpgn::tests
