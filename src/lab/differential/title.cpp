#include "lab/differential/title.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>

#include "lab/differential/record_situations.hpp"
#include "lab/differential/round_trip.hpp"
#include "lab/differential/spellings.hpp"
#include "report/pages/section.hpp"
#include "spec/margin.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::differential {
namespace {

/// What it does with the text.
std::string deed_of(const mismatch& what) {
  switch (what.what) {
    case outcome::crash:
      return "crashes on a text";
    case outcome::hang:
      return "does not come to an end with a text";
    case outcome::flood:
      return "writes without end about a text";
    case outcome::writes_invalid:
      return fmt::format("writes what breaks {}", what.message);
    case outcome::accepts_invalid:
      return fmt::format("accepts a text that breaks {}", name_of(*what.broken));
    case outcome::rejects_valid:
      return "refuses a valid text";
    case outcome::silent_loss:
      return fmt::format("loses of a valid text: {}", what.message);
    case outcome::invention:
      return fmt::format("invents in a valid text: {}", what.message);
    case outcome::difference:
      return fmt::format(
          "{}: {}",
          is_of_round_trip(what) ? "changes of a valid text" : "reads of a valid text otherwise",
          what.message);
  }
  return {};
}

bool is_said_by_deed(outcome what) {
  return what == outcome::silent_loss || what == outcome::invention ||
         what == outcome::difference || what == outcome::writes_invalid;
}

/// Productions as words; rules and situations are that already.
std::string in_words(std::string feature) {
  std::ranges::replace(feature, '_', ' ');
  return feature;
}

std::string section_of(const std::string& feature) {
  if (const auto id = find_rule(feature)) return report::section_in_words(info(*id).section);
  if (const auto* const production = spec::grammar_margins().find(feature); production != nullptr)
    return production->section;
  const auto section = section_of_spelling(feature);
  return section.empty() ? section_of_situation(feature) : section;
}

/// What tells it from other texts. Not told twice: the rule that is broken, and productions that
/// are named as a rule, or that all deviations of a kind share.
std::vector<std::string> peculiarities(const cluster& cluster) {
  std::set<std::string> rules;
  for (const auto& each : cluster.signature)
    if (find_rule(each)) rules.insert(each);
  std::vector<std::string> result;
  for (const auto& each : cluster.signature) {
    auto as_rule = each;
    std::ranges::replace(as_rule, '_', '-');
    const bool is_broken = cluster.what.broken && each == name_of(*cluster.what.broken);
    const bool is_told = is_broken || (as_rule != each && rules.contains(as_rule));
    if (!is_told && !each.starts_with("lenient_")) result.push_back(in_words(each));
  }
  return result;
}

severity level_in_import_format(rule id) {
  return info(id).levels[static_cast<std::size_t>(profile::import_format)];
}

bool is_usual(std::string_view feature) {
  return feature == "standard_san" || feature == "plain_tag_pair" || feature == "move_number";
}

}  // namespace

std::string title_of(const cluster& cluster) {
  const auto has = peculiarities(cluster);
  auto result = deed_of(cluster.what);
  if (!has.empty()) result += fmt::format(" ({})", fmt::join(has, ", "));
  if (!cluster.what.message.empty() && !is_said_by_deed(cluster.what.what))
    result += ": " + cluster.what.message;
  return result;
}

std::string sections_of(const cluster& cluster) {
  if (const auto blamed = blamed_in(cluster.what))
    return report::section_in_words(info(*blamed).section);
  std::set<std::string> result;
  for (const auto& each : cluster.signature)
    if (const auto section = section_of(each); !is_usual(each) && !section.empty())
      result.insert(section);
  return fmt::format("{}", fmt::join(result, ", "));
}

bool is_strictness(const cluster& cluster) {
  if (const auto written = rule_written(cluster.what))
    return level_in_import_format(*written) != severity::error;
  return is_difference(cluster.what.what) && !cluster.tolerated.empty();
}

std::vector<const cluster*> worst_first(const campaign_state& all,
                                        const std::set<std::string>& known) {
  std::vector<const cluster*> result;
  for (const auto& [name, each] : all.clusters)
    if (!known.contains(name)) result.push_back(&each);
  std::ranges::stable_sort(result, {}, [](const cluster* each) {
    return std::tuple(is_strictness(*each), each->what.what, UINT64_MAX - each->seen);
  });
  return result;
}

std::string names_of(const std::vector<rule>& rules) {
  std::vector<std::string_view> names;
  names.reserve(rules.size());
  for (const auto each : rules) names.push_back(name_of(each));
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace strictpgn::differential
