// The text reports: full, concise, the count of repetitions, statistics, summary.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>

#include "report/pages/section.hpp"
#include "report/plural.hpp"
#include "report/repetition.hpp"
#include "report/statistics.hpp"
#include "report/text/concise.hpp"
#include "report/text/full.hpp"
#include "report/text/summary.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(report_text)

using namespace strictpgn;

constexpr std::string_view game_text =
    "[Event \"?\"]\n"
    "\n"
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Ng9 *\n";

constexpr const char* fen_before_castling =
    "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";

report::render_context render_context_of(std::string_view text) {
  return {"games.pgn", encoding::latin1, text::line_index({.text = text})};
}

diagnostic castling_finding() {
  return {.id = rule::san_castling_zero,
          .where = {47, 50},
          .message = "castling `0-0` is written with zeros",
          .related = {},
          .expected = {},
          .candidates = {},
          .game = 3,
          .ply = 7,
          .fen = fen_before_castling};
}

std::string full(const diagnostic& finding, bool is_colored = false) {
  auto where = render_context_of(game_text);
  std::string out;
  report::render_full(out, finding, where, {.style = report::style(is_colored)});
  return out;
}

std::string notes_of(rule id) {
  const auto& about = info(id);
  return fmt::format("  = {}: {}\n  = help: {}\n\n", report::section_in_words(about.section),
                     about.summary, about.help);
}

BOOST_AUTO_TEST_CASE(full_shows_place_excerpt_section_and_help) {
  BOOST_TEST(full(castling_finding()) ==
             "error[san-castling-zero]: castling `0-0` is written with zeros\n"
             " --> games.pgn:3:35, game 3, White's move 4\n"
             "  |\n"
             "3 | 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Ng9 *\n"
             "  |                                   ^^^\n"
             "  |\n" +
                 notes_of(rule::san_castling_zero));
}

BOOST_AUTO_TEST_CASE(full_shows_the_board_and_the_legal_moves_for_an_illegal_move) {
  auto finding = castling_finding();
  finding.id = rule::move_illegal;
  finding.message = "no knight can go there";
  finding.where = {51, 54};
  finding.candidates = {"Ng4", "Ng8"};
  finding.fen = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4";
  BOOST_TEST(full(finding) ==
             "error[move-illegal]: no knight can go there\n"
             " --> games.pgn:3:39, game 3, Black's move 4\n"
             "  |\n"
             "3 | 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Ng9 *\n"
             "  |                                       ^^^\n"
             "  |\n"
             "  | 8 r . b q k . n r\n"
             "  | 7 p p p p . p p p\n"
             "  | 6 . . n . . . . .\n"
             "  | 5 . . b . p . . .\n"
             "  | 4 . . B . P . . .\n"
             "  | 3 . . . . . N . .\n"
             "  | 2 P P P P . P P P\n"
             "  | 1 R N B Q . R K .\n"
             "  |   a b c d e f g h\n"
             "  | Black to move\n"
             "  |\n"
             "  = legal here: Ng4, Ng8\n" +
                 notes_of(rule::move_illegal));
}

BOOST_AUTO_TEST_CASE(what_is_the_same_for_all_findings_of_a_rule_can_be_left_out) {
  const auto brief = [](const diagnostic& finding) {
    auto where = render_context_of(game_text);
    std::string out;
    report::render_full(out, finding, where, {}, report::explanation::left_out);
    return out;
  };
  auto finding = castling_finding();
  const std::string excerpt =
      "error[san-castling-zero]: castling `0-0` is written with zeros\n"
      " --> games.pgn:3:35, game 3, White's move 4\n"
      "  |\n"
      "3 | 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Ng9 *\n"
      "  |                                   ^^^\n";
  BOOST_TEST(brief(finding) == excerpt + "\n");
  finding.candidates = {"O-O"};
  BOOST_TEST(brief(finding) == excerpt + "  |\n  = write: O-O\n\n");
}

BOOST_AUTO_TEST_CASE(full_says_how_a_move_is_written) {
  auto finding = castling_finding();
  finding.candidates = {"O-O"};
  BOOST_TEST(full(finding).find("  = write: O-O\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(full_tells_what_the_syntax_expects) {
  auto finding = castling_finding();
  finding.expected = {"move", "`)`"};
  BOOST_TEST(full(finding).find("  = expected: move, `)`\n") != std::string::npos);
}

struct described {
  std::uint64_t game;
  std::uint32_t ply;
  std::string_view fen;
  std::string_view words;
};

BOOST_AUTO_TEST_CASE(the_move_is_named_as_well_as_it_is_known) {
  const described cases[] = {
      {0, 0, "", " --> games.pgn:3:35\n"},
      {2, 0, "", " --> games.pgn:3:35, game 2\n"},
      {2, 9, "", " --> games.pgn:3:35, game 2, ply 9\n"},
      {2, 9, "8/8/8/8/8/8/8/8 b - - 0 31", " --> games.pgn:3:35, game 2, Black's move 31\n"},
  };
  for (const auto& c : cases) {
    auto finding = castling_finding();
    finding.game = c.game;
    finding.ply = c.ply;
    finding.fen = c.fen;
    BOOST_TEST(full(finding).find(c.words) != std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(a_related_place_out_of_reach_is_named_by_its_offset) {
  auto finding = castling_finding();
  finding.related = {{{5000, 5010}, "the same game"}};
  BOOST_TEST(full(finding).find("  = the same game, at byte 5000\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(no_escape_reaches_the_report_but_that_of_our_colors) {
  auto finding = castling_finding();
  finding.message =
      "\x1B]0;owned\x07 \x9B"
      "2J \xE2\x80\xAE";
  finding.related = {{{0, 1}, "\x1B[2J"}, {{9000, 9001}, "\x1B[3J"}};
  finding.expected = {"\x1B[4J"};
  finding.candidates = {"\x1B[5J"};
  finding.fen = "\x1B[6J b - - 0 \x1B[7J";
  const std::string text =
      "a\x1B[8J\x9B"
      "9J" +
      std::string(60, 'x');
  report::render_context where{"e\x1B[1Jvil\u202E", encoding::latin1,
                               text::line_index({.text = text})};
  std::string out;
  report::render_full(out, finding, where, {});
  report::render_concise(out, finding, where, {});
  BOOST_TEST(out.find('\x1B') == std::string::npos);
  BOOST_TEST(out.find('\x07') == std::string::npos);
  BOOST_TEST(out.find("\u009B") == std::string::npos);
  BOOST_TEST(out.find("\u202E") == std::string::npos);
  BOOST_TEST(out.find(R"(e\x1B[1Jvil<U+202E>:1:48)") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(colors_change_nothing_but_colors) {
  auto painted = full(castling_finding(), true);
  BOOST_TEST(painted.starts_with("\x1B[1;31merror[san-castling-zero]\x1B[0m: "));
  for (auto at = painted.find('\x1B'); at != std::string::npos; at = painted.find('\x1B')) {
    painted.erase(at, painted.find('m', at) - at + 1);
  }
  BOOST_TEST(painted == full(castling_finding()));
}

BOOST_AUTO_TEST_CASE(a_huge_quotation_is_shortened) {
  auto finding = castling_finding();
  finding.message = "tag value `" + std::string(60'000, 'x') + "` is too long";
  const auto out = full(finding);
  BOOST_TEST(out.size() < 1500U);
  BOOST_TEST(out.find("xx ... xx") != std::string::npos);
  BOOST_TEST(out.find("xx` is too long\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(concise_is_one_line) {
  auto where = render_context_of(game_text);
  std::string out;
  report::render_concise(out, castling_finding(), where, {});
  BOOST_TEST(out ==
             "games.pgn:3:35: error: san-castling-zero: castling `0-0` is written with zeros\n");
}

BOOST_AUTO_TEST_CASE(the_first_findings_of_a_rule_are_shown_and_the_rest_counted) {
  report::repetition repeated(severity::warning, 2);
  auto finding = castling_finding();
  finding.level = severity::warning;
  BOOST_TEST(repeated.shows(finding));
  BOOST_TEST(repeated.is_first(finding.id));
  BOOST_TEST(repeated.shows(finding));
  BOOST_TEST(!repeated.is_first(finding.id));
  finding.level = severity::error;
  BOOST_TEST(!repeated.shows(finding));
  finding.id = rule::move_illegal;
  BOOST_TEST(repeated.shows(finding));
  finding.level = severity::info;
  BOOST_TEST(!repeated.shows(finding));
  repeated.add({rule::san_castling_zero, severity::info, 70});
  repeated.add({rule::san_castling_zero, severity::warning, 40});
  std::string out;
  repeated.render_rest(out, "games.pgn", {});
  BOOST_TEST(out == "games.pgn: error: san-castling-zero: 41 more not shown, 43 in all\n");
}

BOOST_AUTO_TEST_CASE(what_is_counted_before_does_not_hide_the_first_findings) {
  report::repetition repeated(severity::warning, 2);
  auto finding = castling_finding();
  repeated.add({finding.id, finding.level, 70});
  BOOST_TEST(repeated.shows(finding));
  BOOST_TEST(repeated.is_first(finding.id));
  BOOST_TEST(repeated.shows(finding));
  BOOST_TEST(!repeated.shows(finding));
  std::string out;
  repeated.render_rest(out, "games.pgn", {});
  BOOST_TEST(out == "games.pgn: error: san-castling-zero: 71 more not shown, 73 in all\n");
}

BOOST_AUTO_TEST_CASE(zero_repetitions_stand_for_all) {
  report::repetition repeated(severity::off, 0);
  std::string out;
  for (int i = 0; i < 100; ++i) BOOST_TEST(repeated.shows(castling_finding()));
  repeated.render_rest(out, "games.pgn", {});
  BOOST_TEST(out.empty());
}

BOOST_AUTO_TEST_CASE(statistics_begin_with_the_most_frequent_rule) {
  summary totals;
  totals.by_rule[rule::move_illegal] = 3;
  totals.by_rule[rule::line_too_long] = 3;
  totals.by_rule[rule::str_order] = 12;
  std::string out;
  report::render_statistics(out, totals);
  BOOST_TEST(out == "12  str-order\n 3  line-too-long\n 3  move-illegal\n\n");
}

struct summed_up {
  report::run_summary all;
  severity shown;
  std::string_view text;
};

report::run_summary run_summary_of(summary totals, std::uint64_t files = 1) {
  return {.files = files, .totals = totals};
}

BOOST_AUTO_TEST_CASE(the_summary_says_what_was_checked_and_what_not) {
  auto half = run_summary_of({.games = 1, .plies = 1, .infos = 2, .bytes = 1}, 1);
  half.files_unread = 1;
  half.format = profile::archival;
  auto cut = run_summary_of({.games = 2, .bytes = 1000}, 0);
  cut.is_cut = true;
  auto cut_behind = cut;
  cut_behind.files = 2;
  auto records = run_summary_of({});
  records.has_record_files = true;
  auto either = records;
  either.has_game_files = true;
  auto fixed = run_summary_of({.games = 2}, 3);
  fixed.fixed.emplace(report::repairs{.findings = 1, .files = 2, .translated = 1});
  const summed_up cases[] = {
      {run_summary_of({.games = 365,
                       .games_with_errors = 17,
                       .plies = 30'000,
                       .errors = 23,
                       .warnings = 1,
                       .bytes = 250'000}),
       severity::warning,
       "17 of 365 games have errors: 23 errors, 1 warning\n"
       "checked 1 file, 250.0 kB, 30000 plies (profile import)\n"},
      {run_summary_of({.games = 1, .games_with_errors = 1, .errors = 1, .warnings = 2}),
       severity::error,
       "1 of 1 game has errors: 1 error, 2 warnings (not shown: --level warning)\n"
       "checked 1 file, 0 bytes, 0 plies (profile import)\n"},
      {run_summary_of({.games = 1, .errors = 1}), severity::warning,
       "the errors are outside the game: 1 error, 0 warnings\n"
       "checked 1 file, 0 bytes, 0 plies (profile import)\n"},
      {half, severity::warning,
       "the game has no errors: 0 errors, 0 warnings, 2 infos (not shown: --level info)\n"
       "checked 1 file, 1 byte, 1 ply (profile archival)\n"
       "not checked: 1 file that could not be read\n"},
      {run_summary_of({.games = 2, .infos = 1}, 2), severity::info,
       "none of 2 games has errors: 0 errors, 0 warnings, 1 info\n"
       "checked 2 files, 0 bytes, 0 plies (profile import)\n"},
      {run_summary_of({}), severity::warning,
       "no games: 0 errors, 0 warnings\n"
       "checked 1 file, 0 bytes, 0 plies (profile import)\n"},
      {cut, severity::warning,
       "none of 2 games has errors: 0 errors, 0 warnings\n"
       "checked a part of a file, 1.0 kB, 0 plies (profile import)\n"},
      {cut_behind, severity::warning,
       "none of 2 games has errors: 0 errors, 0 warnings\n"
       "checked 2 files and a part of another, 1.0 kB, 0 plies (profile import)\n"},
      {records, severity::warning,
       "no records: 0 errors, 0 warnings\n"
       "checked 1 file, 0 bytes (profile import)\n"},
      {either, severity::warning,
       "no games: 0 errors, 0 warnings\n"
       "checked 1 file, 0 bytes, 0 plies (profile import)\n"},
      {fixed, severity::warning,
       "none of 2 games has errors: 0 errors, 0 warnings\n"
       "checked 3 files, 0 bytes, 0 plies (profile import)\n"
       "fixed 1 finding and translated 1 game in 2 files\n"},
  };
  for (const auto& c : cases) {
    std::string out;
    report::render_summary(out, c.all, c.shown, {});
    BOOST_TEST(out == c.text);
  }
}

BOOST_AUTO_TEST_CASE(sizes_are_said_in_decimal_units) {
  BOOST_TEST(report::size_in_words(999) == "999 bytes");
  BOOST_TEST(report::size_in_words(1000) == "1.0 kB");
  BOOST_TEST(report::size_in_words(999'949) == "999.9 kB");
  BOOST_TEST(report::size_in_words(999'950) == "1.0 MB");
  BOOST_TEST(report::size_in_words(~std::uint64_t{0}) == "18.4 EB");
}

BOOST_AUTO_TEST_SUITE_END()
