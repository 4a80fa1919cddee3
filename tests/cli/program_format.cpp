// The verb format: what goes where, what stays untouched, and what is said.
#include <sys/stat.h>

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <iterator>
#include <string>

#ifdef STRICTPGN_PROGRAM

#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_format)

using strictpgn::tests::workbench;
namespace fs = std::filesystem;

namespace {

const auto canonical = workbench::roster("*") + "1. e4 e5 *\n\n";
const auto loose = workbench::roster("*") + "1.e4 e5\n*\n";
const auto lossy = workbench::roster("*") + "1.e4 e5 2.Ke3 Nf6 *\n";

int mode_of(const fs::path& file) {
  struct stat about {};
  return ::stat(file.c_str(), &about) == 0 ? static_cast<int>(about.st_mode & 07777) : -1;
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_games_go_to_stdout_in_export_format, workbench) {
  write("loose.pgn", loose);
  const auto ran = run("format loose.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.out == canonical);
  BOOST_TEST(ran.err == "");
  BOOST_TEST(read("loose.pgn") == loose);
  BOOST_TEST(run("format", "cat loose.pgn |").out == canonical);
  BOOST_TEST(run("format - loose.pgn", "cat loose.pgn |").out == canonical + canonical);
}

BOOST_FIXTURE_TEST_CASE(symbols_are_written_where_the_profile_leaves_room, workbench) {
  const auto numbers = workbench::roster("*") + "1. e4 $1 1... e5 *\n\n";
  const auto symbols = workbench::roster("*") + "1. e4! e5 *\n\n";
  write("rated.pgn", symbols);
  BOOST_TEST(run("format rated.pgn").out == numbers);
  BOOST_TEST(run("format --nags numbers rated.pgn").out == numbers);
  BOOST_TEST(run("format --nags symbols rated.pgn").out == symbols);
  BOOST_TEST(run("format --nags symbols --check rated.pgn").status == 0);
  BOOST_TEST(run("format --check rated.pgn").status == 1);
  for (const std::string format : {"archival", "reduced"}) {
    const auto refused = "strictpgn: --nags symbols: `rated.pgn` is to be written as " + format +
                         ", which has none\n";
    const auto asked = run("format --nags symbols --profile " + format + " rated.pgn");
    BOOST_TEST(asked.status == 2);
    BOOST_TEST(asked.out == "");
    BOOST_TEST(asked.err == refused);
    write(".strictpgn.toml", "profile = \"" + format + "\"\n");
    BOOST_TEST(run("format --nags symbols rated.pgn").err == refused);
  }
  BOOST_TEST(run("format --nags glyphs rated.pgn").err ==
             "strictpgn: --nags: `glyphs` is none of numbers, symbols\n");
}

BOOST_FIXTURE_TEST_CASE(annotations_that_nobody_wants_are_counted_in_a_line, workbench) {
  const auto bare = workbench::roster("*") + "1. e4 e5 *\n\n";
  write("games.pgn", workbench::roster("*") + "1. e4! {c} e5 (1... c5 {d}) *\n");
  const auto all = run("format --no-comments --no-variations --no-nags games.pgn");
  BOOST_TEST(all.status == 0);
  BOOST_TEST(all.out == bare);
  BOOST_TEST(all.err ==
             "games.pgn: left out, as it was asked for: 1 comment, 1 variation, 1 NAG\n");
  BOOST_TEST(run("format --quiet --no-comments games.pgn").out ==
             workbench::roster("*") + "1. e4 $1 1... e5 (1... c5) *\n\n");
  BOOST_TEST(run("format --no-variations games.pgn").err ==
             "games.pgn: left out, as it was asked for: 1 variation\n");
  BOOST_TEST(run("format --no-nags --nags symbols games.pgn").status == 2);
  BOOST_TEST(run("format --no-nags --profile reduced games.pgn").err ==
             "games.pgn: left out, as reduced export format has none: 1 comment, 1 variation, "
             "1 NAG\n");
  write("bare.pgn", bare);
  BOOST_TEST(run("format --no-comments --check bare.pgn games.pgn").out == "games.pgn\n");
}

BOOST_FIXTURE_TEST_CASE(in_place_replaces_only_what_changes, workbench) {
  write("loose.pgn", loose);
  write("canonical.pgn", canonical);
  fs::permissions(folder() / "loose.pgn", fs::perms(0640));
  fs::create_symlink("loose.pgn", folder() / "link.pgn");
  const auto time = fs::last_write_time(folder() / "canonical.pgn");
  const auto ran = run("format --in-place link.pgn canonical.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.out == "");
  BOOST_TEST(read("loose.pgn") == canonical);
  BOOST_TEST(fs::is_symlink(folder() / "link.pgn"));
  BOOST_TEST(mode_of(folder() / "loose.pgn") == 0640);
  BOOST_TEST((fs::last_write_time(folder() / "canonical.pgn") == time));
  BOOST_TEST(std::distance(fs::directory_iterator(folder()), {}) == 5);  // no draft is left
}

BOOST_FIXTURE_TEST_CASE(check_names_the_files_that_would_change, workbench) {
  write("loose.pgn", loose);
  write("canonical.pgn", canonical);
  write("lossy.pgn", lossy);
  write("passed.pgn", lossy + "\n");
  const auto ran = run("format --check loose.pgn canonical.pgn lossy.pgn passed.pgn");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.out == "loose.pgn\nlossy.pgn\n");
  BOOST_TEST(read("loose.pgn") == loose);
  BOOST_TEST(run("format --check canonical.pgn").status == 0);
  BOOST_TEST(run("format --check", "cat canonical.pgn |").status == 0);
  const auto passed = run("format --check passed.pgn");
  BOOST_TEST(passed.status == 1);
  BOOST_TEST(passed.out == "");
  BOOST_TEST(passed.err.starts_with("passed.pgn:9:11: passed on as it is: `Ke3`"));
}

BOOST_FIXTURE_TEST_CASE(diff_shows_what_would_change, workbench) {
  write("loose.pgn", loose);
  write("canonical.pgn", canonical);
  const auto ran = run("format --diff loose.pgn canonical.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.out ==
             "--- loose.pgn\n+++ loose.pgn\n@@ -6,5 +6,5 @@\n [Black \"?\"]\n [Result \"*\"]\n \n"
             "-1.e4 e5\n-*\n+1. e4 e5 *\n+\n");
  BOOST_TEST(run("format --diff --check loose.pgn").status == 1);
}

BOOST_FIXTURE_TEST_CASE(a_game_that_cannot_be_written_is_passed_on, workbench) {
  write("lossy.pgn", loose + "\n\n" + lossy + "{x}\n");
  const auto ran = run("format lossy.pgn");
  const auto due = canonical + lossy + "\n{x}\n\n";
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.out == due);
  BOOST_TEST(ran.err ==
             "lossy.pgn:21:11: passed on as it is: `Ke3` and what follows it (moves: 1, comments: "
             "0) (move-illegal)\n"
             "lossy.pgn:22:1: passed on as it is: this comment belongs to no game "
             "(comment-outside-game)\n"
             "lossy.pgn: 1 game written, 1 passed on; --force writes what can be written\n");
  const auto in_place = run("format --in-place --quiet lossy.pgn");
  BOOST_TEST(in_place.status == 1);
  BOOST_TEST(in_place.err == "");
  BOOST_TEST(read("lossy.pgn") == due);
  BOOST_TEST(run("format lossy.pgn").out == due);
}

BOOST_FIXTURE_TEST_CASE(forced_it_writes_what_can_be_written_and_says_what_is_gone, workbench) {
  write("lossy.pgn", lossy);
  const auto ran = run("format --force lossy.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.out == canonical);
  BOOST_TEST(ran.err.starts_with("lossy.pgn:9:11: left out: `Ke3`"));
  BOOST_TEST(run("format --force --quiet lossy.pgn").err == "");
  write("wrong.pgn", "[Date \"1992-8-31\"]\n" + lossy);
  BOOST_TEST(run("format --force wrong.pgn").status == 1);
}

BOOST_FIXTURE_TEST_CASE(errors_that_remain_are_listed, workbench) {
  write("wrong.pgn", "[Round \"Final\"]\n\n1. e4 *\n");
  const auto ran = run("format wrong.pgn");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.err.starts_with(
      "wrong.pgn:1:9: written, but not export format: round `Final` is neither a number nor `?` "
      "nor `-` (round-format)\n"));
  BOOST_TEST(run("format --profile archival wrong.pgn").err.find("not archival format") !=
             std::string::npos);
  BOOST_TEST(run("format --in-place wrong.pgn").status == 1);
  BOOST_TEST(read("wrong.pgn").find("[Round \"Final\"]") != std::string::npos);
  BOOST_TEST(run("format --check wrong.pgn").status == 1);
}

BOOST_FIXTURE_TEST_CASE(what_is_put_in_is_said_once_for_each_kind, workbench) {
  const std::string game = "[Event \"x\"]\n[ECO \"\"]\n\n1. e4 {a\n\nb} *\n\n";
  write("poor.pgn", game + game);
  const auto ran = run("format poor.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.err ==
             "poor.pgn:2:1: `[ECO \"\"]` is left out, as it is empty (2 times, here first)\n"
             "poor.pgn:2:9: `[Black \"?\"]` is written, which was missing (2 times, here first)\n"
             "poor.pgn:2:9: `[Date \"????.??.??\"]` is written, which was missing (2 times, here "
             "first)\n"
             "poor.pgn:2:9: `[Result \"*\"]` is written, which was missing (2 times, here first)\n"
             "poor.pgn:2:9: `[Round \"?\"]` is written, which was missing (2 times, here first)\n"
             "poor.pgn:2:9: `[Site \"?\"]` is written, which was missing (2 times, here first)\n"
             "poor.pgn:2:9: `[White \"?\"]` is written, which was missing (2 times, here first)\n"
             "poor.pgn:4:7: 2 paragraphs joined (2 times, here first)\n");
  BOOST_TEST(run("format --quiet poor.pgn").err == "");
  write("no-marker.pgn", workbench::roster("1-0") + "1. e4\n");
  const auto ended = run("format no-marker.pgn");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out == workbench::roster("1-0") + "1. e4 1-0\n\n");
  BOOST_TEST(ended.err ==
             "no-marker.pgn:9:6: the termination marker `1-0` is written, which was missing\n");
}

BOOST_FIXTURE_TEST_CASE(what_is_no_pgn_is_left, workbench) {
  write("page.pgn", "<html><body>no</body></html>\n");
  for (const std::string options : {"", "--in-place ", "--force ", "--diff "}) {
    const auto ran = run("format " + options + "page.pgn");
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(
        ran.err.ends_with("nothing is written: the file holds no PGN data (file-not-pgn)\n"));
  }
  const auto checked = run("format --check page.pgn");  // it would not change
  BOOST_TEST(checked.status == 1);
  BOOST_TEST(checked.out == "");
  BOOST_TEST(checked.err.find("nothing is written") != checked.err.npos);
  BOOST_TEST(read("page.pgn") == "<html><body>no</body></html>\n");
}

BOOST_FIXTURE_TEST_CASE(the_result_passes_the_check_unless_something_is_listed, workbench) {
  write("rich.pgn",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[Termination \"Normal\"]\n[Result \"\"]\n\n"
        "1. e4! {[%csl Ga1,\nGb2]  x} (1. e3 {y}) {z} Kd7 1/2-1/2\n");
  BOOST_TEST(run("format rich.pgn").status == 0);
  BOOST_TEST(run("format rich.pgn > out.pgn").status == 0);
  BOOST_TEST(run("check --profile export out.pgn").status == 0);
}

BOOST_FIXTURE_TEST_CASE(reduced_says_what_it_leaves_out, workbench) {
  write("rich.pgn", workbench::roster("*") + "1. e4! {x} (1. d4 {y}) e5 *\n");
  const auto ran = run("format --profile reduced rich.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.out == canonical);
  BOOST_TEST(ran.err ==
             "rich.pgn: left out, as reduced export format has none: 1 comment, 1 variation, 1 "
             "NAG\n");
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_is_said, workbench) {
  BOOST_TEST(run("format .").status == 2);  // no game is in it yet
  write("canonical.pgn", canonical);
  BOOST_TEST(run("format .").status == 0);
  BOOST_TEST(run("format missing.pgn").status == 2);
  BOOST_TEST(run("format --in-place").status == 2);
  BOOST_TEST(run("format --in-place --check canonical.pgn").status == 2);
  BOOST_TEST(run("format --profile import canonical.pgn").status == 2);
}

BOOST_FIXTURE_TEST_CASE(a_pipe_is_no_file_to_be_replaced, workbench) {
  const auto ran = run("format --in-place pipe", "mkfifo pipe; timeout 20");
  BOOST_TEST(ran.status == 2);
  BOOST_TEST(ran.err == "strictpgn: `pipe` is no regular file\n");
}

BOOST_FIXTURE_TEST_CASE(nothing_stays_behind_when_the_program_is_stopped, workbench) {
  std::string games;
  for (int count = 0; count < 100'000; ++count) games += workbench::roster("*") + "1. e4  e5 *\n\n";
  write("many.pgn", games);
  for (const std::string verb : {"format --in-place", "check --fix --profile export"}) {
    run(verb + " many.pgn", "timeout --signal TERM 0.3");
    BOOST_TEST(read("many.pgn").size() + 1 > games.size() / 2);
    for (const auto& entry : std::filesystem::directory_iterator(folder())) {
      const auto name = entry.path().filename().string();
      BOOST_TEST((name == "many.pgn" || name == "out.txt" || name == "err.txt"), name);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

#endif
