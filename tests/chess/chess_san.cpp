// SAN against positions: which move is meant, why none is, and how a move is written (PGN 8.2.3).
#include <boost/test/unit_test.hpp>

#include "chess/chess_fen.hpp"
#include "chess/chess_shape.hpp"

BOOST_AUTO_TEST_SUITE(chess_san)

namespace {

using namespace strictpgn;
using testing::position_of;
using testing::shape_of;

std::string outcome(const position& before, const std::string& san) {
  const resolution found = resolve(before, shape_of(san));
  if (found.kind == resolution_kind::ambiguous) return "ambiguous";
  if (found.kind == resolution_kind::illegal) return std::string(name_of(found.reason));
  return to_string(found.played.origin) + to_string(found.played.destination);
}

struct san_case {
  std::string fen, san, expected;
};

const san_case resolutions[] = {
    // the pinned knight does not count (8.2.3.4)
    {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2", "g1e2"},
    {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nce2", "exposes-king"},
    {"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2", "ambiguous"},
    {"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Nge2", "g1e2"},
    // four knights to one square
    {"k7/8/8/8/N3N3/8/8/N3N2K w - - 0 1", "Nc2", "ambiguous"},
    {"k7/8/8/8/N7/4N3/8/N3N2K w - - 0 1", "Nac2", "a1c2"},
    {"k7/8/8/1N1N4/8/1N1N4/8/7K w - - 0 1", "Nbc1", "b3c1"},
    {"k7/8/8/8/8/N3N3/8/N3N2K w - - 0 1", "Nac2", "ambiguous"},
    {"k7/8/8/8/8/N3N3/8/N3N2K w - - 0 1", "N1c2", "ambiguous"},
    {"k7/8/8/8/8/N3N3/8/N3N2K w - - 0 1", "Na1c2", "a1c2"},
    // promotions
    {"3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1", "exd8=N", "e7d8"},
    {"8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8=Q", "e7e8"},
    // en passant, and its pins
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "e5d6"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", "no-en-passant"},
    {"8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "exd6", "exposes-king"},
    {"8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "exd3", "exposes-king"},
    {"4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "exposes-king"},
    {"6k1/8/1b6/3pP3/8/8/8/6K1 w - d6 0 1", "e6", "exposes-king"},
    // pawns
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4", "e2e4"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e5", "no-piece"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "exd3", "no-piece"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "exd4", "no-piece"},
    {"4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e4", "blocked"},
    {"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e4", "blocked"},
    {"4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1", "e3", "own-piece"},
    {"4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "cxd5", "c4d5"},
    {"4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "xd5", "ambiguous"},
    {"4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1", "xd5", "c4d5"},
    // pieces in the way
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Bb5", "blocked"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nd2", "own-piece"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nd4", "no-piece"},
    {"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kf2", "exposes-king"},
    {"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kxe2", "e1e2"},
    {"4k3/8/8/8/8/5n2/8/4K1N1 w - - 0 1", "Nh3", "exposes-king"},
    {"4k3/8/8/8/8/5n2/8/4K1N1 w - - 0 1", "Nxf3", "g1f3"},
    // a king does not step back along the line of the check
    {"4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "Kf1", "exposes-king"},
    // two checkers: only the king helps
    {"4k3/8/8/8/8/3n4/8/r3K2R w - - 0 1", "Rf1", "exposes-king"},
    // castling
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "e1g1"},
    {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "e8c8"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "O-O", "castling-right-lost"},
    {"r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1", "O-O-O", "castling-blocked"},
    {"4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "O-O", "castling-from-check"},
    {"4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", "O-O", "castling-through-check"},
    {"4k3/8/8/8/8/8/6r1/R3K2R w KQ - 0 1", "O-O", "castling-into-check"},
    {"4k3/8/8/8/8/8/7r/R3K2R w KQ - 0 1", "O-O", "e1g1"},
    {"4k3/8/8/8/8/8/1r6/R3K2R w KQ - 0 1", "O-O-O", "e1c1"},
    // Chess960: the king stands on its final square, jumps, or loses its shield on the rook's move
    {"4k3/8/8/8/8/8/8/6KR w H - 0 1", "O-O", "g1g1"},
    {"4k3/8/8/8/8/8/8/RK6 w A - 0 1", "O-O-O", "b1c1"},
    {"4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "O-O-O", "c1c1"},
    {"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "O-O-O", "castling-into-check"},
    {"4k3/8/8/8/8/8/8/1KR5 w C - 0 1", "O-O", "b1g1"},
    {"4k3/8/8/8/8/8/8/1KR2N2 w C - 0 1", "O-O", "castling-blocked"},
    {"4k3/8/8/8/8/8/8/1K3N1R w H - 0 1", "O-O", "castling-blocked"},
    {"3rk3/8/8/8/8/8/8/1KR5 w C - 0 1", "O-O", "castling-through-check"},
};

struct written_case {
  std::string fen, coordinates, san;
};

const written_case writings[] = {
    {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"},
    {"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "g1e2", "Nge2"},
    {"k7/8/8/8/8/N3N3/8/N3N2K w - - 0 1", "a1c2", "Na1c2"},
    {"k7/8/8/8/8/N7/8/N6K w - - 0 1", "a1c2", "N1c2"},
    {"3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", "exd8=Q"},
    {"3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", "exd8=N"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"},
    {"4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", "e1g1", "O-O"},
    {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
    {"3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O+"},
    {"rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4", "Qh4#"},
    {"k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1h8", "Rh8#"},
    // a double check
    {"3rk3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4f6", "Nf6+"},
    // the push can only be answered by en passant, or not at all
    {"k7/3pn3/4n3/4P3/4K3/7r/8/8 b - - 0 1", "d7d5", "d5+"},
    {"k7/3pn3/4n3/8/4KP2/7r/8/8 b - - 0 1", "d7d5", "d5+"},
    {"k7/3pn3/4n3/7r/4K3/7r/8/8 b - - 0 1", "d7d5", "d5#"},
};

move move_of(const std::string& coordinates, const position& before) {
  for (const move legal : before.legal_moves())
    if (to_string(legal.origin) + to_string(legal.destination) == coordinates.substr(0, 4) &&
        (coordinates.size() == 4 ||
         letter_of(piece{legal.promotion, color::black}) == coordinates[4]))
      return legal;
  throw std::invalid_argument("not legal: " + coordinates);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_san_means_one_move_or_a_reason) {
  for (const san_case& one : resolutions)
    BOOST_TEST(outcome(position_of(one.fen), one.san) == one.expected,
               one.san << " in " << one.fen << " is " << outcome(position_of(one.fen), one.san)
                       << ", not " << one.expected);
}

BOOST_AUTO_TEST_CASE(a_move_is_written_in_export_form) {
  for (const written_case& one : writings) {
    const position before = position_of(one.fen);
    const std::string written = write_san(before, move_of(one.coordinates, before));
    BOOST_TEST(written == one.san, one.coordinates << " in " << one.fen << " is " << written);
  }
}

BOOST_AUTO_TEST_CASE(a_promotion_is_told_apart_from_the_move) {
  const position before = position_of("8/4P2k/8/8/8/8/3P4/4K3 w - - 0 1");
  const resolution missing = resolve(before, {.destination = square::e8});
  BOOST_TEST((missing.kind == resolution_kind::unique));
  BOOST_TEST(missing.promotion_missing);
  BOOST_TEST((missing.played.promotion == piece_type::none));
  const resolution impossible =
      resolve(before, {.destination = square::e8, .promotion = piece_type::king});
  BOOST_TEST(impossible.promotion_missing);
  BOOST_TEST((impossible.played.promotion == piece_type::none));
  for (const san_shape& wrong :
       {san_shape{.destination = square::d4, .promotion = piece_type::queen},
        san_shape{.piece = piece_type::king,
        .destination = square::e2,
        .promotion = piece_type::queen}}) {
    const resolution found = resolve(before, wrong);
    BOOST_TEST((found.kind == resolution_kind::unique));
    BOOST_TEST(found.promotion_false);
    BOOST_TEST((found.played.promotion == piece_type::none));
  }
}

BOOST_AUTO_TEST_CASE(coordinates_alone_say_what_moves) {
  const auto outcome_of = [](const char* fen, square origin, square destination,
                             piece_type promotion = piece_type::none) {
    const position before = position_of(fen);
    const resolution found =
        resolve(before, {.destination = destination,
                         .origin_file = static_cast<std::int8_t>(file_of(origin)),
                         .origin_rank = static_cast<std::int8_t>(rank_of(origin)),
                         .promotion = promotion,
                         .any_piece = true});
    return found.kind == resolution_kind::unique ? write_san(before, found.played)
                                                 : std::string(name_of(found.reason));
  };
  const char* castles = "r3k2r/7P/8/8/8/8/4N3/R3K2R w KQkq - 0 1";
  BOOST_TEST(outcome_of(castles, square::e1, square::g1) == "O-O");
  BOOST_TEST(outcome_of(castles, square::e1, square::c1) == "O-O-O");
  BOOST_TEST(outcome_of(castles, square::e1, square::h1) == "O-O");
  BOOST_TEST(outcome_of(castles, square::e1, square::f1) == "Kf1");
  BOOST_TEST(outcome_of(castles, square::e1, square::g2) == "no-piece");
  BOOST_TEST(outcome_of(castles, square::e2, square::c3) == "Nc3");
  BOOST_TEST(outcome_of(castles, square::e2, square::e3) == "no-piece");
  BOOST_TEST(outcome_of(castles, square::d2, square::d3) == "no-piece");
  BOOST_TEST(outcome_of(castles, square::e8, square::e7) == "no-piece");
  const char* promotes = "6r1/4k2P/8/8/8/8/8/4K3 w - - 0 1";
  BOOST_TEST(outcome_of(promotes, square::h7, square::g8, piece_type::knight) == "hxg8=N+");
  BOOST_TEST(outcome_of(promotes, square::h7, square::h8, piece_type::rook) == "h8=R");
}

BOOST_AUTO_TEST_CASE(legal_origins_are_all_that_could_go_there) {
  const position before = position_of("k7/8/8/8/8/N3N3/8/N3N2K w - - 0 1");
  const resolution found = resolve(
      before,
      {.piece = piece_type::knight, .destination = square::c2, .origin_file = 0, .origin_rank = 0});
  BOOST_TEST(found.legal_origins ==
             (bit(square::a1) | bit(square::a3) | bit(square::e1) | bit(square::e3)));
  // en passant and castling are no such moves of pieces; a pawn ahead is not one beside
  BOOST_TEST(resolve(position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
                     {.destination = square::d6, .origin_file = 4})
                 .legal_origins == bit(square::e5));
}

BOOST_AUTO_TEST_CASE(disambiguation_is_the_first_sufficient_of_file_rank_and_square) {
  const auto minimal = [](std::initializer_list<square> origins) {
    bitboard set = 0;
    for (const square one : origins) set |= bit(one);
    return minimal_disambiguation(*origins.begin(), set);
  };
  using enum square;
  BOOST_TEST((minimal({a1}) == disambiguation::none));
  BOOST_TEST((minimal({a1, c1}) == disambiguation::file));
  BOOST_TEST((minimal({a1, c5}) == disambiguation::file));
  BOOST_TEST((minimal({a1, a3}) == disambiguation::rank));
  BOOST_TEST((minimal({a1, a3, e3}) == disambiguation::rank));
  BOOST_TEST((minimal({a1, a3, e1}) == disambiguation::square));
}

BOOST_AUTO_TEST_CASE(check_and_mate_are_known_after_a_move) {
  struct {
    const char* fen;
    check_status expected;
  } const cases[] = {
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", check_status::none},
      {"4k3/8/8/8/8/8/8/r3K3 w - - 0 1", check_status::check},
      {"4k3/8/8/8/8/8/1r6/r3K3 w - - 0 1", check_status::mate},
      // the rook can be taken, or the line closed
      {"4k3/8/8/R7/8/8/1r6/r3K3 w - - 0 1", check_status::check},
      {"4k3/8/8/8/8/4B3/1r6/r3K3 w - - 0 1", check_status::check},
      {"4k3/8/3R4/8/8/8/1r6/r3K3 w - - 0 1", check_status::check},
      // what could close it is pinned
      {"4k3/8/8/8/7b/6R1/1r6/r3K3 w - - 0 1", check_status::mate},
      // a double check leaves only king steps
      {"3rk3/8/8/8/8/2n5/3PP3/2QKQ3 w - - 0 1", check_status::check},
      // en passant is the only escape from a pawn's check
      {"k7/4n3/4n3/3pP3/4K3/7r/8/8 w - d6 0 1", check_status::check},
      {"k7/4n3/4n3/3pP3/4K3/7r/8/8 w - - 0 1", check_status::mate},
  };
  for (const auto& one : cases) {
    const position at = position_of(one.fen);
    BOOST_TEST((check_status_of(at) == one.expected), one.fen);
    BOOST_TEST(at.has_legal_move() == !at.legal_moves().empty(), one.fen);
  }
}

BOOST_AUTO_TEST_SUITE_END()
