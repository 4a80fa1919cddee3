// Where the checks put what they find.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "rules/grade.hpp"
#include "rules/suppression.hpp"
#include "rules/told.hpp"
#include "rules/untold.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::rules {

/// The severity of every rule under some options.
class severities {
 public:
  explicit severities(const options& options);

  /// Whether its findings are told.
  bool is_heard(rule id) const { return rules_[index(id)].heard != severity::off; }
  /// Whether it is looked for: the user or the profile asks for it. What the user has switched off
  /// is found all the same, since other rules may depend on it.
  bool is_enabled(rule id) const {
    return is_heard(id) || rules_[index(id)].usual != severity::off;
  }
  /// The severity of a finding under the profile asked for; what the user sets goes first.
  severity of(rule id, const grade& special = usual) const;
  struct judged {
    severity level;
    severity in_modern;
  };

  /// `of` and `in_modern` of the same finding.
  judged judge(rule id, const grade& special) const {
    const auto& row = rules_[index(id)];
    if (&special == &usual) return {row.heard, row.in_modern};
    return {of(id, special), in_modern(id, special)};
  }
  /// The same without what the user sets.
  severity usual_of(rule id, const grade& special = usual) const;
  /// The same under the profile `modern`.
  severity in_modern(rule id, const grade& special = usual) const;

 private:
  /// Of one rule.
  struct levels {
    severity usual;      // of the profile
    severity heard;      // with what the user sets
    severity in_modern;  // likewise
    bool is_set = false;
  };

  static std::size_t index(rule id) { return static_cast<std::size_t>(id); }

  profile format_;
  std::vector<levels> rules_;
};

/// A finding that nobody hears, because the user has switched its rule off.
struct unheard_finding {
  rule id;
  severity level;  ///< that it would have
  span where;
};

/// The findings of one unit.
class findings {
 public:
  findings(const severities& levels, std::uint64_t limit) : levels_(levels), limit_(limit) {}
  /// Some may only be counted.
  findings(const severities& levels, const options& how);

  bool is_heard(rule id) const { return levels_.is_heard(id); }
  bool is_enabled(rule id) const { return levels_.is_enabled(id); }

  /// A finding with the message of the catalogue about `text`.
  diagnostic& add(rule id, span where, std::string_view text = {}, const grade& special = usual) {
    return is_alike(id, special) ? count_alike(where) : put_about(id, where, text, special);
  }
  /// A finding with the message of the catalogue for each of `items`; `place` gives where it is.
  template <typename Item, typename Place>
  void add_each(rule id, std::span<const Item> items, Place&& place) {
    while (!items.empty()) {
      if (is_alike(id, usual)) {
        const auto alike = items.first(std::min<std::uint64_t>(limit_ - taken_, items.size()));
        count_alike(alike, place);
        items = items.subspan(alike.size());
      } else {
        add(id, place(items.front()));
        items = items.subspan(1);
      }
    }
  }
  /// A finding with a message of its own: a text, or a function that appends it to an empty string
  /// and is called only where the finding is told.
  template <typename Message>
  diagnostic& say(rule id, span where, Message&& message, const grade& special = usual) {
    auto& finding = is_alike(id, special) ? count_alike(where) : put(id, where, special);
    if (!is_told(finding)) return finding;
    if constexpr (std::is_invocable_v<Message, std::string&>)
      message(finding.message);
    else
      finding.message = std::forward<Message>(message);
    return finding;
  }

  /// Whether what is said of the finding, which came last, will be told.
  bool is_told(const diagnostic& last) const { return &last != &nowhere_; }

  /// Notes that the profile `modern`, which reads UTF-8, would have a finding that this one has
  /// not.
  void note_in_modern(rule id);

  /// Notes that a rule has spoken at a place, in words of another rule.
  void note_stronger(rule id, span where) {
    is_finished_ = false;
    stronger_.add(id, where);
  }
  /// Withdraws the findings of one rule that begin at a place: a more specific rule has spoken
  /// there. For what the table of suppressions cannot tell.
  void withdraw(rule id, std::uint64_t begin);
  /// Withdraws what was asked for, and what the table of suppressions tells; and puts the findings
  /// into text order.
  void finish();
  /// Whether something was dropped before that place, so that what is left may not be what was
  /// meant (D108).
  bool tell_of_damage(std::uint64_t before = std::numeric_limits<std::uint64_t>::max()) const;
  /// Whether nothing was found, told or not.
  bool is_empty() const {
    return found_.is_empty() && untold_.is_empty() && counted_.empty() && unheard_.empty();
  }
  /// Calls `look` with each finding, up to the limit: those that are told, only counted, or off
  /// have a rule, a level and a place.
  template <typename Function>
  void for_each(Function&& look) const {
    std::ranges::for_each(found_.all(), look);
    untold_.for_each(look);
    std::ranges::for_each(unheard_, look);
  }
  /// Whether one of these is such.
  template <typename Predicate>
  bool has_any(Predicate&& is_such) const {
    return std::ranges::any_of(found_.all(), is_such) || untold_.has_any(is_such) ||
           std::ranges::any_of(unheard_, is_such);
  }
  /// Those that are told or only counted, up to the limit; the latter without words. Valid until
  /// the next change.
  std::span<const diagnostic> with_untold();
  /// The gravest severity found.
  severity worst() const;
  /// Adds all that was found to a summary.
  void count(summary& totals) const;
  /// Notes that what `all` holds is told now: of a rule that has been told often enough, the
  /// following units only count findings.
  void note_told();

  /// What was found and `all` does not hold, valid until the next change.
  std::span<const finding_count> only_counted();

  std::span<diagnostic> all() { return found_.all(); }
  std::span<const diagnostic> all() const { return found_.all(); }
  /// All of them, which it has no more then.
  std::vector<diagnostic> take() { return found_.take(); }
  void clear();

 private:
  diagnostic& put(rule id, span where, const grade& special);
  diagnostic& put_about(rule id, span where, std::string_view text, const grade& special);
  /// Whether such a finding is one more of those that came last to `untold_`.
  bool is_alike(rule id, const grade& special) const {
    return id == alike_ && &special == &usual && taken_ < limit_;
  }
  diagnostic& count_alike(span where) {
    is_finished_ = false;
    ++taken_;
    untold_.add_alike(where);
    return nowhere();
  }
  template <typename Item, typename Place>
  void count_alike(std::span<const Item> items, Place&& place) {
    is_finished_ = false;
    taken_ += items.size();
    untold_.add_alike(items, place);
  }
  bool is_to_be_told(rule id, severity level) const;
  /// Takes what a detector says of a finding that is not told. Only lists grow.
  diagnostic& nowhere() {
    nowhere_.related.clear();
    nowhere_.candidates.clear();
    return nowhere_;
  }
  void note_untold(const untold_finding& one);
  void note_unheard(rule id, severity level, span where);
  void withdraw_all();
  void tell_of_limit();

  const severities& levels_;
  std::uint64_t limit_;
  severity least_told_ = severity::off;
  std::vector<bool> only_counted_rules_;  // by their numbers; empty if there are none
  std::uint64_t told_of_each_rule_ = UINT64_MAX;
  std::vector<std::uint64_t> told_;     // of each rule, in the units before; empty if all are told
  std::uint64_t taken_ = 0;             // findings within the limit, told or not
  untold_findings untold_;              // beyond the limit if they may be withdrawn
  std::vector<finding_count> counted_;  // beyond it if not
  std::optional<rule> alike_;           // that of the last in `untold_`, if more of it go there
  std::optional<std::uint64_t> first_beyond_;  // where the first of those two begins
  bool told_of_limit_ = false;
  std::vector<finding_count> only_counted_;  // for `only_counted` alone
  std::vector<diagnostic> with_untold_;      // likewise
  bool is_finished_ = false;                 // nothing has come since
  std::uint64_t errors_in_modern_ = 0;       // that are not among the findings
  stronger_findings stronger_;
  std::vector<std::pair<std::uint64_t, rule>> withdrawn_;
  std::vector<unheard_finding> unheard_;
  told_findings found_;
  diagnostic nowhere_;  // what is said of those that are not told
};

/// Text of the input for use in a message: a long one is cut, between two characters, and ends in
/// dots.
std::string quoted(std::string_view text);
/// Appends the same.
void append_quoted(std::string& message, std::string_view text);

/// Appends the message of the catalogue about `text`.
void append_message_about(std::string& message, rule id, std::string_view text);

}  // namespace strictpgn::rules
