#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <ctime>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "files.hpp"
#include "repeated.hpp"
#include "report/tree/tree_json.hpp"
#include "report/tree_places.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

using namespace strictpgn;
using nlohmann::json;
using tests::repeated;

namespace {

std::string lines_of(std::string_view text, const options& options = {}, bool has_fens = false,
                     fen_dialect dialect = fen_dialect::fen,
                     en_passant_style style = en_passant_style::always) {
  auto games = reader::text(text, options);
  std::string out;
  while (games.next())
    report::render_tree(out, games.current(),
                        {.file = "t.pgn",
                         .number = games.totals().games,
                         .format = options.format,
                         .encoding = options.encoding,
                         .has_fens = has_fens,
                         .dialect = dialect,
                         .style = style});
  return out;
}

/// The first line.
json tree_of(std::string_view text, const options& options = {}) {
  const auto lines = lines_of(text, options);
  return json::parse(lines.substr(0, lines.find('\n')));
}

json tree_with_fens(std::string_view text, fen_dialect dialect = fen_dialect::fen,
                    en_passant_style style = en_passant_style::always) {
  return json::parse(lines_of(text, {}, true, dialect, style));
}

json place_of(std::size_t begin, std::size_t end) { return {{"begin", begin}, {"end", end}}; }

/// Moves as a line of text: SAN or state, comments, variations.
std::string told(const json& moves) {
  std::string text;
  for (const auto& move : moves) {
    if (!text.empty()) text += ' ';
    for (const auto& one : move.value("comments_before", json::array()))
      text += '{' + one.at("content").get<std::string>() + '}';
    text += move.value("san", move.at("state").get<std::string>());
    for (const auto& one : move.value("nags", json::array()))
      text += '$' + std::to_string(one.at("number").get<int>());
    for (const auto& one : move.value("comments", json::array()))
      text += '{' + one.at("content").get<std::string>() + '}';
    for (const auto& one : move.value("variations", json::array())) text += '(' + told(one) + ')';
  }
  return text;
}

constexpr std::string_view annotated =
    "[White \"A \\\"B\\\"\"]\n"
    "\n"
    "1. e4! {best} e5 (1... c5 2. Nf3 (2. c3 $5) 2... d6) 2. Nf3 ; why not\n"
    "2... Nc6 3. Bb5 Nf6 4. O-O *\n";

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

}  // namespace

BOOST_AUTO_TEST_SUITE(report_tree)

BOOST_AUTO_TEST_CASE(a_tree_says_whose_it_is) {
  const auto tree = tree_of(annotated);
  BOOST_TEST(tree.at("version") == 2);
  BOOST_TEST(tree.at("file") == "t.pgn");
  BOOST_TEST(tree.at("game") == 1);
  BOOST_TEST(tree.at("encoding") == "latin1");
  BOOST_TEST(tree.at("profile") == "import");
  BOOST_TEST(tree.at("playable") == true);
  BOOST_TEST(tree.at("start_fen") == start);
  BOOST_TEST(tree.at("begin") == 0);
  BOOST_TEST(tree.at("end") == annotated.size() - 1);
  BOOST_TEST(
      tree.at("termination") ==
      json({{"result", "*"}, {"begin", annotated.size() - 2}, {"end", annotated.size() - 1}}));
  options modern;
  modern.format = profile::modern;
  modern.encoding = encoding::utf8;
  BOOST_TEST(tree_of(annotated, modern).at("encoding") == "utf8");
  BOOST_TEST(tree_of(annotated, modern).at("profile") == "modern");
}

BOOST_AUTO_TEST_CASE(tags_have_their_values_unescaped_and_their_places) {
  const auto tag = tree_of(annotated).at("tags")[0];
  BOOST_TEST(tag == json({{"name", "White"},
                          {"value", "A \"B\""},
                          {"begin", 0},
                          {"end", 17},
                          {"name_span", place_of(1, 6)},
                          {"value_span", place_of(8, 15)}}));
}

BOOST_AUTO_TEST_CASE(a_move_has_its_facts_and_its_places) {
  const auto move = tree_of(annotated).at("moves")[0];
  BOOST_TEST(move ==
             json({{"ply", 1},
                   {"number", 1},
                   {"color", "White"},
                   {"state", "played"},
                   {"text", "e4"},
                   {"san", "e4"},
                   {"uci", "e2e4"},
                   {"piece", "pawn"},
                   {"from", "e2"},
                   {"to", "e4"},
                   {"begin", 22},
                   {"end", 24},
                   {"indication", {{"value", 1}, {"periods", 1}, {"begin", 19}, {"end", 21}}},
                   {"nags", json::array({{{"kind", "suffix"},
                                          {"begin", 24},
                                          {"end", 25},
                                          {"number", 1},
                                          {"meaning", "a good move"},
                                          {"symbol", "!"}}})},
                   {"comments", json::array({{{"kind", "comment"},
                                              {"begin", 26},
                                              {"end", 32},
                                              {"content", "best"},
                                              {"text", "best"}}})}}));
}

struct played_move {
  std::string_view text;
  std::size_t index;
  json facts;  ///< those of them that matter
};

BOOST_AUTO_TEST_CASE(what_was_played_is_told) {
  const played_move cases[] = {
      {"1. e4 d5 2. e4xd5+ *",
       2,
       {{"text", "e4xd5+"},
        {"san", "exd5"},
        {"uci", "e4d5"},
        {"piece", "pawn"},
        {"captured", "pawn"},
        {"ply", 3},
        {"number", 2}}},
      {"1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. 0-0 *",
       6,
       {{"san", "O-O"},
        {"uci", "e1g1"},
        {"uci_chess960", "e1h1"},
        {"castling", "short"},
        {"piece", "king"},
        {"from", "e1"},
        {"to", "g1"}}},
      {"[FEN \"1r1k4/8/8/8/8/8/8/2R2KR1 w GCb - 0 1\"]\n[SetUp \"1\"]\n[Variant "
       "\"Chess960\"]\n\n1. O-O-O+ *",
       0,
       {{"san", "O-O-O+"},
        {"uci", "f1c1"},
        {"uci_chess960", "f1c1"},
        {"castling", "long"},
        {"from", "f1"},
        {"to", "c1"},
        {"check", true}}},
      {"1. f3 e5 2. g4 Qh4 *",
       3,
       {{"text", "Qh4"},
        {"san", "Qh4#"},
        {"check", true},
        {"mate", true},
        {"color", "Black"},
        {"number", 2}}},
      {"1. e4 e5 2. Bc4 Nf6 3. Bxf7 *",
       4,
       {{"san", "Bxf7+"}, {"check", true}, {"captured", "pawn"}}},
      {"1. h4 g5 2. hxg5 h6 3. gxh6 Nf6 4. h7 Rg8 5. hxg8=Q *",
       8,
       {{"uci", "h7g8q"}, {"promotion", "queen"}, {"captured", "rook"}}},
      {"1. e4 Nf6 2. e5 d5 3. exd6 *",
       4,
       {{"uci", "e5d6"}, {"captured", "pawn"}, {"en_passant", true}}},
      {"1. e4 -- 2. d4 *", 1, {{"state", "null"}, {"san", "--"}, {"uci", "0000"}, {"text", "--"}}},
      {"1. e4 Z0 *", 1, {{"state", "null"}, {"san", "--"}, {"uci", "0000"}, {"text", "Z0"}}},
  };
  for (const auto& [text, index, facts] : cases) BOOST_TEST_CONTEXT(text) {
      const auto move = tree_of(text).at("moves")[index];
      for (const auto& [name, value] : facts.items())
        BOOST_TEST(move.value(name, json()) == value, name);
      for (const char* name : {"check", "mate", "en_passant", "captured", "promotion", "castling"})
        BOOST_TEST(move.contains(name) == facts.contains(name), name);
    }
}

struct unplayed {
  std::string_view text;
  std::size_t index;
  std::string_view state;
  std::string_view rule;  ///< of its finding
};

BOOST_AUTO_TEST_CASE(what_was_not_played_says_why) {
  const unplayed cases[] = {
      {"1. e4 e5 2. Ke3 Nc6 *", 2, "illegal", "move-illegal"},
      {"1. e4 e5 2. Ke3 Nc6 *", 3, "unfollowed", ""},
      {"1. e4 e5 2. Ne2 d5 3. Nc3 d4 4. Ng3 a6 5. Ne2 *", 4, "ambiguous", "san-ambiguous"},
      {"[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 40\"]\n[SetUp \"1\"]\n\n40. a8 *", 0, "promotion_missing",
       "san-promotion-missing"},
      {"1. e9 *", 0, "unreadable", "san-syntax"},
      {"1. e4 f5 2. Qh5+ -- *", 3, "pass_in_check", "move-null"},
      {"[Variant \"Atomic\"]\n\n1. e4 *", 0, "unfollowed", ""},
  };
  for (const auto& [text, index, state, rule] : cases) BOOST_TEST_CONTEXT(text) {
      const auto move = tree_of(text).at("moves")[index];
      BOOST_TEST(move.at("state") == state);
      BOOST_TEST(move.contains("findings") == !rule.empty());
      if (!rule.empty()) BOOST_TEST(move.at("findings")[0].at("rule") == rule);
      for (const char* name : {"san", "uci", "from", "piece", "fen"})
        BOOST_TEST(!move.contains(name), name);
    }
}

BOOST_AUTO_TEST_CASE(variations_are_alternatives_to_the_move_that_has_them) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {annotated, "e4$1{best} e5(c5 Nf3(c3$5) d6) Nf3{ why not} Nc6 Bb5 Nf6 O-O"},
      {"1. e4 ({a} 1. d4 {b} d5) {c} (1. c4) e5 *", "e4{c}({a}d4{b} d5)(c4) e5"},
      {"1. e4 (1. d4 (1. c4 {x}) d5) e5 (1... c5) *", "e4(d4(c4{x}) d5) e5(c5)"},
      {"{first} 1. e4 (1. d4 (1. c4 (1. b4))) (1. a4) *", "e4(d4(c4(b4)))(a4)"},
      {"1. e4 ({a} ({b}) {c}) e5 *", "e4{a}{b}{c} e5"},
      {"1. e4 e9 (1... e5) 2. Nf3 *", "e4 unreadable(e5) unfollowed"},
      {"(1. d4) 1. e4 ((1. c4) 1. b4 ((1... c5)) ) e5 *", "e4(b4) e5"},
      {"*", ""},
  };
  for (const auto& [text, expected] : cases)
    BOOST_TEST(told(tree_of(text).at("moves")) == expected, text);
}

BOOST_AUTO_TEST_CASE(variations_tell_their_places) {
  const auto moves = tree_of(annotated).at("moves");
  const auto& outer = moves[1].at("variations")[0];
  const auto& inner = outer[1].at("variations")[0];
  for (const auto* line : {&outer, &inner}) {
    const auto& parentheses = line->at(0).at("parentheses");
    BOOST_TEST(annotated.at(parentheses.at("begin").get<std::size_t>()) == '(');
    BOOST_TEST(annotated.at(parentheses.at("end").get<std::size_t>() - 1) == ')');
    BOOST_TEST(!line->at(1 % line->size()).contains("unclosed"));
  }
  BOOST_TEST(inner[0].at("ply") == 3);
  BOOST_TEST(!outer[1].contains("parentheses"));
  const auto open = tree_of("1. e4 (1. d4 (1. c4 *").at("moves")[0].at("variations")[0][0];
  BOOST_TEST(open.at("parentheses") == json({{"begin", 6}, {"end", 19}, {"unclosed", true}}));
  BOOST_TEST(open.at("variations")[0][0].at("parentheses").at("unclosed") == true);
}

BOOST_AUTO_TEST_CASE(variations_before_any_move_stand_apart) {
  const auto tree = tree_of("(1. d4 ((1... d5)) Nf6) 1. e4 ((1. c4) 1. b4) *");
  BOOST_TEST(told(tree.at("moves")) == "e4(b4)");
  std::vector<std::string> lines;
  for (const auto& line : tree.at("stray_variations")) lines.push_back(line[0].at("text"));
  const std::vector<std::string> expected{"d5", "d4", "c4"};
  BOOST_TEST(lines == expected, boost::test_tools::per_element());
  BOOST_TEST(tree.at("stray_variations")[1][1].at("text") == "Nf6");
  BOOST_TEST(!tree_of(annotated).contains("stray_variations"));
}

BOOST_AUTO_TEST_CASE(what_has_no_place_in_a_tree_is_kept) {
  const auto tree = tree_of("[White \"?\"]\n% x\n\n{a} $1 1. e4 () 2. ^ ({b} $2 1... 1. d4) *");
  const auto kinds = [](const json& items) {
    std::string all;
    for (const auto& one : items) all += one.at("kind").get<std::string>() + ' ';
    return all;
  };
  BOOST_TEST(kinds(tree.at("others")) == "escape nag ");
  BOOST_TEST(tree.at("comments")[0].at("content") == "a");
  const auto& move = tree.at("moves")[0];
  BOOST_TEST(kinds(move.at("others")) == "parentheses move_number stray ");
  const auto& other = move.at("variations")[0][0];
  BOOST_TEST(kinds(other.at("others")) == "nag move_number ");
  BOOST_TEST(kinds(other.at("comments_before")) == "comment ");
  BOOST_TEST(!other.contains("nags"));
}

BOOST_AUTO_TEST_CASE(findings_stand_with_what_they_are_about) {
  const auto rules = [](const json& of) {
    std::string all;
    for (const auto& one : of.value("findings", json::array()))
      all += one.at("rule").get<std::string>() + ' ';
    return all;
  };
  const auto tree = tree_of(
      "[Event \"?\"]\n[Date \"1.1.\"]\n\n1. e4 e5 $300 {[%clk 5]} 3. Nf3 (2. Ke3 ) 2... 0-0 ()");
  BOOST_TEST(rules(tree.at("tags")[0]) == "");
  BOOST_TEST(rules(tree.at("tags")[1]) == "date-format ");
  const auto& moves = tree.at("moves");
  BOOST_TEST(rules(moves[0]) == "");
  BOOST_TEST(rules(moves[1]) == "nag-out-of-range command-time-format ");
  BOOST_TEST(rules(moves[2]) == "move-number-wrong ");
  BOOST_TEST(rules(moves[2].at("variations")[0][0]) == "move-illegal ");
  BOOST_TEST(rules(moves[3]) == "san-castling-zero move-illegal rav-empty ");
  BOOST_TEST(rules(tree).find("termination-missing") != std::string::npos, rules(tree));
  const auto illegal = moves[2].at("variations")[0][0].at("findings")[0];
  BOOST_TEST(illegal.at("severity") == "error");
  BOOST_TEST(!illegal.at("message").get<std::string>().empty());
  BOOST_TEST(illegal.at("candidates") == json({"Ke2"}));
  const auto bare = tree_of("1. e4 *\n");
  BOOST_TEST(rules(bare.at("moves")[0]) == "");
  BOOST_TEST(rules(bare) == "tag-section-missing ");
}

BOOST_AUTO_TEST_CASE(findings_beyond_the_limit_are_counted) {
  options few;
  few.limits.diagnostics = 1;
  const auto tree = tree_of("1. e4 $200 $201 $202 *", few);
  BOOST_TEST(tree.dump().find("nag-reserved") != std::string::npos);
  BOOST_TEST(tree.at("more_findings").size() > 0U);
  BOOST_TEST(!tree_of("1. e4 *").contains("more_findings"));
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
  for (const auto& c : cases) BOOST_TEST_CONTEXT(c.text) {
      const auto found = tree_of(c.text).at("moves")[0].at("nags")[0];
      BOOST_TEST(found.at("kind") == "suffix");
      BOOST_TEST(found.at("symbol") == c.suffix);
      BOOST_TEST(found.at("begin") == c.begin);
      BOOST_TEST(found.at("end") == c.begin + c.suffix.size());
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

BOOST_AUTO_TEST_CASE(comments_have_their_text_and_their_commands) {
  const auto moves =
      tree_of("1. e4 {\nok [%clk 0:05:00]\n so [%c a,\"b, c\"]} e5 {none} Nf3 {[%emt 0:00:01]} *")
          .at("moves");
  const auto comment = [&](std::size_t at) { return moves[at].at("comments")[0]; };
  const json time = {{"kind", "clock_time"}, {"milliseconds", 300'000}, {"mechanical", false}};
  const json expected = {{{"name", "clk"}, {"operands", {"0:05:00"}}, {"value", time}},
                         {{"name", "c"}, {"operands", {"a", "b, c"}}}};
  BOOST_TEST(comment(0).at("commands") == expected);
  BOOST_TEST(comment(0).at("text") == "ok so");
  BOOST_TEST(comment(0).at("content") == "\nok [%clk 0:05:00]\n so [%c a,\"b, c\"]");
  BOOST_TEST(!comment(1).contains("commands"));
  BOOST_TEST(comment(1).at("text") == "none");
  BOOST_TEST(comment(2).at("text") == "");
}

BOOST_AUTO_TEST_CASE(fens_of_moves_come_on_request) {
  const auto tree = tree_with_fens("1. e4 (1. d4) 1... -- 2. Ke3 *");
  BOOST_TEST(tree.at("start_fen") == start);
  const auto& moves = tree.at("moves");
  BOOST_TEST(moves[0].at("variations")[0][0].at("fen") ==
             "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1");
  BOOST_TEST(moves[1].at("fen") == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
  BOOST_TEST(!moves[2].contains("fen"));
  BOOST_TEST(!tree_of("1. e4 *").at("moves")[0].contains("fen"));
}

BOOST_AUTO_TEST_CASE(fens_follow_the_dialect_and_the_style) {
  constexpr std::string_view text = "1. e4 a6 2. e5 d5 *";
  const auto last = [&](fen_dialect dialect, en_passant_style style) {
    return tree_with_fens(text, dialect, style).at("moves")[0].at("fen").get<std::string>();
  };
  using enum en_passant_style;
  BOOST_TEST(last(fen_dialect::fen, always).ends_with(" b KQkq e3 0 1"));
  BOOST_TEST(last(fen_dialect::fen, legal).ends_with(" b KQkq - 0 1"));
  BOOST_TEST(last(fen_dialect::shredder, pseudo_legal).ends_with(" b HAha - 0 1"));
  BOOST_TEST(tree_with_fens(text, fen_dialect::shredder, legal).at("start_fen") ==
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

BOOST_AUTO_TEST_CASE(deviations_name_their_rules_and_places) {
  const auto deviations = tree_of("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *").at("deviations");
  BOOST_REQUIRE(deviations.size() == 1U);
  BOOST_TEST(deviations[0] == json({{"rule", "san-castling-zero"}, {"begin", 34}, {"end", 37}}));
}

BOOST_AUTO_TEST_CASE(a_game_cut_by_a_limit_is_still_a_tree) {
  options options;
  for (options.limits.game_elements = 1; options.limits.game_elements < 12;
       ++options.limits.game_elements) {
    BOOST_TEST(
        json::accept(lines_of("1. e4 (1. d4 (1. c4 e5) c5) c5 (1... c6) 2. Nf3 *", options)));
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
  const auto found = [](std::string_view command) {
    const auto moves = tree_of("1. e4 {[%" + std::string(command) + "]} *").at("moves");
    return moves[0].at("comments")[0].at("commands")[0];
  };
  for (const auto& [command, value] : cases)
    BOOST_TEST(found(command).at("value") == value, command);
  BOOST_TEST(!found("clk 5:00").contains("value"));
}

BOOST_AUTO_TEST_CASE(glyphs_say_what_they_mean) {
  const auto moves = tree_of("1. e4 $14 $146 $200 $9 e5?! *").at("moves");
  const auto glyph = [&](std::size_t index) {
    auto one = moves[0].at("nags")[index];
    one.erase("begin");
    one.erase("end");
    one.erase("deviant");
    return one;
  };
  BOOST_TEST(glyph(0) == json({{"kind", "nag"},
                               {"number", 14},
                               {"meaning", "White stands slightly better"},
                               {"symbol", "\u2A72"}}));
  BOOST_TEST(glyph(1) == json({{"kind", "nag"},
                               {"number", 146},
                               {"meaning", "a novelty"},
                               {"symbol", "N"},
                               {"practice", true}}));
  BOOST_TEST(glyph(2) == json({{"kind", "nag"}, {"number", 200}}));
  BOOST_TEST(glyph(3) ==
             json({{"kind", "nag"}, {"number", 9}, {"meaning", "the worst of all moves"}}));
  BOOST_TEST(moves[1].at("nags")[0].at("meaning") == "a dubious move");
}

BOOST_AUTO_TEST_CASE(bytes_are_decoded_as_asked) {
  BOOST_TEST(tree_of("{caf\xE9} 1. e4 *").at("comments")[0].at("content") == "caf\u00E9");
  options options;
  options.encoding = encoding::utf8;
  BOOST_TEST(tree_of("{caf\xC3\xA9 \xE9} 1. e4 *", options).at("comments")[0].at("content") ==
             "caf\u00E9 \uFFFD");
}

BOOST_AUTO_TEST_CASE(commas_stand_between_values_only) {
  const auto line = lines_of("1. e4 () (1. d4 ()) (1. c4) *");
  BOOST_TEST(line.find("[,") == std::string::npos);
  BOOST_TEST(line.find(",]") == std::string::npos);
  BOOST_TEST(line.find("}{") == std::string::npos);
  BOOST_TEST(line.find("][") == std::string::npos);
  BOOST_TEST(line.ends_with("}\n"));
  BOOST_TEST(json::accept(line));
}

BOOST_AUTO_TEST_CASE(what_stands_outside_every_game_is_a_line_of_its_own) {
  auto tree = tree_of("  {caf\xE9}\n");
  const auto findings = tree.at("findings");
  tree.erase("findings");
  const json expected{
      {"version", 2},
      {"file", "t.pgn"},
      {"game", nullptr},
      {"begin", 2},
      {"end", 8},
      {"encoding", "latin1"},
      {"profile", "import"},
      {"tags", json::array()},
      {"elements", json::array({{{"kind", "comment"},
                                 {"begin", 2},
                                 {"end", 8},
                                 {"content", "caf\u00E9"},
                                 {"text", "caf\u00E9"}}})},
      {"deviations", json::array({{{"rule", "comment-outside-game"}, {"begin", 2}, {"end", 8}}})}};
  BOOST_TEST(tree == expected);
  BOOST_TEST(findings[0].at("rule") == "comment-outside-game");
}

/// Games by their numbers, other lines by the kinds of their elements and the names of their tags,
/// or the rules of their findings.
std::vector<std::string> lines_in_words(std::string_view text) {
  std::vector<std::string> words;
  std::istringstream in(lines_of(text));
  for (std::string line; std::getline(in, line);) {
    const auto tree = json::parse(line);
    auto& word = words.emplace_back();
    if (!tree.at("game").is_null()) {
      word = std::to_string(tree.at("game").get<int>());
      continue;
    }
    for (const auto& one : tree.at("elements")) word += one.at("kind").get<std::string>() + " ";
    for (const auto& tag : tree.at("tags")) word += tag.at("name").get<std::string>() + " ";
    if (word.empty()) word = tree.at("findings")[0].at("rule");
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
      {"1. e4 *\n", {"1"}},
      {"Dear reader", {"file-not-pgn"}},
      {"", {"file-empty"}},
  };
  for (const auto& c : cases) BOOST_TEST_CONTEXT(c.text) {
      BOOST_TEST(lines_in_words(c.text) == c.words, boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(each_game_is_one_line) {
  const auto lines = lines_of("1. e4 *\n\n1. d4 *\n");
  BOOST_TEST(std::ranges::count(lines, '\n') == 2);
  BOOST_TEST(json::parse(lines.substr(lines.find('\n') + 1)).at("game") == 2);
}

BOOST_AUTO_TEST_SUITE_END()

// Trees as wide and as deep as a reader lets them be. A time that grows with the square would be
// hours.
BOOST_AUTO_TEST_SUITE(report_large_trees)

namespace {

const auto count = static_cast<std::uint32_t>(tests::tenth_if_sanitized(100'000));

/// How many moves the line of one game has, which must be JSON and give the text back.
std::size_t moves_in(const std::string& text) {
  options options;
  options.limits.rav_depth = greatest_rav_depth;
  options.fixes = false;
  const auto begin = std::clock();
  const auto line = lines_of(text, options, true);
  BOOST_TEST(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < 10);
  BOOST_TEST(std::ranges::count(line, '\n') == 1);
  BOOST_TEST(tests::gives_back(line, text));
  std::size_t moves = 0;
  for (auto at = line.find("{\"ply\""); at != line.npos; at = line.find("{\"ply\"", at + 1))
    ++moves;
  return moves;
}

}  // namespace

BOOST_AUTO_TEST_CASE(many_variations_of_one_move) {
  const auto text = "1. e4 " + repeated("(1. d4)", count) + repeated("{c}", count) + " 1... e5 *";
  BOOST_TEST(moves_in(text) == count + 2);
}

BOOST_AUTO_TEST_CASE(many_comments_and_glyphs_of_one_move) {
  BOOST_TEST(moves_in("{a} 1. e4 " + repeated("{c} $300 ", count) + "*") == 1U);
}

BOOST_AUTO_TEST_CASE(variations_within_variations) {
  std::string text = "1. e4 ";
  for (std::uint32_t depth = 0; depth < greatest_rav_depth; ++depth)
    text += depth % 2 == 0 ? "(1. d4 " : "(1. e4 ";
  text += repeated(")", greatest_rav_depth) + " *";
  BOOST_TEST(moves_in(text) == greatest_rav_depth + 1);
}

BOOST_AUTO_TEST_CASE(variations_that_replace_nothing_within_each_other) {
  const auto text = "[White \"?\"]\n" + repeated("((1. d4 ", greatest_rav_depth / 2) +
                    repeated("))", greatest_rav_depth / 2) + " 1. e4 *";
  BOOST_TEST(moves_in(text) == greatest_rav_depth / 2 + 1);
  BOOST_TEST(moves_in("[White \"?\"]\n" + repeated("(1. d4)", count) + " 1. e4 *") == count + 1);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(report_tree_files)

BOOST_AUTO_TEST_CASE(trees_give_any_text_back) {
  for (const auto& [name, text] :
       tests::samples({".pgn"}, tests::is_sanitized ? 12'000 : 2'000'000))
    BOOST_TEST(tests::gives_back(lines_of(text), text), name);
}

using told_finding = std::tuple<std::string, std::uint64_t, std::uint64_t>;

/// Those at tags and moves, too; recursion is for shallow trees.
void append_findings(std::vector<told_finding>& to, const json& part) {
  if (part.is_array())
    for (const auto& one : part) append_findings(to, one);
  if (!part.is_object()) return;
  for (const auto& [name, value] : part.items())
    if (name != "findings")
      append_findings(to, value);
    else
      for (const auto& one : value) to.emplace_back(one.at("rule"), one.at("begin"), one.at("end"));
}

BOOST_AUTO_TEST_CASE(each_finding_stands_in_one_place) {
  for (const auto& [name, text] :
       tests::samples({".pgn"}, tests::is_sanitized ? 12'000 : 500'000)) {
    std::vector<told_finding> expected;
    for (const auto& one : check_database(text).diagnostics)
      expected.emplace_back(name_of(one.id), one.where.begin, one.where.end);
    std::vector<told_finding> found;
    std::istringstream in(lines_of(text));
    for (std::string line; std::getline(in, line);) append_findings(found, json::parse(line));
    std::ranges::sort(expected);
    std::ranges::sort(found);
    BOOST_TEST((found == expected), name);
  }
}

BOOST_AUTO_TEST_SUITE_END()
