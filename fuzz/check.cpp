// Whatever the bytes, the whole check ends, its findings lie in the input in text order, the sums
// are right, and a text in memory gives the same findings as a stream read in small pieces.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "expect.hpp"
#include "strictpgn/reader.hpp"

namespace {

using namespace strictpgn;
using fuzz::expect;

/// Some texts are read with limits that are easily reached.
options options_for(std::string_view text) {
  auto options = fuzz::options_for(text);
  if (text.size() % 7 != 0) return options;
  options.limits.rav_depth = 2;
  options.limits.comment_size = 60;
  options.limits.token_size = 20;
  options.limits.game_size = 600;
  options.limits.game_elements = 40;
  options.limits.compared_games = 2;
  return options;
}

class inspection {
 public:
  explicit inspection(std::string_view text) : text_(text) {}

  bool is_inside(const span& where) const {
    return where.begin <= where.end && where.end <= text_.size();
  }

  void look_at(const reading& step) const {
    const auto& held = step.source;
    expect(text_.substr(held.offset).starts_with(held.text), "the window holds bytes of the input");
    for (const auto* each : {step.game, step.outside}) {
      if (each == nullptr) continue;
      expect(text_.substr(each->offset).starts_with(each->text), "a game is where it says");
      expect(held.offset <= each->offset &&
                 each->offset + each->text.size() <= held.offset + held.text.size(),
             "the window holds the game");
    }
    for (const auto& found : step.findings) look_at(found);
    expect(std::ranges::is_sorted(step.findings, {}, [](const auto& d) { return d.where.begin; }),
           "the findings are in text order");
  }

 private:
  void look_at(const diagnostic& found) const {
    expect(is_inside(found.where), "a finding lies in the input");
    expect(found.level != severity::off, "what is off is not found");
    for (const auto& other : found.related)
      expect(is_inside(other.where), "a related place lies in the input");
    std::uint64_t last = 0;
    for (const auto& change : found.fix.edits) {
      expect(is_inside(change.where), "an edit lies in the input");
      expect(last <= change.where.begin, "the edits are in text order");
      last = change.where.end;
    }
  }

  std::string_view text_;
};

struct outcome {
  std::vector<diagnostic> findings;
  std::vector<std::string> games;
  summary totals;
};

outcome outcome_of(reader in, const inspection& inspection) {
  outcome all;
  while (in.next()) {
    const auto& step = in.current();
    inspection.look_at(step);
    if (step.game != nullptr) all.games.emplace_back(step.game->text);
    all.findings.insert(all.findings.end(), step.findings.begin(), step.findings.end());
  }
  all.totals = in.totals();
  return all;
}

void expect_sums(const outcome& all, std::string_view text) {
  rule_counts by_rule;
  std::array<std::uint64_t, 4> by_level{};
  for (const auto& found : all.findings) {
    ++by_rule[found.id];
    ++by_level[static_cast<std::size_t>(found.level)];
    expect(found.game <= all.totals.games, "a finding is about a game that there is");
  }
  const auto count = [&](severity level) { return by_level[static_cast<std::size_t>(level)]; };
  expect(all.totals.by_rule == by_rule, "all findings are counted by their rules");
  expect(all.totals.errors == count(severity::error), "all errors are counted");
  expect(all.totals.warnings == count(severity::warning), "all warnings are counted");
  expect(all.totals.infos == count(severity::info), "all infos are counted");
  expect(all.totals.games == all.games.size(), "all games are counted");
  expect(all.totals.bytes == text.size(), "all bytes are counted");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = fuzz::text_of(data, size);
  const inspection by(text);
  auto options = options_for(text);
  const auto whole = outcome_of(reader::text(text, options), by);
  expect_sums(whole, text);
  options.window_size = 1 + size % 97;
  std::istringstream stream{std::string(text)};
  const auto pieces = outcome_of(reader::stream(stream, options), by);
  expect(pieces.findings == whole.findings, "text and stream have the same findings");
  expect(pieces.games == whole.games, "text and stream have the same games");
  expect(pieces.totals.plies == whole.totals.plies, "text and stream have the same moves");
  return 0;
}
