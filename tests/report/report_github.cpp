// Workflow commands for GitHub Actions.
#include <boost/test/unit_test.hpp>
#include <sstream>
#include <string>

#include "report/github/github.hpp"
#include "report/report_run.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(report_github)

using namespace strictpgn;

std::string commands_for(const diagnostic& finding, std::string_view text,
                         const std::string& file = "games.pgn") {
  std::string out;
  report::github_renderer to(out, {});
  report::render_context where{file, encoding::latin1, text::line_index({.text = text})};
  to.begin_file(file);
  to.append(finding, where);
  to.end_file({});
  return out;
}

BOOST_AUTO_TEST_CASE(what_has_a_meaning_is_escaped) {
  BOOST_TEST(report::command_message("100% of\r\na: b, c") == "100%25 of%0D%0Aa: b, c");
  BOOST_TEST(report::command_property("100% of\r\na: b, c") == "100%25 of%0D%0Aa%3A b%2C c");
}

BOOST_AUTO_TEST_CASE(a_finding_is_one_command) {
  const diagnostic finding{.id = rule::move_illegal,
                           .where = {3, 6},
                           .message = "`Kd6` is 100% illegal",
                           .candidates = {"Kc6", "Ke8"}};
  BOOST_TEST(commands_for(finding, "1. Kd6 *\n", "a,b:c.pgn") ==
             "::error file=a%2Cb%3Ac.pgn,line=1,endLine=1,col=4,endColumn=7,title=move-illegal (" +
                 report::command_property(info(rule::move_illegal).section) +
                 ")::`Kd6` is 100%25 illegal%0Alegal here: Kc6, Ke8%0Ahelp: " +
                 std::string(info(rule::move_illegal).help) + "\n");
}

BOOST_AUTO_TEST_CASE(columns_are_given_within_one_line_only) {
  const diagnostic finding{
      .id = rule::comment_unterminated, .level = severity::warning, .where = {3, 9}};
  const auto line = commands_for(finding, "1. {a\nb} *\n");
  BOOST_TEST(line.starts_with("::warning file=games.pgn,line=1,endLine=2,title="));
}

BOOST_AUTO_TEST_CASE(nothing_of_an_input_begins_a_line) {
  const std::string text =
      "[Event \"\n::error::x\"]\n[Event \"%0A::error::y\"]\n\n"
      "1. e4 ::error::z\n::stop-commands::t {\r::error::u} Ke9\x0B *\n";
  options options;
  report::text_options shown;
  shown.shown = severity::info;
  shown.repeats = 0;
  shown.has_summary = false;
  std::istringstream lines(tests::report_of<report::github_renderer>(text, options, shown));
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    const auto ours = line.find(" file=games.pgn,line=");
    BOOST_TEST((ours != std::string::npos && line.find("::", 2) > ours), line);
    BOOST_TEST(line.find('\r') == std::string::npos);
  }
  BOOST_TEST(count > 3);
}

BOOST_AUTO_TEST_CASE(what_is_left_out_is_counted) {
  std::string text;
  for (int i = 0; i < 7; ++i) text += "[Event \"?\"]\n\n1. e4 Ke6 *\n\n";
  report::text_options shown;
  shown.has_summary = false;
  const auto out = tests::report_of<report::github_renderer>(text, {}, shown);
  const std::string note =
      "::notice file=games.pgn,title=move-illegal::2 more not shown, 7 in all\n";
  BOOST_TEST(out.find(note) != std::string::npos, out);
}

BOOST_AUTO_TEST_SUITE_END()
