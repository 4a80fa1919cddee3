#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "report/json/json.hpp"
#include "report/json/json_object.hpp"
#include "report/json/json_text.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(report_json)

using namespace strictpgn;

std::string written(std::string_view bytes, encoding encoding) {
  std::string out;
  report::append_json(out, report::decoded(bytes, encoding));
  return out;
}

/// Written at once where it can be.
BOOST_AUTO_TEST_CASE(a_text_is_escaped_as_any_value) {
  for (int c = 0; c != 256; ++c)
    for (const std::string before : {"", "a", "\xC3", "\xE2\x82", "fifteen letters",
                                     "there are sixteen", "a \"b\" in c \\ and \" at last"}) {
      const auto text = before + static_cast<char>(c) + "b";
      std::string due;
      std::string found;
      report::append_json(due, text);
      report::append_json_text(found, text);
      BOOST_TEST(found == due);
    }
}

BOOST_AUTO_TEST_CASE(strings_are_ascii_and_mean_what_was_read) {
  BOOST_TEST(written("plain", encoding::latin1) == R"("plain")");
  BOOST_TEST(written("a\"b\\c/d", encoding::latin1) == R"("a\"b\\c/d")");
  BOOST_TEST(written("\n\t\r\x1B\x7F", encoding::latin1) == R"("\n\t\r\u001b\u007f")");
  BOOST_TEST(written("caf\xE9", encoding::latin1) == R"("caf\u00e9")");
  BOOST_TEST(written("caf\xC3\xA9", encoding::utf8) == R"("caf\u00e9")");
  BOOST_TEST(written("caf\xE9!", encoding::utf8) == R"("caf\ufffd!")");
  BOOST_TEST(written("\xE2\x82\xC0", encoding::utf8) == R"("\ufffd\ufffd\ufffd")");
  BOOST_TEST(written("\U0001F600", encoding::utf8) == R"("\ud83d\ude00")");
  BOOST_TEST(written("\U0010FFFF", encoding::utf8) == R"("\udbff\udfff")");
}

BOOST_AUTO_TEST_CASE(any_bytes_give_valid_json) {
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string bytes{static_cast<char>(first), static_cast<char>(second)};
      for (const auto encoding : {encoding::latin1, encoding::utf8}) {
        BOOST_REQUIRE(nlohmann::json::accept(written(bytes, encoding)));
      }
    }
  }
}

constexpr std::string_view text = "[White \"\"]\n[White \"b\"]\n\n1. e4 *\n";

report::render_context hostile_setting() {
  return {"caf\xE9\x1B.pgn", encoding::latin1, text::line_index({.text = text})};
}

BOOST_AUTO_TEST_CASE(a_finding_is_one_line_with_all_its_members_in_order) {
  const diagnostic finding{.id = rule::tag_duplicate,
                           .level = severity::warning,
                           .where = {12, 17},
                           .message = "`White\x1B` comes twice",
                           .related = {{{1, 6}, "first here"}, {{900, 901}, "far"}},
                           .expected = {"`]`"},
                           .candidates = {"Nf3", "Nh3"},
                           .game = 1,
                           .ply = 2,
                           .fen = "8/8/8/8/8/8/8/8 w - - 0 1"};
  auto where = hostile_setting();
  std::string out;
  report::json_renderer(out).append(finding, where);
  const auto& about = info(rule::tag_duplicate);
  nlohmann::ordered_json expected{{"file", "caf\uFFFD\x1B.pgn"},
                                  {"rule", "tag-duplicate"},
                                  {"severity", "warning"},
                                  {"profile", "import"},
                                  {"section", about.section},
                                  {"message", "`White\\x1B` comes twice"},
                                  {"game", 1},
                                  {"ply", 2},
                                  {"line", 2},
                                  {"column", 2},
                                  {"end_line", 2},
                                  {"end_column", 7},
                                  {"begin", 12},
                                  {"end", 17}};
  expected["related"] = {{{"message", "first here"},
                          {"line", 1},
                          {"column", 2},
                          {"end_line", 1},
                          {"end_column", 7},
                          {"begin", 1},
                          {"end", 6}},
                         {{"message", "far"}, {"begin", 900}, {"end", 901}}};
  expected["expected"] = {"`]`"};
  expected["candidates"] = {"Nf3", "Nh3"};
  expected["fen"] = "8/8/8/8/8/8/8/8 w - - 0 1";
  expected["help"] = about.help;
  BOOST_TEST(out == expected.dump(-1, ' ', true) + "\n");
}

BOOST_AUTO_TEST_CASE(what_there_is_not_is_left_out) {
  diagnostic finding;
  finding.id = rule::file_empty;
  auto where = hostile_setting();
  std::string out;
  report::json_renderer(out).append(finding, where);
  const auto read = nlohmann::json::parse(out);
  for (const auto* name : {"related", "expected", "candidates", "fen"}) {
    BOOST_TEST(!read.contains(name));
  }
  BOOST_TEST(read["game"] == 0);
  BOOST_TEST(read["ply"] == 0);
}

BOOST_AUTO_TEST_CASE(the_summary_comes_last_and_names_its_version) {
  report::run_summary all;
  all.files = 2;
  all.files_unread = 1;
  all.format = profile::reduced;
  all.totals = {.games = 5,
                .games_with_errors = 2,
                .plies = 300,
                .errors = 4,
                .warnings = 3,
                .infos = 1,
                .bytes = 9000};
  all.totals.by_rule[rule::move_illegal] = 4;
  std::string out;
  report::render_json_summary(out, all);
  BOOST_TEST(
      out ==
      R"({"summary":true,"version":1,"profile":"reduced","profiles":["reduced"],"files":2,"files_unread":1,)"
      R"("games":5,"games_with_errors":2,"plies":300,"records":0,"records_with_errors":0,"errors":4,"warnings":3,"infos":1,)"
      R"("bytes":9000,"by_rule":{"move-illegal":4}})"
      "\n");
}

BOOST_AUTO_TEST_SUITE_END()
