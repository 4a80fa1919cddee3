// The verb fuzz on programs that write games.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <string>

#ifdef STRICTPGN_PROGRAM

#include "cli/fuzz_arena.hpp"

BOOST_AUTO_TEST_SUITE(program_fuzz_round_trip)

namespace {

using nlohmann::json;
using strictpgn::tests::fuzz_arena;

bool has(const std::vector<json>& finds, const std::string& title) {
  return std::ranges::any_of(finds, [&](const json& each) {
    return each.at("title").get<std::string>().starts_with(title);
  });
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(what_a_command_writes_to_stdout_is_held_against_the_text, fuzz_arena) {
  // The target forgets NAGs, and leaves lines as they are.
  const auto ran =
      fuzz("sed 's/[$][0-9]*//' $1", "--round-trip --texts sound --count 16 --patience 1");
  BOOST_TEST(ran.status == 1, ran.err);
  const auto found = finds();
  BOOST_TEST(has(found, "loses of a valid text: NAGs in what it writes"), ran.out);
  BOOST_TEST(has(found, "writes what breaks "), ran.out);
  for (const auto& each : found) {
    if (each.at("outcome") != "silent-loss") continue;
    BOOST_TEST(each.at("round_trip") == true);
    BOOST_TEST(each.at("theirs").contains("written"));
    const auto page = read("finds/finds/" + each.at("cluster").get<std::string>() + "/report.md");
    for (const std::string part :
         {"That the text is read, and what is written of it read as the same: 1 game, ",
          "\nIt writes:\n\n```\n"})
      BOOST_TEST(page.find(part) != page.npos, page);
  }
}

BOOST_FIXTURE_TEST_CASE(a_writer_of_export_format_has_no_finds, fuzz_arena) {
  // What it cannot write at all it is told to leave out.
  const auto ran =
      run("fuzz --out finds --round-trip --texts sound --count 40 --memory 0 "
          "--rejects-when status:2 --only writes-invalid,rejects-valid,invention --target '" +
          strictpgn::tests::built_program() + " format --force --profile export -'");
  BOOST_TEST(ran.out.starts_with("40 texts, 0 clusters"), ran.out);
}

BOOST_FIXTURE_TEST_CASE(what_an_adapter_writes_is_put_to_it_again, fuzz_arena) {
  // It writes another comment each time, and refuses texts with its own.
  write("adapter.sh", R"sh(
while read line; do
  case $line in
    *hello*) echo '{"name":"a","emits":["games","moves"]}' ;;
    *) id=$(echo "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
       bytes=$(echo "$line" | sed 's/.*"bytes":"\([^"]*\)".*/\1/')
       verdict=accepted
       echo "$bytes" | base64 -d | grep -q mine && verdict=refused
       written=$( (echo '{mine}'; echo "$bytes" | base64 -d) | base64 -w0)
       case $line in *written*) told=",\"written\":\"$written\"" ;; *) told= ;; esac
       echo "{\"id\":$id,\"verdict\":\"$verdict\",\"message\":\"no {mine}\"$told}" ;;
  esac
done
)sh");
  const std::string start = "fuzz --adapter --target 'sh adapter.sh' --texts sound --count 8 ";
  const auto ran = run(start + "--out finds --round-trip --only rejects-valid,writes-invalid");
  BOOST_TEST(ran.status == 1, ran.err);
  BOOST_TEST(!finds().empty());
  BOOST_TEST(run(start + "--out others").out == "8 texts, 0 clusters\n");
}

BOOST_FIXTURE_TEST_CASE(finds_of_writers_are_asked_about_again, fuzz_arena) {
  fuzz("sed 's/[$][0-9]*//' $1",
       "--round-trip --texts sound --count 16 --only silent-loss --patience 1");
  BOOST_TEST_REQUIRE(!finds().empty());
  write("target.sh", "sed 's/[$][0-9]*//' $1");
  const auto there = run("fuzz replay finds --target 'sh target.sh {}'");
  BOOST_TEST(there.status == 1);
  BOOST_TEST(there.out.find("| still there |") != there.out.npos, there.out);
  const auto mended = run("fuzz replay finds --target 'cat {}'");
  BOOST_TEST(mended.out.find("| still there |") == mended.out.npos, mended.out);
}

BOOST_FIXTURE_TEST_CASE(only_games_go_round, fuzz_arena) {
  BOOST_TEST(run("fuzz --out others --count 1 --target true --input fen --round-trip").err ==
             "strictpgn: --round-trip is for pgn\n");
  fuzz("cat $1", "--texts sound --count 1");
  BOOST_TEST(fuzz("cat $1", "--texts sound --count 1 --round-trip").err.find("of another run") !=
             std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

#endif
