// SAN in the positions that people reach: along every game.
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>

#include "chess/chess_shape.hpp"
#include "files.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(san_files)

namespace {

using namespace strictpgn;

/// The SAN without what tells the piece from others of its kind.
san_shape without_origin(san_shape shape) {
  shape.origin_file = shape.origin_rank = -1;
  return shape;
}

bool means(const position& at, const san_shape& shape, move move) {
  const auto found = resolve(at, shape);
  return found.kind == resolution_kind::unique && found.played == move && !found.promotion_missing;
}

/// What is wrong with the SAN of a legal move; empty when it is as the standard wants it.
std::string fault_of(const position& at, move move, const std::string& san) {
  const auto shape = testing::shape_of(san);
  if (!means(at, shape, move)) return "does not resolve to its move";
  const bool shows_origin = shape.origin_file >= 0 || shape.origin_rank >= 0;
  if (shape.piece != piece_type::pawn && shows_origin && means(at, without_origin(shape), move))
    return "is longer than it need be";
  return {};
}

/// All legal moves of one position; the number of them.
std::size_t judge(const std::string& fen) {
  const auto read = parse_fen(fen, fen_dialect::chess960);
  BOOST_TEST_REQUIRE(read.playable.has_value(), fen);
  std::set<std::string> texts;
  for (const move move : read.playable->legal_moves()) {
    const auto san = write_san(*read.playable, move);
    const auto fault = fault_of(*read.playable, move, san);
    if (!fault.empty()) BOOST_ERROR(fen + ": " + san + ' ' + fault);
    if (!texts.insert(san).second) BOOST_ERROR(fen + ": two moves are written " + san);
  }
  return texts.size();
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_legal_move_of_positions_in_games_is_written_and_read_as_itself) {
  options options;
  options.record_fens = true;
  std::unordered_set<std::string> seen;
  std::size_t moves = 0;
  for (const auto& file : tests::samples({".pgn"})) {
    auto in = reader::text(file.text, options);
    while (in.next())
      if (const auto* replay = in.current().replay)
        for (const auto& fen : replay->fens)
          if (seen.insert(fen).second) moves += judge(fen);
  }
  BOOST_TEST_MESSAGE(moves << " moves in " << seen.size() << " positions");
  BOOST_TEST(moves > tests::tenth_if_sanitized(tests::is_over_corpora() ? 1'000'000 : 50'000));
}

BOOST_AUTO_TEST_SUITE_END()
