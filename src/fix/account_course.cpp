#include "fix/account_course.hpp"

#include <algorithm>
#include <iterator>

namespace strictpgn::fix {

told_step::told_step(const reading& step, std::uint64_t read_to)
    : said(step), end(read_to), source(step.source) {
  const auto* const what = step.game != nullptr ? step.game : step.outside;
  if (what != nullptr) unit = what->offset;
  std::ranges::copy_if(step.findings, std::back_inserter(findings),
                       [](const diagnostic& found) { return !found.fix.empty(); });
}

bool account_course::next() {
  if (!in_.next()) return false;
  tell_(told_step(in_.now(), in_.totals().bytes));
  return true;
}

}  // namespace strictpgn::fix
