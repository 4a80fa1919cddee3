#include "lab/generate/situations.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>
#include <variant>

#include "chess/attacks.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::generate {
namespace {

/// A situation with its name, and the pieces of which some are put on the board to meet it; a
/// double letter of them is drawn twice as often.
struct situation_row {
  std::string_view name;
  std::string_view pieces;
};

constexpr situation_row rows[] = {
    {"file disambiguation", "NNNRRRnnrr"},
    {"rank disambiguation", "NNNRRRnnrr"},
    {"square disambiguation", "QQQQNNNNqqqq"},
    {"pinned twin", "NNNRRRrrqb"},
    {"knight promotion", "PPPppp"},
    {"bishop promotion", "PPPppp"},
    {"rook promotion", "PPPppp"},
    {"promotion by capture", "PPPPnrbqp"},
    {"promotion with mate", "PPPPRQR"},
    {"en passant", "PPPPPPpppppp"},
    {"en passant evasion", "PPPPPPpppppp"},
    {"castling short", "PpNn"},
    {"castling long", "PpNn"},
    {"castling with check", "PNB"},
    {"Chess960 castling", "PpNn"},
    {"double check", "NNBBRRQn"},
    {"discovered check", "NNBBRRQn"},
    {"checkmate", "QQRRP"},
    {"stalemate", "QQP"},
    {"long number", "PpRr"},
};
static_assert(std::size(rows) == situation_count);

// ---- what a move does ---------------------------------------------------------------------------

position after_move(const position& before, move move) {
  auto reached = before;
  reached.play(move);
  return reached;
}

/// "b" of Nbd2, "a1" of Qa1c3; empty for pawns, whose file is no disambiguation.
std::string_view disambiguation_of(std::string_view san) {
  if (san.empty() || std::string_view("NBRQ").find(san[0]) == san.npos) return {};
  san.remove_prefix(1);
  const auto destination = san.find_last_of("abcdefgh");
  auto origin = san.substr(0, destination);
  if (origin.ends_with('x')) origin.remove_suffix(1);
  return origin;
}

bool is_disambiguated(const position& before, move move, std::size_t length, bool by_file) {
  const auto san = write_san(before, move);
  const auto origin = disambiguation_of(san);
  if (origin.size() != length) return false;
  return length == 2 || (origin[0] >= 'a') == by_file;
}

bool has_pinned_twin(const position& before, move move) {
  const auto& board = before.board();
  const auto type = board.type_at(move.origin);
  if (type == piece_type::pawn || type == piece_type::king) return false;
  const auto twins = board.pieces(before.side_to_move(), type) & ~bit(move.origin);
  const auto legal = before.legal_moves();
  for (const auto twin : squares_of(twins)) {
    const auto goes_too = [&](auto other) {
      return other.origin == twin && other.destination == move.destination;
    };
    if (contains(chess::piece_attacks(type, twin, board.occupied()), move.destination) &&
        std::ranges::none_of(legal, goes_too))
      return true;
  }
  return false;
}

bool is_odd_castling(const position& before, move move) {
  if (!move.is_castling()) return false;
  const auto rank = back_rank(before.side_to_move());
  const auto usual = bit(make_square(0, rank)) | bit(make_square(7, rank));
  const auto own = before.castling_rights() & rank_squares(rank);
  return file_of(move.origin) != 4 || (own & ~usual) != 0;
}

bool discovers_check(const position& before, move move) {
  const auto reached = after_move(before, move);
  return (reached.checkers() & ~bit(move.destination)) != 0 && !move.is_castling();
}

// ---- positions ----------------------------------------------------------------------------------

class setting {
 public:
  setting(situation what, rng& random) : what_(what), random_(random) {
    made_.side_to_move = random.chance(1, 2) ? color::white : color::black;
    made_.fullmove_number = static_cast<std::uint32_t>(
        what == situation::long_number ? random.from(100, 140) : random.from(2, 60));
  }

  setup make() {
    if (what_ >= situation::castling_short && what_ <= situation::chess960_castling) put_castling();
    for (const auto side : {color::white, color::black})
      if (made_.board.pieces(side, piece_type::king) == 0) put({piece_type::king, side}, 0, 7);
    const auto pieces = rows[static_cast<std::size_t>(what_)].pieces;
    for (auto left = random_.from(2, 8); left != 0; --left)
      put(strictpgn::piece_of(random_.pick(pieces)));
    return made_;
  }

 private:
  bool is_ours(color side) const { return side == made_.side_to_move; }

  void put(piece piece) {
    if (piece.type != piece_type::pawn) return put(piece, 0, 7);
    if (what_ == situation::en_passant || what_ == situation::en_passant_evasion)
      return put_for_en_passant(piece);
    const bool is_promoting =
        what_ >= situation::knight_promotion && what_ <= situation::promotion_with_mate;
    if (!is_promoting || !is_ours(piece.side)) return put(piece, 1, 6);
    const int last = piece.side == color::white ? 6 : 1;
    put(piece, last, last);
  }

  /// Those who move now have not moved their pawns yet, the others stand beside where these go.
  void put_for_en_passant(piece piece) {
    const bool is_first = is_ours(piece.side);
    const int rank =
        is_first ? (piece.side == color::white ? 1 : 6) : (piece.side == color::white ? 4 : 3);
    put(piece, rank, rank);
  }

  void put(piece piece, int lowest, int highest) {
    for (;;) {
      const auto rank = random_.from(lowest, highest), file = random_.from(0, 7);
      const auto where = make_square(file, rank);
      if (contains(made_.board.occupied(), where) && ++collisions_ < 100) continue;
      if (collisions_ < 100) made_.board.put(where, piece);
      return;
    }
  }

  void put_castling() {
    const auto side = made_.side_to_move;
    const int rank = back_rank(side);
    const bool is_odd = what_ == situation::chess960_castling;
    const int king = is_odd ? random_.from(1, 6) : 4;
    made_.board.put(make_square(king, rank), {piece_type::king, side});
    put_rook(is_odd ? random_.from(0, king - 1) : 0, rank);
    put_rook(is_odd ? random_.from(king + 1, 7) : 7, rank);
  }

  void put_rook(int file, int rank) {
    const auto where = make_square(file, rank);
    made_.board.put(where, {piece_type::rook, made_.side_to_move});
    made_.castling_rights |= bit(where);
  }

  situation what_;
  rng& random_;
  setup made_;
  int collisions_ = 0;
};

bool reads_without_findings(const position& in) {
  return parse_fen(write_fen(in.to_setup(), fen_dialect::xfen), fen_dialect::xfen).findings.empty();
}

std::optional<position> any_setting(situation what, rng& random) {
  const auto result = make_position(setting(what, random).make());
  const auto* const playable = std::get_if<position>(&result);
  if (playable == nullptr || !playable->has_legal_move() || is_dead_material(playable->board()))
    return std::nullopt;
  return *playable;
}

std::optional<move> move_that_meets(situation what, const position& in) {
  for (const auto each : in.legal_moves())
    if (is_met(what, in, each)) return each;
  return std::nullopt;
}

bool is_double_push(const position& in, move move) {
  return in.board().type_at(move.origin) == piece_type::pawn &&
         std::abs(rank_of(move.origin) - rank_of(move.destination)) == 2;
}

void add(line& to, const position& before, move what) {
  to.moves.push_back({.before = before, .what = what, .san = write_san(before, what)});
}

std::optional<line> moves_that_meet(situation what, const position& in) {
  line result;
  if (const auto found = move_that_meets(what, in)) {
    add(result, in, *found);
    return result;
  }
  if (what != situation::en_passant && what != situation::en_passant_evasion) return std::nullopt;
  for (const auto each : in.legal_moves()) {
    if (!is_double_push(in, each)) continue;
    const auto reached = after_move(in, each);
    if (const auto found = move_that_meets(what, reached)) {
      add(result, in, each);
      add(result, reached, *found);
      return result;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(situation what) { return rows[static_cast<std::size_t>(what)].name; }

std::optional<situation> situation_named(std::string_view name) {
  const auto* const found = std::ranges::find(rows, name, &situation_row::name);
  if (found == std::end(rows)) return std::nullopt;
  return static_cast<situation>(found - rows);
}

bool is_met(situation what, const position& before, move move) {
  switch (what) {
    case situation::file_disambiguation:
      return is_disambiguated(before, move, 1, true);
    case situation::rank_disambiguation:
      return is_disambiguated(before, move, 1, false);
    case situation::square_disambiguation:
      return is_disambiguated(before, move, 2, true);
    case situation::pinned_twin:
      return has_pinned_twin(before, move);
    case situation::knight_promotion:
      return move.promotion == piece_type::knight;
    case situation::bishop_promotion:
      return move.promotion == piece_type::bishop;
    case situation::rook_promotion:
      return move.promotion == piece_type::rook;
    case situation::promotion_by_capture:
      return move.promotion != piece_type::none && before.captures(move);
    case situation::promotion_with_mate:
      return move.promotion != piece_type::none && after_move(before, move).is_checkmate();
    case situation::en_passant:
      return move.kind == move_kind::en_passant;
    case situation::en_passant_evasion:
      return move.kind == move_kind::en_passant && before.is_check();
    case situation::castling_short:
      return move.kind == move_kind::castle_short;
    case situation::castling_long:
      return move.kind == move_kind::castle_long;
    case situation::castling_with_check:
      return move.is_castling() && after_move(before, move).is_check();
    case situation::chess960_castling:
      return is_odd_castling(before, move);
    case situation::double_check:
      return has_several(after_move(before, move).checkers());
    case situation::discovered_check:
      return discovers_check(before, move);
    case situation::checkmate:
      return after_move(before, move).is_checkmate();
    case situation::stalemate:
      return after_move(before, move).is_stalemate();
    case situation::long_number:
      return before.fullmove_number() >= 100;
  }
  return false;
}

occasion occasion_for(situation what, rng& random) {
  for (;;) {
    const auto start = any_setting(what, random);
    if (!start || !reads_without_findings(*start)) continue;
    if (auto moves = moves_that_meet(what, *start)) return {*start, std::move(*moves)};
  }
}

}  // namespace strictpgn::generate
