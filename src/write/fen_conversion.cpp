#include "strictpgn/fen_conversion.hpp"

namespace strictpgn {
namespace {

/// King on the e-file and rooks in the corners (16.1.3.3).
bool is_at_home(const setup& given, color side) {
  const int home = back_rank(side);
  const bitboard rights = given.castling_rights & rank_squares(home);
  const bitboard corners = bit(make_square(0, home)) | bit(make_square(7, home));
  const bitboard king = given.board.pieces(side, piece_type::king);
  return rights == 0 || ((rights & ~corners) == 0 && contains(king, make_square(4, home)));
}

}  // namespace

bool is_expressible(const setup& given, fen_dialect dialect) {
  const bool is_plain = dialect == fen_dialect::fen || dialect == fen_dialect::orthodox;
  return !is_plain || (is_at_home(given, color::white) && is_at_home(given, color::black));
}

std::optional<std::string> convert_fen(std::string_view text, fen_dialect from, fen_dialect to,
                                       en_passant_style style) {
  const auto read = parse_fen(text, from);
  if (!read.given || !is_expressible(*read.given, to)) return std::nullopt;
  return write_fen(*read.given, to, style);
}

}  // namespace strictpgn
