// Piece letters of other languages: games written with them come back as they were, and what is
// English, or would not be sound, stays as it is.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "lab/generate/generator.hpp"
#include "lab/mutate/mutator.hpp"
#include "random.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(piece_translation)

namespace {

using namespace strictpgn;

std::string translated(std::string_view text, std::string_view code = "de") {
  return translate_pieces(text, *find_piece_language(code)).text;
}

/// What stays, as "line:column: why".
std::vector<std::string> left_of(std::string_view text, std::string_view code = "de") {
  std::vector<std::string> lines;
  for (const auto& one : translate_pieces(text, *find_piece_language(code)).left)
    lines.push_back(std::to_string(one.at.line) + ":" + std::to_string(one.at.column) + ": " +
                    one.why);
  return lines;
}

char foreign(const piece_language& to, char english) {
  return to.letters[english_piece_letters.find(english)];
}

/// A canonical move with the letters of another language.
std::string written_in(const piece_language& to, std::string san) {
  constexpr std::string_view pieces = "NBRQK";
  if (pieces.find(san.front()) != pieces.npos) san.front() = foreign(to, san.front());
  const auto promoted = san.find('=') + 1;
  if (promoted != 0 && promoted < san.size() && pieces.find(san[promoted]) != pieces.npos)
    san[promoted] = foreign(to, san[promoted]);
  return san;
}

bool is_all_played(const reading& step) {
  return std::ranges::all_of(step.replay->unplayed,
                             [](const auto& one) { return one.state == move_state::passed; });
}

/// Of each game of a text, in its order.
template <typename Function>
void for_each_game(std::string_view text, Function&& look) {
  auto games = reader::text(text);
  while (games.next())
    if (games.current().game != nullptr) look(games.current());
}

/// The text with some of its games written in the language.
std::string with_games_in(const piece_language& to, const std::string& text, auto&& is_wanted) {
  auto result = text;
  for_each_game(text, [&](const reading& step) {
    if (!is_wanted()) return;
    for (const auto& e : step.game->elements)
      if (e.kind == element_kind::move)
        result.replace(step.game->span_of(e).begin, step.game->text_of(e).size(),
                       written_in(to, std::string(step.game->text_of(e))));
  });
  return result;
}

/// Whether a move has the letter P, where that is a piece other than a pawn.
bool has_other_p(const game& what, const piece_language& in) {
  return in.letters.find('P', 1) != std::string_view::npos &&
         std::ranges::any_of(what.elements, [&](const element& e) {
           return e.kind == element_kind::move && what.text_of(e).starts_with('P');
         });
}

/// What is to come of it: games that can be played as they stand stay, the others are as they were.
std::string expected_of(const std::string& written, const std::string& original,
                        const piece_language& in) {
  auto result = original;
  for_each_game(written, [&](const reading& step) {
    const auto& what = *step.game;
    const bool stays = is_all_played(step) && !has_other_p(what, in);
    if (stays) result.replace(what.offset, what.text.size(), what.text);
  });
  return result;
}

std::string generated_games(std::uint64_t seed, encoding encoding, int games, int plies) {
  generate::request request;
  request.encoding = encoding;
  request.games_per_file = games;
  request.plies = plies;
  return generate::generator(request).make(seed).text;
}

const std::string opening = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd4 6. Nxd4 exd4 ";
const std::string in_german = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd4 6. Sxd4 exd4 ";

const std::string pawns = "[SetUp \"1\"]\n[FEN \"1n5k/P6P/8/8/8/8/8/K7 w - - 0 1\"]\n\n";

}  // namespace

BOOST_AUTO_TEST_CASE(the_languages_are_those_of_section_17) {
  const std::map<std::string_view, std::string_view> section_17 = {
      {"cs", "PJSVDK"}, {"da", "BSLTDK"}, {"nl", "OPLTDK"}, {"et", "PROVLK"},
      {"fi", "PRLTDK"}, {"fr", "PCFTDR"}, {"de", "BSLTDK"}, {"hu", "GHFBVK"},
      {"is", "PRBHDK"}, {"it", "PCATDR"}, {"no", "BSLTDK"}, {"pl", "PSGWHK"},
      {"pt", "PCBTDR"}, {"ro", "PCNTDR"}, {"es", "PCATDR"}, {"sv", "BSLTDK"}};
  BOOST_TEST(piece_languages().size() == section_17.size());
  for (const auto& language : piece_languages())
    BOOST_TEST(section_17.at(language.code) == language.letters, language.name);
  BOOST_TEST(find_piece_language("en") == nullptr);
  BOOST_TEST(find_piece_language("") == nullptr);
  BOOST_TEST(in_english(*find_piece_language("fr"), 'R') == 'K');
  BOOST_TEST(in_english(*find_piece_language("fr"), 'Q') == 'Q');
}

BOOST_AUTO_TEST_CASE(generated_games_come_back_byte_for_byte) {
  std::uint64_t changed = 0, promoted = 0, varied = 0;
  for (const auto& language : piece_languages())
    for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(30); ++seed) {
      const auto how = seed % 2 == 0 ? encoding::latin1 : encoding::utf8;
      const auto original = generated_games(seed, how, 1 + seed % 3, 160);
      const auto written = with_games_in(language, original, [] { return true; });
      const auto result = translate_pieces(written, language);
      const auto expected = expected_of(written, original, language);
      BOOST_TEST((result.text == expected), language.name << ", seed " << seed);
      BOOST_TEST(result.left.empty());
      changed += result.text != written;
      promoted += original.find("=Q") != original.npos || original.find("=N") != original.npos;
      varied += original.find('(') != original.npos;
    }
  const auto all = piece_languages().size() * tests::trials(30);
  BOOST_TEST(changed * 10 > all * 8);
  BOOST_TEST(promoted * 10 > all);
  BOOST_TEST(varied * 10 > all);
}

BOOST_AUTO_TEST_CASE(files_may_hold_games_of_both_kinds) {
  tests::rng random;
  std::uint64_t mixed = 0;
  for (const auto& language : piece_languages())
    for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(20); ++seed) {
      const auto original = generated_games(seed + 1000, encoding::utf8, 6, 40);
      const auto written =
          with_games_in(language, original, [&] { return tests::below(random, 2) == 0; });
      const auto result = translate_pieces(written, language);
      BOOST_TEST((result.text == expected_of(written, original, language)),
                 language.name << ", seed " << seed);
      mixed += result.translated > 0 && result.translated < 6;
    }
  BOOST_TEST(mixed * 10 > piece_languages().size() * tests::trials(20) * 5);
}

BOOST_AUTO_TEST_CASE(the_letters_of_moves_are_translated_and_nothing_else) {
  struct row {
    std::string code, before, after;
  };
  const row table[] = {
      {"de", in_german + "*", opening + "*"},
      {"de", "[Event \"Sf3\"]\n\n1. Sf3 {Sf3, \xE4 \xC3\xA4} ; Lb5\n% Dd4\n$1 *\n",
       "[Event \"Sf3\"]\n\n1. Nf3 {Sf3, \xE4 \xC3\xA4} ; Lb5\n% Dd4\n$1 *\n"},
      {"de", "1. Sf3 (1. Sc3 (1. Sa3! d5) 1... Sf6) 1... Sc6 *",
       "1. Nf3 (1. Nc3 (1. Na3! d5) 1... Nf6) 1... Nc6 *"},
      {"de", "1. Sb1c3 Sg8-f6 2. Sc3-b1?! S6g8 *", "1. Nb1c3 Ng8-f6 2. Nc3-b1?! N6g8 *"},
      {"de", pawns + "1. axb8=S Kxh7 *", pawns + "1. axb8=N Kxh7 *"},
      {"de", pawns + "1. a8D Kxh7 *", pawns + "1. a8Q Kxh7 *"},
      {"de", pawns + "1. axb8=T+ Kxh7 *", pawns + "1. axb8=R+ Kxh7 *"},
      {"de", pawns + "1. axb8L Kxh7 *", pawns + "1. axb8B Kxh7 *"},
      {"fr", "1. e4 e5 2. Re2 Re7 3. Cf3 *", "1. e4 e5 2. Ke2 Ke7 3. Nf3 *"},
      {"fr", "1. a4 a5 2. Ta3 Ta6 3. Fa1 *", "1. a4 a5 2. Ra3 Ra6 3. Ba1 *"},
      {"nl", "1. Pf3 Pc6 2. Oe4 *", "1. Nf3 Nc6 2. Pe4 *"},
      {"et", "1. e4 e5 2. Oc4 Oc5 3. Lh5 Rf6 4. Lxf7# *",
       "1. e4 e5 2. Bc4 Bc5 3. Qh5 Nf6 4. Qxf7# *"},
      {"et", "1. e4 e5 2. Oc4 Oc5 3. Rf3 Rf6 4. O-O 0-0 *",
       "1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. O-O 0-0 *"},
      {"hu", "1. e4 e5 2. Hf3 Hc6 3. Fc4 Fc5 4. O-O Hf6 5. Be1 *",
       "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 *"},
      // The end of a game on the line on which the next one begins.
      {"de", "1. d4 d5 2.\n  . h4 *\n\n\v1 e4 e5 2 Sf3 *\n",
       "1. d4 d5 2.\n  . h4 *\n\n\v1 e4 e5 2 Nf3 *\n"},
      {"sv", "1. Sf3 *\n\n{Sf3} 1. Nc3 *\n\n1. Sc3 *\n",
       "1. Nf3 *\n\n{Sf3} 1. Nc3 *\n\n1. Nc3 *\n"},
  };
  for (const auto& r : table) {
    BOOST_TEST(translated(r.before, r.code) == r.after);
    BOOST_TEST(left_of(r.before, r.code).empty(), r.before);
  }
}

/// Some letters are of pieces in both languages.
BOOST_AUTO_TEST_CASE(a_game_that_can_be_played_as_it_stands_stays) {
  for (const auto& language : piece_languages()) {
    BOOST_TEST(translated(opening + "7. Re1 *", language.code) == opening + "7. Re1 *");
    BOOST_TEST(left_of(opening + "7. Re1 *", language.code).empty());
  }
  BOOST_TEST(translated("1. d4 -- 2. Be3 *") == "1. d4 -- 2. Be3 *");
}

BOOST_AUTO_TEST_CASE(what_could_be_played_still_can_and_more) {
  using lines = std::vector<std::string>;
  // English, with an illegal move: nothing to translate, or nothing that helps.
  BOOST_TEST(translated("1. Nf6 *") == "1. Nf6 *");
  BOOST_TEST((left_of("1. Nf6 *") == lines{}));
  BOOST_TEST((left_of("1. e4 e5 2. Bb5 Nf3 *") == lines{"1:17: `Nf3` has no German letter"}));
  BOOST_TEST((left_of("1. e4 e5 2. Sg3+! *") ==
              lines{"1:13: with German letters `Sg3+` could not be played either"}));
  // German, with one that no German has played: translated up to there.
  BOOST_TEST(translated(in_german + "7. Td3 Sb7 *") == opening + "7. Rd3 Nb7 *");
  // Both at once. The German pawn is B.
  BOOST_TEST(translated("1. e4 e5 2. Nf3 Sc6 3. Bb5 a6 4. Lxc6 *") ==
             "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 *");
  BOOST_TEST(translated("1. Be4 Be5 2. Sf3 Sc6 3. Lb5 *") == "1. Pe4 Pe5 2. Nf3 Nc6 3. Bb5 *");
  BOOST_TEST(translated("1. e4 e5 2. Sf3 Td3 3. Bd4 *") == "1. e4 e5 2. Nf3 Rd3 3. Bd4 *");
  BOOST_TEST(translated("1. e4 e5 2. Re2 Re7 3. Rd3 Ta6 *", "fr") ==
             "1. e4 e5 2. Ke2 Ke7 3. Kd3 Ra6 *");
}

BOOST_AUTO_TEST_CASE(a_piece_that_english_takes_for_a_pawn_is_one) {
  BOOST_TEST(translated("1. d4 d5 2. Pf3 Pf6 *", "nl") == "1. d4 d5 2. Nf3 Nf6 *");
  BOOST_TEST(translated("1. f4 Pf6 2. g3 Pc6 *", "nl") == "1. f4 Nf6 2. g3 Nc6 *");
  BOOST_TEST(translated("1. e4 e5 2. Pf3 Pc6 3. O-O *", "nl") == "1. e4 e5 2. Nf3 Nc6 3. O-O *");
  BOOST_TEST(translated("1. Pe4 Pe5 *", "de") == "1. Pe4 Pe5 *");
}

BOOST_AUTO_TEST_CASE(an_english_game_with_an_illegal_move_stays) {
  using lines = std::vector<std::string>;
  const struct {
    std::string code, text, line;
  } table[] = {
      {"fr", "1. e4 e5 2. Nf3 Nc6 3. Re2 *", "1:13: `Nf3` has no French letter"},
      {"is", "1. e4 e5 2. Bc4 Bc5 3. Nc3 d6 4. Rf3 *", "1:24: `Nc3` has no Icelandic letter"},
      {"hu", "1. a4 a5 2. Nf3 Nc6 3. Ba3 *", "1:13: `Nf3` has no Hungarian letter"},
      {"de", "1. e4 Bd5 2. Nf3 *", "1:14: `Nf3` has no German letter"},
  };
  for (const auto& r : table) {
    BOOST_TEST(translated(r.text, r.code) == r.text);
    BOOST_TEST((left_of(r.text, r.code) == lines{r.line}));
  }
}

BOOST_AUTO_TEST_CASE(a_game_that_would_be_another_stays) {
  using lines = std::vector<std::string>;
  // A marker that is joined to a move is one behind English letters alone.
  BOOST_TEST((left_of("1. e4 e5 2. Sf31-0\n") ==
              lines{"1:13: with German letters `Sf31-0` would be something else"}));
  BOOST_TEST((left_of("1. e4 e5 2. Sf3 Sc6 3. L\xD7"
                      "b5 *\n") == lines{}));
  BOOST_TEST((left_of("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. Sf3 *\n") ==
              lines{"3:4: nobody knows the position that the game begins with"}));
}

namespace {

/// How many moves of each game cannot be played, by the place of the game.
std::map<std::uint64_t, std::size_t> unplayed_in(std::string_view text) {
  std::map<std::uint64_t, std::size_t> counts;
  for_each_game(text, [&](const reading& step) {
    counts[step.game->offset] = static_cast<std::size_t>(std::ranges::count_if(
        step.replay->unplayed, [](const auto& one) { return one.state != move_state::passed; }));
  });
  return counts;
}

/// Whatever the text is: the same bytes but for letters, the same games, no move that could be
/// played is lost, and more can in each game that is translated. Gives how many are.
std::uint64_t check_promises(const std::string& text, const piece_language& language) {
  const auto result = translate_pieces(text, language);
  BOOST_REQUIRE(result.text.size() == text.size());
  for (std::size_t at = 0; at != text.size(); ++at)
    if (result.text[at] != text[at]) BOOST_TEST(result.text[at] == in_english(language, text[at]));
  const auto before = unplayed_in(text), after = unplayed_in(result.text);
  BOOST_TEST(before.size() == after.size(), text);
  std::uint64_t better = 0;
  for (const auto& was : before) {
    const auto now = after.find(was.first);
    BOOST_REQUIRE((now != after.end()));
    BOOST_TEST(now->second <= was.second, text);
    better += now->second < was.second;
  }
  // Where P is no pawn, moves that could be played are translated, too.
  const bool is_exact = language.letters.find('P') == std::string_view::npos;
  BOOST_TEST((is_exact ? better == result.translated : better <= result.translated), text);
  return result.translated;
}

const piece_language& any_language(tests::rng& random) {
  return piece_languages()[tests::below(random, piece_languages().size())];
}

}  // namespace

BOOST_AUTO_TEST_CASE(any_text_keeps_what_it_has) {
  tests::rng random;
  std::uint64_t tried = 0, translated = 0;
  for (const auto& one : tests::all_cases())
    for (int left = one.format() ? 0 : 3; left != 0; --left, ++tried) {
      const auto& language = any_language(random);
      const auto written = with_games_in(language, one.input, [] { return true; });
      translated += check_promises(written, language) != 0;
    }
  BOOST_TEST(translated * 10 > tried);
}

BOOST_AUTO_TEST_CASE(a_damaged_text_keeps_what_it_has) {
  tests::rng random;
  std::uint64_t translated = 0;
  for (const auto& language : piece_languages()) {
    std::vector<std::string> texts;
    for (std::uint64_t seed = 0; seed != 4; ++seed)
      texts.push_back(with_games_in(language, generated_games(random(), encoding::latin1, 4, 30),
                                    [&] { return tests::below(random, 3) != 0; }));
    generate::mutator damage(texts);
    for (auto left = tests::trials(40); left != 0; --left)
      translated += check_promises(damage.make(random()).text, language) != 0;
  }
  BOOST_TEST(translated * 10 > piece_languages().size() * tests::trials(40) * 5);
}

BOOST_AUTO_TEST_SUITE_END()
