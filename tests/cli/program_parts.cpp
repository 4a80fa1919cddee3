// Parts of a file that are checked apart, and their reports as one.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "random.hpp"
#include "repeated.hpp"
#include "sanitized.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_parts)

using nlohmann::json;
using strictpgn::tests::repeated;

const std::string reports[] = {"--format json",  "--verbose --repeats 0", "--format html",
                               "--format sarif", "--format github",       "--statistics"};

/// With sanitizers the first two.
auto some_reports() { return std::span(reports).first(strictpgn::tests::is_sanitized ? 2 : 6); }

struct workbench : strictpgn::tests::workbench {
  workbench() {
    std::string text;
    for (int number = 0; number < 200; ++number)
      text += roster("*") + (number % 3 == 0 ? "1. e4 e5 2. 0-0 Ke3 *\n\n" : "1. e4 e5 *\n\n");
    write("g.pgn", text);
    write("same line.pgn", roster("*") + "1. e4 * 1. Ke3 * 1. e4 *\n\n" + text);
  }

  /// The reports of so many parts, with the options of `check`.
  void check_parts(int count, const std::string& file, const std::string& options = "") const {
    for (int number = 1; number <= count; ++number) {
      const auto found =
          run("check --part " + std::to_string(number) + '/' + std::to_string(count) + ' ' +
              options + " '" + file + "' -o part" + std::to_string(number));
      BOOST_TEST(found.err == "");
      BOOST_TEST(found.status < 2);
    }
  }
};

BOOST_FIXTURE_TEST_CASE(merged_parts_are_one_run, workbench) {
  const auto mistakes = strictpgn::tests::in_checkout("samples/mistakes.pgn");
  for (const auto& file : {std::string("g.pgn"), std::string("same line.pgn"), mistakes})
    for (const int count : {1, 2, 7, 201}) {
      const bool are_more_than_games = count == 201;  // programs with sanitizers are slow to start
      if (are_more_than_games && (file != "g.pgn" || strictpgn::tests::is_sanitized)) continue;
      if (file == mistakes && count > 2) continue;
      check_parts(count, file);
      for (const auto& report : some_reports()) BOOST_TEST_CONTEXT(file << count << report) {
          const auto one = run("check --jobs 1 " + report + " '" + file + "'");
          const auto merged = run("merge " + report + " part*");
          BOOST_TEST((merged.out == one.out));
          BOOST_TEST(merged.err == "");
          BOOST_TEST(merged.status == one.status);
        }
      run_shell("rm part*");
    }
}

BOOST_FIXTURE_TEST_CASE(parts_of_several_files_are_one_run, workbench) {
  check_parts(2, "g.pgn", "--profile export");
  run_shell("mv part1 a1; mv part2 a2");
  check_parts(2, "same line.pgn", "--profile export");
  BOOST_TEST((run("merge --format json a2 part1 a1 part2").out ==
              run("check --profile export --format json g.pgn 'same line.pgn'").out));
}

struct refusal {
  std::string reports;
  std::string line;
};

BOOST_FIXTURE_TEST_CASE(reports_that_do_not_belong_together_are_refused, workbench) {
  check_parts(3, "g.pgn");
  run("check --part 2/3 --profile export g.pgn -o other");
  run_shell("head -c 2000 part2 > cut; printf x > none");
  const refusal refusals[] = {{"part1 part2", "the part of `g.pgn` from byte "},
                              {"part2 part3", "the part of `g.pgn` before byte "},
                              {"part1 part3", "`part1` ends at byte "},
                              {"part1 part2 part2 part3", "`part2` ends at byte "},
                              {"part1 other part3", "`part1` and `other` do not belong together"},
                              {"part1 cut part3", "`cut` is no whole report of `check --part`"},
                              {"none", "`none` is no whole report of `check --part`"},
                              {"missing", "no such file: `missing`"}};
  for (const auto& [names, line] : refusals) BOOST_TEST_CONTEXT(names) {
      const auto found = run("merge " + names);
      BOOST_TEST(found.status == 2);
      BOOST_TEST(found.out == "");
      BOOST_TEST(found.err.starts_with("strictpgn: " + line));
      BOOST_TEST(std::count(found.err.begin(), found.err.end(), '\n') == 1);
    }
}

/// All numbers, texts and arrays of an item.
void collect_values(json& item, std::vector<json*>& all) {
  all.push_back(&item);
  if (item.is_array())
    for (auto& each : item) collect_values(each, all);
}

/// What nobody would write there, or only elsewhere.
json odd_value(strictpgn::tests::rng& random, const std::vector<json*>& others) {
  const json values[] = {0,
                         1,
                         3,
                         100,
                         1'000'000,
                         1U << 31,
                         UINT64_MAX,
                         -1,
                         INT64_MIN,
                         1.5,
                         1e300,
                         true,
                         nullptr,
                         "end",
                         json::array(),
                         json::object(),
                         json::binary({'x'})};
  const auto which = random() % (std::size(values) + 4);
  return which < std::size(values) ? values[which] : *others[random() % others.size()];
}

BOOST_FIXTURE_TEST_CASE(a_report_that_somebody_has_changed_brings_nothing_down, workbench) {
  check_parts(1, strictpgn::tests::in_checkout("samples/mistakes.pgn"));
  std::vector<json> items;
  std::istringstream whole(read("part1"));
  while (whole.peek() != EOF) items.push_back(json::from_msgpack(whole, false));
  BOOST_REQUIRE(items.size() > 10);
  strictpgn::tests::rng random;
  for (auto trial = strictpgn::tests::trials(200); trial != 0; --trial) {
    auto changed = items;
    auto& item = changed[random() % changed.size()];
    std::vector<json*> values;
    collect_values(item, values);
    auto& value = *values[random() % values.size()];
    value = json(odd_value(random, values));
    std::string bytes;
    for (const auto& each : changed) {
      const auto written = json::to_msgpack(each);
      bytes.append(written.begin(), written.end());
    }
    write("part", bytes);
    const auto& report = reports[random() % std::size(reports)];
    const auto found = run("merge " + report + " part");
    BOOST_TEST_CONTEXT(report << item.dump(-1, ' ', true, json::error_handler_t::replace)) {
      BOOST_TEST(found.status <= 2);
      BOOST_TEST((found.status == 2) == !found.err.empty());
      const bool is_about_it = found.err.empty() || found.err.find("`part`") != found.err.npos ||
                               found.err.starts_with("strictpgn: the part of `");
      BOOST_TEST(is_about_it, found.err);
    }
  }
}

/// Its beginning is not held any more when its end is found.
BOOST_FIXTURE_TEST_CASE(a_line_of_megabytes_is_located, workbench) {
  const std::string begin = "[Event \"?\"]\n\n1. e4 ";
  const std::string end = "\n\n[Event \"?\"]\n\n1. e4 *\n";
  const auto comment = '{' + repeated("word ", 2000) + '}';
  const std::pair<std::string, std::string> cases[] = {
      {repeated("* 1. e4 " + comment, 150) + '*', ""},
      {'{' + repeated("word ", 400'000), " --limit game-size=500"},
  };
  for (const auto& [line, limit] : cases) {
    write("a.pgn", begin + line + end);
    run("check a.pgn --part 1/1 -o part" + limit);
    const auto merged = run("merge --format json part");
    BOOST_TEST(merged.err == "");
    BOOST_TEST((merged.out == run("check --format json a.pgn" + limit).out));
    BOOST_TEST(merged.out.find("\"line\":3,\"column\":255,\"end_line\":3,") != merged.out.npos);
  }
}

BOOST_FIXTURE_TEST_CASE(arrays_in_arrays_without_end_are_no_report, workbench) {
  const std::string array_of_one = "\x91", long_one{'\xDC', '\0', '\x01'};
  const std::string object_of_one = "\x81\xA0", endless_one = "\xDD\xFF\xFF\xFF\xFF";
  for (const auto& opening : {array_of_one, long_one, object_of_one, endless_one}) {
    std::string bytes;
    while (bytes.size() < 1'000'000) bytes += opening;
    write("deep", bytes);
    const auto found = run("merge deep");
    BOOST_TEST(found.status == 2);
    BOOST_TEST(found.err == "strictpgn: `deep` is no whole report of `check --part`\n");
  }
}

/// The signal is sent when the program itself has a handler for it: what a shell forks may have one
/// before it becomes the program. One that has ended is waited for no longer.
BOOST_FIXTURE_TEST_CASE(an_interrupted_part_is_no_report, workbench) {
  const auto found =
      run_shell("yes '1. e4 e5 *' | head -c 40000000 >big.pgn\nenv --default-signal=INT '" +
                strictpgn::tests::built_program() +
                "' check --quiet --part 1/1 big.pgn -o part & program=$!\n"
                "until awk '/^Name:/ {is_it = $2 == \"strictpgn\"} /^State:/ {has_ended = $2 == "
                "\"Z\"} /^SigCgt:/ {notes = $2 ~ /[2367abef]$/} END {exit !(has_ended || is_it && "
                "notes)}' /proc/$program/status; do sleep 0.01; done\n"
                "kill -INT $program; wait $program");
  BOOST_TEST(found.status == 130);
  BOOST_TEST(found.err == "strictpgn: interrupted: the report is not whole\n");
  BOOST_TEST(!std::filesystem::exists(folder() / "part"));
}

/// A comment takes in what seems to begin games: parts cannot be told apart there, and one range
/// can.
BOOST_FIXTURE_TEST_CASE(where_no_game_begins_is_told, workbench) {
  const auto text = read("g.pgn");
  write("c.pgn", text + roster("*") + "1. e4 {\n\n" + text.substr(0, 9000) + "}\n *\n\n" + text);
  check_parts(8, "c.pgn");
  const auto size = std::filesystem::file_size(folder() / "c.pgn");
  const auto found = run("merge part1 part2 part3 part4 part5 part6 part7 part8");
  BOOST_TEST(found.status == 2);
  const auto at = found.err.find("check both as one, with --range ");
  BOOST_REQUIRE(at != found.err.npos);
  const auto end = found.err.substr(found.err.find(':', found.err.find("--range", at)) + 1);
  run("check --range 0:" + std::to_string(std::stoul(end)) + " c.pgn -o front");
  run("check --range " + std::to_string(std::stoul(end)) + ':' + std::to_string(size) +
      " c.pgn -o back");
  BOOST_TEST((run("merge --format json front back").out == run("check --format json c.pgn").out));
}

BOOST_FIXTURE_TEST_CASE(bad_parts_are_refused, workbench) {
  run_shell("gzip -k g.pgn");
  const refusal refusals[] = {
      {"--part 0/3 g.pgn", "--part: `0/3` is not of the form I/N, from 1/N to N/N"},
      {"--part 4/3 g.pgn", "--part: `4/3` is not of the form I/N, from 1/N to N/N"},
      {"--part x g.pgn", "--part: `x` is not of the form I/N, from 1/N to N/N"},
      {"--range 5:5 g.pgn", "--range: `5:5` is not of the form BEGIN:END, two numbers of bytes"},
      {"--range 0:99999999 g.pgn", "`g.pgn` has "},
      {"--part 1/2 g.pgn.gz", "`g.pgn.gz` is packed, and only unpacked files are checked in parts"},
      {"--part 1/2", "--part and --range need one file"},
      {"--part 1/2 g.pgn 'same line.pgn'", "--part and --range need one file"},
      {"--part 1/2 --collation g.pgn", "--part: games cannot be compared"}};
  for (const auto& [arguments, line] : refusals) BOOST_TEST_CONTEXT(arguments) {
      const auto found = run("check " + arguments);
      BOOST_TEST(found.status == 2);
      BOOST_TEST(found.err.starts_with("strictpgn: " + line));
    }
}

// ---- what else the fingers want -----------------------------------------------------------------

BOOST_FIXTURE_TEST_CASE(only_what_is_new_is_reported, workbench) {
  run("check --format json g.pgn -o known.json");
  const auto none = run("check -q --format concise --baseline known.json g.pgn");
  BOOST_TEST(none.out == "");
  BOOST_TEST(none.status == 0);
  write("g.pgn", "% moved\n" + read("g.pgn") + roster("*") + "1. e4 Ke6 *\n\n");
  const auto one = run("check --format concise --baseline known.json g.pgn");
  BOOST_TEST(one.status == 1);
  BOOST_TEST(one.out.starts_with("g.pgn:2010:7: error: move-illegal"));
  BOOST_TEST(one.out.find("1 error") != one.out.npos);
  BOOST_TEST(one.err.starts_with("strictpgn: --baseline: known, and not reported: "));
  BOOST_TEST(run("check --baseline g.pgn g.pgn").err ==
             "strictpgn: --baseline: g.pgn:1: no finding of check --format json\n");
}

/// Also where the text of the game before it is held no more.
BOOST_FIXTURE_TEST_CASE(a_finding_of_a_long_game_is_compared_with_those_known, workbench) {
  const std::string illegal = "1. e4 Ke6 ";
  std::string comments;
  while (comments.size() < 400'000) comments += "{a comment} ";
  write("long.pgn", roster("*") + illegal + "*\n\n" + roster("*") + illegal + comments + "*\n\n");
  write("known.json", "");
  const auto all = run("check -q --format concise --baseline known.json long.pgn");
  BOOST_TEST(all.status == 1);
  BOOST_TEST(all.out.starts_with("long.pgn:9:7: error: move-illegal"));
  BOOST_TEST(all.out.find("long.pgn:19:7: error: move-illegal") != all.out.npos);
}

/// Counted, shown on demand, and told when there is nothing to accept any more.
BOOST_FIXTURE_TEST_CASE(findings_are_accepted_one_by_one, workbench) {
  const std::string illegal = "% \n" + roster("*") + "1. e4 Ke6 *\n\n";
  write("few.pgn", illegal + illegal);
  const std::string message = "`Ke6` is not a legal move: no black king can go to e6";
  const auto all = run("check --format json few.pgn");
  const auto accept = [&](const std::string& more) {
    write(".strictpgn.toml",
          "[[accepted]]\nmatch = \"few.pgn\"\nrule = \"move-illegal\"\n"
          "message = \"" +
              message + "\"\n" + more);
    return run("check --format concise few.pgn");
  };
  const auto one = accept("");
  BOOST_TEST(one.status == 1);
  BOOST_TEST(one.out.find("1 error") != one.out.npos);
  BOOST_TEST(one.err ==
             "strictpgn: accepted, and not reported: 1 finding (--show-accepted reports all)\n");
  const auto both = accept("count = 2\nreason = \"so they stand in the book\"\n");
  BOOST_TEST(both.status == 0);
  BOOST_TEST(both.err ==
             "strictpgn: accepted, and not reported: 2 findings (--show-accepted reports all)\n");
  BOOST_TEST(run("check --format json --show-accepted few.pgn").out == all.out);
  BOOST_TEST(run("check -q few.pgn").err == "");
  BOOST_TEST(run("check --part 1/2 few.pgn").status == 2);
  const auto three = accept("count = 3\n");
  BOOST_TEST(three.status == 0);
  BOOST_TEST(three.err.ends_with(
      "strictpgn: .strictpgn.toml:1: accepted, and not found any more: 1 finding of "
      "move-illegal\n"));
  BOOST_TEST(run("check g.pgn").err == "");  // another file
  for (const std::string wrong : {"count = 0", "count = \"2\"", "word = 1", "rule = \"nothing\""})
    BOOST_TEST(accept(wrong + "\n").status == 2);
  write(".strictpgn.toml", "[[accepted]]\nmatch = \"few.pgn\"\n");
  BOOST_TEST(run("check few.pgn").err ==
             "strictpgn: .strictpgn.toml:1: accepted needs `match`, `rule` and `message`, as a "
             "report of check --format json has them\n");
}

BOOST_FIXTURE_TEST_CASE(rules_are_selected_and_ignored, workbench) {
  const auto count = [&](const std::string& arguments) {
    const auto out = run("check -q --format concise --repeats 0 " + arguments + " g.pgn").out;
    return std::count(out.begin(), out.end(), '\n');
  };
  BOOST_TEST(count("--select move-illegal") == 67);
  BOOST_TEST(count("--select 'move-*' --select san-castling-zero") == 134);
  BOOST_TEST(count("--ignore 'move-*'") == count("") - 67);
  BOOST_TEST(count("--select 'move-*' --ignore move-illegal") == 0);
  BOOST_TEST(run("check --select nonsense g.pgn").status == 2);
  BOOST_TEST(run("check --ignore 99 g.pgn").status == 2);
}

BOOST_FIXTURE_TEST_CASE(short_names_and_help_work, workbench) {
  BOOST_TEST(run("help check").out == run("check --help").out);
  BOOST_TEST(run("check -h").out == run("check --help").out);
  BOOST_TEST(run("help").out == run("--help").out);
  BOOST_TEST(run("-V").out == run("--version").out);
  for (const std::string page : {"--help", "check --help", "help fen", "--version"}) {
    const auto text = run(page).out;
    BOOST_TEST((text.ends_with('\n') && !text.ends_with("\n\n")), page);
  }
  BOOST_TEST(run("help chek").err ==
             "strictpgn: no verb `chek`; did you mean `strictpgn check`?\n");
  BOOST_TEST(run("check -v -q g.pgn").out == run("check --level info --quiet g.pgn").out);
  const auto plain = run("check g.pgn");
  BOOST_TEST(run("check g.pgn -o out").out == "");
  BOOST_TEST(read("out") == plain.out);
  BOOST_TEST(run("check g.pgn -o g.pgn").err == "strictpgn: --output: `g.pgn` is also read\n");
  BOOST_TEST(run("check g.pgn -o no/such").status == 2);
  BOOST_TEST(run("check g.pgn -o -").out == plain.out);
  BOOST_TEST(run("format g.pgn --output=-").out == run("format g.pgn").out);
  BOOST_TEST(!std::filesystem::exists(folder() / "-"));
  run("format g.pgn -o f");
  BOOST_TEST(read("f") == run("format g.pgn").out);
  run("format -i g.pgn");
  BOOST_TEST(read("g.pgn") == read("f"));
}

/// Whatever they are called there.
BOOST_FIXTURE_TEST_CASE(what_is_read_is_never_written_to, workbench) {
  write("c.toml", "profile = \"export\"\n");
  write(".strictpgn.toml", "profile = \"export\"\n");
  run("check --format json g.pgn -o known.json");
  run_shell("ln -s known.json link; ln c.toml d.toml");
  const std::string from_stdin[] = {"check",  "ast", "coverage", "convert --to uci",
                                    "format", "view"};
  std::vector<std::string> commands{"check --baseline known.json g.pgn -o link",
                                    "check --config c.toml g.pgn -o d.toml"};
  for (const auto& verb : from_stdin) commands.push_back(verb + " -o ./g.pgn <g.pgn");
  for (const std::string verb : {"check", "ast", "convert --to uci", "format", "view"})
    commands.push_back(verb + " g.pgn -o .strictpgn.toml");
  const std::string all = "cat g.pgn known.json c.toml d.toml link .strictpgn.toml";
  const auto before = run_shell(all).out;
  for (const auto& command : commands) BOOST_TEST_CONTEXT(command) {
      const auto found = run(command);
      BOOST_TEST(found.status == 2);
      BOOST_TEST(found.err.starts_with("strictpgn: --output: `"));
      BOOST_TEST(found.err.ends_with("` is also read\n"));
    }
  for (const std::string part : {"clean", "faulty"}) {
    const auto other = part == "clean" ? " --faulty" : " --clean";
    const auto found =
        run("split --config c.toml g.pgn --" + part + " d.toml" + other + " new.pgn");
    BOOST_TEST(found.status == 2);
    BOOST_TEST(found.err == "strictpgn: --" + part + " names the configuration\n");
  }
  BOOST_TEST((run_shell(all).out == before));
}

BOOST_FIXTURE_TEST_CASE(the_report_of_a_part_is_not_for_a_terminal, workbench) {
  write("run.sh", '\'' + strictpgn::tests::built_program() + "' check --part 1/2 g.pgn\n");
  const auto found = run_shell("script -qec 'sh run.sh' /dev/null");
  BOOST_TEST(found.status == 2);
  BOOST_TEST(found.out ==
             "strictpgn: the report of a part is for `strictpgn merge`; --output names a file for "
             "it\r\n");
}

BOOST_FIXTURE_TEST_CASE(a_baseline_knows_a_file_however_it_is_named, workbench) {
  run("check --format json ./g.pgn -o known.json");
  for (const std::string name : {"g.pgn", "./g.pgn", ".//g.pgn"})
    BOOST_TEST(run("check --quiet --baseline known.json " + name).status == 0, name);
  BOOST_TEST(run("check --quiet --baseline known.json 'same line.pgn'").status == 1);
}

BOOST_AUTO_TEST_SUITE_END()

#endif
