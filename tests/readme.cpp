// What the README shows is what there is.
#include <boost/test/unit_test.hpp>
#include <fstream>
#include <iterator>
#include <string>

BOOST_AUTO_TEST_SUITE(readme)

namespace {

std::string text_of(const std::string& name) {
  std::ifstream in(STRICTPGN_SOURCE_DIR "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

BOOST_AUTO_TEST_CASE(its_library_example_is_the_program_that_the_installation_test_builds) {
  const auto example = text_of("tests/install/example.cpp");
  BOOST_TEST_REQUIRE(!example.empty());
  BOOST_TEST((text_of("README.md").find("```cpp\n" + example + "```") != std::string::npos));
}

BOOST_AUTO_TEST_SUITE_END()
