#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "report/tree/tree_json.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(report_tree)

using namespace strictpgn;
using nlohmann::json;

std::string line_of(std::string_view text, const options& options = {}) {
  auto games = reader::text(text, options);
  std::string out;
  while (games.next()) {
    const auto& step = games.current();
    if (step.game != nullptr) {
      report::render_tree(out, {*step.game, "t.pgn", games.totals().games}, *step.replay,
                          options.encoding);
    }
    if (step.outside != nullptr) {
      report::render_outside(out, *step.outside, "t.pgn", options.encoding);
    }
  }
  return out;
}

json tree_of(std::string_view text, const options& options = {}) {
  return json::parse(line_of(text, options));
}

constexpr std::string_view annotated =
    "[White \"A \\\"B\\\"\"]\n"
    "\n"
    "1. e4! {best} e5 (1... c5 2. Nf3 (2. c3 $5) 2... d6) 2. Nf3 ; why not\n"
    "2... Nc6 3. Bb5 Nf6 4. O-O *\n";

BOOST_AUTO_TEST_CASE(a_tree_says_whose_it_is) {
  const auto tree = tree_of(annotated);
  BOOST_TEST(tree.at("version") == 1);
  BOOST_TEST(tree.at("file") == "t.pgn");
  BOOST_TEST(tree.at("game") == 1);
  BOOST_TEST(tree.at("playable") == true);
  BOOST_TEST(tree.at("begin") == 0);
  BOOST_TEST(tree.at("end") == annotated.size() - 1);
  BOOST_TEST(
      tree.at("termination") ==
      json({{"result", "*"}, {"begin", annotated.size() - 2}, {"end", annotated.size() - 1}}));
}

BOOST_AUTO_TEST_CASE(tags_have_their_values_unescaped_and_their_places) {
  const auto tag = tree_of(annotated).at("tags")[0];
  BOOST_TEST(tag == json({{"name", "White"},
                          {"value", "A \"B\""},
                          {"begin", 0},
                          {"end", 17},
                          {"name_span", {{"begin", 1}, {"end", 6}}},
                          {"value_span", {{"begin", 8}, {"end", 15}}}}));
}

BOOST_AUTO_TEST_CASE(a_move_has_its_number_its_parts_and_what_was_played) {
  const auto move = tree_of(annotated).at("movetext")[0];
  BOOST_TEST(move == json({{"kind", "move"},
                           {"begin", 22},
                           {"end", 24},
                           {"text", "e4"},
                           {"number", {{"value", 1}, {"periods", 1}, {"begin", 19}, {"end", 21}}},
                           {"san", {{"piece", "pawn"}, {"to", "e4"}}},
                           {"suffix", "!"},
                           {"suffix_meaning", "a good move"},
                           {"suffix_span", {{"begin", 24}, {"end", 25}}},
                           {"played", {{"ply", 1}, {"origin", "e2"}, {"destination", "e4"}}}}));
}

struct parts {
  std::string_view movetext;
  std::size_t index;
  json san;
  json played;
};

BOOST_AUTO_TEST_CASE(the_parts_of_a_san_are_told_apart) {
  const parts cases[] = {
      {"1. e4 d5 2. exd5 *",
       2,
       {{"piece", "pawn"}, {"to", "d5"}, {"from_file", "e"}, {"capture", true}},
       {{"ply", 3}, {"origin", "e4"}, {"destination", "d5"}}},
      {"1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *",
       6,
       {{"castling", "short"}},
       {{"ply", 7}, {"origin", "e1"}, {"destination", "g1"}}},
      {"1. f3 e5 2. g4 Qh4# *",
       3,
       {{"piece", "queen"}, {"to", "h4"}, {"mark", "mate"}},
       {{"ply", 4}, {"origin", "d8"}, {"destination", "h4"}}},
      {"1. h4 g5 2. hxg5 h6 3. gxh6 Nf6 4. h7 Rg8 5. hxg8=Q *",
       8,
       {{"piece", "pawn"},
        {"to", "g8"},
        {"from_file", "h"},
        {"capture", true},
        {"promotion", "queen"}},
       {{"ply", 9}, {"origin", "h7"}, {"destination", "g8"}, {"promotion", "queen"}}},
  };
  for (const auto& c : cases) {
    const auto move = tree_of(c.movetext).at("movetext")[c.index];
    BOOST_TEST(move.at("san") == c.san);
    BOOST_TEST(move.at("played") == c.played);
  }
}

struct rated {
  std::string_view text;
  std::string_view suffix;
  std::size_t begin;
};

BOOST_AUTO_TEST_CASE(a_suffix_has_its_place_wherever_it_stands) {
  const rated cases[] = {
      {"e4! *", "!", 2},
      {"Nf3+?? *", "??", 4},
      {"e4 \t!? *", "!?", 4},
      {"e4\n%! no ?! suffix\n?! *", "?!", 19},
      {"e4\n \t%!\r\n! *", "!", 9},
      {"exd6 e.p.! *", "!", 9},
      {"exd6 ep ?? *", "??", 8},
      {"exd6e.p. !! *", "!!", 9},
      {"exd6 e.p.!!! ! *", "!", 13},
      {"1. -- ? *", "?", 6},
      {"1. e9! *", "!", 5},
  };
  for (const auto& c : cases) {
    const auto movetext = tree_of(c.text).at("movetext");
    const auto has_suffix = [](const json& e) { return e.contains("suffix"); };
    const auto& move = *std::ranges::find_if(movetext, has_suffix);
    BOOST_TEST_CONTEXT(c.text) {
      BOOST_TEST(move.at("suffix") == c.suffix);
      const json place{{"begin", c.begin}, {"end", c.begin + c.suffix.size()}};
      BOOST_TEST(move.at("suffix_span") == place);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_move_without_suffix_has_an_empty_place_for_it) {
  const auto read = check_database("1. e4 $1 e5!!! Nf3 *");
  const auto& what = read.games.at(0);
  for (const auto& one : what.elements) {
    if (one.kind != element_kind::move) continue;
    BOOST_TEST(what.suffix_span_of(one).empty());
    BOOST_TEST(what.suffix_span_of(one).begin == what.span_of(one).end);
  }
}

std::vector<std::string> kinds_of(const json& elements) {
  std::vector<std::string> kinds;
  for (const auto& one : elements) kinds.push_back(one.at("kind"));
  return kinds;
}

BOOST_AUTO_TEST_CASE(variations_nest) {
  const auto movetext = tree_of(annotated).at("movetext");
  const auto kinds = kinds_of(movetext);
  const std::vector<std::string> expected{"move",         "comment", "move", "variation", "move",
                                          "line_comment", "move",    "move", "move",      "move"};
  BOOST_TEST(kinds == expected, boost::test_tools::per_element());
  const auto& outer = movetext[3];
  const auto outer_kinds = kinds_of(outer.at("elements"));
  const std::vector<std::string> expected_outer{"move", "move", "variation", "move"};
  BOOST_TEST(outer_kinds == expected_outer, boost::test_tools::per_element());
  const auto& inner = outer.at("elements")[2];
  BOOST_TEST(inner.at("elements")[1].at("value") == 5);
  for (const auto& one : {outer, inner}) {
    BOOST_TEST(annotated.at(one.at("begin").get<std::size_t>()) == '(');
    BOOST_TEST(annotated.at(one.at("end").get<std::size_t>() - 1) == ')');
  }
  BOOST_TEST(inner.at("elements")[0].at("played").at("ply") == 3);
}

BOOST_AUTO_TEST_CASE(comments_have_their_content) {
  const auto movetext = tree_of(annotated).at("movetext");
  BOOST_TEST(movetext[1].at("content") == "best");
  BOOST_TEST(movetext[5].at("content") == " why not");
}

BOOST_AUTO_TEST_CASE(comments_have_their_commands) {
  const auto movetext =
      tree_of("1. e4 {ok [%clk 0:05:00][%c a,\"b, c\"]} e5 {none} *").at("movetext");
  const json time = {{"kind", "clock_time"}, {"milliseconds", 300'000}, {"mechanical", false}};
  const json expected = {{{"name", "clk"}, {"operands", {"0:05:00"}}, {"value", time}},
                         {{"name", "c"}, {"operands", {"a", "b, c"}}}};
  BOOST_TEST(movetext[1].at("commands") == expected);
  BOOST_TEST(!movetext[3].contains("commands"));
}

BOOST_AUTO_TEST_CASE(fens_come_on_request) {
  options options;
  options.record_fens = true;
  const auto tree = tree_of("1. e4 (1. d4) 1... c5 *", options);
  BOOST_TEST(tree.at("start_fen") == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  BOOST_TEST(tree.at("movetext")[1].at("elements")[0].at("played").at("fen") ==
             "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1");
  BOOST_TEST(tree.at("movetext")[2].at("played").at("fen") ==
             "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2");
  BOOST_TEST(!tree_of("1. e4 *").contains("start_fen"));
}

BOOST_AUTO_TEST_CASE(an_illegal_move_was_not_played) {
  const auto movetext = tree_of("1. e4 e5 2. Ke3 Nc6 *").at("movetext");
  BOOST_TEST(movetext[1].contains("played"));
  BOOST_TEST(!movetext[2].contains("played"));
  BOOST_TEST(!movetext[3].contains("played"));
}

BOOST_AUTO_TEST_CASE(deviations_name_their_rules_and_places) {
  const auto deviations = tree_of("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *").at("deviations");
  BOOST_REQUIRE(deviations.size() == 1U);
  BOOST_TEST(deviations[0] == json({{"rule", "san-castling-zero"}, {"begin", 34}, {"end", 37}}));
}

BOOST_AUTO_TEST_CASE(open_variations_are_closed_and_say_so) {
  const auto variation = tree_of("1. e4 (1. d4 (1. c4 *").at("movetext")[1];
  BOOST_TEST(variation.at("unclosed") == true);
  BOOST_TEST(variation.at("elements")[1].at("unclosed") == true);
}

BOOST_AUTO_TEST_CASE(a_game_cut_by_a_limit_is_still_a_tree) {
  options options;
  for (options.limits.game_elements = 1; options.limits.game_elements < 12;
       ++options.limits.game_elements) {
    BOOST_TEST(json::accept(line_of("1. e4 (1. d4 (1. c4 e5) c5) c5 (1... c6) 2. Nf3 *", options)));
  }
}

struct valued {
  std::string_view command;
  json value;
};

BOOST_AUTO_TEST_CASE(commands_have_values_with_their_units) {
  const valued cases[] = {
      {"clk 1:05:23", {{"kind", "clock_time"}, {"milliseconds", 3'923'000}, {"mechanical", false}}},
      {"mct 17:10:42",
       {{"kind", "clock_time"}, {"milliseconds", 61'842'000}, {"mechanical", true}}},
      {"emt 1.5", {{"kind", "elapsed_time"}, {"milliseconds", 1500}, {"of", "move"}}},
      {"egt 0:00:07", {{"kind", "elapsed_time"}, {"milliseconds", 7000}, {"of", "game"}}},
      {"eval -0.25", {{"kind", "evaluation"}, {"centipawns", -25}}},
      {"eval #-3,20", {{"kind", "evaluation"}, {"mate_in", 3}, {"winner", "Black"}, {"depth", 20}}},
      {"csl Gd4",
       {{"kind", "highlights"},
        {"squares", json::array({{{"color", "green"}, {"square", "d4"}}})},
        {"arrows", json::array()}}},
      {"cal Be2e4",
       {{"kind", "highlights"},
        {"squares", json::array()},
        {"arrows", json::array({{{"color", "blue"}, {"origin", "e2"}, {"destination", "e4"}}})}}},
      {"tqu \"De\",\"Gr\xFC\xDF Gott?\",\"\",\"h\",\"e2e4\",\"gut\",10",
       {{"kind", "training_question"},
        {"language", "De"},
        {"question", "Gr\u00FC\u00DF Gott?"},
        {"hints", {"", "h"}},
        {"answers", json::array({{{"move", "e2e4"}, {"feedback", "gut"}, {"points", 10}}})}}},
  };
  for (const auto& [command, value] : cases) BOOST_TEST_CONTEXT(command) {
      const auto text = "1. e4 {[%" + std::string(command) + "]} *";
      const auto found = tree_of(text).at("movetext")[1].at("commands")[0];
      BOOST_TEST(found.at("value") == value);
    }
  BOOST_TEST(!tree_of("1. e4 {[%clk 5:00]} *")["movetext"][1]["commands"][0].contains("value"));
}

BOOST_AUTO_TEST_CASE(glyphs_say_what_they_mean) {
  const auto movetext = tree_of("1. e4 $14 $146 $200 $9 e5?! *").at("movetext");
  const auto glyph = [&](std::size_t index) {
    auto one = movetext[index];
    one.erase("begin");
    one.erase("end");
    one.erase("deviant");
    return one;
  };
  BOOST_TEST(glyph(1) == json({{"kind", "nag"},
                               {"value", 14},
                               {"meaning", "White stands slightly better"},
                               {"symbol", "\u2A72"}}));
  BOOST_TEST(glyph(2) == json({{"kind", "nag"},
                               {"value", 146},
                               {"meaning", "a novelty"},
                               {"symbol", "N"},
                               {"practice", true}}));
  BOOST_TEST(glyph(3) == json({{"kind", "nag"}, {"value", 200}}));
  BOOST_TEST(glyph(4) ==
             json({{"kind", "nag"}, {"value", 9}, {"meaning", "the worst of all moves"}}));
  BOOST_TEST(movetext[5].at("suffix_meaning") == "a dubious move");
}

BOOST_AUTO_TEST_CASE(bytes_are_decoded_as_asked) {
  BOOST_TEST(tree_of("{caf\xE9} 1. e4 *").at("movetext")[0].at("content") == "caf\u00E9");
  options options;
  options.encoding = encoding::utf8;
  BOOST_TEST(tree_of("{caf\xC3\xA9 \xE9} 1. e4 *", options).at("movetext")[0].at("content") ==
             "caf\u00E9 \uFFFD");
}

BOOST_AUTO_TEST_CASE(commas_stand_between_values_only) {
  const auto line = line_of("1. e4 () (1. d4 ()) *");
  BOOST_TEST(line.find("[,") == std::string::npos);
  BOOST_TEST(line.find(",]") == std::string::npos);
  BOOST_TEST(line.find("}{") == std::string::npos);
  BOOST_TEST(line.ends_with("}\n"));
  BOOST_TEST(json::accept(line));
}

BOOST_AUTO_TEST_CASE(what_stands_outside_every_game_is_a_line_of_its_own) {
  const auto tree = tree_of("  {caf\xE9}\n");
  const json expected{
      {"version", 1},
      {"file", "t.pgn"},
      {"game", nullptr},
      {"begin", 2},
      {"end", 8},
      {"tags", json::array()},
      {"elements",
       json::array({{{"kind", "comment"}, {"begin", 2}, {"end", 8}, {"content", "caf\u00E9"}}})},
      {"deviations", json::array({{{"rule", "comment-outside-game"}, {"begin", 2}, {"end", 8}}})}};
  BOOST_TEST(tree == expected);
}

/// Games by their numbers, other lines by the kinds of their elements and the names of their tags.
std::vector<std::string> lines_in_words(std::string_view text) {
  std::vector<std::string> words;
  std::istringstream in(line_of(text));
  for (std::string line; std::getline(in, line);) {
    const auto tree = json::parse(line);
    auto& word = words.emplace_back();
    if (!tree.at("game").is_null()) {
      word = std::to_string(tree.at("game").get<int>());
      continue;
    }
    for (const auto& kind : kinds_of(tree.at("elements"))) word += kind + " ";
    for (const auto& tag : tree.at("tags")) word += tag.at("name").get<std::string>() + " ";
  }
  return words;
}

BOOST_AUTO_TEST_CASE(lines_stand_in_the_order_of_the_text) {
  struct {
    std::string_view text;
    std::vector<std::string> words;
  } const cases[] = {
      {"1. e4 *\n{a} {b}\n1. d4 *\n; c", {"1", "comment ", "comment ", "2", "line_comment "}},
      {"%x\n1. e4 *\n\n% y\n[White \"?\"]\n\n*", {"escape ", "1", "2"}},
      {"\xEF\xBB\xBF%x\n1. e4 *", {"stray escape ", "1"}},
      {"1. e4 *\n) }\n", {"1", "stray stray "}},
      {"1. e4 *\n) $5 ^\n", {"1", "text "}},
      {"1. e4 *\n[White \"cut", {"1", "White "}},
      {" \n\n", {}},
      {"1. e4 *\n", {"1"}},
  };
  for (const auto& c : cases) {
    BOOST_TEST(lines_in_words(c.text) == c.words, boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(each_game_is_one_line) {
  const auto lines = line_of("1. e4 *\n\n1. d4 *\n");
  BOOST_TEST(std::ranges::count(lines, '\n') == 2);
  BOOST_TEST(json::parse(lines.substr(lines.find('\n') + 1)).at("game") == 2);
}

BOOST_AUTO_TEST_SUITE_END()
