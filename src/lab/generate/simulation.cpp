#include "lab/generate/simulation.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <variant>

#include "strictpgn/fen.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::generate {
namespace {

constexpr int quiet_weight = 8;

/// How many moves of a kind of piece lead to each square.
class crossing {
 public:
  crossing(const position& in, const move_list& moves) : in_(in) {
    for (const auto each : moves) ++count_[index(each)];
  }
  /// Whether another piece of the kind can go there; a pawn is told by its file.
  bool is_shared(move move) const {
    return in_.board().type_at(move.origin) != piece_type::pawn && count_[index(move)] > 1;
  }

 private:
  std::size_t index(move move) const {
    return static_cast<std::size_t>(in_.board().type_at(move.origin)) * 64 +
           static_cast<std::size_t>(index_of(move.destination));
  }

  const position& in_;
  std::array<std::uint8_t, std::size_t{7} * 64> count_{};
};

bool is_pawn_move(const position& in, move move) {
  return in.board().type_at(move.origin) == piece_type::pawn;
}

/// What can be told without playing the move.
int weight_at_sight(const position& in, move move, const crossing& paths, const habit& seeking) {
  int weight = quiet_weight;
  if (in.captures(move)) weight += seeking.capture;
  if (is_pawn_move(in, move)) weight += seeking.pawn;
  if (move.promotion != piece_type::none) weight += seeking.promotion / 4;
  if (move.is_castling()) weight += seeking.castling;
  if (move.kind == move_kind::en_passant) weight += seeking.en_passant;
  if (paths.is_shared(move)) weight += seeking.twin;
  return weight;
}

int weight_of_effect(const position& in, move move, const habit& seeking) {
  auto reached = in;
  reached.play(move);
  if (reached.is_check()) return reached.has_legal_move() ? seeking.check : seeking.mate;
  const bool is_bare = count(reached.board().pieces(reached.side_to_move())) <= 3;
  return is_bare && !reached.has_legal_move() ? seeking.stalemate : 0;
}

bool has_clean_record(const position& in) {
  return parse_fen(write_fen(in.to_setup())).findings.empty();
}

square empty_square(const board& on, rng& random, int lowest_rank = 0, int highest_rank = 7) {
  for (;;) {
    const auto file = random.from(0, 7), rank = random.from(lowest_rank, highest_rank);
    const auto found = make_square(file, rank);
    if (!contains(on.occupied(), found)) return found;
  }
}

setup sparse_setup(rng& random) {
  constexpr std::string_view men = "PPPPpppNNnRRrQqBb";
  setup result;
  result.board.put(empty_square(result.board, random), {piece_type::king, color::white});
  result.board.put(empty_square(result.board, random), {piece_type::king, color::black});
  for (auto left = random.from(2, 9); left != 0; --left) {
    const auto man = strictpgn::piece_of(random.pick(men));
    const bool is_pawn = man.type == piece_type::pawn;
    result.board.put(empty_square(result.board, random, is_pawn ? 1 : 0, is_pawn ? 6 : 7), man);
  }
  result.side_to_move = random.chance(1, 2) ? color::white : color::black;
  result.fullmove_number = static_cast<std::uint32_t>(random.from(30, 120));
  result.halfmove_clock = static_cast<std::uint32_t>(random.from(0, 20));
  return result;
}

/// The pieces of a first rank by the number of one of the 960 arrays.
std::array<piece_type, 8> rank_of_array(std::size_t number) {
  std::array<piece_type, 8> rank{};
  const auto put_on_free = [&](std::size_t index, piece_type type) {
    for (auto& place : rank)
      if (place == piece_type::none && index-- == 0) {
        place = type;
        return;
      }
  };
  rank[number % 4 * 2 + 1] = piece_type::bishop;
  rank[number / 4 % 4 * 2] = piece_type::bishop;
  put_on_free(number / 16 % 6, piece_type::queen);
  constexpr std::pair<std::size_t, std::size_t> knights[] = {
      {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
  const auto [first, second] = knights[number / 96];
  put_on_free(second, piece_type::knight);
  put_on_free(first, piece_type::knight);
  for (const auto type : {piece_type::rook, piece_type::king, piece_type::rook})
    put_on_free(0, type);
  return rank;
}

}  // namespace

habit any_habit(rng& random) {
  constexpr habit habits[] = {
      {},
      {.capture = 60, .check = 60},
      {.capture = 2, .pawn = 4, .twin = 80, .check = 4},
      {.capture = 40, .pawn = 50, .promotion = 800, .castling = 4},
      {.capture = 0, .pawn = 0, .castling = 0, .en_passant = 0, .twin = 0, .check = 0},
      {.pawn = 40, .en_passant = 4000, .check = 0},
      {.capture = 30, .check = 200},
  };
  return random.pick(habits);
}

move choose_move(const position& in, const habit& seeking, rng& random) {
  const auto moves = in.legal_moves();
  const crossing paths(in, moves);
  const bool looks_closely = random.chance(1, 3);
  std::array<int, 768> weights;
  int all = 0;
  for (std::size_t at = 0; at != moves.size(); ++at) {
    weights[at] = weight_at_sight(in, moves[at], paths, seeking);
    if (looks_closely) weights[at] += weight_of_effect(in, moves[at], seeking);
    all += weights[at];
  }
  auto chosen = static_cast<int>(random.below(static_cast<std::size_t>(all)));
  std::size_t at = 0;
  while (chosen >= weights[at]) chosen -= weights[at++];
  return moves[at];
}

line play(const position& from, int plies, const habit& seeking, rng& random) {
  line result;
  auto now = from;
  for (; plies > 0 && now.has_legal_move() && !is_dead_material(now.board()); --plies) {
    const auto chosen = choose_move(now, seeking, random);
    result.moves.push_back({.before = now, .what = chosen, .san = write_san(now, chosen)});
    now.play(chosen);
  }
  return result;
}

position sparse_position(rng& random) {
  for (;;) {
    const auto given = sparse_setup(random);
    const auto result = make_position(given);
    const auto* playable = std::get_if<position>(&result);
    if (playable == nullptr || !playable->has_legal_move()) continue;
    if (!is_dead_material(given.board) && has_clean_record(*playable)) return *playable;
  }
}

position middle_position(rng& random) {
  for (;;) {
    const auto seeking = any_habit(random);
    const auto played = play(position::initial(), random.from(1, 60), seeking, random);
    const auto reached = end_of(played, position::initial());
    if (reached.has_legal_move() && has_clean_record(reached)) return reached;
  }
}

position chess960_array(rng& random) {
  const auto rank = rank_of_array(random.below(960));
  setup result;
  for (int file = 0; file != 8; ++file) {
    const auto type = rank[static_cast<std::size_t>(file)];
    for (const auto side : {color::white, color::black}) {
      const auto home = make_square(file, back_rank(side));
      result.board.put(home, {type, side});
      result.board.put(make_square(file, side == color::white ? 1 : 6), {piece_type::pawn, side});
      if (type == piece_type::rook) result.castling_rights |= bit(home);
    }
  }
  return std::get<position>(make_position(result));
}

}  // namespace strictpgn::generate
