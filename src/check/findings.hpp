// Where the checks put what they find.
#pragma once

#include <fmt/format.h>

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::check {

/// The severity of every rule under some options.
class severities {
 public:
  explicit severities(const options& how);

  severity of(rule id) const { return levels_[static_cast<std::size_t>(id)]; }
  bool wants(rule id) const { return of(id) != severity::off; }
  /// The severity of a finding that is milder or graver than its rule usually is; what the user
  /// sets goes first.
  severity of(rule id, severity here) const;
  /// The severity of the rule under the profile `modern` and otherwise the same options.
  severity in_modern(rule id) const;
  bool is_modern() const { return is_modern_; }

 private:
  std::array<severity, rule_count> levels_;
  std::array<bool, rule_count> is_set_{};
  bool is_modern_;
};

/// The findings of one unit. Rules that are off leave no trace.
class findings {
 public:
  findings(const severities& levels, std::uint64_t limit) : levels_(levels), limit_(limit) {}

  bool wants(rule id) const { return levels_.wants(id); }

  /// A finding with the message of the catalogue about `text`.
  diagnostic& add(rule id, span where, std::string_view text = {});
  /// A finding with a message of its own.
  diagnostic& say(rule id, span where, std::string message);
  /// A finding whose severity differs from what its rule usually has.
  diagnostic& say_as(severity level, rule id, span where, std::string message);

  /// Makes a finding milder than its rule usually is; what the user sets goes first.
  void lower(diagnostic& made, severity level) const {
    made.level = made.in_modern = levels_.of(made.id, level);
  }
  /// Says that the profile `modern` takes this finding more lightly than its rule. Held against
  /// another profile it keeps its severity, and what `modern` makes of it is noted beside that. The
  /// one place where a case of a rule is lowered: a whole rule is, in rules/modern.hpp.
  void lower_in_modern(diagnostic& made, severity level) const;
  /// Notes that the profile `modern`, which reads UTF-8, would have a finding that this one has
  /// not.
  void note_in_modern(rule id);

  /// Withdraws the findings of one rule that begin at a place: a more specific rule has spoken
  /// there.
  void drop(rule id, std::uint64_t begin);
  /// Carries out what `drop` asked for, and puts the findings into text order.
  void settle();
  bool has(rule id) const;
  /// Whether something was dropped, so that what is left may not be what was meant (D108).
  bool tell_of_damage() const;
  /// The gravest severity found.
  severity worst() const;
  /// Adds what was found, beyond the limit too, to a summary.
  void count(summary& totals) const;

  /// What `all` does not hold, valid until the next change.
  std::span<const finding_count> beyond_limit();

  std::vector<diagnostic>& all() { return found_; }
  const std::vector<diagnostic>& all() const { return found_; }
  void clear();

 private:
  /// A finding beyond the limit, of which only the place is kept.
  struct surplus {
    std::uint64_t begin;
    rule id;
    severity level;
    severity in_modern;
  };

  diagnostic& put(rule id, severity level, severity in_modern, span where);
  void note_surplus(rule id, severity level, severity in_modern, span where);
  void withdraw();
  void tell_surplus();

  const severities& levels_;
  std::uint64_t limit_;
  std::vector<surplus> surplus_;  // of rules whose findings may be withdrawn
  std::map<std::pair<rule, severity>, std::uint64_t>
      counted_;                                 // findings beyond the limit of the others
  std::optional<std::uint64_t> first_surplus_;  // where the first of them all begins
  std::vector<finding_count> beyond_limit_;
  bool told_surplus_ = false;
  std::uint64_t errors_in_modern_ = 0;  // that are not among the findings
  std::vector<std::pair<std::uint64_t, rule>> withdrawn_;
  std::vector<diagnostic> found_;
  std::vector<diagnostic*> order_;  // for `settle` alone, as is the next
  std::vector<diagnostic> sorted_;
  diagnostic nowhere_;  // takes what is off or too much
};

/// Text of the input for use in a message: a long one is cut, between two characters, and ends in
/// dots.
std::string quoted(std::string_view text);

}  // namespace strictpgn::check
