// The built program: exit status, what goes to stdout and what to stderr, options.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program)

namespace fs = std::filesystem;
using nlohmann::json;
using strictpgn::tests::outcome;

/// A few inputs.
struct workbench : strictpgn::tests::workbench {
  workbench() {
    write("good.pgn", roster("*") + "1. e4 e5 *\n");
    write("bad.pgn", roster("*") + "1. e4 e5 2. Ke3 *\n");
    write("twice.pgn", roster("*") + "1. e4 e5 2. Ke3 *\n\n" + roster("*") + "1. d4 Kd7 *\n");
    write("copies.pgn", roster("*") + "1. e4 *\n\n" + roster("*") + "1. e4 *\n");
    write("games.txt", roster("*") + "1. e4 *\n");
    write("zeros.pgn", roster("*") + "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *\n");
    write("1851.pgn", roster("*") + "1. e4 *\n");
  }
};

std::vector<json> objects_of(const std::string& lines) {
  std::vector<json> objects;
  std::istringstream in(lines);
  for (std::string line; std::getline(in, line);) objects.push_back(json::parse(line));
  return objects;
}

struct expected_status {
  std::string arguments;
  int status;
};

BOOST_FIXTURE_TEST_CASE(the_exit_status_tells_how_it_went, workbench) {
  const expected_status cases[] = {
      {"check good.pgn", 0},
      {"check bad.pgn", 1},
      {"check good.pgn bad.pgn", 1},
      {"check bad.pgn --rule move-illegal=warning", 0},
      {"check bad.pgn --rule move-illegal=warning --fail-on warning", 1},
      {"check bad.pgn --rule move-illegal=off", 0},
      {"check bad.pgn --rule move-illegal=off --rule move-illegal=error", 1},
      {"check missing.pgn bad.pgn", 2},
      {"check .", 1},
      {"check good.pgn --profile exprt", 2},
      {"check twice.pgn --game 1", 1},
      {"check good.pgn --game 2", 2},
      {"check copies.pgn --fail-on warning", 0},
      {"check copies.pgn --fail-on warning --collation", 1},
      {"check copies.pgn --fail-on warning --collation --rule collation-duplicate=off", 0},
      {"check games.txt --rule file-name-suffix=error", 1},
      {"check 1851.pgn --rule date-file-name-mismatch=error", 1},
      {"check 1851.pgn", 0},
      {"check - --rule date-file-name-mismatch=error < 1851.pgn", 0},
      {"check good.pgn --rule file-name-suffix=error", 0},
      {"ast good.pgn", 0},
      {"ast bad.pgn", 1},
      {"ast missing.pgn", 2},
      {"explain", 0},
      {"explain move-illegal", 0},
      {"explain no-such-rule", 2},
      {"explain '$14'", 0},
      {"explain '$255' --format json", 0},
      {"explain '$14' --format markdown", 0},
      {"explain '$'", 2},
      {"--version", 0},
      {"--help", 0},
      {"check --help", 0},
      {"", 2},
      {"frobnicate", 2},
  };
  for (const auto& c : cases) {
    BOOST_TEST_CONTEXT(c.arguments) {
      const auto found = run(c.arguments);
      BOOST_TEST(found.status == c.status);
      BOOST_TEST((found.status == 2) == !found.err.empty());
    }
  }
}

struct complaint {
  std::string arguments;
  std::string line;
};

BOOST_FIXTURE_TEST_CASE(trouble_is_one_line_with_a_suggestion, workbench) {
  const std::string castling =
      "san-castling-zero, san-castling-bad-form, chess960-castling-undeclared, "
      "fen-castling-syntax, "
      "fen-castling-order, fen-castling-duplicate and 10 more";
  const complaint cases[] = {
      {"check godo.pgn", "no such file: `godo.pgn`; did you mean `good.pgn`?"},
      {"check ''", "no such file: ``"},
      {"check --baseline '' games.pgn", "--baseline: the value is empty"},
      {"check --output '' games.pgn", "--output: the value is empty"},
      {"check --output= good.pgn", "--output: the value is empty"},
      {"check --fix= good.pgn", "--fix: the value is empty"},
      {"check --exclude games.pgn --exclude '' .", "--exclude: the value is empty"},
      {"check xyz.pgn", "no such file: `xyz.pgn`"},
      {"split --clean a --faulty b .", "`.` is a directory; name the files in it"},
      {"check good.pgn --profil import", "no option `--profil`; did you mean `--profile`?"},
      {"check g", "no such file: `g`"},  // not the nearest of one letter
      {"check --fix all good.pgn", "no such file: `all`; did you mean `--fix=all`?"},
      {"check --fix good.pgn safe", "no such file: `safe`; did you mean `--fix=safe`?"},
      {"check --quiet --game 2 good.pgn", "--game: there is no game 2"},
      {"convert --to uci --game 9 good.pgn", "--game: there is no game 9"},
      {"check --part 1/2 --baseline good.pgn good.pgn", "--baseline excludes --part"},
      {"check --part 1/2 --game 1 good.pgn", "--game excludes --part"},
      {"check --range 0:9 --game 1 good.pgn", "--game excludes --range"},
      {"check --range 0:9 --baseline good.pgn good.pgn", "--baseline excludes --range"},
      {"check --part 1/2 --format json good.pgn",
       "--part: `strictpgn merge` takes --format, when all parts are there"},
      {"format --in-place -o other.pgn good.pgn", "--output excludes --in-place"},
      {"fen ''", "`` is no FEN"},
      {"fen ' '", "` ` is no FEN"},
      {"view -o no/such/page.html good.pgn",
       "`no/such/page.html` cannot be written: No such file or directory"},
      {"explain comment-untermin",
       "no rule `comment-untermin`; did you mean `comment-unterminated`?"},
      {"explain duplicate",
       "no rule `duplicate`; names with it: tag-duplicate, fen-castling-duplicate, "
       "epd-opcode-duplicate, "
       "epd-operand-duplicate, collation-duplicate"},
      {"explain xyz", "no rule `xyz`"},
      {"check --select castling good.pgn",
       "--select: no rule `castling`; names with it: " + castling},
      {"check --rule castling=off good.pgn",
       "--rule: no rule `castling`; names with it: " + castling},
      {"generate --violate castling", "--violate: no rule `castling`; names with it: " + castling},
      {"check good.pgn --profile", "--profile needs a value"},
      {"check good.pgn --format json --format full", "--format is given more than once"},
      {"check --profile=exprt",
       "--profile: `exprt` is none of import, export, archival, reduced, modern; "
       "did you mean `export`?"},
      {"check --encoding=latin",
       "--encoding: `latin` is none of latin1, utf8; did you mean "
       "`latin1`?"},
      {"check --format=jsn",
       "--format: `jsn` is none of full, concise, json, sarif, github, html; did you mean `json`?"},
      {"check --color=on", "--color: `on` is none of auto, always, never"},
      {"check --level=off", "--level: `off` is none of info, warning, error"},
      {"check --fail-on=info", "--fail-on: `info` is none of warning, error"},
      {"check --game=0", "--game: `0` is no number from 1 to 18446744073709551615"},
      {"check --game=x", "--game: `x` is no number from 1 to 18446744073709551615"},
      {"check --game=99999999999999999999",
       "--game: `99999999999999999999` is no number from 1 to 18446744073709551615"},
      {"check --repeats -1", "--repeats: `-1` is no number from 0 to 18446744073709551615"},
      {"check --repeats=99999999999999999999",
       "--repeats: `99999999999999999999` is no number from 0 to 18446744073709551615"},
      {"check --repeats=0x10", "--repeats: `0x10` is no number from 0 to 18446744073709551615"},
      {"check --repeats=1.5", "--repeats: `1.5` is no number from 0 to 18446744073709551615"},
      {"generate --seed -1", "--seed: `-1` is no number from 0 to 18446744073709551615"},
      {"generate --count 1e3", "--count: `1e3` is no number from 1 to 1000000000"},
      {"generate --plies=10001", "--plies: `10001` is no number from 0 to 10000"},
      {"mutate --seed=+1 good.pgn", "--seed: `+1` is no number from 0 to 18446744073709551615"},
      {"reduce --keep true --timeout nan good.pgn",
       "--timeout: `nan` is no number from 0.001 to 86400"},
      {"reduce --keep true --timeout 1e3 good.pgn",
       "--timeout: `1e3` is no number from 0.001 to 86400"},
      {"check --rule=move-ilegal=off",
       "--rule: no rule `move-ilegal`; did you mean `move-illegal`?"},
      {"check --rule=move-illegal",
       "--rule: `move-illegal` is not of the form "
       "NAME=error|warning|info|off"},
      {"check --rule=move-illegal=fatal", "--rule: `fatal` is none of error, warning, info, off"},
      {"check --limit=rav-dept=5",
       "--limit: `rav-dept` is none of comment-size, token-size, "
       "game-size, game-elements, diagnostics, compared-games, rav-depth; did you mean "
       "`rav-depth`?"},
      {"check --limit=rav-depth=-1",
       "--limit: rav-depth cannot be `-1`; give a number from 1 to "
       "4096, or with K, M or G behind it"},
      {"check --limit=game-size=5G",
       "--limit: game-size cannot be `5G`; give a number from 1 to "
       "4294967296, or with K, M or G behind it"},
      {"explain move-ilegal", "no rule `move-ilegal`; did you mean `move-illegal`?"},
      {"explain '$256'", "`$256` is no NAG; they go from $0 to $255"},
      {"explain '$99999999999999999999'",
       "`$99999999999999999999` is no NAG; they go from $0 to $255"},
      {"explain '$-1'", "`$-1` is no NAG; they go from $0 to $255"},
      {"explain 4", "no rule `4`; a NAG has its sign and stands in quotes: '$14'"},
      {"explain move-illegal nag-null", "`nag-null` is one argument too many"},
      {"chek good.pgn", "no verb `chek`; did you mean `strictpgn check`?"},
      {"good.pgn", "no verb `good.pgn`; did you mean `strictpgn check good.pgn`?"},
      {"chekc good.pgn", "no verb `chekc`; did you mean `strictpgn check`?"},
      {"foramt good.pgn", "no verb `foramt`; did you mean `strictpgn format`?"},
      {"validate good.pgn", "no verb `validate`; see strictpgn --help"},
      {"check --range 1:2 --format json good.pgn",
       "--range: `strictpgn merge` takes --format, when all parts are there"},
      {"",
       "say what to do: check, merge, format, convert, fen, epd, ast, split, view, explain, "
       "grammar, coverage, generate, mutate, reduce, fuzz; see strictpgn --help"},
  };
  for (const auto& c : cases) {
    BOOST_TEST_CONTEXT(c.arguments) {
      const auto found = run(c.arguments);
      BOOST_TEST(found.status == 2);
      BOOST_TEST(found.out.empty());
      BOOST_TEST(found.err == "strictpgn: " + c.line + "\n");
    }
  }
}

BOOST_FIXTURE_TEST_CASE(a_wrong_number_is_said_to_stand_before_the_move_due, workbench) {
  write("numbers.pgn", roster("*") + "1. e4 e5 3. Nf3 (2. f4 7... d6) 2... Nc6 *\n");
  const auto found = run("check numbers.pgn");
  BOOST_TEST(found.out.find("numbers.pgn:9:10, game 1, White's move 2\n") != std::string::npos);
  BOOST_TEST(found.out.find("numbers.pgn:9:24, game 1, Black's move 2\n") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(other_files_are_checked_when_one_is_missing, workbench) {
  const auto found = run("check --format concise missing.pgn bad.pgn");
  BOOST_TEST(found.status == 2);
  BOOST_TEST(found.out.starts_with("bad.pgn:9:13: error: move-illegal: "));
  BOOST_TEST(found.out.find("not checked: 1 file that could not be read\n") != std::string::npos);
  BOOST_TEST(found.err.starts_with("strictpgn: no such file: `missing.pgn`"));
}

BOOST_FIXTURE_TEST_CASE(json_is_one_object_a_line_and_ends_with_the_summary, workbench) {
  const auto found = run("check --format json twice.pgn bad.pgn");
  const auto objects = objects_of(found.out);
  std::vector<std::string> illegal;
  for (const auto& one : objects) {
    if (one.value("rule", "") == "move-illegal") {
      illegal.push_back(one.at("file").get<std::string>() + ":" +
                        std::to_string(one.at("game").get<int>()));
    }
  }
  const std::vector<std::string> expected{"twice.pgn:1", "twice.pgn:2", "bad.pgn:1"};
  BOOST_TEST(illegal == expected, boost::test_tools::per_element());
  const auto& last = objects.back();
  BOOST_TEST(last.at("summary") == true);
  BOOST_TEST(last.at("files") == 2);
  BOOST_TEST(last.at("games") == 3);
  BOOST_TEST(last.at("games_with_errors") == 3);
  BOOST_TEST(last.at("plies") == 5);
  BOOST_TEST(last.at("errors") == 3);
  BOOST_TEST(last.at("bytes") ==
             fs::file_size(folder() / "twice.pgn") + fs::file_size(folder() / "bad.pgn"));
  const auto findings = last.at("errors").get<std::size_t>() +
                        last.at("warnings").get<std::size_t>() +
                        last.at("infos").get<std::size_t>();
  BOOST_TEST(findings == objects.size() - 1);
}

BOOST_FIXTURE_TEST_CASE(a_game_can_be_chosen, workbench) {
  const auto objects = objects_of(run("check --format json --game 2 twice.pgn").out);
  BOOST_REQUIRE(objects.size() >= 2U);
  for (const auto& one : objects) BOOST_TEST(one.value("game", 2) == 2);
  BOOST_TEST(objects.back().at("games") == 1);
  BOOST_TEST(objects.back().at("plies") == 1);
}

BOOST_FIXTURE_TEST_CASE(stdin_is_read_when_no_file_is_named_or_a_dash, workbench) {
  for (const std::string arguments : {"check --format concise", "check --format concise -"}) {
    const auto found = run(arguments, "cat bad.pgn |");
    BOOST_TEST(found.status == 1);
    BOOST_TEST(found.out.starts_with("<stdin>:9:13: error: "));
  }
  const auto named = run("check --format concise --stdin-name db.pgn", "cat bad.pgn |");
  BOOST_TEST(named.out.starts_with("db.pgn:9:13: error: "));
}

BOOST_FIXTURE_TEST_CASE(options_that_repeat_do_not_swallow_files, workbench) {
  const auto found =
      run("check --rule nag-null=off --game 1 --limit rav-depth=3 bad.pgn --format concise");
  BOOST_TEST(found.status == 1);
  BOOST_TEST(found.out.starts_with("bad.pgn:9:13: error: "));
}

BOOST_FIXTURE_TEST_CASE(repetitions_are_counted_in_text_and_carried_in_json, workbench) {
  std::string games;
  for (int i = 0; i < 9; ++i) games += roster("*") + "1. e4 Ke6 *\n\n";
  write("many.pgn", games);
  const auto text = run("check --format concise --quiet many.pgn");
  BOOST_TEST(std::ranges::count(text.out, '\n') == 6);
  BOOST_TEST(text.out.ends_with("many.pgn: error: move-illegal: 4 more not shown, 9 in all\n"));
  const auto all = run("check --format concise --quiet --repeats 0 many.pgn");
  BOOST_TEST(std::ranges::count(all.out, '\n') == 9);
  const auto machine = objects_of(run("check --format json many.pgn").out);
  BOOST_TEST(machine.back().at("by_rule").at("move-illegal") == 9);
  BOOST_TEST(machine.back().at("errors") == 9);
}

BOOST_FIXTURE_TEST_CASE(a_rule_is_explained_once_for_each_file, workbench) {
  const auto text = run("check twice.pgn bad.pgn").out;
  const auto count = [&](std::string_view part) {
    int times = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++times;
    return times;
  };
  BOOST_TEST(count("error[move-illegal]") == 3);
  BOOST_TEST(count("= help: Compare the moves") == 2);
}

BOOST_FIXTURE_TEST_CASE(infos_are_shown_on_request, workbench) {
  write("bare.pgn", "1. e4 *\n");
  const auto has = [](const outcome& found) {
    return found.out.find("tag-section-missing") != std::string::npos;
  };
  BOOST_TEST(!has(run("check bare.pgn")));
  BOOST_TEST(has(run("check --level info bare.pgn")));
  BOOST_TEST(has(run("check --format json bare.pgn")));
}

BOOST_FIXTURE_TEST_CASE(statistics_count_rules, workbench) {
  const auto found = run("check --quiet --format concise --statistics twice.pgn");
  BOOST_TEST(found.out.find("\n2  move-illegal\n") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(quiet_leaves_only_findings, workbench) {
  BOOST_TEST(run("check --quiet good.pgn").out.empty());
  BOOST_TEST(run("check --quiet --format concise bad.pgn").out.find("checked") ==
             std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(colors_come_only_when_asked_for, workbench) {
  const auto is_colored = [](const outcome& found) {
    return found.out.find('\x1B') != std::string::npos;
  };
  BOOST_TEST(!is_colored(run("check bad.pgn")));
  BOOST_TEST(!is_colored(run("check --color never bad.pgn")));
  BOOST_TEST(is_colored(run("check --color always bad.pgn")));
  BOOST_TEST(is_colored(run("check --color always bad.pgn", "NO_COLOR=1")));
}

BOOST_FIXTURE_TEST_CASE(hostile_bytes_and_names_never_come_out_raw, workbench) {
  std::string bytes = roster("*") + "1. e4 {";
  for (int i = 1; i < 256; ++i) bytes += static_cast<char>(i == '}' ? '{' : i);
  bytes +=
      "} \x1B[2J \x9B"
      "3J \u202E e5\x07 <\x1B]0;x\x07> *\n";
  write("e\x1B[1Jvil.pgn", bytes);
  for (const std::string format : {"full", "concise", "json"}) {
    for (const std::string encoding : {"latin1", "utf8"}) {
      const auto found =
          run("check --level info --color never --format " + format + " --encoding " + encoding +
              R"x( "$(printf 'e\033[1Jvil.pgn')" "$(printf 'no\033ne')")x");
      BOOST_TEST(found.status == 2);
      for (const auto* text : {&found.out, &found.err}) {
        BOOST_TEST(text->find('\x1B') == std::string::npos);
        BOOST_TEST(text->find('\x07') == std::string::npos);
        BOOST_TEST(text->find("\u202E") == std::string::npos);
        BOOST_TEST(text->find("\u009B") == std::string::npos);
      }
      if (format == "json") BOOST_TEST(objects_of(found.out).back().at("summary") == true);
    }
  }
}

/// What today's programs write is no error under `modern`, and the summary says so where that is
/// true (D156).
BOOST_FIXTURE_TEST_CASE(files_that_are_sound_in_modern_are_told_of_it, workbench) {
  const std::string clocks = "1. e4 {" + std::string(300, 'x') + "} *\n";
  write("lichess.pgn", roster("*") + clocks);
  write("names.pgn", "[Annotator \"\u0141ukasz\"]\n" + roster("*") + "1. e4 {\u0161achy} *\n");
  write("latin1.pgn", roster("*") + "1. e4 {\xE9} e5 {" + std::string(300, 'x') + "} *\n");
  write("mixed.pgn", roster("*") + clocks + "\n" + roster("*") + "1. e4 Ke6 *\n");
  write("latin1.toml", "encoding = \"latin1\"\n");
  const std::string one =
      "--profile modern reports no errors: it is quiet about what today's "
      "programs always write\n";
  const std::string some =
      "--profile modern reports no errors in 2 of the 3 files with errors: it "
      "is quiet about what today's programs always write\n";
  struct row {
    std::string arguments;
    std::string hint;  // empty: none
  };
  const row rows[] = {
      {"lichess.pgn", one},
      {"names.pgn", one},
      {"- <lichess.pgn", one},
      {"good.pgn", ""},
      {"bad.pgn", ""},
      {"latin1.pgn", ""},
      {"mixed.pgn", ""},
      {"lichess.pgn names.pgn bad.pgn good.pgn", some},
      {"--profile modern lichess.pgn", ""},
      {"--profile export lichess.pgn", ""},
      {"--encoding latin1 lichess.pgn", ""},
      {"--encoding utf8 lichess.pgn", one},
      {"--config latin1.toml lichess.pgn", ""},
      {"--rule line-too-long=error lichess.pgn", ""},
      {"--rule line-too-long=warning lichess.pgn", ""},
      {"--game 1 lichess.pgn", ""},
      {"--format html lichess.pgn",
       "<p class=\"soft\">--profile modern reports no errors: it is quiet "
       "about what today&#39;s programs always write</p>"},
      {"--quiet lichess.pgn", ""},
  };
  for (const auto& [arguments, hint] : rows) {
    const auto ran = run("check --level error " + arguments);
    BOOST_TEST((ran.out.find("--profile modern") != ran.out.npos) == !hint.empty(), arguments);
    BOOST_TEST(ran.out.find(hint) != ran.out.npos, arguments << ": " << ran.out);
    if (hint == one) BOOST_TEST(run("check --profile modern " + arguments).status == 0, arguments);
  }
}

/// Of whatever a report quotes: names of files, texts, arguments (D157). Results and diffs are what
/// they are.
BOOST_FIXTURE_TEST_CASE(reports_show_controls_wherever_they_go, workbench) {
  const std::string controls = "\x1B[31m\x07\x7F\x9B\xC2\x9B\xE2\x80\xAE\r\b";
  const std::string name = "n\x1B[31m\x07\x9B\xE2\x80\xAE";
  write(name + ".pgn", "[Event \"" + controls + "\"]\n[Si" + controls + "te \"x\"]\n[FEN \"" +
                           controls + "\"]\n\n1. e4 " + controls + " {" + controls + " [%clk " +
                           controls + "]} Ke" + controls + "3 $" + controls + " 0-0 *\n[White \"a" +
                           controls + "\"]\n[White \"a" + controls + "\"]\n\n1. e4 e5 2. Ke3 {" +
                           controls + "} *\n");
  write(name + ".epd", "4k3/8/8/8/8/8/8/4K3 w - - bm " + controls + "; c0 \"" + controls + "\";\n");
  const std::string game = " '" + name + ".pgn'";
  const std::string record = " '" + name + ".epd'";
  const std::string refusing =
      " --target 'grep -q Fool && exit 0; printf \"\\033[31m\" >&2; exit 1'";
  const std::string reports[] = {"check" + game,
                                 "check --format concise" + game,
                                 "check --format json" + game,
                                 "check --format sarif" + game,
                                 "check --format github" + game,
                                 "check --format html" + game,
                                 "check --statistics --level info --repeats 0" + game,
                                 "check" + record,
                                 "epd" + record,
                                 "fen '8/8/\x1B[31m/8 w'",
                                 "ast" + game,
                                 "coverage" + game,
                                 "coverage --format json" + game,
                                 "format --check" + game,
                                 "check --stdin-name 'x\x1B[1m' - <" + game,
                                 "explain 'x\x1B'",
                                 "check 'none\x1B'",
                                 "check --rule 'x\x1B=error'" + game,
                                 "grammar --start 'x\x1B'",
                                 "'\x1B'",
                                 "check --format '\x1B'" + game,
                                 "check --config 'c\x1B'" + game,
                                 "reduce --keep 'false \x1B'" + game,
                                 "fuzz --target 'false \x1B' --out 'o\x1B' --count 1",
                                 "fuzz --count 9 --out 'o\x1B'" + refusing};
  for (const auto& arguments : reports) {
    const auto ran = run(arguments);
    for (const auto& text : {ran.out, ran.err}) {
      const auto is_control = [](char c) { return (c >= 0 && c < ' ' && c != '\n') || c == 0x7F; };
      BOOST_TEST(std::ranges::none_of(text, is_control), arguments << ": " << text);
      BOOST_TEST(text.find("\xC2\x9B") == std::string::npos, arguments);
      BOOST_TEST(text.find("\xE2\x80\xAE") == std::string::npos, arguments);
    }
    BOOST_TEST(!(ran.out + ran.err).empty(), arguments);
  }
  BOOST_TEST(run("check --fix=all --diff" + game).out.find(controls) != std::string::npos);
  BOOST_TEST(run("format --force --diff" + game).out.find(controls) != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_closed_pipe_is_no_trouble, workbench) {
  std::string games;
  for (int i = 0; i < 3000; ++i) games += roster("*") + "1. e4 Ke6 *\n\n";
  write("many.pgn", games);
  const auto found = run("check --format json many.pgn | head -n 1");
  BOOST_TEST(found.err.empty());
  BOOST_TEST(std::ranges::count(found.out, '\n') == 1);
}

BOOST_FIXTURE_TEST_CASE(a_full_disk_is_said, workbench) {
  if (!fs::exists("/dev/full")) return;
  for (const std::string arguments :
       {"check bad.pgn", "--help", "check --help", "--version", "explain", "explain move-illegal",
        "ast good.pgn", "format good.pgn", "generate", "mutate good.pgn", "grammar",
        "coverage good.pgn", "reduce --keep 'grep -q e4' good.pgn", "fen 8/8/8/8/8/8/8/8"}) {
    BOOST_TEST_CONTEXT(arguments) {
      const auto found = run(arguments + " >/dev/full");
      BOOST_TEST(found.status == 2);
      BOOST_TEST(found.err == "strictpgn: stdout: No space left on device\n");
    }
  }
  for (const std::string verb : {"check", "format", "view"})
    BOOST_TEST(run(verb + " good.pgn --output /dev/full").err ==
               "strictpgn: `/dev/full`: No space left on device\n");
}

/// What is done stays the same, and so does the exit status.
BOOST_FIXTURE_TEST_CASE(where_stderr_takes_nothing_nobody_is_told, workbench) {
  if (!fs::exists("/dev/full")) return;
  std::string games;
  for (int i = 0; i < 300; ++i) games += roster("*") + "1. e4 Ke6 *\n\n";
  write("many.pgn", games);
  for (const std::string command :
       {"convert --to uci many.pgn -o", "split many.pgn --clean /dev/null --faulty",
        "format --pieces de many.pgn -o", "ast many.pgn -o", "view many.pgn -o"})
    for (const std::string nowhere : {"/dev/full", "&-"}) BOOST_TEST_CONTEXT(command << nowhere) {
        const auto told = run(command + " told");
        const auto untold = run(command + " untold 2>" + nowhere);
        BOOST_TEST(untold.status == told.status);
        BOOST_TEST((read("untold") == read("told")));
      }
  run_shell("mkdir bin && echo '#!/bin/sh' >bin/xdg-open && chmod +x bin/xdg-open");
  BOOST_TEST(run("view good.pgn 2>/dev/full", "TMPDIR=. PATH=\"$PWD/bin:$PATH\"").status == 0);
}

/// There is nothing to be written in its place.
BOOST_FIXTURE_TEST_CASE(what_cannot_be_read_leaves_an_older_output, workbench) {
  for (const std::string verb :
       {"check", "format", "convert --to uci", "ast", "coverage", "view"}) {
    write("out", "old");
    BOOST_TEST(run(verb + " --output out missing.pgn").status == 2, verb);
    BOOST_TEST(read("out") == "old", verb);
    BOOST_TEST(run(verb + " --output new missing.pgn").status == 2, verb);
    BOOST_TEST(!fs::exists(folder() / "new"), verb);
  }
}

BOOST_FIXTURE_TEST_CASE(numbers_are_decimal, workbench) {
  const auto ten = run("generate --seed 10");
  BOOST_TEST(ten.status == 0);
  BOOST_TEST(run("generate --seed 010").out == ten.out);
  BOOST_TEST(run("check twice.pgn --game 02").out == run("check twice.pgn --game 2").out);
}

BOOST_FIXTURE_TEST_CASE(trees_are_one_line_for_each_game, workbench) {
  const auto trees = objects_of(run("ast --fen twice.pgn good.pgn").out);
  BOOST_REQUIRE(trees.size() == 3U);
  BOOST_TEST(trees[1].at("game") == 2);
  BOOST_TEST(trees[2].at("file") == "good.pgn");
  BOOST_TEST(trees[0].at("profile") == "import");
  const auto modern = objects_of(run("ast --profile modern good.pgn").out)[0];
  BOOST_TEST(modern.at("profile") == "modern");
  BOOST_TEST(modern.at("encoding") == "utf8");
  const auto second_fen = [](const json& tree) { return tree.at("moves")[1].at("fen"); };
  BOOST_TEST(second_fen(trees[2]) ==
             "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
  BOOST_TEST(second_fen(objects_of(run("ast --fen --dialect xfen good.pgn").out)[0]) ==
             "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  BOOST_TEST(
      second_fen(objects_of(run("ast --fen --dialect shredder --ep legal good.pgn").out)[0]) ==
      "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2");
}

BOOST_FIXTURE_TEST_CASE(unknown_names_of_fens_in_trees_are_refused, workbench) {
  const auto dialect = run("ast --dialect xfne good.pgn");
  BOOST_TEST(dialect.status == 2);
  BOOST_TEST(dialect.out.empty());
  BOOST_TEST(dialect.err ==
             "strictpgn: --dialect: `xfne` is none of fen, xfen, shredder; did you "
             "mean `xfen`?\n");
  const auto style = run("ast --ep always good.pgn");
  BOOST_TEST(style.status == 2);
  BOOST_TEST(style.err == "strictpgn: --ep: `always` is none of standard, xfen, legal\n");
}

BOOST_FIXTURE_TEST_CASE(the_version_is_that_of_the_build, workbench) {
  BOOST_TEST(run("--version").out == "strictpgn " STRICTPGN_VERSION "\n");
}

BOOST_AUTO_TEST_SUITE_END()

#endif
