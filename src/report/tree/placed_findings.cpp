#include "report/tree/placed_findings.hpp"

#include <algorithm>

#include "report/text/escape_for_display.hpp"
#include "report/tree/element_json.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::report {
namespace {

json json_of_label(const label& other, encoding encoding) {
  json place;
  place["message"] = escape_for_display(other.text, encoding);
  add_span(place, other.where);
  return place;
}

json json_of_finding(const diagnostic& finding, encoding encoding) {
  json item;
  item["rule"] = name_of(finding.id);
  item["severity"] = name_of(finding.level);
  item["message"] = escape_for_display(finding.message, encoding);
  add_span(item, finding.where);
  for (const auto& other : finding.related)
    item["related"].push_back(json_of_label(other, encoding));
  for (const auto& move : finding.candidates)
    item["candidates"].push_back(escape_for_display(move, encoding));
  return item;
}

/// Its place is the first token of a game, whatever that is.
bool is_about_game(rule id) {
  return id == rule::tag_section_missing || id == rule::collation_order ||
         id == rule::collation_duplicate;
}

}  // namespace

placed_findings::placed_findings(std::span<const diagnostic> all, encoding encoding)
    : all_(all), is_taken_(all.size()), encoding_(encoding) {}

void placed_findings::take(json& to, const span& where) {
  const auto place = [](const diagnostic& finding) { return finding.where.begin; };
  const auto first = std::ranges::lower_bound(all_, where.begin, {}, place);
  for (auto at = first; at != all_.end() && at->where.begin < where.end; ++at) {
    auto taken = is_taken_[static_cast<std::size_t>(at - all_.begin())];
    if (is_about_game(at->id)) continue;
    if (!taken) to["findings"].push_back(json_of_finding(*at, encoding_));
    taken = true;
  }
}

void placed_findings::take(json& to, const game& what, const element& one) {
  auto where = what.span_of(one);
  if (one.kind == element_kind::variation_begin) {
    take(to, where);
    where = closing_parenthesis(what, one);
  }
  if (one.lead != 0) where.begin = what.number_span_of(one).begin;
  if (one.suffix != suffix::none) where.end = what.suffix_span_of(one).end;
  take(to, where);
}

void placed_findings::write_rest(open_line& line) const {
  line.begin_list("findings");
  for (std::size_t at = 0; at < all_.size(); ++at)
    if (!is_taken_[at]) line.add_item(json_of_finding(all_[at], encoding_));
  line.end_list();
}

}  // namespace strictpgn::report
