// Files put right: what can be removed is gone, no error is new, and the games are the same.
#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <string>
#include <vector>

#include "files.hpp"
#include "fix_account.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(fixes_files)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// In every test run small files only; all of them with STRICTPGN_FIX_BYTES set higher.
std::vector<sample> small_samples() {
  const auto* const asked = std::getenv("STRICTPGN_FIX_BYTES");
  return samples({},
                 asked == nullptr ? tenth_if_sanitized(40'000) : std::strtoull(asked, nullptr, 10));
}

void put_right_and_compare(const sample& file, profile format, const fixing& which) {
  const auto& text = file.text;
  options how;
  how.format = format;
  const account before(text, how, which);
  const auto fixed = apply_fixes(text, how, which);
  const account after(fixed.text, how, which);
  const auto title = fmt::format("{} ({}, {})", file.name, name_of(format), name_of(which.most));
  BOOST_TEST_INFO(title);
  BOOST_TEST(surplus(before.errors, after.errors).empty(),
             title << " has new errors:" << surplus(before.errors, after.errors));
  const auto left = left_without_reason(fixed.text, after, how, which);
  BOOST_TEST(left.empty(), title << " still has " << left);
  if (fixed.fixed == 0) BOOST_TEST((fixed.text == text), title << " changed for nothing");
  if (which.most == fixability::safe) {
    const auto other = difference(before, after);
    BOOST_TEST(other.empty(), title << ": " << other);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(safe_remedies_leave_the_games_as_they_are_and_bring_no_error) {
  for (const auto& file : small_samples()) {
    put_right_and_compare(file, profile::import_format, {fixability::safe, severity::info});
    put_right_and_compare(file, profile::export_format, {fixability::safe, severity::warning});
  }
}

BOOST_AUTO_TEST_CASE(all_remedies_bring_no_error_and_leave_nothing_that_would_bring_none) {
  for (const auto& file : small_samples()) {
    put_right_and_compare(file, profile::import_format, {fixability::all, severity::info});
    put_right_and_compare(file, profile::export_format, {fixability::all, severity::warning});
  }
}

BOOST_AUTO_TEST_SUITE_END()
