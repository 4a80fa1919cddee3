// The verb fuzz as users run it, with small targets of a line of shell.
#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "checkout.hpp"
#include "cli/fuzz_arena.hpp"
#include "conformance/conformance_case.hpp"
#include "sanitized.hpp"
#include "skip.hpp"
#include "workbench.hpp"

namespace {

using nlohmann::json;
using strictpgn::tests::adapter_that;
using strictpgn::tests::fuzz_arena;
using strictpgn::tests::is_sanitized;
using strictpgn::tests::skip;

/// How many texts a target is asked where it is of no account how many: fewer of a program with
/// sanitizers, which takes several times as long.
const std::string some_texts = is_sanitized ? "16" : "40";

/// "crash: SIGSEGV", "accepts-invalid nag-null".
std::string cause_of(const json& find) {
  auto result = find.at("outcome").get<std::string>();
  if (find.contains("rule")) result += " " + find.at("rule").get<std::string>();
  if (find.at("message") != "") result += ": " + find.at("message").get<std::string>();
  return result;
}

std::set<std::string> causes_of(const std::vector<json>& finds) {
  std::set<std::string> result;
  for (const auto& each : finds) result.insert(cause_of(each));
  return result;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(program_fuzz)

BOOST_FIXTURE_TEST_CASE(each_way_to_fail_is_told_and_reduced, fuzz_arena) {
  struct way {
    std::string_view what;
    std::string script;
    std::string options;
    std::string cause;
    std::string smallest;
  };
  const way cases[] = {
      {"a crash", "grep -q '{' $1 && kill -SEGV $$; exit 0", "--texts sound",
       "crash: SIGSEGV: Segmentation fault", "{"},
      {"a crash that the shell tells of", "grep -q '[$]' $1 && exit 134; exit 0", "--texts sound",
       "crash: SIGABRT", "$"},
      {"a sanitizer",
       "grep -q '[$]' $1 && { echo 'SUMMARY: AddressSanitizer: overflow nag.c:3' >&2; exit 1; }; "
       "exit 0",
       "--texts sound", "crash: SUMMARY: AddressSanitizer: overflow #", "$"},
      {"a crash by its words",
       "grep -q '[$]' $1 && { echo 'TypeError: no such thing as e4' >&2; exit 1; }; exit 0",
       "--texts sound --crashes-when stderr:^TypeError",
       "crash: exit status # TypeError: no such thing as #", "$"},
      {"a hang", "grep -q '(' $1 && sleep 60; exit 0", "--texts sound --timeout 0.4 --plies 20",
       "hang", "("},
      {"a flood", "grep -q '(' $1 && yes; exit 0", "--texts sound --output 10000", "flood", "("},
      {"a refusal by status",
       "grep -q '[$]' $1 && { echo 'bad $5 in line 7' >&2; exit 1; }; exit 0", "--texts sound",
       "rejects-valid: bad # in line #", ""},
      {"a refusal by words", "grep -q '[$]' $1 && echo 'Error 3'; exit 0",
       "--texts sound --rejects-when stdout:^Error", "rejects-valid: Error #", ""},
      {"lost games", "echo games: 1", "--texts sound --games-from 'stdout:games: ([0-9]+)'",
       "silent-loss: games", ""},
      {"invented games", "echo games: 17", "--texts sound --games-from 'stdout:games: ([0-9]+)'",
       "invention: games", ""},
      {"lost moves", "echo 0", "--texts sound --plies-from stdout:[0-9]+", "silent-loss: moves",
       ""},
  };
  for (const auto& each : cases) {
    BOOST_TEST_CONTEXT(each.what) {
      std::filesystem::remove_all(folder() / "finds");
      const auto ran =
          fuzz(each.script, each.options + " --count 16 --patience 1 --reduce-seconds 20");
      BOOST_TEST(ran.status == 1, ran.err);
      const auto found = finds();
      BOOST_TEST(causes_of(found) == std::set<std::string>{each.cause},
                 boost::test_tools::per_element());
      if (!each.smallest.empty()) BOOST_TEST(smallest_of(found) == each.smallest);
    }
  }
}

BOOST_FIXTURE_TEST_CASE(what_is_accepted_is_held_against_the_rule_it_breaks, fuzz_arena) {
  BOOST_TEST(fuzz("exit 0", "--texts broken --count 40").status == 1);
  const auto found = finds();
  BOOST_TEST(found.size() > 10U);
  for (const auto& each : found) {
    BOOST_TEST_CONTEXT(each.at("cluster")) {
      BOOST_TEST(each.at("outcome") == "accepts-invalid");
      BOOST_TEST(each.at("section") != "");
      BOOST_TEST(each.at("theirs").at("verdict") == "accepted");
      write("one.pgn", text_of(each));
      const auto checked = run("check --format json --level error one.pgn");
      BOOST_TEST(checked.out.find("\"" + each.at("rule").get<std::string>() + "\"") !=
                 std::string::npos);
      BOOST_TEST(text_of(each).size() == each.at("bytes").get<std::size_t>());
    }
  }
}

BOOST_FIXTURE_TEST_CASE(a_target_that_agrees_with_us_has_no_finds, fuzz_arena) {
  // Without a limit on memory: the program may be built with sanitizers.
  const auto ran = run("fuzz --out finds --count 60 --memory 0 --target '" +
                       strictpgn::tests::built_program() + " check -'");
  BOOST_TEST(ran.status == 0, ran.out);
  BOOST_TEST(ran.out == "60 texts, 0 clusters\n");
  BOOST_TEST(ran.err.empty(), ran.err);
}

BOOST_FIXTURE_TEST_CASE(what_is_valid_stays_valid_when_it_is_reduced, fuzz_arena) {
  fuzz("grep -q '[$]' $1 && exit 1; exit 0", "--texts sound --count 16");
  const auto found = finds();
  BOOST_TEST_REQUIRE(!found.empty());
  for (const auto& each : found) {
    write("one.pgn", text_of(each));
    BOOST_TEST(run("check one.pgn").status == 0, text_of(each));
    BOOST_TEST(text_of(each).size() < 30U, text_of(each));
  }
}

BOOST_FIXTURE_TEST_CASE(one_seed_makes_the_same_finds_with_any_number_of_jobs, fuzz_arena) {
  const auto target = " --count " + some_texts + " --patience 1 --target '! grep -q b6'";
  run("fuzz --out finds --jobs 1" + target);
  run("fuzz --out other --jobs 3" + target);
  BOOST_TEST(!finds().empty());
  BOOST_TEST(finds() == finds("other"), boost::test_tools::per_element());
  BOOST_TEST(read("finds/state.json") == read("other/state.json"));
}

BOOST_FIXTURE_TEST_CASE(a_run_is_gone_on_with, fuzz_arena) {
  constexpr int half = is_sanitized ? 16 : 32;
  const auto of = [](int count) {
    return fmt::format("--texts broken --patience 1 --count {}", count);
  };
  fuzz("exit 0", of(half));
  const auto first = state();
  BOOST_TEST(first.at("texts") == half);
  BOOST_TEST(first.at("next_seed") == half + 1);
  fuzz("exit 0", of(half));
  const auto second = state();
  BOOST_TEST(second.at("texts") == 2 * half);
  BOOST_TEST(second.at("clusters").size() >= first.at("clusters").size());
  run("fuzz --out whole --jobs 2 --target 'sh target.sh {}' " + of(2 * half));
  BOOST_TEST(read("whole/state.json") == read("finds/state.json"));
  const auto other = fuzz("exit 0", of(half) + " --one-game");
  BOOST_TEST(other.status == 2);
  BOOST_TEST(other.err.find("the state is of another run") != std::string::npos, other.err);
}

BOOST_FIXTURE_TEST_CASE(a_run_that_its_time_ends_leaves_the_rest_to_the_next, fuzz_arena) {
  const auto ran = fuzz("grep -q '(' $1 && sleep 60; exit 0", "--timeout 1 --seconds 2.5");
  BOOST_TEST(ran.status <= 1);
  const auto before = state();
  BOOST_TEST(before.at("texts").get<int>() < 100'000);
  fuzz("grep -q '(' $1 && sleep 60; exit 0", "--timeout 1 --seconds 1.5");
  BOOST_TEST(state().at("texts") >= before.at("texts"));
}

BOOST_FIXTURE_TEST_CASE(a_target_that_is_removed_ends_the_run, fuzz_arena) {
  // Several ask at once: each leaves a file of its own.
  const std::string count = "mkdir -p asked; : >asked/$$; n=$(ls asked | wc -l)\n";
  struct {
    std::string script;
    std::string why;
  } const cases[] = {{count + "[ $n -lt 40 ] || rm target.sh", "exit status 2: sh: "},
                     {"grep -q b6 $1 && { rm target.sh; exit 1; }; exit 0", "exit status 2: sh: "}};
  for (const auto& [script, why] : cases) BOOST_TEST_CONTEXT(script) {
      std::filesystem::remove_all(folder() / "finds");
      const auto ran = fuzz(script, "--texts sound --count 200");
      BOOST_TEST(ran.status == 2);
      BOOST_TEST(ran.err.find("\nstrictpgn: --target does not accept a plain game (" + why) !=
                     ran.err.npos,
                 ran.err);
      BOOST_TEST(finds().empty());
      const auto texts = state().at("texts").get<int>();
      BOOST_TEST(texts < 200);
      BOOST_TEST(state().at("unsteady") == 0);
      fuzz("exit 0", "--texts sound --count 1");
      BOOST_TEST(state().at("texts") > texts);
    }
}

BOOST_FIXTURE_TEST_CASE(a_target_that_is_removed_behind_a_wrapper_has_no_cluster_of_that,
                        fuzz_arena) {
  write("target.sh", "sh parser.sh $1 2>/dev/null || exit 1\n");
  const auto is_known = "grep -q '(' $1 && exit 1\n";
  const std::string options =
      "--texts sound --patience 1 --jobs 1 --count 16 --out finds --target 'sh target.sh {}'";
  write("parser.sh", std::string(is_known) + "exit 0\n");
  run("fuzz " + options);
  const auto before = finds();
  BOOST_TEST_REQUIRE(!before.empty());
  write("parser.sh", is_known + std::string("grep -q b6 $1 && rm parser.sh\nexit 0\n"));
  const auto ran = run("fuzz " + options);
  BOOST_TEST(ran.status == 2);
  BOOST_TEST(
      ran.err.ends_with("does not accept a plain game (exit status 1); see --rejects-when\n"),
      ran.err);
  BOOST_TEST(finds() == before, boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(an_interrupted_run_keeps_what_it_has, fuzz_arena) {
  write("target.sh", "grep -q '(' $1 && { echo >began; sleep 60; }; exit 0");
  const std::string options = "fuzz --out finds --jobs 2 --target 'sh target.sh {}' ";
  const auto ran = run_shell(
      "env --default-signal=INT '" + strictpgn::tests::built_program() + "' " + options +
      "--seconds 60 --timeout 20 & program=$!\n"
      "until [ -e began ] || ! kill -0 $program; do sleep 0.02; done; kill -INT $program; "
      "wait $program");
  BOOST_TEST(ran.status == 130);
  const auto before = state().at("texts").get<int>();
  run(options + "--count 4 --timeout 0.1 --reduce-seconds 0.1");
  BOOST_TEST(state().at("texts") == before + 4);
}

BOOST_FIXTURE_TEST_CASE(known_finds_are_left_out, fuzz_arena) {
  const std::string script = "exit 0";
  const auto texts = "--texts broken --count " + some_texts;
  fuzz(script, texts);
  std::string known = "# what we know\n";
  std::string rules;
  for (const auto& each : finds()) {
    known += each.at("cluster").get<std::string>() + "  # will not be mended\n";
    rules += " --ignore " + each.at("rule").get<std::string>();
  }
  write("known.txt", known);
  std::filesystem::remove_all(folder() / "finds");
  const auto by_cluster = fuzz(script, texts + " --known known.txt");
  BOOST_TEST(by_cluster.status == 0, by_cluster.out);
  BOOST_TEST(by_cluster.out.ends_with(
                 fmt::format("; {} of the clusters known\n", state().at("clusters").size())),
             by_cluster.out);
  std::filesystem::remove_all(folder() / "finds");
  const auto by_rule = fuzz(script, texts + rules);
  BOOST_TEST(!rules.empty());
  BOOST_TEST(by_rule.out == some_texts + " texts, 0 clusters\n");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(program_fuzz_adapters)

BOOST_FIXTURE_TEST_CASE(an_adapter_is_asked_line_by_line, fuzz_arena) {
  write("adapter.sh", R"sh(
read hello
echo '{"name":"a"}'
while read line; do
  id=$(echo "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
  text=$(echo "$line" | sed 's/.*"bytes":"\([^"]*\)".*/\1/' | base64 -d | tr -d '\0')
  case $text in
    *'('*) verdict=unsupported ;;
    *'{'*) kill -SEGV $$ ;;
    *'$'*) verdict=refused ;;
    *) verdict=accepted ;;
  esac
  echo "{\"id\":$id,\"verdict\":\"$verdict\",\"message\":\"no \$5\"}"
done
)sh");
  const auto ran =
      run("fuzz --out finds --jobs 2 --adapter --target 'sh adapter.sh' --texts sound --count 24");
  BOOST_TEST(ran.status == 1, ran.err);
  const std::set<std::string> expected{"crash: SIGSEGV: Segmentation fault", "rejects-valid: no #"};
  BOOST_TEST(causes_of(finds()) == expected, boost::test_tools::per_element());
  BOOST_TEST(state().at("declined").get<int>() > 0);
}

BOOST_FIXTURE_TEST_CASE(nonsense_of_an_adapter_costs_its_own_text_alone, fuzz_arena) {
  write("adapter.sh", adapter_that("",
                                   "case $text in *'$'*) echo 'debug: a NAG' ;; esac\n"
                                   "said='\"verdict\":\"accepted\"'"));
  write("given.pgn", "1. e4 $1 e5 *\n");
  run("fuzz --out finds --jobs 1 --adapter --target 'sh adapter.sh' --texts mutated --count 8 "
      "--only crash --patience 1 given.pgn");
  const auto found = finds();
  BOOST_TEST(
      causes_of(found) ==
          std::set<std::string>{"crash: protocol: the answer is not one JSON object in a line"},
      boost::test_tools::per_element());
  for (const auto& each : found) BOOST_TEST(text_of(each) == "$");
}

BOOST_FIXTURE_TEST_CASE(what_an_adapter_says_too_late_is_not_held_against_the_next_text,
                        fuzz_arena) {
  write("adapter.sh", "late=\n" + adapter_that("",
                                               "echo \"$late\" | grep .; late=debug\n"
                                               "said='\"verdict\":\"accepted\"'"));
  const auto ran =
      run("fuzz --out finds --jobs 1 --adapter --target 'sh adapter.sh' --texts sound "
          "--count 8 --only crash");
  BOOST_TEST(ran.status == 0, ran.out);
  BOOST_TEST(state().at("texts") == 8);
}

BOOST_FIXTURE_TEST_CASE(an_adapter_that_does_not_say_why_is_told_of_all_the_same, fuzz_arena) {
  for (const std::string verdict : {"refused", "crashed"}) {
    write("adapter.sh", adapter_that("", "said='\"verdict\":\"" + verdict + "\"'"));
    BOOST_TEST(run("fuzz --out finds --count 1 --adapter --target 'sh adapter.sh'").err ==
               "strictpgn: --target does not accept a plain game (" + verdict + ")\n");
  }
}

BOOST_FIXTURE_TEST_CASE(a_hang_of_an_adapter_that_starts_slowly_is_reduced, fuzz_arena) {
  write("adapter.sh", R"sh(
read hello
sleep 0.4
echo '{"name":"a"}'
while read -r line; do
  id=${line#*'"id":'}
  case $line in
    *'"bytes":"P'*) sleep 60 ;;
  esac
  echo "{\"id\":${id%%,*},\"verdict\":\"accepted\"}"
done
)sh");
  write("given.pgn", "<\n1. e4 e5 2. Nf3 *\n");  // what begins with < begins with P in base64
  run("fuzz --out finds --jobs 1 --adapter --target 'sh adapter.sh' --texts mutated --count 4 "
      "--only hang --timeout 2 --patience 1 given.pgn");
  const auto found = finds();
  BOOST_TEST_REQUIRE(!found.empty());
  BOOST_TEST(smallest_of(found) == "<");
}

BOOST_FIXTURE_TEST_CASE(an_adapter_is_asked_at_the_levels_that_it_claims, fuzz_arena) {
  struct claim {
    std::string levels, options, why;
  };
  const claim cases[] = {
      {R"("levels":["import"])", "--profile export", " (its levels: import)"},
      {R"("one_game":true)", "--profile reduced", " (its levels: import)"},
      {R"("levels":["import","export"])", "--profile export", ""},
      {R"("encodings":["latin1"])", "--encoding utf8", " (its encodings: latin1)"},
      {R"("encodings":["latin1"])", "", ""},
  };
  for (const auto& [levels, options, why] : cases) {
    write("adapter.sh", adapter_that("," + levels, "said='\"verdict\":\"accepted\"'"));
    const auto ran = run(
        "fuzz --out finds --adapter --texts sound --count 1 --target 'sh adapter.sh' " + options);
    std::filesystem::remove_all(folder() / "finds");
    BOOST_TEST((ran.status == 2) == !why.empty(), levels + ' ' + options + ran.err);
    if (!why.empty())
      BOOST_TEST(ran.err == "strictpgn: --target does not claim to read pgn" + why + "\n");
  }
}

BOOST_FIXTURE_TEST_CASE(a_tool_from_elsewhere_is_not_copied_onto_itself, fuzz_arena) {
  std::filesystem::create_directories(folder() / "tools");
  const auto absolute = (folder() / "outside.sh").string();
  write("outside.sh", adapter_that("", "said='\"verdict\":\"accepted\"'"));
  for (const auto& word : {absolute, std::string("../outside.sh")}) {
    write("tools/tools.json",
          R"({"tools":[{"name":"some-tool","command":["sh",")" + word + R"("]}]})");
    const auto before = run_shell("ls -i outside.sh").out;
    std::filesystem::remove_all(folder() / "finds");
    const auto ran =
        run("fuzz --out finds --adapters tools --target some-tool --texts broken --count 4 "
            "--patience 1");
    BOOST_TEST(ran.status == 1, ran.err);
    BOOST_TEST(run_shell("ls -i outside.sh").out == before, word);
    BOOST_TEST(run_shell("find finds -name outside.sh").out.empty(), word);
  }
}

BOOST_FIXTURE_TEST_CASE(a_program_may_remove_the_file_that_it_is_given, fuzz_arena) {
  write("victim", "as it was");
  for (const std::string script :
       {"rm -r \"$(dirname $1)\"", "rm $1; mkdir -p $1/x", "ln -sf \"$PWD/victim\" $1",
        "ln -f \"$PWD/victim\" $1", "d=$(dirname $1); rm -r $d; touch $d",
        "d=$(dirname $1); rm -r $d; ln -s /dev/null/none $d"}) {
    std::filesystem::remove_all(folder() / "finds");
    const auto ran = fuzz(script, "--texts sound --count 8");
    BOOST_TEST(ran.status == 0, script + ran.err);
    BOOST_TEST(state().at("texts") == 8);
    BOOST_TEST(read("victim") == "as it was");
  }
}

BOOST_FIXTURE_TEST_CASE(finds_that_wait_to_be_reduced_are_finds, fuzz_arena) {
  const std::string slow = "sleep 0.2";  // the time is over when the self-test is
  const std::string options = "--texts sound --seconds 0.1";
  fuzz(slow, options);
  auto all = state();
  BOOST_TEST(all.at("pending").empty());
  all["pending"] = {{{"outcome", "rejects-valid"},
                     {"message", ""},
                     {"seed", 1},
                     {"origin", "sound"},
                     {"text", "MS4gZTQgKgo="}}};
  write("finds/state.json", all.dump());
  const auto ran = fuzz(slow, options);
  BOOST_TEST(ran.out == "0 texts, 0 clusters, 1 to be reduced\n");
  BOOST_TEST(ran.status == 1);
}

BOOST_FIXTURE_TEST_CASE(a_tool_is_known_by_its_name, fuzz_arena) {
  std::filesystem::create_directories(folder() / "tools");
  write("tools/tools.json",
        R"({"tools":[{"name":"some-tool","version":"1.2","command":["sh","some.sh"],
            "install":"apt-get install some-tool"}]})");
  write("tools/some.sh", R"sh(
while read line; do
  case $line in
    *hello*) echo '{"name":"some-tool","version":"1.2","emits":["games","moves","comments"],"one_game":true}' ;;
    *) id=$(echo "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
       text=$(echo "$line" | sed 's/.*"bytes":"\([^"]*\)".*/\1/' | base64 -d | tr -d '\0')
       verdict=accepted
       case $text in *'$'*) verdict=refused ;; esac
       echo "{\"id\":$id,\"verdict\":\"$verdict\",\"message\":\"no NAG\"}" ;;
  esac
done
)sh");
  const std::string options = " --target some-tool --texts sound --count 32 --patience 1";
  const auto ran = run("fuzz --out finds --adapters tools" + options);
  BOOST_TEST(ran.status == 1, ran.err);
  const auto found = finds();
  BOOST_TEST(causes_of(found) == std::set<std::string>{"rejects-valid: no NAG"},
             boost::test_tools::per_element());
  BOOST_TEST(state().at("declined").get<int>() > 0);  // files of more than one game
  BOOST_TEST_REQUIRE(!found.empty());
  const auto cluster = "finds/finds/" + found.front().at("cluster").get<std::string>();
  BOOST_TEST(found.front().at("repeat")[0] == "sh run.sh");
  BOOST_TEST(read(cluster + "/report.md").find("the folder that you are in") == std::string::npos);
  const auto again = run_shell("sh " + cluster + "/run.sh");
  BOOST_TEST(again.out.find("\"verdict\":\"refused\"") != again.out.npos, again.out + again.err);
}

BOOST_FIXTURE_TEST_CASE(a_target_is_asked_the_self_test_of_the_runner_first, fuzz_arena) {
  const auto texts = json::parse(strictpgn::tests::bytes_of_file(strictpgn::tests::in_checkout(
                                     "conformance/adapters/self-test.json")))
                         .at("pgn");
  std::string bad;
  for (const auto& each : texts.at("bad"))
    bad += (bad.empty() ? "" : ", ") + each.at("title").get<std::string>();
  const std::string games = "--texts sound --count 1 --games-from 'stdout:([0-9]+) games' ";
  BOOST_TEST(fuzz("echo 1 games", games).err ==
             "strictpgn: --target misreads two games: silent-loss: games\n"
             "strictpgn: --target refuses none of: " +
                 bad + "; see --rejects-when\n");
  std::filesystem::remove_all(folder() / "finds");
  BOOST_TEST(fuzz("grep -q 'once upon' $1 && exit 1; echo 1 games", "--one-game " + games).err ==
             "");
  // Every text is asked about as it stands there.
  std::filesystem::remove_all(folder() / "finds");
  fuzz("cat $1 >>asked; exit 0", "--texts sound --count 1");
  std::string all;
  for (const std::string list : {"good", "bad"})
    for (const auto& each : texts.at(list)) all += each.at("text").get<std::string>();
  BOOST_TEST(read("asked").starts_with(all));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(program_fuzz_finds)

BOOST_FIXTURE_TEST_CASE(only_some_outcomes_are_told_of, fuzz_arena) {
  const std::string script = "grep -q '[$]' $1 && exit 1; exit 0";
  fuzz(script, "--count 40 --patience 1 --only rejects-valid,crash");
  for (const auto& each : finds()) BOOST_TEST(each.at("outcome") == "rejects-valid");
  BOOST_TEST(!finds().empty());
  BOOST_TEST(state().at("finds").at("accepts-invalid").get<int>() > 0);
}

BOOST_FIXTURE_TEST_CASE(a_find_stands_in_a_full_plain_game, fuzz_arena) {
  fuzz("grep -q '[$]' $1 && exit 1; exit 0", "--texts sound --count 16 --patience 1");
  const auto found = finds();
  BOOST_TEST_REQUIRE(!found.empty());
  const auto folder = "finds/finds/" + found.front().at("cluster").get<std::string>();
  write("one.pgn", read(folder + "/game.pgn"));
  BOOST_TEST(run("check --level info one.pgn").out.find("tag-section-missing") ==
             std::string::npos);
  for (const std::string part : {"[White ", "[Result ", "$"})
    BOOST_TEST(read("one.pgn").find(part) != std::string::npos, read("one.pgn"));
  BOOST_TEST(read(folder + "/original.pgn").size() >= read(folder + "/smallest.pgn").size());
}

BOOST_FIXTURE_TEST_CASE(what_only_the_smallest_text_has_is_no_part_of_the_cause, fuzz_arena) {
  // The smallest text needs its FEN to be refused, the plain one has a roster instead.
  write("given.pgn",
        "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 90 1\"]\n\n1. Kd2 $1 Kd7 *\n");
  fuzz("grep -q '[$]' $1 && grep -q 'w - - 90\\|Round' $1 && exit 1; exit 0",
       "given.pgn --texts mutated --count 8 --patience 1 --only rejects-valid");
  const auto found = finds();
  BOOST_TEST_REQUIRE(!found.empty());
  for (const auto& each : found)
    for (const auto& feature : each.at("shape"))
      BOOST_TEST(!feature.get<std::string>().starts_with("fen-"), each.at("title"));
}

BOOST_FIXTURE_TEST_CASE(reducing_can_keep_a_text_sound, fuzz_arena) {
  write("game.pgn", roster("1-0") + "1. e4 e5 2. Nf3 {a} (2. d4 $4) Nc6 1-0\n");
  const std::string command = "reduce game.pgn --keep 'grep -q 4'";
  BOOST_TEST(run(command).out == "4");
  const auto valid = run(command + " --valid");
  write("valid.pgn", valid.out);
  BOOST_TEST(run("check valid.pgn").status == 0, valid.out);
  BOOST_TEST(valid.out.size() < 20U, valid.out);
  const auto clean = run(command + " --no-new-findings").out;
  write("clean.pgn", clean);
  BOOST_TEST(clean.find("[White\"") != clean.npos, clean);
  BOOST_TEST(run("check --level info clean.pgn")
                 .out.starts_with("the game has no errors: 0 errors, 0 warnings\n"));
  write("bad.pgn", "1. e5 *\n");
  BOOST_TEST(run("reduce bad.pgn --valid --keep true").status == 2);
}

BOOST_FIXTURE_TEST_CASE(memory_has_its_limit, fuzz_arena) {
  const std::string script =
      "x=0123456789abcdef; for i in 1 2 3 4 5; do x=$x$x$x$x$x$x$x$x$x$x; done; true";
  BOOST_TEST(fuzz(script, "--texts sound --count 2").status == 0);
  const auto ran = fuzz(script, "--texts sound --count 2 --memory 1M");
  BOOST_TEST(ran.status == 2);
  BOOST_TEST(ran.err.find("--target does not accept a plain game") != std::string::npos, ran.err);
}

BOOST_FIXTURE_TEST_CASE(a_report_reads_as_an_issue, fuzz_arena) {
  fuzz("grep -q '[$]' $1 && { echo it is $1 >&2; exit 3; }; exit 0",
       "--texts sound --count 8 --target-version 1.7");
  const auto found = finds();
  BOOST_TEST_REQUIRE(!found.empty());
  const auto folder = "finds/finds/" + found.front().at("cluster").get<std::string>();
  const auto page = read(folder + "/report.md");
  for (const std::string part :
       {"# refuses a valid text (nag, standard san): it is game.pgn\n",
        "\n`run.sh` calls the program as it was called here, from the folder that you are in",
        "Program: `sh target.sh {}`, version 1.7\n", "Standard: PGN 8.2.4\n",
        "## Expected\n\nThat the text is read: 1 game, ",
        "## Got\n\nThe program: refused, exit status 3.\n", "```\nsh run.sh\n```\n",
        "[original.pgn](original.pgn), reduced to [smallest.pgn](smallest.pgn), ",
        "$ strictpgn check --profile import --encoding latin1 --level info game.pgn\n"})
    BOOST_TEST(page.find(part) != page.npos, part << " is not in " << page);
  BOOST_TEST(found.front().at("title") ==
             "refuses a valid text (nag, standard san): it is game.pgn");
  BOOST_TEST(found.front().at("kind") == "fault");
  BOOST_TEST(read("finds/index.md").find(found.front().at("cluster").get<std::string>()) !=
             std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(the_script_of_a_find_runs_any_command, fuzz_arena) {
  // The folder of the find needs quotes.
  write("target.sh", "grep -q '[$]' \"${1:--}\" && { echo no NAGs >&2; exit 3; }; exit 0");
  for (const std::string command : {"sh target.sh {}", "sh target.sh"}) {
    BOOST_TEST_CONTEXT(command) {
      std::filesystem::remove_all(folder() / "the finds");
      run("fuzz --out 'the finds' --texts sound --count 8 --target '" + command + "'");
      const auto found = finds("the finds");
      BOOST_TEST_REQUIRE(!found.empty());
      const auto name = found.front().at("cluster").get<std::string>();
      const auto again = run_shell("sh 'the finds/finds/" + name + "/run.sh'");
      BOOST_TEST(again.out == "exit status 3\n");
      BOOST_TEST(again.status == 3);
      BOOST_TEST(again.err == "no NAGs\n");
    }
  }
}

BOOST_FIXTURE_TEST_CASE(faults_are_told_apart_from_strictness, fuzz_arena) {
  struct refused {
    std::string text, pattern, kind, heading;
  };
  const refused cases[] = {
      {"% escape\n1. e4 *\n", "^%", "fault", "## Faults"},
      {"1. e4 ; comment\n*\n", ";", "fault", "## Faults"},
      {"1 e4 *\n", "^1 e4", "fault", "## Faults"},
      {"1. e4 $0 *\n", "[$]0", "strictness", "## Stricter than we are"},
      {"1. e4 f6 2. d4 kf7 *\n", "kf7", "strictness", "## Stricter than we are"},
  };
  for (const auto& each : cases) {
    BOOST_TEST_CONTEXT(each.text) {
      std::filesystem::remove_all(folder() / "finds");
      write("given.pgn", roster("*") + each.text);
      const auto ran =
          fuzz("grep -q '" + each.pattern + "' $1 && exit 1; exit 0",
               "given.pgn --texts mutated --count 8 --patience 1 --only rejects-valid");
      const auto found = finds();
      BOOST_TEST_REQUIRE(!found.empty());
      for (const auto& find : found) BOOST_TEST(find.at("kind") == each.kind);
      BOOST_TEST(read("finds/index.md").find("\n" + each.heading + "\n") != std::string::npos);
      BOOST_TEST((ran.out.find(": strictness: refuses") != ran.out.npos) ==
                 (each.kind == "strictness"));
    }
  }
}

BOOST_FIXTURE_TEST_CASE(the_worst_is_told_first, fuzz_arena) {
  const auto ran = fuzz("grep -q '[$]' $1 && kill -SEGV $$; grep -q '{' $1 && exit 1; exit 0",
                        "--count 48 --patience 1");
  const auto crash = ran.out.find("crashes on"), refusal = ran.out.find("refuses a"),
             invalid = ran.out.find("accepts a");
  BOOST_TEST(crash < refusal, ran.out);
  BOOST_TEST(refusal < invalid, ran.out);
  BOOST_TEST(invalid != ran.out.npos);
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_done_is_one_line, fuzz_arena) {
  struct complaint {
    std::string arguments;
    std::string line;
  };
  write("words.txt", "nag-null because\n");
  write("state.json", "{}");
  std::filesystem::create_directories(folder() / "tools");
  write("tools/tools.json",
        R"({"tools":[{"name":"some-tool","command":["sh","some.sh"],"install":"npm ci"}]})");
  write("tools/some.sh", "echo 'Error: it is not there' >&2; exit 1");
  const complaint cases[] = {
      {"--target true", "say when to end: --count or --seconds"},
      {"--target false --count 1",
       "--target does not accept a plain game (exit status 1); see --rejects-when"},
      {"--target ./nowhere --rejects-when stdout --count 1",
       "--target cannot be run: exit status 127: sh: 1: ./nowhere: not found"},
      {"--target 'echo Illegal e4 >&2; exit 2' --count 1",
       "--target does not accept a plain game (exit status 2: Illegal e4); see --rejects-when"},
      {"--target nowhere --count 1",
       "--target cannot be run: exit status 127: sh: 1: nowhere: not found; nor is it in "
       "`conformance/adapters/tools.json` (--adapters)"},
      {"--target yes --output 10000 --count 1",
       "--target does not accept a plain game (more output than is allowed); see --rejects-when"},
      {"--target 'sleep 60' --timeout 0.2 --count 1",
       "--target does not accept a plain game (no answer within the time); see --rejects-when"},
      {"--adapter --target true --count 1",
       "--target does not accept a plain game (exit status 0: no answer)"},
      {"--adapter --target 'echo no such module >&2; exit 1' --count 1",
       "--target does not accept a plain game (exit status 1: no such module)"},
      {"--adapter --target nowhere --count 1",
       "--target cannot be run: exit status 127: sh: 1: nowhere: not found; nor is it in "
       "`conformance/adapters/tools.json` (--adapters)"},
      {"--adapters tools --target some-tool --count 1",
       "--target does not accept a plain game (exit status 1: Error: it is not there); "
       "tools/tools.json says how it is installed: npm ci"},
      {"--adapter --rejects-when stdout --target cat --count 1",
       "--rejects-when is for commands: an adapter says itself what it makes of a text"},
      {"--adapters tools --plies-from stdout --target some-tool --count 1",
       "--plies-from is for commands: an adapter says itself what it makes of a text"},
      {"--target true --count 1 --ignore nag-nul",
       "--ignore: no rule `nag-nul`; did you mean `nag-null`?"},
      {"--target true --count 1 --known words.txt",
       "--known: `words.txt`: a name and `#` with a reason, not `nag-null because`"},
      {"--target true --count 1 --rejects-when exit",
       "--rejects-when: `exit` begins with none of status, stdout, stderr"},
      {"--target true --count 1 --games-from status",
       "--games-from: `status`: a number stands in a line of stdout or stderr, as 'stdout:([0-9]+) "
       "games'"},
      {"--target true --count 1 --plies-from stdout",
       "--plies-from: `stdout`: a number stands in a line of stdout or stderr, as 'stdout:([0-9]+) "
       "games'"},
      {"--target true --count 1 --only ''", "--only: the value is empty"},
      {"--target true --count 1 --known ''", "--known: the value is empty"},
      {"--target true --count 1 --games-from ''", "--games-from: the value is empty"},
      {"--target true --count 1 --games-from stdout:",
       "--games-from: `stdout:`: a number stands in a line of stdout or stderr, as "
       "'stdout:([0-9]+) "
       "games'"},
      {"--target true --count 1 --games-from 'stdout:(a) games:' --output 0",
       "--output: no answer has 0 bytes"},
      {"--target true --count 1 --output 0", "--output: no answer has 0 bytes"},
      {"--target true --count 1 --dialect xfen", "--dialect is for fen and epd"},
      {"--target true --count 1 --texts good",
       "--texts: `good` is none of all, sound, broken, mutated"},
      {"--target true --count 1 --out .",
       "--out: `./state.json`: the state is not of this version"},
  };
  for (const auto& [arguments, line] : cases) {
    BOOST_TEST_CONTEXT(arguments) {
      const bool has_folder = arguments.find("--out ") != arguments.npos;
      const auto found = run("fuzz " + arguments + (has_folder ? "" : " --out finds"));
      BOOST_TEST(found.status == 2);
      BOOST_TEST(found.err == "strictpgn: " + line + "\n");
    }
  }
}

BOOST_FIXTURE_TEST_CASE(progress_is_shown_on_a_terminal_alone, fuzz_arena) {
  if (std::system("command -v script >/dev/null") != 0) return skip("there is no script(1)");
  write("fuzz.sh",
        "'" + strictpgn::tests::built_program() +
            "' fuzz --out \"$1\" --texts sound --jobs 1 --count 32 --target 'sleep 0.1'");
  const auto shown = run_shell("script -qec 'sh fuzz.sh finds' /dev/null");
  for (const std::string part : {"\r16 texts, 0 clusters, ", " texts/s, 0:0", " left"})
    BOOST_TEST(shown.out.find(part) != shown.out.npos, shown.out);
  BOOST_TEST(run_shell("sh fuzz.sh other").err.find(" texts/s") == std::string::npos);
  write("reduce.sh", "'" + strictpgn::tests::built_program() +
                         "' reduce plain.pgn --keep 'sleep 0.1; grep -q Nc6'");
  const auto reduced = run_shell("script -qec 'sh reduce.sh' /dev/null");
  BOOST_TEST(reduced.out.find(" texts tried") != reduced.out.npos, reduced.out);
  const auto silent = run_shell("sh reduce.sh");
  BOOST_TEST(silent.out == "Nc6");
  BOOST_TEST(silent.err == "");
}

BOOST_FIXTURE_TEST_CASE(a_folder_belongs_to_one_run, fuzz_arena) {
  fuzz("exit 0", "--texts broken --count 1");
  const auto other = fuzz("exit 0", "--texts broken --count 1 --seed 7");
  BOOST_TEST(other.status == 2);
  BOOST_TEST(other.err.find("the state is of another run: --target sh target.sh {} --seed 1") !=
                 std::string::npos,
             other.err);
}

BOOST_AUTO_TEST_SUITE_END()

#endif
