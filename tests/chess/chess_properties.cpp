// What holds in every position: the resolver against the list of legal moves, SAN against itself.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "chess/chess_fen.hpp"
#include "chess/chess_shape.hpp"
#include "files.hpp"
#include "random.hpp"

BOOST_AUTO_TEST_SUITE(chess_properties)

namespace {

using namespace strictpgn;
using testing::position_of;
using testing::shape_of;

/// All moves of the piece to the destination, whatever file and rank the shape gives; pawns by the
/// manner (push or capture) that the shape has.
std::vector<move> moves_to(const position& at, const san_shape& shape) {
  std::vector<move> found;
  for (const move legal : at.legal_moves()) {
    if (legal.is_castling() || legal.destination != shape.destination) continue;
    if (at.board().type_at(legal.origin) != shape.piece) continue;
    const bool is_push =
        shape.origin_file < 0 ? !shape.capture : shape.origin_file == file_of(shape.destination);
    if (shape.piece == piece_type::pawn && at.captures(legal) == is_push) continue;
    if (legal.promotion == piece_type::none || legal.promotion == shape.promotion)
      found.push_back(legal);
  }
  return found;
}

bool fits(move legal, const san_shape& shape) {
  return (shape.origin_file < 0 || shape.origin_file == file_of(legal.origin)) &&
         (shape.origin_rank < 0 || shape.origin_rank == rank_of(legal.origin));
}

/// Whether the resolver finds what searching the list of legal moves finds.
bool agrees(const position& at, const san_shape& shape) {
  const std::vector<move> moves = moves_to(at, shape);
  bitboard origins = 0;
  for (const move one : moves) origins |= bit(one.origin);
  const auto fitting = [&](move one) { return fits(one, shape); };
  const auto matches = std::count_if(moves.begin(), moves.end(), fitting);

  const resolution found = resolve(at, shape);
  if (found.legal_origins != origins) return false;
  if (matches == 0)
    return found.kind == resolution_kind::illegal && found.reason != illegal_reason::none;
  if (matches > 1) return found.kind == resolution_kind::ambiguous;
  return found.kind == resolution_kind::unique &&
         found.played == *std::find_if(moves.begin(), moves.end(), fitting);
}

class chance {
 public:
  int below(int bound) { return static_cast<int>(source_() % static_cast<unsigned>(bound)); }

  san_shape any_shape() {
    san_shape shape;
    shape.piece = static_cast<piece_type>(1 + below(6));
    shape.destination = static_cast<square>(below(64));
    if (below(2) == 0) shape.origin_file = static_cast<std::int8_t>(below(8));
    if (below(3) == 0) shape.origin_rank = static_cast<std::int8_t>(below(8));
    shape.capture = below(2) == 0;
    const int last_rank = rank_of(shape.destination);
    if (shape.piece == piece_type::pawn && (last_rank == 0 || last_rank == 7))
      shape.promotion = static_cast<piece_type>(2 + below(4));
    return shape;
  }

 private:
  tests::rng source_;
};

void check_san_of(const position& at, move legal) {
  const std::string san = write_san(at, legal);
  const resolution found = resolve(at, shape_of(san));
  BOOST_TEST((found.kind == resolution_kind::unique && found.played == legal),
             san << " does not come back");
  BOOST_TEST(san.size() <= 7u);
  if (legal.is_castling()) return;

  // Less than what is written does not tell the piece from the others.
  san_shape shape = shape_of(san);
  for (const auto& [file, rank] :
       {std::pair{false, false}, {true, false}, {false, true}, {true, true}}) {
    if (shape.piece == piece_type::pawn) break;
    shape.origin_file = file ? static_cast<std::int8_t>(file_of(legal.origin)) : std::int8_t{-1};
    shape.origin_rank = rank ? static_cast<std::int8_t>(rank_of(legal.origin)) : std::int8_t{-1};
    const auto needed = minimal_disambiguation(legal.origin, found.legal_origins);
    const auto written = static_cast<disambiguation>((file ? 1 : 0) + (rank ? 2 : 0));
    if (written <= needed)
      BOOST_TEST((resolve(at, shape).kind == resolution_kind::unique) == (written == needed), san);
  }
}

void check_position(const position& at, chance& random) {
  const move_list moves = at.legal_moves();
  BOOST_TEST(at.has_legal_move() == !moves.empty());
  BOOST_TEST(find_faults(at.to_setup()).empty());
  BOOST_TEST((std::get<position>(make_position(at.to_setup())) == at));
  for (const move legal : moves) check_san_of(at, legal);
  for (int trial = 0; trial < 300; ++trial) {
    const san_shape shape = random.any_shape();
    BOOST_TEST(agrees(at, shape), letter_of(shape.piece) << to_string(shape.destination));
  }
  for (const castling_side side : {castling_side::short_side, castling_side::long_side}) {
    const auto kind =
        side == castling_side::short_side ? move_kind::castle_short : move_kind::castle_long;
    const bool is_legal =
        std::any_of(moves.begin(), moves.end(), [&](move one) { return one.kind == kind; });
    BOOST_TEST((resolve(at, {.castling = side}).kind == resolution_kind::unique) == is_legal);
  }
}

void play_out(position at, chance& random, int plies) {
  for (int ply = 0; ply < plies; ++ply) {
    check_position(at, random);
    const move_list moves = at.legal_moves();
    if (moves.empty()) return;
    at.play(moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
  }
}

/// The moves of a game in a file that has neither comments nor variations.
std::vector<std::string> moves_on(const std::string& line) {
  std::vector<std::string> moves;
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    const auto after_number = word.find_first_not_of("0123456789.");
    if (after_number == std::string::npos || word == "1-0" || word == "0-1" || word == "*")
      continue;
    if (word != "1/2-1/2") moves.push_back(word.substr(after_number));
  }
  return moves;
}

}  // namespace

BOOST_AUTO_TEST_CASE(san_and_legal_moves_agree_along_random_games) {
  chance random;
  for (int game = 0; game < 8; ++game) play_out(position::initial(), random, 120);
  for (const char* fen :
       {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "2rkr3/5PP1/8/5Q2/5q2/8/5pp1/2RKR3 w CEce - 0 1", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "8/8/1NNN4/1NkN4/1NNN4/8/8/7K b - - 0 1"})
    for (int game = 0; game < 3; ++game) play_out(position_of(fen), random, 60);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(chess_properties_files)

using namespace chess_properties;

BOOST_AUTO_TEST_CASE(san_and_legal_moves_agree_in_positions_with_two_checks) {
  chance random;
  std::size_t positions = 0;
  for (const auto& file : tests::samples({".epd"}, UINT64_MAX)) {
    if (file.name.find("double_checks") == std::string::npos) continue;
    std::istringstream text(file.text);
    for (std::string line; std::getline(text, line);) {
      if (line.find(';') == std::string::npos) continue;
      play_out(position_of(line.substr(0, line.find(';'))), random, 2);
      ++positions;
    }
  }
  BOOST_TEST(positions > 0u);
}

// Files of games from the initial array, without comments and variations.
BOOST_AUTO_TEST_CASE(the_moves_of_a_games_database_are_written_as_they_stand_there) {
  std::size_t moves = 0;
  for (const auto& file : tests::samples({".pgn"}, UINT64_MAX)) {
    if (file.name != "twic.pgn" && file.name != "bench/twic.pgn") continue;
    std::istringstream text(file.text);
    position at = position::initial();
    for (std::string line; std::getline(text, line);) {
      if (line.starts_with("[Event ")) at = position::initial();
      if (line.starts_with('[')) continue;
      for (const std::string& san : moves_on(line)) {
        const resolution found = resolve(at, shape_of(san));
        BOOST_REQUIRE_MESSAGE((found.kind == resolution_kind::unique), san << ", move " << moves);
        BOOST_TEST(write_san(at, found.played) == san);
        at.play(found.played);
        ++moves;
      }
    }
  }
  BOOST_TEST(moves > (tests::is_over_corpora() ? 100'000u : 200u));
}

BOOST_AUTO_TEST_SUITE_END()
