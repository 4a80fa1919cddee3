// `--pieces`: what `check --fix` and `format` do with the piece letters of other languages.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>

#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_translate)

#ifdef STRICTPGN_PROGRAM

namespace {

using strictpgn::tests::workbench;

const std::string english = workbench::roster("*") + "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n";
const std::string german = workbench::roster("*") + "1. e4 e5 2. Sf3 {Sf3} 2... Sc6 3. Lb5 *\n\n";
const std::string from_german =
    workbench::roster("*") + "1. e4 e5 2. Nf3 {Sf3} 2... Nc6 3. Bb5 *\n\n";
const std::string neither = workbench::roster("*") + "1. e4 e5 2. Sg4 *\n\n";

/// A folder with a file of both kinds of games.
struct two_languages : workbench {
  two_languages() { write("games.pgn", german + english); }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(games_are_translated_before_they_are_put_right, two_languages) {
  const auto zeros = workbench::roster("*") + "1. Sf3 Sf6 2. g3 g6 3. Lg2 Lg7 4. 0-0 0-0 *\n\n";
  write("games.pgn", zeros + english + german);
  const auto ran = run("check --fix --pieces de games.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.err == "");
  BOOST_TEST(read("games.pgn") == workbench::roster("*") +
                                      "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O *\n\n" + english +
                                      from_german);
  BOOST_TEST(ran.out ==
             "none of 3 games has errors: 0 errors, 0 warnings\n"
             "checked 1 file, 395 bytes, 18 plies (profile import)\n"
             "fixed 2 findings and translated 2 games in 1 file\n");
}

BOOST_FIXTURE_TEST_CASE(a_diff_shows_it_and_changes_nothing, two_languages) {
  const auto ran = run("check --fix --pieces de --diff games.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.out.find("-1. e4 e5 2. Sf3 {Sf3} 2... Sc6 3. Lb5 *\n"
                          "+1. e4 e5 2. Nf3 {Sf3} 2... Nc6 3. Bb5 *\n") != std::string::npos,
             ran.out);
  BOOST_TEST(
      ran.err.find("\nwould fix 0 findings and translate 1 game in 1 file\n") != std::string::npos,
      ran.err);
  BOOST_TEST(read("games.pgn") == german + english);
}

BOOST_FIXTURE_TEST_CASE(stdin_is_translated_to_stdout, two_languages) {
  const auto ran = run("check --fix --pieces de - < games.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.out == from_german + english);
  BOOST_TEST(run("format --pieces de", "cat games.pgn |").out == from_german + english);
}

BOOST_FIXTURE_TEST_CASE(a_game_that_stays_is_said, two_languages) {
  write("games.pgn", german + neither);
  const auto why =
      "games.pgn:19:13: not translated: with German letters `Sg4` could not be played either\n";
  const auto checked = run("check --fix --pieces de games.pgn");
  BOOST_TEST(checked.status == 1);
  BOOST_TEST(checked.err == why);
  BOOST_TEST(checked.out.find("san-piece-foreign") != std::string::npos);
  BOOST_TEST(read("games.pgn") == from_german + neither);
  BOOST_TEST(run("check --fix --pieces de --quiet games.pgn").err == "");
  const auto formatted = run("format --pieces de games.pgn");
  BOOST_TEST(formatted.status == 1);
  BOOST_TEST(formatted.err.starts_with(why), formatted.err);
  BOOST_TEST(formatted.out == from_german + neither);
  BOOST_TEST(run("format --pieces de --quiet games.pgn").err == "");
}

BOOST_FIXTURE_TEST_CASE(a_file_is_formatted_in_place_with_english_letters, two_languages) {
  BOOST_TEST(run("format --check --pieces de games.pgn").out == "games.pgn\n");
  const auto shown = run("format --diff --pieces de games.pgn");
  BOOST_TEST(shown.out.find("-1. e4 e5 2. Sf3 {Sf3} 2... Sc6 3. Lb5 *\n"
                            "+1. e4 e5 2. Nf3 {Sf3} 2... Nc6 3. Bb5 *\n") != std::string::npos,
             shown.out);
  BOOST_TEST(run("format --in-place --pieces de games.pgn").status == 0);
  BOOST_TEST(read("games.pgn") == from_german + english);
  BOOST_TEST(run("format --check --pieces de games.pgn").status == 0);
  BOOST_TEST(run("format --diff --pieces de games.pgn").out == "");
}

/// The place where the input stands in a diff comes from its own bytes, whatever the blocks are.
BOOST_FIXTURE_TEST_CASE(a_diff_takes_the_old_lines_from_the_input, two_languages) {
  const auto text = "\xEF\xBB\xBF% head\n\n" + german + "\n\n   {Sf3}\n" + neither + "\n\n\n" +
                    german + "words Sf3\n\n" + german;
  write("games.pgn", text);
  write("new.pgn", run("format --quiet --pieces de games.pgn").out);
  write("a.diff", run("format --quiet --diff --pieces de games.pgn").out);
  BOOST_TEST(run_shell("patch -s -o patched.pgn games.pgn a.diff").status == 0);
  BOOST_TEST(read("patched.pgn") == read("new.pgn"));
}

/// Games are read in pieces of a mebibyte.
BOOST_FIXTURE_TEST_CASE(large_games_are_translated_too, workbench) {
  const auto written = [](const std::string& knight) {
    std::string text = english;
    for (const std::size_t size : {3 << 20, 10, 2 << 20, 5})
      text += roster("*") + "1. " + knight + "f3 {" + std::string(size, 'S') + "} 1... " + knight +
              "f6 *\n\n" + english;
    return text;
  };
  write("games.pgn", written("S"));
  BOOST_TEST((run("check --fix --pieces de - < games.pgn").out == written("N")));
  run("format --pieces de --in-place games.pgn");
  BOOST_TEST(read("games.pgn").find("Sf") == std::string::npos);
  write("games.pgn", written("S"));
  const auto ran = run("check --fix --pieces de --limit game-size=1M games.pgn");
  BOOST_TEST(ran.out.find(" and translated 2 games in 1 file\n") != std::string::npos, ran.out);
}

BOOST_FIXTURE_TEST_CASE(a_language_is_named_by_its_code, two_languages) {
  for (const std::string verb : {"check --fix", "format"}) {
    const auto ran = run(verb + " --pieces german games.pgn");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err ==
               "strictpgn: --pieces: `german` is none of cs, da, de, en, es, et, fi, fr, hu, is, "
               "it, nl, no, pl, pt, ro, sv\n");
    BOOST_TEST(ran.out == "");
  }
  BOOST_TEST(run("check --fix --pieces '' games.pgn").status == 2);
  BOOST_TEST(run("check --fix --pieces en games.pgn").out.find("translated") == std::string::npos);
  BOOST_TEST(run("check --pieces de games.pgn").err == "strictpgn: --pieces requires --fix\n");
  BOOST_TEST(read("games.pgn") == german + english);
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_replaced_is_left_with_advice, two_languages) {
  std::filesystem::create_hard_link(folder() / "games.pgn", folder() / "other.pgn");
  const auto ran = run("check --fix --pieces de games.pgn");
  BOOST_TEST(ran.status == 2);
  BOOST_TEST(ran.err.find("strictpgn check --fix --pieces de - < games.pgn > new.pgn") !=
                 std::string::npos,
             ran.err);
  BOOST_TEST(read("games.pgn") == german + english);
}

#endif

BOOST_AUTO_TEST_SUITE_END()
