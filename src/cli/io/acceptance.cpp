#include "cli/io/acceptance.hpp"

#include <algorithm>
#include <utility>

#include "cli/io/baseline.hpp"

namespace strictpgn::cli {

std::vector<diagnostic> acceptance::rest_of(std::span<const diagnostic> findings,
                                            const entries& of_file,
                                            const report::render_context& where) {
  std::vector<diagnostic> rest;
  for (const auto& finding : findings) {
    const bool is_accepted = std::ranges::any_of(
        of_file, [&](const auto* entry) { return takes(*entry, finding, where); });
    if (!is_accepted) rest.push_back(finding);
    accepted_ += is_accepted ? 1 : 0;
  }
  return rest;
}

bool acceptance::takes(const accepted_finding& entry, const diagnostic& finding,
                       const report::render_context& where) {
  auto& used = used_[&entry];
  if (entry.id != finding.id || used == entry.count) return false;
  if (reported_message(finding, where) != entry.message) return false;
  ++used;
  return true;
}

void acceptance::note_end(const entries& of_file) {
  for (const auto* entry : of_file)
    if (std::ranges::find(ended_, entry) == ended_.end()) ended_.push_back(entry);
}

std::vector<std::pair<const accepted_finding*, std::uint64_t>> acceptance::missing() const {
  std::vector<std::pair<const accepted_finding*, std::uint64_t>> all;
  for (const auto* entry : ended_) {
    const auto found = used_.find(entry);
    const auto used = found == used_.end() ? 0 : found->second;
    if (used != entry->count) all.emplace_back(entry, entry->count - used);
  }
  return all;
}

}  // namespace strictpgn::cli
