// Texts about one thing each: few tokens that are easily taken for each other, or that mean
// something else by what stands beside them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "random.hpp"
#include "repeated.hpp"
#include "unknown_roster.hpp"

namespace strictpgn::tests {

struct topic {
  std::string_view name;
  std::vector<std::string> beginnings;
  std::vector<std::string> pieces;
  std::vector<std::string> spaces;
};

inline const std::string tags_of_setup = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]";

// clang-format off
inline std::vector<topic> all_topics() {
  using namespace std::string_literals;
  const auto& roster = unknown_roster;
  const std::vector<std::string> anywhere{"", roster + "\n", roster + "\n1. e4 ", roster + "\n1. e4 e5 *\n\n",
        "\xEF\xBB\xBF", "1. e4 *\n"};
  const std::vector<std::string> white{" ", "\n", "\r\n", "\r", "\t", "\v", "\n\n", "  "};
  const std::vector<std::string> little{"", " ", "\n"};
  const auto x = [](std::size_t count) { return repeated("x", count); };
  return {
      {"escape lines", anywhere,
       {"%", "%", "%a", "%[A \"b\"]", "\n%", "\n%x\n", "1. e4", "*", "{", "}", ";", "[A \"b\"]", "[FEN", "(", ")",
        "a", "[", "\xEF\xBB\xBF", "\0"s, "\x01"}, white},
      {"tag pairs", anywhere,
       {"[", "]", "\"", "\"", "A", "Event", "Result", "\"*\"", "\"1-0\"", "\\", "\\\"", "[A \"b\"]",
        "[Event \"x\"]", "SetUp", "\"1\"", "[SetUp \"1\"]", tags_of_setup, "1. e4", "*", "\x01", "\0"s, "FEN"},
        white},
      {"tag sections", {"", roster.substr(0, 60), roster},
       {"[", "]", "\"", "Event", "[Event", "[Event \"a\"]", "[Result \"1-0\"]", "[Result \"\"]", "[Foo \"?\"]",
        "[Foo \"\"]", "[SetUp \"0\"]", "[SetUp \"1\"]", "[FEN \"\"]", "[FEN \"?\"]", tags_of_setup,
        "[Variant \"Chess960\"]", "[PlyCount \"2\"]", "[Date \"2024.1.1\"]", "\n1. e4", "1. Kd2", "*", "\n\n",
        "Event \"x\"]", "[Event \"x\"", "[Event x]", "[Event \"x]", "[Event\"x\"]"}, {"\n", " ", "\n\n", "\r\n",
        ""}},
      {"bytes in tags", {roster + "[A \"", "[A \"", roster, "[Event \""},
       {"\xE9", "\xC3\xA9", "\xC3", "\xEF\xBB\xBF", "\x01", "\0"s, "\x7F", "\x85", "\xA0", "\f", "\v", "\t", "\"",
        "\\\"", "\\\\", "\\", "]", "\"]", "\"]\n", "\"]\n\n1. e4 *", "a", "?", "[A \"", "[A", ";", "%", "{", "}"},
        little},
      {"roster", {""},
       {"[Event \"?\"]\n", "[Site \"?\"]\n", "[Date \"????.??.??\"]\n", "[Round \"?\"]\n", "[White \"?\"]\n",
        "[Black \"?\"]\n", "[Result \"*\"]\n", "[Result \"1-0\"]\n", "[result \"1-0\"]\n", "[WhiteElo \"x\"]\n",
        "[Result 1-0]\n", "\n", "*", "1-0", "1. e4 e5", "{c}", "[Event \"?\"", "[", "]", "\""}, little},
      {"setup", {roster, roster + "[SetUp \"1\"]\n", tags_of_setup},
       {"[SetUp \"1\"]\n", "[SetUp \"0\"]\n", "[SetUp \"\x01\"]\n", "[SetUp \"1", "[SetUp", "[FEN", "[FEN \"x\"]\n",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n", "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n",
        "[Variant \"Chess960\"]\n", "\"]", "\n", "1. Kd1", "1. Kd2 Kd8", "1... Kd8", "*", "1/2-1/2", "{c}",
        "[Result \"1-0\"]\n", "[setup \"1\"]\n", tags_of_setup}, little},
      {"commands", {roster + "\n1. e4 {", roster + "\n1. e4 e5 {", roster + "\n{"},
       {"[%", "[%clk 0:01:00]", "[%clk", "0:01:00]", "[%eval 0.1]", "[%csl Ra1]", "[%cal", "]", "[", "\"", "\"a]\"",
        ",", "%", "clk", "eval", "a", "}", "{", "\\", "[%x \"a", "\x01", "\0"s, "\xC3\xA9", "\xE9", "-", "#"},
        white},
      {"comments", {roster + "\n1. e4 ", roster + "\n"},
       {"{", "}", "{a}", "{}", "{ }", "{\n}", ";", "; \n", ";a\n", ";{\n", ";}\n", "{;}", "{a\n\nb}", "{\\}",
        "{%\n%}", "\n%a\n", "{\"", "a", "\"", "(", ")", "e5", "1. d4", "*", "{\x01}", "{\xC3\xA9}", "{a  b}",
        "{a\tb}", "{a \n b}", "{\xEF\xBB\xBF}"}, white},
      {"movetext", anywhere,
       {"1.", "1...", "e4", "e5", "Nf3", "Nc6", "(", "(", ")", ")", "{c}", "{", "}", ";c\n", ";", "$1", "$", "!",
        "?", "!?", "!!!", "*", "1-0", "1/2-1/2", "--", "Z0", "foo", "e9", "ep", "e.p.", "+", "#", "2", "1. e4",
        "99."}, little},
      {"variations", {roster + "\n1. e4 ", roster + "\n"},
       {"(", "(", ")", ")", "(1. d4)", "1. d4", "e5", "1... e5", "{a}", "$1", "$", "!", "()", "(*)", "*", "1-0",
        "(1. d4 (1. c4))", "Nf3", "foo", "--", ";a\n", "( {a} )", "e9"}, little},
      {"ends", {roster + "\n", roster},
       {"1. f3 e5 2. g4 Qh4#", "1. f3 e5 2. g4 Qh4", "0-1", "1-0", "*", "1. e4 e5 2. Ke2 Ke7", "[Result \"0-1\"]\n",
        "[Termination \"time forfeit\"]\n", "[PlyCount \"4\"]\n", "3. e4", "{c}", "\n", "$1", "(1. d4)",
        "[Event \"x\"]\n", "0-1 0-1"}, little},
      {"games", {""},
       {roster, "\n1. e4 e5 *\n\n", "1. e4 *", "[Event \"x\"]\n", "\n", "*", "1-0", "{c}", ";c\n", "%e\n", "foo",
        "(", "}", "]", "[", "\"", "\xEF\xBB\xBF", "\x1A", "\0"s}, white},
      {"text between games", {"", "1. e4\n\n", "1. e4 *\n\n", roster + "\n1. e4 *\n\n"},
       {"[", "]", "{", "}", "({", "\n%}", "\n%", "1. e4", "e4", "*", "%", "[A \"b\"]", "foo", "(", ")", "--", "1"},
        {"\n\n", "\n", " ", ""}},
      {"bytes", anywhere,
       {"\xE9", "\xC3\xA9", "\xC3", "\xBF", "\xEF\xBB\xBF", "\xFE\xFF", "\xFF\xFE", "\x01", "\0"s, "\x7F", "\x85",
        "\xA0", "\f", "\v", "\x1A", "{", "}", "[", "]", "\"", "1. e4", "*", "%", ";", "PK\x03\x04", "\x1F\x8B\x08",
        "BZh9", "A"}, white},
      {"long tokens", anywhere,
       {x(79), x(80), x(255), x(256), repeated("x ", 40), "{" + x(78) + "}", "[A \"" + x(74) + "\"]",
        "[A \"" + x(75) + "\"]", "[A \"" + x(250) + "\"]", "{", "}", ";", "1. e4", "*", "%", "$" + repeated("1",
        100), repeated("1", 90), repeated(".", 80), "[", "]", "\"", "{[%a " + x(77) + "]}", repeated("\xC3\xA9",
        80)}, {" ", "\n", "\n\n", ""}},
      {"long lines", {"", roster, roster + "\n"},
       {"[Event \"" + x(240), "[Event \"" + x(250) + "\"]", "\"]", "\"", "]", "[Site \"?\"]", "1. e4", "e5", "*",
        "1. e4 *", repeated(" ", 250), repeated("{c} ", 60), "{" + x(251) + "}", x(251), ";" + x(250) + "\n",
        "%" + x(252) + "\n", "\r", "(", ")", "\n\n", "1. d4 d5 *", repeated("(1. d4) ", 30), "foo", "[A \"b\"]"},
        little},
  };
}
// clang-format on

/// Some of its pieces, now and then one of another topic's, and seldom a game behind them.
inline std::string text_about(const topic& one, const std::vector<topic>& all, rng& random) {
  const auto any = [&](const auto& of) -> const auto& { return of[below(random, of.size())]; };
  auto text = any(one.beginnings);
  const bool is_mixed = below(random, 3) == 0;
  for (auto count = 1 + below(random, 10); count != 0; --count) {
    text += any(is_mixed && below(random, 3) == 0 ? any(all).pieces : one.pieces);
    if (below(random, 2) == 0) text += any(one.spaces);
  }
  if (below(random, 3) == 0) text += "\n\n" + unknown_roster + "\n1. e4 e5 *\n\n";
  return text;
}

}  // namespace strictpgn::tests
