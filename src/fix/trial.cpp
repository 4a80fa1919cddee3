#include "fix/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "fix/patch.hpp"

namespace strictpgn::fix {

namespace {

constexpr std::string_view other_game = "[Event \"?\"]\n\n*\n\n";

/// Stands for what follows: a game, since rules about the space before a game know no other.
std::string_view follower(char next) {
  if (next == '\0') return {};
  return next == '[' ? other_game : "e4 *\n\n";
}

}  // namespace

trial::trial(std::string_view unit, std::uint64_t offset, place where, const options& how)
    : unit_(unit), offset_(offset), where_(where), how_(how) {
  how_.remedies = false;
}

wanted trial::chosen_from(const wanted& all) {
  before_ = errors_of(std::string(unit_));
  wanted kept;
  choose(all.data(), all.data() + all.size(), kept);
  return kept;
}

/// Takes what can be taken of a range, beside what is kept already: all of it, or what can be taken
/// of its halves.
void trial::choose(const diagnostic* const* first, const diagnostic* const* last, wanted& kept) {
  if (first == last || readings_ >= most_readings) return;
  auto together = kept;
  together.insert(together.end(), first, last);
  if (stands(together)) {
    kept = std::move(together);
  } else if (last - first > 1) {
    const auto* const middle = first + (last - first) / 2;
    choose(first, middle, kept);
    choose(middle, last, kept);
  }
}

bool trial::stands(const wanted& together) {
  std::string text;
  patch copy(patch::reading(unit_), [&](std::string_view piece) { text += piece; });
  for (const auto* const found : together) {
    remedy inside;
    for (const auto& change : found->fix.edits) {
      const auto [begin, end] = change.where;
      if (begin >= offset_ && end <= offset_ + unit_.size())
        inside.edits.push_back({{begin - offset_, end - offset_}, change.text});
    }
    copy.take(inside);
  }
  copy.finish();
  const auto after = errors_of(text);
  return std::equal(after.begin(), after.end(), before_.begin(),
                    [](auto now, auto was) { return now <= was; });
}

trial::counts trial::errors_of(const std::string& text) {
  ++readings_;
  counts found{};
  const auto games_text =
      fmt::format("{}{}{}", where_.is_first ? "" : other_game, text, follower(where_.next));
  reader games(std::string_view(games_text), how_);
  while (games.next())
    for (const auto& one : games.current().findings)
      if (one.level == severity::error) ++found[static_cast<std::size_t>(one.id)];
  return found;
}

}  // namespace strictpgn::fix
