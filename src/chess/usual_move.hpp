// Moves as nearly all are: no castling, no promotion, nothing captured in passing. They are alike
// whatever moves: a piece comes from a square of a pattern around its destination, over empty
// squares. So they are resolved and played here in one go, with few branches, since nobody can
// foretell which piece is next. `resolve` and `position::play` stay the definition; what is not
// usual, or not legal, is left to them, and a test holds the two ways together.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>

#include "chess/between.hpp"
#include "chess/legality.hpp"
#include "chess/pawns.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::chess {

/// What a usual SAN says.
struct usual_shape {
  piece_type piece = piece_type::pawn;
  square destination = square::none;
  bool captures = false;
  std::uint8_t written_file = 0;  ///< 1 to 8; 0 when none is written before it
  std::uint8_t written_rank = 0;  ///< likewise

  bitboard written() const {
    return (written_file == 0 ? ~bitboard{0} : file_squares(written_file - 1)) &
           (written_rank == 0 ? ~bitboard{0} : rank_squares(written_rank - 1));
  }
};

/// The one legal move that fits. What is written before the destination counts only where several
/// pieces can go there.
struct usual_move {
  square origin = square::none;  ///< `none`: there is more to say than that
  bool captures = false;
  disambiguation needed = disambiguation::none;
};

/// What is asked of a pawn, which moves in other ways than it captures.
enum class pawn_way : std::uint8_t { push, capture, attack };

/// From which squares a piece reaches a square of an empty board. Pawns of either side have a row
/// for each way. They neither push nor capture to the last rank, since promotion is not usual.
using origin_table = std::array<std::array<bitboard, 64>, 13>;

/// The row of a piece; of pawns, that of a side and a way, behind those of the others. It is found
/// without a branch, since nobody can foretell whether a pawn is next.
constexpr std::size_t origin_row(piece_type piece, color side, pawn_way way) {
  constexpr auto pawn = static_cast<std::size_t>(piece_type::pawn);
  constexpr auto first_of_pawns = static_cast<std::size_t>(piece_type::king) + 1;
  const auto of_pawn =
      first_of_pawns - pawn + 3 * static_cast<std::size_t>(side) + static_cast<std::size_t>(way);
  const auto if_pawn = -static_cast<std::size_t>(piece == piece_type::pawn);
  return static_cast<std::size_t>(piece) + (of_pawn & if_pawn);
}
static_assert(origin_row(piece_type::pawn, color::black, pawn_way::attack) + 1 ==
              std::tuple_size_v<origin_table>);

constexpr origin_table make_origin_table() {
  origin_table table{};
  for (int at = 0; at < 64; ++at) {
    const auto to = static_cast<square>(at);
    for (const auto side : {color::white, color::black}) {
      const auto of_pawn = [&](pawn_way way) -> bitboard& {
        return table[origin_row(piece_type::pawn, side, way)][at];
      };
      of_pawn(pawn_way::attack) = pawn_attacks(opposite(side), to);
      if (rank_of(to) == promotion_rank(side)) continue;
      const bitboard one = behind(side, bit(to));
      const bitboard two = rank_of(to) == double_push_rank(side) ? behind(side, one) : 0;
      of_pawn(pawn_way::push) = one | two;
      of_pawn(pawn_way::capture) = pawn_attacks(opposite(side), to);
    }
    for (const auto piece : {piece_type::knight, piece_type::bishop, piece_type::rook,
                             piece_type::queen, piece_type::king})
      table[origin_row(piece, color::white, pawn_way::push)][at] = piece_attacks(piece, to, 0);
  }
  return table;
}

inline constexpr origin_table origins_on_empty_board = make_origin_table();

/// The side to move is a template argument: with that known, there is less to do for each move.
class usual_moves {
 public:
  template <color Us>
  [[gnu::always_inline]] static usual_move resolve(const position& before,
                                                   const usual_shape& shape) {
    const board& on = before.board();
    const bitboard own = on.pieces(Us);
    const bitboard occupied = on.occupied();
    const bitboard open = shape.captures ? occupied ^ own : ~occupied;
    if (!contains(open, shape.destination)) [[unlikely]]
      return {};
    const auto way = shape.captures ? pawn_way::capture : pawn_way::push;
    const auto& origins = origins_on_empty_board[origin_row(shape.piece, Us, way)];
    const bitboard pieces = origins[index_of(shape.destination)] & own & on.pieces(shape.piece);
    if (shape.piece == piece_type::king) [[unlikely]]
      return of_king<Us>(before, shape, pieces);
    if (has_several(pieces)) return of_several<Us>(before, shape, pieces);
    if (pieces == 0) [[unlikely]]
      return {};
    const square origin = first_square(pieces);
    const bool is_barred = (between(origin, shape.destination) & occupied) != 0;
    if (is_barred || king_guard(before, Us).allowed(pieces, shape.destination) == 0) [[unlikely]]
      return {};
    return {origin, shape.captures, needed_of_one(shape)};
  }

  template <color Us>
  [[gnu::always_inline]] static void play(position& at, const usual_move& move, square to,
                                          piece_type moved) {
    put<Us>(at, move, to, moved);
    at.checkers_ = checkers_after(at.board_, Us, move.origin, to, moved);
  }

  /// Plays it for those who do not ask who gives check: `checkers` is left as it was, which is
  /// wrong from then on.
  static void play_but_for_checkers(position& at, const usual_move& move, square to,
                                    piece_type moved) {
    if (at.side_to_move_ == color::white)
      put<color::white>(at, move, to, moved);
    else
      put<color::black>(at, move, to, moved);
  }

 private:
  template <color Us>
  [[gnu::always_inline]] static void put(position& at, const usual_move& move, square to,
                                         piece_type moved) {
    const bitboard origin = bit(move.origin);
    const bitboard destination = bit(to);
    const bitboard changed = origin | destination;
    if (move.captures) at.board_.clear(destination);
    at.board_.toggle(changed, Us, moved);
    if (at.castling_rights_ != 0)
      at.castling_rights_ &=
          ~(moved == piece_type::king ? changed | rank_squares(back_rank(Us)) : changed);
    const bool is_pawn = moved == piece_type::pawn;
    at.halfmove_clock_ = move.captures || is_pawn ? 0 : counted(at.halfmove_clock_);
    at.en_passant_ = is_pawn ? passed_by_pawn(move.origin, to) : square::none;
    at.side_to_move_ = opposite(Us);
    if (Us == color::black) at.fullmove_number_ = counted(at.fullmove_number_);
  }

  static std::uint32_t counted(std::uint32_t clock) {
    return clock + (clock < greatest_clock ? 1 : 0);
  }

  /// The square that a pawn passes over, if it does. The indexes of two squares differ in this one
  /// bit where they are two ranks apart.
  static square passed_by_pawn(square origin, square to) {
    constexpr int two_ranks = 16;
    return (index_of(origin) ^ index_of(to)) == two_ranks
               ? static_cast<square>((index_of(origin) + index_of(to)) / 2)
               : square::none;
  }

  /// Those of the origins from which nothing stands in the way.
  static bitboard in_sight(bitboard origins, square to, bitboard occupied) {
    bitboard seeing = 0;
    for (const square origin : squares_of(origins))
      seeing |= (between(origin, to) & occupied) == 0 ? bit(origin) : 0;
    return seeing;
  }

  template <color Us>
  static usual_move of_king(const position& before, const usual_shape& shape, bitboard king) {
    if (king == 0 || !king_guard(before, Us).allows_king(shape.destination)) [[unlikely]]
      return {};
    return {first_square(king), shape.captures};
  }

  template <color Us>
  static usual_move of_several(const position& before, const usual_shape& shape, bitboard pieces) {
    const bitboard seeing = in_sight(pieces, shape.destination, before.board().occupied());
    const bitboard legal = king_guard(before, Us).allowed(seeing, shape.destination);
    if (!has_several(legal)) return {first_square(legal), shape.captures, needed_of_one(shape)};
    const bitboard fitting = legal & shape.written();
    if (fitting == 0 || has_several(fitting)) [[unlikely]]
      return {};
    const square origin = first_square(fitting);
    return {origin, shape.captures,
            is_pawn_capture(shape) ? disambiguation::file : minimal_disambiguation(origin, legal)};
  }

  static bool is_pawn_capture(const usual_shape& shape) {
    return shape.piece == piece_type::pawn && shape.captures;
  }

  /// What is written of the origin where no other piece can go there.
  static disambiguation needed_of_one(const usual_shape& shape) {
    return is_pawn_capture(shape) ? disambiguation::file : disambiguation::none;
  }

  /// A piece gives check itself, or one behind the square that it leaves.
  static bitboard checkers_after(const board& on, color us, square origin, square to,
                                 piece_type moved) {
    const square king = on.king_square(opposite(us));
    const auto& attackers = origins_on_empty_board[origin_row(moved, us, pawn_way::attack)];
    const bitboard itself = attackers[index_of(king)] & bit(to);
    const bitboard left = lines_of_sliders(on, us, king) & bit(origin);
    if ((itself | left) == 0) [[likely]]
      return 0;
    const bitboard seeing = (between(king, to) & on.occupied()) == 0 ? itself : 0;
    return left == 0 ? seeing : seeing | sliders_on_lines(on, us, king);
  }

  [[gnu::noinline]] static bitboard sliders_on_lines(const board& on, color us, square king) {
    return slider_attackers(on, us, king, on.occupied());
  }
};

}  // namespace strictpgn::chess
