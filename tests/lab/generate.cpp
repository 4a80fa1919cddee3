// What the generator says about its texts, held against what the checker finds in them.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <deque>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "lab/generate/generator.hpp"
#include "lab/generate/situations.hpp"
#include "lab/generate/violation.hpp"
#include "random.hpp"
#include "spec/interpreter.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(generate)

namespace {

using namespace strictpgn;
using namespace strictpgn::generate;

/// So many seeds of texts.
std::vector<std::uint64_t> seeds(std::uint64_t usual) {
  std::vector<std::uint64_t> all(tests::trials(usual));
  std::iota(all.begin(), all.end(), tests::seed());
  return all;
}

options how_to_check(const request& request) {
  options options;
  options.format = request.format;
  options.encoding = request.encoding;
  options.fixes = false;
  return options;
}

/// Where a rule is made, it must be seen: rules that are off by default are turned on.
options how_to_check(const request& request, rule broken) {
  auto options = how_to_check(request);
  if (info(broken).levels[static_cast<std::size_t>(request.format)] == severity::off)
    options.levels.emplace_back(broken, severity::info);
  return options;
}

request request_for(const violation& violation) {
  request request;
  request.format = violation.home;
  request.encoding = violation.only_in.value_or(encoding::latin1);
  request.violated = violation.broken;
  return request;
}

/// Each rule that can be made, with the rules that go together with it in any of its ways.
std::map<rule, std::pair<const violation*, std::set<rule>>> made_rules() {
  std::map<rule, std::pair<const violation*, std::set<rule>>> found;
  for (const auto& each : all_violations()) {
    auto& [first, also] = found[each.broken];
    if (first == nullptr) first = &each;
    also.insert(each.also.begin(), each.also.end());
  }
  return found;
}

/// "also nag-null", "not found", "at 3-5": what is wrong with a label; empty when it holds.
std::string objection(const generated& result, const std::set<rule>& also, const options& options) {
  const auto broken = *result.about.broken;
  int hits = 0;
  for (const auto& found : check_database(result.text, options).diagnostics) {
    const bool is_labelled = found.id == broken && found.where == result.about.where;
    if (is_labelled) ++hits;
    if (is_labelled || (found.id != broken && also.contains(found.id))) continue;
    return "also " + std::string(name_of(found.id)) + " at " + std::to_string(found.where.begin);
  }
  return hits == 1 ? "" : "found " + std::to_string(hits) + " times";
}

std::uint64_t hash_of(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325;  // FNV-1a
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  return hash;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_rule_is_made_or_says_why_not) {
  std::set<rule> seen;
  for (const auto& each : all_violations()) seen.insert(each.broken);
  for (const auto& [id, why] : unmade_rules()) {
    BOOST_TEST(seen.insert(id).second, name_of(id) << " is made and not made");
    BOOST_TEST(!why.empty());
  }
  for (const auto& each : catalogue())
    BOOST_TEST(seen.contains(each.id), each.name << " is forgotten");
}

BOOST_AUTO_TEST_CASE(a_sound_text_has_no_error_under_its_profile) {
  for (const auto format :
       {profile::import_format, profile::export_format, profile::archival, profile::reduced}) {
    for (const auto code : {encoding::latin1, encoding::utf8}) {
      for (const bool chess960 : {false, true}) {
        request request;
        request.format = format;
        request.encoding = code;
        request.chess960 = chess960 && format != profile::reduced;
        request.games_per_file = chess960 ? 4 : 1;
        generator from(request);
        for (const auto seed : seeds(500)) {
          const auto found = check_database(from.make(seed).text, how_to_check(request));
          BOOST_TEST(found.totals.errors == 0U, name_of(format) << " seed " << seed);
          BOOST_TEST(found.totals.games == static_cast<std::uint64_t>(request.games_per_file),
                     name_of(format) << " seed " << seed);
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(a_violation_is_found_where_the_label_says_and_nothing_else) {
  for (const auto& [broken, way] : made_rules()) {
    const auto& [first, also] = way;
    const auto request = request_for(*first);
    generator from(request);
    for (const auto seed : seeds(20)) {
      const auto wrong = objection(from.make(seed), also, how_to_check(request, broken));
      BOOST_TEST(wrong.empty(), name_of(broken) << " seed " << seed << ": " << wrong);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_violation_is_found_among_sound_games) {
  for (const auto& [broken, way] : made_rules()) {
    const auto& [first, also] = way;
    if (first->is_alone) continue;
    auto request = request_for(*first);
    request.games_per_file = 3;
    generator from(request);
    for (const auto seed : seeds(tests::is_sanitized ? 30 : 3)) {
      const auto wrong = objection(from.make(seed), also, how_to_check(request, broken));
      BOOST_TEST(wrong.empty(), name_of(broken) << " seed " << seed << ": " << wrong);
    }
  }
}

/// By one of the first 60 texts of a generator for each rule; no more are made than it takes.
BOOST_AUTO_TEST_CASE(every_deviation_of_the_grammar_is_reached) {
  namespace graph = spec;
  const auto& grammar = graph::import_grammar();
  const auto start = grammar.find_entry("database")->start;
  std::set<graph::node_id> below{start}, missing;
  std::vector<graph::node_id> open{start};
  while (!open.empty()) {
    const auto next = open.back();
    open.pop_back();
    if (grammar[next].is_deviation()) missing.insert(next);
    for (const auto kid : grammar[next].kids)
      if (below.insert(kid).second) open.push_back(kid);
  }
  BOOST_TEST(missing.size() > 50U);
  graph::interpreter reader(grammar);
  graph::derivation result;
  const auto read = [&](const std::string& text) {
    reader.begin(text);
    reader.derive(start, 0, result);
    for (const auto& each : result) missing.erase(each.production);
  };
  std::deque<generator> from;  // which cannot be moved
  for (const auto& [broken, way] : made_rules())
    if (broken != rule::limit_rav_depth && broken != rule::encoding_utf16)
      from.emplace_back(request_for(*way.first));
  for (std::uint64_t seed = 0; seed != 60 && !missing.empty(); ++seed)
    for (auto& each : from) read(each.make(seed).text);
  for (const auto id : missing) BOOST_ERROR("nothing is derived by " << grammar[id].name);
}

BOOST_AUTO_TEST_CASE(the_same_seed_makes_the_same_bytes) {
  request request;
  request.violates_any = true;
  generator one(request), other(request);
  for (std::uint64_t seed = 50; seed != 0; --seed) other.make(seed);
  for (std::uint64_t seed = 1; seed <= 50; ++seed)
    BOOST_TEST(one.make(seed).text == other.make(seed).text);
}

// Where these differ between machines or compilers, seeds cannot be cited.
BOOST_AUTO_TEST_CASE(any_machine_makes_these_bytes) {
  struct golden {
    profile format;
    std::optional<rule> violated;  // and not any, which another rule would change
    std::uint64_t hash;
  };
  const golden texts[] = {
      {profile::import_format, std::nullopt, 0x21C41133C17F700D},
      {profile::export_format, std::nullopt, 0xAC59296141C1E456},
      {profile::reduced, std::nullopt, 0x5B9C1FBE5B0CD410},
      {profile::import_format, rule::char_control_forbidden, 0xC34AEDEF01629024},
      {profile::import_format, rule::move_illegal, 0x9B778D9B343DF04B},
  };
  for (const auto& [format, violated, hash] : texts) {
    request request;
    request.format = format;
    request.violated = violated;
    generator from(request);
    std::string all;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) all += from.make(seed).text;
    BOOST_TEST(hash_of(all) == hash, fmt::format("{} {}: 0x{:016X}", name_of(format),
                                                 violated ? name_of(*violated) : "", hash_of(all)));
  }
  generator from({});
  std::string all;
  for (std::size_t at = 0; at != situation_count; ++at)
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
      all += from.make(seed, static_cast<situation>(at)).text;
  BOOST_TEST(hash_of(all) == 0xA6E9006804448FA0,
             fmt::format("situations: 0x{:016X}", hash_of(all)));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_made_is_refused_with_its_reason) {
  struct refusal {
    rule id;
    std::string_view why;
  };
  const refusal cases[] = {
      {rule::epd_opcode_syntax,
       "epd-opcode-syntax cannot be generated: it is about EPD records, and games have none"},
      {rule::export_suffix, "export-suffix is made under the profile export; add --profile export"},
      {rule::char_outside_latin1,
       "char-outside-latin1 is made in the encoding utf8; add --encoding utf8"},
  };
  for (const auto& each : cases) {
    request request;
    request.violated = each.id;
    BOOST_CHECK_EXCEPTION(generator{request}, no_such_text,
                          [&](const no_such_text& refused) { return refused.what() == each.why; });
  }
}

BOOST_AUTO_TEST_SUITE_END()
