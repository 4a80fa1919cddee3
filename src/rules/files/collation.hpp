// The order of the games in a file (PGN 12).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "rules/context.hpp"
#include "strictpgn/collation.hpp"

namespace strictpgn::rules {

/// Compares each game with the one before it, and looks for copies among all. Keeps one game, and a
/// few bytes for each of a limited number of games; nothing when both rules are off.
class collation {
 public:
  explicit collation(const limits& bounds) : most_(bounds.compared_games) {}

  /// Looks at the next game, `number` of its input.
  void look(const check_context& in, std::uint64_t number, findings& out);

 private:
  using digest = std::pair<std::size_t, std::size_t>;
  struct digest_hash {
    std::size_t operator()(const digest& digest) const { return digest.first; }
  };

  static digest digest_of(const collation_key& key);
  void judge_order(const check_context& in, const collation_key& now, findings& out) const;
  void judge_copies(const check_context& in, const collation_key& now, std::uint64_t number,
                    findings& out);

  std::uint64_t most_;
  bool told_most_ = false;
  std::optional<collation_key> before_;
  std::string date_before_;  // as it is written: the key has zeros for question marks
  std::unordered_map<digest, std::uint64_t, digest_hash> seen_;  // the first game with those keys
};

/// The rules that a `collation` detects.
std::span<const rule> collation_rules();

}  // namespace strictpgn::rules
