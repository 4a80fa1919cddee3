// How the rules about the start of a game and its variant are violated on purpose (PGN 9.7).
#include "lab/generate/bad_value.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

// clang-format off
constexpr bad_value bad_start_values[] = {
    {rule::variant_tag_value, "Variant", "Xyz"},
    {rule::variant_unsupported, "Variant", "Crazyhouse"},
};
// clang-format on

bool is_initial(const mutable_game& on) { return on.game.start == position::initial(); }

bool setup_value(mutable_game& on) {
  if (!is_initial(on)) return false;
  on.set_tag("SetUp", on.bad_value("setup_tag", rule::setup_value));
  return true;
}

bool setup_missing(mutable_game& on) {
  if (is_initial(on)) return false;
  on.remove_tag("SetUp");
  on.mark_end_of_tags();
  return true;
}

bool setup_without_fen(mutable_game& on) {
  if (!is_initial(on)) return false;
  on.set_tag("SetUp", "1");
  on.mark_end_of_tags();
  return true;
}

bool setup_conflict(mutable_game& on) {
  if (is_initial(on)) return false;
  on.set_tag("SetUp", "0");
  return true;
}

bool setup_is_initial(mutable_game& on) {
  if (!is_initial(on)) return false;
  on.set_tag("SetUp", "1");
  on.set_tag("FEN", write_fen(position::initial().to_setup()));
  return true;
}

/// A record that cannot be used is said to be none (D118).
bool fen_invalid(mutable_game& on) {
  if (!is_initial(on)) return false;
  on.set_tag("SetUp", "1");
  on.remove_tag("PlyCount");
  on.set_tag("FEN", "4k3/8/8/8/8/8/8/4K3 W - - 0 1");
  return true;
}

/// A game of another variant, with a move as none of chess is written.
bool foreign_moves(mutable_game& on) {
  const auto at = on.find([](const token& each) { return each.kind == token_kind::move; });
  if (!at || !is_initial(on)) return false;
  on.sheet.tokens[*at].text = on.random.pick({"N@f3", "P@e6+", "@d5", "Nf3/H", "b7=F"});
  on.set_tag("Variant", on.random.pick({"Crazyhouse", "Seirawan"}));
  return true;
}

bool chess960_without_fen(mutable_game& on) {
  if (!is_initial(on)) return false;
  on.set_tag("Variant", "Chess960");
  on.mark_end_of_tags();
  return true;
}

}  // namespace

std::vector<violation> start_violations() {
  return with_values<bad_start_values>({
      {rule::setup_value, setup_value},
      {rule::setup_missing, setup_missing},
      {rule::setup_without_fen, setup_without_fen},
      {rule::setup_fen_conflict, setup_conflict},
      {rule::setup_fen_is_initial, setup_is_initial},
      {rule::variant_unsupported, foreign_moves},
      {rule::variant_chess960_without_fen, chess960_without_fen},
      {rule::fen_tag_invalid, fen_invalid, {rule::fen_active_color}},
  });
}

}  // namespace strictpgn::generate
