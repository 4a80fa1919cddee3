#include "fix/surroundings.hpp"

#include <fmt/format.h>

#include "fix/account.hpp"

namespace strictpgn::fix {

namespace {

constexpr std::string_view other_game = "[Event \"?\"]\n\n*\n\n";

/// The line that a unit begins in, up to there, after some game; nothing at the start of the input.
std::string what_precedes(std::string_view line, bool is_start) {
  constexpr std::size_t longest = 4 << 10;
  if (is_start) return std::string(line);
  const bool is_near = line.size() <= longest;
  return fmt::format("{}{}", other_game, is_near ? line : "");
}

/// A window may end anywhere: one character is sure to be there.
std::string what_follows(std::string_view rest) {
  if (rest.empty()) return {};
  return rest.front() == '[' ? std::string(other_game) : fmt::format("{}other", rest.front());
}

}  // namespace

surroundings::surroundings(const source_window& source, span unit)
    : before_(what_precedes(source.text.substr(0, unit.begin - source.offset), unit.begin == 0)),
      after_(what_follows(source.text.substr(unit.end - source.offset))) {}

void surroundings::read(std::string_view text, const options& options,
                        const std::function<void(const reading&)>& take) const {
  const auto whole = fmt::format("{}{}{}", before_, text, after_);
  const auto end = before_.size() + text.size();
  auto games = reader::text(whole, options);
  for (std::uint64_t next = 0; games.next(); next = games.totals().bytes) {
    const auto begin = place_of(games.current(), next);
    if (begin >= before_.size() && (begin < end || after_.empty())) take(games.current());
  }
}

}  // namespace strictpgn::fix
