#include "rules/fen/reading.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "rules/fen/comparison.hpp"
#include "rules/fen/context.hpp"
#include "strictpgn/fen_comparison.hpp"

namespace strictpgn {
namespace rules {

fen_record read_fen(std::string_view text, fen_dialect dialect) {
  const parse::fen_fields read = parse::parse_fen_fields(text);
  const fen_context context = make_fen_context(read, dialect);
  fen_record result{setup_of(context), std::nullopt, read.faults};

  find_faults(context, result.faults);
  const bool is_given_up = std::ranges::any_of(result.faults, gives_up);
  if (!result.given || is_given_up) return result;
  const auto opened = make_position(*result.given);
  if (const auto* playable = std::get_if<position>(&opened)) result.playable = *playable;
  return result;
}

std::vector<parse::fen_fault> faults_beside(std::string_view record, const setup& truth,
                                            fen_dialect dialect) {
  const parse::fen_fields read = parse::parse_fen_fields(record);
  const fen_context context = make_fen_context(read, dialect);
  std::vector<parse::fen_fault> faults;
  if (context.placement != truth.board || context.active_color != truth.side_to_move) return faults;
  fen_findings out(read, faults);
  for (const auto& one : fen_comparisons()) one.run(context, truth, out);
  return faults;
}

void add_faults(const std::vector<parse::fen_fault>& faults, findings& out) {
  for (const auto& fault : faults)
    out.add(fault.id, fault.where, fault.detail, grade_of_fault(fault, true));
  out.finish();
}

namespace {

std::vector<diagnostic> in_words(const std::vector<parse::fen_fault>& faults,
                                 const options& options) {
  if (faults.empty()) return {};
  const severities levels(options);
  findings out(levels, options.limits.diagnostics);
  add_faults(faults, out);
  return out.take();
}

}  // namespace
}  // namespace rules

fen_reading parse_fen(std::string_view text, fen_dialect dialect, const options& options) {
  auto read = rules::read_fen(text, dialect);
  return {read.given, read.playable, rules::in_words(read.faults, options)};
}

std::vector<diagnostic> compare_fen(std::string_view record, const setup& truth,
                                    fen_dialect dialect, const options& options) {
  return rules::in_words(rules::faults_beside(record, truth, dialect), options);
}

}  // namespace strictpgn
