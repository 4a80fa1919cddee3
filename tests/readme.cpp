// What the README shows is what there is.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "checkout.hpp"
#include "generate/violation.hpp"
#include "report/full.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(readme)

namespace {

using namespace strictpgn;

std::string text_of(const std::string& name) {
  std::ifstream in(tests::in_checkout(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// What the program shows of a file, finding by finding.
std::vector<std::string> shown_of(const std::string& name) {
  std::vector<std::string> shown;
  auto in = reader::file(tests::in_checkout(name));
  while (in.next()) {
    report::setting where{name, encoding::latin1, source::line_index(in.current().source)};
    for (const auto& finding : in.current().findings)
      report::render_full(shown.emplace_back(), finding, where, {});
  }
  return shown;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_finding_it_pictures_is_one_of_the_samples) {
  const auto text = text_of("README.md");
  const auto begin = text.find("```\nerror[");
  BOOST_TEST_REQUIRE(begin != text.npos);
  const auto picture = text.substr(begin + 4, text.find("```", begin + 4) - begin - 4) + "\n";
  const auto shown = shown_of("samples/mistakes.pgn");
  BOOST_TEST((std::ranges::count(shown, picture) == 1));
}

BOOST_AUTO_TEST_CASE(it_counts_the_rules_that_can_be_made) {
  std::set<rule> made;
  for (const auto& each : generate::all_violations()) made.insert(each.broken);
  const auto about_records = std::ranges::count_if(
      generate::unmade_rules(), [](const auto& each) { return info(each.id).group == 15; });
  const auto claim = fmt::format(
      "{} of the {} rules can be made; for the others the program says why not ({} of them are "
      "about EPD records)",
      made.size(), rule_count, about_records);
  auto text = text_of("README.md");
  std::ranges::replace(text, '\n', ' ');
  BOOST_TEST((text.find(claim) != text.npos), "it should say: " << claim);
}

BOOST_AUTO_TEST_SUITE_END()
