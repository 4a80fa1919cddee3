#include "strictpgn/san.hpp"

namespace strictpgn {
namespace {

std::string written_origin(square origin, disambiguation needed) {
  switch (needed) {
    case disambiguation::none:
      return {};
    case disambiguation::file:
      return {file_letter(file_of(origin))};
    case disambiguation::rank:
      return {rank_digit(rank_of(origin))};
    case disambiguation::square:
      return to_string(origin);
  }
  return {};
}

std::string written_mover(const position& before, move move, piece_type type) {
  if (type == piece_type::pawn)
    return written_origin(move.origin,
                          before.captures(move) ? disambiguation::file : disambiguation::none);
  const bitboard legal =
      resolve(before, {.piece = type, .destination = move.destination}).legal_origins;
  return letter_of(type) + written_origin(move.origin, minimal_disambiguation(move.origin, legal));
}

std::string without_check_sign(const position& before, move move) {
  if (move.kind == move_kind::castle_short) return "O-O";
  if (move.kind == move_kind::castle_long) return "O-O-O";
  std::string text = written_mover(before, move, before.board().type_at(move.origin));
  if (before.captures(move)) text += 'x';
  text += to_string(move.destination);
  if (move.promotion != piece_type::none) text.append({'=', letter_of(move.promotion)});
  return text;
}

}  // namespace

disambiguation minimal_disambiguation(square origin, bitboard legal_origins) {
  const bitboard others = legal_origins & ~bit(origin);
  if (others == 0) return disambiguation::none;
  if ((others & file_squares(file_of(origin))) == 0) return disambiguation::file;
  if ((others & rank_squares(rank_of(origin))) == 0) return disambiguation::rank;
  return disambiguation::square;
}

std::string write_san(const position& before, move move) {
  position after = before;
  after.play(move);
  std::string text = without_check_sign(before, move);
  switch (check_status_of(after)) {
    case check_status::none:
      return text;
    case check_status::check:
      return text + '+';
    case check_status::mate:
      return text + '#';
  }
  return text;
}

}  // namespace strictpgn
