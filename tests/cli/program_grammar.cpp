// The verbs grammar and coverage.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>

#ifdef STRICTPGN_PROGRAM

#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_grammar)

using strictpgn::tests::workbench;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

/// What is printed for arguments that work.
std::string printed(const workbench& in, const std::string& arguments) {
  const auto ran = in.run(arguments);
  BOOST_TEST(ran.status == 0, arguments);
  BOOST_TEST(ran.err == "", arguments);
  return ran.out;
}

struct refusal {
  std::string arguments, complaint;
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_standard_alone_is_printed_unless_deviations_are_wanted, workbench) {
  const auto pure = printed(*this, "grammar");
  BOOST_TEST(has(pure, "; Portable Game Notation\n"));
  BOOST_TEST(has(pure, "\ntag-pair                 = tag-open gap tag-name gap"));
  BOOST_TEST(!has(pure, "castling-zero"));
  BOOST_TEST(printed(*this, "grammar --pure") == pure);
  BOOST_TEST(printed(*this, "grammar --start standard") == pure);
  const auto import = printed(*this, "grammar --import");
  BOOST_TEST(has(import, "deviation san-castling-zero"));
  BOOST_TEST(printed(*this, "grammar --import --start database") == import);
}

BOOST_FIXTURE_TEST_CASE(a_part_is_what_a_production_needs, workbench) {
  const auto fen = printed(*this, "grammar --start fen");
  BOOST_TEST(has(fen, "\nfen-record "));
  BOOST_TEST(!has(fen, "movetext"));
  const auto square = printed(*this, "grammar --start square-name");
  BOOST_TEST(has(square, "\nsquare-name = file-letter rank-digit"));
  BOOST_TEST(!has(square, "piece-letter"));
  BOOST_TEST(printed(*this, "grammar --start square_name") == square);
}

BOOST_FIXTURE_TEST_CASE(each_format_is_printed, workbench) {
  BOOST_TEST(has(printed(*this, "grammar --format peg --start square-name"),
                 "\nsquare_name <- file_letter rank_digit\n"));
  BOOST_TEST(has(printed(*this, "grammar --format railroad --start square-name"),
                 "<g id=\"square-name\">"));
  BOOST_TEST(has(printed(*this, "grammar --format html"),
                 "<article class=\"production\" id=\"tag-pair\">"));
  BOOST_TEST(has(printed(*this, "grammar --format markdown"), "\n## 5 PGN\n"));
}

BOOST_FIXTURE_TEST_CASE(a_folder_gets_all_texts, workbench) {
  BOOST_TEST(printed(*this, "grammar --out new/folder") == "");
  for (const auto* name :
       {"pgn.abnf", "pgn-import.abnf", "san.abnf", "fen.abnf", "epd.abnf", "commands.abnf",
        "pgn.dict", "SPEC.md", "spec.html", "railroad/pgn-formal-syntax.svg"})
    BOOST_TEST(exists(folder() / "new/folder" / name), name);
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_printed_is_one_line_and_status_2, workbench) {
  write("file", "");
  const refusal refusals[] = {
      {"grammar --start tag-pare", "no production `tag-pare`; did you mean `tag-pair`?"},
      {"grammar --start database", "`database` is there with deviations only: add --import"},
      {"grammar --start null-move", "`null-move` is there with deviations only: add --import"},
      {"grammar --format xml", "--format: `xml` is none of abnf, peg, railroad, html, markdown"},
      {"grammar --pure --import", " excludes --"},
      {"grammar --out x --start fen", " excludes --"},
      {"grammar --out file/x", "file/x"},
      {"coverage nowhere.pgn", "no such file: `nowhere.pgn`"},
      {"coverage --format xml", "--format: `xml` is none of text, json, html"},
  };
  for (const auto& [arguments, complaint] : refusals) {
    const auto ran = run(arguments);
    BOOST_TEST(ran.status == 2, arguments);
    BOOST_TEST(has(ran.err, complaint), arguments << ": " << ran.err);
    BOOST_TEST(std::count(ran.err.begin(), ran.err.end(), '\n') == 1, arguments);
  }
}

BOOST_FIXTURE_TEST_CASE(files_of_all_kinds_are_covered, workbench) {
  write("games.pgn", "[Event \"?\"]\n\n1. e4 {[%clk 0:01:02]} *\n");
  write("suite.epd", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n\n4k3/8/8/8/8/8/4P3/4K3 w - -\n");
  write("positions.fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n");
  const auto text = printed(*this, "coverage games.pgn suite.epd positions.fen");
  for (const auto* line : {"deviations of 1 file\n", "deviations of 2 records\n",
                           "deviations of 1 record\n", "deviations of 1 comment\n"})
    BOOST_TEST(has(text, line), line);
  BOOST_TEST(has(printed(*this, "coverage games.pgn --format json"), "\"kind\":\"database\""));
  BOOST_TEST(
      has(printed(*this, "coverage games.pgn --format html"), "<h2>Portable Game Notation</h2>"));
}

BOOST_FIXTURE_TEST_CASE(games_come_from_stdin_where_there_is_no_file, workbench) {
  const auto ran = run("coverage", "echo 'e4 *' |");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(has(ran.out, "deviations of 1 file\n"));
}

BOOST_AUTO_TEST_SUITE_END()

#endif
