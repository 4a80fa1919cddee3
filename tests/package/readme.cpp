// What the README shows is what there is.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "checkout.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/report.hpp"
#include "strictpgn/rule.hpp"

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
  while (in.next())
    for (const auto& finding : in.current().findings)
      shown.push_back(render_text(finding, in.current().source, {.file = name}));
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

BOOST_AUTO_TEST_SUITE_END()
