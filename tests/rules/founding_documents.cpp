// The examples of the two documents the project was founded on: an Italian page on FEN and a
// Romanian article on reading PGN.
#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checkout.hpp"
#include "rules/fen/reading.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/fen_conversion.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/san.hpp"

BOOST_AUTO_TEST_SUITE(founding_documents)

namespace {

using namespace strictpgn;

constexpr std::string_view roster =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n";

std::string game_from(std::string_view fen, std::string_view moves) {
  return fmt::format("{}[SetUp \"1\"]\n[FEN \"{}\"]\n\n{} *\n", roster, fen, moves);
}

/// The names of the errors and warnings in a text.
std::set<std::string_view> wrong_in(std::string_view text) {
  std::set<std::string_view> names;
  for (const auto& found : check_database(text).diagnostics)
    if (found.level >= severity::warning) names.insert(name_of(found.id));
  return names;
}

/// What is wrong with moves from a position.
std::set<std::string_view> wrong_with(std::string_view fen, std::string_view moves) {
  return wrong_in(game_from(fen, moves));
}

using names = std::set<std::string_view>;

/// How the move from one square to another is written.
std::string written(std::string_view fen, square from, square to) {
  const auto read = rules::read_fen(fen);
  BOOST_TEST_REQUIRE(read.playable.has_value());
  for (const auto one : read.playable->legal_moves())
    if (one.origin == from && one.destination == to) return write_san(*read.playable, one);
  return "no legal move";
}

/// The sample of the study, from its introductory comment on.
std::string movetext_of_study() {
  std::ifstream file(strictpgn::tests::in_checkout("samples/philidor.pgn"), std::ios::binary);
  BOOST_TEST_REQUIRE(file.good());
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return text.substr(text.find("\n\n") + 2);
}

std::size_t count_of(const game& study, element_kind kind) {
  std::size_t count = 0;
  for (const auto& e : study.elements) count += e.kind == kind ? 1 : 0;
  return count;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_four_records_of_the_page_on_fen_are_those_of_its_moves) {
  constexpr std::string_view records[] = {
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
      "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
      "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"};
  for (const auto record : records) {
    const auto read = rules::read_fen(record);
    BOOST_TEST(read.faults.empty(), record);
    BOOST_TEST_REQUIRE(read.playable.has_value(), record);
    BOOST_TEST(write_fen(*read.given) == record);
  }
  options options;
  options.record_fens = true;
  const auto text = std::string(roster) + "\n1. e4 c5 2. Nf3 *\n";
  auto games = reader::text(text, options);
  BOOST_TEST_REQUIRE(games.next());
  const auto& fens = games.current().replay->fens;
  BOOST_TEST(fens == std::vector<std::string>(std::begin(records) + 1, std::end(records)),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_castling_field_of_the_page_on_fen_is_that_of_shredder_in_another_order) {
  const auto read = rules::read_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah - 0 1",
                                    fen_dialect::shredder);
  BOOST_TEST_REQUIRE(read.playable.has_value());
  BOOST_TEST(write_fen(*read.given) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  BOOST_TEST(write_fen(*read.given, fen_dialect::shredder) ==
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
  BOOST_TEST_REQUIRE(read.faults.size() == 1u);
  BOOST_TEST(name_of(read.faults.front().id) == "shredder-castling-order");
}

BOOST_AUTO_TEST_CASE(the_philidor_study_is_read_to_its_mate_with_all_that_is_said_of_it) {
  const auto text =
      "[Event \"Philidor\"] [Site \"L'analyse des echecs 1749\"] [Date \"1726.??.??\"]\n"
      "[White \"Philidor, Francois\"] [Black \"?\"] [Result \"1-0\"]\n"
      "[FEN \"3k4/4r3/3K4/3B4/8/8/8/5R2 w - - 0 1\"]\n\n" +
      movetext_of_study();
  auto games = reader::text(text);
  BOOST_TEST_REQUIRE(games.next());
  const auto& study = *games.current().game;
  BOOST_TEST(study.tags.size() == 7u);
  BOOST_TEST(games.totals().plies == 29u);
  BOOST_TEST(count_of(study, element_kind::variation_begin) == 9u);
  BOOST_TEST(count_of(study, element_kind::nag) == 8u);
  BOOST_TEST(count_of(study, element_kind::line_comment) == 2u);
  BOOST_TEST((study.marker == termination::white_wins));
  BOOST_TEST((wrong_in(text) == names{"str-tag-missing", "setup-missing"}));
}

BOOST_AUTO_TEST_CASE(one_of_two_rooks_is_told_by_its_file) {
  constexpr std::string_view fen = "R7/7k/2R5/8/8/8/8/K7 w - - 0 1";
  BOOST_TEST(written(fen, square::c6, square::c8) == "Rcc8");
  BOOST_TEST(written(fen, square::a8, square::c8) == "Rac8");
}

BOOST_AUTO_TEST_CASE(a_rook_whose_fellow_is_pinned_needs_nothing_to_tell_it) {
  constexpr std::string_view fen = "R3b2k/8/2R5/8/K7/8/8/8 w - - 0 1";
  BOOST_TEST(written(fen, square::a8, square::c8) == "Rc8");
  BOOST_TEST(written(fen, square::c6, square::c8) == "no legal move");
  BOOST_TEST((wrong_with(fen, "1. Rc8") == names{}));
  BOOST_TEST((wrong_with(fen, "1. Rac8") == names{"san-overdisambiguated"}));
  BOOST_TEST((wrong_with(fen, "1. Rcc8") == names{"move-illegal"}));
}

BOOST_AUTO_TEST_CASE(one_of_four_knights_is_told_by_its_square) {
  constexpr std::string_view fen = "7k/8/8/8/8/N3N3/8/N3N2K w - - 0 1";
  BOOST_TEST(written(fen, square::a1, square::c2) == "Na1c2");
  BOOST_TEST(written(fen, square::a3, square::c2) == "Na3c2");
  BOOST_TEST(written(fen, square::e1, square::c2) == "Ne1c2");
  BOOST_TEST(written(fen, square::e3, square::c2) == "Ne3c2");
  BOOST_TEST((wrong_with(fen, "1. Na1c2") == names{}));
  for (const auto* const vague : {"1. Nc2", "1. Nac2", "1. N1c2"})
    BOOST_TEST((wrong_with(fen, vague) == names{"san-ambiguous"}), vague);
}

BOOST_AUTO_TEST_CASE(a_pawn_promotes_with_an_equals_sign) {
  constexpr std::string_view fen = "1n5k/2P5/8/8/8/8/8/K7 w - - 0 1";
  BOOST_TEST((wrong_with(fen, "1. c8=Q+") == names{}));
  BOOST_TEST((wrong_with(fen, "1. cxb8=Q+") == names{}));
  BOOST_TEST((wrong_with(fen, "1. c8Q+") == names{"san-promotion-missing-equals"}));
  BOOST_TEST((wrong_with(fen, "1. cxb8Q+") == names{"san-promotion-missing-equals"}));
}

BOOST_AUTO_TEST_CASE(a_pawn_that_captures_says_from_which_file) {
  constexpr std::string_view fen = "4k3/8/8/8/8/5n2/4P3/K7 w - - 0 1";
  BOOST_TEST((wrong_with(fen, "1. exf3") == names{}));
  BOOST_TEST(!wrong_with(fen, "1. xf3").empty());
  BOOST_TEST(!wrong_with(fen, "1. 2xf3").empty());
}

BOOST_AUTO_TEST_CASE(castling_is_written_with_letters) {
  constexpr std::string_view fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  BOOST_TEST((wrong_with(fen, "1. O-O-O") == names{}));
  BOOST_TEST((wrong_with(fen, "1. 0-0-0") == names{"san-castling-zero"}));
  BOOST_TEST((wrong_with(fen, "1. 0-0") == names{"san-castling-zero"}));
}

BOOST_AUTO_TEST_SUITE_END()
