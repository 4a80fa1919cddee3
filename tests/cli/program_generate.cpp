// The verbs generate, mutate and reduce as users run them.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <tuple>

#ifdef STRICTPGN_PROGRAM

#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_generate)

using nlohmann::json;
using strictpgn::tests::workbench;

BOOST_FIXTURE_TEST_CASE(what_is_generated_can_be_checked, workbench) {
  for (const std::string profile : {"import", "export", "archival", "reduced"}) {
    const auto result = run("generate --seed 5 --count 50 --profile " + profile);
    BOOST_TEST(result.status == 0);
    write("made.pgn", result.out);
    BOOST_TEST(run("check --profile " + profile + " made.pgn").status == 0, profile);
  }
}

BOOST_FIXTURE_TEST_CASE(a_label_stands_beside_each_text, workbench) {
  BOOST_TEST(run("generate --count 10 --games-per-file 4 --violate nag-out-of-range --out made "
                 "--labels json")
                 .status == 0);
  std::istringstream labels(read("made/labels.jsonl"));
  int files = 0;
  for (std::string line; std::getline(labels, line); ++files) {
    const auto label = json::parse(line);
    const auto text = read("made/" + label.at("file").get<std::string>());
    const auto begin = label.at("span").at(0).get<std::size_t>();
    BOOST_TEST(text.at(begin) == '$');
    BOOST_TEST(label.at("rule") == "nag-out-of-range");
    BOOST_TEST(label.at("verdict") == "invalid");
    BOOST_TEST(label.at("seed") == files + 1);
  }
  BOOST_TEST(files == 3);
}

BOOST_FIXTURE_TEST_CASE(labels_stay_as_long_as_their_files, workbench) {
  const std::string made = "generate --out made --labels json --violate nag-out-of-range";
  run(made + " --seed 1 --count 3");
  const auto first = read("made/labels.jsonl");
  run(made + " --seed 11 --count 1");
  const auto both = read("made/labels.jsonl");
  BOOST_TEST(both.starts_with(first));
  BOOST_TEST(std::ranges::count(both, '\n') == 4);
  run("generate --out made --labels json --seed 2 --count 1");
  const auto anew = read("made/labels.jsonl");
  BOOST_TEST(std::ranges::count(anew, '\n') == 4);
  BOOST_TEST(anew.ends_with("{\"file\":\"000002.pgn\",\"seed\":2,\"verdict\":\"valid\"}\n"));
  run("generate --out made --seed 4 --count 1");
  BOOST_TEST(read("made/labels.jsonl") == anew);
  run("generate --out made --seed 2 --count 1");
  BOOST_TEST(read("made/labels.jsonl") == anew.substr(0, anew.find("{\"file\":\"000002")));
  write("made/labels.jsonl", "a remark\n{\"file\":1}\n" + first.substr(0, first.find('\n')));
  run(made + " --seed 1 --count 3");
  BOOST_TEST(read("made/labels.jsonl") == "a remark\n{\"file\":1}\n" + first);
}

/// What `check` finds in each file: rules with severities and places.
struct found_in_file {
  std::map<std::string, std::string> severities;  // of the rules, the last finding of each
  std::set<std::tuple<std::string, std::size_t, std::size_t>> places;
  bool has_errors = false;
};

std::map<std::string, found_in_file> findings_by_file(const std::string& report) {
  std::map<std::string, found_in_file> all;
  std::istringstream lines(report);
  for (std::string line; std::getline(lines, line);) {
    const auto one = json::parse(line);
    if (one.contains("summary")) continue;
    auto& file = all[one.at("file").get<std::string>()];
    const auto name = one.at("rule").get<std::string>();
    file.severities[name] = one.at("severity").get<std::string>();
    file.places.emplace(name, one.at("begin").get<std::size_t>(), one.at("end").get<std::size_t>());
    file.has_errors |= one.at("severity") == "error";
  }
  return all;
}

BOOST_FIXTURE_TEST_CASE(labels_say_what_check_finds, workbench) {
  for (const std::string profile : {"import", "export", "archival", "reduced"}) {
    run("generate --count 100 --violate any --labels json --out " + profile + " --profile " +
        profile);
    const auto report =
        run("check --no-config --format json --profile " + profile + " " + profile + "/*.pgn");
    auto found = findings_by_file(report.out);
    std::istringstream labels(read(profile + "/labels.jsonl"));
    for (std::string line; std::getline(labels, line);) {
      const auto label = json::parse(line);
      auto& file = found[profile + "/" + label.at("file").get<std::string>()];
      const auto name = label.at("rule").get<std::string>();
      const auto severity = label.at("severity").get<std::string>();
      BOOST_TEST_INFO(profile << ": " << line);
      BOOST_TEST((label.at("verdict") == "invalid") == file.has_errors);
      std::set<std::string> rules;
      if (severity != "off") {
        rules.insert(name);
        BOOST_TEST(file.places.contains({name, label.at("span").at(0), label.at("span").at(1)}));
        BOOST_TEST(file.severities[name] == severity);
      }
      if (label.contains("also"))
        for (const auto& other : label.at("also")) rules.insert(other.get<std::string>());
      std::set<std::string> due;
      for (const auto& [rule, level] : file.severities) due.insert(rule);
      BOOST_TEST(rules == due, boost::test_tools::per_element());
    }
  }
}

BOOST_FIXTURE_TEST_CASE(a_file_is_made_again_from_its_seed, workbench) {
  run("generate --seed 3 --count 4 --out made");
  BOOST_TEST(run("generate --seed 5").out == read("made/000005.pgn"));
}

BOOST_FIXTURE_TEST_CASE(the_word_that_violate_had_before_is_still_understood, workbench) {
  const auto now = run("generate --violate nag-null");
  const auto before = run("generate --deviation nag-null");
  BOOST_TEST(now.err.empty());
  BOOST_TEST(before.status == 0);
  BOOST_TEST(before.out == now.out);
  BOOST_TEST(before.err == "strictpgn: --deviation is now called --violate\n");
  BOOST_TEST(run("generate --deviation nag-null --violate nag-null").status == 2);
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_done_is_one_line, workbench) {
  struct complaint {
    std::string arguments;
    std::string line;
  };
  write("good.pgn", "1. e4 *\n");
  write("empty.pgn", "");
  const complaint cases[] = {
      {"generate --violate nag-nul", "--violate: no rule `nag-nul`; did you mean `nag-null`?"},
      {"generate --violate epd-opcode-syntax",
       "epd-opcode-syntax cannot be generated: it is about EPD records, and games have none"},
      {"generate --violate export-suffix",
       "export-suffix is made under the profile export; add --profile export"},
      {"generate --violate nag-null --plies 5", "--plies: games with a violation need 20"},
      {"generate --violate nag-null --chess960", "--chess960 is for games without a violation"},
      {"generate --violate collation-order --count 2",
       "collation-order is made in files of one game; leave --games-per-file at 1"},
      {"generate --count 3 --games-per-file 1",
       "--games-per-file: stdout is one file; name a folder with --out"},
      {"generate --profile exprt",
       "--profile: `exprt` is none of import, export, archival, reduced; did you mean `export`?"},
      {"mutate --count 2 good.pgn", "--count: stdout is one file; name a folder with --out"},
      {"mutate empty.pgn", "`empty.pgn` is empty"},
      {"mutate none.pgn", "no such file: `none.pgn`"},
      {"reduce --keep false good.pgn",
       "--keep: `false` does not succeed on `good.pgn` as it is (exit status 1)"},
      {"reduce --keep ./nowhere good.pgn",
       "--keep: `./nowhere` does not succeed on `good.pgn` as it is (exit status 127)"},
      {"reduce --keep 'sleep 60; true' --timeout 0.2 good.pgn",
       "--keep: `sleep 60; true` does not succeed on `good.pgn` as it is (no end within the time)"},
  };
  for (const auto& [arguments, line] : cases) {
    BOOST_TEST_CONTEXT(arguments) {
      const auto found = run(arguments);
      BOOST_TEST(found.status == 2);
      BOOST_TEST(found.out.empty());
      BOOST_TEST(found.err == "strictpgn: " + line + "\n");
    }
  }
}

BOOST_FIXTURE_TEST_CASE(mutants_are_named_after_what_was_done, workbench) {
  write("one.pgn", run("generate --seed 1").out);
  write("two.pgn", run("generate --seed 2").out);
  BOOST_TEST(run("mutate --seed 9 --count 5 --out made one.pgn two.pgn").status == 0);
  int files = 0;
  for (const auto& each : std::filesystem::directory_iterator(folder() / "made")) {
    BOOST_TEST(each.path().filename().string().find('@') != std::string::npos);
    ++files;
  }
  BOOST_TEST(files == 5);
}

BOOST_FIXTURE_TEST_CASE(a_command_decides_what_is_kept, workbench) {
  write("big.pgn", run("generate --seed 1 --count 5 --violate nag-out-of-range").out);
  const auto found = run("reduce --keep 'grep -q [$]' big.pgn");
  BOOST_TEST(found.status == 0);
  BOOST_TEST(found.out == "$");
}

// More than a target of `fuzz` may say, and a child that it leaves behind with our end of its
// output.
BOOST_FIXTURE_TEST_CASE(what_a_command_says_and_leaves_behind_does_not_count, workbench) {
  write("good.pgn", "1. e4 *\n");
  for (const std::string before : {"head -c 17000000 /dev/zero", "yes &"}) {
    const auto found = run("reduce --keep '" + before + "\n grep -q 4' good.pgn");
    BOOST_TEST(found.status == 0, found.err);
    BOOST_TEST(found.out == "4");
  }
}

// The program looks after its children, so that none of them is left when it asks the next.
constexpr const char* count_at_work =
    "mkdir -p at_work; >at_work/$$; count=0\n"
    "for each in at_work/*; do [ -d /proc/${each#*/} ] && count=$((count + 1)); done\n"
    "echo $count >>counts\n";

BOOST_FIXTURE_TEST_CASE(several_commands_leave_what_one_leaves, workbench) {
  write("big.pgn", run("generate --seed 1 --plies 20 --violate nag-out-of-range").out);
  struct row {
    const char* title;
    std::string script;
  };
  const row rows[] = {
      {"a byte", "grep -q '[$]' $1"},
      {"slow by chance",
       "[ $(($$ % 5)) = 0 ] && sleep 0.05; [ $(($(wc -c <$1) % 5)) != 2 ] && grep -q '[$]' $1"},
      {"dies", "grep -q '[$]' $1 || kill -SEGV $$"},
      {"hangs", "grep -q '[$]' $1 || { [ $(wc -c <$1) = 1 ] && sleep 60; false; }"},
      {"floods", "grep -q '[$]' $1 || { head -c 17000000 /dev/zero; false; }"},
  };
  unsigned long together = 0;
  for (const auto& [title, script] : rows) {
    write("keep.sh", count_at_work + script + "\n");
    std::string expected;
    for (const std::string jobs : {"1", "2", "5"}) {
      run_shell("rm -rf at_work counts");
      const auto found =
          run("reduce --timeout 1 --keep 'exec sh keep.sh' --jobs " + jobs + " big.pgn");
      if (expected.empty()) expected = found.out;
      BOOST_TEST(found.status == 0, title << found.err);
      BOOST_TEST(found.out == expected, title << ", " << jobs);
      const auto most = std::stoul(run_shell("sort -n counts | tail -1").out);
      BOOST_TEST(most <= std::stoul(jobs), title << ": " << most);
      together = std::max(together, most);
    }
    BOOST_TEST(!expected.empty(), title);
  }
  BOOST_TEST(together > 2U);
}

BOOST_FIXTURE_TEST_CASE(a_reduction_interrupted_at_the_first_try_prints_the_text, workbench) {
  write("good.pgn", roster("*") + "1. e4 e5 2. Nf3 *\n");
  const auto found =
      run_shell("env --default-signal=INT '" + strictpgn::tests::built_program() +
                "' reduce --keep 'echo >began; sleep 60;' good.pgn >left & program=$!\n"
                "until [ -e began ]; do sleep 0.02; done; kill -INT $program\n"
                "wait $program; echo $?");
  BOOST_TEST(found.out == "130\n");
  BOOST_TEST(read("left") == read("good.pgn"));
}

BOOST_FIXTURE_TEST_CASE(an_interrupted_reduction_leaves_nothing_behind, workbench) {
  write("good.pgn", roster("*") + "1. e4 e5 2. Nf3 *\n");
  write("keep.sh",
        "grep -q 3 $1 || exit 1; [ $(wc -c <$1) -gt 40 ] && exit 0; echo $$ >>pids; sleep 60\n");
  for (const std::string jobs : {"1", "3"}) {
    const auto found = run_shell(
        "rm -f pids; mkdir -p tmp; TMPDIR=$PWD/tmp env --default-signal=INT '" +
        strictpgn::tests::built_program() + "' reduce --keep 'exec sh keep.sh' --jobs " + jobs +
        " good.pgn >left & program=$!\n"
        "until [ -s pids ]; do sleep 0.02; done; kill -INT $program\n"
        "wait $program; echo $?; cat left; echo; ls tmp\n"
        "for each in $(cat pids); do [ -d /proc/$each ] && echo alive; done");
    BOOST_TEST(found.out.starts_with("130\n"), found.out);
    BOOST_TEST(found.out.find("alive") == found.out.npos, found.out);
    BOOST_TEST(found.out.find("strictpgn-") == found.out.npos, found.out);
    const auto left = read("left");
    BOOST_TEST(left.find('3') != left.npos, left);
    BOOST_TEST(left.size() < 120U, left);
  }
}

BOOST_FIXTURE_TEST_CASE(a_command_that_takes_too_long_has_failed, workbench) {
  write("good.pgn", "1. e4 *\n");
  const auto found = run("reduce --timeout 0.2 --keep 'sleep 60;' good.pgn");
  BOOST_TEST(found.status == 2);
}

BOOST_AUTO_TEST_SUITE_END()

#endif
