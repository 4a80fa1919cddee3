#include "read/finding_course.hpp"

namespace strictpgn::read {
namespace {

/// Its tags, which reports call it by, with its text.
std::optional<game> keep_game(const reading& step) {
  if (step.game == nullptr) return std::nullopt;
  game kept;
  kept.offset = step.game->offset;
  kept.text = step.game->text;
  kept.tags = step.game->tags;
  return kept;
}

}  // namespace

void kept_step::move_to(const text_part& in) {
  if (game) game->text = held_text(in, game->offset, game->text);
  source.text = held_text(in, source.offset, source.text);
}

void kept_step::renumber(std::uint64_t games, std::uint64_t lines) {
  for (auto& found : findings)
    if (found.game != 0) found.game += games;
  source.first_line += lines;
}

reading kept_step::shown() const {
  reading step;
  step.findings = findings;
  step.more_findings = more_findings;
  step.game = game ? &*game : nullptr;
  step.source = source;
  return step;
}

bool finding_course::next() {
  if (!in_.next()) return false;
  const auto& step = in_.now();
  if (step.findings.empty() && step.more_findings.empty()) return true;
  kept_step told{.findings = {},
                 .more_findings = {step.more_findings.begin(), step.more_findings.end()},
                 .game = step.findings.empty() ? std::nullopt : keep_game(step),
                 .source = step.source};
  told.findings = in_.take_findings();
  tell_(std::move(told));
  return true;
}

}  // namespace strictpgn::read
