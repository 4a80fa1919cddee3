// FEN as others write it: rights to castle in the dialects of Chess960, en passant targets that
// nobody can use. What the cases hold is FEN alone, with every target.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "chess/chess_fen.hpp"
#include "strictpgn/fen.hpp"

BOOST_AUTO_TEST_SUITE(write_fen)

namespace {

using namespace strictpgn;
using enum fen_dialect;
using enum en_passant_style;
using testing::setup_of;

struct rights_as_written {
  std::string_view why;
  const char* placement;
  std::vector<square> rooks;  ///< the rights, rook or no rook
  const char* in_fen;
  const char* in_xfen;
  const char* in_shredder;
};

square at(std::string_view name) { return make_square(name[0] - 'a', name[1] - '1'); }

std::string castling_of(const rights_as_written& one, fen_dialect dialect) {
  setup given = setup_of(std::string(one.placement) + " w - - 0 1");
  for (const square rook : one.rooks) given.castling_rights |= bit(rook);
  const std::string text = strictpgn::write_fen(given, dialect);
  const auto begin = text.find(" w ") + 3;
  return text.substr(begin, text.find(' ', begin) - begin);
}

}  // namespace

BOOST_AUTO_TEST_CASE(rights_to_castle_are_written_so_that_each_dialect_reads_them) {
  const rights_as_written all[] = {
      {"none", "4k3/8/8/8/8/8/8/4K3", {}, "-", "-", "-"},
      {"those of chess",
       "r3k2r/8/8/8/8/8/8/R3K2R",
       {at("a1"), at("h1"), at("a8"), at("h8")},
       "KQkq",
       "KQkq",
       "HAha"},
      {"an inner rook", "4k3/8/8/8/8/8/8/4K1RR", {at("g1")}, "G", "G", "G"},
      {"an inner rook on the left", "rr2k3/8/8/8/8/8/8/4K3", {at("b8")}, "b", "b", "b"},
      {"the outermost one, not in the corner", "4k3/8/8/8/8/8/8/1R2K3", {at("b1")}, "Q", "Q", "B"},
      {"no rook, in a corner", "4k3/8/8/8/8/8/8/4K3", {at("a1"), at("h1")}, "KQ", "KQ", "HA"},
      {"no rook, elsewhere", "4k3/8/8/8/8/8/8/4K3", {at("b1"), at("g1")}, "KQ", "GB", "GB"},
      {"no rook there, but another",
       "4k3/8/8/8/8/8/8/1R2K1R1",
       {at("a1"), at("h1")},
       "KQ",
       "HA",
       "HA"},
      {"another one on the other side", "4k3/8/8/8/8/8/8/1R2K3", {at("h1")}, "K", "K", "H"},
      {"another one on the left side", "4k3/8/8/8/8/8/8/4K1R1", {at("a1")}, "Q", "Q", "A"},
      {"two kings, rooks in the corners",
       "4k3/8/8/8/8/8/8/R3KK1R",
       {at("a1"), at("h1")},
       "KQ",
       "KQ",
       "HA"},
      {"two kings, rooks elsewhere",
       "4k3/8/8/8/8/8/8/1R2KKR1",
       {at("b1"), at("g1")},
       "KQ",
       "GB",
       "GB"},
      {"no king at home, rooks on f1 and e1",
       "4k3/8/8/8/8/8/4K3/4RR2",
       {at("e1"), at("f1")},
       "KQ",
       "FE",
       "FE"},
      {"no king at home, rooks in the corners",
       "4k3/8/8/8/8/8/4K3/R6R",
       {at("a1"), at("h1")},
       "KQ",
       "KQ",
       "HA"},
      {"the square of a king in the corner", "4k3/8/8/8/8/8/8/K6R", {at("a1")}, "Q", "Q", "A"},
  };
  for (const auto& one : all) {
    BOOST_TEST_CONTEXT(one.why) {
      BOOST_TEST(castling_of(one, fen) == one.in_fen);
      BOOST_TEST(castling_of(one, orthodox) == one.in_fen);
      BOOST_TEST(castling_of(one, xfen) == one.in_xfen);
      BOOST_TEST(castling_of(one, chess960) == one.in_xfen);
      BOOST_TEST(castling_of(one, shredder) == one.in_shredder);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_target_is_written_always_or_where_a_pawn_may_use_it) {
  const struct {
    const char* fen;
    const char* target;
    bool is_attacked;    ///< by a pawn beside the one that passed
    bool is_capturable;  ///< by a move that is legal
  } all[] = {
      {"4k3/8/8/8/8/8/8/4K3 b - - 0 1", "-", true, true},
      {"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "e3", false, false},
      {"4k3/8/8/8/P6p/8/8/4K3 b - a3 0 1", "a3", false, false},
      {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3", true, true},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "d6", true, true},
      {"4k3/8/8/3p4/4P3/8/8/4K3 w - d6 0 2", "d6", false, false},
      {"8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "e3", true, false},
      {"8/8/8/8/3pP3/8/8/8 b - e3 0 1", "e3", true, false},
  };
  for (const auto& one : all) {
    BOOST_TEST_CONTEXT(one.fen) {
      const auto target = [&](en_passant_style style) {
        const std::string text = strictpgn::write_fen(setup_of(one.fen), fen, style);
        return text.substr(text.find(" - ") + 3, text.size() - 4 - text.find(" - ") - 3);
      };
      BOOST_TEST(target(always) == one.target);
      BOOST_TEST(target(pseudo_legal) == (one.is_attacked ? one.target : "-"));
      BOOST_TEST(target(legal) == (one.is_capturable ? one.target : "-"));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
