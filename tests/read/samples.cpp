// The sample games show what they are meant to show: the clean ones nothing, the others a mistake.
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "checkout.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(samples)

namespace {

std::string sample(const std::string& name) {
  std::ifstream file(strictpgn::tests::in_checkout("samples/" + name), std::ios::binary);
  BOOST_REQUIRE(file);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The errors and warnings of each game, as the names of their rules.
std::map<std::uint64_t, std::vector<std::string>> findings_of(const std::string& text) {
  std::map<std::uint64_t, std::vector<std::string>> found;
  for (const auto& finding : strictpgn::check_database(text).diagnostics)
    if (finding.level >= strictpgn::severity::warning)
      found[finding.game].emplace_back(strictpgn::name_of(finding.id));
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_clean_ones_are_clean) {
  BOOST_TEST(findings_of(sample("philidor.pgn")).empty());
  BOOST_TEST(findings_of(sample("classics.pgn")).empty());
  BOOST_TEST(strictpgn::check_database(sample("classics.pgn")).totals.games == 10u);
}

BOOST_AUTO_TEST_CASE(each_of_the_others_shows_its_mistake) {
  const std::vector<std::vector<std::string>> expected = {
      {"san-missing-mate"},
      {"san-overdisambiguated"},
      {"san-missing-capture", "san-missing-check"},
      {"san-castling-zero"},
      {"move-number-wrong"},
      {"result-tag-mismatch"},
      {"tag-duplicate"},
      {"setup-missing", "san-promotion-missing-equals"},
      {"san-ambiguous"},
      {"move-illegal"},
      {"san-missing-mate", "move-after-game-end"},
      {"rav-unclosed"},
      {"termination-missing"},
      {"comment-unterminated"},
  };
  auto found = findings_of(sample("mistakes.pgn"));
  for (std::size_t game = 1; game <= expected.size(); ++game)
    BOOST_TEST(found[game] == expected[game - 1], boost::test_tools::per_element());
  BOOST_TEST(found.size() == expected.size());
}

BOOST_AUTO_TEST_SUITE_END()
