#include "report/run_summary.hpp"

#include "strictpgn/rule_id.hpp"

namespace strictpgn::report {
namespace {

void count(summary& totals, const finding_count& found) {
  if (found.level == severity::error) totals.errors += found.count;
  if (found.level == severity::warning) totals.warnings += found.count;
  if (found.level == severity::info) totals.infos += found.count;
  totals.by_rule[found.id] += found.count;
}

template <typename Reading>
void count_all(summary& totals, const Reading& step) {
  for (const auto& finding : step.findings) count(totals, {finding.id, finding.level, 1});
  for (const auto& found : step.more_findings) count(totals, found);
}

}  // namespace

std::vector<std::string_view> profiles_of(const run_summary& all) {
  std::vector<std::string_view> names{name_of(all.format)};
  for (const auto other : all.other_formats) names.push_back(name_of(other));
  return names;
}

void add(summary& totals, const reading& step) {
  const auto errors_before = totals.errors;
  count_all(totals, step);
  if (step.game == nullptr) return;
  ++totals.games;
  totals.games_with_errors += totals.errors > errors_before;
  if (step.replay != nullptr) totals.plies += step.replay->mainline_plies;
}

void add(summary& totals, const summary& games) {
  totals.games += games.games;
  totals.games_with_errors += games.games_with_errors;
  totals.plies += games.plies;
  totals.errors += games.errors;
  totals.warnings += games.warnings;
  totals.infos += games.infos;
  totals.errors_in_modern += games.errors_in_modern;
  for (std::size_t id = 0; id < totals.by_rule.size(); ++id)
    totals.by_rule[static_cast<rule>(id)] += games.by_rule[static_cast<rule>(id)];
}

void add(run_summary& all, const record_reading& step) {
  const auto errors_before = all.totals.errors;
  count_all(all.totals, step);
  if (step.number == 0) return;
  ++all.totals.records;
  all.totals.records_with_errors += all.totals.errors > errors_before;
}

void add_errors(run_summary& all, std::uint64_t errors, std::uint64_t errors_in_modern) {
  all.files_with_errors += errors != 0;
  all.files_sound_in_modern += errors != 0 && errors_in_modern == 0;
}

reading reading_of(const record_reading& step) {
  reading result;
  result.findings = step.findings;
  result.more_findings = step.more_findings;
  result.source = step.source;
  return result;
}

}  // namespace strictpgn::report
