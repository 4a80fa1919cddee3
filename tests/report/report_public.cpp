// The renderers that the library gives away: what they show is what the program shows.
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "checkout.hpp"
#include "conformance/conformance_case.hpp"
#include "report/json/json.hpp"
#include "report/text/text.hpp"
#include "report_run.hpp"
#include "strictpgn/move_text.hpp"
#include "strictpgn/report.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(report_public)

namespace {

using namespace strictpgn;

const std::string one_error = "1. e4 e5 2. Ke3 *\n";

std::string mistakes() { return tests::bytes_of_file(tests::in_checkout("samples/mistakes.pgn")); }

diagnostic illegal_move(const std::string& text) {
  for (const auto& found : check_database(text).diagnostics)
    if (found.id == rule::move_illegal) return found;
  BOOST_FAIL("no illegal move");
  return {};
}

std::string without_colors(const std::string& text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at)
    if (text[at] == '\x1B')
      at = text.find('m', at);
    else
      plain += text[at];
  return plain;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_whole_text_is_shown_as_the_program_shows_its_steps) {
  const auto text = mistakes();
  const auto found = check_database(text).diagnostics;
  BOOST_TEST(found.size() > 14U);
  const report::text_options full{.shown = severity::off, .repeats = 0, .has_summary = false};
  BOOST_TEST(render_text(found, text, {.file = "games.pgn"}) ==
             tests::report_of<report::text_renderer>(text, {}, full));
  auto concise = full;
  concise.is_concise = true;
  BOOST_TEST(render_text(found, text, {.file = "games.pgn", .is_concise = true}) ==
             tests::report_of<report::text_renderer>(text, {}, concise));
}

BOOST_AUTO_TEST_CASE(the_lines_of_json_are_those_of_the_program) {
  const auto text = mistakes();
  const options modern{.format = profile::modern, .encoding = encoding::utf8};
  auto due = tests::report_of<report::json_renderer>(text, modern);
  due.resize(due.rfind("{\"summary\""));
  const render_options same{
      .file = "games.pgn", .encoding = encoding::utf8, .format = profile::modern};
  const auto found = check_database(text, modern).diagnostics;
  BOOST_TEST((render_json(found, text, same) == due));
  std::string one_by_one;
  for (const auto& one : found) one_by_one += render_json(one, text, same);
  BOOST_TEST((one_by_one == due));
}

BOOST_AUTO_TEST_CASE(a_picture_has_the_name_the_place_and_the_board) {
  const auto picture = render_text(illegal_move(one_error), one_error);
  BOOST_TEST(picture.starts_with("error[move-illegal]: `Ke3` is not a legal move"));
  BOOST_TEST(picture.find("\n --> <text>:1:13, game 1, White's move 2\n") != picture.npos, picture);
  BOOST_TEST(picture.find("\n1 | 1. e4 e5 2. Ke3 *\n  |             ^^^\n") != picture.npos,
             picture);
  BOOST_TEST(picture.find("\n  | White to move\n") != picture.npos, picture);
  BOOST_TEST(picture.ends_with("\n\n"));
}

BOOST_AUTO_TEST_CASE(colors_change_nothing_else) {
  const auto finding = illegal_move(one_error);
  const auto colored = render_text(finding, one_error, {.is_colored = true});
  BOOST_TEST(colored.starts_with("\x1B[1;31merror[move-illegal]\x1B[0m: "));
  BOOST_TEST(without_colors(colored) == render_text(finding, one_error));
}

BOOST_AUTO_TEST_CASE(long_lines_are_cropped_to_the_width) {
  const auto text = "{" + std::string(300, 'a') + "} " + one_error;
  const auto longest = [&](std::size_t width) {
    const auto picture = render_text(illegal_move(text), text, {.width = width});
    const auto begin = picture.find("\n1 | ") + 1;
    return picture.find('\n', begin) - begin;
  };
  BOOST_TEST(longest(60) <= 60U);
  BOOST_TEST(longest(120) > 60U);
  BOOST_TEST(longest(120) <= 120U);
  BOOST_TEST(longest(1000) > 300U);
}

BOOST_AUTO_TEST_CASE(bytes_are_shown_in_the_encoding_of_the_input) {
  const std::string text = "{ \xC3\xA9 } " + one_error;
  const auto finding = illegal_move(text);
  BOOST_TEST(render_text(finding, text, {.encoding = encoding::utf8}).find("\n1 | { \xC3\xA9 } ") !=
             std::string::npos);
  BOOST_TEST(render_text(finding, text).find("\n1 | { \xC3\x83\xC2\xA9 } ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(nothing_of_the_input_reaches_a_terminal_as_it_is) {
  const std::string text = "{ \x1B[2J } 1. e4 e5 2. Ke\x1B 3 *\n";
  const auto found = check_database(text).diagnostics;
  BOOST_TEST(!found.empty());
  const auto shown = render_text(found, text, {.file = "\x1B.pgn"});
  BOOST_TEST(shown.find('\x1B') == shown.npos);
  BOOST_TEST(render_json(found, text, {.file = "\x1B.pgn"}).find('\x1B') == shown.npos);
}

BOOST_AUTO_TEST_CASE(what_is_the_same_for_a_rule_is_said_once_in_a_list) {
  const std::string text = "1. nf3 nf6 *\n";
  std::vector<diagnostic> both;
  for (const auto& found : check_database(text).diagnostics)
    if (found.id == rule::san_piece_lowercase) both.push_back(found);
  BOOST_TEST_REQUIRE(both.size() == 2U);
  const auto first = render_text(both.front(), text);
  const auto second = render_text(both.back(), text);
  const auto list = render_text(both, text);
  BOOST_TEST(first.find("= help: ") != first.npos);
  BOOST_TEST(second.find("= help: ") != second.npos);
  BOOST_TEST(list.starts_with(first));
  BOOST_TEST(list.substr(first.size()).find("= help: ") == list.npos);
  BOOST_TEST(second.starts_with(list.substr(first.size(), 60)));
}

BOOST_AUTO_TEST_CASE(a_place_that_the_source_does_not_hold_has_no_line) {
  const auto finding = illegal_move("{ a long comment before the game } " + one_error);
  const auto picture = render_text(finding, "1. e4");
  BOOST_TEST(picture.starts_with("error[move-illegal]: "));
  BOOST_TEST(picture.find("1. e4") == picture.npos);
  BOOST_TEST(nlohmann::json::parse(render_json(finding, "")).at("rule") == "move-illegal");
}

BOOST_AUTO_TEST_CASE(no_findings_are_no_text) {
  BOOST_TEST(render_text(std::vector<diagnostic>{}, one_error) == "");
  BOOST_TEST(render_json(std::vector<diagnostic>{}, one_error) == "");
}

BOOST_AUTO_TEST_CASE(what_somebody_types_is_shown_with_the_board) {
  const auto found = resolve(position::initial(), "Ke2");
  const auto picture = render_text(found.findings, "Ke2", {.file = "move"});
  BOOST_TEST(picture.find("\n --> move:1:1\n  |\n1 | Ke2\n  | ^^^\n") != picture.npos, picture);
  BOOST_TEST(picture.find("\n  | 1 R N B Q K B N R\n") != picture.npos, picture);
}

BOOST_AUTO_TEST_SUITE_END()
