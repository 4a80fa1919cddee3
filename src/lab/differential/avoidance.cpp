#include "lab/differential/avoidance.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace strictpgn::differential {
namespace {

/// Whether a text with less in it can be asked about instead.
bool can_replace(const verdict& before, const verdict& now, const std::optional<rule>& broken) {
  if (now.games != before.games || (now.plies == 0 && before.plies != 0)) return false;
  if (broken && before.has(*broken) && !now.has(*broken)) return false;
  return is_within(set_of(now.errors), set_of(before.errors));
}

/// Takes one of the features of the signature out.
std::optional<std::string> without_any(const std::string& text, const cluster& known,
                                       const test_case& test, const criteria& criteria) {
  const auto before = judge(text, criteria);
  const auto suits = [&](std::string_view candidate) {
    return can_replace(before, judge(candidate, criteria), test.broken);
  };
  for (const auto& feature : known.signature)
    if (auto found = without(text, feature, criteria, suits)) return found;
  return std::nullopt;
}

/// Whether nearly all games have it.
bool has_only_usual(const std::vector<std::string>& signature) {
  constexpr std::string_view usual[] = {"standard_san", "plain_tag_pair", "move_number"};
  return std::ranges::all_of(signature, [&](const auto& each) {
    return std::ranges::find(usual, each) != std::end(usual);
  });
}

}  // namespace

bool explains(const std::vector<std::string>& signature, const features& of_text) {
  return !has_only_usual(signature) && has_all(of_text, signature);
}

cluster* explaining(const mismatch& what, const features& of_text,
                    std::map<std::string, cluster>& among) {
  for (auto& [name, each] : among)
    if (each.what == what &&
        (what.what == outcome::writes_invalid || explains(each.signature, of_text)))
      return &each;
  return nullptr;
}

cluster* same_in_other_words(const mismatch& what, const std::vector<std::string>& signature,
                             std::map<std::string, cluster>& among) {
  if (has_only_usual(signature)) return nullptr;
  for (auto& [name, each] : among)
    if (each.signature == signature && is_alike(each.what, what)) return &each;
  return nullptr;
}

std::string avoiding(const std::map<std::string, cluster>& known, const test_case& test,
                     const criteria& criteria) {
  auto text = test.text;
  auto all = features_of(text, criteria);
  for (const auto& [name, each] : known) {
    const bool hides_others = each.what.what != outcome::accepts_invalid;
    if (!hides_others || !explains(each.signature, all)) continue;
    auto candidate = without_any(text, each, test, criteria);
    if (!candidate) continue;
    text = std::move(*candidate);
    all = features_of(text, criteria);
  }
  return text;
}

}  // namespace strictpgn::differential
