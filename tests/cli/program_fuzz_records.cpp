// The verb fuzz on programs that read FEN or EPD.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#ifdef STRICTPGN_PROGRAM

#include "cli/fuzz_arena.hpp"
#include "sanitized.hpp"

BOOST_AUTO_TEST_SUITE(program_fuzz_records)

namespace {

using nlohmann::json;
using strictpgn::tests::adapter_that;
using strictpgn::tests::fuzz_arena;
using strictpgn::tests::is_sanitized;

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_record_comes_by_a_file_or_by_stdin, fuzz_arena) {
  for (const std::string input : {"fen", "epd"})
    for (const std::string command : {"sh target.sh {}", "sh target.sh"}) {
      BOOST_TEST_CONTEXT(input << ", " << command) {
        std::filesystem::remove_all(folder() / "finds");
        write("target.sh", "grep -q ' b ' \"${1:--}\" && { echo no Black >&2; exit 1; }; exit 0");
        const auto ran = run("fuzz --out finds --jobs 2 --texts sound --count 24 --input " + input +
                             " --target '" + command + "'");
        BOOST_TEST(ran.status == 1, ran.err);
        const auto found = finds();
        BOOST_TEST_REQUIRE(found.size() == 1U, ran.out);
        const auto& find = found.front();
        BOOST_TEST(find.at("title") == "refuses a valid text (black to move): no Black");
        BOOST_TEST(find.at("input") == input);
        BOOST_TEST(find.at("ours").at("games") == 1);
        const auto where = "finds/finds/" + find.at("cluster").get<std::string>();
        BOOST_TEST(read(where + "/record." + input) ==
                   "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -" +
                       std::string(input == "fen" ? " 0 1\n" : "\n"));
        write("smallest." + input, read(where + "/smallest." + input));
        BOOST_TEST(run("check smallest." + input).status == 0);
        const auto page = read(where + "/report.md");
        for (const std::string& part : {"[record." + input + "](record." + input + "):",
                                        std::string("That the text is read: 1 record and no error"),
                                        "[original." + input + "](original." + input + ")",
                                        "--level info record." + input + "\n1 record, 0 errors\n"})
          BOOST_TEST(page.find(part) != page.npos, part << " is not in " << page);
        const auto again = run_shell("sh " + where + "/run.sh");
        BOOST_TEST(again.out == "exit status 1\n");
        BOOST_TEST(again.err == "no Black\n");
      }
    }
}

BOOST_FIXTURE_TEST_CASE(what_breaks_a_rule_of_records_is_to_be_refused, fuzz_arena) {
  for (const std::string input : {"fen", "epd"}) {
    std::filesystem::remove_all(folder() / "finds");
    const auto ran = run("fuzz --out finds --texts broken --patience 1 --target true --count " +
                         std::to_string(is_sanitized ? 20 : 60) + " --input " + input);
    BOOST_TEST(ran.status == 1, ran.err);
    const auto found = finds();
    BOOST_TEST(found.size() > (is_sanitized ? 5U : 15U));
    for (const auto& each : found) {
      BOOST_TEST(each.at("outcome") == "accepts-invalid");
      const auto file = "record." + input;
      write(file, read("finds/finds/" + each.at("cluster").get<std::string>() + "/" + file));
      const auto rule = "\"" + each.at("rule").get<std::string>() + "\"";
      const auto checked = run("check --format json --level error " + file);
      BOOST_TEST(checked.out.find(rule) != std::string::npos, rule << ": " << checked.out);
    }
  }
}

BOOST_FIXTURE_TEST_CASE(a_program_that_agrees_with_us_has_no_finds_in_records, fuzz_arena) {
  const std::string count = is_sanitized ? "8" : "40";
  for (const std::string options : {"--input fen", "--input epd", "--input fen --dialect xfen",
                                    "--input epd --dialect shredder"}) {
    std::filesystem::remove_all(folder() / "finds");
    const auto ran =
        run("fuzz --out finds --count " + count + " --memory 0 " + options + " --target '" +
            strictpgn::tests::built_program() + " check " + options + " -'");
    BOOST_TEST(ran.out == count + " texts, 0 clusters\n", ran.out);
    BOOST_TEST(ran.err.empty(), ran.err);
  }
}

BOOST_FIXTURE_TEST_CASE(records_that_an_adapter_shows_are_compared, fuzz_arena) {
  write("adapter.sh",
        adapter_that(",\"inputs\":[\"fen\",\"epd\"]",
                     "       fen=$(echo $text | cut -d' ' -f1-2)\n"
                     "       fen=\"$fen - $(echo $text | cut -d' ' -f4- | cut -d';' -f1)\"\n"
                     "       said='\"verdict\":\"accepted\",\"records\":[{\"fen\":\"'$fen'\"}]'"));
  const std::string start = "fuzz --out finds --adapter --target 'sh adapter.sh' --texts sound ";
  const auto ran = run(start + "--count 16 --input fen --patience 1");
  BOOST_TEST(ran.status == 1, ran.err);
  for (const auto& each : finds()) {
    BOOST_TEST(each.at("outcome") == "difference");
    BOOST_TEST(each.at("message") == "castling availability");
  }
  BOOST_TEST(ran.err.find("--target misreads the initial position: difference: castling "
                          "availability: record 1, castling availability: expected `KQkq`, "
                          "got `-`") != ran.err.npos,
             ran.err);
}

BOOST_FIXTURE_TEST_CASE(an_adapter_is_asked_what_it_claims_to_read, fuzz_arena) {
  write("adapter.sh", adapter_that("", "said='\"verdict\":\"accepted\"'"));
  const auto ran = run("fuzz --out finds --adapter --target 'sh adapter.sh' --count 1 --input fen");
  BOOST_TEST(ran.status == 2);
  BOOST_TEST(ran.err == "strictpgn: --target does not claim to read fen\n");
}

BOOST_FIXTURE_TEST_CASE(records_of_files_are_seeds, fuzz_arena) {
  write("seeds.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\n7k/8/8/8/8/8/8/Q6K b - - 70 99\n");
  const auto ran =
      run("fuzz seeds.fen --out finds --input fen --texts mutated --count 32 "
          "--target 'cat >>asked'");
  BOOST_TEST(ran.status == 1, ran.err);
  BOOST_TEST(read("asked").find(" 70 99") != std::string::npos);
  BOOST_TEST(read("asked").find("0 1\n\n7k") == std::string::npos);  // one at a time
  BOOST_TEST(read("asked").find("rnbqk") != std::string::npos);      // of the self-test
}

BOOST_FIXTURE_TEST_CASE(finds_in_records_are_asked_about_again, fuzz_arena) {
  run("fuzz --out finds --texts sound --count 16 --patience 1 --input fen "
      "--target 'grep -q \" b \" && exit 1; exit 0'");
  BOOST_TEST_REQUIRE(!finds().empty());
  const auto there = run("fuzz replay finds --target 'grep -q \" b \" {} && exit 1; exit 0'");
  BOOST_TEST(there.status == 1);
  BOOST_TEST(there.out.find("| still there |") != there.out.npos, there.out);
  const auto mended = run("fuzz replay finds --target 'test -s {}; exit 0'");
  BOOST_TEST(mended.status == 0, mended.out);
  BOOST_TEST(mended.out.find("| fixed |") != mended.out.npos, mended.out);
}

BOOST_FIXTURE_TEST_CASE(options_about_records_are_checked, fuzz_arena) {
  const auto complaint = [&](const std::string& options) {
    return run("fuzz --out finds --count 1 " + options).err;
  };
  BOOST_TEST(complaint("--input pdf --target true") ==
             "strictpgn: --input: `pdf` is none of pgn, fen, epd\n");
  BOOST_TEST(complaint("--input fen --target false") ==
             "strictpgn: --target does not accept a plain record (exit status 1); see "
             "--rejects-when\n");
  run("fuzz --out finds --texts sound --count 1 --input fen --target true");
  BOOST_TEST(
      complaint("--texts sound --input epd --target true").find("the state is of another run") !=
      std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

#endif
