#include "report/statistics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::report {
namespace {

struct row {
  std::uint64_t count;
  std::string_view name;
};

std::vector<row> rows_of(const summary& totals) {
  std::vector<row> rows;
  for (const auto& about : catalogue()) {
    const auto count = totals.by_rule[about.id];
    if (count != 0) rows.push_back({count, about.name});
  }
  std::ranges::stable_sort(rows, std::ranges::greater{}, &row::count);
  return rows;
}

}  // namespace

void render_statistics(std::string& out, const summary& totals) {
  const auto rows = rows_of(totals);
  if (rows.empty()) return;
  const auto width = fmt::formatted_size("{}", rows.front().count);
  for (const auto& [count, name] : rows) out += fmt::format("{:>{}}  {}\n", count, width, name);
  out += '\n';
}

}  // namespace strictpgn::report
