// How the limits of readers are violated on purpose.
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::generate {
namespace {

/// Variations inside each other, one more than readers take.
bool deep_variations(mutable_game& on) {
  constexpr int most = 256;
  const auto move = on.find([](const token& each) {
    return each.kind == token_kind::move && each.depth == 0 && each.is_last &&
           each.move->variations.empty();
  });
  if (!move) return false;
  const auto& replaced = *on.sheet.tokens[*move].move;
  const auto legal = replaced.before.legal_moves();
  if (legal.size() < 2) return false;
  const auto other = legal[0] == replaced.what ? legal[1] : legal[0];
  const auto number = '(' + std::to_string(replaced.before.fullmove_number()) +
                      (replaced.before.side_to_move() == color::white ? "." : "...");
  const auto& sans = std::pair(write_san(replaced.before, other), replaced.san);
  auto at = *move + 1;
  for (int depth = 0; depth <= most; ++depth) {
    auto& token = on.insert(at++, number);
    token.marked = depth == most ? std::optional(mark{0, 1}) : std::nullopt;
    on.insert(at++, depth % 2 == 0 ? sans.first : sans.second).marked.reset();
  }
  for (int depth = 0; depth <= most; ++depth) on.insert(at++, ")").marked.reset();
  return true;
}

}  // namespace

std::vector<violation> limits_violations() {
  return {
      {rule::limit_rav_depth, deep_variations},
  };
}

std::vector<unmade_rule> limits_unmade_rules() {
  constexpr std::string_view why = "it needs more bytes than a generated text should have";
  return {
      {rule::limit_token_size, why}, {rule::limit_game_size, why}, {rule::limit_diagnostics, why}};
}

}  // namespace strictpgn::generate
