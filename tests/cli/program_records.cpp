// The verbs fen and epd, and records in check.
#include <boost/test/unit_test.hpp>
#include <string>

#ifdef STRICTPGN_PROGRAM

#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_records)

using strictpgn::tests::workbench;

namespace {

const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string pawn = "4k3/8/8/8/8/8/4P3/4K3 w - -";

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_record_is_shown_as_a_board, workbench) {
  const auto ran = run("fen '" + start + "'");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(has(ran.out, "8 r n b q k b n r\n"));
  BOOST_TEST(has(ran.out, "White to move, 20 legal moves\n"));
  BOOST_TEST(has(ran.out, "the record has no errors"));
  BOOST_TEST(run("fen " + start).out == ran.out);  // without quotes of the shell
}

BOOST_FIXTURE_TEST_CASE(files_without_records_have_no_records, workbench) {
  write("empty.fen", "");
  write("empty.pgn", "");
  BOOST_TEST(run("check empty.fen").out ==
             "no records: 0 errors, 0 warnings\nchecked 1 file, 0 bytes (profile import)\n");
  BOOST_TEST(run("check empty.fen empty.pgn").out.starts_with("no games: "));
}

BOOST_FIXTURE_TEST_CASE(a_bad_record_is_explained, workbench) {
  const auto ran = run("fen --format concise '8/8/8/8/8/8/8/4K3 w - - 0 1'");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(has(ran.out, "<argument>:1:1: error: fen-king-count: "));
}

BOOST_FIXTURE_TEST_CASE(records_are_converted_on_stdout_and_judged_on_stderr, workbench) {
  const auto ran = run("fen --to shredder '" + start + "'");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.out == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1\n");
  const auto inner = run("fen --dialect shredder --to fen '4k1rr/8/8/8/8/8/8/4K1RR w Gg - 0 1'");
  BOOST_TEST(inner.status == 1);
  BOOST_TEST(inner.out == "");
  BOOST_TEST(has(inner.err, "plain FEN cannot say which rooks may castle"));
}

BOOST_FIXTURE_TEST_CASE(targets_are_written_as_asked, workbench) {
  const std::string fen = "'4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1'";
  BOOST_TEST(run("fen --ep standard " + fen).out == "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1\n");
  BOOST_TEST(run("fen --ep legal " + fen).out == "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1\n");
  BOOST_TEST(run("fen --to xfen " + fen).out == "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1\n");
  BOOST_TEST(run("fen --ep always " + fen).status == 2);
}

BOOST_FIXTURE_TEST_CASE(files_of_records_are_told_from_records, workbench) {
  std::filesystem::create_directory(folder() / "d");
  write("d/a.fen", start + "\n");
  write("d/b.fen", start + "\n");
  BOOST_TEST(run("fen --to fen --file d --exclude b.fen").out == start + "\n");
  run_shell("touch w KQkq - 0 1");
  BOOST_TEST(run("fen --to fen " + start).out == start + "\n");
  for (const std::string name : {"d", "d/a.fen"}) {
    const auto found = run("fen " + name);
    BOOST_TEST(found.status == 2);
    BOOST_TEST(found.err ==
               "strictpgn: `" + name + "` is no FEN; did you mean `--file " + name + "`?\n");
  }
}

BOOST_FIXTURE_TEST_CASE(epd_is_checked_and_written_in_canonical_form, workbench) {
  write("a.txt", pawn + " id \"A\"; bm e2e4;\n" + pawn + " bm e5;\n");
  const auto ran = run("epd --format concise --level info a.txt");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(has(ran.out, "a.txt:1:40: warning: epd-move-not-san: "));
  BOOST_TEST(has(ran.out, "a.txt:2:32: error: epd-move-illegal: "));
  BOOST_TEST(has(ran.out, "1 of 2 records has errors"));
  const auto written = run("epd --to fen a.txt");
  BOOST_TEST(written.status == 1);
  BOOST_TEST(written.out == pawn + " bm e4; id \"A\";\n" + pawn + "\n");
  BOOST_TEST(has(written.err, "\na.txt:2:29: left out: the operation `bm e5;`\n"));
}

BOOST_FIXTURE_TEST_CASE(check_knows_records_by_their_suffix_or_by_an_option, workbench) {
  write("a.epd", pawn + " bm e5;\n");
  write("a.fen", start + "\n" + start + "\n");
  write("a.pgn", roster("*") + "1. e4 *\n\n");
  const auto ran = run("check --format concise a.epd a.fen a.pgn");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(has(ran.out, "a.epd:1:32: error: epd-move-illegal: "));
  BOOST_TEST(has(ran.out, "the game has no errors, 1 of 3 records has errors"));
  BOOST_TEST(run("check --input epd --quiet", "cat a.epd |").status == 1);
  BOOST_TEST(run("check --stdin-name x.epd", "cat a.epd |").status == 1);
  BOOST_TEST(run("check --input fen a.fen").status == 0);
  BOOST_TEST(run("check --input png a.fen").status == 2);
  BOOST_TEST(run("check --game 2 a.fen").status == 0);
  BOOST_TEST(run("check --rule epd-move-illegal=off a.epd").status == 0);
}

BOOST_FIXTURE_TEST_CASE(the_summary_for_machines_counts_records, workbench) {
  write("a.epd", pawn + " bm e5;\n" + pawn + "\n");
  const auto ran = run("check --format json a.epd");
  BOOST_TEST(has(ran.out, "\"records\":2,\"records_with_errors\":1"));
}

BOOST_AUTO_TEST_SUITE_END()

#endif
