// Configuration files: where they are found, what they say, what they cannot hold.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_configuration)

namespace fs = std::filesystem;

/// Games in folders: one with an illegal move, one with a null move in a variation.
struct workbench : strictpgn::tests::workbench {
  workbench() {
    fs::create_directories(folder() / "old/1994");
    write("bad.pgn", bad);
    write("old/bad.pgn", bad);
    write("old/1994/bad.pgn", bad);
    write("plan.pgn", roster("*") + "1. e4 e5 (1... -- 2. d4) 2. Nf3 *\n\n");
  }

  const std::string bad = roster("*") + "1. e4 e5 2. Ke3 *\n\n";

  void configure(std::string_view text, const std::string& name = ".strictpgn.toml") const {
    write(name, text);
  }
};

struct expected_status {
  std::string arguments;
  int status;
};

void check_statuses(const workbench& bench, const std::vector<expected_status>& cases) {
  for (const auto& [arguments, status] : cases) BOOST_TEST_CONTEXT(arguments) {
      const auto found = bench.run(arguments);
      BOOST_TEST(found.status == status);
      BOOST_TEST(found.err == "");
    }
}

BOOST_FIXTURE_TEST_CASE(a_file_too_long_to_be_one_is_refused, workbench) {
  std::string keys;
  for (int depth = 0; depth < 50'000; ++depth) keys += "x.";
  configure(keys + "x = 1\n");
  const auto found = run("check plan.pgn");
  BOOST_TEST(found.status == 2);
  BOOST_TEST(found.err ==
             "strictpgn: the configuration file `.strictpgn.toml` is longer than 32 KiB\n");
}

BOOST_FIXTURE_TEST_CASE(the_nearest_file_upward_counts, workbench) {
  configure("[rules]\nmove-illegal = \"off\"\n");
  configure("", "old/.strictpgn.toml");
  check_statuses(*this, {{"check bad.pgn", 0},
                         {"check old/bad.pgn", 1},
                         {"check old/1994/bad.pgn", 1},
                         {"check bad.pgn old/bad.pgn", 1},
                         {"check \"$PWD/bad.pgn\"", 0},
                         {"check old/../bad.pgn", 0},
                         {"ast bad.pgn", 0},
                         {"ast old/bad.pgn", 1}});
}

/// An array of Chess960 whose castling letters plain FEN does not have.
constexpr std::string_view letters = "rkbnrnqb/pppppppp/8/8/8/8/PPPPPPPP/RKBNRNQB w EAea - 0 1\n";

BOOST_FIXTURE_TEST_CASE(records_are_judged_as_configured, workbench) {
  write("letters.fen", letters);
  check_statuses(*this, {{"fen --file letters.fen", 1}});
  configure("[rules]\nfen-dialect-castling = \"off\"\n");
  check_statuses(*this, {{"fen --file letters.fen", 0},
                         {"fen --no-config --file letters.fen", 1},
                         {"fen --rule fen-dialect-castling=error --file letters.fen", 1}});
  configure("profile = \"export\"\nfail-on = \"warning\"\n");
  BOOST_TEST(run("fen 8/8/8/8/8/8/8/8").out.find("(profile export)") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(games_are_written_as_configured, workbench) {
  const auto rich = roster("*") + "1. e4 {Fran\xC3\xA7ois} *\n\n";
  write("rich.pgn", rich);
  std::string accents;  // ten characters, twenty bytes
  for (int count = 0; count < 10; ++count) accents += "\xC3\xA9";
  write("full.pgn", roster("*") + "1. e4 {" + std::string(60, 'a') + " " + accents + "}\n*\n\n");
  BOOST_TEST(run("format rich.pgn").out == rich);
  configure("profile = \"reduced\"\n");
  BOOST_TEST(run("format rich.pgn").out == roster("*") + "1. e4 *\n\n");
  BOOST_TEST(run("format --profile export rich.pgn").out == rich);
  BOOST_TEST(run("format --no-config rich.pgn").out == rich);
  configure("profile = \"modern\"\n");  // no format to write, but its encoding
  check_statuses(*this, {{"format --check rich.pgn full.pgn", 0},
                         {"format --check --encoding latin1 full.pgn", 1},
                         {"format --check --no-config full.pgn", 1}});
  configure("encoding = \"utf-8\"\n");
  BOOST_TEST(run("format rich.pgn").status == 2);
}

BOOST_FIXTURE_TEST_CASE(each_finding_tells_its_profile, workbench) {
  configure("profile = \"export\"\n", "old/.strictpgn.toml");
  const auto has = [](const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  };
  const auto lines = run("check --format json bad.pgn old/bad.pgn").out;
  const auto second = lines.find("{\"file\":\"old/bad.pgn\"");
  BOOST_REQUIRE(second != std::string::npos);
  BOOST_TEST(has(lines.substr(0, second), "\"profile\":\"import\""));
  BOOST_TEST(!has(lines.substr(0, second), "\"profile\":\"export\""));
  BOOST_TEST(has(lines.substr(second), "\"profile\":\"export\",\"section\""));
  BOOST_TEST(has(lines, "\"profile\":\"import\",\"profiles\":[\"import\",\"export\"]"));
  const auto log = run("check --format sarif bad.pgn old/bad.pgn").out;
  BOOST_TEST(has(log, "\"properties\":{\"profile\":\"import\",\"section\""));
  BOOST_TEST(has(log, "\"properties\":{\"profile\":\"export\",\"section\""));
  BOOST_TEST(has(log, "\"profiles\":[\"import\",\"export\"]"));
}

BOOST_FIXTURE_TEST_CASE(the_summary_tells_of_other_profiles, workbench) {
  configure("profile = \"export\"\n", "old/.strictpgn.toml");
  const auto last_line = [&](const std::string& files) {
    const auto out = run("check --rule move-illegal=off " + files).out;
    return out.substr(out.find("(profile "));
  };
  BOOST_TEST(last_line("bad.pgn").starts_with("(profile import)\n"));
  BOOST_TEST(last_line("old/bad.pgn").starts_with("(profile export)\n"));
  BOOST_TEST(
      last_line("bad.pgn old/bad.pgn").starts_with("(profile import, another for some files)\n"));
}

BOOST_FIXTURE_TEST_CASE(stdin_stands_in_the_working_folder, workbench) {
  configure("[rules]\nmove-illegal = \"off\"\n");
  BOOST_TEST(run("check", "cat bad.pgn |").status == 0);
  BOOST_TEST(run("check --no-config", "cat bad.pgn |").status == 1);
}

BOOST_FIXTURE_TEST_CASE(a_file_can_be_named_or_none_be_wanted, workbench) {
  configure("[rules]\nmove-illegal = \"off\"\n", "other.toml");
  configure("profile = \"modern\"\n");
  check_statuses(*this, {{"check bad.pgn --config other.toml", 0},
                         {"check plan.pgn --config other.toml", 1},
                         {"check plan.pgn", 0},
                         {"check plan.pgn --no-config", 1}});
}

BOOST_FIXTURE_TEST_CASE(the_command_line_goes_first, workbench) {
  configure(
      "profile = \"modern\"\nfail-on = \"warning\"\n"
      "[rules]\nmove-illegal = \"warning\"\n[limits]\nrav-depth = 1\n");
  write("deep.pgn", roster("*") + "1. e4 e5 (1... c5 (1... c6)) *\n\n");
  check_statuses(*this, {{"check plan.pgn", 0},
                         {"check plan.pgn --profile import", 1},
                         {"check bad.pgn", 1},
                         {"check bad.pgn --fail-on error", 0},
                         {"check bad.pgn --fail-on error --rule move-illegal=error", 1},
                         {"check deep.pgn", 1},
                         {"check deep.pgn --limit rav-depth=2", 0}});
}

BOOST_FIXTURE_TEST_CASE(the_profile_brings_its_encoding, workbench) {
  const auto name = roster("*") + "{\xC5\x81ukasz} *\n\n";  // L with stroke, in UTF-8
  write("name.pgn", name);
  const auto reports = [&](const std::string& arguments) {
    return run("check --format concise --level info name.pgn " + arguments).out;
  };
  BOOST_TEST(reports("").find("encoding-utf8-suspected") != std::string::npos);
  configure("profile = \"modern\"\n");
  BOOST_TEST(reports("").find("info: char-outside-latin1") != std::string::npos);
  configure("profile = \"modern\"\nencoding = \"latin1\"\n");
  BOOST_TEST(reports("").find("encoding-utf8-suspected") != std::string::npos);
  BOOST_TEST(reports("--encoding utf8").find("info: char-outside-latin1") != std::string::npos);
}

struct fitting {
  std::string pattern;
  std::string arguments;
  bool fits;
};

BOOST_FIXTURE_TEST_CASE(patterns_choose_files, workbench) {
  const fitting cases[] = {
      {"bad.pgn", "bad.pgn", true},
      {"bad.pgn", "old/1994/bad.pgn", true},
      {"b?d.*", "bad.pgn", true},
      {"?????", "bad.pgn", false},
      {"old/*.pgn", "old/bad.pgn", true},
      {"old/*.pgn", "old/1994/bad.pgn", false},
      {"old/*", "bad.pgn", false},
      {"old/**", "old/1994/bad.pgn", true},
      {"old/**/bad.pgn", "old/bad.pgn", true},
      {"**/1994/*", "old/1994/bad.pgn", true},
      {"**/1994/*", "old/bad.pgn", false},
      {"*/bad.pgn", "bad.pgn", false},
      {"**/bad.pgn", "bad.pgn", true},
  };
  for (const auto& [pattern, file, fits] : cases) BOOST_TEST_CONTEXT(pattern << " and " << file) {
      configure("[[files]]\nmatch = \"" + pattern + "\"\nrules = {move-illegal = \"off\"}\n");
      BOOST_TEST(run("check " + file).status == (fits ? 0 : 1));
    }
}

BOOST_FIXTURE_TEST_CASE(a_later_pattern_goes_over_an_earlier_one, workbench) {
  configure(
      "[rules]\nmove-illegal = \"warning\"\n"
      "[[files]]\nmatch = \"old/**\"\nrules = {move-illegal = \"off\"}\n"
      "[[files]]\nmatch = \"**/1994/*\"\n[files.rules]\nmove-illegal = \"error\"\n");
  check_statuses(*this, {{"check bad.pgn", 0},
                         {"check bad.pgn --fail-on warning", 1},
                         {"check old/bad.pgn --fail-on warning", 0},
                         {"check old/1994/bad.pgn", 1}});
}

struct complaint {
  std::string text;
  std::string line;
};

BOOST_FIXTURE_TEST_CASE(trouble_is_one_line_with_file_and_line, workbench) {
  const complaint cases[] = {
      {"\nprofil = \"export\"", "2: no key `profil`; did you mean `profile`?"},
      {"colour = true", "1: no key `colour`"},
      {"profile = \"exprt\"",
       "1: profile: `exprt` is none of import, export, archival, reduced, modern; "
       "did you mean `export`?"},
      {"profile = 1", "1: profile should be a text in quotes"},
      {"encoding = \"utf-8\"",
       "1: encoding: `utf-8` is none of latin1, utf8; did you mean `utf8`?"},
      {"fail-on = \"info\"", "1: fail-on: `info` is none of warning, error"},
      {"rules = 1", "1: rules should be a table: [rules]"},
      {"[rules]\nmove-ilegal = \"off\"",
       "2: rules: no rule `move-ilegal`; did you mean `move-illegal`?"},
      {"[rules]\nmove-illegal = \"fatal\"",
       "2: move-illegal: `fatal` is none of error, warning, info, off"},
      {"[limits]\nrav-dept = 5",
       "2: limits: `rav-dept` is none of comment-size, token-size, game-size, game-elements, "
       "diagnostics, compared-games, rav-depth; did you mean `rav-depth`?"},
      {"[limits]\nrav-depth = 0",
       "2: limits: rav-depth cannot be `0`; give a number from 1 to 4096, or with K, M or G "
       "behind it"},
      {"[limits]\nrav-depth = true", "2: rav-depth should be a text in quotes"},
      {"[files]\nmatch = \"*\"", "1: files should be tables: [[files]]"},
      {"[[files]]\nprofile = \"export\"",
       "1: files without `match`, which says what files are meant"},
      {"[[files]]\nmatch = \"*\"\nfail-on = \"error\"", "3: no key `fail-on`"},
  };
  for (const auto& [text, line] : cases) BOOST_TEST_CONTEXT(text) {
      configure(text);
      const auto found = run("check bad.pgn");
      BOOST_TEST(found.status == 2);
      BOOST_TEST(found.out == "");
      BOOST_TEST(found.err == "strictpgn: .strictpgn.toml:" + line + "\n");
    }
}

BOOST_FIXTURE_TEST_CASE(what_is_no_toml_is_said_with_its_line, workbench) {
  configure("profile = \"export\"\nencoding = utf8\n");
  const auto found = run("check bad.pgn");
  BOOST_TEST(found.status == 2);
  BOOST_TEST(found.out == "");
  BOOST_TEST(found.err.starts_with("strictpgn: .strictpgn.toml:2: "));
  BOOST_TEST(found.err.find('\n') == found.err.size() - 1);
}

BOOST_FIXTURE_TEST_CASE(a_named_file_must_be_there, workbench) {
  const auto missing = run("check bad.pgn --config missing.toml");
  BOOST_TEST(missing.status == 2);
  BOOST_TEST(missing.err == "strictpgn: no such configuration file: `missing.toml`\n");
  BOOST_TEST(run("check bad.pgn --config .").status == 2);
  BOOST_TEST(run("check bad.pgn --config x --no-config").status == 2);
}

BOOST_FIXTURE_TEST_CASE(nothing_is_read_before_all_configurations_are, workbench) {
  configure("colour = 1\n", "old/.strictpgn.toml");
  const auto found = run("check bad.pgn old/bad.pgn");
  BOOST_TEST(found.status == 2);
  BOOST_TEST(found.out == "");
  BOOST_TEST(found.err == "strictpgn: old/.strictpgn.toml:1: no key `colour`\n");
}

BOOST_AUTO_TEST_SUITE_END()

#endif
