// Where the pieces of an input go, case by case.
#include "split/splitter.hpp"

#include <boost/test/unit_test.hpp>
#include <optional>
#include <sstream>
#include <string>

#include "split/split_text.hpp"
#include "strictpgn/rule.hpp"
#include "unknown_roster.hpp"

BOOST_AUTO_TEST_SUITE(splitter)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

const std::string tags = unknown_roster + '\n';
const std::string sound = tags + "1. e4 *\n\n";
const std::string illegal = tags + "1. e5 *\n\n";

std::string with_crlf(const std::string& text) {
  std::string result;
  for (const char c : text) result += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return result;
}

split_result split_as(profile format, const std::string& text,
                      std::optional<split::finding_form> findings = {}) {
  options options;
  options.format = format;
  options.encoding = usual_encoding(format);
  return split_text(text, options, {.findings = findings});
}

split_result split_import(const std::string& text,
                          std::optional<split::finding_form> findings = {}) {
  return split_as(profile::import_format, text, findings);
}

/// What is left of a text where findings stand in escape lines, and nothing else does.
std::string without_findings(const std::string& text) {
  std::istringstream in(text);
  std::string others;
  for (std::string line; std::getline(in, line);)
    if (!line.starts_with('%')) others += line + '\n';
  return others;
}

}  // namespace

BOOST_AUTO_TEST_CASE(line_ends_that_are_faults_are_faults_of_each_game) {
  const auto mixed = split_as(profile::export_format, sound + with_crlf(sound) + with_crlf(sound));
  BOOST_TEST(mixed.clean == sound);
  BOOST_TEST(mixed.totals.faulty == 2u);
  const auto mixed_too = split_as(profile::export_format, with_crlf(sound) + sound + sound);
  BOOST_TEST(mixed_too.clean == with_crlf(sound));
  const auto not_lf = split_as(profile::archival, with_crlf(sound) + with_crlf(sound));
  BOOST_TEST(not_lf.totals.faulty == 2u);
  BOOST_TEST(split_import(with_crlf(sound) + sound).clean == with_crlf(sound) + sound);
}

BOOST_AUTO_TEST_CASE(a_percent_sign_does_not_come_to_begin_a_line) {
  const auto result = split_import(tags + "1. e4 *% words\n\n" + sound);
  BOOST_TEST(result.clean == tags + "1. e4 *\n" + sound);
  BOOST_TEST(result.faulty == " % words\n\n");
  BOOST_TEST(result.totals.blanks == 1u);
  BOOST_TEST(result.totals.line_ends == 1u);
  BOOST_TEST(result.totals.texts == 1u);
}

BOOST_AUTO_TEST_CASE(a_line_too_long_is_a_fault_of_all_that_stands_on_it) {
  const auto game = tags + "1. e4 {" + std::string(260, 'x') + "} *";
  BOOST_TEST(split_import(game + " " + illegal).clean == "");
  BOOST_TEST(split_as(profile::modern, game + " " + illegal).clean == game + "\n");
  BOOST_TEST(split_import(tags + "1. e4 *" + std::string(300, ' ') + illegal).clean ==
             tags + "1. e4 *\n");
}

BOOST_AUTO_TEST_CASE(findings_stand_behind_a_byte_order_mark) {
  const std::string mark = "\xEF\xBB\xBF";
  const auto result = split_as(profile::modern, mark + illegal, split::finding_form::escape);
  BOOST_TEST(result.faulty.starts_with(mark + "% 9:4: error: move-illegal"), result.faulty);
  const auto alone = split_import(mark + sound);
  BOOST_TEST(alone.faulty == mark);
  BOOST_TEST(alone.clean == sound);
}

BOOST_AUTO_TEST_CASE(blanks_that_are_a_fault_stay_where_it_was_told) {
  const auto result = split_as(profile::export_format, "%x\n\t" + sound);
  BOOST_TEST(result.clean == sound);
  BOOST_TEST(result.faulty == "%x\n\t\n");
}

BOOST_AUTO_TEST_CASE(a_comment_stands_where_it_belongs_to_no_game) {
  const auto comment = split::finding_form::comment;
  BOOST_TEST(split_import(illegal, comment).faulty.starts_with("{9:4: "));
  BOOST_TEST(split_import("1. e5 *\n\n" + illegal, comment).faulty.starts_with("% 1:4: "));
  const auto behind = split_import(tags + "1. e4\n\n" + illegal, comment).faulty;
  BOOST_TEST(behind.find("\n% 19:4: ") != behind.npos, behind);
  const auto text = "[Event \"}[%clk 1] {\"]\n[Event \"}[%clk 1] {\"]\n\n1. e4 *\n";
  const auto found = split_import(text, comment);
  BOOST_TEST(found.faulty.substr(0, found.faulty.find("[Event")).find_first_of("[]") ==
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(findings_close_no_comment_of_a_game_before_them) {
  const std::string text = "[A {b\n[Site \"c\"]\n\n1. e4 *\n\n" + tags + "1. e5 *\n";
  const auto faulty = split_import(text, split::finding_form::comment).faulty;
  BOOST_TEST(check_database(faulty).totals.games == check_database(text).totals.games, faulty);
  BOOST_TEST(faulty.find("\n% ") != faulty.npos, faulty);
}

BOOST_AUTO_TEST_CASE(findings_between_tags_without_movetext_join_no_games) {
  const std::string text = "[Event \"a\"]\n\n[Event \"b\"]\n\n% x\n\n[Event \"c\"]\n\n1. e4 e4 *\n";
  const auto games = check_database(text).totals.games;
  for (const auto form : {split::finding_form::escape, split::finding_form::comment}) {
    const auto faulty = split_import(text, form).faulty;
    BOOST_TEST(check_database(faulty).totals.games == games, faulty);
  }
}

BOOST_AUTO_TEST_CASE(what_does_not_stand_alone_is_faulty_whatever_the_rules_say) {
  options lenient;
  lenient.levels.emplace_back(rule::termination_missing, severity::off);
  BOOST_TEST(split_text(tags + "1. e4\n\n" + sound, lenient).clean == sound);
  BOOST_TEST(split_import("*\n").clean == "");
  BOOST_TEST(split_import("1. e4 *\n").clean == "1. e4 *\n");
}

// Of a finding beyond the limit the place is not known. In archival format there are no escape
// lines, and a tab is found before them.
BOOST_AUTO_TEST_CASE(what_may_have_a_fault_beyond_the_limit_is_faulty) {
  const auto game = tags + "1.\te4 *\n\n", escape = std::string("% x\n");
  options options;
  options.format = profile::archival;
  for (const std::uint64_t limit : {1, 1000}) {
    options.limits.diagnostics = limit;
    const auto result = split_text(game + escape + sound, options, {.findings = {}});
    BOOST_TEST(result.faulty == game + escape, "limit " << limit);
    BOOST_TEST(result.clean == sound);
  }
}

// What is passed over is in no unit; its lines are told one by one.
BOOST_AUTO_TEST_CASE(what_is_passed_over_is_one_text_and_its_lines_stay_whole) {
  options options;
  options.limits.game_size = 200;
  auto game = tags + "1. e4 {\n";
  while (game.size() < 100'000) game += "words\n";  // more than a stream holds at first
  const auto long_line = "Nc6 3. " + std::string(260, '!') + '\n',
             line = std::string("a6 4. Ba4\n"), passed = line + long_line + line + long_line + line,
             text = game + passed + '\n' + sound;
  const auto result = split_stream(text, options);
  BOOST_TEST(result.faulty == game + passed + '\n');
  BOOST_TEST(result.clean == sound);
  BOOST_TEST(result.totals.texts == 1u);
  const auto told = split_stream(text, options, {.findings = split::finding_form::escape});
  BOOST_TEST(told.clean == sound);
  BOOST_TEST(told.totals.texts == 1u);
  BOOST_TEST(told.totals.line_ends == 0u);
  BOOST_TEST(count_of(":255: error: line-too-long", told.faulty) == 2);
  BOOST_TEST((without_findings(told.faulty) == game + passed + '\n'),
             told.faulty.substr(game.size()));
}

// A line goes on behind the game that is cut in it, and the byte behind a CR is passed by itself.
BOOST_AUTO_TEST_CASE(what_is_found_in_a_line_of_another_fault_is_told_with_that) {
  options options;
  options.limits.game_size = 200;
  const split::split_options how{.findings = split::finding_form::escape};
  auto game = tags + "1. e4 {\n";
  for (int word = 0; word != 20'000; ++word) game += "words ";
  auto text = game + "\n\n" + sound;
  const auto in_line = split_stream(text, options, how);
  BOOST_TEST(in_line.clean == sound);
  BOOST_TEST(in_line.totals.line_ends == 0u);
  BOOST_TEST(count_of(":255: error: line-too-long", in_line.faulty) == 1);
  BOOST_TEST((without_findings(in_line.faulty) == game + "\n\n"));

  // A comment would belong to a first game without tags.
  text = game.substr(tags.size()) + "\n\n" + sound;
  const auto bare = split_stream(text, options, {.findings = split::finding_form::comment});
  BOOST_TEST(count_of("% 1:1: error: limit-game-size", bare.faulty) == 1);
  BOOST_TEST(count_of("% 2:255: error: line-too-long", bare.faulty) == 1);

  options.format = profile::export_format;
  text = tags + "1. e4 {\n";
  while (text.size() < 100'000) text += "words\n";
  text += "a6 4. Ba4\n\tbc\td e\nxx\n\n" + sound;
  std::ranges::replace(text, '\n', '\r');
  const auto with_cr = split_stream(text, options, how);
  std::istringstream in(text);
  auto games = reader::stream(in, options);
  while (games.next()) {
  }
  BOOST_TEST(games.totals().by_rule[rule::tab_in_export] == 2u);
  BOOST_TEST(count_of(": error: tab-in-export", with_cr.faulty) == 2);
}

// The game begins with the empty line before it, which export format has not.
BOOST_AUTO_TEST_CASE(what_is_found_before_a_game_that_begins_there_is_written) {
  const auto text = "\r\t" + sound;
  const auto result = split_as(profile::export_format, text, split::finding_form::escape);
  BOOST_TEST(count_of(": error: tab-in-export", result.faulty) == 1);
  BOOST_TEST(result.pieces == text);
}

BOOST_AUTO_TEST_CASE(an_empty_line_comes_before_a_game_without_tags) {
  const auto text = "1. e4 *\n" + illegal + "1. d4 *\n",
             parted = std::string("1. e4 *\n\n1. d4 *\n");
  const auto moved = split_import(text), moved_too = split_import(with_crlf(text));
  BOOST_TEST(moved.clean == parted);
  BOOST_TEST(moved.totals.line_ends == 1u);
  BOOST_TEST(moved_too.clean == with_crlf(parted));
  BOOST_TEST(moved_too.totals.line_ends == 1u);
}

BOOST_AUTO_TEST_SUITE_END()
