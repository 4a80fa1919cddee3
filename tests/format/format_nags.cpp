// Glyphs as symbols: import format in the layout of export format, and the way back.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "files.hpp"
#include "format/format_promises.hpp"
#include "lab/generate/generator.hpp"
#include "random.hpp"
#include "strictpgn/rule.hpp"
#include "unknown_roster.hpp"

BOOST_AUTO_TEST_SUITE(format_nags)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

formatted with(nag_form nags, std::string_view text, profile format = profile::export_format) {
  auto options = writing(format);
  options.nags = nags;
  return format_database(text, options);
}

std::string with_symbols(std::string_view text) { return with(nag_form::symbols, text).text; }
std::string with_numbers(std::string_view text) { return with(nag_form::numbers, text).text; }

/// The movetext on one line.
std::string movetext_of(std::string_view text) {
  auto line = std::string(trimmed(text.substr(text.find("\n\n"))));
  std::ranges::replace(line, '\n', ' ');
  return line;
}

/// Findings of a rule under import.
std::vector<rule> findings_in(std::string_view text) {
  std::vector<rule> rules;
  for (const auto& one : check_database(text).diagnostics) rules.push_back(one.id);
  return rules;
}

/// Nothing but the way that glyphs are written differs, and to write them anew is to get the same.
/// True where it differs at all.
bool check_promises(std::string_view text, std::string_view name) {
  const auto numbers = with_numbers(text);
  const auto symbols = with_symbols(text);
  BOOST_TEST((with_numbers(symbols) == numbers), name);
  BOOST_TEST((with_symbols(symbols) == symbols), name);
  BOOST_TEST((with_symbols(numbers) == symbols), name);
  BOOST_TEST((findings_in(symbols) == findings_in(numbers)), name);
  return symbols != numbers;
}

const auto roster = tests::unknown_roster + '\n';

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_of_the_six_is_the_suffix_of_its_move) {
  const struct {
    std::string_view text;
    std::string_view symbols;
  } cases[] = {
      {"1. e4 $1 *", "1. e4! *"},
      {"1. e4! e5?? *", "1. e4! e5?? *"},
      {"1. e4 $2 $1 *", "1. e4! $2 *"},
      {"1. e4 $6 $0 $14 *", "1. e4?! $0 $14 *"},
      {"1. e4 $1 $1 *", "1. e4! $1 *"},
      {"1. e4 $3 $7 $10 e5 *", "1. e4!! $7 $10 1... e5 *"},
      {"1. e4 $5 {why} $4 e5 *", "1. e4?? $5 {why} 1... e5 *"},
      {"1. e4 $16 e5 *", "1. e4 $16 1... e5 *"},
      {"$1 1. e4 *", "$1 1. e4 *"},
      {"1. e4 (1. d4 $3 d5 $6 (1... f5 $2)) e5 *", "1. e4 (1. d4!! d5?! (1... f5?)) 1... e5 *"},
      {"1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# $3 *",
       "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#!! *"},
      {"1. e4 $01 *", "1. e4! *"},
      {"1. e4 $10 $60 *", "1. e4 $10 $60 *"},
  };
  for (const auto& [text, symbols] : cases) BOOST_TEST_CONTEXT(text) {
      BOOST_TEST(movetext_of(with_symbols(roster + std::string(text))) == symbols);
    }
}

BOOST_AUTO_TEST_CASE(symbols_are_no_export_format) {
  const auto text = with_symbols(roster + "1. e4 $1 *");
  options options{.format = profile::export_format};
  const auto found = check_database(text, options).diagnostics;
  BOOST_REQUIRE(found.size() == 1U);
  BOOST_TEST((found[0].id == rule::export_suffix));
  BOOST_TEST(findings_in(text).empty());
}

BOOST_AUTO_TEST_CASE(other_profiles_keep_to_their_form) {
  const auto text = roster + "1. e4 $1 *";
  for (const auto format : {profile::archival, profile::reduced})
    BOOST_TEST(with(nag_form::symbols, text, format).text ==
               with(nag_form::numbers, text, format).text);
}

BOOST_AUTO_TEST_CASE(which_games_are_written_does_not_depend_on_it) {
  const auto text = roster + "1. e4 $1 Ke5 *\n\n" + roster + "1. e4 $1 *\n";
  const auto formatted = with(nag_form::symbols, text);
  BOOST_TEST(formatted.totals.passed_on == 1U);
  BOOST_TEST(formatted.totals.written == 1U);
  BOOST_TEST(formatted.totals.notes == with(nag_form::numbers, text).totals.notes);
  BOOST_TEST(formatted.text.find("1. e4 $1 Ke5 *") != formatted.text.npos);
  BOOST_TEST(formatted.text.ends_with("1. e4! *\n\n"));
}

BOOST_AUTO_TEST_CASE(a_file_that_has_symbols_is_not_changed) {
  const auto text = roster + "1. e4! e5 *\n\n";
  BOOST_TEST(!with(nag_form::symbols, text).totals.is_changed);
  BOOST_TEST(with(nag_form::numbers, text).totals.is_changed);
}

BOOST_AUTO_TEST_CASE(the_way_back_from_symbols_leads_to_the_same_bytes) {
  int with_symbols = 0;
  for (const auto& one : all_cases())
    if (!one.format() && one.input.size() < 20'000)
      with_symbols += check_promises(one.input, one.name()) ? 1 : 0;
  generate::request request;
  request.plies = 60;
  request.games_per_file = 2;
  generate::generator from(request);
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(60); ++seed)
    with_symbols += check_promises(from.make(seed).text, std::to_string(seed)) ? 1 : 0;
  BOOST_TEST(with_symbols > 20);
}

BOOST_AUTO_TEST_SUITE_END()
