#include "mutants/gate.hpp"

#include <fmt/format.h>

#include <string_view>

namespace strictpgn::mutants {

double score::percent() const {
  const auto mortal = all - proved - listed;
  return mortal == 0 ? 100 : 100.0 * static_cast<double>(killed) / static_cast<double>(mortal);
}

std::vector<bool> standard_productions(const spec::graph& in) {
  std::vector<bool> found(in.nodes.size());
  std::vector<spec::node_id> open;
  for (const auto& entry : in.entries)
    if (entry.name != "database") {
      open.push_back(entry.start);
      open.insert(open.end(), entry.others.begin(), entry.others.end());
    }
  while (!open.empty()) {
    const auto id = open.back();
    open.pop_back();
    if (found[id] || in[id].is_deviation()) continue;
    found[id] = true;
    open.insert(open.end(), in[id].kids.begin(), in[id].kids.end());
  }
  return found;
}

namespace {

void print(std::string_view what, const score& of) {
  fmt::print(
      "{}: {} mutants, {} killed, {} proved to change nothing, {} listed, {} left: {:.2f} %\n",
      what, of.all, of.killed, of.proved, of.listed, of.left(), of.percent());
}

}  // namespace

bool judge(const std::vector<mutant>& all, const std::vector<fate>& fates,
           std::map<std::string, std::string> equivalents, double least_percent,
           const spec::graph& in) {
  const auto is_standard = standard_productions(in);
  score standard, import;
  bool holds = true;
  for (std::size_t at = 0; at != all.size(); ++at) {
    const auto name = all[at].name(in);
    const bool is_listed = equivalents.erase(name) != 0;
    auto& of = is_standard[all[at].production] ? standard : import;
    ++of.all;
    of.proved += fates[at] == fate::proved;
    of.killed += fates[at] == fate::killed;
    of.listed += is_listed && fates[at] == fate::open;
    if (!is_listed && fates[at] == fate::open)
      fmt::print("left of the {}: {}\n", &of == &standard ? "standard" : "import", name);
    if (!is_listed || fates[at] == fate::open) continue;
    holds = false;
    fmt::print("listed as changing nothing, but {}: {}\n",
               fates[at] == fate::killed ? "killed" : "proved anyway", name);
  }
  for (const auto& [name, reason] : equivalents) {
    holds = false;
    fmt::print("listed, but there is no such mutant: {}\n", name);
  }
  print("standard and values", standard);
  print("import", import);
  if (standard.left() != 0) fmt::print("of the standard none may be left\n");
  if (import.percent() < least_percent)
    fmt::print("of import at least {:.2f} % were killed before\n", least_percent);
  return holds && standard.left() == 0 && import.percent() >= least_percent;
}

}  // namespace strictpgn::mutants
