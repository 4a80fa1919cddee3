#include "read/fix_trial.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/catalogue.hpp"
#include "rules/files/rows.hpp"
#include "rules/fixes.hpp"
#include "rules/lines/rows.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::read {

using namespace rules;

namespace {

std::string text_with(const editable& source, const suggested_fix& fix) {
  std::string text;
  std::size_t at = 0;
  for (const auto& [where, new_text] : fix.edits) {
    const auto begin = static_cast<std::size_t>(where.begin - source.offset);
    text += source.text.substr(at, begin - at);
    text += new_text;
    at = begin + static_cast<std::size_t>(where.size());
  }
  return text += source.text.substr(at);
}

/// Lines, files and their encoding are not the matter of one unit.
bool is_about_file(rule id) {
  return is_in<rows::lines_rules, rows::files_rules>(id) || id == rule::encoding_utf8_invalid;
}

/// How often each rule has a finding, and how often one that is grave.
struct rule_counts_by_level {
  std::array<std::uint64_t, rule_count> findings{};
  std::array<std::uint64_t, rule_count> grave{};

  explicit rule_counts_by_level(std::span<const diagnostic> all) {
    for (const auto& d : all) add({d.id, d.level, 1});
  }

  void add(const finding_count& more) {
    const auto at = static_cast<std::size_t>(more.id);
    findings[at] += more.count;
    if (more.level >= severity::warning && !is_about_file(more.id)) grave[at] += more.count;
  }
};

/// Tries fixes out on one unit.
class fix_trial {
 public:
  fix_trial(const fix_context& here, findings& found) : here_(here), found_(found) {}

  /// Whether there may be one more to try: each takes time that grows with the unit. Those of all
  /// findings of a rule are tried once.
  bool is_open(const fix_row& row) {
    if (here_.source.text.size() > longest) return false;
    if (row.find_all != nullptr) return together_.contains(row.id) || tried_ < most;
    return ++looked_for_ <= 4 * most && tried_ < most;
  }

  /// Whether it takes findings of the rule away and brings no error or warning to light. Several
  /// findings may have one fix in common: it is tried for the first of them.
  bool stands(const fix_row& row, const diagnostic& found, const suggested_fix& fix) {
    if (row.find_all != nullptr) {
      const auto [known, is_new] = together_.try_emplace(row.id, false);
      if (is_new) known->second = improves(row.id, row.find_all(here_, found));
      return known->second;
    }
    if (!last_ || last_->id != row.id || last_->fix != fix)
      last_ = {row.id, fix, improves(row.id, fix)};
    return last_->stands;
  }

 private:
  static constexpr int most = 8;
  static constexpr std::size_t longest = 256 << 10;

  /// How the unit is read again, and what was found in it before.
  struct baseline {
    options how;
    rule_counts_by_level found;
  };

  struct answer {
    rule id;
    suggested_fix fix;
    bool stands;
  };

  bool improves(rule id, const suggested_fix& fix) {
    ++tried_;
    const auto is_inside = [&](const edit& e) { return here_.source.holds(e.where); };
    if (!std::all_of(fix.edits.begin(), fix.edits.end(), is_inside)) return false;
    const auto& [how, before] = was();
    const rule_counts_by_level after(check_database(text_with(here_.source, fix), how).diagnostics);
    const auto at = static_cast<std::size_t>(id);
    return after.findings[at] < before.findings[at] &&
           std::equal(after.grave.begin(), after.grave.end(), before.grave.begin(),
                      [](auto now, auto then) { return now <= then; });
  }

  const baseline& was() {
    if (!was_) {
      was_ = {here_.in.how.telling_all(), rule_counts_by_level(found_.all())};
      for (const auto& more : found_.only_counted()) was_->found.add(more);
      was_->how.fixes = false;
    }
    return *was_;
  }

  const fix_context& here_;
  findings& found_;
  std::optional<baseline> was_;
  std::optional<answer> last_;
  std::map<rule, bool> together_;
  int looked_for_ = 0;
  int tried_ = 0;
};

}  // namespace

void add_fixes(const check_context& in, std::string_view text, findings& out) {
  if (out.all().empty() || !in.how.fixes) return;
  fix_context here{in, {text, in.what.offset}, out.all()};
  here.is_damaged = out.tell_of_damage();
  here.is_played_on = std::any_of(in.board.san_issues.begin(), in.board.san_issues.end(),
                                  [](const replay::san_issue& r) { return r.is_over; });
  fix_trial tried(here, out);
  for (auto& found : out.all()) {
    const auto& row = fix_row_of(found.id);
    if (row.find == nullptr || (row.is_on_trial && !tried.is_open(row))) continue;
    auto fix = row.find(here, found);
    if (fix.empty() || (row.is_on_trial && !tried.stands(row, found, fix))) continue;
    found.fix = std::move(fix);
  }
}

}  // namespace strictpgn::read
