#include "strictpgn/game_view.hpp"

namespace strictpgn {

std::optional<std::string> game_view::tag(std::string_view name) const {
  const auto* found = syntax().find_tag(name);
  if (found == nullptr || found->is_damaged) return std::nullopt;
  return syntax().value_of(*found);
}

std::vector<tag> game_view::tags() const {
  std::vector<strictpgn::tag> all;
  for (const auto& pair : syntax().tags)
    if (!pair.is_damaged) all.push_back({syntax().name_of(pair), syntax().value_of(pair)});
  return all;
}

const tree& game_view::moves() const {
  if (!moves_) moves_.emplace(step_);
  return *moves_;
}

void games::next() {
  now_.reset();
  outside_.clear();
  while (in_.next()) {
    const auto& step = in_.current();
    if (step.game != nullptr) return void(now_.emplace(step));
    for (const auto& found : step.findings)
      if (outside_.size() < most_outside_) outside_.push_back(found);
  }
}

games read_text(std::string_view text, const options& options) {
  return games(reader::text(text, options), options.limits.diagnostics);
}
games read_stream(std::istream& in, const options& options) {
  return games(reader::stream(in, options), options.limits.diagnostics);
}
games read_file(const std::filesystem::path& name, const options& options) {
  return games(reader::file(name, options), options.limits.diagnostics);
}

}  // namespace strictpgn
