#include "report/repetition.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace strictpgn::report {

bool repetition::shows(const diagnostic& finding) {
  auto& [findings, worst] = counts_[static_cast<std::size_t>(finding.id)];
  worst = std::max(worst, finding.level);
  return ++findings <= shown_ || shown_ == 0;
}

void repetition::render_rest(std::string& out, std::string_view file, const look& look) const {
  for_each_rest([&](rule id, std::uint64_t more, std::uint64_t all, severity worst) {
    out += fmt::format("{}: {}: {}: {} more not shown, {} in all\n", shown_name(file),
                       look.style.paint(tone_of(worst), name_of(worst)),
                       look.style.paint(tone::strong, name_of(id)), more, all);
  });
}

}  // namespace strictpgn::report
