#include "fix/passes.hpp"

#include "fix/trial.hpp"

namespace strictpgn::fix {

namespace {

bool is_wanted(const diagnostic& found, const fixing& which) {
  if (found.fix.empty() || found.level < which.least) return false;
  return which.most == fixability::all || (which.most == fixability::safe && found.fix.is_safe);
}

/// The text of a game, or of what stands outside all games, with the white space after it.
std::string_view unit_of(const game& read, const source_window& source) {
  const auto begin = read.offset - source.offset;
  const auto end = source.text.find_first_not_of(" \t\v\r\n", begin + read.text.size());
  return source.text.substr(begin, end - begin);
}

wanted remedies_of(const reading& step, bool is_first, const options& how, const fixing& which) {
  wanted all;
  for (const auto& found : step.findings)
    if (is_wanted(found, which)) all.push_back(&found);
  const auto* const read = step.game != nullptr ? step.game : step.outside;
  if (all.empty() || read == nullptr) return all;
  const auto unit = unit_of(*read, step.source);
  const auto after = read->offset - step.source.offset + unit.size();
  const char next = after < step.source.text.size() ? step.source.text[after] : '\0';
  return trial(unit, read->offset, {is_first, next}, how).chosen_from(all);
}

}  // namespace

outcome fix_once(reader& games, const options& how, patch& copy, const fixing& which) {
  outcome done;
  for (bool is_first = true; games.next(); is_first = false) {
    copy.carry_out();
    for (const auto* const found : remedies_of(games.current(), is_first, how, which)) {
      const auto& fix = found->fix;
      const bool is_done = !fix.line_ends.empty() && copy.converts_line_ends();
      if (is_done || !copy.take(fix)) continue;
      ++done.fixed;
      if (!fix.line_ends.empty()) done.line_ends = fix.line_ends;
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
