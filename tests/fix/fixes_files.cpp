// Files put right: what can be removed is gone, no finding is new, and the games are the same.
#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <string>
#include <vector>

#include "files.hpp"
#include "fix/fix_account.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(fixes_files)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// In every test run small files only; all of them with STRICTPGN_FIX_BYTES set higher.
std::vector<sample> small_samples() {
  const auto* const word = std::getenv("STRICTPGN_FIX_BYTES");
  return samples({},
                 word == nullptr ? tenth_if_sanitized(40'000) : std::strtoull(word, nullptr, 10));
}

void put_right_and_compare(const sample& file, profile format, const fix_options& chosen) {
  const auto& text = file.text;
  options options;
  options.format = format;
  options.encoding = usual_encoding(format);
  const account before(text, options, chosen);
  const auto fixed = apply_fixes(text, options, chosen);
  const account after(fixed.text, options, chosen);
  const auto title = fmt::format("{} ({}, {})", file.name, name_of(format), name_of(chosen.most));
  BOOST_TEST_INFO(title);
  BOOST_TEST(surplus(before.findings, after.findings).empty(),
             title << " has new findings:" << surplus(before.findings, after.findings));
  // Generated games have so much white space that not all of it can be tried out.
  if (!file.name.starts_with("generated")) {
    const auto left = left_without_reason(fixed.text, after, options, chosen);
    BOOST_TEST(left.empty(), title << " still has " << left);
    BOOST_TEST((apply_fixes(fixed.text, options, chosen).text == fixed.text),
               title << " changes again");
  }
  BOOST_TEST(before.games == after.games, title);
  if (fixed.fixed == 0) BOOST_TEST((fixed.text == text), title << " changed for nothing");
  if (chosen.most == applicability::safe) {
    const auto other = difference(before, after);
    BOOST_TEST(other.empty(), title << ": " << other);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(safe_fixes_leave_the_games_as_they_are_and_bring_no_finding) {
  for (const auto& file : small_samples()) {
    put_right_and_compare(file, profile::import_format, {applicability::safe, severity::info});
    put_right_and_compare(file, profile::export_format, {applicability::safe, severity::warning});
    put_right_and_compare(file, profile::archival, {applicability::safe, severity::info});
    put_right_and_compare(file, profile::reduced, {applicability::safe, severity::info});
    put_right_and_compare(file, profile::modern, {applicability::safe, severity::info});
  }
}

BOOST_AUTO_TEST_CASE(all_fixes_bring_no_finding_and_leave_nothing_that_would_bring_none) {
  for (const auto& file : small_samples()) {
    put_right_and_compare(file, profile::import_format, {applicability::all, severity::info});
    put_right_and_compare(file, profile::export_format, {applicability::all, severity::warning});
  }
}

BOOST_AUTO_TEST_SUITE_END()
