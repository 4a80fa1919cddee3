// Every conformance case: its checksum, the findings with their places, the verdict of each level,
// the games.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "conformance/conformance_differences.hpp"

BOOST_AUTO_TEST_SUITE(conformance)

using namespace strictpgn::tests;

BOOST_AUTO_TEST_CASE(every_case_is_answered_as_it_says) {
  std::string report;
  std::map<std::string, int> differing_by_area;
  for (const auto& one : all_cases()) {
    const auto differences = differences_of(one);
    if (differences.empty()) continue;
    report += "\n  " + one.name() + differences;
    ++differing_by_area[one.about.at("area")];
  }
  for (const auto& [area, count] : differing_by_area)
    report += fmt::format("\n  {} cases differ in {}", count, area);
  BOOST_TEST(report.empty(), report);
}

BOOST_AUTO_TEST_CASE(a_case_says_which_one_it_is_once_and_for_all) {
  std::set<std::string> ids;
  for (const auto& one : all_cases()) {
    BOOST_TEST_CONTEXT(one.name()) {
      const std::string id = one.about.at("id");
      BOOST_TEST(id.size() == 6);
      BOOST_TEST(ids.insert(id).second, "an id is used twice");
      BOOST_TEST(one.folder.filename() == id);
      BOOST_TEST(one.folder.parent_path().filename() == one.about.at("area").get<std::string>());
    }
  }
  BOOST_TEST(ids.size() > 1000);
}

BOOST_AUTO_TEST_CASE(no_two_cases_ask_the_same) {
  std::map<std::pair<std::string, std::string>, std::string> askers;
  for (const auto& one : all_cases()) {
    const auto question = std::pair(one.input, one.about.at("run").dump());
    const auto [asker, is_new] = askers.try_emplace(question, one.name());
    BOOST_TEST(is_new, one.name() << " asks the same as " << asker->second);
  }
}

BOOST_AUTO_TEST_CASE(inputs_are_games_or_records_and_only_records_have_a_dialect) {
  for (const auto& one : all_cases()) {
    const std::string input = one.about.at("input");
    BOOST_TEST((input == "input.pgn" || input == "input.fen" || input == "input.epd"), one.name());
    BOOST_TEST((one.format() || one.about.at("run").at("dialect") == "fen"), one.name());
    BOOST_TEST((!one.format() || !one.tree), one.name() << " has a tree of games");
  }
}

BOOST_AUTO_TEST_CASE(fires_are_due_and_near_misses_are_not) {
  for (const auto& one : all_cases()) {
    BOOST_TEST_CONTEXT(one.name()) {
      std::set<std::string> due;
      for (const auto& finding : one.diagnostics) due.insert(finding.at("rule"));
      for (const std::string name : one.about.at("fires")) BOOST_TEST(due.contains(name), name);
      for (const std::string name : one.about.at("near")) BOOST_TEST(!due.contains(name), name);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
