// What is not said because another finding says it: one cause, one finding (decisions D108, D109).
//
// What the profile finds counts, whether the user wants to hear it or not, so that to switch a rule
// off never brings another finding. The few cases that a table cannot tell are in deviations.cpp
// and, where they ask the detector itself, a call of `findings::withdraw`.
#pragma once

#include <cstdint>
#include <vector>

#include "strictpgn/rule_id.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::rules {

/// A row of the table.
struct suppression;

/// Whether findings of the rule are the reason why others are withdrawn.
bool is_stronger(rule id);
/// Whether findings of the rule are withdrawn for those of another.
bool is_weaker(rule id);

/// Findings of one unit that others may be withdrawn for.
class stronger_findings {
 public:
  /// Also takes those of rules that are not stronger than any, and forgets them.
  void add(rule id, span where);
  void clear() { all_.clear(); }
  bool empty() const { return all_.empty(); }

  /// To be called when all are there, before the next.
  void sort();
  /// Whether one of them says already what this finding says.
  bool cover(rule weaker, span where) const;

 private:
  struct placed {
    rule id;
    span where;
  };

  bool holds(const suppression& row, span weaker) const;
  bool begins_at(rule id, std::uint64_t place) const;
  bool ends_at(rule id, std::uint64_t place) const;

  std::vector<placed> all_;
};

}  // namespace strictpgn::rules
