// FEN as the standard writes it (FEN 16.1.3).
#include "strictpgn/fen.hpp"

#include <fmt/format.h>

#include <variant>

#include "chess/attacks.hpp"

namespace strictpgn {
namespace {

std::string written_rank(const board& placement, int rank) {
  std::string text;
  int empty = 0;
  const auto end_run = [&] {
    if (empty > 0) text += static_cast<char>('0' + empty);
    empty = 0;
  };
  for (int file = 0; file < 8; ++file) {
    const piece here = placement.at(make_square(file, rank));
    if (here.type == piece_type::none) {
      ++empty;
      continue;
    }
    end_run();
    text += letter_of(here);
  }
  end_run();
  return text;
}

std::string written_placement(const board& placement) {
  std::string text = written_rank(placement, 7);
  for (int rank = 6; rank >= 0; --rank) text += '/' + written_rank(placement, rank);
  return text;
}

bitboard kings_at_home(const setup& given, color side) {
  return given.board.pieces(side, piece_type::king) & rank_squares(back_rank(side));
}

/// The square that tells the two sides apart: that of the one king on its back rank, else on the
/// e-file.
square middle(const setup& given, color side) {
  const bitboard kings = kings_at_home(given, side);
  return count(kings) == 1 ? first_square(kings) : make_square(4, back_rank(side));
}

bitboard squares_left_of(square square) { return bit(square) - 1; }
bitboard squares_right_of(square square) { return ~(squares_left_of(square) | bit(square)); }

/// Whether no other rook of the side stands further out on its side of the king.
bool is_outermost(const setup& given, color side, square rook) {
  const bitboard rooks = given.board.pieces(side, piece_type::rook) & rank_squares(back_rank(side));
  const bool is_right = rook > middle(given, side);
  return (rooks & (is_right ? squares_right_of(rook) : squares_left_of(rook))) == 0;
}

/// Whether X-FEN takes K or Q for another square than that of a right: for the outermost rook, or,
/// where there is none or not one king to be beside of, for the corner.
bool means_another(const setup& given, color side, square right) {
  const square king = middle(given, side);
  const bool is_right = right > king;
  const bool is_corner = file_of(right) == (is_right ? 7 : 0);
  if (count(kings_at_home(given, side)) != 1) return !is_corner;
  const bitboard rooks = given.board.pieces(side, piece_type::rook) & rank_squares(back_rank(side));
  if (contains(rooks, right)) return false;
  const bool has_rook = (rooks & (is_right ? squares_right_of(king) : squares_left_of(king))) != 0;
  return has_rook || !is_corner;
}

char right_letter(const setup& given, color side, square rook, fen_dialect dialect) {
  const bool is_plain = dialect == fen_dialect::fen || dialect == fen_dialect::orthodox;
  const bool by_file = dialect == fen_dialect::shredder || !is_outermost(given, side, rook) ||
                       (!is_plain && means_another(given, side, rook));
  const char letter = by_file ? file_letter(file_of(rook)) : rook > middle(given, side) ? 'k' : 'q';
  return side == color::white ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// The letters of one side, the rook nearest to the h-file first.
std::string written_rights(const setup& given, color side, fen_dialect dialect) {
  std::string letters;
  for (int file = 7; file >= 0; --file) {
    const square rook = make_square(file, back_rank(side));
    if (contains(given.castling_rights, rook)) letters += right_letter(given, side, rook, dialect);
  }
  return letters;
}

std::string written_castling(const setup& given, fen_dialect dialect) {
  const std::string letters =
      written_rights(given, color::white, dialect) + written_rights(given, color::black, dialect);
  return letters.empty() ? "-" : letters;
}

bool has_pawn_beside(const setup& given) {
  const bitboard pawns = given.board.pieces(given.side_to_move, piece_type::pawn);
  return (pawns & chess::pawn_attacks(opposite(given.side_to_move), given.en_passant)) != 0;
}

bool has_legal_capture(const setup& given) {
  const auto result = make_position(given);
  const auto* playable = std::get_if<position>(&result);
  if (playable == nullptr) return false;
  for (const move legal : playable->legal_moves())
    if (legal.kind == move_kind::en_passant) return true;
  return false;
}

square written_target(const setup& given, en_passant_style style) {
  if (given.en_passant == square::none || style == en_passant_style::always)
    return given.en_passant;
  const bool is_written =
      style == en_passant_style::legal ? has_legal_capture(given) : has_pawn_beside(given);
  return is_written ? given.en_passant : square::none;
}

}  // namespace

std::string write_fen(const setup& given, fen_dialect dialect, en_passant_style style) {
  return fmt::format("{} {} {} {} {} {}", written_placement(given.board),
                     given.side_to_move == color::white ? 'w' : 'b',
                     written_castling(given, dialect), to_string(written_target(given, style)),
                     given.halfmove_clock, given.fullmove_number);
}

std::string write_fen(const position& now, fen_dialect dialect, en_passant_style style) {
  return write_fen(now.to_setup(), dialect, style);
}

}  // namespace strictpgn
