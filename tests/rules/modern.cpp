// The profile `modern`: quiet on what popular writers emit by default, as grave as import on the
// rest.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "files.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/records.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(modern_profile)

namespace {

using namespace strictpgn;

std::string game_of(std::string_view tags, std::string_view movetext, std::string_view result) {
  return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
         "[Black \"?\"]\n[Result \"" +
         std::string(result) + "\"]\n" + std::string(tags) + "\n" + std::string(movetext) + " " +
         std::string(result) + "\n";
}

options modern() {
  options options;
  options.format = profile::modern;
  options.encoding = usual_encoding(profile::modern);
  return options;
}

severity level_in(const rule_info& about, profile profile) {
  return about.levels[static_cast<std::size_t>(profile)];
}

/// The level of the first finding of a rule; off when there is none.
severity level_of(rule id, const std::string& text, const options& options) {
  const auto read = check_database(text, options);
  const auto found = std::ranges::find(read.diagnostics, id, &diagnostic::id);
  return found == read.diagnostics.end() ? severity::off : found->level;
}

using counts = std::map<rule, std::uint64_t>;

/// The findings above info.
template <typename Reader>
counts findings_of(Reader in) {
  counts found;
  while (in.next())
    for (const auto& finding : in.current().findings)
      if (finding.level > severity::info) ++found[finding.id];
  return found;
}

counts findings_in(const std::filesystem::path& file) {
  if (const auto format = record_format_of(file))
    return findings_of(record_reader::file(file, *format, fen_dialect::fen, modern()));
  return findings_of(reader::file(file, modern()));
}

}  // namespace

BOOST_AUTO_TEST_CASE(it_is_import_but_for_the_rules_with_a_reason) {
  // What they drop is missed: the moves of a game, a word of a record.
  constexpr rule warned_of[] = {rule::variant_unsupported, rule::epd_opcode_syntax};
  int milder = 0;
  for (const auto& about : catalogue()) {
    BOOST_TEST_CONTEXT(about.name) {
      const auto here = level_in(about, profile::modern);
      const auto usual = level_in(about, profile::import_format);
      if (about.modern.empty()) BOOST_TEST((here == usual));
      if (about.modern.empty()) continue;
      ++milder;
      const bool is_partial = about.modern.starts_with("Only an info ");
      const bool is_warned_of = std::ranges::find(warned_of, about.id) != std::end(warned_of);
      const auto due = is_partial ? usual : is_warned_of ? severity::warning : severity::info;
      BOOST_TEST((here == due));
      BOOST_TEST((is_partial || here < usual));
      BOOST_TEST((here != severity::off));
      BOOST_TEST(about.modern.ends_with('.'));
    }
  }
  BOOST_TEST(milder > 15);
}

BOOST_AUTO_TEST_CASE(it_reads_utf8) {
  BOOST_TEST((usual_encoding(profile::modern) == encoding::utf8));
  BOOST_TEST((usual_encoding(profile::import_format) == encoding::latin1));
  const auto text = game_of("[Annotator \"\u0141ukasz\"]\n", "", "*");
  BOOST_TEST((level_of(rule::char_outside_latin1, text, modern()) == severity::info));
  BOOST_TEST((level_of(rule::encoding_utf8_invalid, game_of("", "{\xE9}", "*"), modern()) ==
              severity::error));
}

BOOST_AUTO_TEST_CASE(an_open_result_is_an_info_and_a_wrong_one_an_error) {
  const std::string mate = "1. f3 e5 2. g4 Qh4#";
  const auto level = [&](std::string_view result, const options& options) {
    return level_of(rule::result_contradicts_mate, game_of("", mate, result), options);
  };
  BOOST_TEST((level("*", modern()) == severity::info));
  BOOST_TEST((level("*", {}) == severity::warning));
  BOOST_TEST((level("1-0", modern()) == severity::error));
  BOOST_TEST((level("0-1", modern()) == severity::off));
}

BOOST_AUTO_TEST_CASE(a_null_move_is_an_info_in_a_variation_only) {
  const auto level = [](std::string_view movetext, const options& options) {
    return level_of(rule::move_null, game_of("", movetext, "*"), options);
  };
  BOOST_TEST((level("1. e4 e5 (1... -- 2. d4) 2. Nf3", modern()) == severity::info));
  BOOST_TEST((level("1. e4 e5 (1... -- 2. d4) 2. Nf3", {}) == severity::error));
  BOOST_TEST((level("1. e4 e5 (1... c5) 2. Nf3 -- 3. d4", modern()) == severity::error));
}

BOOST_AUTO_TEST_CASE(what_the_user_sets_goes_first) {
  auto options = modern();
  options.levels = {{rule::move_null, severity::warning}, {rule::line_80_or_more, severity::error}};
  BOOST_TEST((level_of(rule::move_null, game_of("", "1. e4 e5 (1... --)", "*"), options) ==
              severity::warning));
  const auto comment = "{" + std::string(90, 'x') + "}";
  BOOST_TEST(
      (level_of(rule::line_80_or_more, game_of("", comment, "*"), options) == severity::error));
}

namespace {

/// Every finding of a text of games or records, with the level that `which` picks.
std::vector<std::string> graded(const tests::conformance_case& one, const options& options,
                                severity diagnostic::*which) {
  const auto all =
      one.format() ? check_records(one.input, *one.format(), fen_dialect::fen, options).diagnostics
                   : check_database(one.input, options).diagnostics;
  std::vector<std::string> lines;
  for (const auto& found : all)
    lines.push_back(std::string(name_of(found.id)) + ' ' + std::string(name_of(found.*which)) +
                    ' ' + std::to_string(found.where.begin));
  return lines;
}

}  // namespace

BOOST_AUTO_TEST_CASE(import_knows_of_each_finding_what_modern_makes_of_it) {
  std::size_t milder = 0;
  for (const auto& one : tests::all_cases()) {
    options usual;
    usual.encoding = usual_encoding(profile::modern);
    const auto foretold = graded(one, usual, &diagnostic::in_modern);
    const auto found = graded(one, modern(), &diagnostic::level);
    BOOST_TEST(foretold == found, one.name());
    BOOST_TEST(graded(one, modern(), &diagnostic::in_modern) == found, one.name());
    milder += graded(one, usual, &diagnostic::level) != foretold ? 1 : 0;
  }
  BOOST_TEST(milder > 100);
}

// They are written as those programs write, and have no mistakes.
BOOST_AUTO_TEST_CASE(games_as_popular_programs_write_them_are_quiet) {
  for (const auto* const name : {"lichess", "lichess-study", "chesscom", "chessbase", "twic",
                                 "fics", "cutechess", "fastchess", "scid"}) {
    const auto found = findings_in(tests::in_checkout(std::string("tests/games/") + name + ".pgn"));
    for (const auto& [id, times] : found)
      BOOST_ERROR(name << ".pgn: " << name_of(id) << ", " << times << " times");
    BOOST_TEST(found.empty());
  }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(modern_profile_shared, *boost::unit_test::disabled())

namespace {

using namespace strictpgn;
namespace files = std::filesystem;
using modern_profile::counts, modern_profile::findings_in;

/// Files of today's writers, by a prefix of their names. Old files, and files made by hand to try
/// out a parser, are left aside, and so are variants that are not chess.
constexpr std::string_view of_popular_writers[] = {
    // lichess: games, studies, the public database
    "bench/lichess.pgn",
    "jhlywa_chess.js__benchmarks__benchmark.pgn",
    "kentdjb_pgn-extract__test__infiles__bots.pgn",
    "lichess-org_dartchess__data__lichess-bullet-game.pgn",
    "mliebelt_pgn-parser__test__pgn__32games.pgn",
    "mliebelt_pgn-parser__test__pgn__lichess_mliebelt",
    "niklasf_shakmaty__pgn-reader__benches__lichess_db_100k.pgn",
    "notnil_chess__fixtures__pgns__0002.pgn",
    "notnil_chess__fixtures__pgns__0004.pgn",
    "notnil_chess__fixtures__pgns__0005.pgn",
    "notnil_chess__fixtures__pgns__0006.pgn",
    "notnil_chess__fixtures__pgns__0011.pgn",
    "notnil_chess__fixtures__pgns__0012.pgn",
    "notnil_chess__fixtures__pgns__0013.pgn",
    "pychess_pychess__learn__lessons__lichess_study_",
    "pychess_pychess__learn__puzzles__lichess_study_",
    // chess.com
    "lgbarn_pgn-extract-go__cancer0707",
    // ChessBase
    "niklasf_python-chess__data__pgn__anastasian-lewis.pgn",
    "niklasf_python-chess__data__pgn__chessbase-empty-line.pgn",
    "niklasf_python-chess__data__pgn__utf8-bom.pgn",
    // TWIC
    "bench/twic.pgn",
    "fsmosca_chess-artist__PGN__iommast19",
    "fsmosca_chess-artist__PGN__meltwater_tour_final_2021.pgn",
    "fsmosca_chess-artist__PGN__skilling",
    "fsmosca_chess-artist__PGN__tatagpa20.pgn",
    "fsmosca_chess-artist__PGN__wjun19.pgn",
    "niklasf_shakmaty__pgn-reader__benches__twic1599_100k.pgn",
    "mliebelt_pgn-parser__test__pgn__twic-01-232games.pgn",
    // cutechess, fastchess, fishtest
    "Disservin_chess-library__fuzz__corpus__pgn__fishtest-fastchess.pgn",
    "Disservin_chess-library__tests__pgns__basic.pgn",
    "Disservin_chess-library__tests__pgns__multiple.pgn",
    "niklasf_python-chess__data__pgn__cutechess-fischerrandom.pgn",
    "niklasf_python-chess__data__pgn__stockfish-learning.pgn",
    // suites for engines, openings for their matches
    "AndyGrant_Ethereal__src__perft__",
    "ChrisWhittington_Chess-EPDs__benchmark",
    "ChrisWhittington_Chess-EPDs__ferdy_perft_",
    "ChrisWhittington_Chess-EPDs__hardtestpos-clean.epd",
    "fsmosca_STS-Rating__",
    "fsmosca_chess-artist__EPD__",
    "jdart1_arasan-chess__tests__",
    "niklasf_python-chess__data__endgame.epd",
    "niklasf_python-chess__examples__bratko_kopec__bratko-kopec.epd",
    "official-stockfish_books__",
    "pychess_pychess__testing__gamefiles__frc_perftsuite.epd",
    "pychess_pychess__testing__gamefiles__perftsuite.epd",
    "thomasahle_sunfish__tests__files__avoid_mate.epd",
    "thomasahle_sunfish__tests__files__ccr_one_hour_test.epd",
    "thomasahle_sunfish__tests__files__mate1.fen",
    "thomasahle_sunfish__tests__files__perft.epd",
    "thomasahle_sunfish__tests__files__win_at_chess_test.epd",
};

/// Findings above info that are mistakes in truth.
struct mistakes {
  std::string_view file;  ///< a part of its name
  rule id;
  std::uint64_t times;
  std::string_view what;
};

constexpr mistakes real_mistakes[] = {
    {"test__pgn__32games", rule::san_disambiguation_not_minimal, 3,
     "lichess wrote the whole square in 2013, where the rank is enough"},
    {"anastasian-lewis", rule::move_null, 1, "a null move in the main line"},
    {"study_2nd-part-game-puzzles", rule::fen_castling_impossible, 1,
     "a castling right without a king at home"},
    {"study_lichess-practice-greek-gift", rule::fen_castling_impossible, 1,
     "a castling right without a king at home"},
    {"study_lichess-practice-greek-gift", rule::move_number_wrong, 2,
     "numbers of the game that the position is from"},
    {"study_lichess-practice-greek-gift", rule::move_illegal, 1, "a move of another position"},
    {"checkmate-patterns-iv", rule::move_number_wrong, 1,
     "numbers of the game that the position is from"},
    {"study_lichess-practice-discovered-attacks", rule::fen_halfmove_vs_fullmove, 1,
     "a position typed in by hand"},
    {"study_lichess-practice-the-skewer", rule::fen_halfmove_vs_fullmove, 1, "likewise"},
    {"study_lichess-practice-the-fork", rule::move_illegal, 3, "moves of another position"},
    {"study_lichess-practice-the-fork", rule::san_false_capture, 1, "likewise"},
    {"standard.epd", rule::fen_impossible_check, 1, "a check that no move can have given"},
    {"__perftsuite.epd", rule::fen_impossible_check, 1, "the same record"},
    {"files__perft.epd", rule::fen_impossible_check, 1, "the same record"},
    {"frc_perftsuite.epd", rule::fen_too_many_promoted, 4, "two bishops on one color of squares"},
    {"__benchmark.epd", rule::fen_castling_impossible, 1, "a castling right without its rook"},
    {"benchmark-2.epd", rule::fen_castling_impossible, 1, "the same record"},
    {"benchmark-2.epd", rule::epd_field_count, 1, "two blanks between the fields"},
    {"hardtestpos-clean.epd", rule::epd_field_count, 1, "the same record"},
    {"arasan2024.epd", rule::epd_string_character, 4, "names with letters that EPD does not have"},
    {"FRC_openings.epd", rule::chess960_castling_undeclared, 942,
     "arrays of Chess960 that only the dialect xfen can declare"},
    {"ccr_one_hour_test.epd", rule::san_ambiguous, 1, "two knights can go there"},
    {"ccr_one_hour_test.epd", rule::san_false_check, 1, "no check"},
    {"ccr_one_hour_test.epd", rule::epd_operand_type, 1, "`Bcx3+` is a slip for `Bxc3+`"},
};

bool is_of_popular_writer(const std::string& name) {
  return std::ranges::any_of(of_popular_writers,
                             [&](std::string_view start) { return name.starts_with(start); });
}

std::uint64_t times_in(const counts& counted, rule id) {
  const auto found = counted.find(id);
  return found == counted.end() ? 0 : found->second;
}

/// How often each rule is expected above info in a file.
counts expected_in(const std::string& name) {
  counts expected;
  for (const auto& known : real_mistakes)
    if (name.find(known.file) != std::string::npos) expected[known.id] = known.times;
  return expected;
}

}  // namespace

BOOST_AUTO_TEST_CASE(files_of_popular_writers_are_quiet_but_for_real_mistakes) {
  const auto corpora = tests::shared("corpora");
  int count = 0;
  for (const auto& entry : files::recursive_directory_iterator(corpora)) {
    const auto name = files::relative(entry.path(), corpora).string();
    if (!is_of_popular_writer(name)) continue;
    ++count;
    const auto found = findings_in(entry.path());
    const auto expected = expected_in(name);
    for (const auto& [id, times] : found)
      BOOST_TEST(times == times_in(expected, id), name << ": " << name_of(id));
    for (const auto& [id, times] : expected)
      BOOST_TEST(times == times_in(found, id), name << ": " << name_of(id));
  }
  BOOST_TEST(count >= 80);
}

BOOST_AUTO_TEST_SUITE_END()
