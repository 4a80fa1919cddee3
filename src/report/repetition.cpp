#include "report/repetition.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace strictpgn::report {

bool repetition::shows(const diagnostic& finding) {
  auto& [findings, worst] = counts_[static_cast<std::size_t>(finding.id)];
  worst = std::max(worst, finding.level);
  return ++findings <= shown_ || shown_ == 0;
}

void repetition::render_rest(std::string& out, std::string_view file, const look& how) const {
  for (const auto& about : catalogue()) {
    const auto& [findings, worst] = counts_[static_cast<std::size_t>(about.id)];
    if (shown_ == 0 || findings <= shown_) continue;
    out += fmt::format("{}: {}: {}: {} more not shown, {} in all\n", shown_name(file),
                       how.style.paint(tone_of(worst), name_of(worst)),
                       how.style.paint(tone::strong, about.name), findings - shown_, findings);
  }
}

}  // namespace strictpgn::report
