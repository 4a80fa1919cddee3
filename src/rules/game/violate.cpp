// How the rules about the result and the variant of a game are violated on purpose
// (LAWS 5.1.1, 5.2, 9.6).
#include "lab/generate/simulation.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::generate {
namespace {

position last_position(const mutable_game& on) { return end_of(on.game.mainline, on.game.start); }

bool contradict(mutable_game& on, termination right) {
  termination wrong;
  do {
    wrong = on.random.pick({termination::white_wins, termination::black_wins, termination::draw,
                            termination::unknown});
  } while (wrong == right);
  on.set_result(wrong);
  for (auto& each : on.sheet.tags) each.marked.reset();
  auto& marker = on.sheet.tokens.back();
  marker.marked = all_of(marker.text);
  return true;
}

bool contradicts_mate(mutable_game& on) {
  const auto last = last_position(on);
  return last.is_checkmate() &&
         contradict(on, last.side_to_move() == color::white ? termination::black_wins
                                                            : termination::white_wins);
}

bool contradicts_stalemate(mutable_game& on) {
  return last_position(on).is_stalemate() && contradict(on, termination::draw);
}

bool contradicts_dead_position(mutable_game& on) {
  const auto last = last_position(on);
  const bool is_dead = is_dead_material(last.board()) && last.has_legal_move();
  return is_dead && contradict(on, termination::draw);
}

/// Plays on; the first of the new moves is marked.
bool play_on(mutable_game& on, const std::vector<move>& more) {
  auto now = last_position(on);
  const auto begin = on.game.mainline.moves.size();
  const auto tags = on.sheet.tags;
  for (const auto each : more) {
    on.game.mainline.moves.push_back({.before = now, .what = each, .san = write_san(now, each)});
    now.play(each);
  }
  on.redraw();
  on.sheet.tags = tags;
  on.remove_tag("PlyCount");
  const auto* first = &on.game.mainline.moves[begin];
  for (auto& each : on.sheet.tokens)
    if (each.kind == token_kind::move && each.move == first) each.marked = all_of(each.text);
  return now.has_legal_move();
}

bool after_dead_position(mutable_game& on) {
  const auto last = last_position(on);
  if (!is_dead_material(last.board()) || !last.has_legal_move()) return false;
  return play_on(on, {on.random.pick(last.legal_moves())});
}

/// Knights go out and back until the array stands there for the fifth time; then one more move.
bool after_forced_draw(mutable_game& on) {
  const move steps[] = {{square::g1, square::f3},
                        {square::g8, square::f6},
                        {square::f3, square::g1},
                        {square::f6, square::g8}};
  on.game.start = position::initial();
  on.game.mainline = {};
  for (const auto* each : {"FEN", "SetUp", "ECO", "Opening", "Variation"}) on.remove_tag(each);
  std::vector<move> all;
  for (int at = 0; at != 17; ++at) all.push_back(steps[at % 4]);
  if (!play_on(on, all)) return false;
  for (auto& each : on.sheet.tokens) each.marked.reset();
  for (auto& each : on.sheet.tokens)
    if (each.kind == token_kind::move && each.is_last) each.marked = all_of(each.text);
  return true;
}

bool undeclared_chess960(mutable_game& on) {
  const auto start = chess960_array(on.random);
  const auto rights = write_fen(start.to_setup(), fen_dialect::shredder);
  const bool is_usual =
      start.board().king_square(color::white) == square::e1 && rights.find(" HAha ") != rights.npos;
  if (is_usual) return false;
  const auto fen = write_fen(start.to_setup(), fen_dialect::xfen);
  on.begin_at(start, 20, fen);
  auto& line = on.set_tag("FEN", fen);
  const auto at = line.text.find("KQkq");
  line.marked = mark{at, at + 4};
  return true;
}

}  // namespace

std::vector<violation> game_violations() {
  return {
      {rule::result_contradicts_mate, contradicts_mate},
      {rule::result_contradicts_stalemate, contradicts_stalemate},
      {rule::result_contradicts_dead_position, contradicts_dead_position},
      {rule::move_after_dead_position, after_dead_position},
      {rule::move_after_forced_draw, after_forced_draw},
      {rule::chess960_castling_undeclared, undeclared_chess960},
  };
}

}  // namespace strictpgn::generate
