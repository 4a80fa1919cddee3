// `strictpgn check --fix`: what happens to files, what goes to stdout and to stderr.
#include <sys/stat.h>
#include <sys/wait.h>

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "checkout.hpp"
#include "conformance/conformance_case.hpp"

BOOST_AUTO_TEST_SUITE(program_fix)

#ifdef STRICTPGN_PROGRAM

namespace {

namespace fs = std::filesystem;
using strictpgn::tests::bytes_of_file;

std::string game_of(const std::string& movetext) {
  return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
         "[Black \"?\"]\n[Result \"*\"]\n\n" +
         movetext + "\n\n";
}

/// A game on a line of 79 characters, which has no room for what would put it right.
std::string full_line(const std::string& moves) {
  constexpr std::size_t around_comment = std::string_view(" {} *").size();
  return game_of(moves + " {" + std::string(79 - moves.size() - around_comment, 'c') + "} *");
}

const std::string zeros = game_of("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *");
const std::string letters = game_of("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *");
const std::string empty_glyph = game_of("1. e4 $0 e5 *");

/// A folder with a file that has zeros in castling.
struct folder_with_zeros {
  fs::path folder;
  int status = -1;
  std::string out;
  std::string err;

  folder_with_zeros() {
    auto name = (fs::temp_directory_path() / "strictpgn-fix-XXXXXX").string();
    folder = ::mkdtemp(name.data());
    write("zeros.pgn", zeros);
  }
  folder_with_zeros(const folder_with_zeros&) = delete;
  folder_with_zeros& operator=(const folder_with_zeros&) = delete;
  ~folder_with_zeros() { fs::remove_all(folder); }

  void write(const std::string& name, std::string_view bytes) const {
    std::ofstream(folder / name, std::ios::binary) << bytes;
  }

  std::string read(const std::string& name) const { return bytes_of_file(folder / name); }

  void check(const std::string& arguments, const std::string& from = "/dev/null") {
    const auto command = "cd '" + folder.string() + "' && '" + strictpgn::tests::built_program() +
                         "' check " + arguments + " >.out 2>.err <" + from;
    const auto ended = std::system(command.c_str());
    status = WEXITSTATUS(ended);
    out = read(".out");
    err = read(".err");
    fs::remove(folder / ".out");
    fs::remove(folder / ".err");
  }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_file_is_put_right_and_what_remains_is_reported, folder_with_zeros) {
  write("zeros.pgn", zeros + game_of("1. e4 Kd4 *"));
  check("--fix zeros.pgn");
  BOOST_TEST(read("zeros.pgn") == letters + game_of("1. e4 Kd4 *"));
  BOOST_TEST(status == 1);
  BOOST_TEST(out.find("san-castling-zero") == std::string::npos);
  BOOST_TEST(out.find("move-illegal") != std::string::npos);
  BOOST_TEST(out.find("fixed 1 finding in 1 file") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(without_errors_left_the_status_is_0, folder_with_zeros) {
  check("--fix zeros.pgn");
  BOOST_TEST(status == 0);
}

BOOST_FIXTURE_TEST_CASE(nothing_is_left_beside_the_file, folder_with_zeros) {
  check("--fix zeros.pgn");
  BOOST_TEST(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 1);
}

BOOST_FIXTURE_TEST_CASE(a_file_without_fixes_is_not_touched, folder_with_zeros) {
  write("zeros.pgn", letters);
  const auto before = fs::last_write_time(folder / "zeros.pgn");
  check("--fix zeros.pgn");
  BOOST_TEST((fs::last_write_time(folder / "zeros.pgn") == before));
  BOOST_TEST(out.find("fixed 0 findings in 0 files") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(permissions_and_links_stay, folder_with_zeros) {
  fs::permissions(folder / "zeros.pgn", fs::perms::owner_all | fs::perms::group_read);
  fs::create_symlink("zeros.pgn", folder / "link.pgn");
  check("--fix link.pgn");
  BOOST_TEST(read("zeros.pgn") == letters);
  BOOST_TEST(fs::is_symlink(folder / "link.pgn"));
  BOOST_TEST((fs::status(folder / "zeros.pgn").permissions() ==
              (fs::perms::owner_all | fs::perms::group_read)));
}

BOOST_FIXTURE_TEST_CASE(a_diff_is_printed_and_changes_nothing, folder_with_zeros) {
  check("--fix --diff zeros.pgn");
  BOOST_TEST(read("zeros.pgn") == zeros);
  BOOST_TEST(out.find("-1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *\n"
                      "+1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n") != std::string::npos);
  BOOST_TEST(out.starts_with("--- "));
  BOOST_TEST(err.find("would fix 1 finding in 1 file") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(stdin_goes_to_stdout_and_its_report_to_stderr, folder_with_zeros) {
  check("--fix", "zeros.pgn");
  BOOST_TEST(out == letters);
  BOOST_TEST(err.find("fixed 1 finding in 1 file") != std::string::npos);
  write("letters.pgn", letters);
  check("--fix -", "letters.pgn");
  BOOST_TEST(out == letters);
}

BOOST_FIXTURE_TEST_CASE(only_what_is_safe_is_put_right_unless_all_is_asked_for, folder_with_zeros) {
  write("glyph.pgn", empty_glyph);
  check("--fix glyph.pgn");
  BOOST_TEST(read("glyph.pgn") == empty_glyph);
  check("--fix=all glyph.pgn");
  BOOST_TEST(read("glyph.pgn") == game_of("1. e4 e5 *"));
}

BOOST_FIXTURE_TEST_CASE(a_fix_that_is_left_says_so, folder_with_zeros) {
  write("mark.pgn", full_line("1. e4 d5 2. Bb5"));        // +, which is safe
  write("result.pgn", full_line("1. f3 e5 2. g4 Qh4#"));  // 0-1 for *, which is not
  const std::string left = " (not carried out: not shown to be harmless)";
  const struct {
    std::string arguments;
    std::string fix;
  } cases[] = {{"mark.pgn", "fix: insert `+`\n"},
               {"--fix mark.pgn", "fix: insert `+`" + left},
               {"--fix=all mark.pgn", "fix: insert `+`" + left},
               {"--fix --diff mark.pgn", "fix: insert `+`" + left},
               {"--fix --format html mark.pgn", "<p>Fix" + left + ": "},
               {"--format html mark.pgn", "<p>Fix (<code>--fix</code>): "},
               {"result.pgn", "(--fix=all)\n"},
               {"--fix result.pgn", "(--fix=all)\n"},
               {"--fix=all result.pgn", "`0-1`" + left}};
  for (const auto& [arguments, fix] : cases) {
    check(arguments);
    BOOST_TEST_INFO(arguments);
    BOOST_TEST((out + err).find(fix) != std::string::npos);
    BOOST_TEST(read("mark.pgn") == full_line("1. e4 d5 2. Bb5"));
    BOOST_TEST(read("result.pgn") == full_line("1. f3 e5 2. g4 Qh4#"));
  }
}

BOOST_FIXTURE_TEST_CASE(a_file_in_which_not_all_fixes_were_reached_says_so, folder_with_zeros) {
  std::string marks = game_of("1. e4 *");
  for (int mark = 0; mark != 12; ++mark) marks += "\xEF\xBB\xBF";
  write("marks.pgn", marks + '\n');
  const std::string told = "not finished: 1 file in which another run may fix more";
  check("--fix --limit diagnostics=1 marks.pgn");
  BOOST_TEST(out.find("fixed 10 findings in 1 file\n" + told) != std::string::npos, out);
  BOOST_TEST(out.find("(not carried out: not reached in this run, or not shown to be harmless)") !=
             std::string::npos);
  for (const std::string count : {"1", "0"}) {
    write("again.pgn", count == "1" ? marks + '\n' : read("marks.pgn"));
    check("--fix --format json --limit diagnostics=1 again.pgn");
    BOOST_TEST(out.find("\"files_unfinished\":" + count) != std::string::npos, out);
  }
  BOOST_TEST(read("again.pgn") == game_of("1. e4 *") + '\n');
  write("again.pgn", marks + '\n');
  check("--fix --diff --limit diagnostics=1 again.pgn");
  BOOST_TEST(err.find("not finished: 1 file in which a run over the new text may fix more") !=
             std::string::npos);
  check("--fix --format html --limit diagnostics=1 again.pgn");
  BOOST_TEST(out.find("<p>Fix (not carried out: not reached in this run") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_fix_is_not_called_left_where_the_file_may_not_be_replaced,
                        folder_with_zeros) {
  fs::create_hard_link(folder / "zeros.pgn", folder / "same.pgn");
  check("--fix zeros.pgn");
  BOOST_TEST(status == 2);
  BOOST_TEST(out.find("fix: replace `0-0` with `O-O`\n") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(only_what_is_shown_is_put_right, folder_with_zeros) {
  write("crlf.pgn", "[Event \"?\"]\r\n\r\n*\r\n");
  check("--fix crlf.pgn");
  BOOST_TEST(read("crlf.pgn") == "[Event \"?\"]\r\n\r\n*\r\n");
  check("--fix --level info crlf.pgn");
  BOOST_TEST(read("crlf.pgn") == "[Event \"?\"]\n\n*\n");
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_followed_is_refused, folder_with_zeros) {
  check("--diff zeros.pgn");
  BOOST_TEST(status == 2);
  check("--fix=some zeros.pgn");
  BOOST_TEST(status == 2);
  BOOST_TEST(err.find("safe") != std::string::npos);
  check("--fix --game 1 zeros.pgn");
  BOOST_TEST(status == 2);
  check("--fix missing.pgn");
  BOOST_TEST(status == 2);
  BOOST_TEST(read("zeros.pgn") == zeros);
}

#endif

BOOST_AUTO_TEST_SUITE_END()
