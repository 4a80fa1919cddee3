// Castling rights that a position cannot have: those of an array of Chess960 that nothing declares,
// and those that are dropped (FEN 16.1.3.3, LAWS 3.8).
#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "rules/fen/reading.hpp"
#include "sanitized.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(fen_impossible_rights)

namespace {

using namespace strictpgn;

/// What is said of a field, and which letters are left to castle with.
struct answer {
  std::string finding;  ///< "", "Chess960", or the letters that cannot be
  bitboard rooks = 0;

  friend bool operator==(const answer&, const answer&) = default;
};

std::ostream& operator<<(std::ostream& to, const answer& one) {
  return to << '"' << one.finding << "\" " << std::hex << one.rooks;
}

answer answer_of(const rules::fen_record& read) {
  answer result;
  for (const auto& fault : read.faults) {
    if (fault.id == rule::chess960_castling_undeclared) result.finding += "Chess960";
    if (fault.id == rule::fen_castling_impossible) result.finding += fault.detail;
  }
  result.rooks = read.given ? read.given->castling_rights : 0;
  return result;
}

// ---- the text, letter by letter, without the help of what is tested -----------------------------

/// The squares of a record as characters, [rank][file], a dot for an empty one.
using squares = std::array<std::string, 8>;

squares squares_of(std::string_view placement) {
  squares result;
  int rank = 7;
  for (const char c : placement) {
    if (c == '/')
      --rank;
    else if (c >= '1' && c <= '8')
      result[static_cast<std::size_t>(rank)] += std::string(static_cast<std::size_t>(c - '0'), '.');
    else
      result[static_cast<std::size_t>(rank)] += c;
  }
  return result;
}

/// The back rank of the side that a letter belongs to, with its men as those of White.
std::string home_rank(const squares& all, char letter) {
  const bool is_white = letter == 'K' || letter == 'Q';
  std::string result;
  for (const char c : all[is_white ? 0 : 7]) {
    const bool is_own = is_white ? c >= 'A' && c <= 'Z' : c >= 'a' && c <= 'z';
    result += !is_own ? '.' : is_white ? c : static_cast<char>(c - 'a' + 'A');
  }
  return result;
}

bool is_of_king_side(char letter) { return letter == 'K' || letter == 'k'; }

/// The file of the outermost rook on that side of the king; -1 where there is none.
int rook_file(const std::string& rank, char letter) {
  const auto king = rank.find('K');
  if (king == rank.npos) return -1;
  const auto rook = is_of_king_side(letter) ? rank.rfind('R') : rank.find('R');
  if (rook == rank.npos || (is_of_king_side(letter) ? rook < king : rook > king)) return -1;
  return static_cast<int>(rook);
}

bool is_at_home(const std::string& rank, char letter) {
  return rank[4] == 'K' && rank[is_of_king_side(letter) ? 7 : 0] == 'R';
}

bitboard rook_bit(int file, char letter) {
  return bit(make_square(file, letter == 'K' || letter == 'Q' ? 0 : 7));
}

bool is_array(const squares& all, const std::string& letters) {
  bool has_white = false;
  bool has_black = false;
  for (const char letter : letters) {
    const auto rank = home_rank(all, letter);
    if (rook_file(rank, letter) < 0) return false;
    (letter < 'a' ? has_white : has_black) = true;
  }
  if (!has_white || !has_black) return false;
  const auto white = home_rank(all, 'K');
  const auto black = home_rank(all, 'k');
  const auto king = white.find('K');
  if (black.find('K') != king || king == 0 || king == 7) return false;
  const auto holds = [&](char letter) { return letters.find(letter) != letters.npos; };
  return (!(holds('K') && holds('k')) || rook_file(white, 'K') == rook_file(black, 'k')) &&
         (!(holds('Q') && holds('q')) || rook_file(white, 'Q') == rook_file(black, 'q'));
}

/// The whole of the decision about a field of KQkq.
answer expected(std::string_view placement, const std::string& letters, bool may_be_chess960) {
  const auto all = squares_of(placement);
  const auto is_home = [&](char letter) { return is_at_home(home_rank(all, letter), letter); };
  answer result;
  const bool is_chess960 =
      may_be_chess960 && !std::ranges::all_of(letters, is_home) && is_array(all, letters);
  if (is_chess960) result.finding = "Chess960";
  for (const char letter : letters) {
    if (is_chess960)
      result.rooks |= rook_bit(rook_file(home_rank(all, letter), letter), letter);
    else if (is_home(letter))
      result.rooks |= rook_bit(is_of_king_side(letter) ? 7 : 0, letter);
    else
      result.finding += letter;
  }
  return result;
}

// ---- positions ----------------------------------------------------------------------------------

using rng = std::mt19937;

std::size_t below(rng& roll, std::size_t end) { return roll() % end; }

/// Kings and rooks on back ranks, or nearly so; the same for both sides, as often as not.
std::string sparse_placement(rng& roll) {
  const auto rank = [&] {
    std::string result = "........";
    for (auto rooks = below(roll, 4); rooks != 0; --rooks) result[below(roll, 8)] = 'R';
    if (below(roll, 4) == 0) result[below(roll, 8)] = 'B';
    if (below(roll, 3) == 0) result[0] = result[7] = 'R';
    result[below(roll, 3) == 0 ? 4 : below(roll, 8)] = 'K';
    return result;
  };
  auto white = rank();
  auto black = below(roll, 2) == 0 ? white : rank();
  if (below(roll, 3) == 0) black[below(roll, 8)] = '.';
  if (black.find('K') == black.npos) black[below(roll, 8)] = 'K';
  for (char& c : black) c = c == '.' ? c : static_cast<char>(c - 'A' + 'a');
  std::string text;
  for (const auto& line :
       {black, std::string("........"), std::string("pppppppp"), std::string("........"),
        std::string("........"), std::string("PPPPPPPP"), std::string("........"), white}) {
    if (!text.empty()) text += '/';
    int empty = 0;
    for (const char c : line) {
      if (c == '.') {
        ++empty;
        continue;
      }
      if (empty != 0) text += std::to_string(std::exchange(empty, 0));
      text += c;
    }
    if (empty != 0) text += std::to_string(empty);
  }
  return text;
}

/// Where a game may come to from the usual array or from one of Chess960.
std::string played_placement(rng& roll) {
  static const std::array arrays = {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                    "nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1",
                                    "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w KQkq - 0 1",
                                    "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"};
  auto at = *rules::read_fen(arrays[below(roll, arrays.size())], fen_dialect::chess960).playable;
  for (auto plies = below(roll, 40); plies != 0; --plies) {
    const auto moves = at.legal_moves();
    if (moves.empty()) break;
    at.play(moves[below(roll, moves.size())]);
  }
  const auto record = write_fen(at.to_setup(), fen_dialect::shredder);
  return record.substr(0, record.find(' '));
}

std::string any_letters(rng& roll) {
  std::string letters;
  for (const char letter : std::string_view("KQkq"))
    if (below(roll, 3) != 0) letters += letter;
  return letters;
}

}  // namespace

BOOST_AUTO_TEST_CASE(rights_that_cannot_be_are_of_chess960_or_dropped) {
  struct row {
    const char* fen;
    const char* finding;      // of a record, and of a tag beside no Variant tag
    const char* letters;      // those left to castle with, as X-FEN writes them
    const char* in_orthodox;  // where a Variant tag says that the array is the usual one
  };
  constexpr row rows[] = {
      // All at home: nothing is said.
      {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "KQkq", ""},
      {"r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1", "", "Kq", ""},
      // Arrays of Chess960: whole, with some rights left, with the inner rooks elsewhere.
      {"nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1", "Chess960", "KQkq", "KQkq"},
      {"4k1r1/8/8/8/8/8/8/4K1R1 w Kk - 0 1", "Chess960", "Kk", "Kk"},
      {"r3k1r1/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", "Chess960", "KQkq", "Kk"},
      {"r2k4/8/8/8/8/8/8/3K3R w Kq - 0 1", "Chess960", "Kq", "Kq"},  // no wing in common
      {"2kr3r/8/8/8/8/8/8/2KR3R w Kk - 0 1", "Chess960", "Kk", "Kk"},
      // One side only: dropped.
      {"4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", "K", "-", "K"},
      {"4k3/8/8/8/8/8/8/5K1R w K - 0 1", "K", "-", "K"},
      {"nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQ - 0 1", "KQ", "-", "KQ"},
      {"r3k3/8/8/8/8/8/8/R3K1R1 w KQ - 0 1", "K", "Q", "K"},
      // One right too many among others: dropped alone.
      {"2r1k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "q", "KQk", "q"},
      {"r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "Q", "Kkq", "Q"},
      {"r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1", "K", "Qkq", "K"},
      {"rn1q1rk1/8/8/8/8/8/8/R3K2R w KQq - 0 1", "q", "KQ", "q"},
      // Kings or rooks on different files, a king on the second rank.
      {"r3k2r/8/8/8/8/8/8/1R3K1R w Qkq - 0 1", "Q", "kq", "Q"},
      {"r3k1r1/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "k", "KQq", "k"},
      {"r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1", "KQ", "kq", "KQ"},
      {"4k3/8/8/8/8/8/4K3/7R w K - 0 1", "K", "-", "K"},
      // No king of an array stands in the corner.
      {"k6r/8/8/8/8/8/8/K6R w Kk - 0 1", "Kk", "-", "Kk"},
  };
  for (const auto& one : rows) {
    BOOST_TEST_CONTEXT(one.fen) {
      const auto read = rules::read_fen(one.fen);
      BOOST_TEST(answer_of(read).finding == one.finding);
      BOOST_REQUIRE(read.playable);
      const auto record = write_fen(*read.given, fen_dialect::xfen);
      BOOST_TEST(record.find(" " + std::string(one.letters) + " - ") != record.npos, record);
      BOOST_TEST(answer_of(rules::read_fen(one.fen, fen_dialect::orthodox)).finding ==
                 one.in_orthodox);
    }
  }
}

BOOST_AUTO_TEST_CASE(any_field_on_any_position_is_judged_as_the_decision_says) {
  rng roll(135);
  int of_chess960 = 0;
  int dropped = 0;
  int sound = 0;
  for (auto left = tests::tenth_if_sanitized(60'000); left != 0; --left) {
    const auto placement = left % 2 == 0 ? sparse_placement(roll) : played_placement(roll);
    const auto letters = any_letters(roll);
    if (letters.empty()) continue;
    const auto record = placement + (below(roll, 2) == 0 ? " w " : " b ") + letters + " - 0 30";
    for (const auto dialect : {fen_dialect::fen, fen_dialect::orthodox}) {
      const auto read = rules::read_fen(record, dialect);
      const auto due = expected(placement, letters, dialect == fen_dialect::fen);
      BOOST_TEST(answer_of(read) == due, record << ": " << answer_of(read) << ", not " << due);
      (due.finding.empty() ? sound : due.finding == "Chess960" ? of_chess960 : dropped) += 1;
      // Neither takes the position away.
      const auto gives_up = [](const parse::fen_fault& one) {
        return info(one.id).after == recovery::give_up;
      };
      BOOST_TEST(read.playable.has_value() == std::ranges::none_of(read.faults, gives_up), record);
    }
  }
  BOOST_TEST(of_chess960 > 200);
  BOOST_TEST(dropped > 2000);
  BOOST_TEST(sound > 500);
}

BOOST_AUTO_TEST_CASE(a_king_cannot_castle_by_a_right_that_was_dropped) {
  const auto text = [](std::string_view fen, std::string_view moves) {
    return "[SetUp \"1\"]\n[FEN \"" + std::string(fen) + "\"]\n\n" + std::string(moves) + " *\n";
  };
  const auto findings = [](const std::string& game) {
    std::vector<std::string> found;
    for (const auto& one : check_database(game).diagnostics)
      if (info(one.id).group >= 9 || one.id == rule::fen_tag_invalid) found.push_back(one.message);
    return found;
  };
  constexpr auto one_too_many = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  BOOST_TEST(findings(text(one_too_many, "1. O-O-O")).empty());
  BOOST_TEST(findings(text("r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "1. O-O-O")) ==
                 (std::vector<std::string>{
                     "castling by `Q` lacks its king or rook on the original square",
                     "`O-O-O` is not a legal move: White no longer has the right to castle on that "
                     "side"}),
             boost::test_tools::per_element());
  BOOST_TEST(findings(text("r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "1. O-O O-O-O")) ==
                 (std::vector<std::string>{
                     "castling by `Q` lacks its king or rook on the original square"}),
             boost::test_tools::per_element());
  BOOST_TEST(findings(text("4k3/8/8/8/8/8/4K3/7R w K - 0 1", "1. O-O")) ==
                 (std::vector<std::string>{
                     "castling by `K` lacks its king or rook on the original square",
                     "`O-O` is not a legal move: White no longer has the right to castle on that "
                     "side"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
