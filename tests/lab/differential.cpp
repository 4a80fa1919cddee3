// Answers of other programs, as they are understood.
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "lab/differential/avoidance.hpp"
#include "lab/differential/base64.hpp"
#include "lab/differential/campaign_state.hpp"
#include "lab/differential/command_target.hpp"
#include "lab/differential/features.hpp"
#include "lab/differential/initial_position.hpp"
#include "lab/differential/mismatch.hpp"
#include "lab/differential/plain_text.hpp"
#include "lab/differential/spellings.hpp"
#include "lab/differential/target_patterns.hpp"
#include "lab/differential/test_cases.hpp"
#include "lab/differential/title.hpp"
#include "sanitized.hpp"
#include "spec/graph.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(differential)

using namespace strictpgn;
using namespace strictpgn::differential;

BOOST_AUTO_TEST_CASE(messages_lose_what_is_particular) {
  struct message {
    std::string_view raw;
    std::string_view normal;
  };
  const message cases[] = {
      {"", ""},
      {"  Illegal move Nf3 in line 17  ", "Illegal move # in line #"},
      {"no such tag \"White player\"", "no such tag \"\""},
      {"cannot open /tmp/x/game.pgn: no such file", "cannot open # no such file"},
      {"Expected \"(\", \"*\", \"-\", or [a-h] but \"$\" found.",
       "Expected \"\" or [a-h] but \"\" found."},
      {"it's 'broken", "it's 'broken"},
      {"caf\xC3\xA9 \xFF", "#"},
  };
  for (const auto& [raw, normal] : cases) BOOST_TEST(normalised(raw) == normal);
}

BOOST_AUTO_TEST_CASE(the_line_that_speaks_of_an_error_tells_most) {
  BOOST_TEST(telling_line("Processing a.pgn\n\nError: no\nmore\n") == "Error: no");
  BOOST_TEST(telling_line("\n  \nProcessing a.pgn\nx\n") == "Processing a.pgn");
  BOOST_TEST(telling_line("\n \t\n") == "");
  BOOST_TEST(telling_line("terminate called after throwing an instance of 'std::invalid_argument'\n"
                          "  what():  stoi\nAborted\n") == "what():  stoi");
  BOOST_TEST(telling_line("terminate called after throwing an instance of 'int'\nAborted\n") ==
             "terminate called after throwing an instance of 'int'");
  BOOST_TEST(telling_line("Processing a.pgn\nAborted\n") == "Aborted");
  BOOST_TEST(telling_line("main(): a.pgn\n  Error: no\nAborted\n") == "Error: no");
  BOOST_TEST(telling_line("Processing a.pgn\nfree(): invalid pointer\nAborted (core dumped)\n") ==
             "free(): invalid pointer");
}

BOOST_AUTO_TEST_CASE(bytes_in_base64_are_as_rfc_4648_has_them) {
  struct coding {
    std::string_view bytes;
    std::string_view text;
  };
  const coding cases[] = {{"", ""},        {"f", "Zg=="},          {"fo", "Zm8="},
                          {"foo", "Zm9v"}, {"foobar", "Zm9vYmFy"}, {{"\xFF\xFE\0", 3}, "//4A"}};
  for (const auto& [bytes, text] : cases) {
    BOOST_TEST(base64(bytes) == text);
    BOOST_TEST((from_base64(text) == std::string(bytes)));
  }
  for (const auto* const other : {"Zg", "Z", "Zm9v Zm9v", "Zg==Zg==", "Zh=="})
    BOOST_TEST(!from_base64(other), other);
}

BOOST_AUTO_TEST_CASE(file_names_are_quoted_for_the_shell) {
  BOOST_TEST(with_file("a {} {} b", "x'y z") == "a 'x'\\''y z' 'x'\\''y z' b");
  BOOST_TEST(with_file("a", "x") == "a");
}

BOOST_AUTO_TEST_CASE(the_shape_of_a_text_is_what_it_has_beyond_the_plainest_game) {
  struct example {
    std::string_view text;
    std::vector<std::string> signature;
  };
  const example cases[] = {
      {"*", {}},
      {"d4 *", {"standard_san"}},
      {"[SetUp \"1\"][FEN \"7k/8/8/8/8/8/8/R3K3 w - - 0 1\"]\nRa2 *", {"standard_san"}},
      {"[Event \"a\"] 1. e4 {b} (d4) *",
       {"brace_comment", "move_number", "plain_tag_pair", "rav", "standard_san"}},
  };
  for (const auto& [text, signature] : cases)
    BOOST_TEST(signature_of(text, {}) == signature, boost::test_tools::per_element());
  for (const auto name : notable_productions())
    BOOST_TEST(spec::import_grammar().find(name).has_value(), name);
}

BOOST_AUTO_TEST_CASE(two_answers_come_to_one_find) {
  const auto invalid = judge("1. e4 $256 *\n", {});
  const auto valid = judge("1. e4 *\n", {});
  answer accepts, refuses, counts_none, counts_many, hangs;
  accepts.accepts = counts_none.accepts = counts_many.accepts = true;
  refuses.message = "bad move 7";
  counts_none.games = 0;
  counts_many.games = 2;
  hangs.how = ending::hung;
  const auto rule_of = [](const verdict& verdict) { return verdict.errors.front(); };
  BOOST_TEST_REQUIRE(!invalid.is_valid());
  BOOST_TEST((compare(valid, accepts, {}) == std::nullopt));
  BOOST_TEST((compare(invalid, refuses, {}) == std::nullopt));
  BOOST_TEST(
      (compare(invalid, accepts, {}) == mismatch{outcome::accepts_invalid, rule_of(invalid), {}}));
  BOOST_TEST((compare(invalid, accepts, set_of({rule_of(invalid)})) == std::nullopt));
  BOOST_TEST((compare(valid, refuses, {}) == mismatch{outcome::rejects_valid, {}, "bad move #"}));
  BOOST_TEST((compare(valid, refuses, set_of({rule::tag_section_missing})) == std::nullopt));
  BOOST_TEST((compare(valid, counts_none, {}) == mismatch{outcome::silent_loss, {}, "games"}));
  BOOST_TEST((compare(valid, counts_many, {}) == mismatch{outcome::invention, {}, "games"}));
  BOOST_TEST((compare(invalid, hangs, {}) == mismatch{outcome::hang, {}, {}}));
  // A move that was not seen was not taken for a good one; what swallows a game may be the fault.
  const auto illegal = judge("1. Ke4 *", {}), unclosed = judge("1. e4 {", {});
  BOOST_TEST((compare(illegal, counts_none, {}) == std::nullopt));
  BOOST_TEST((compare(illegal, accepts, {}) ==
              mismatch{outcome::accepts_invalid, rule::move_illegal, {}}));
  BOOST_TEST((compare(unclosed, counts_none, {}) ==
              mismatch{outcome::accepts_invalid, rule_of(unclosed), {}}));
}

BOOST_AUTO_TEST_CASE(a_ledger_read_again_is_the_same) {
  campaign_state all;
  all.next_seed = 9;
  all.texts = 8;
  all.by_outcome[2] = 3;
  all.pending.push_back({7, {"\xFF\n{", "broken: nag-null", rule::nag_null}, {outcome::hang}});
  all.met["rav"] = 3;
  all.complaints["hang"] = {4, 2, 1};
  all.clusters["hang-0"] = {"hang-0", {outcome::hang}, {"game", "san"}, 2, 3, 17, 5, "sound"};
  all.clusters["b"] = {"b", {outcome::accepts_invalid, rule::char_nul}, {}, 1, 1, 1, 1, "", false};
  const auto text = write_campaign_state(all, "run");
  BOOST_TEST(write_campaign_state(read_campaign_state(text, "run"), "run") == text);
  BOOST_CHECK_THROW(read_campaign_state(text, "other"), bad_campaign_state);
  BOOST_CHECK_THROW(read_campaign_state("{\"format\":1,\"run\":\"run\"}", "run"),
                    bad_campaign_state);
  BOOST_CHECK_THROW(read_campaign_state("]", "run"), bad_campaign_state);
}

BOOST_AUTO_TEST_CASE(a_text_has_productions_rules_and_situations) {
  struct example {
    std::string_view text;
    std::string feature;
  };
  const example cases[] = {
      {"1. e4 ; a\n*", "rest_of_line_comment"},
      {"1. e4 $0 *", "nag-null"},
      {"1. e4 a6 2. e5 d5 3. exd6 *", "en passant"},
      {"[SetUp \"1\"][FEN \"6k1/8/8/8/8/Q7/8/Q1Q4K w - - 0 1\"]\nQa1b2 *", "square disambiguation"},
  };
  for (const auto& [text, feature] : cases)
    BOOST_TEST(features_of(text, {}).contains(feature), text);
  BOOST_TEST(!features_of("1. e4 a6 2. e5 *", {}).contains("en passant"));
}

BOOST_AUTO_TEST_CASE(a_text_has_spellings_that_tokens_do_not_show) {
  struct example {
    std::string_view text;
    std::vector<std::string> spellings;
  };
  const example cases[] = {
      {"[A \"b\"]\n\n1. e4 e5 *\n", {}},
      {"1. e4\ve5 *", {"vertical tab"}},
      {"1. e4 {\v} e5 ;\v\n*", {}},
      {"[A\"b\"] *", {"tag value without a blank"}},
      {"[ A \"b\"] *", {"white space in brackets"}},
      {"[A \n\"b\"] *", {"line break before a tag value"}},
      {"[A\t \"b\"] *", {}},
      {"[A \"b\"\n] *", {"white space in brackets"}},
      {"[A \"]\"] *", {}},
      {"1. e4 e5*", {"marker without a blank"}},
      {"*", {}},
  };
  const auto is_spelling = [](const auto& each) { return !section_of_spelling(each).empty(); };
  for (const auto& [text, spellings] : cases) {
    std::vector<std::string> found;
    for (const auto& [name, places] : features_of(text, {}))
      if (is_spelling(name)) found.push_back(name);
    BOOST_TEST(found == spellings, text);
  }
  const std::vector<std::string> signature{"standard_san", "vertical tab"};
  BOOST_TEST(signature_of("e4\v*", {}) == signature, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_feature_is_taken_out_of_a_text) {
  struct example {
    std::string_view text;
    std::string feature;
    std::string left;
  };
  const example cases[] = {
      {"1. e4 {a} e5 {b} *", "brace_comment", "1. e4   e5   *"},
      {"1. e4 $0 *", "nag-null", "1. e4   *"},
      {"1. e4 (1. d4 $0) e5 *", "rav", "1. e4   e5 *"},
      {"1. e4 (1. d4 (1. c4)) e5 *", "rav", "1. e4   e5 *"},
      {"1. e4 a6 2. e5 d5 3. exd6 h6 *", "en passant", "1. e4 a6 2. e5 d5  *"},
      {"1. e4\ve5 *", "vertical tab", "1. e4 e5 *"},
      {"[A\n\"b\"] *", "line break before a tag value", "[A \"b\"] *"},
  };
  for (const auto& [text, feature, left] : cases) {
    const auto is_valid = [](std::string_view candidate) {
      return judge(candidate, {}).is_valid();
    };
    BOOST_TEST((without(text, feature, {}, is_valid) == left), text);
  }
  // What is left of the line is still long: the comment goes as a whole.
  const auto line = "1. e4 {" + std::string(90, 'x') + "}\n*";
  BOOST_TEST((without(line, "line-80-or-more", {}, [](auto) { return true; }) == "1. e4  \n*"));
  BOOST_TEST(!without("1. e4 *", "brace_comment", {}, [](auto) { return true; }));
  BOOST_TEST(!without("1. e4 {a} *", "brace_comment", {}, [](auto) { return false; }));
}

BOOST_AUTO_TEST_CASE(games_are_compared_in_the_parts_that_are_shown) {
  const auto ours = games_of("[White \"a\"] 1. e4 $1 {b} (1. d4) e5 *", {});
  BOOST_TEST_REQUIRE(ours.size() == 1U);
  BOOST_TEST_REQUIRE(ours[0].moves.size() == 3U);
  BOOST_TEST(ours[0].moves[1].destination == "e4");
  const shown_parts all{"games",    "tags", "moves",      "squares",    "fens",
                        "comments", "nags", "variations", "termination"};
  struct change {
    std::string what;
    bool is_loss;
    void (*make)(std::vector<told_game>& games);
  };
  const change changes[] = {
      {"games", true, [](auto& games) { games.clear(); }},
      {"games", false, [](auto& games) { games.push_back(games[0]); }},
      {"tag pair", true, [](auto& games) { games[0].tags.clear(); }},
      {"tag value", false, [](auto& games) { games[0].tags[0].second = "b"; }},
      {"number of moves", true, [](auto& games) { games[0].moves.pop_back(); }},
      {"number of moves", false, [](auto& games) { games[0].moves.push_back(games[0].moves[2]); }},
      {"move", false, [](auto& games) { games[0].moves[2].destination = "e6"; }},
      {"position after a move", false, [](auto& games) { games[0].moves[2].fen = "8/8"; }},
      {"NAGs", true, [](auto& games) { games[0].moves[1].nags.clear(); }},
      {"NAGs", false, [](auto& games) { games[0].moves[2].nags.insert(3); }},
      {"comment", true, [](auto& games) { games[0].moves[1].comment.clear(); }},
      {"comment", false, [](auto& games) { games[0].moves[1].comment = "c"; }},
      {"number of variations", true, [](auto& games) { games[0].moves[1].variations.clear(); }},
      {"termination marker", false, [](auto& games) { games[0].termination = "1-0"; }},
  };
  BOOST_TEST(!compare_games(ours, ours, all));
  for (const auto& [what, is_loss, make] : changes) {
    auto theirs = ours;
    make(theirs);
    const auto found = compare_games(ours, theirs, all);
    BOOST_TEST_REQUIRE(found.has_value(), what);
    BOOST_TEST(found->what == what);
    BOOST_TEST(found->is_loss == is_loss, what);
    BOOST_TEST(!compare_games(ours, theirs, {}), what);
  }
}

BOOST_AUTO_TEST_CASE(a_value_told_as_a_number_stands_for_its_digits) {
  struct row {
    std::string ours, theirs;
    bool is_number, is_same;
  };
  const row rows[] = {
      {"0270", "270", true, true},   {"00", "0", true, true},      {"0270", "271", true, false},
      {"0270", "270", false, false}, {"270 ", "270", true, false},
  };
  for (const auto& [value, told, is_number, is_same] : rows) {
    const auto ours = games_of("[WhiteElo \"" + value + "\"] 1. e4 *", {});
    auto theirs = ours;
    theirs.at(0).tags.at(0).second = told;
    if (is_number) theirs[0].numbers.insert("WhiteElo");
    BOOST_TEST(!compare_games(ours, theirs, {"tags"}).has_value() == is_same, value + " " + told);
  }
}

BOOST_AUTO_TEST_CASE(what_programs_may_tell_in_their_own_way_is_no_difference) {
  const auto difference = [](std::string_view text, void (*tell)(told_move & last),
                             shown_parts parts) {
    const auto ours = games_of(text, {});
    auto theirs = ours;
    tell(theirs.at(0).moves.back());
    const auto found = compare_games(ours, theirs, parts);
    return found ? found->what : "";
  };
  const std::string castling = "[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"] 1. O-O-O *";
  BOOST_TEST(difference("1. e4 f5 2. Qh5+ *", [](auto& last) { last.san = "Qh5"; }, {"moves"}) ==
             "");
  BOOST_TEST(difference("1. e4 f5 2. Qh5+ *", [](auto& last) { last.san = "Qg4"; }, {"moves"}) ==
             "move");
  BOOST_TEST(difference(castling, [](auto& last) { last.san = "0-0-0"; }, {"moves"}) == "");
  BOOST_TEST(difference(castling, [](auto& last) { last.destination = "a1"; }, {"squares"}) == "");
  BOOST_TEST(difference(castling, [](auto& last) { last.destination = "h1"; }, {"squares"}) ==
             "move");
  const auto fen_of_e4 = [](std::string_view fields) {
    return "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b " + std::string(fields);
  };
  struct position {
    std::string fields, difference;
  };
  const std::string differs = "position after a move";
  const position positions[] = {{"KQkq e3 0 1", ""},      {"KQkq - 0 1", ""},
                                {"HAha e3 0 1", ""},      {"KQkq - 3+3 0 1", ""},
                                {"KQk e3 0 1", differs},  {"KQkq e3 1 1", differs},
                                {"KQkq d3 0 1", differs}, {"KQkq e3", differs}};
  for (const auto& [fields, expected] : positions) {
    const auto ours = games_of("1. e4 *", {});
    auto theirs = ours;
    theirs[0].moves[1].fen = fen_of_e4(fields);
    const auto found = compare_games(ours, theirs, {"squares", "fens"});
    BOOST_TEST((found ? found->what : "") == expected, fields);
  }
  const std::string commented = "1. e4 {[%clk 1:00:00] good} e5 *";
  const auto comment = [&](const char* told, const char* part) {
    const auto ours = games_of(commented, {});
    auto theirs = ours;
    theirs[0].moves[1].comment = told;
    const auto found = compare_games(ours, theirs, {"moves", part});
    return found ? found->what : "";
  };
  BOOST_TEST(comment("good", "comments-without-commands") == "");
  BOOST_TEST(comment("good", "comments") == "comment");
  BOOST_TEST(comment("bad", "comments-without-commands") == "comment");
  BOOST_TEST(comment("[%clk1:00:00]good,andmore", "comments") == "comment");
  const auto at_the_end = [](auto& last) { last.comment += "and what stands behind the game"; };
  BOOST_TEST(difference("1. e4 e5 {a} *", at_the_end, {"moves", "comments"}) == "");
}

BOOST_AUTO_TEST_CASE(a_game_may_begin_with_the_initial_position_instead) {
  struct game {
    std::string text;
    std::vector<std::string> plain;
  };
  const std::string head = "[White \"A\"]\n", fen = "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/1k6/8/K7 ";
  const game cases[] = {
      {head + fen + "w - - 0 9\"]\n\n9. Kb1! {a} Kc3 *\n",
       {head + "\n9. Kb1! {a} Kc3 *\n", head + "\n1. e4! {a} e5 *\n"}},
      {head + fen + "b - - 0 9\"]\n\n9... Kc3 (Ka3) 10 Kb1 *\n",
       {head + "\n9... Kc3 (Ka3) 10 Kb1 *\n", head + "\n1. e4 1... e5 (Ka3) 2 Nf3 *\n"}},
      {head + "1. e4 *\n", {}},
  };
  for (const auto& [text, plain] : cases)
    BOOST_TEST(from_initial_position(text) == plain, boost::test_tools::per_element());
  const auto holds = [](std::string_view text) {
    return check_database(text).totals.errors == 0 && text.find("{a}") != text.npos;
  };
  const auto shown = made_plain(cases[0].text, {}, {}, holds);
  BOOST_TEST(shown.find("FEN") == shown.npos, shown);
  BOOST_TEST(shown.find("1. e4 $1 {a} 1... e5 *") != shown.npos, shown);
}

BOOST_AUTO_TEST_CASE(a_plain_text_has_blanks_in_its_tag_pairs) {
  const auto holds = [](std::string_view text) {
    return text.find("Event") == text.npos && text.find("{a}") != text.npos;
  };
  BOOST_TEST(made_plain("[White\"A\"][Black \"B\"][Round\n\"1\"]\n\n1. e4 {a} *\n[Site\"C\"]*", {},
                        {}, holds) ==
             "[White \"A\"]\n[Black \"B\"]\n[Round\n\"1\"]\n\n1. e4 {a} *\n[Site \"C\"] *\n");
  const auto holds_without = [&](std::string_view text) {
    return holds(text) && text.find(" \"") == text.npos;
  };
  BOOST_TEST(made_plain("[White\"A\"]{a} *\n", {}, {}, holds_without) ==
             "[White\"A\"]\n\n1. e4 e5 2. Nf3 Nc6 {a} *\n");
}

BOOST_AUTO_TEST_CASE(a_plain_text_is_laid_out_as_people_do_it) {
  const auto plain = [](const std::string& text, std::string_view part) {
    const auto made = made_plain(text, {}, rule::san_drawing_mark, [&](std::string_view candidate) {
      return candidate.find(part) != candidate.npos && candidate.find("Event") == candidate.npos;
    });
    return made;
  };
  BOOST_TEST(plain("e4 e5= Nf3*", "e5=") == "1. e4 e5= 2. Nf3 *\n");
  BOOST_TEST(plain("1. e4 e5=*", "e5=*") == "1. e4 e5=*\n");
  BOOST_TEST(plain("[White \"b\"]*", "\"b\"") == "[White \"b\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n");
  BOOST_TEST(plain("e4(d4 d5)e5= -- Nc6 Na9*", "e5=") == "1. e4(d4 d5)e5= 2. -- Nc6 3. Na9 *\n");
  const std::string fen = "[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 9\"]";
  BOOST_TEST(plain("[SetUp \"\"]" + fen + "\n\ne5= e3 Kd8*", " b - - 0 9\"]") ==
             "[SetUp \"1\"]\n" + fen + "\n\n9... e5= 10. e3 Kd8 *\n");
}

BOOST_AUTO_TEST_CASE(no_two_clusters_have_one_title) {
  const auto titled = [](std::vector<std::string> signature, const mismatch& what) {
    cluster one;
    one.what = what;
    one.signature = std::move(signature);
    return title_of(one);
  };
  const mismatch refused{outcome::rejects_valid, {}, "no"};
  BOOST_TEST(titled({"escape-line", "escape_line"}, refused) ==
             "refuses a valid text (escape-line): no");
  BOOST_TEST(titled({"nag", "standard_san"}, refused) ==
             "refuses a valid text (nag, standard san): no");
  BOOST_TEST(titled({"nag", "plain_tag_pair"}, refused) !=
             titled({"nag", "standard_san"}, refused));
  BOOST_TEST(titled({"lenient_san", "nag-null"}, {outcome::accepts_invalid, rule::nag_null, ""}) ==
             "accepts a text that breaks nag-null");
  BOOST_TEST(titled({}, {outcome::silent_loss, {}, "moves"}) == "loses of a valid text: moves");
}

BOOST_AUTO_TEST_CASE(sections_are_those_of_the_rule_or_of_what_the_text_has) {
  cluster one;
  one.what.what = outcome::rejects_valid;
  one.signature = {"rest_of_line_comment", "standard_san"};
  BOOST_TEST(sections_of(one) == "PGN 5");
  one.signature = {"standard_san"};
  BOOST_TEST(sections_of(one) == "");
  one.signature = {"standard_san", "vertical tab"};
  BOOST_TEST(sections_of(one) == "PGN 4.2");
  one.what = {outcome::accepts_invalid, rule::nag_null, ""};
  BOOST_TEST(sections_of(one) == "PGN 10");
}

BOOST_AUTO_TEST_CASE(what_is_known_to_be_refused_is_avoided) {
  const auto known_by = [](outcome what, std::vector<std::string> signature) {
    std::map<std::string, cluster> known;
    known["a"] = {"a", {what, {}, "no"}, std::move(signature)};
    return known;
  };
  const test_case sound{"1. e4 {a} e5 $1 *", "sound"};
  const test_case broken{"1. e4 {a} e5 $256 *", "broken", rule::nag_out_of_range};
  const auto comments = known_by(outcome::rejects_valid, {"brace_comment"});
  BOOST_TEST(avoiding(comments, sound, {}) == "1. e4   e5 $1 *");
  BOOST_TEST(avoiding(comments, broken, {}) == "1. e4   e5 $256 *");
  BOOST_TEST(avoiding(known_by(outcome::rejects_valid, {"nag"}), broken, {}) == broken.text);
  BOOST_TEST(avoiding(known_by(outcome::rejects_valid, {"standard_san"}), sound, {}) == sound.text);
  BOOST_TEST(avoiding(known_by(outcome::accepts_invalid, {"nag"}), sound, {}) == sound.text);
  // Nothing is left of the game, or it breaks a rule that it did not break.
  const test_case castling{"[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"] 1. O-O *", "sound"};
  BOOST_TEST(avoiding(known_by(outcome::rejects_valid, {"castling_move"}), castling, {}) ==
             castling.text);
  const std::string before = "[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"] 1. Kd1 Kd7 ";
  const test_case promotion{before + "2. a8=Q *", "sound"};
  BOOST_TEST(avoiding(known_by(outcome::rejects_valid, {"promotion"}), promotion, {}) ==
             before + " *");
}

BOOST_AUTO_TEST_CASE(what_all_games_have_explains_no_find_of_others) {
  const auto has = features_of("1. e4 $1 *", {});
  BOOST_TEST(!explains({"standard_san", "move_number"}, has));
  BOOST_TEST(explains({"nag", "standard_san"}, has));
  BOOST_TEST(!explains({"nag", "rav"}, has));
}

BOOST_AUTO_TEST_CASE(one_cause_may_have_messages_that_begin_alike) {
  const auto refused = [](const std::string& message) {
    return mismatch{outcome::rejects_valid, {}, message};
  };
  BOOST_TEST(is_alike(refused("Unknown move text Ra"), refused("Unknown move text B")));
  BOOST_TEST(is_alike(refused("Unknown character"), refused("Unknown character A (Hex: #")));
  BOOST_TEST(!is_alike(refused("Unknown character"), refused("Unknown move text B")));
  BOOST_TEST(!is_alike(refused("Missing"), refused("Missing result")));
  BOOST_TEST(!is_alike(refused("a b c d e f"), refused("a b x y z f")));
  const auto lost = [](const std::string& part) {
    return mismatch{outcome::silent_loss, {}, part};
  };
  BOOST_TEST(!is_alike(lost("tag pair a"), lost("tag pair b")));
  BOOST_TEST(is_alike(lost("tag pair a"), lost("tag pair a")));

  std::map<std::string, cluster> known;
  known["a"] = {"a", refused("Unknown move text Ra"), {"escape_line", "standard_san"}};
  known["b"] = {"b", refused("Unknown move text Ra"), {"standard_san"}};
  const auto found = [&](std::vector<std::string> signature) {
    return same_in_other_words(refused("Unknown move text B"), signature, known);
  };
  BOOST_TEST(found({"escape_line", "standard_san"}) == &known["a"]);
  BOOST_TEST(found({"escape_line"}) == nullptr);
  BOOST_TEST(found({"standard_san"}) == nullptr);
}

BOOST_AUTO_TEST_CASE(all_that_texts_can_have_is_met_within_300) {
  test_cases from({}, {}, kind::all, {});
  turns by;
  std::set<std::string> met;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const auto test = from.make(seed, by);
    auto has = features_of(test.text, {});
    for (const auto& [name, places] : has) met.insert(name);
    has.try_emplace(test.goal);
    for (const auto& [name, places] : has) ++by.met[name];
  }
  for (const auto& goal : from.goals())
    if (!find_rule(goal)) BOOST_TEST(met.contains(goal), goal);
  BOOST_TEST(from.goals().size() > 400U);
  for (const auto& [name, why] : unmade_productions())
    BOOST_TEST(spec::import_grammar().find(name).has_value(), name);
  for (const auto* const name :
       {"square disambiguation", "rook promotion", "en passant evasion", "Chess960 castling"})
    BOOST_TEST(met.contains(name), name);
}

BOOST_AUTO_TEST_CASE(a_valid_text_has_what_it_is_made_for) {
  test_cases from({}, {}, kind::sound, {});
  turns by;
  for (std::uint64_t seed = 1; seed <= (tests::is_sanitized ? 60U : 300U); ++seed) {
    const auto test = from.make(seed, by);
    const auto has = features_of(test.text, {});
    BOOST_TEST((test.goal.empty() || has.contains(test.goal)), test.goal);
    for (const auto& [name, places] : has) ++by.met[name];
  }
}

BOOST_AUTO_TEST_CASE(a_text_is_asked_for_one_feature) {
  for (const std::string_view text : {"1. e4 $0 *", "1. e4 (1. d4) e5 ; comment\n2. Ke2 *"}) {
    for (const auto& [name, places] : features_of(text, {}))
      BOOST_TEST(has_feature(text, name, {}), name);
    for (const std::string name : {"brace_comment", "nag-repeated", "en passant"})
      BOOST_TEST(!has_feature(text, name, {}), name);
  }
}

BOOST_AUTO_TEST_SUITE_END()

#endif
