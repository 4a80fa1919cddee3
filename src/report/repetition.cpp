#include "report/repetition.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace strictpgn::report {

bool repetition::shows(const diagnostic& finding) {
  if (finding.level < shown_.least) return false;
  add({finding.id, finding.level, 1});
  auto& shown = counts_[static_cast<std::size_t>(finding.id)].shown;
  if (shown == shown_.of_each_rule) return false;
  ++shown;
  return true;
}

void repetition::add(const finding_count& more) {
  if (more.level < shown_.least) return;
  auto& [findings, shown, worst] = counts_[static_cast<std::size_t>(more.id)];
  worst = std::max(worst, more.level);
  findings += more.count;
}

void repetition::render_rest(std::string& out, std::string_view file, const look& look) const {
  for_each_rest([&](rule id, std::uint64_t more, std::uint64_t all, severity worst) {
    out += fmt::format("{}: {}: {}: {} more not shown, {} in all\n", shown_name(file),
                       look.style.paint(tone_of(worst), name_of(worst)),
                       look.style.paint(tone::strong, name_of(id)), more, all);
  });
}

}  // namespace strictpgn::report
