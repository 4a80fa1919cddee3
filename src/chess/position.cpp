#include "strictpgn/position.hpp"

#include "chess/between.hpp"
#include "chess/legality.hpp"
#include "chess/moves.hpp"
#include "chess/pawns.hpp"

namespace strictpgn {

using namespace chess;

namespace {

std::uint32_t counted(std::uint32_t clock) { return clock + (clock < greatest_clock ? 1 : 0); }

/// The pieces of the side to move, kings aside, that reach a square but for pins.
bitboard reachers(const position& at, square target) {
  const board& on = at.board();
  const color us = at.side_to_move();
  const bitboard occupied = on.occupied();
  if (contains(occupied, target)) return attackers_without_king(on, us, target, occupied);
  return (attackers_without_king(on, us, target, occupied) & ~on.pieces(piece_type::pawn)) |
         pawn_pushers(on, us, target, occupied);
}

bool can_king_step(const position& at, const king_guard& guard) {
  const bitboard own = at.board().pieces(at.side_to_move());
  const square king = at.board().king_square(at.side_to_move());
  for (const square destination : squares_of(king_attacks(king) & ~own))
    if (guard.allows_king(destination)) return true;
  return false;
}

bool can_capture_en_passant(const position& at, const king_guard& guard) {
  if (at.en_passant() == square::none) return false;
  const color us = at.side_to_move();
  const bitboard pawns = at.board().pieces(us, piece_type::pawn);
  for (const square origin : squares_of(pawn_attacks(opposite(us), at.en_passant()) & pawns))
    if (guard.allows_en_passant(origin, at.en_passant())) return true;
  return false;
}

/// Whether a check can be met; asks the few squares that matter what reaches them.
bool has_evasion(const position& at) {
  const king_guard guard(at);
  if (can_king_step(at, guard)) return true;
  if (has_several(at.checkers())) return false;
  const square king = at.board().king_square(at.side_to_move());
  const bitboard helpful = at.checkers() | between(king, first_square(at.checkers()));
  for (const square target : squares_of(helpful))
    for (const square origin : squares_of(reachers(at, target)))
      if (guard.allows(origin, target)) return true;
  return can_capture_en_passant(at, guard);
}

/// The pieces of a side that attack the king of the other. Not inlined: most moves cannot give
/// check and never come here.
[[gnu::noinline]] bitboard checkers_of(const board& on, color side, square king) {
  return attackers_without_king(on, side, king, on.occupied());
}

setup initial_setup() {
  constexpr piece_type back[] = {piece_type::rook,   piece_type::knight, piece_type::bishop,
                                 piece_type::queen,  piece_type::king,   piece_type::bishop,
                                 piece_type::knight, piece_type::rook};
  setup start;
  for (int file = 0; file < 8; ++file) {
    start.board.put(make_square(file, 0), {back[file], color::white});
    start.board.put(make_square(file, 1), {piece_type::pawn, color::white});
    start.board.put(make_square(file, 6), {piece_type::pawn, color::black});
    start.board.put(make_square(file, 7), {back[file], color::black});
  }
  start.castling_rights = start.board.pieces(piece_type::rook);
  return start;
}

}  // namespace

std::variant<position, faults> make_position(const setup& given) {
  const faults found = find_faults(given);
  if (!found.empty()) return found;
  return position(given);
}

position::position(const setup& playable)
    : board_(playable.board),
      castling_rights_(playable.castling_rights),
      halfmove_clock_(playable.halfmove_clock),
      fullmove_number_(playable.fullmove_number),
      en_passant_(playable.en_passant),
      side_to_move_(playable.side_to_move) {
  checkers_ = checkers_of(board_, opposite(side_to_move_), board_.king_square(side_to_move_));
}

position position::initial() {
  static const position start = std::get<position>(make_position(initial_setup()));
  return start;
}

bool position::has_legal_move() const {
  if (is_check()) return has_evasion(*this);
  return visit_legal_moves(*this, [](move) { return true; });
}

bool position::is_checkmate() const { return is_check() && !has_legal_move(); }
bool position::is_stalemate() const { return !is_check() && !has_legal_move(); }

move_list position::legal_moves() const {
  move_list moves;
  visit_legal_moves(*this, [&](move found) {
    moves.push_back(found);
    return false;
  });
  return moves;
}

void position::play(move move, piece_type moved) {
  if (move.is_castling()) [[unlikely]]
    return castle(move);
  const color us = side_to_move_;
  const bitboard origin = bit(move.origin);
  const bitboard destination = bit(move.destination);
  bitboard changed = origin | destination;
  const bool is_capture = (board_.occupied() & destination) != 0;

  if (is_capture) board_.clear(destination);
  board_.toggle(changed, us, moved);
  const bitboard lost_rights = moved == piece_type::king ? rank_squares(back_rank(us)) : changed;
  castling_rights_ &= ~(lost_rights | changed);
  const bool restarts_clock = is_capture || moved == piece_type::pawn;
  halfmove_clock_ = restarts_clock ? 0 : counted(halfmove_clock_);
  en_passant_ = square::none;

  if (moved == piece_type::pawn) {
    if (move.kind == move_kind::en_passant) {
      board_.clear(behind(us, destination));
      changed |= behind(us, destination);
    }
    if (move.promotion != piece_type::none) {
      board_.toggle(destination, us, piece_type::pawn);
      board_.toggle(destination, us, move.promotion);
    }
    if (ahead(us, ahead(us, origin)) == destination) en_passant_ = first_square(ahead(us, origin));
  }
  end_turn(changed);
}

void position::castle(move move) {
  const color us = side_to_move_;
  const castling_path path =
      castling_path_of(*this, move.kind == move_kind::castle_short ? castling_side::short_side
                                                                   : castling_side::long_side);
  board_.clear(path.both());
  board_.toggle(bit(path.king_destination), us, piece_type::king);
  board_.toggle(bit(path.rook_destination), us, piece_type::rook);
  castling_rights_ &= ~rank_squares(back_rank(us));
  halfmove_clock_ = counted(halfmove_clock_);
  en_passant_ = square::none;
  end_turn(rank_squares(back_rank(us)));
}

void position::pass() {
  en_passant_ = square::none;
  halfmove_clock_ = counted(halfmove_clock_);
  end_turn(0);
}

/// Check can only come from the squares that a move has changed. `changed` may hold more than
/// those.
void position::end_turn(bitboard changed) {
  const color us = side_to_move_;
  side_to_move_ = opposite(us);
  if (us == color::black) fullmove_number_ = counted(fullmove_number_);
  const square king = board_.king_square(side_to_move_);
  const bool may_give_check = (changed & (queen_lines(king) | knight_attacks(king))) != 0;
  checkers_ = may_give_check ? checkers_of(board_, us, king) : 0;
}

setup position::to_setup() const {
  return {board_, side_to_move_, castling_rights_, en_passant_, halfmove_clock_, fullmove_number_};
}

}  // namespace strictpgn
