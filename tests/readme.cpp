// What the README shows is what there is.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "report/full.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(readme)

namespace {

using namespace strictpgn;

std::string text_of(const std::string& name) {
  std::ifstream in(STRICTPGN_SOURCE_DIR "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// What the program shows of a file, finding by finding.
std::vector<std::string> shown_of(const std::string& name) {
  std::vector<std::string> shown;
  auto in = reader::file(STRICTPGN_SOURCE_DIR "/" + name);
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

BOOST_AUTO_TEST_CASE(its_library_example_is_the_program_that_the_installation_test_builds) {
  const auto example = text_of("tests/install/example.cpp");
  BOOST_TEST_REQUIRE(!example.empty());
  BOOST_TEST((text_of("README.md").find("```cpp\n" + example + "```") != std::string::npos));
}

BOOST_AUTO_TEST_SUITE_END()
