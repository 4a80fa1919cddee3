#include "report/tally.hpp"

namespace strictpgn::report {
namespace {

severity level_of(const rule_info& about, const options& how) {
  auto level = about.levels[static_cast<std::size_t>(how.format)];
  for (const auto& [id, chosen] : how.levels) {
    if (id == about.id) level = chosen;
  }
  return level;
}

/// Whether a database of games can break it: EPD and files of FEN are formats of their own.
bool is_about_games(const rule_info& about) {
  constexpr int epd = 15;
  return about.group != epd && about.id != rule::fen_file_suffix;
}

void count(summary& totals, const diagnostic& finding) {
  totals.errors += finding.level == severity::error;
  totals.warnings += finding.level == severity::warning;
  totals.infos += finding.level == severity::info;
  ++totals.by_rule[static_cast<std::size_t>(finding.id)];
}

}  // namespace

std::vector<std::string_view> profiles_of(const tally& all) {
  std::vector<std::string_view> names{name_of(all.format)};
  for (const auto other : all.other_formats) names.push_back(name_of(other));
  return names;
}

void add(summary& totals, const reading& step) {
  const auto errors_before = totals.errors;
  for (const auto& finding : step.findings) count(totals, finding);
  if (step.game == nullptr) return;
  ++totals.games;
  totals.games_with_errors += totals.errors > errors_before;
  if (step.replay != nullptr) totals.plies += step.replay->mainline_plies;
}

void add(tally& all, const record_reading& step) {
  const auto errors_before = all.totals.errors;
  for (const auto& finding : step.findings) count(all.totals, finding);
  if (step.number == 0) return;
  ++all.totals.records;
  all.totals.records_with_errors += all.totals.errors > errors_before;
}

reading reading_of(const record_reading& step) {
  reading made;
  made.findings = step.findings;
  made.source = step.source;
  return made;
}

std::vector<rule> rules_not_built(const options& how) {
  std::vector<rule> missing;
  for (const auto& about : catalogue()) {
    const bool is_missing = is_about_games(about) && !is_built(about.id);
    if (is_missing && level_of(about, how) != severity::off) missing.push_back(about.id);
  }
  return missing;
}

}  // namespace strictpgn::report
