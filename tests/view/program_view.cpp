// `view`: what it takes, what it refuses, and how the page is put together.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <utility>

#ifdef STRICTPGN_PROGRAM

#include "sanitized.hpp"
#include "sha256.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_view)

using strictpgn::tests::workbench;

namespace {

const auto small_game = workbench::roster("*") + "1. e4 *\n";

std::string games(int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += small_game + "\n";
  return all;
}

std::size_t place_of(const std::string& page, std::string_view part) {
  const auto at = page.find(part);
  BOOST_REQUIRE_MESSAGE(at != page.npos, part << " is not in the page");
  return at;
}

std::string between(const std::string& page, std::string_view begin, std::string_view end) {
  const auto at = place_of(page, begin) + begin.size();
  return page.substr(at, page.find(end, at) - at);
}

/// As a policy names it.
std::string hash_of(const std::string& text) {
  return strictpgn::tests::base64(strictpgn::tests::sha256(text));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_page_begins_with_what_is_shown_first) {
  const workbench here;
  here.write("games.pgn", games(100));
  BOOST_TEST(here.run("view -o page.html games.pgn").status == 0);
  const auto page = here.read("page.html");
  std::size_t last = 0;
  for (const auto* part :
       {"<meta http-equiv=\"Content-Security-Policy\"", "<style>", "id=\"index\"", "id=\"block-0\"",
        "<script>'use strict'", "id=\"block-1\"", "id=\"block-2\""}) {
    const auto at = place_of(page, part);
    BOOST_TEST(at > last, part << " stands too early");
    last = at;
  }
  BOOST_TEST(page.find("block-3") == page.npos);
}

BOOST_AUTO_TEST_CASE(the_policy_names_the_script_and_the_style_that_are_there) {
  const workbench here;
  here.write("games.pgn", small_game);
  here.run("view -o page.html games.pgn");
  const auto page = here.read("page.html");
  const auto policy = between(page, "Content-Security-Policy\" content=\"", "\"");
  BOOST_TEST(policy.starts_with("default-src 'none'; "));
  BOOST_TEST(policy.find("unsafe") == policy.npos);
  const auto style = hash_of(between(page, "<style>", "</style>"));
  const auto script = hash_of(between(page, "<script>", "</script>"));
  BOOST_TEST(policy.find("style-src 'sha256-" + style + "'") != policy.npos);
  BOOST_TEST(policy.find("script-src 'sha256-" + script + "'") != policy.npos);
  BOOST_TEST(page.find(" style=") == page.npos);
  BOOST_TEST(page.find("innerHTML") == page.npos);
}

BOOST_AUTO_TEST_CASE(the_name_of_a_file_is_text) {
  const workbench here;
  here.write("a<b>&\"c.pgn", small_game);
  BOOST_TEST(here.run("view -o page.html 'a<b>&\"c.pgn'").status == 0);
  const auto page = here.read("page.html");
  BOOST_TEST(page.find("<title>a&lt;b&gt;&amp;&quot;c.pgn</title>") != page.npos);
  BOOST_TEST(page.find("a<b>") == page.npos);
}

BOOST_AUTO_TEST_CASE(the_page_goes_to_stdout_or_to_a_file) {
  const workbench here;
  here.write("games.pgn", small_game);
  const auto printed = here.run("view -o - games.pgn");
  BOOST_TEST(here.run("view --output page.html games.pgn").status == 0);
  BOOST_TEST((printed.out == here.read("page.html")));
  const auto from_stdin = here.run_shell("'" + strictpgn::tests::built_program() +
                                         "' view -o - --stdin-name games.pgn <games.pgn");
  BOOST_TEST((from_stdin.out == printed.out));
}

BOOST_AUTO_TEST_CASE(packed_games_are_shown_as_they_are_unpacked) {
  const workbench here;
  here.write("games.pgn", games(3));
  here.run_shell("gzip -k games.pgn");
  BOOST_TEST(here.run("view -o page.html games.pgn.gz").status == 0);
  BOOST_TEST(here.run("view -o plain.html games.pgn").status == 0);
  const auto blocks = [&](const std::string& name) {
    return between(here.read(name), "id=\"block-0\">", "<");
  };
  BOOST_TEST(blocks("page.html") == blocks("plain.html"));
}

BOOST_AUTO_TEST_CASE(without_a_name_the_page_is_written_to_a_temporary_file_and_opened) {
  const workbench here;
  here.write("games.pgn", small_game);
  here.run_shell(
      "mkdir bin temp && printf '#!/bin/sh\\ncp \"$1\" opened.html\\n' >bin/xdg-open && "
      "chmod +x bin/xdg-open");
  const auto opened = here.run("view games.pgn", "TMPDIR=$PWD/temp PATH=$PWD/bin:/usr/bin:/bin");
  BOOST_TEST(opened.status == 0);
  BOOST_TEST(opened.err.find("temp/strictpgn-") != opened.err.npos);
  BOOST_TEST((here.read("opened.html") == here.run("view -o - games.pgn").out));
  here.run_shell("printf '#!/bin/sh\\nexit 3\\n' >bin/xdg-open");
  const auto refused = here.run("view games.pgn", "TMPDIR=$PWD/temp PATH=$PWD/bin:/usr/bin:/bin");
  BOOST_TEST(refused.status == 2);
  BOOST_TEST(refused.err.find("nothing here opens pages; this one is in `") != refused.err.npos);
}

BOOST_AUTO_TEST_CASE(the_status_tells_of_errors) {
  const workbench here;
  here.write("games.pgn", workbench::roster("*") + "1. e5 *\n");
  BOOST_TEST(here.run("view -o page.html games.pgn").status == 1);
  here.write("none.pgn", "");
  BOOST_TEST(here.run("view -o page.html none.pgn").status == 0);
}

BOOST_AUTO_TEST_CASE(some_of_the_games_are_taken) {
  const workbench here;
  here.write("games.pgn", games(30));
  const auto counted = [&](const std::string& range) {
    BOOST_TEST(here.run("view --games " + range + " -o page.html games.pgn").status == 0);
    return between(here.read("page.html"), "\"blocks\":", "]]");
  };
  BOOST_TEST(counted("3").starts_with("[[1,1,3,"));
  BOOST_TEST(counted("3-5").starts_with("[[3,3,3,"));
  BOOST_TEST(counted("28-").starts_with("[[3,3,28,"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_done_is_said_in_a_line) {
  const workbench here;
  here.write("games.pgn", games(3));
  const std::pair<std::string, std::string> cases[] = {
      {"view -o page.html missing.pgn", "no such file: `missing.pgn`"},
      {"view -o games.pgn games.pgn", "--output: `games.pgn` is also read"},
      {"view -o page.html --games x games.pgn",
       "--games: `x` is no range of games such as 1-10000"},
      {"view -o page.html --games 0-2 games.pgn", "--games: `0-2` is no range"},
      {"view -o page.html --games 5-2 games.pgn", "--games: `5-2` is no range"},
      {"view -o page.html --games 7-9 games.pgn", "--games: `games.pgn` has 3 games, not `7-9`"},
      {"view -o page.html --level off games.pgn", "--level"},
      {"view -o /proc/page.html games.pgn", "/proc"},
  };
  for (const auto& [arguments, message] : cases) {
    const auto run = here.run(arguments);
    BOOST_TEST(run.status == 2, arguments);
    BOOST_TEST(run.err.find(message) != run.err.npos, arguments << ": " << run.err);
    BOOST_TEST(run.err.find('\n') == run.err.size() - 1, arguments << ": " << run.err);
  }
  BOOST_TEST(here.read("games.pgn") == games(3));
}

BOOST_AUTO_TEST_CASE(more_than_a_page_can_hold_is_asked_for_in_parts) {
  const workbench here;
  const auto long_game = workbench::roster("*") + "1. e4 {" + std::string(9 << 20, 'x') + "} *\n\n";
  std::string all;
  for (int i = 0; i < 9; ++i) all += long_game;
  here.write("large.pgn", all);
  const auto run = here.run("view -o page.html large.pgn");
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.err ==
             "strictpgn: `large.pgn` has more than 64 MB of games to show; name some of them: "
             "--games 1-7\n");
  // With sanitizers, which take many seconds for such a page, those of the other cases.
  if (strictpgn::tests::is_sanitized) return;
  BOOST_TEST(here.run("view -o page.html --games 1-7 --level error large.pgn").status == 1);
}

BOOST_AUTO_TEST_CASE(utf8_is_read_as_such_unless_somebody_says_otherwise) {
  const workbench here;
  const auto encoding_of = [&](const std::string& comment, const std::string& options = "") {
    here.write("games.pgn", workbench::roster("*") + "1. e4 {" + comment + "} *\n");
    here.run("view -o page.html " + options + " games.pgn");
    return between(here.read("page.html"), "\"encoding\":\"", "\"");
  };
  BOOST_TEST(encoding_of("plain") == "latin1");
  BOOST_TEST(encoding_of("R\xC3\xA9ti") == "utf8");
  BOOST_TEST(encoding_of("R\xE9ti") == "latin1");
  BOOST_TEST(encoding_of("R\xC3\xA9ti \xE9") == "latin1");
  BOOST_TEST(encoding_of("R\xC3\xA9ti", "--encoding latin1") == "latin1");
  BOOST_TEST(encoding_of("plain", "--profile modern") == "utf8");
}

BOOST_AUTO_TEST_SUITE_END()

#endif
