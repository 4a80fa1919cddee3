// Lists that must agree: the catalogue, its detectors, the conformance cases, the examples.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "fragment.hpp"
#include "rules/catalogue_example.hpp"
#include "rules/epd/context.hpp"
#include "rules/fen/comparison.hpp"
#include "rules/fen/context.hpp"
#include "rules/fen/reading.hpp"
#include "rules/registry.hpp"
#include "spec/graph.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/file_name.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(catalogue_completeness)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// Why a rule has no case that fires it.
struct exception {
  std::string_view rule;
  std::string_view reason;
};

constexpr exception without_firing_case[] = {
    {"file-name-suffix", "the input of a case is always named as it should be"},
    {"fen-file-suffix", "likewise"},
    {"date-file-name-mismatch", "and not after a date"},
    {"limit-token-size", "takes an input of more than 64 KiB; tests/read/reader.cpp sets it lower"},
    {"limit-game-size", "takes a game of more than 2^20 elements; likewise"},
    {"limit-diagnostics", "takes more than 100,000 findings; likewise"},
    {"export-san-not-canonical", "stands alone where no other rule on SAN speaks (D127): never"},
    {"export-tag-value-escaping", "stands alone where string-bad-escape does not (D127): never"},
};

/// Whether the list names the rule.
bool is_among(std::span<const exception> exceptions, std::string_view name) {
  return std::ranges::find(exceptions, name, &exception::rule) != exceptions.end();
}

/// The rules that some case names in one of its lists.
std::set<std::string> rules_in_cases(const char* list) {
  std::set<std::string> names;
  for (const auto& one : all_cases())
    for (const auto& name : one.about.at(list)) names.insert(name);
  return names;
}

void check_cases(const char* list, std::span<const exception> exceptions) {
  const auto covered = rules_in_cases(list);
  for (const auto& about : catalogue()) {
    const bool is_due = !is_among(exceptions, about.name);
    const bool is_covered = covered.contains(std::string(about.name));
    BOOST_TEST((is_covered || !is_due), about.name << " has no case under " << list);
    BOOST_TEST((!is_covered || !is_among(exceptions, about.name)),
               about.name << " has a case under " << list << " and is no exception");
  }
}

// ---- the examples of the catalogue --------------------------------------------------------------

/// Limits that the right example keeps and the wrong one does not.
limits tight_limits(const rule_info& about) {
  limits bounds;
  if (about.id == rule::limit_rav_depth) bounds.rav_depth = 1;
  if (about.id == rule::limit_token_size) bounds.comment_size = 16;
  if (about.id == rule::limit_game_size)
    bounds.game_size = file_of_example(about, about.right).size();
  if (about.id == rule::limit_diagnostics) bounds.diagnostics = 1;
  return bounds;
}

/// The rules that hold a record against a position: that of the right example.
bool is_comparison(const rule_info& about) {
  return about.id == rule::fen_ep_square_missing || about.id == rule::xfen_castling_needs_letter;
}

std::vector<parse::fen_fault> faults_in(const rule_info& about, std::string_view record) {
  const auto dialect = about.group == 14 ? dialect_of(about) : fen_dialect::fen;
  if (!is_comparison(about)) return rules::read_fen(record, dialect).faults;
  return rules::faults_beside(record, parse_fen(about.right, dialect).given.value(), dialect);
}

bool fires(const rule_info& about, std::string_view fragment) {
  if (about.group == 15) {
    const auto text = bytes_of_fragment(fragment);
    const auto read = parse_epd(text);
    return std::ranges::find(read.findings, about.id, &diagnostic::id) != read.findings.end();
  }
  if (about.id == rule::file_name_suffix || about.id == rule::fen_file_suffix) {
    const auto holds =
        about.id == rule::file_name_suffix ? file_content::games : file_content::fen_records;
    return check_file_name(fragment, holds, way_to_hear(about)).has_value();
  }
  const bool is_of_dialect = about.group == 14 && about.id != rule::fen_dialect_castling;
  if (is_of_dialect || is_comparison(about)) {
    const auto faults = faults_in(about, bytes_of_fragment(fragment));
    return std::ranges::find(faults, about.id, &parse::fen_fault::id) != faults.end();
  }
  auto options = way_to_hear(about);
  options.limits = tight_limits(about);
  if (about.id == rule::date_file_name_mismatch) options.file_name = "1993.pgn";
  const auto fires_in = [&](encoding characters) {
    options.encoding = characters;
    const auto read = check_database(file_of_example(about, fragment), options);
    return read.totals.by_rule[about.id] > 0;
  };
  return fires_in(encoding::latin1) || fires_in(encoding::utf8);
}

/// The productions that the parser itself comes to. Values of tags and operands of EPD are read for
/// their detectors.
std::vector<bool> parsed_productions(const spec::graph& in) {
  std::vector<bool> found(in.nodes.size());
  std::vector<spec::node_id> open;
  for (const auto& entry : in.entries) {
    if (entry.name == "values") continue;
    open.push_back(entry.start);
    if (entry.name != "epd") open.insert(open.end(), entry.others.begin(), entry.others.end());
  }
  while (!open.empty()) {
    const auto id = open.back();
    open.pop_back();
    if (found[id]) continue;
    found[id] = true;
    open.insert(open.end(), in[id].kids.begin(), in[id].kids.end());
  }
  return found;
}

/// All that finds rules: the deviations of the grammar, the tables of detectors, and what is found
/// on the way. A rule is there as often as something finds it.
std::multiset<rule> places_of_rules() {
  std::set<rule> deviations;
  const auto& grammar = spec::import_grammar();
  const auto is_parsed = parsed_productions(grammar);
  for (spec::node_id id = 0; id != grammar.nodes.size(); ++id)
    if (is_parsed[id] && grammar[id].broken) deviations.insert(*grammar[id].broken);
  std::multiset<rule> places(deviations.begin(), deviations.end());
  const auto add_all = [&](const auto& detectors) {
    for (const auto& detector : detectors) places.insert(detector.id);
  };
  for (const auto& chapter : rules::chapters()) add_all(chapter.detectors);
  for (const auto& table : {rules::fen_value_detectors(), rules::fen_position_detectors(),
                            rules::fen_castling_detectors()})
    add_all(table);
  for (const auto& table : {rules::epd_opcode_detectors(), rules::epd_operand_detectors(),
                            rules::epd_move_detectors(), rules::epd_meaning_detectors()})
    add_all(table);
  add_all(rules::fen_comparisons());
  for (const auto& watched : rules::watched_rules()) places.insert(watched.begin(), watched.end());
  return places;
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_rule_is_found_in_one_place) {
  const auto places = places_of_rules();
  for (const auto& about : catalogue())
    BOOST_TEST(places.count(about.id) == 1,
               about.name << " is found in " << places.count(about.id));
}

BOOST_AUTO_TEST_CASE(each_rule_has_a_case_that_fires_it) {
  check_cases("fires", without_firing_case);
}

BOOST_AUTO_TEST_CASE(each_rule_has_a_case_close_by_that_does_not) { check_cases("near", {}); }

BOOST_AUTO_TEST_CASE(the_wrong_example_of_a_rule_fires_it_and_the_right_one_does_not) {
  for (const auto& about : catalogue()) {
    const bool can_stand_alone = about.id != rule::export_san_not_canonical &&
                                 about.id != rule::export_tag_value_escaping;  // D127
    BOOST_TEST(fires(about, about.wrong) == can_stand_alone,
               about.name << " is silent on " << about.wrong);
    BOOST_TEST(!fires(about, about.right), about.name << " fires on " << about.right);
  }
}

BOOST_AUTO_TEST_SUITE_END()
