#include "write/losses.hpp"

#include <algorithm>

namespace strictpgn::write {

namespace {

constexpr std::size_t longest_quote = 40;

}  // namespace

/// The gravest finding that begins in that place; of equals the first.
void losses::add(span where, std::string what) {
  auto& made = out_.emplace_back(omission{where, std::move(what), {}});
  auto worst = severity::off;
  const auto end = std::max(where.end, where.begin + 1);
  auto found = std::partition_point(findings_.begin(), findings_.end(),
                                    [&](const auto& d) { return d.where.begin < where.begin; });
  for (; found != findings_.end() && found->where.begin < end; ++found) {
    if (found->level <= worst) continue;
    worst = found->level;
    made.cause = found->id;
  }
}

void losses::drop(span where, std::string_view text) { add(where, '`' + quoted(text) + '`'); }

std::string quoted(std::string_view text) {
  if (text.size() <= longest_quote) return std::string(text);
  return std::string(text.substr(0, longest_quote)) + "...";
}

}  // namespace strictpgn::write
