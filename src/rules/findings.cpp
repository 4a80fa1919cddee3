#include "rules/findings.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

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

/// Whether a finding of the rule tells that something was dropped.
bool tells_of_damage(rule id) {
  const auto after = info(id).after;
  return after == recovery::drop || after == recovery::give_up;
}

/// One more of a kind, or some. Mostly they are of the kind of the last.
void add_to(std::vector<finding_count>& all, const finding_count& more) {
  const auto is_same = [&](const finding_count& f) {
    return f.id == more.id && f.level == more.level;
  };
  if (!all.empty() && is_same(all.back())) {
    all.back().count += more.count;
    return;
  }
  const auto same = std::ranges::find_if(all, is_same);
  if (same == all.end())
    all.push_back(more);
  else
    same->count += more.count;
}

/// Whether findings of the rule may be withdrawn after they were made.
bool may_be_withdrawn(rule id) {
  return is_weaker(id) || id == rule::tag_value_surrounding_space ||
         id == rule::export_token_spacing;
}

using level_of_rule = std::array<severity, rule_count>;

/// What the catalogue says: a table for each profile.
const std::array<level_of_rule, profile_count>& usual_levels() {
  static const auto all = [] {
    std::array<level_of_rule, profile_count> result{};
    for (const auto& row : catalogue())
      for (std::size_t format = 0; format < profile_count; ++format)
        result[format][static_cast<std::size_t>(row.id)] = row.levels[format];
    return result;
  }();
  return all;
}

}  // namespace

severities::severities(const options& options) : format_(options.format), rules_(rule_count) {
  const auto& by_profile = usual_levels()[static_cast<std::size_t>(format_)];
  const auto& modern = usual_levels()[static_cast<std::size_t>(profile::modern)];
  for (std::size_t row = 0; row < rule_count; ++row)
    rules_[row] = {.usual = by_profile[row], .heard = by_profile[row], .in_modern = modern[row]};
  for (const auto& [id, level] : options.levels) {
    auto& row = rules_[index(id)];
    row.heard = row.in_modern = level;
    row.is_set = true;
  }
}

severity severities::of(rule id, const grade& special) const {
  const auto& row = rules_[index(id)];
  const bool is_users = row.is_set && !special.is_fixed;
  return is_users ? row.heard : special.in(format_).value_or(row.heard);
}

severity severities::usual_of(rule id, const grade& special) const {
  return special.in(format_).value_or(rules_[index(id)].usual);
}

severity severities::in_modern(rule id, const grade& special) const {
  const auto& row = rules_[index(id)];
  if (special.is_none_in_modern) return severity::off;
  const bool is_users = row.is_set && !special.is_fixed;
  return is_users ? row.in_modern : special.in(profile::modern).value_or(row.in_modern);
}

findings::findings(const severities& levels, const options& how)
    : levels_(levels),
      limit_(how.limits.diagnostics),
      least_told_(how.least_told),
      told_of_each_rule_(how.told_of_each_rule) {
  if (!how.only_counted.empty()) only_counted_rules_.resize(rule_count);
  for (const auto id : how.only_counted) only_counted_rules_[static_cast<std::size_t>(id)] = true;
}

diagnostic& findings::put_about(rule id, span where, std::string_view text, const grade& special) {
  auto& finding = put(id, where, special);
  if (is_told(finding)) append_message_about(finding.message, id, text);
  return finding;
}

void findings::note_in_modern(rule id) {
  errors_in_modern_ += levels_.in_modern(id) == severity::error;
}

diagnostic& findings::put(rule id, span where, const grade& special) {
  is_finished_ = false;
  alike_.reset();
  stronger_.add(id, where);
  if (!is_heard(id)) {
    note_unheard(id, levels_.usual_of(id, special), where);
    return nowhere();
  }
  const auto [level, in_modern] = levels_.judge(id, special);
  const bool is_beyond_limit = taken_ >= limit_;
  if (!is_beyond_limit) ++taken_;
  if (is_beyond_limit || !is_to_be_told(id, level)) {
    note_untold({id, level, in_modern, where, is_beyond_limit});
    if (!is_beyond_limit && &special == &usual && !is_stronger(id)) alike_ = id;
    return nowhere();
  }
  auto& result = found_.add();
  result.id = id;
  result.level = level;
  result.in_modern = in_modern;
  result.where = where;
  return result;
}

bool findings::is_to_be_told(rule id, severity level) const {
  const auto row = static_cast<std::size_t>(id);
  const bool is_only_counted = !only_counted_rules_.empty() && only_counted_rules_[row];
  return level >= least_told_ && !is_only_counted &&
         (told_.empty() || told_[row] < told_of_each_rule_);
}

void findings::note_told() {
  if (told_of_each_rule_ == UINT64_MAX) return;
  told_.resize(rule_count);
  for (const auto& d : found_.all()) ++told_[static_cast<std::size_t>(d.id)];
}

/// Beyond the limit without its place, unless it may be withdrawn.
void findings::note_untold(const untold_finding& one) {
  if (one.is_beyond_limit && !first_beyond_) first_beyond_ = one.where.begin;
  if (!one.is_beyond_limit || may_be_withdrawn(one.id)) return untold_.add(one);
  add_to(counted_, {one.id, one.level, 1});
  errors_in_modern_ += one.in_modern == severity::error;
}

/// Of what the profile does not look for nothing is known.
void findings::note_unheard(rule id, severity level, span where) {
  if (level != severity::off && unheard_.size() < limit_) unheard_.push_back({id, level, where});
}

void findings::withdraw(rule id, std::uint64_t begin) {
  assert(may_be_withdrawn(id));
  is_finished_ = false;
  withdrawn_.emplace_back(begin, id);
}

void findings::withdraw_all() {
  if (withdrawn_.empty() && stronger_.empty()) return;
  std::ranges::sort(withdrawn_);
  stronger_.sort();
  const auto is_withdrawn = [this](const auto& f) {
    return may_be_withdrawn(f.id) &&
           (std::ranges::binary_search(withdrawn_, std::pair(f.where.begin, f.id)) ||
            stronger_.cover(f.id, f.where));
  };
  found_.erase_if(is_withdrawn);
  alike_.reset();
  untold_.erase_if(may_be_withdrawn, is_withdrawn);
  std::erase_if(unheard_, is_withdrawn);
  withdrawn_.clear();
}

/// That there are more findings than are kept is itself a finding.
void findings::tell_of_limit() {
  if (!first_beyond_ || told_of_limit_) return;
  if (counted_.empty() &&
      !std::ranges::any_of(untold_.runs(), &untold_findings::run::is_beyond_limit))
    return;
  told_of_limit_ = true;
  if (!is_heard(rule::limit_diagnostics)) return;
  auto& result = found_.add();
  result.id = rule::limit_diagnostics;
  result.level = levels_.of(rule::limit_diagnostics);
  result.in_modern = levels_.in_modern(rule::limit_diagnostics);
  result.where = {*first_beyond_, *first_beyond_};
  result.message =
      fmt::format("more than {} findings in one place: the rest is counted, not shown", limit_);
}

void findings::finish() {
  if (std::exchange(is_finished_, true)) return;
  withdraw_all();
  tell_of_limit();
  found_.put_into_text_order();
}

bool findings::tell_of_damage(std::uint64_t before) const {
  return has_any(
      [before](const auto& f) { return f.where.begin < before && tells_of_damage(f.id); });
}

std::span<const diagnostic> findings::with_untold() {
  if (untold_.is_empty()) return found_.all();
  with_untold_.assign(found_.all().begin(), found_.all().end());
  untold_.for_each([this](const untold_finding& one) {
    auto& added = with_untold_.emplace_back();
    added.id = one.id;
    added.level = one.level;
    added.where = one.where;
  });
  std::ranges::stable_sort(with_untold_, {}, [](const diagnostic& d) { return d.where.begin; });
  return with_untold_;
}

severity findings::worst() const {
  auto worst = severity::off;
  for (const auto& d : found_.all()) worst = std::max(worst, d.level);
  for (const auto& u : untold_.runs()) worst = std::max(worst, u.level);
  for (const auto& c : counted_) worst = std::max(worst, c.level);
  return worst;
}

void findings::count(summary& totals) const {
  const auto add = [&](rule id, severity level, std::uint64_t times) {
    totals.by_rule[id] += times;
    if (level == severity::error) totals.errors += times;
    if (level == severity::warning) totals.warnings += times;
    if (level == severity::info) totals.infos += times;
  };
  for (const auto& d : found_.all()) add(d.id, d.level, 1);
  for (const auto& u : untold_.runs()) add(u.id, u.level, static_cast<std::uint64_t>(u.count));
  for (const auto& c : counted_) add(c.id, c.level, c.count);
  const auto is_error = [](const auto& f) { return f.in_modern == severity::error; };
  totals.errors_in_modern += errors_in_modern_;
  totals.errors_in_modern +=
      static_cast<std::uint64_t>(std::ranges::count_if(found_.all(), is_error));
  for (const auto& u : untold_.runs())
    if (is_error(u)) totals.errors_in_modern += static_cast<std::uint64_t>(u.count);
}

std::span<const finding_count> findings::only_counted() {
  only_counted_ = counted_;
  for (const auto& u : untold_.runs())
    add_to(only_counted_, {u.id, u.level, static_cast<std::uint64_t>(u.count)});
  std::ranges::sort(only_counted_, {}, [](const finding_count& f) {
    return static_cast<unsigned>(f.id) << 8 | static_cast<unsigned>(f.level);
  });
  return only_counted_;
}

void findings::clear() {
  found_.clear();
  unheard_.clear();
  stronger_.clear();
  withdrawn_.clear();
  untold_.clear();
  counted_.clear();
  alike_.reset();
  first_beyond_.reset();
  taken_ = 0;
  told_of_limit_ = is_finished_ = false;
  errors_in_modern_ = 0;
}

std::string quoted(std::string_view text) {
  std::string result;
  append_quoted(result, text);
  return result;
}

void append_quoted(std::string& message, std::string_view text) {
  const auto part = shown(text);
  message += part;
  if (part.size() != text.size()) message += ellipsis;
}

void append_message_about(std::string& message, rule id, std::string_view text) {
  const auto about = info(id).message;
  const auto place = about.find(place_of_text);
  message += about.substr(0, place);
  if (place == about.npos) return;
  append_quoted(message, text);
  message += about.substr(place + place_of_text.size());
}

}  // namespace strictpgn::rules
