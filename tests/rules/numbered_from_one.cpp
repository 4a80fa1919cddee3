// Games from a set-up position whose numbers begin at 1, whatever number the FEN tag gives.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(numbered_from_one)

namespace {

using namespace strictpgn;

std::string game_from(std::string_view fen, std::string_view movetext) {
  return "[SetUp \"1\"]\n[FEN \"" + std::string(fen) + "\"]\n\n" + std::string(movetext) + " *\n";
}

constexpr std::string_view after_seven = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 8";
constexpr std::string_view black_moves =
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 8";

/// The numbers that are found wrong, each with its level under import and under modern.
std::vector<std::string> wrong_numbers(const std::string& text) {
  std::vector<std::string> found;
  for (const auto& one : check_database(text).diagnostics)
    if (one.id == rule::move_number_wrong)
      found.push_back(text.substr(one.where.begin, one.where.size()) + ' ' +
                      std::string(name_of(one.level)) + ' ' + std::string(name_of(one.in_modern)));
  return found;
}

using list = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_from_one_are_one_finding_as_long_as_all_are) {
  struct row {
    std::string_view fen;
    std::string_view movetext;
    list wrong;
  };
  const row rows[] = {
      {after_seven, "8. e4 e5 9. Nf3", {}},
      {after_seven, "1. e4 e5 2. Nf3 Nc6 3. Bc4", {"1. error info"}},
      {after_seven, "1. e4 1... e5 2. Nf3", {"1. error info"}},
      {after_seven, "1.e4 e5 2.Nf3", {"1. error info"}},
      {after_seven, "1. e4 {x} 1... e5 $1 2. Nf3", {"1. error info"}},
      {black_moves, "1... e5 2. Nf3 Nc6 3. Bc4", {"1... error info"}},
      // Variations too
      {after_seven,
       "1. e4 (1. d4 d5 2. c4) e5 2. Nf3 (2. Nc3 Nf6 (2... Nc6 3. f4) 3. f4) Nc6",
       {"1. error info"}},
      {after_seven, "e4 (1. d4 d5) e5 2. Nf3", {"1. error info"}},
      // The first move may have none.
      {after_seven, "e4 e5 2. Nf3 Nc6 3. Bc4", {"2. error info"}},
      // A number without a move is no number of the game.
      {after_seven, "1. e4 e5 2. Nf3 9.", {"1. error info"}},
      // One that does not fit: the first stays wrong everywhere, and so does that one.
      {after_seven, "1. e4 e5 2. Nf3 Nc6 4. Bc4", {"1. error error", "4. error error"}},
      {after_seven, "1. e4 e5 9. Nf3 Nc6 3. Bc4", {"1. error error"}},
      {after_seven, "1. e4 e5 (8... c5 9. Nf3) 2. Nf3", {"1. error error"}},
      {after_seven,
       "1. e4 e5 (3... c5) 2. Nf3 (2. d4)",
       {"1. error error", "3... error error", "2. error error"}},
      // Any other way to count
      {after_seven, "2. e4 e5 3. Nf3", {"2. error error"}},
      {after_seven, "8. e4 e5 2. Nf3", {"2. error error"}},
      {after_seven, "0. e4 e5 1. Nf3", {"0. error error"}},
      {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
       "2. e4 e5 3. Nf3",
       {"2. error error"}},
  };
  for (const auto& [fen, movetext, wrong] : rows) BOOST_TEST_CONTEXT(movetext) {
      BOOST_TEST(wrong_numbers(game_from(fen, movetext)) == wrong,
                 boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(the_finding_says_by_how_much_they_are_too_low) {
  const auto found = check_database(game_from(after_seven, "1. e4 e5 2. Nf3")).diagnostics;
  const auto one = std::ranges::find(found, rule::move_number_wrong, &diagnostic::id);
  BOOST_REQUIRE((one != found.end()));
  BOOST_TEST(one->message ==
             "the numbers of this game begin at 1, though the FEN tag says 8: all are 7 too low");
}

BOOST_AUTO_TEST_CASE(its_fix_rewrites_every_number_and_never_the_fen) {
  struct row {
    std::string_view before;
    std::string_view after;
  };
  constexpr row rows[] = {
      {"1. e4 e5 2. Nf3 Nc6 3. Bc4", "8. e4 e5 9. Nf3 Nc6 10. Bc4"},
      {"1. e4 (1. d4 d5 2. c4 (2. Nf3 2... Nf6)) 1... e5 2. Nf3",
       "8. e4 (8. d4 d5 9. c4 (9. Nf3 9... Nf6)) 8... e5 9. Nf3"},
      {"1.e4 {1. d4} e5 2.Nf3", "8.e4 {1. d4} e5 9.Nf3"},
      // Where not all can be followed, nothing is certain.
      {"1. e4 e5 2. Ke3 Nc6 3. Bc4", "1. e4 e5 2. Ke3 Nc6 3. Bc4"},
      // Nor where a number tells that a move may be missing.
      {"1. e4 e5 2. Nf3 Nc6 4. Bc4", "1. e4 e5 2. Nf3 Nc6 4. Bc4"},
  };
  for (const auto& [before, after] : rows) {
    const auto text = game_from(after_seven, before);
    suggested_fix fix;
    for (const auto& one : check_database(text).diagnostics)
      if (one.id == rule::move_number_wrong && fix.empty()) fix = one.fix;
    auto fixed = text;
    for (auto edit = fix.edits.rbegin(); edit != fix.edits.rend(); ++edit)
      fixed.replace(edit->where.begin, edit->where.size(), edit->text);
    BOOST_TEST(fixed == game_from(after_seven, after));
    BOOST_TEST((fix.empty() || fix.is_safe), before);
    if (!fix.empty()) BOOST_TEST(wrong_numbers(fixed).empty(), before);
  }
}

BOOST_AUTO_TEST_SUITE_END()
