#include "check/findings.hpp"

#include <algorithm>
#include <tuple>

namespace strictpgn::check {

namespace {

constexpr std::string_view place_of_text = "{}";

constexpr std::string_view ellipsis = "...";
constexpr std::size_t most_quoted = 120;

/// What is quoted of a text; whole, unless it is long.
std::string_view shown(std::string_view text) {
  if (text.size() <= most_quoted) return text;
  auto end = most_quoted;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end);
}

void quote(std::string_view text, std::string& onto) {
  const auto part = shown(text);
  onto += part;
  if (part.size() != text.size()) onto += ellipsis;
}

/// The message of the catalogue about `text`. There are many: it is allocated once.
std::string message_about(rule id, std::string_view text) {
  const auto message = info(id).message;
  const auto place = message.find(place_of_text);
  if (place == message.npos) return std::string(message);
  std::string made;
  made.reserve(message.size() - place_of_text.size() + std::min(text.size(), most_quoted) +
               ellipsis.size());
  made += message.substr(0, place);
  quote(text, made);
  return made += message.substr(place + place_of_text.size());
}

using level_of_rule = std::array<severity, rule_count>;

/// What the catalogue says: a table for each profile.
const std::array<level_of_rule, profile_count>& usual_levels() {
  static const auto all = [] {
    std::array<level_of_rule, profile_count> made{};
    for (const auto& row : catalogue())
      for (std::size_t format = 0; format < profile_count; ++format)
        made[format][static_cast<std::size_t>(row.id)] = row.levels[format];
    return made;
  }();
  return all;
}

}  // namespace

severities::severities(const options& how)
    : format_(how.format),
      levels_(usual_levels()[static_cast<std::size_t>(how.format)]),
      modern_levels_(usual_levels()[static_cast<std::size_t>(profile::modern)]) {
  for (const auto& [id, level] : how.levels) {
    const auto row = static_cast<std::size_t>(id);
    levels_[row] = modern_levels_[row] = level;
    is_set_[row] = true;
  }
}

severity severities::of(rule id, const grade& special) const {
  const auto row = static_cast<std::size_t>(id);
  const auto level = levels_[row];
  return is_set_[row] ? level : special[static_cast<std::size_t>(format_)].value_or(level);
}

severity severities::in_modern(rule id, const grade& special) const {
  const auto row = static_cast<std::size_t>(id);
  const auto level = modern_levels_[row];
  return is_set_[row] ? level : special[static_cast<std::size_t>(profile::modern)].value_or(level);
}

diagnostic& findings::add(rule id, span where, std::string_view text, const grade& special) {
  if (!wants(id)) return nowhere_;
  auto& made = put(id, where, special);
  if (&made != &nowhere_) made.message = message_about(id, text);
  return made;
}

diagnostic& findings::say(rule id, span where, std::string message, const grade& special) {
  if (!wants(id)) return nowhere_;
  auto& made = put(id, where, special);
  made.message = std::move(message);
  return made;
}

diagnostic& findings::put(rule id, span where, const grade& special) {
  const auto level = levels_.of(id, special);
  if (found_.size() >= limit_) {
    note_surplus(id, level, where);
    return nowhere_ = {};
  }
  auto& made = found_.emplace_back();
  made.id = id;
  made.level = level;
  made.in_modern = levels_.in_modern(id, special);
  made.where = where;
  return made;
}

/// The first finding too many is itself reported; the rest is counted.
void findings::note_surplus(rule id, severity level, span where) {
  ++dropped_[{id, level}];
  if (surplus_++ > 0 || !wants(rule::limit_diagnostics)) return;
  auto& made = found_.emplace_back();
  made.id = rule::limit_diagnostics;
  made.level = levels_.of(rule::limit_diagnostics);
  made.in_modern = levels_.in_modern(rule::limit_diagnostics);
  made.where = where;
  made.message =
      fmt::format("more than {} findings in one place: the rest is counted, not shown", limit_);
}

void findings::settle() {
  std::sort(withdrawn_.begin(), withdrawn_.end());
  const auto is_withdrawn = [this](const diagnostic& d) {
    return std::binary_search(withdrawn_.begin(), withdrawn_.end(), std::pair(d.where.begin, d.id));
  };
  if (!withdrawn_.empty()) std::erase_if(found_, is_withdrawn);
  withdrawn_.clear();
  const auto place_of = [](const diagnostic& d) {
    return std::tie(d.where.begin, d.where.end, d.id);
  };
  if (std::ranges::is_sorted(found_, {}, place_of)) return;
  // Findings are large: their places are sorted, and each is moved only once. At one place they
  // stay in the order in which they came.
  order_.clear();
  for (auto& d : found_) order_.push_back(&d);
  std::ranges::sort(order_, {}, [&](diagnostic* d) { return std::pair(place_of(*d), d); });
  sorted_.clear();
  sorted_.reserve(found_.size());
  for (auto* d : order_) sorted_.push_back(std::move(*d));
  std::swap(found_, sorted_);
}

bool findings::has(rule id) const {
  return std::any_of(found_.begin(), found_.end(), [=](const diagnostic& d) { return d.id == id; });
}

bool findings::tell_of_damage() const {
  return std::any_of(found_.begin(), found_.end(), [](const diagnostic& d) {
    const auto after = info(d.id).after;
    return after == recovery::drop || after == recovery::give_up;
  });
}

severity findings::worst() const {
  auto worst = severity::off;
  for (const auto& d : found_) worst = std::max(worst, d.level);
  for (const auto& [what, times] : dropped_) worst = std::max(worst, what.second);
  return worst;
}

void findings::count(summary& totals) const {
  const auto add = [&](rule id, severity level, std::uint64_t times) {
    totals.by_rule[static_cast<std::size_t>(id)] += times;
    if (level == severity::error) totals.errors += times;
    if (level == severity::warning) totals.warnings += times;
    if (level == severity::info) totals.infos += times;
  };
  for (const auto& d : found_) add(d.id, d.level, 1);
  for (const auto& [what, times] : dropped_) add(what.first, what.second, times);
}

void findings::clear() {
  found_.clear();
  withdrawn_.clear();
  dropped_.clear();
  surplus_ = 0;
}

std::string quoted(std::string_view text) {
  std::string made;
  quote(text, made);
  return made;
}

}  // namespace strictpgn::check
