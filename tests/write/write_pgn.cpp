// Export format, fragment by fragment (PGN 3.2, 8; contract, appendix B).
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <iterator>
#include <map>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "random.hpp"
#include "strictpgn/write.hpp"
#include "unknown_roster.hpp"
#include "write/tag_section.hpp"

BOOST_AUTO_TEST_SUITE(write_pgn_games)

using namespace strictpgn;
using namespace std::literals;

namespace {

const auto& roster = tests::unknown_roster;

written write(std::string_view text, profile format = profile::export_format,
              encoding encoding = encoding::latin1) {
  options options;
  options.format = format;
  options.encoding = encoding;
  return write_database(text, options);
}

/// The movetext that a movetext becomes, without the empty line after it.
std::string movetext_of(std::string_view movetext) {
  const auto text = write(roster + "\n" + std::string(movetext) + "\n").text;
  BOOST_REQUIRE(text.starts_with(roster + "\n"));
  BOOST_REQUIRE(text.ends_with("\n\n"));
  return text.substr(roster.size() + 1, text.size() - roster.size() - 3);
}

struct rewriting {
  std::string_view given;
  std::string_view due;
};

void check(const std::vector<rewriting>& all) {
  for (const auto& [given, due] : all) BOOST_TEST(movetext_of(given) == due);
}

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_stand_before_white_moves_and_after_interruptions) {
  check({
      {"e4 e5 Nf3 *", "1. e4 e5 2. Nf3 *"},
      {"1.e4 1...e5 2 .Nf3 *", "1. e4 e5 2. Nf3 *"},
      {"1. e4 {x} e5 *", "1. e4 {x} 1... e5 *"},
      {"1. e4 $1 e5 *", "1. e4 $1 1... e5 *"},
      {"1. e4 (1. d4) e5 *", "1. e4 (1. d4) 1... e5 *"},
      {"1. e4 e5 (c5) 2. d4 *", "1. e4 e5 (1... c5) 2. d4 *"},
      {"1. e4 7... e5 *", "1. e4 e5 *"},
  });
}

BOOST_AUTO_TEST_CASE(moves_get_their_canonical_san) {
  check({
      {"1. Ng1f3 *", "1. Nf3 *"},
      {"1. e2-e4 e7e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qf7 *", "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# *"},
      {"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *"},
      {"1. e4 a6 2. e5 d5 3. ed6 e.p. *", "1. e4 a6 2. e5 d5 3. exd6 *"},
  });
}

BOOST_AUTO_TEST_CASE(suffixes_become_nags_and_nags_ascend) {
  check({
      {"1. e4! e5? 2. d4!! d5?? 3. c4!? c5?! *",
       "1. e4 $1 1... e5 $2 2. d4 $3 2... d5 $4 3. c4 $5 3... c5 $6 *"},
      {"1. e4 $14 {x} $007 (1. d4) $2 e5 *", "1. e4 $2 $7 $14 {x} (1. d4) 1... e5 *"},
      {"1. e4? $1 $32 *", "1. e4 $1 $2 $32 *"},
      {"$13 {x} $10 1. e4 *", "$10 $13 {x} 1. e4 *"},
      {"1. e4 $0 $256 *", "1. e4 $0 $256 *"},
  });
}

BOOST_AUTO_TEST_CASE(comments_are_written_on_one_line_and_broken_where_it_is_full) {
  check({
      {"{ before\n\nthe first } 1. { inside } e4 {a\t b\r\nc} *",
       "{before the first} {inside} 1. e4 {a  b c} *"},
      {"1. e4 ; to the end { of the line\n*", "1. e4 {to the end { of the line} *"},
      {"1. e4 {} (1. d4 ;\n) *", "1. e4 {} (1. d4 {}) *"},
      {"1. e4 ;  a } b \n e5 *", "1. e4 ; a } b\n1... e5 *"},
      {"1. e4 (1. d4 (1. c4 ; a } b\n ) {c}) e5 *",
       "1. e4 (1. d4 (1. c4 ; a } b\n) {c}) 1... e5 *"},
      {"1. e4 (; a } b\n 1. d4) *", "1. e4 (; a } b\n1. d4) *"},
      {"1. e4 {a  b   c} *", "1. e4 {a  b   c} *"},
      {"1. e4 {[%csl Ga1,\nGb2] [%clk\n0:05:00\n]} *", "1. e4 {[%csl Ga1,Gb2] [%clk 0:05:00]} *"},
  });
}

BOOST_AUTO_TEST_CASE(comments_and_variations_keep_their_order) {
  check({
      {"1. e4 {a} (1. d4) {b} (1. c4 $1 {c}) 1... e5 *",
       "1. e4 {a} (1. d4) {b} (1. c4 $1 {c}) 1... e5 *"},
      {"1. e4 (1. d4) {b} $1 1... e5 *", "1. e4 $1 (1. d4) {b} 1... e5 *"},
      {"1. e4 (1. d4) ({alone} $7) e5 *", "1. e4 $7 (1. d4) {alone} 1... e5 *"},
      {"1. e4 (1. d4 (1. c4) {c} $2) {b} *", "1. e4 (1. d4 $2 (1. c4) {c}) {b} *"},
      {"1. e4 ({x} $13 1. d4) *", "1. e4 ($13 {x} 1. d4) *"},
      {"1. e4 () e5 *", "1. e4 e5 *"},
  });
}

BOOST_AUTO_TEST_CASE(no_line_has_80_columns_and_none_could_hold_more) {
  const std::string words = "1. e4 {" + std::string(60, 'a');
  const auto filled = [&](std::size_t length) {
    const auto last = std::string(length, 'b');
    return movetext_of(words + " " + last + "} *");
  };
  const auto word = [](std::size_t length) { return std::string(length, 'b') + '}'; };
  BOOST_TEST(filled(8) == words + ' ' + word(8) + " *");     // 79 columns
  BOOST_TEST(filled(9) == words + ' ' + word(9) + "\n*");    // 78: no room for the marker
  BOOST_TEST(filled(10) == words + ' ' + word(10) + "\n*");  // 79 with the brace
  BOOST_TEST(filled(11) == words + '\n' + word(11) + " *");  // the brace goes with its word
  const auto long_word = "{" + std::string(100, 'c') + "}";
  BOOST_TEST(movetext_of("1. e4 " + long_word + " e5 *") == "1. e4\n" + long_word + "\n1... e5 *");
}

BOOST_AUTO_TEST_CASE(no_word_of_a_comment_at_line_start_looks_like_something_else) {
  const std::string words = "1. e4 {" + std::string(68, 'a');
  BOOST_TEST(movetext_of(words + " b %c} *") == words + "\nb %c} *");
  BOOST_TEST(movetext_of(words + " b [White \"c\"]} *") == words + "\nb [White \"c\"]} *");
  BOOST_TEST(movetext_of(words + " b [see c]} *") == words + "\nb [see c]} *");
  BOOST_TEST(movetext_of(words + " b [1 \"c\"]} *") == words + "\nb [1 \"c\"]} *");
  BOOST_TEST(movetext_of(words + " b [1 c]} *") == words + " b\n[1 c]} *");
  BOOST_TEST(movetext_of(words + " b [%clk 1:00]} *") == words + " b\n[%clk 1:00]} *");
}

BOOST_AUTO_TEST_CASE(no_command_is_broken) {
  const std::string words = "1. e4 {" + std::string(60, 'a');
  BOOST_TEST(movetext_of(words + " [%clk 0:05:00]} *") == words + "\n[%clk 0:05:00]} *");
  BOOST_TEST(movetext_of(words + " [%csl Ra1,\nRa2]} *") == words + "\n[%csl Ra1,Ra2]} *");
  const auto operand = std::string(100, 'x') + ' ' + std::string(100, 'y');
  BOOST_TEST(movetext_of("1. e4 {a [%foo " + operand + "] b} *") ==
             "1. e4 {a\n[%foo " + operand + "]\nb} *");
}

BOOST_AUTO_TEST_CASE(a_text_that_no_line_can_hold_is_broken_at_the_last_blanks_that_fit) {
  const auto word = [](std::size_t length, char letter) { return std::string(length, letter); };
  const auto result = [&](std::string_view movetext) {
    return write(roster + "\n" + std::string(movetext) + "\n");
  };
  // 254 columns with the brace: nothing is broken.
  const auto whole = word(100, 'a') + "  " + word(150, 'b');
  BOOST_TEST(result("1. e4 {" + whole + "} *").text.ends_with("\n1. e4\n{" + whole + "}\n*\n\n"));
  BOOST_TEST(result("1. e4 {" + whole + "} *").mended.empty());
  const auto longer = result("1. e4 {" + whole + "   c   d} *");
  BOOST_TEST(longer.text.ends_with("\n1. e4\n{" + whole + "\nc   d} *\n\n"));
  BOOST_TEST_REQUIRE(longer.mended.size() == 1u);
  BOOST_TEST(longer.omissions.empty());
  // Not in a command, and not before a percent sign.
  const auto command = "[%foo " + word(100, 'a') + "  " + word(160, 'b') + "]";
  BOOST_TEST(result("1. e4 {" + command + "} *").text.ends_with("\n{" + command + "}\n*\n\n"));
  const auto percent = word(100, 'a') + "  " + word(100, 'b') + "  %" + word(100, 'c');
  BOOST_TEST(result("1. e4 {" + percent + "} *")
                 .text.ends_with("\n{" + word(100, 'a') + "\n" + word(100, 'b') + "  %" +
                                 word(100, 'c') + "}\n*\n\n"));
}

BOOST_AUTO_TEST_CASE(parentheses_that_no_line_can_hold_go_to_the_next) {
  const auto nested = [](int depth) {
    std::string text = "1. e4";
    for (int at = 0; at < depth; ++at) text += at % 2 == 0 ? " (1. d4" : " (1. e4";
    return movetext_of(text + std::string(static_cast<std::size_t>(depth), ')') + " *");
  };
  const auto closed = [](std::size_t count) { return std::string(count, ')'); };
  BOOST_TEST(nested(77).ends_with("\nd4" + closed(77) + "\n*"));
  BOOST_TEST(nested(78).ends_with("\ne4" + closed(77) + "\n) *"));
  BOOST_TEST(
      nested(200).ends_with("\ne4" + closed(77) + '\n' + closed(79) + '\n' + closed(44) + " *"));
  // What is too long by itself has a line of its own, up to the longest there is.
  const auto word = "{" + std::string(250, 'a') + "}";
  BOOST_TEST(movetext_of("1. e4 (1. d4 (1. c4 (1. b4 " + word + "))) *")
                 .ends_with('\n' + word + "))\n) *"));
}

BOOST_AUTO_TEST_CASE(columns_are_bytes_or_code_points) {
  const auto comment = "1. e4 {" + std::string(70, '\xE9') + " b} *\n";
  const auto utf8 = "1. e4 {" + [] {
    std::string text;
    for (int i = 0; i < 69; ++i) text += "\xC3\xA9";
    return text;
  }() + "} *\n";
  BOOST_TEST(write(roster + "\n" + comment).text.ends_with("\xE9\nb} *\n\n"));
  BOOST_TEST(write(roster + "\n" + utf8).text.find("1. e4\n{") != std::string::npos);
  BOOST_TEST(write(roster + "\n" + utf8, profile::export_format, encoding::utf8)
                 .text.ends_with("} *\n\n"));
  BOOST_TEST(
      write(roster + "\n" + utf8, profile::export_format, encoding::utf8).text.find("1. e4 {") !=
      std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_roster_goes_first_and_the_rest_ascends) {
  const auto written = write(
      "[b \"1\"][ECO\t\"A00\"] [Result \"1-0\"]\n[White\n\"A \\\"B\\\" \\\\ \\c\"]\n[Black \"\"]\n"
      "[E_ \"2\"]\n1-0");
  BOOST_TEST(written.omissions.empty());
  BOOST_TEST(written.text ==
             "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
             "[White \"A \\\"B\\\" \\\\ \\\\c\"]\n[Black \"?\"]\n[Result \"1-0\"]\n[ECO \"A00\"]\n"
             "[E_ \"2\"]\n[b \"1\"]\n\n1-0\n\n");
}

/// Pairs by chance, on lines of their own or not: names of the roster in their places and out of
/// them, several times, and others of which only the ninth byte or the end decides.
BOOST_AUTO_TEST_CASE(tag_sections_by_chance_are_the_first_of_each_name_in_order) {
  constexpr std::string_view others[] = {
      "ECO", "Ev", "Events", "EventDate", "EventDatf", "EventDat", "WhiteElo", "WhiteEl", "a", "Z"};
  constexpr std::string_view ends[] = {"\n", "\n", "\n", " ", ""};
  constexpr std::string_view values[] = {"x",    "y z",  "1-0", "a longer value than others",
                                         "\\\"", "\\\\", "\xE9"};
  const auto& names = write::roster;
  tests::rng random;
  const auto any_of = [&](const auto& all) { return all[tests::below(random, std::size(all))]; };
  for (auto trial = tests::trials(2000); trial != 0; --trial) {
    std::string text;
    std::map<std::string_view, std::string_view> first;
    const auto add = [&](std::string_view name) {
      const auto value = any_of(values);
      const auto space = tests::below(random, 8) == 0 ? "  " : " ";
      text.append("[").append(name).append(space).append("\"").append(value).append("\"]");
      text.append(any_of(ends));
      first.try_emplace(name, value);
    };
    const auto of_roster = tests::below(random, std::size(names) + 1);
    for (const auto name : std::span(names).first(of_roster)) add(name);
    for (auto more = tests::below(random, 8); more != 0; --more)
      add(tests::below(random, 3) == 0 ? any_of(names) : any_of(others));
    if (text.empty()) continue;
    std::string expected;
    const auto expect = [&](std::string_view name, std::string_view value) {
      expected.append("[").append(name).append(" \"").append(value).append("\"]\n");
      first.erase(name);
    };
    for (const auto name : names) {
      const auto usual = name == "Result" ? "*" : name == "Date" ? "????.??.??" : "?";
      const auto found = first.find(name);
      expect(name, found == first.end() ? usual : found->second);
    }
    while (!first.empty()) expect(first.begin()->first, first.begin()->second);
    BOOST_TEST(write(text + "\n*\n").text == expected + "\n*\n\n", text);
  }
}

BOOST_AUTO_TEST_CASE(a_missing_or_empty_result_is_that_of_the_marker) {
  for (const auto tags : {"[White \"A\"]\n", "[White \"A\"]\n[Result \"\"]\n"})
    BOOST_TEST(write(std::string(tags) + "\n1. e4 1/2-1/2\n").text.find("[Result \"1/2-1/2\"]") !=
               std::string::npos);
  BOOST_TEST(write("1. e4 e5\n*").text == roster + "\n1. e4 e5 *\n\n");
}

struct ending {
  std::string_view tags;
  std::string_view moves;
  std::string_view marker;
};

BOOST_AUTO_TEST_CASE(a_missing_marker_is_what_the_result_tag_says_unless_the_board_denies_it) {
  constexpr auto white_mates = "1. e4 f6 2. d4 g5 3. Qh5#"sv;
  constexpr auto stalemate = "[SetUp \"1\"]\n[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\"]\n"sv;
  const ending cases[] = {
      {"[Result \"1-0\"]\n", "1. e4", "1-0"},
      {"[Result \"0-1\"]\n", "1. e4", "0-1"},
      {"[Result \"1/2-1/2\"]\n", "1. e4", "1/2-1/2"},
      {"[Result \"*\"]\n", "1. e4", "*"},
      {"[Result \"1-0\"]\n", "", "1-0"},
      {"[Result \"\"]\n", "1. e4", "*"},
      {"[Result \"won\"]\n", "1. e4", "*"},
      {"[Result 1-0]\n", "1. e4", "*"},
      {"[Event \"x\"]\n", "1. e4", "*"},
      {"[Result \"1-0\"]\n", white_mates, "1-0"},
      {"[Result \"0-1\"]\n", white_mates, "*"},
      {"[Result \"1/2-1/2\"]\n", white_mates, "*"},
      {"[Result \"*\"]\n", white_mates, "*"},
      {"[Result \"1/2-1/2\"]\n", "1. Qg6", "1/2-1/2"},
      {"[Result \"1-0\"]\n", "1. Qg6", "*"},
  };
  for (const auto& [tags, moves, marker] : cases) {
    BOOST_TEST_CONTEXT(tags << moves) {
      const bool is_set_up = moves == "1. Qg6";
      const auto written = write(std::string(is_set_up ? stalemate : "") + std::string(tags) +
                                 "\n" + std::string(moves) + "\n");
      BOOST_TEST(written.text.ends_with(std::string(moves.empty() ? "\n" : " ") +
                                        std::string(marker) + "\n\n"));
      const auto is_told = [](const mending& one) {
        return one.what.find("marker") != one.what.npos;
      };
      BOOST_TEST(std::ranges::count_if(written.mended, is_told) == 1);
    }
  }
}

BOOST_AUTO_TEST_CASE(what_export_format_asks_for_is_written_and_said) {
  struct mended {
    std::string_view given;
    std::string_view due;
    std::string_view said;
  };
  const mended cases[] = {
      {"[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n", "[SetUp \"1\"]\n",
       "`[SetUp \"1\"]` is written beside FEN"},
      {"[SetUp \"\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n", "[SetUp \"1\"]\n",
       "`[SetUp \"1\"]` is written beside FEN"},
      {"[ECO \"\"]\n", "", "`[ECO \"\"]` is left out, as it is empty"},
      {"[Termination \"Time Forfeit\"]\n", "[Termination \"time forfeit\"]\n",
       "`[Termination \"Time Forfeit\"]` is written `time forfeit`"},
      {"[Annotator \"a\x01z\"]\n", "[Annotator \"az\"]\n",
       "control characters are dropped from the tag Annotator"},
  };
  for (const auto& [given, due, said] : cases) {
    BOOST_TEST_CONTEXT(given) {
      auto known = roster;
      known.replace(known.find('*'), 1, "1-0");
      const auto written = write(known + std::string(given) + "\n1-0\n");
      BOOST_TEST(written.omissions.empty());
      BOOST_TEST_REQUIRE(written.mended.size() == 1u);
      BOOST_TEST(written.mended[0].what == said);
      BOOST_TEST(written.text.find(due) != std::string::npos);
      BOOST_TEST(written.text.find("\"\"") == std::string::npos);
    }
  }
  for (const auto name : {"Event", "Site", "Round", "White", "Black", "Date", "Result"}) {
    const auto written = write("[" + std::string(name) + " \"\"]\n\n*\n");
    BOOST_TEST(written.text == roster + "\n*\n\n", name);
    BOOST_TEST(written.mended.size() == 7u, name);
  }
}

BOOST_AUTO_TEST_CASE(nothing_is_put_in_that_may_be_wrong) {
  const auto with = [](std::string_view tag, std::string_view marker) {
    return write("[Result \"" + std::string(marker) + "\"]\n" + std::string(tag) + "\n\n" +
                 std::string(marker) + "\n")
        .text;
  };
  for (const auto kept : {"[Termination \"Won by mate\"]", "[Round \"Final\"]", "[Setup \"1\"]"})
    BOOST_TEST(with(kept, "1-0").find(kept) != std::string::npos, kept);
  // A game without result cannot have ended so.
  BOOST_TEST(with("[Termination \"Normal\"]", "*").find("\"Normal\"") != std::string::npos);
  BOOST_TEST(with("[Termination \"Unterminated\"]", "1-0").find("\"Unterminated\"") !=
             std::string::npos);
  BOOST_TEST(write("[Result \"0-1\"]\n\n1-0\n").text.find("[Result \"0-1\"]\n\n1-0\n") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_game_from_a_position_has_its_numbers) {
  const auto tags = roster + "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n[SetUp \"1\"]\n\n";
  BOOST_TEST(write(tags + "Kd7 e4 *").text == tags + "40... Kd7 41. e4 *\n\n");
}

BOOST_AUTO_TEST_CASE(nothing_is_written_for_nothing) {
  BOOST_TEST(write("").text == "");
  BOOST_TEST(write("").omissions.empty());
}

BOOST_AUTO_TEST_CASE(reduced_keeps_moves_and_roster) {
  const auto written = write(
      roster + "[ECO \"A00\"]\n\n1. e4! {x} (1. d4 {y} (1. c4)) 1... e5 $1 $2 *", profile::reduced);
  BOOST_TEST(written.text == roster + "\n1. e4 e5 *\n\n");
  BOOST_TEST(written.omissions.empty());
  BOOST_TEST(written.reduced.tags == 1u);
  BOOST_TEST(written.reduced.comments == 1u);
  BOOST_TEST(written.reduced.variations == 1u);
  BOOST_TEST(written.reduced.nags == 3u);
  const auto elsewhere = write(
      roster + "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n[SetUp \"1\"]\n\n*", profile::reduced);
  BOOST_TEST(elsewhere.text == "");
  BOOST_TEST(elsewhere.omissions.size() == 1u);
}

struct loss {
  std::string_view given;  // movetext
  std::string_view kept;
  std::string_view what;
  std::string_view cause;
};

BOOST_AUTO_TEST_CASE(what_is_not_kept_is_said_and_why) {
  const loss cases[] = {
      {"1. e4 e5 2. Ke3 Nf6 {x} *", "1. e4 e5 *",
       "`Ke3` and what follows it (moves: 1, comments: 1)", "move-illegal"},
      {"1. e4 -- 2. d4 *", "1. e4 *", "`--` and what follows it (moves: 1, comments: 0)",
       "move-null"},
      {"1. e4 (1. Ke3) e5 *", "1. e4 e5 *", "the variation that begins with `Ke3`", "move-illegal"},
      {"(1. d4) 1. e4 *", "1. e4 *", "the variation that begins with `d4`", "rav-without-move"},
      {"1. e4 @ e5 *", "1. e4 e5 *", "`@`", "token-unexpected-character"},
      {"1. e4 foo e5 *", "1. e4 e5 *", "`foo`", "movetext-unknown-symbol"},
      {"1. e4!!! e5 *", "1. e4 e5 *", "`!!!`", "suffix-invalid"},
      {"1. e4\n%x\ne5 *", "1. e4 e5 *", "`%x`", "escape-line"},
      {"1. e4 {a\x01z} *", "1. e4 {az} *", "the control characters in the comment",
       "char-control-forbidden"},
      {"1. e4 (1. d4 *", "1. e4 (1. d4) *", "where the variation ends, which is guessed",
       "rav-unclosed"},
      {"1. e4! ? e5 *", "1. e4 $1 1... e5 *", "`?`", "suffix-repeated"},
      {"1. e4 1-1", "1. e4 *", "`1-1`", "termination-bad-form"},
      {"1. e4 * *", "1. e4 *", "`*`", "termination-repeated"},
      {"1. e4 * {x}", "1. e4 *", "`{x}`", "comment-outside-game"},
  };
  for (const auto& one : cases) {
    BOOST_TEST_CONTEXT(one.given) {
      const auto written = write(roster + "\n" + std::string(one.given) + "\n");
      BOOST_TEST(written.text == roster + "\n" + std::string(one.kept) + "\n\n");
      BOOST_REQUIRE(written.omissions.size() == 1u);
      BOOST_TEST(written.omissions[0].what == one.what);
      BOOST_REQUIRE(written.omissions[0].cause.has_value());
      BOOST_TEST(name_of(*written.omissions[0].cause) == one.cause);
    }
  }
}

BOOST_AUTO_TEST_CASE(what_is_not_kept_of_tags_is_said_too) {
  const loss cases[] = {
      {"[Event \"a\"]\n[Event \"b\"]\n", "[Event \"a\"]\n", "`[Event \"b\"]`", "tag-duplicate"},
      {"[Event \"a\" \"b\"]\n", "[Event \"?\"]\n", "`[Event \"a\" \"b\"]`", "tag-extra-token"},
      {"[Event]\n", "[Event \"?\"]\n", "`[Event]`", "tag-missing-value"},
      {"[Event\n", "[Event \"?\"]\n", "`[Event`", "tag-missing-value"},
      {"[Event \"a\tb\"]\n", "[Event \"a b\"]\n", "the tabs in the value: each becomes a space",
       "string-tab"},
  };
  for (const auto& one : cases) {
    BOOST_TEST_CONTEXT(one.given) {
      const auto written = write(std::string(one.given) + "[Site \"?\"]\n\n*\n");
      BOOST_TEST(written.text.starts_with(one.kept));
      BOOST_REQUIRE(written.omissions.size() == 1u);
      BOOST_TEST(written.omissions[0].what == one.what);
      BOOST_REQUIRE(written.omissions[0].cause.has_value());
      BOOST_TEST(name_of(*written.omissions[0].cause) == one.cause);
    }
  }
}

BOOST_AUTO_TEST_CASE(input_that_is_no_pgn_is_an_omission) {
  for (const auto text : {"<html><body>no</body></html>"sv, "\xFF\xFE[\0E\0"sv}) {
    const auto written = write(text);
    BOOST_TEST(written.text == "");
    BOOST_TEST(written.omissions.size() == 1u);
  }
}

BOOST_AUTO_TEST_SUITE_END()
