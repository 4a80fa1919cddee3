// SARIF: what the schema cannot say. tests/report/schema holds whole logs against it.
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "report/report_run.hpp"
#include "report/sarif/location.hpp"
#include "report/sarif/sarif.hpp"
#include "report/sarif/utf16_column.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(report_sarif)

using namespace strictpgn;
using nlohmann::json;

json log_of(const std::string& text, const options& options = {}) {
  return json::parse(tests::report_of<report::sarif_renderer>(text, options, options));
}

json results_of(const std::string& text, const options& options = {}) {
  return log_of(text, options).at("runs").at(0).at("results");
}

std::string game(const std::string& white, const std::string& movetext) {
  return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"" + white +
         "\"]\n[Black \"?\"]\n[Result \"*\"]\n\n" + movetext + " *\n\n";
}

BOOST_AUTO_TEST_CASE(a_result_says_where_and_what) {
  const auto results = results_of(game("?", "1. e4 e5 2. Ke3"));
  BOOST_REQUIRE(results.size() == 1U);
  const auto& result = results[0];
  BOOST_TEST(result.at("ruleId") == "move-illegal");
  BOOST_TEST(result.at("ruleIndex") == 0);
  BOOST_TEST(result.at("level") == "error");
  const auto& place = result.at("locations").at(0).at("physicalLocation");
  BOOST_TEST(place.at("artifactLocation") == json({{"uri", "games.pgn"}, {"index", 0}}));
  const json region{{"startLine", 9},  {"startColumn", 13}, {"endLine", 9},
                    {"endColumn", 16}, {"byteOffset", 105}, {"byteLength", 3}};
  BOOST_TEST(place.at("region") == region);
  BOOST_TEST(result.at("properties").at("ply") == 3);
}

BOOST_AUTO_TEST_CASE(a_rule_is_described_once_however_often_it_is_broken) {
  const auto run = log_of(game("?", "1. e4 Ke6") + game("?", "1. d4 Kd6 $300")).at("runs").at(0);
  const auto& rules = run.at("tool").at("driver").at("rules");
  BOOST_REQUIRE(rules.size() == 2U);
  BOOST_TEST(rules[0].at("id") == "move-illegal");
  BOOST_TEST(rules[0].at("name") == "MoveIllegal");
  BOOST_TEST(rules[1].at("id") == "nag-out-of-range");
  for (const auto& result : run.at("results")) {
    BOOST_TEST(rules.at(result.at("ruleIndex").get<std::size_t>()).at("id") == result.at("ruleId"));
  }
}

BOOST_AUTO_TEST_CASE(levels_that_the_user_chose_are_overrides) {
  options options;
  options.levels = {{rule::move_illegal, severity::info}, {rule::nag_null, severity::off}};
  const auto run = log_of(game("?", "1. e4 Ke6"), options).at("runs").at(0);
  BOOST_TEST(run.at("results").at(0).at("level") == "note");
  const auto& overrides = run.at("invocations").at(0).at("ruleConfigurationOverrides");
  BOOST_REQUIRE(overrides.size() == 2U);
  BOOST_TEST(overrides[1].at("descriptor") == json({{"id", "nag-null"}, {"index", 1}}));
  BOOST_TEST(overrides[1].at("configuration").at("enabled") == false);
  const auto& rules = run.at("tool").at("driver").at("rules");
  BOOST_TEST(rules.at(0).at("defaultConfiguration").at("level") == "error");
}

BOOST_AUTO_TEST_CASE(braces_and_links_in_messages_are_escaped) {
  const auto results = results_of(game("?", "1. e4 [a](b) {c"));
  std::string messages;
  for (const auto& result : results)
    messages += result.at("message").at("text").get<std::string>() + "\n";
  BOOST_TEST(messages.find("](") == std::string::npos, messages);
  for (const char* brace : {"{", "}"})
    for (auto at = messages.find(brace); at != std::string::npos; at = messages.find(brace, at + 2))
      BOOST_TEST(messages.substr(at, 2) == std::string(2, *brace), messages);
}

BOOST_AUTO_TEST_CASE(related_places_and_fixes_are_carried) {
  constexpr std::string_view text = "[White \"a\"]\n[White \"b\"]\n\n1. 0-0 *\n";
  const diagnostic finding{.id = rule::san_castling_zero,
                           .where = {28, 31},
                           .message = "zeros",
                           .related = {{{1, 6}, "first"}, {{900, 901}, "far"}},
                           .fix = {.edits = {{{28, 29}, "O"}, {{30, 31}, ""}}, .is_safe = true}};
  report::render_context where{"a b:c%\xE9.pgn", encoding::latin1,
                               text::line_index({.text = text})};
  std::string out;
  report::sarif_renderer to(out, {});
  to.begin_file(where.file);
  to.append(finding, where);
  to.end_file({});
  to.end({});
  const auto result = json::parse(out).at("runs").at(0).at("results").at(0);
  const auto& related = result.at("relatedLocations");
  BOOST_REQUIRE(related.size() == 2U);
  BOOST_TEST(related[0].at("message").at("text") == "first");
  BOOST_TEST(related[0].at("physicalLocation").at("region").at("startLine") == 1);
  BOOST_TEST(related[1].at("physicalLocation").at("region") ==
             json({{"byteOffset", 900}, {"byteLength", 1}}));
  const auto& fix = result.at("fixes").at(0);
  BOOST_TEST(fix.at("properties").at("safe") == true);
  const auto& change = fix.at("artifactChanges").at(0);
  BOOST_TEST(change.at("artifactLocation").at("uri") == "a%20b%3Ac%25%E9.pgn");
  const auto& replacements = change.at("replacements");
  BOOST_REQUIRE(replacements.size() == 2U);
  BOOST_TEST(replacements[0].at("insertedContent").at("text") == "O");
  BOOST_TEST(replacements[0].at("deletedRegion").at("byteOffset") == 28);
  BOOST_TEST(!replacements[1].contains("insertedContent"));
}

BOOST_AUTO_TEST_CASE(names_of_inputs_become_uris) {
  const std::pair<std::string, std::string> cases[] = {
      {"games.pgn", "games.pgn"},          {"../a/b~c_d-e.pgn", "../a/b~c_d-e.pgn"},
      {"/tmp/x.pgn", "file:///tmp/x.pgn"}, {"<stdin>", "%3Cstdin%3E"},
      {"c:x?y#z", "c%3Ax%3Fy%23z"},        {"\xC3\xA9\xFF\n", "%C3%A9%FF%0A"},
  };
  for (const auto& [name, uri] : cases) BOOST_TEST(report::uri_of(name) == uri);
}

// ---- columns ------------------------------------------------------------------------------------

struct column_case {
  std::string text;
  std::size_t index;
  encoding how;
  std::uint64_t column;
};

BOOST_AUTO_TEST_CASE(columns_are_utf16_code_units_of_the_encoding) {
  const std::string smile = "\xF0\x9F\x98\x80";
  const std::string e_acute = "\xC3\xA9";
  const std::string mark = "\xEF\xBB\xBF";
  const column_case cases[] = {
      {"abc", 2, encoding::utf8, 3},
      {"abc", 3, encoding::utf8, 4},
      {e_acute + "x", 2, encoding::latin1, 3},
      {e_acute + "x", 2, encoding::utf8, 2},
      {smile + "x", 4, encoding::latin1, 5},
      {smile + "x", 4, encoding::utf8, 3},
      {smile + "\n" + e_acute + "x", 7, encoding::utf8, 2},
      {"\xE9x", 1, encoding::utf8, 2},
      {mark + "x", 3, encoding::utf8, 1},
      {mark + e_acute + "x", 5, encoding::utf8, 2},
      {mark + "x", 3, encoding::latin1, 1},
  };
  for (const auto& c : cases) {
    report::render_context where{"", c.how, text::line_index({.text = c.text})};
    BOOST_TEST(report::utf16_column(c.index, where).value() == c.column, c.text << " " << c.index);
  }
}

BOOST_AUTO_TEST_CASE(columns_far_into_a_line_are_right_in_any_order_of_asking) {
  std::string text = "\n";
  std::vector<std::size_t> begins;
  const std::string characters[] = {"a", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80", "\xFF"};
  std::vector<std::uint64_t> columns;
  std::uint64_t column = 1;
  for (std::size_t i = 0; i < 3000; ++i) {
    const auto& one = characters[i * 7 % 5];
    begins.push_back(text.size());
    columns.push_back(column);
    column += one.size() == 4 ? 2 : 1;
    text += one;
  }
  report::render_context where{"", encoding::utf8, text::line_index({.text = text})};
  for (std::size_t i = 0; i < begins.size(); ++i) {
    const auto any = i * 1237 % begins.size();
    BOOST_REQUIRE(report::utf16_column(begins[any], where).value() == columns[any]);
  }
}

BOOST_AUTO_TEST_CASE(a_column_that_cannot_be_known_is_left_out) {
  const source_window window{
      .text = "abc\nd", .offset = 5000, .first_line = 1, .first_column = 5001};
  report::render_context latin1{"", encoding::latin1, text::line_index(window)};
  BOOST_TEST(report::utf16_column(5001, latin1).value() == 5002U);
  report::render_context utf8{"", encoding::utf8, text::line_index(window)};
  BOOST_TEST(!report::utf16_column(5001, utf8).has_value());
  BOOST_TEST(report::utf16_column(5004, utf8).value() == 1U);
  const auto region = report::sarif_region({5001, 5002}, utf8);
  BOOST_TEST(!region.contains("startColumn"));
  BOOST_TEST(region.at("byteOffset") == 5001);
}

// ---- fingerprints -------------------------------------------------------------------------------

std::multiset<std::string> prints_of(const std::string& text, const char* kind) {
  std::multiset<std::string> prints;
  for (const auto& result : results_of(text))
    prints.insert(result.at("partialFingerprints").at(kind).get<std::string>());
  return prints;
}

BOOST_AUTO_TEST_CASE(fingerprints_survive_what_is_added_before) {
  const auto both = game("A", "1. e4 Ke6") + game("B", "1. d4 Kd6");
  const auto shifted = game("C", "1. c4 c5") + "\n\n" + both;
  for (const auto* kind : {"primaryLocationLineHash", "gameAndMove/v1"}) {
    const auto before = prints_of(both, kind);
    BOOST_TEST(before.size() == 2U);
    BOOST_TEST((before == prints_of(shifted, kind)));
  }
}

BOOST_AUTO_TEST_CASE(the_one_by_game_survives_other_line_ends) {
  const auto one_line = game("A", "1. e4 e5 2. Ke3");
  const auto two_lines = game("A", "1. e4 e5\n2. Ke3");
  BOOST_TEST((prints_of(one_line, "gameAndMove/v1") == prints_of(two_lines, "gameAndMove/v1")));
  BOOST_TEST((prints_of(one_line, "primaryLocationLineHash") !=
              prints_of(two_lines, "primaryLocationLineHash")));
}

BOOST_AUTO_TEST_CASE(no_two_findings_share_a_fingerprint) {
  const auto same = game("?", "1. e4 Ke6");
  for (const auto* kind : {"primaryLocationLineHash", "gameAndMove/v1"}) {
    const auto prints = prints_of(same + same + same, kind);
    BOOST_TEST(prints.size() == 3U);
    BOOST_TEST(std::set<std::string>(prints.begin(), prints.end()).size() == 3U);
  }
}

BOOST_AUTO_TEST_SUITE_END()
