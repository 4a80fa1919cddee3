#include "format/judgement.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "read/session.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::format {

namespace {

/// What cannot be told of a game as long as something is missing that is written now (D108).
struct veil {
  rule missing;
  rule hidden;
};

constexpr veil veils[] = {
    {rule::termination_missing, rule::result_tag_mismatch},
    {rule::termination_missing, rule::result_contradicts_mate},
    {rule::termination_missing, rule::result_contradicts_stalemate},
    {rule::termination_missing, rule::result_contradicts_dead_position},
    {rule::termination_missing, rule::termination_tag_conflict},
    {rule::termination_missing, rule::plycount_mismatch},
    {rule::tag_without_movetext, rule::movetext_empty},
    {rule::tag_without_movetext, rule::result_tag_mismatch},
    {rule::tag_without_movetext, rule::result_contradicts_mate},
    {rule::tag_without_movetext, rule::result_contradicts_stalemate},
    {rule::tag_without_movetext, rule::result_contradicts_dead_position},
    {rule::tag_without_movetext, rule::termination_tag_conflict},
    {rule::tag_without_movetext, rule::plycount_mismatch},
    {rule::setup_missing, rule::setup_fen_is_initial},
    {rule::tag_value_empty, rule::setup_fen_is_initial},
};

bool has(std::span<const diagnostic> all, rule id) {
  return std::ranges::find(all, id, &diagnostic::id) != all.end();
}

bool was_hidden(std::span<const diagnostic> before, rule id) {
  return std::ranges::any_of(
      veils, [&](const veil& one) { return one.hidden == id && has(before, one.missing); });
}

/// A tag pair has a line of its own, however long: what shared its line may have kept that from
/// being told.
bool is_long_tag_line(const diagnostic& found) {
  return found.id == rule::line_80_or_more && found.level == severity::info;
}

std::size_t index_of(rule id) { return static_cast<std::size_t>(id); }

}  // namespace

judgement::judgement(std::string_view text, std::span<const diagnostic> before,
                     bool ends_in_long_line, const read::shared_criteria& by)
    : before_(before), ends_in_long_line_(ends_in_long_line) {
  read::session in(text, by);
  while (in.next()) std::ranges::move(in.now().findings, std::back_inserter(after_));
}

const diagnostic* judgement::novelty() const {
  std::array<std::uint64_t, rule_count> left{};
  for (const auto& found : before_) ++left[index_of(found.id)];
  if (ends_in_long_line_) ++left[index_of(rule::line_too_long)];
  for (const auto& found : after_) {
    auto& known = left[index_of(found.id)];
    if (is_long_tag_line(found)) continue;
    if (known == 0 && !was_hidden(before_, found.id)) return &found;
    known -= known == 0 ? 0 : 1;
  }
  return nullptr;
}

/// The first error of a rule is the first of it that was there before, and so on.
std::vector<remaining_error> judgement::errors() const {
  std::array<std::size_t, rule_count> next{};
  std::vector<remaining_error> all;
  for (const auto& found : after_) {
    auto& from = next[index_of(found.id)];
    while (from != before_.size() && before_[from].id != found.id) ++from;
    const auto* before = from == before_.size() ? nullptr : &before_[from++];
    // Some rules are graver at the first place in a file than further on.
    const bool is_milder = before != nullptr && before->level < found.level;
    if (found.level == severity::error && !is_milder) all.push_back({&found, before});
  }
  return all;
}

}  // namespace strictpgn::format
