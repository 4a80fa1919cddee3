// The sign of check or mate of each move, wherever a game goes on from there (PGN 8.2.3.5).
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/chess_fen.hpp"
#include "random.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/san.hpp"

BOOST_AUTO_TEST_SUITE(chess_marks)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

using finding = std::pair<std::uint64_t, rule>;

constexpr rule rules_of_marks[] = {rule::san_missing_check, rule::san_missing_mate,
                                   rule::san_false_check, rule::san_false_mate};

/// Writes random games in which many moves give check, and knows what is wrong with their signs.
class writer {
 public:
  writer(rng& random, const std::string& fen) : random_(random) {
    text_ = "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n";
    write_line(testing::position_of(fen), 1 + below(random_, 40), 0);
    text_ += "*\n";
  }

  const std::string& text() const { return text_; }
  const std::vector<finding>& due() const { return due_; }

 private:
  /// What may stand behind the last move of a line, none of which is played, but for the null move.
  static constexpr std::string_view tails[] = {"Ka9 ", "-- ", "Qh9x ", "words ",
                                               "99. ", "$9 ", "e9 ",   "; words\n"};

  bool happens(std::size_t once_in) { return below(random_, once_in) == 0; }

  static position after(position at, move next) {
    at.play(next);
    return at;
  }

  move choose(const position& at, const move_list& moves) {
    std::vector<move> checks;
    for (const auto next : moves)
      if (after(at, next).is_check()) checks.push_back(next);
    if (!checks.empty() && !happens(3)) return checks[below(random_, checks.size())];
    return moves[below(random_, moves.size())];
  }

  void write_line(position at, std::size_t plies, int depth) {
    for (; plies != 0; --plies) {
      const auto moves = at.legal_moves();
      if (moves.empty()) break;
      const auto next = choose(at, moves);
      write_move(at, next);
      if (happens(8)) text_ += "$1 ";
      if (happens(8)) text_ += "{words} ";
      if (depth < 3 && happens(6)) {
        text_ += '(';
        write_line(at, 1 + below(random_, 4), depth + 1);
        text_ += ") ";
      }
      at.play(next);
    }
    if (happens(4)) text_ += tails[below(random_, std::size(tails))];
  }

  void write_move(const position& at, move next) {
    const bool is_white = at.side_to_move() == color::white;
    text_ += std::to_string(at.fullmove_number()) + (is_white ? ". " : "... ");
    const auto begin = text_.size();
    auto san = write_san(at, next);
    san.erase(std::min(san.find_first_of("+#"), san.size()));
    const auto is = check_status_of(after(at, next));
    const auto says = happens(4) ? static_cast<check_status>(below(random_, 3)) : is;
    text_ += san + (says == check_status::check ? "+ " : says == check_status::mate ? "# " : " ");
    if (says == is) return;
    if (is == check_status::mate)
      due_.emplace_back(begin, rule::san_missing_mate);
    else if (says == check_status::mate)
      due_.emplace_back(begin, rule::san_false_mate);
    else
      due_.emplace_back(
          begin, is == check_status::check ? rule::san_missing_check : rule::san_false_check);
  }

  rng& random_;
  std::string text_;
  std::vector<finding> due_;
};

std::vector<finding> found_in(std::string_view text) {
  std::vector<finding> found;
  for (const auto& d : check_database(text).diagnostics)
    if (std::ranges::count(rules_of_marks, d.id) != 0) found.emplace_back(d.where.begin, d.id);
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_sign_is_judged_wherever_the_game_goes_on) {
  rng random;
  std::size_t mates = 0;
  for (auto left = trials(3'000); left != 0; --left)
    for (const std::string fen :
         {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "k7/8/8/8/8/8/1QR5/K7 w - - 0 1", "8/8/8/8/8/1k6/2q5/K7 b - - 0 1",
          "6k1/5ppp/8/8/8/8/5PPP/R3R1K1 w - - 0 1", "r3k2r/8/8/8/8/8/8/Q3K2R w Kkq - 0 1"}) {
      const writer game(random, fen);
      const auto found = found_in(game.text());
      BOOST_TEST((found == game.due()), game.text());
      mates += static_cast<std::size_t>(
          std::ranges::count(game.due(), rule::san_missing_mate, &finding::second));
    }
  BOOST_TEST(mates > 0U);
}

BOOST_AUTO_TEST_SUITE_END()
