// `strictpgn split`: what goes to which file, what is said, and what is refused.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>

#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_split)

#ifdef STRICTPGN_PROGRAM

namespace {

namespace fs = std::filesystem;
using strictpgn::tests::outcome;
using strictpgn::tests::workbench;

const std::string sound = workbench::roster("*") + "1. e4 *\n\n";
const std::string sound_too = workbench::roster("*") + "1. d4 *\n\n";
const std::string illegal = workbench::roster("*") + "1. e5 *\n\n";

/// A folder with a file of three games, of which the second has an error.
struct three_games : workbench {
  three_games() { write("games.pgn", sound + illegal + sound_too); }

  outcome split(const std::string& arguments) const { return run("split " + arguments); }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(games_go_to_one_file_or_the_other, three_games) {
  const auto result = split("--clean clean.pgn --faulty faulty.pgn games.pgn");
  BOOST_TEST(result.status == 1);
  BOOST_TEST(result.out == "");
  BOOST_TEST(result.err == "games.pgn: 3 games, 2 clean, 1 faulty\n");
  BOOST_TEST(read("clean.pgn") == sound + sound_too);
  BOOST_TEST(read("faulty.pgn") == illegal);
  BOOST_TEST(read("games.pgn") == sound + illegal + sound_too);
}

BOOST_FIXTURE_TEST_CASE(without_errors_the_status_is_0_and_one_file_is_empty, three_games) {
  write("games.pgn", sound);
  BOOST_TEST(split("--clean clean.pgn --faulty faulty.pgn games.pgn").status == 0);
  BOOST_TEST(read("clean.pgn") == sound);
  BOOST_TEST(fs::exists(folder() / "faulty.pgn"));
  BOOST_TEST(read("faulty.pgn") == "");
}

BOOST_FIXTURE_TEST_CASE(stdin_is_read_and_one_of_the_two_may_be_stdout, three_games) {
  const auto rest = run_shell("cat games.pgn | '" + strictpgn::tests::built_program() +
                              "' split --clean - --faulty faulty.pgn");
  BOOST_TEST(rest.out == sound + sound_too);
  BOOST_TEST(rest.err == "<stdin>: 3 games, 2 clean, 1 faulty\n");
  BOOST_TEST(split("--clean clean.pgn --faulty - --quiet games.pgn").out == illegal);
  BOOST_TEST(split("--clean clean.pgn --faulty - --quiet games.pgn").err == "");
}

BOOST_FIXTURE_TEST_CASE(findings_are_written_before_each_faulty_game, three_games) {
  split("--clean clean.pgn --faulty faulty.pgn --findings escape games.pgn");
  BOOST_TEST(read("clean.pgn") == sound + sound_too);
  BOOST_TEST(read("faulty.pgn") ==
             "% 19:4: error: move-illegal: `e5` is not a legal move: no white pawn can go to\n"
             "%   e5\n" +
                 illegal);
  split("--clean clean.pgn --faulty faulty.pgn --findings comment games.pgn");
  BOOST_TEST(read("faulty.pgn") ==
             "{19:4: error: move-illegal: `e5` is not a legal move: no white pawn can go to\n"
             "  e5}\n" +
                 illegal);
}

BOOST_FIXTURE_TEST_CASE(what_is_quoted_in_findings_ends_and_begins_nothing, three_games) {
  write("games.pgn", workbench::roster("*") + "1. e4 {[%clk \xE9}} *\n\n");
  split("--clean clean.pgn --faulty faulty.pgn --findings comment games.pgn --fail-on warning");
  const auto text = read("faulty.pgn");
  const auto lines = text.substr(0, text.find("[Event"));
  BOOST_TEST(lines.find("`(%clk <U+00E9>`") != std::string::npos, lines);
  BOOST_TEST(lines.find("[%") == std::string::npos, lines);
  BOOST_TEST(lines.find("this `)` closes no comment}\n") != std::string::npos, lines);
}

BOOST_FIXTURE_TEST_CASE(what_is_a_fault_is_said_as_for_check, three_games) {
  write("games.pgn", sound + workbench::roster("*") + "1. e4 e5 2. 0-0-0 *\n\n");
  write("latin.pgn", workbench::roster("*") + "1. e4 {caf\xC3\xA9} *\n\n");
  split("--clean clean.pgn --faulty faulty.pgn latin.pgn");
  BOOST_TEST(read("faulty.pgn") == "");
  split("--clean clean.pgn --faulty faulty.pgn --fail-on warning latin.pgn");
  BOOST_TEST(read("clean.pgn") == "");
  BOOST_TEST(
      split("--clean clean.pgn --faulty faulty.pgn --profile modern --fail-on warning latin.pgn")
          .status == 0);
  BOOST_TEST(split("--clean clean.pgn --faulty faulty.pgn --rule move-illegal=off --rule "
                   "san-castling-zero=off games.pgn")
                 .status == 0);
  write(".strictpgn.toml", "fail-on = \"warning\"\n");
  BOOST_TEST(split("--clean clean.pgn --faulty faulty.pgn latin.pgn").status == 1);
  BOOST_TEST(split("--clean clean.pgn --faulty faulty.pgn --no-config latin.pgn").status == 0);
}

BOOST_FIXTURE_TEST_CASE(what_is_inserted_is_said, three_games) {
  const auto one_line = "1. e4 * " + illegal;
  write("games.pgn", one_line);
  const auto result = split("--clean clean.pgn --faulty faulty.pgn games.pgn");
  BOOST_TEST(read("clean.pgn") == "1. e4 *\n");
  BOOST_TEST(read("faulty.pgn") == " " + illegal);
  BOOST_TEST(result.err == "games.pgn: 2 games, 1 clean, 1 faulty; inserted: 1 line end\n");
}

BOOST_FIXTURE_TEST_CASE(text_outside_games_goes_with_the_next_one_or_is_faulty, three_games) {
  write("games.pgn", sound + "% about the second\n{and} " + illegal + "{about the third}\n" +
                         sound_too + "words\n\n" + sound + "{the end}\n");
  const auto result = split("--clean clean.pgn --faulty faulty.pgn games.pgn");
  BOOST_TEST(read("clean.pgn") ==
             sound + "{about the third}\n" + sound_too + sound + "{the end}\n");
  BOOST_TEST(read("faulty.pgn") == "% about the second\n{and} " + illegal + "words\n\n");
  BOOST_TEST(result.err == "games.pgn: 4 games, 3 clean, 1 faulty; 1 faulty text outside games\n");
}

BOOST_FIXTURE_TEST_CASE(a_file_that_is_no_pgn_is_faulty_as_a_whole, three_games) {
  for (const auto* const text : {"no game at all\n", "\xFF\xFE[\0E\0v\0"}) {
    write("games.pgn", text);
    const auto result = split("--clean clean.pgn --faulty faulty.pgn games.pgn");
    BOOST_TEST(result.status == 1);
    BOOST_TEST(read("clean.pgn") == "");
    BOOST_TEST(read("faulty.pgn") == text);
  }
  write("games.pgn", "");
  BOOST_TEST(split("--clean clean.pgn --faulty faulty.pgn games.pgn").status == 0);
}

BOOST_FIXTURE_TEST_CASE(three_names_stand_for_three_files, three_games) {
  const auto is_refused = [&](const std::string& arguments, const std::string& why) {
    const auto result = split(arguments);
    BOOST_TEST(result.status == 2, arguments);
    BOOST_TEST(result.err == "strictpgn: " + why + "\n");
    BOOST_TEST(result.out == "");
    BOOST_TEST(read("games.pgn") == sound + illegal + sound_too);
  };
  fs::create_symlink("games.pgn", folder() / "link.pgn");
  is_refused("--clean a.pgn --faulty ./a.pgn games.pgn", "--clean and --faulty name the same file");
  is_refused("--clean - --faulty - games.pgn", "--clean and --faulty name the same file");
  is_refused("--clean link.pgn --faulty b.pgn games.pgn", "--clean names the file that is read");
  is_refused("--clean a.pgn --faulty games.pgn games.pgn", "--faulty names the file that is read");
  is_refused("--clean a.pgn --faulty games.pgn < games.pgn",
             "--faulty names the file that is read");
  is_refused("--clean a.pgn games.pgn", "--faulty is required");
  is_refused("--clean a.pgn --faulty b.pgn --findings words games.pgn",
             "--findings: `words` is none of escape, comment");
  is_refused("--clean a.pgn --faulty b.pgn game.pgn",
             "no such file: `game.pgn`; did you mean `games.pgn`?");
  BOOST_TEST(!fs::exists(folder() / "a.pgn"));
}

BOOST_FIXTURE_TEST_CASE(a_file_that_cannot_be_replaced_is_left_as_is, three_games) {
  write("faulty.pgn", "kept");
  fs::permissions(folder() / "faulty.pgn", fs::perms::owner_read);
  const auto result = split("--clean clean.pgn --faulty faulty.pgn games.pgn");
  BOOST_TEST(result.status == 2);
  BOOST_TEST(result.err.find("chmod u+w faulty.pgn") != std::string::npos, result.err);
  BOOST_TEST(read("faulty.pgn") == "kept");
  BOOST_TEST(!fs::exists(folder() / "clean.pgn"));
}

BOOST_FIXTURE_TEST_CASE(no_file_is_replaced_where_the_other_cannot_be_made, three_games) {
  write("clean.pgn", "kept");
  const auto result = split("--clean clean.pgn --faulty /proc/none.pgn games.pgn");
  BOOST_TEST(result.status == 2);
  BOOST_TEST(read("clean.pgn") == "kept");
  BOOST_TEST(split("--clean '' --faulty b.pgn games.pgn").err ==
             "strictpgn: --clean: the value is empty\n");
}

BOOST_FIXTURE_TEST_CASE(what_nobody_wants_goes_to_the_null_device, three_games) {
  const auto result = split("--clean clean.pgn --faulty /dev/null games.pgn");
  BOOST_TEST(result.status == 1);
  BOOST_TEST(result.err == "games.pgn: 3 games, 2 clean, 1 faulty\n");
  BOOST_TEST(read("clean.pgn") == sound + sound_too);
  fs::create_symlink("/dev/null", folder() / "null");
  BOOST_TEST(split("--clean null --faulty - --quiet games.pgn").out == illegal);
  BOOST_TEST(fs::is_symlink(folder() / "null"));
  BOOST_TEST(fs::is_character_file("/dev/null"));
  const auto refused = split("--clean /dev/stdout --faulty /dev/null games.pgn");
  BOOST_TEST(refused.status == 2);
  BOOST_TEST(refused.err ==
             "strictpgn: `/dev/stdout` is what stdout goes to; give - for one of the "
             "two, and send stdout there\n");
}

BOOST_FIXTURE_TEST_CASE(another_stream_is_refused_with_advice, three_games) {
  run_shell("mkfifo pipe");
  for (const std::string name : {"pipe", "/dev/full"}) {
    const auto result = split("--clean clean.pgn --faulty " + name + " games.pgn");
    BOOST_TEST(result.status == 2);
    BOOST_TEST(result.err == "strictpgn: `" + name +
                                 "` is no regular file; give - for one of the two, and send stdout "
                                 "there\n");
    BOOST_TEST(!fs::exists(folder() / "clean.pgn"));
  }
}

BOOST_FIXTURE_TEST_CASE(a_pipe_is_read_once, three_games) {
  run_shell("mkfifo pipe");
  const std::string writer = "timeout 20 sh -c 'cat games.pgn >pipe' &";
  const auto result = run("split --clean clean.pgn --faulty faulty.pgn pipe", writer);
  BOOST_TEST(result.status == 1);
  BOOST_TEST(result.err == "pipe: 3 games, 2 clean, 1 faulty\n");
  BOOST_TEST(read("clean.pgn") == sound + sound_too);
  BOOST_TEST(read("faulty.pgn") == illegal);
  BOOST_TEST(run("check --fix --diff pipe", writer).status == 1);
  BOOST_TEST(run("format --pieces de --quiet pipe", writer).out.size() == read("games.pgn").size());
}

BOOST_FIXTURE_TEST_CASE(an_older_file_is_replaced, three_games) {
  write("clean.pgn", "old");
  split("--clean clean.pgn --faulty faulty.pgn games.pgn");
  BOOST_TEST(read("clean.pgn") == sound + sound_too);
}

#endif

BOOST_AUTO_TEST_SUITE_END()
