// The verb `fuzz replay` as users run it: finds of one version of a program, asked about in
// another.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#ifdef STRICTPGN_PROGRAM

#include "cli/fuzz_arena.hpp"

BOOST_AUTO_TEST_SUITE(program_fuzz_replay)

namespace {

using nlohmann::json;
using strictpgn::tests::fuzz_arena;
using strictpgn::tests::outcome;

constexpr const char* refuses_nags = "grep -q '[$]' $1 && { echo no NAGs >&2; exit 1; }; exit 0";

/// One find: that a program refuses NAGs.
struct one_find : fuzz_arena {
  one_find() {
    fuzz(refuses_nags, "--texts sound --count 16 --patience 1");
    const auto found = finds();
    BOOST_TEST_REQUIRE(found.size() == 1U);
    folder_of_find = "finds/finds/" + found.front().at("cluster").get<std::string>();
  }

  outcome replay(const std::string& script, const std::string& options = "") const {
    write("target.sh", script);
    return run("fuzz replay finds --target 'sh target.sh {}' " + options);
  }

  /// Changes a field of find.json.
  void change(const std::string& field, const json& value) const {
    auto find = json::parse(read(folder_of_find + "/find.json"));
    find[field] = value;
    write(folder_of_find + "/find.json", find.dump());
  }

  std::string folder_of_find;
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace

BOOST_FIXTURE_TEST_CASE(an_interrupted_replay_is_told, one_find) {
  write("slow.sh", "echo >began; sleep 60");
  const auto ran = run_shell("env --default-signal=INT '" + strictpgn::tests::built_program() +
                             "' fuzz replay finds --target 'sh slow.sh {}' & program=$!\n"
                             "until [ -e began ] || ! kill -0 $program; do sleep 0.02; done\n"
                             "kill -INT $program; wait $program");
  BOOST_TEST(ran.status == 130);
  BOOST_TEST(ran.out == "");
  BOOST_TEST(ran.err == "strictpgn: interrupted before all finds were asked about\n");
}

BOOST_FIXTURE_TEST_CASE(what_has_become_of_a_find_is_told, one_find) {
  struct version {
    std::string script;
    std::string cell;
    std::string sum;
    int status;
  };
  const std::string nags = "grep -q '[$]' $1 && ";
  const version cases[] = {
      {refuses_nags, "| still there |", "1 still there", 1},
      {nags + "{ echo numbers >&2; exit 1; }; exit 0", "| still there: rejects-valid: numbers |",
       "1 still there", 1},
      {nags + "kill -SEGV $$; exit 0", "| changed: crash: SIGSEGV: Segmentation fault |",
       "1 changed", 1},
      {"exit 0", "| fixed |", "1 fixed", 0},
  };
  for (const auto& each : cases) {
    BOOST_TEST_CONTEXT(each.script) {
      const auto ran = replay(each.script);
      BOOST_TEST(ran.status == each.status, ran.err);
      BOOST_TEST(has(ran.out, each.cell), ran.out);
      BOOST_TEST(has(ran.out, "\nsh target.sh {}: " + each.sum + "\n"), ran.out);
    }
  }
}

BOOST_FIXTURE_TEST_CASE(what_was_lost_is_part_of_a_find, fuzz_arena) {
  fuzz("echo 0 moves", "--texts sound --count 4 --patience 1 --plies-from 'stdout:([0-9]+) moves'");
  BOOST_TEST_REQUIRE(!finds().empty());
  const auto replay = [&](const std::string& script) {
    write("target.sh", script);
    return run("fuzz replay finds --target 'sh target.sh {}' --plies-from 'stdout:([0-9]+) moves' "
               "--games-from 'stdout:([0-9]+) games'")
        .out;
  };
  BOOST_TEST(has(replay("echo 0 moves"), "| still there |"));
  BOOST_TEST(has(replay("echo 0 games"), "| changed: silent-loss: games |"));
  BOOST_TEST(has(replay("echo 999 moves"), "| changed: invention: moves |"));
}

BOOST_FIXTURE_TEST_CASE(several_targets_make_a_matrix, one_find) {
  write("other.sh", "exit 0");
  write("adapter.sh", R"sh(
read hello
echo '{"name":"some-tool","version":"1.2"}'
while read line; do
  id=$(echo "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
  text=$(echo "$line" | sed 's/.*"bytes":"\([^"]*\)".*/\1/' | base64 -d)
  verdict=accepted
  case $text in *'$'*) verdict=unsupported ;; esac
  echo "{\"id\":$id,\"verdict\":\"$verdict\"}"
done
)sh");
  std::filesystem::create_directories(folder() / "tools");
  write("tools/tools.json",
        R"({"tools":[{"name":"tool","version":"1.1","command":["sh","../adapter.sh"]}]})");
  const std::string targets = "--adapters tools --target 'sh other.sh {}' --target tool";
  const auto ran = replay(refuses_nags, targets);
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.out.starts_with("| Find | sh target.sh {} | sh other.sh {} | some-tool 1.2 |\n"
                                 "|---|---|---|---|\n| rejects-valid-no-NAGs-"),
             ran.out);
  BOOST_TEST(has(ran.out, " | still there | fixed | not asked |\n"), ran.out);
  const auto told = json::parse(replay(refuses_nags, targets + " --format json").out);
  BOOST_TEST(told.at("format") == 1);
  BOOST_TEST(told.at("targets") == json({"sh target.sh {}", "sh other.sh {}", "some-tool 1.2"}));
  BOOST_TEST(told.at("finds")[0].at("fates") ==
             json({{{"fate", "still there"}}, {{"fate", "fixed"}}, {{"fate", "not asked"}}}));
}

BOOST_FIXTURE_TEST_CASE(who_does_not_claim_a_level_is_not_asked_about_its_finds, one_find) {
  change("profile", "export");
  write("tools.json",
        R"({"tools":[{"name":"tool","version":"1.1","command":["sh","adapter.sh"]}]})");
  write("adapter.sh", strictpgn::tests::adapter_that(R"(,"levels":["import"])",
                                                     "said='\"verdict\":\"accepted\"'"));
  const auto ran = replay(refuses_nags, "--adapters . --target tool");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(has(ran.out, " | still there | not asked |\n"), ran.out);
}

BOOST_FIXTURE_TEST_CASE(one_find_is_asked_about_by_its_folder, one_find) {
  const auto ran = run("fuzz replay " + folder_of_find + " --target 'sh target.sh {}'");
  BOOST_TEST(has(ran.out, "sh target.sh {}: 1 still there\n"), ran.out + ran.err);
}

BOOST_FIXTURE_TEST_CASE(a_find_that_we_judge_otherwise_now_is_nothing_fixed, one_find) {
  change("outcome", "accepts-invalid");
  change("rule", "result-tag-mismatch");
  const auto ran = replay("exit 0");
  BOOST_TEST(has(ran.out, "| we judge otherwise now |"), ran.out + ran.err);
  BOOST_TEST(ran.status == 0);
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_asked_about_again_is_one_line, one_find) {
  const auto line = [&](const std::string& arguments) {
    const auto ran = run("fuzz replay " + arguments);
    BOOST_TEST(ran.status == 2);
    return ran.err;
  };
  const auto file = folder_of_find + "/find.json";
  BOOST_TEST(line("nowhere --target true") == "strictpgn: no finds in `nowhere`\n");
  BOOST_TEST(line("finds --target false") ==
             "strictpgn: --target `false` does not accept a plain game (exit status 1); see "
             "--rejects-when\n");
  BOOST_TEST(
      line("finds --adapter --target true") ==
      "strictpgn: --target `true` does not accept a plain game (exit status 0: no answer)\n");
  BOOST_TEST(line("finds --adapter --target cat --games-from stdout:1") ==
             "strictpgn: --games-from is for commands: an adapter says itself what it makes of a "
             "text\n");
  BOOST_TEST(line("finds --target true --format xml") ==
             "strictpgn: --format: `xml` is none of text, json\n");
  BOOST_TEST(has(run("fuzz --seed 1 replay finds --target true").err,
                 "`--seed` stands before `replay`: it belongs behind it"));
  struct damage {
    std::string field;
    json value;
    std::string why;
  };
  const damage cases[] = {{"outcome", "sleeps", "there is no outcome `sleeps`"},
                          {"rule", "nag-nul", "there is no rule `nag-nul`"},
                          {"profile", "lax", "there is no profile `lax`"},
                          {"message", 5, "it is damaged: "},
                          {"format", 1, "it is not of this version"}};
  const auto whole = read(file);
  for (const auto& each : cases) {
    change(each.field, each.value);
    BOOST_TEST(has(line("finds --target true"), "`" + file + "`: " + each.why), each.field);
    write(file, whole);
  }
  write(file, "[]");
  BOOST_TEST(has(line("finds --target true"), "it is no JSON object"));
}

BOOST_AUTO_TEST_SUITE_END()

#endif
