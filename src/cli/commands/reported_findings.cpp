#include "cli/commands/reported_findings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/io/errors.hpp"
#include "report/plural.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::cli {

reported_findings::reported_findings(const std::string& known,
                                     const std::vector<std::uint64_t>& games)
    : games_(games) {
  if (!known.empty()) known_.emplace(known);
}

bool reported_findings::is_wanted(std::uint64_t number) const {
  if (games_.empty()) return true;
  return number != 0 && std::ranges::count(games_, number) != 0;
}

bool reported_findings::is_past_wanted(const summary& so_far) const {
  return !games_.empty() && so_far.games + so_far.records >= std::ranges::max(games_);
}

std::span<const diagnostic> reported_findings::of(std::span<const diagnostic> findings,
                                                  const report::render_context& where) {
  if (known_) {
    news_ = known_->news_of(findings, where);
    findings = news_;
  }
  if (!accepted_here_.empty()) {
    rest_ = accepted_.rest_of(findings, accepted_here_, where);
    findings = rest_;
  }
  return findings;
}

void reported_findings::tell_others() const {
  if (known_ && known_->known() != 0)
    print_error(fmt::format("--baseline: known, and not reported: {}",
                            report::in_words(known_->known(), "finding")));
  if (accepted_.accepted() != 0)
    print_error(fmt::format("accepted, and not reported: {} (--show-accepted reports all)",
                            report::in_words(accepted_.accepted(), "finding")));
  if (!games_.empty()) return;
  for (const auto& [entry, count] : accepted_.missing())
    print_error(fmt::format("{}: accepted, and not found any more: {} of {}", entry->place,
                            report::in_words(count, "finding"), name_of(entry->id)));
}

}  // namespace strictpgn::cli
