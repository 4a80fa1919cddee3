// Moves as engines write them.
#include "strictpgn/uci.hpp"

#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "game/positions.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(uci_moves)

using namespace strictpgn;
using testing::position_of;

namespace {

const std::string usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct written_move {
  std::string fen, san, by_king, by_rook;
};

const written_move moves[] = {
    {usual, "e4", "e2e4", "e2e4"},
    {usual, "Nf3", "g1f3", "g1f3"},
    {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q+", "a7a8q", "a7a8q"},
    {"4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1", "axb1=N", "a2b1n", "a2b1n"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "e5d6", "e5d6"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "e1g1", "e1h1"},
    {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "e8c8", "e8a8"},
    // where king and rook stand otherwise, only the rook's square is certain
    {"1r2k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1", "O-O", "e1g1", "e1g1"},
    {"4k3/8/8/8/8/8/8/5RK1 w F - 0 1", "O-O-O+", "g1f1", "g1f1"},
    {"4k3/8/8/8/8/8/8/5K1R w K - 0 1", "O-O", "f1h1", "f1h1"},
};

std::string told(const move_reading& read) {
  std::string text = std::to_string(static_cast<int>(read.state));
  for (const auto& found : read.findings) text += ' ' + std::string(name_of(found.id));
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(castling_is_written_by_the_square_of_the_king_or_of_the_rook) {
  for (const auto& [fen, san, by_king, by_rook] : moves) {
    const auto before = position_of(fen);
    const auto found = resolve(before, san);
    BOOST_TEST_REQUIRE(bool(found), san);
    BOOST_TEST(write_uci(before, found.played) == by_king);
    BOOST_TEST(write_uci(before, found.played, uci_castling::rook_square) == by_rook);
  }
}

BOOST_AUTO_TEST_CASE(every_legal_move_is_read_as_it_was_written) {
  std::size_t tried = 0;
  for (const auto& before : tests::all_positions())
    for (const auto legal : before.legal_moves())
      for (const auto castling : {uci_castling::king_square, uci_castling::rook_square}) {
        const auto text = write_uci(before, legal, castling);
        const auto read = parse_uci(before, text);
        BOOST_TEST(bool(read.played == legal), text << " in " << write_fen(before));
        BOOST_TEST(read.findings.empty(), text << " in " << write_fen(before));
        ++tried;
      }
  BOOST_TEST(tried > 2000);
}

BOOST_AUTO_TEST_CASE(no_two_legal_moves_have_one_text) {
  for (const auto& before : tests::all_positions())
    for (const auto castling : {uci_castling::king_square, uci_castling::rook_square}) {
      std::vector<std::string> texts;
      for (const auto legal : before.legal_moves())
        texts.push_back(write_uci(before, legal, castling));
      std::ranges::sort(texts);
      BOOST_TEST(bool(std::ranges::adjacent_find(texts) == texts.end()), write_fen(before));
    }
}

BOOST_AUTO_TEST_CASE(the_null_move_is_four_zeros) {
  const auto usual_array = position::initial();
  BOOST_TEST(write_uci(usual_array, {}) == "0000");
  BOOST_TEST(told(parse_uci(usual_array, "0000")) ==
             std::to_string(static_cast<int>(move_state::passed)));
  const auto in_check = parse_uci(position_of("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"), "0000");
  BOOST_TEST(bool(in_check.state == move_state::pass_in_check));
  BOOST_TEST(bool(in_check.findings.front().id == rule::move_null));
}

BOOST_AUTO_TEST_CASE(what_is_no_legal_move_says_why) {
  struct refused {
    std::string fen;
    std::string_view text;
    move_state state;
    rule id;
    std::string_view message;
  };
  const refused all[] = {
      {usual, "e2e5", move_state::illegal, rule::move_illegal,
       "`e2e5` is not a legal move: no white piece can go to e5"},
      {usual, "e7e5", move_state::illegal, rule::move_illegal,
       "`e7e5` is not a legal move: no white piece can go to e5"},
      {usual, "e1g1", move_state::illegal, rule::move_illegal,
       "`e1g1` is not a legal move: pieces stand between king and rook or on their way"},
      {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", move_state::promotion_missing,
       rule::san_promotion_missing, ""},
      {usual, "e2e4q", move_state::illegal, rule::san_promotion_false, ""},
      {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1q", move_state::illegal,
       rule::san_promotion_false, ""},
      {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1n", move_state::illegal,
       rule::san_promotion_false, ""},
      {"r6r/8/8/8/4k3/8/8/R3K2R b KQ - 0 1", "e4g4", move_state::illegal, rule::move_illegal,
       "`e4g4` is not a legal move: no black piece can go to g4"},
      {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8Q", move_state::unreadable, rule::san_syntax, ""},
      {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", move_state::unreadable, rule::san_syntax, ""},
      {usual, "e4", move_state::unreadable, rule::san_syntax, ""},
      {usual, "e2-e4", move_state::unreadable, rule::san_syntax, ""},
      {usual, " e2e4", move_state::unreadable, rule::san_syntax, ""},
      {usual, "E2E4", move_state::unreadable, rule::san_syntax, ""},
      {usual, "i2i4", move_state::unreadable, rule::san_syntax, ""},
      {usual, "", move_state::unreadable, rule::san_syntax, ""},
      {"7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "h8h7", move_state::illegal, rule::move_after_game_end,
       "`h8h7` is played after checkmate"},
  };
  for (const auto& [fen, text, state, id, message] : all) {
    const auto read = parse_uci(position_of(fen), text);
    BOOST_TEST(!read);
    BOOST_TEST(bool(read.state == state), text);
    BOOST_TEST(bool(read.played == move{}), text);
    BOOST_TEST_REQUIRE(read.findings.size() == 1, text);
    BOOST_TEST(name_of(read.findings.front().id) == name_of(id), text);
    if (!message.empty()) BOOST_TEST(read.findings.front().message == message);
  }
}

BOOST_AUTO_TEST_SUITE_END()
