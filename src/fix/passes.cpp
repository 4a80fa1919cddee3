#include "fix/passes.hpp"

namespace strictpgn::fix {

namespace {

bool is_wanted(const diagnostic& found, const fixing& which) {
  if (found.fix.empty() || found.level < which.least) return false;
  return which.most == fixability::all || (which.most == fixability::safe && found.fix.is_safe);
}

}  // namespace

outcome fix_once(reader& games, patch& copy, const fixing& which) {
  outcome done;
  while (games.next()) {
    copy.carry_out();
    for (const auto& found : games.current().findings) {
      const bool is_done = !found.fix.line_ends.empty() && copy.converts_line_ends();
      if (is_done || !is_wanted(found, which) || !copy.take(found.fix)) continue;
      ++done.fixed;
      if (!found.fix.line_ends.empty()) done.line_ends = found.fix.line_ends;
    }
  }
  copy.finish();
  return done;
}

std::uint64_t fix_all(const pass& once, const std::function<void()>& keep, const fixing& which) {
  std::uint64_t fixed = 0;
  std::string line_ends;
  for (std::uint32_t count = 0; count < which.passes || !line_ends.empty(); ++count) {
    const auto done = once(line_ends);
    if (done.fixed == 0 && line_ends.empty()) break;
    keep();
    fixed += done.fixed;
    line_ends = done.line_ends;
  }
  return fixed;
}

}  // namespace strictpgn::fix
