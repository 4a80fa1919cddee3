#include <boost/test/unit_test.hpp>
#include <string>

#include "report/text/board_text.hpp"

BOOST_AUTO_TEST_SUITE(report_board)

using namespace strictpgn;

std::string board_of(std::string_view fen, std::string_view mentioned) {
  std::string text;
  for (const auto& line : report::board_lines(fen, mentioned)) text += line + "\n";
  return text;
}

BOOST_AUTO_TEST_CASE(a_position_is_drawn_from_the_eighth_rank_down) {
  BOOST_TEST(board_of("rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", "") ==
             "8 r n b q k b n r\n"
             "7 p p . p p p p p\n"
             "6 . . . . . . . .\n"
             "5 . . p . . . . .\n"
             "4 . . . . P . . .\n"
             "3 . . . . . N . .\n"
             "2 P P P P . P P P\n"
             "1 R N B Q K B . R\n"
             "  a b c d e f g h\n");
}

BOOST_AUTO_TEST_CASE(squares_that_are_mentioned_stand_in_brackets) {
  const auto text = board_of("8/8/8/8/8/8/8/KQ5R w - - 0 1", "a1xb1=h1 h8");
  BOOST_TEST(text.starts_with("8 . . . . . . .[.]\n7 . . . . . . . .\n"));
  BOOST_TEST(text.find("1[K[Q]. . . . .[R]\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(no_board_is_drawn_of_a_broken_placement) {
  for (const auto* fen : {"", "w", "8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8/8", "9/8/8/8/8/8/8/8",
                          "7/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/7x", "8/8/8/8/8/8/8/88"}) {
    BOOST_TEST(board_of(fen, "").empty());
  }
}

BOOST_AUTO_TEST_CASE(turn_and_number_come_from_their_fields) {
  const std::string_view fen = "8/8/8/8/8/8/8/8 b - - 3 41";
  BOOST_TEST(report::side_to_move(fen) == "Black");
  BOOST_TEST(report::fullmove_number(fen) == "41");
  BOOST_TEST(report::side_to_move("8/8/8/8/8/8/8/8").empty());
  BOOST_TEST(report::fullmove_number("8/8/8/8/8/8/8/8 w - -").empty());
}

BOOST_AUTO_TEST_SUITE_END()
