// Texts to try a parser on: random, or real ones damaged. The same ones each time.
#pragma once

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <functional>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "conformance_case.hpp"
#include "grammar_bytes.hpp"
#include "sanitized.hpp"

namespace strictpgn::tests {

using dice = std::mt19937;

inline std::size_t below(dice& roll, std::size_t bound) { return roll() % bound; }

inline std::string random_bytes(dice& roll) {
  std::string text(below(roll, 40), ' ');
  for (char& c : text) c = static_cast<char>(below(roll, 256));
  return text;
}

// clang-format off
inline constexpr std::string_view pieces_of_pgn[] = {
    "e4", "Nf3", "exd5", "O-O", "e8=Q+", "Nb1d2", "nf3", "0-0", "e2e4", "e8(Q)", "E4", "Pe4", "xd5", "ed5", "e4++",
    "ep", "e.p.", "1", "1.", "12...", ".", "..", "1e4", "Sf3", "foo", "e9", "--", "Z0", "<>", "@@@@", "!", "??", "!!!",
    "$1", "$", "(", ")", "(=)", "{", "}", "{a}", ";", ";a\n", "%", "\n%a", "*", "1-0", "0-1", "1/2", "1/2-1/2", "1-O",
    "1 - 0", "1-1", "\xBD", "[", "]", "[a", "\"", "\"a\"", "\"a\\\"", "[Event \"a\"]", "[Site \"b\"]", "[A 1]",
    "Event \"a\"]", "Event", "a-b", "\\", "/", "<a>", "@", "=", "+", "#", "\n", "\n\n", "\r\n", "\r", " ", "\t", "\v",
    "\f", "\x01", "\xE9", "\xEF\xBB\xBF", "\xE2\x80\x93", "\xE2\x99\x98", "x", "O", "0", "e", "4", "K", "Q", "P@e4",
    "-", ":", "mate", "null", "e8=K"};
// clang-format on

inline std::string token_soup(dice& roll) {
  std::string text;
  for (auto left = 1 + below(roll, 12); left != 0; --left) {
    text += pieces_of_pgn[below(roll, std::size(pieces_of_pgn))];
    if (below(roll, 2) != 0) text += below(roll, 6) != 0 ? ' ' : '\n';
  }
  return text;
}

/// Stretches of real games, and all inputs of the conformance cases.
inline const std::vector<std::string>& real_texts() {
  static const auto texts = [] {
    std::vector<std::string> found;
    for (const auto& one : all_cases()) found.push_back(one.input.substr(0, 2000));
    for (const auto* name : {"twic", "lichess", "rav"}) {
      const auto file =
          std::filesystem::path(STRICTPGN_CORPORA) / "bench" / (std::string(name) + ".pgn");
      if (!exists(file)) continue;
      const auto text = bytes_of_file(file);
      for (std::size_t at = 0; at < text.size() && at < 400'000; at += 20'000)
        found.push_back(text.substr(at, 2000));
    }
    return found;
  }();
  return texts;
}

inline std::string mutated(std::string text, dice& roll) {
  for (auto left = 1 + below(roll, 3); left != 0 && !text.empty(); --left) {
    const auto at = below(roll, text.size());
    const auto size = 1 + below(roll, 12);
    switch (below(roll, 6)) {
      case 0:
        text.resize(at);
        break;
      case 1:
        text.erase(at, size);
        break;
      case 2:
        text.insert(at, text.substr(at, size));
        break;
      case 3:
        text[at] = static_cast<char>(below(roll, 256));
        break;
      case 4:
        text.erase(0, at);
        break;
      default:
        text.insert(at, pieces_of_pgn[below(roll, std::size(pieces_of_pgn))]);
    }
  }
  return text;
}

inline std::string mutated_real_text(dice& roll) {
  return mutated(real_texts()[below(roll, real_texts().size())], roll);
}

/// Says what is wrong with a text; nothing, when nothing is.
using judge = std::function<std::string(std::string_view)>;

/// The text without all that the fault does not need.
inline std::string reduced(std::string text, const judge& fault_in) {
  for (std::size_t size = text.size() / 2 + 1; size != 0; size /= 2)
    for (std::size_t at = 0; at < text.size();) {
      auto smaller = text;
      smaller.erase(at, size);
      if (fault_in(smaller).empty())
        at += size;
      else
        text = smaller;
    }
  return text;
}

/// Stops at the first fault and shows the least text that has one.
inline void try_texts(std::size_t trials, std::string (*next)(dice&), const judge& fault_in) {
  dice roll(1994);
  for (trials = tenth_if_sanitized(trials); trials != 0; --trials) {
    const auto text = next(roll);
    if (fault_in(text).empty()) continue;
    const auto least = reduced(text, fault_in);
    BOOST_ERROR(shown_bytes(least) + ": " + shown_bytes(fault_in(least)));
    return;
  }
}

}  // namespace strictpgn::tests
