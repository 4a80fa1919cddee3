// Fixes of findings: what the catalogue promises, and what stays as it was.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "repeated.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(fixes)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// The text with one fix carried out.
std::string with(std::string text, const suggested_fix& fix) {
  for (auto change = fix.edits.rbegin(); change != fix.edits.rend(); ++change)
    text.replace(change->where.begin, change->where.size(), change->text);
  if (fix.line_ends.empty()) return text;
  std::string converted;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool is_end = text[at] == '\n' || text[at] == '\r';
    if (text.compare(at, 2, "\r\n") == 0) ++at;
    converted += is_end ? fix.line_ends : std::string(1, text[at]);
  }
  return converted;
}

/// The group of the rules on lines and spacing. A token of another length may leave no room for its
/// line: such a fix is offered, but not carried out.
constexpr int layout = 16;

/// The rules that have more findings than before.
std::string surplus(const rule_counts& before, const rule_counts& after) {
  std::string names;
  for (const auto& about : catalogue())
    if (about.group != layout && after[about.id] > before[about.id])
      names += std::string(about.name) + ' ';
  return names;
}

/// Edits in text order, none over another, inside the text.
bool is_in_order(const suggested_fix& fix, std::uint64_t size) {
  std::uint64_t at = 0;
  for (const auto& change : fix.edits) {
    if (change.where.begin < at || change.where.end < change.where.begin) return false;
    at = change.where.end;
  }
  return at <= size;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_fix_removes_its_finding_and_brings_no_other) {
  std::set<rule> removed;
  for (const auto& one : all_cases()) {
    if (one.about.at("input") != "input.pgn") continue;
    const auto options = options_of(one);
    const auto before = check_database(one.input, options);
    for (const auto& found : before.diagnostics) {
      if (found.fix.empty()) continue;
      BOOST_TEST_INFO(one.name() << ": " << name_of(found.id));
      BOOST_REQUIRE(is_in_order(found.fix, one.input.size()));
      const auto text = with(one.input, found.fix);
      const auto after = check_database(text, options);
      BOOST_TEST(after.totals.by_rule[found.id] < before.totals.by_rule[found.id],
                 one.name() << ": " << name_of(found.id) << " stays\n"
                            << text);
      const auto others = surplus(before.totals.by_rule, after.totals.by_rule);
      BOOST_TEST(others.empty(), one.name() << ": after the fix of " << name_of(found.id)
                                            << " there is also " << others << "\n"
                                            << text);
      removed.insert(found.id);
    }
  }
  for (const auto& about : catalogue())
    if (about.fix != applicability::none)
      BOOST_TEST(removed.contains(about.id), about.name << " is fixable, but no case shows it");
}

BOOST_AUTO_TEST_CASE(a_value_is_written_anew_where_it_is_certain) {
  struct row {
    std::string tags;
    rule id;
    std::string fixed;  // the same as the tags where nothing is certain
  };
  constexpr std::string_view array = "rkbnrnqb/pppppppp/8/8/8/8/PPPPPPPP/RKBNRNQB w ";
  const auto shuffled = [&](std::string_view rights) {
    return fmt::format("[FEN \"{}{} - 0 1\"]\n[SetUp \"1\"]\n[Variant \"Chess960\"]", array,
                       rights);
  };
  const auto one_too_many = [](std::string_view rights) {
    return fmt::format("[FEN \"2r1k2r/8/8/8/8/8/4P3/R3K2R w {} - 0 1\"]\n[SetUp \"1\"]", rights);
  };
  const auto a_side_first = shuffled("AEae");
  const auto h_side_first = shuffled("EAea");
  const row table[] = {
      {"[Date \"?\"]", rule::date_format, "[Date \"????.\?\?.??\"]"},
      {"[Date \"?.\?\?.??\"]", rule::date_format, "[Date \"????.\?\?.??\"]"},
      {"[Date \"\"]", rule::date_format, "[Date \"????.\?\?.??\"]"},
      {"[Result \"1/2\"]", rule::result_tag_value, "[Result \"1/2-1/2\"]"},
      {"[Result \"\"]", rule::result_tag_value, "[Result \"1/2-1/2\"]"},
      {"[TimeControl \"40/0:180+0\"]", rule::timecontrol_not_positive,
       "[TimeControl \"40/0:180+0\"]"},
      {one_too_many("KQkq"), rule::fen_castling_impossible, one_too_many("KQk")},
      {one_too_many("q"), rule::fen_castling_impossible, one_too_many("-")},
      {"[TimeControl \"180+0\"]", rule::timecontrol_not_positive, "[TimeControl \"180\"]"},
      {"[TimeControl \"0+0\"]", rule::timecontrol_not_positive, "[TimeControl \"0+0\"]"},
      {a_side_first, rule::shredder_castling_order, h_side_first},
  };
  for (const auto& one : table) {
    const auto movetext = "\n\n1. e4 1/2-1/2\n";
    const auto text = std::string(one.tags) + movetext;
    const auto found = check_database(text).diagnostics;
    const auto due = std::ranges::find(found, one.id, &diagnostic::id);
    BOOST_REQUIRE((due != found.end()));
    BOOST_TEST(with(text, due->fix) == std::string(one.fixed) + movetext);
  }
}

/// Between two tokens one finding stands for all empty lines, and for any number of them.
BOOST_AUTO_TEST_CASE(empty_lines_go_and_escape_lines_between_them_stay) {
  const std::pair<std::string, std::string> cases[] = {
      {"\n\n", "\n"},
      {"\n\n%a\n\n", "\n%a\n"},
      {"\n\n%a\n%b\n \n%c\n\n\n", "\n%a\n%b\n%c\n"},
      {"\r\n\r\n%a\r\n\r\n", "\n%a\n"},  // line ends, too, are put right
      {"\n" + repeated("\n%a\n", 1000) + "\n", "\n" + repeated("%a\n", 1000)},
  };
  for (const auto& [space, fixed] : cases) {
    const auto game = "[Event \"?\"]\n\n1. e4";
    const auto found = apply_fixes(game + space + "e5 *\n", {}, {.least = severity::info}).text;
    BOOST_TEST(found == game + fixed + "e5 *\n");
  }
}

BOOST_AUTO_TEST_CASE(the_catalogue_knows_which_rules_have_fixes) {
  std::map<rule, bool> is_ever_safe;
  for (const auto& one : all_cases()) {
    if (one.about.at("input") != "input.pgn") continue;
    for (const auto& found : check_database(one.input, options_of(one)).diagnostics)
      if (!found.fix.empty()) is_ever_safe[found.id] |= found.fix.is_safe;
  }
  for (const auto& [id, is_safe] : is_ever_safe) {
    BOOST_TEST((info(id).fix != applicability::none), name_of(id) << " has fixes");
    BOOST_TEST(((info(id).fix == applicability::safe) == is_safe),
               name_of(id) << " is " << name_of(info(id).fix));
  }
}

/// Whether the false sign of check in a text has a fix.
bool can_delete_sign(const std::string& text) {
  const auto found = check_database(text).diagnostics;
  const auto sign = std::ranges::find(found, rule::san_false_check, &diagnostic::id);
  BOOST_REQUIRE((sign != found.end()));
  return !sign->fix.empty();
}

BOOST_AUTO_TEST_CASE(half_of_a_glyph_is_no_sign_to_delete) {
  BOOST_TEST(can_delete_sign("1. e4 Nf6+ *\n"));
  BOOST_TEST(!can_delete_sign("1. e4 Nf6+\xE2\x88\x92 *\n"));  // plus-minus in two characters
}

BOOST_AUTO_TEST_SUITE_END()
