// FEN as the standard writes it (FEN 16.1.3).
#include "strictpgn/fen.hpp"

#include <array>
#include <string_view>
#include <variant>

#include "chess/attacks.hpp"
#include "text/decimal.hpp"

namespace strictpgn {
namespace {

/// The pieces on their squares: for each bit of a number the squares that have it set. The number
/// is that of the type of the piece, and has one bit more for Black.
class piece_numbers {
 public:
  explicit piece_numbers(const board& placement) : bits_{0, 0, 0, placement.pieces(color::black)} {
    for (unsigned type = 1; type <= 6; ++type)
      for (unsigned place = 0; place < 3; ++place)
        if ((type >> place & 1) != 0)
          bits_[place] |= placement.pieces(static_cast<piece_type>(type));
  }

  unsigned at(square square) const {
    unsigned number = 0;
    for (unsigned place = 0; place < 4; ++place)
      number |= static_cast<unsigned>(bits_[place] >> index_of(square) & 1) << place;
    return number;
  }

 private:
  std::array<bitboard, 4> bits_;
};

constexpr std::string_view letters_by_number = " PNBRQK  pnbrqk";

/// Something always follows, and takes the place of a zero.
char* write_empty(char* out, int squares) {
  *out = static_cast<char>('0' + squares);
  return out + (squares != 0 ? 1 : 0);
}

char* write_placement(char* out, const board& placement) {
  const piece_numbers on(placement);
  for (int rank = 7;; --rank) {
    int file = 0;
    for (bitboard left = placement.occupied() & rank_squares(rank); left != 0; left &= left - 1) {
      const square next = first_square(left);
      out = write_empty(out, file_of(next) - file);
      *out++ = letters_by_number[on.at(next)];
      file = file_of(next) + 1;
    }
    out = write_empty(out, 8 - file);
    if (rank == 0) return out;
    *out++ = '/';
  }
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
char* write_rights(char* out, const setup& given, color side, fen_dialect dialect) {
  const bitboard rights = given.castling_rights & rank_squares(back_rank(side));
  if (rights == 0) return out;
  for (int file = 7; file >= 0; --file) {
    const square rook = make_square(file, back_rank(side));
    if (contains(rights, rook)) *out++ = right_letter(given, side, rook, dialect);
  }
  return out;
}

char* write_castling(char* out, const setup& given, fen_dialect dialect) {
  char* const begin = out;
  out = write_rights(out, given, color::white, dialect);
  out = write_rights(out, given, color::black, dialect);
  if (out == begin) *out++ = '-';
  return out;
}

bool has_pawn_beside(const setup& given) {
  const bitboard pawns = given.board.pieces(given.side_to_move, piece_type::pawn);
  return (pawns & chess::pawn_attacks(opposite(given.side_to_move), given.en_passant)) != 0;
}

bool has_legal_capture(const position& now) {
  for (const move legal : now.legal_moves())
    if (legal.kind == move_kind::en_passant) return true;
  return false;
}

bool is_target_written(const setup& given, en_passant_style style) {
  if (given.en_passant == square::none) return false;
  if (style == en_passant_style::always) return true;
  if (!has_pawn_beside(given)) return false;
  if (style == en_passant_style::pseudo_legal) return true;
  const auto result = make_position(given);
  const auto* playable = std::get_if<position>(&result);
  return playable != nullptr && has_legal_capture(*playable);
}

char* write_target(char* out, const setup& given, en_passant_style style) {
  if (!is_target_written(given, style)) return *out = '-', out + 1;
  *out++ = file_letter(file_of(given.en_passant));
  *out++ = rank_digit(rank_of(given.en_passant));
  return out;
}

}  // namespace

char* write_fen(char* out, const setup& given, fen_dialect dialect, en_passant_style style) {
  out = write_placement(out, given.board);
  *out++ = ' ';
  *out++ = given.side_to_move == color::white ? 'w' : 'b';
  *out++ = ' ';
  out = write_castling(out, given, dialect);
  *out++ = ' ';
  out = write_target(out, given, style);
  *out++ = ' ';
  out = text::write_decimal(out, given.halfmove_clock);
  *out++ = ' ';
  return text::write_decimal(out, given.fullmove_number);
}

char* write_fen(char* out, const position& now, fen_dialect dialect, en_passant_style style) {
  return write_fen(out, now.to_setup(), dialect, style);
}

std::string write_fen(const setup& given, fen_dialect dialect, en_passant_style style) {
  std::array<char, longest_fen> text;
  return {text.data(), write_fen(text.data(), given, dialect, style)};
}

std::string write_fen(const position& now, fen_dialect dialect, en_passant_style style) {
  return write_fen(now.to_setup(), dialect, style);
}

}  // namespace strictpgn
