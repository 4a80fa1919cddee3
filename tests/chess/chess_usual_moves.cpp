// Usual moves are resolved and played as any move is.
#include <boost/test/unit_test.hpp>
#include <string>

#include "chess/chess_fen.hpp"
#include "chess/usual_move.hpp"
#include "random.hpp"

BOOST_AUTO_TEST_SUITE(chess_usual_moves)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
using chess::usual_moves;

/// Every shape that the usual way is asked for: a destination with a sign of capture or without,
/// and a file or rank or both.
template <typename Function>
void for_each_shape(Function&& look) {
  for (int piece = 1; piece <= 6; ++piece)
    for (int to = 0; to < 64; ++to)
      for (int file = -1; file < 8; ++file)
        for (int rank = -1; rank < 8; ++rank) {
          san_shape shape;
          shape.piece = static_cast<piece_type>(piece);
          shape.destination = static_cast<square>(to);
          shape.origin_file = static_cast<std::int8_t>(file);
          shape.origin_rank = static_cast<std::int8_t>(rank);
          for (const bool captures : {false, true}) {
            shape.capture = captures;
            look(shape);
          }
        }
}

/// What canonical SAN writes before the destination.
disambiguation needed_for(const san_shape& shape, const resolution& found) {
  if (shape.piece == piece_type::pawn)
    return shape.capture ? disambiguation::file : disambiguation::none;
  return minimal_disambiguation(found.played.origin, found.legal_origins);
}

/// Where the usual way has an answer, it is that of the general one.
template <color Us>
void compare_for(const position& at, const san_shape& shape, std::size_t& answered) {
  const auto quick =
      usual_moves::resolve<Us>(at, {shape.piece, shape.destination, shape.capture,
                                    static_cast<std::uint8_t>(shape.origin_file + 1),
                                    static_cast<std::uint8_t>(shape.origin_rank + 1)});
  const auto found = resolve(at, shape);
  const bool is_usual = found.kind == resolution_kind::unique &&
                        found.played.kind == move_kind::normal && !found.promotion_missing &&
                        at.captures(found.played) == shape.capture;
  if (quick.origin == square::none) {
    BOOST_TEST(!is_usual);
    return;
  }
  // What is written before the destination counts only among several pieces.
  if (!is_usual && !contains(chess::written_origins(shape), quick.origin)) return;
  ++answered;
  BOOST_REQUIRE(is_usual);
  BOOST_TEST((quick.origin == found.played.origin));
  BOOST_TEST(quick.captures == at.captures(found.played));
  BOOST_TEST((quick.needed == needed_for(shape, found)));
  auto by_hand = at;
  auto by_rule = at;
  usual_moves::play<Us>(by_hand, quick, shape.destination, shape.piece);
  by_rule.play(found.played);
  BOOST_TEST((by_hand == by_rule));
  auto but_for_checkers = at;
  usual_moves::play_but_for_checkers(but_for_checkers, quick, shape.destination, shape.piece);
  BOOST_TEST((but_for_checkers.to_setup() == by_rule.to_setup()));
}

void compare(const position& at, const san_shape& shape, std::size_t& answered) {
  if (at.side_to_move() == color::white)
    compare_for<color::white>(at, shape, answered);
  else
    compare_for<color::black>(at, shape, answered);
}

position after_random_moves(rng& random, std::size_t count) {
  auto at = position::initial();
  for (; count != 0; --count) {
    const auto moves = at.legal_moves();
    if (moves.empty()) break;
    at.play(moves[below(random, moves.size())]);
  }
  return at;
}

}  // namespace

BOOST_AUTO_TEST_CASE(in_positions_of_random_games) {
  rng random;
  std::size_t answered = 0;
  const auto tried = trials(400);
  for (auto left = tried; left != 0; --left) {
    const auto at = after_random_moves(random, below(random, 120));
    for_each_shape([&](const san_shape& shape) { compare(at, shape, answered); });
  }
  BOOST_TEST(answered > tried * 20);
}

BOOST_AUTO_TEST_CASE(with_pins_checks_promotions_and_captures_in_passing) {
  std::size_t answered = 0;
  for (const auto* fen :
       {"4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", "4k3/8/8/8/8/5n2/8/R3K2R w KQ - 5 9",
        "8/8/8/1k1pP2R/8/8/8/4K3 w - d6 0 2", "4r1k1/8/8/8/8/8/4N3/4K1N1 w - - 0 1",
        "k7/8/8/3q4/8/3N1N2/8/K7 w - - 0 1", "7k/8/8/8/3R4/8/8/KB6 w - - 0 1",
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 3 7", "1n2k3/P1P5/8/8/8/8/p1p5/1N2K3 w - - 0 1",
        "1n2k3/P1P5/8/8/8/8/p1p5/1N2K3 b - - 0 1"}) {
    const auto at = testing::position_of(fen);
    for_each_shape([&](const san_shape& shape) { compare(at, shape, answered); });
  }
  BOOST_TEST(answered > 0);
}

BOOST_AUTO_TEST_SUITE_END()
