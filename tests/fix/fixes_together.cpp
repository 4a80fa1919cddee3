// Fixes as other programs carry them out that read them from a report: one of them, or all at once.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "files.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(fixes_together)

namespace {

using namespace strictpgn;

/// The edits of these findings, carried out by somebody who knows nothing about them: those at one
/// place in the order of the findings.
std::string edited(std::string text, const std::vector<diagnostic>& found) {
  std::vector<edit> edits;
  for (const auto& one : found)
    edits.insert(edits.end(), one.fix.edits.begin(), one.fix.edits.end());
  std::ranges::stable_sort(edits, {}, [](const edit& e) { return e.where.begin; });
  std::ranges::reverse(edits);
  for (const auto& [where, new_text] : edits)
    text.replace(static_cast<std::size_t>(where.begin), static_cast<std::size_t>(where.size()),
                 new_text);
  return text;
}

std::vector<diagnostic> of_missing_tags(std::string_view text) {
  auto found = check_database(text).diagnostics;
  std::erase_if(found, [](const auto& one) { return one.id != rule::str_tag_missing; });
  return found;
}

std::uint64_t findings_of(const summary& totals) {
  return totals.errors + totals.warnings + totals.infos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(missing_tags_are_added_one_by_one_or_all_at_once) {
  const std::string roster[] = {"[Event \"?\"]\n",   "[Site \"?\"]\n",  "[Date \"????.??.??\"]\n",
                                "[Round \"?\"]\n",   "[White \"?\"]\n", "[Black \"?\"]\n",
                                "[Result \"1-0\"]\n"};
  for (unsigned there = 0; there != 1U << 7; ++there) {
    std::string text;
    std::string whole;
    for (unsigned at = 0; at != 7; ++at) {
      if ((there >> at & 1U) != 0) text += roster[at];
      whole += roster[at];
    }
    const std::string rest = "[ECO \"A00\"]\n\n1. e4 1-0\n";
    text += rest;
    const auto before = check_database(text).totals;
    const auto missing = of_missing_tags(text);
    BOOST_TEST(edited(text, missing) == whole + rest);
    for (const auto& one : missing) {
      const auto after = check_database(edited(text, {one})).totals;
      BOOST_TEST(findings_of(after) == findings_of(before) - 1, one.message);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(fixes_together_files)

using namespace strictpgn;

/// Two findings that would insert the same would insert it twice.
BOOST_AUTO_TEST_CASE(no_two_findings_insert_the_same) {
  for (const auto& one : tests::samples({".pgn"}, 200'000)) {
    std::set<std::pair<std::uint64_t, std::string>> insertions;
    for (const auto& found : check_database(one.text).diagnostics)
      for (const auto& [where, new_text] : found.fix.edits)
        if (where.empty())
          BOOST_TEST(insertions.insert({where.begin, new_text}).second,
                     one.name << ": " << name_of(found.id) << ": " << new_text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
