// Findings of one rule over and over: text reports show the first few and a count (D120).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "report/render_context.hpp"
#include "report/shown_findings.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::report {

/// Counts the findings of one file.
class repetition {
 public:
  /// Of findings that are at least as severe as `least`, `most` of each rule are to be shown
  /// (D128); 0 stands for all.
  repetition(severity least, std::uint64_t most) : shown_{least, most == 0 ? UINT64_MAX : most} {}

  shown_findings shown() const { return shown_; }
  /// Counts a finding; true when it is among those to be shown.
  bool shows(const diagnostic& finding);
  /// Counts findings that are not shown.
  void add(const finding_count& more);

  /// Whether no more than one finding of that rule was shown.
  bool is_first(rule id) const { return counts_[static_cast<std::size_t>(id)].shown <= 1; }

  /// Calls `each` with the rule, the findings not shown, all its findings and the worst severity,
  /// for each rule that has more findings than were shown.
  template <class Function>
  void for_each_rest(Function each) const {
    for (const auto& about : catalogue()) {
      const auto& [findings, shown, worst] = counts_[static_cast<std::size_t>(about.id)];
      if (findings > shown) each(about.id, findings - shown, findings, worst);
    }
  }

  /// Appends one line for each rule that has more findings than were shown.
  void render_rest(std::string& out, std::string_view file, const look& look) const;

 private:
  struct count {
    std::uint64_t findings = 0;
    std::uint64_t shown = 0;  // of these
    severity worst = severity::off;
  };

  shown_findings shown_;
  std::vector<count> counts_ = std::vector<count>(catalogue().size());  // by rule
};

}  // namespace strictpgn::report
