#include "fix/joint_trial.hpp"

#include <algorithm>

#include "fix/edited_copy.hpp"
#include "rules/fixes.hpp"

namespace strictpgn::fix {

aspect_set changed_by(const wanted& all) {
  aspect_set changed = 0;
  for (const auto* const found : all)
    if (!found->fix.is_safe) changed |= rules::fix_row_of(found->id).changes;
  return changed;
}

joint_trial::joint_trial(const source_window& source, span unit, const options& options)
    : unit_(source.text.substr(unit.begin - source.offset, unit.size())),
      where_(unit),
      around_(source, unit),
      options_(options) {
  options_.fixes = false;
}

wanted joint_trial::chosen_from(const wanted& all) {
  first_ = account_of(unit_);
  wanted kept;
  choose(all.data(), all.data() + all.size(), kept);
  return kept;
}

/// Takes what can be taken of a range, beside what is kept already: all of it, or what can be taken
/// of its halves.
void joint_trial::choose(const diagnostic* const* first, const diagnostic* const* last,
                         wanted& kept) {
  if (first == last || !may_read()) return;
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

bool joint_trial::may_read() const {
  constexpr std::size_t least_readings = 64;
  constexpr std::size_t most_bytes = 1 << 20;
  return readings_ < std::max(least_readings, most_bytes / std::max<std::size_t>(unit_.size(), 1));
}

bool joint_trial::stands(const wanted& together) {
  std::string text;
  edited_copy copy(edited_copy::reading(unit_), [&](std::string_view piece) { text += piece; });
  for (const auto* const found : together) {
    suggested_fix inside;
    for (const auto& change : found->fix.edits) {
      const auto [begin, end] = change.where;
      if (begin >= where_.begin && end <= where_.end)
        inside.edits.push_back({{begin - where_.begin, end - where_.begin}, change.text});
    }
    copy.take(inside);
  }
  copy.finish();
  return account_of(text).may_replace(first_, changed_by(together));
}

/// Of the units that begin in the text.
account joint_trial::account_of(std::string_view text) {
  ++readings_;
  account said;
  around_.read(text, options_, [&](const reading& step) { said += account(step); });
  return said;
}

}  // namespace strictpgn::fix
