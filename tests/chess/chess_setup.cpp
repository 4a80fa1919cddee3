// From what a text says to what can be played.
#include <boost/test/unit_test.hpp>
#include <vector>

#include "chess/chess_fen.hpp"

BOOST_AUTO_TEST_SUITE(chess_setup)

namespace {

using namespace strictpgn;
using testing::position_of;
using testing::setup_of;

faults set_of(std::initializer_list<fault> members) {
  faults set;
  for (const fault one : members) set.insert(one);
  return set;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_setup_is_playable_or_says_every_reason_why_not) {
  using enum fault;
  struct {
    const char* fen;
    std::initializer_list<fault> expected;
  } const cases[] = {
      {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {}},
      {"8/8/8/8/8/8/8/4K3 w - - 0 1", {king_count}},
      {"4k3/8/8/8/8/8/8/3KK3 w - - 0 1", {king_count}},
      {"8/8/8/8/8/8/8/8 w - - 0 1", {king_count}},
      {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", {pawn_on_back_rank}},
      {"p3k3/8/8/8/8/8/8/4K3 w - - 0 1", {pawn_on_back_rank}},
      {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", {opponent_in_check}},
      {"4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", {}},
      {"4k3/3P4/8/8/8/8/8/4K3 w - - 0 1", {opponent_in_check}},
      {"8/8/8/3kK3/8/8/8/8 w - - 0 1", {kings_adjacent}},
      {"8/8/8/3k4/4K3/8/8/8 b - - 0 1", {kings_adjacent}},
      {"8/8/8/3k1K2/8/8/8/8 b - - 0 1", {}},
      {"4k3/8/8/8/8/8/8/4K3 w K - 0 1", {castling_impossible}},
      {"4k3/8/8/8/8/8/4K3/7R w H - 0 1", {castling_impossible}},
      {"4k3/8/8/8/8/8/8/4K2R w H - 0 1", {}},
      {"4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", {castling_impossible}},
      {"4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", {}},
      {"4k3/8/8/8/8/8/8/4K2r w H - 0 1", {castling_impossible}},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {}},
      {"4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", {en_passant_impossible}},
      {"4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", {en_passant_impossible}},
      {"4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", {en_passant_impossible}},
      {"4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1", {en_passant_impossible}},
      {"4k3/8/8/8/3P4/8/8/4K3 b - d3 0 1", {}},
      {"8/8/8/3kK2P/8/8/8/p7 w Q e6 0 1",
       {kings_adjacent, pawn_on_back_rank, castling_impossible, en_passant_impossible}},
  };
  for (const auto& one : cases) {
    const setup given = setup_of(one.fen);
    BOOST_TEST((find_faults(given) == set_of(one.expected)), one.fen);
    const auto result = make_position(given);
    BOOST_TEST((result.index() == 0) == (one.expected.size() == 0), one.fen);
    if (result.index() == 0) BOOST_TEST((std::get<position>(result).to_setup() == given), one.fen);
  }
}

BOOST_AUTO_TEST_CASE(an_en_passant_target_is_behind_a_pawn_of_the_side_that_has_just_moved) {
  setup given = setup_of("4k3/8/8/8/3P4/8/8/4K3 w - - 0 1");
  given.en_passant = square::d3;
  BOOST_TEST((find_faults(given) == set_of({fault::en_passant_impossible})));
  given.side_to_move = color::black;
  BOOST_TEST(find_faults(given).empty());
}

BOOST_AUTO_TEST_CASE(the_initial_position_is_the_array) {
  BOOST_TEST((position::initial() ==
              position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")));
  BOOST_TEST(position::initial().legal_moves().size() == 20);
}

BOOST_AUTO_TEST_CASE(a_position_is_small_enough_to_copy_at_will) {
  BOOST_TEST(sizeof(position) <= 128);
}

BOOST_AUTO_TEST_CASE(playing_keeps_every_field_of_fen) {
  struct {
    const char* before;
    move played;
    const char* after;
  } const cases[] = {
      {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
       {square::e2, square::e4},
       "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
      {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
       {square::c7, square::c5},
       "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"},
      {"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
       {square::g1, square::f3},
       "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
      // a rook that moves or is taken, and a king that moves, lose the right
      {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9",
       {square::h1, square::h8},
       "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 9"},
      {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 9",
       {square::e8, square::f7},
       "r6r/5k2/8/8/8/8/8/R3K2R w KQ - 5 10"},
      {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9",
       {square::e1, square::c1, piece_type::none, move_kind::castle_long},
       "r3k2r/8/8/8/8/8/8/2KR3R b kq - 5 9"},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5",
       {square::e5, square::d6, piece_type::none, move_kind::en_passant},
       "4k3/8/3P4/8/8/8/8/4K3 b - - 0 5"},
      {"3n4/4P2k/8/8/8/8/8/4K3 w - - 7 70",
       {square::e7, square::d8, piece_type::knight},
       "3N4/7k/8/8/8/8/8/4K3 b - - 0 70"},
      {"4k3/8/8/8/8/8/8/6KR w H - 3 5",
       {square::g1, square::g1, piece_type::none, move_kind::castle_short},
       "4k3/8/8/8/8/8/8/5RK1 b - - 4 5"},
      {"4k3/8/8/8/8/8/8/4K3 b - - 2147483647 2147483647",
       {square::e8, square::e7},
       "8/4k3/8/8/8/8/8/4K3 w - - 2147483647 2147483647"},
  };
  for (const auto& one : cases) {
    position at = position_of(one.before);
    at.play(one.played);
    BOOST_TEST((at == position_of(one.after)), one.after);
  }
}

BOOST_AUTO_TEST_CASE(a_null_move_passes_the_turn_and_nothing_else) {
  position at = position_of("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  at.pass();
  BOOST_TEST((at == position_of("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2")));
}

BOOST_AUTO_TEST_CASE(mate_and_stalemate_are_told_apart) {
  struct {
    const char* fen;
    bool is_mate, is_stalemate;
  } const cases[] = {
      {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", false, true},
      {"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", true, false},
      {"7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", false, false},
      {"7k/5Q2/6K1/8/8/8/7p/8 b - - 0 1", false, false},
      {"k7/P7/K7/8/8/8/8/8 b - - 0 1", false, true},
  };
  for (const auto& one : cases) {
    BOOST_TEST(position_of(one.fen).is_checkmate() == one.is_mate, one.fen);
    BOOST_TEST(position_of(one.fen).is_stalemate() == one.is_stalemate, one.fen);
  }
}

BOOST_AUTO_TEST_CASE(dead_material_is_bare_kings_one_minor_piece_or_bishops_of_one_square_color) {
  struct {
    const char* placement;
    bool is_dead;
  } const cases[] = {
      {"4k3/8/8/8/8/8/8/4K3", true},    {"4k3/8/8/8/8/8/8/4KN2", true},
      {"4k3/8/8/8/8/8/8/4KB2", true},   {"4k1b1/8/8/8/8/8/8/4KB2", true},
      {"4kb2/8/8/8/8/8/8/4KB2", false}, {"4k3/8/8/8/8/8/8/3NKN2", false},
      {"4kn2/8/8/8/8/8/8/4KN2", false}, {"4k3/8/8/8/8/8/P7/4K3", false},
      {"4k3/8/8/8/8/8/8/4K2R", false},  {"4k3/8/8/8/8/8/8/4KBN1", false},
      {"4k3/8/8/8/8/8/6B1/4KB2", true}, {"4k3/8/8/8/8/8/5B2/4KB2", false},
  };
  for (const auto& one : cases)
    BOOST_TEST(is_dead_material(setup_of(one.placement).board) == one.is_dead, one.placement);
}

BOOST_AUTO_TEST_SUITE_END()
