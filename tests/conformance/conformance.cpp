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

#include "checkout.hpp"
#include "conformance/case_files.hpp"
#include "conformance/case_manifest.hpp"
#include "conformance/case_records.hpp"
#include "conformance/case_statements.hpp"
#include "conformance/conformance_case.hpp"
#include "conformance/conformance_differences.hpp"

BOOST_AUTO_TEST_SUITE(conformance)

using namespace strictpgn::tests;

namespace {

/// All positions of a tree, in whatever order: a variation may be written at another place behind
/// its move.
std::multiset<std::string> positions_in(const nlohmann::json& tree) {
  std::multiset<std::string> found;
  if (tree.is_structured())
    for (const auto& part : tree) found.merge(positions_in(part));
  if (tree.is_object() && tree.contains("fen")) found.insert(tree.at("fen").get<std::string>());
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_case_is_answered_as_it_says) {
  std::string report;
  std::map<std::string, int> differing_by_area;
  for (const auto& one : all_cases()) {
    const auto differences = differences_of(one);
    if (differences.empty()) continue;
    report += "\n  " + one.name() + differences;
    ++differing_by_area[one.area()];
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
      const std::string title = one.about.at("title");
      BOOST_TEST(one.folder.filename().string() == folder_name(title, id), "rename the folder");
    }
  }
  BOOST_TEST(ids.size() > 1000);
}

BOOST_AUTO_TEST_CASE(the_manifest_holds_them_all) {
  const std::filesystem::path file = in_checkout("conformance/manifest.json");
  const auto versions = read_ordered(in_checkout("conformance/version.json"));
  BOOST_TEST((bytes_of_file(file) == manifest_of(all_cases(), versions)),
             file.string() << " is stale: run ./dev case manifest");
}

/// Decision D151: `n` names what decides, several faults test recovery, `i` lists the readings.
BOOST_AUTO_TEST_CASE(a_verdict_is_argued) {
  for (const auto& one : all_cases()) {
    BOOST_TEST_CONTEXT(one.name()) {
      const auto errors = errors_in(one.diagnostics);
      const auto letters = one.about.at("verdict").get<std::map<std::string, std::string>>();
      const auto has_letter = [&](const std::string& letter) {
        return std::ranges::any_of(letters,
                                   [&](const auto& each) { return each.second == letter; });
      };
      const auto level = level_of_run(one.about.at("run").at("profile"));
      // Under modern and archival the findings may be fewer or more than the level's.
      const bool is_refused = letters.at(level) == "n" && !errors.empty();
      const bool is_open = has_letter("i");
      BOOST_TEST(one.about.contains("decides") == is_refused);
      if (is_refused)
        BOOST_TEST(std::ranges::count(errors, one.about.at("decides").get<std::string>()) == 1);
      BOOST_TEST(one.about.contains("recovery") == (is_refused && errors.size() > 1));
      BOOST_TEST(one.about.contains("readings") == is_open);
      BOOST_TEST((one.about.contains("why") || !(is_refused || is_open)), "argue it: `why`");
      const std::string basis = one.about.at("basis");
      BOOST_TEST((is_open || (basis != "silent" && basis != "contradictory")));
    }
  }
}

/// What a writer owes (3.2): the bytes are export format, have nothing to change, and hold the
/// moves of the tree.
BOOST_AUTO_TEST_CASE(what_is_to_be_written_is_export_format) {
  int count = 0;
  for (const auto& one : all_cases()) {
    if (!one.written) continue;
    ++count;
    BOOST_TEST_CONTEXT(one.name()) {
      auto again = one;
      again.input = *one.written;
      BOOST_TEST((answered_verdict(again, strictpgn::profile::export_format) != "n"));
      BOOST_TEST((answered_export(again) == again.input));
      BOOST_REQUIRE(one.tree.has_value());
      BOOST_TEST((positions_in(answered_tree(again)) == positions_in(*one.tree)));
    }
  }
  BOOST_TEST(count > 200);
}

BOOST_AUTO_TEST_CASE(records_are_answered_as_they_say) {
  for (const auto& file : record_files(in_checkout("conformance/records"))) {
    const auto text = bytes_of_file(file);
    BOOST_TEST((answered_records(file) == text), file.string() << ": run ./dev case records");
    BOOST_TEST((text.find("\"accepted\":true") != text.npos));
    BOOST_TEST((text.find("\"accepted\":false") != text.npos));
  }
}

BOOST_AUTO_TEST_CASE(statements_and_what_verifies_them_name_each_other) {
  const auto own = read_statements(bytes_of_file(in_checkout("conformance/statements.txt")));
  const auto page = statement_page(own, all_cases()).text();
  BOOST_TEST((bytes_of_file(in_checkout("conformance/statements.md")) == page),
             "statements.md is stale: run ./dev case statements");
  std::set<std::string> names, near;
  std::string grammar;
  for (const auto& file : std::filesystem::directory_iterator(in_checkout("grammar")))
    if (file.path().extension() == ".hpp") grammar += bytes_of_file(file.path());
  for (const auto& one : all_cases())
    for (const std::string name : one.about.at("near")) near.insert(name);
  for (const auto& about : strictpgn::catalogue()) names.emplace(about.name);
  for (const auto& one : own) {
    BOOST_TEST_CONTEXT(one.name) {
      BOOST_TEST(names.insert(one.name).second, "two statements have this name");
      BOOST_TEST(
          (std::set<std::string>{"must", "should", "may", "implied"}.contains(one.strength)));
      BOOST_TEST((one.group >= 1 && one.group <= 19));
      for (const auto& name : one.means) {
        if (one.kind == "rules")
          BOOST_TEST((strictpgn::find_rule(name) && near.contains(name)), name);
        if (one.kind == "production")
          BOOST_TEST((grammar.find("struct " + name + " : ") != grammar.npos), name);
      }
    }
  }
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
