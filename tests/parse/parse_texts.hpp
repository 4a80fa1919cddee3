// Texts to try a parser on: random, or others damaged.
#pragma once

#include <boost/test/unit_test.hpp>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>

#include "random.hpp"
#include "spec/grammar_bytes.hpp"

namespace strictpgn::tests {

inline std::string random_bytes(rng& random) {
  std::string text(below(random, 40), ' ');
  for (char& c : text) c = static_cast<char>(below(random, 256));
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

inline std::string token_soup(rng& random) {
  std::string text;
  for (auto left = 1 + below(random, 12); left != 0; --left) {
    text += pieces_of_pgn[below(random, std::size(pieces_of_pgn))];
    if (below(random, 2) != 0) text += below(random, 6) != 0 ? ' ' : '\n';
  }
  return text;
}

inline std::string mutated(std::string text, rng& random) {
  for (auto left = 1 + below(random, 3); left != 0 && !text.empty(); --left) {
    const auto at = below(random, text.size());
    const auto size = 1 + below(random, 12);
    switch (below(random, 6)) {
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
        text[at] = static_cast<char>(below(random, 256));
        break;
      case 4:
        text.erase(0, at);
        break;
      default:
        text.insert(at, pieces_of_pgn[below(random, std::size(pieces_of_pgn))]);
    }
  }
  return text;
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
inline void try_texts(std::uint64_t usual_trials, std::string (*next)(rng&),
                      const judge& fault_in) {
  rng random;
  std::string first;
  for (auto left = trials(usual_trials); left != 0 && first.empty(); --left)
    if (auto text = next(random); !fault_in(text).empty()) first = reduced(text, fault_in);
  const auto fault = fault_in(first);
  BOOST_TEST(fault.empty(), shown_bytes(first) << ": " << shown_bytes(fault)
                                               << " (STRICTPGN_SEED=" << seed() << ")");
}

}  // namespace strictpgn::tests
