#include "view/page_move.hpp"

#include <bit>

namespace strictpgn::view {
namespace {

/// What stands in a SAN, read from its end.
struct page_san {
  piece_type mover = piece_type::pawn;
  square destination = square::none;
  piece_type promotion = piece_type::none;
};

bool is_officer(char c) { return std::string_view("NBRQK").find(c) != std::string_view::npos; }

std::optional<page_san> read_san(std::string_view text) {
  while (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
  if (text.empty()) return std::nullopt;
  page_san read;
  if (is_officer(text.front())) {
    read.mover = piece_type_of(text.front());
  } else if (is_officer(text.back())) {
    read.promotion = piece_type_of(text.back());
    text.remove_suffix(1);
    if (text.ends_with('=')) text.remove_suffix(1);
  }
  if (text.size() < 2) return std::nullopt;
  const auto destination = parse_square(text.substr(text.size() - 2));
  if (!destination) return std::nullopt;
  read.destination = *destination;
  return read;
}

/// The square of the piece with that index; none where there are fewer.
square nth_square(bitboard squares, unsigned index) {
  for (; squares != 0; squares &= squares - 1)
    if (index-- == 0) return static_cast<square>(std::countr_zero(squares));
  return square::none;
}

std::optional<move> castling_move(const position& before, bool is_long) {
  const auto side = before.side_to_move();
  const auto king = before.board().king_square(side);
  if (king == square::none) return std::nullopt;
  return move{king, make_square(is_long ? 2 : 6, back_rank(side)), piece_type::none,
              is_long ? move_kind::castle_long : move_kind::castle_short};
}

bool is_en_passant(const position& before, const page_san& san, square origin) {
  return san.mover == piece_type::pawn && file_of(origin) != file_of(san.destination) &&
         before.board().type_at(san.destination) == piece_type::none;
}

}  // namespace

unsigned mover_index(const board& placement, square origin) {
  const auto mover = placement.at(origin);
  const auto below = placement.pieces(mover.side, mover.type) & (bit(origin) - 1);
  return static_cast<unsigned>(std::popcount(below));
}

std::optional<move> page_move(const position& before, std::string_view san, unsigned index) {
  if (san.starts_with("O-O")) return castling_move(before, san.starts_with("O-O-O"));
  const auto read = read_san(san);
  if (!read) return std::nullopt;
  const auto own = before.board().pieces(before.side_to_move(), read->mover);
  const auto origin = nth_square(own, index);
  if (origin == square::none) return std::nullopt;
  const auto kind =
      is_en_passant(before, *read, origin) ? move_kind::en_passant : move_kind::normal;
  return move{origin, read->destination, read->promotion, kind};
}

}  // namespace strictpgn::view
