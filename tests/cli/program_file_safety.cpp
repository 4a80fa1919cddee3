// What happens to the files of users, whatever happens to the program (D155).
#include <sys/xattr.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "sanitized.hpp"
#include "skip.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_file_safety)

namespace {

namespace fs = std::filesystem;
using strictpgn::tests::outcome;
using strictpgn::tests::workbench;

/// A game that both verbs write anew, and how both write it.
const std::string old_game = workbench::roster("*") + "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *\n\n";
const std::string new_game = workbench::roster("*") + "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n\n";

/// So many that they do not wait in memory.
std::string many(const std::string& game) {
  std::string text;
  while (text.size() < (5 << 18)) text += game;
  return text;
}

/// The two verbs that replace files.
constexpr std::string_view verbs[] = {"check --fix", "format --in-place"};

enum class ending : unsigned char { kept, replaced, either };

/// Something that may happen to a file, or to the program, while the file is to be replaced.
struct situation {
  std::string_view name;
  std::string_view before;  ///< done by the shell; the file is a.pgn
  std::string_view around;  ///< words before the program
  std::string_view files;   ///< arguments
  int status;
  ending end;             ///< of a.pgn
  std::string_view says;  ///< on stderr
  std::string_view then;  ///< a condition of the shell; empty: none
};

const std::string with_faults = "LD_PRELOAD=" + strictpgn::tests::built_faults() + " ";

// clang-format off
constexpr situation situations[] = {
    {"plain", "", "", "a.pgn", 0, ending::replaced, "", ""},

    // what the file is
    {"permissions", "chmod 640 a.pgn", "", "a.pgn", 0, ending::replaced, "", "[ $(stat -c %a a.pgn) = 640 ]"},
    {"set-id bits", "chmod 6755 a.pgn", "", "a.pgn", 0, ending::replaced, "", "[ $(stat -c %a a.pgn) = 6755 ]"},
    {"symbolic links", "mkdir d; mv a.pgn d/; ln -s d/a.pgn b.pgn; ln -s b.pgn a.pgn", "", "a.pgn", 0, ending::replaced, "", "[ -L a.pgn ] && [ -L b.pgn ] && [ ! -L d/a.pgn ]"},
    {"a link that leads nowhere", "rm a.pgn; ln -s b.pgn a.pgn", "", "a.pgn", 2, ending::either, "no such file", ""},
    {"a link to itself", "rm a.pgn; ln -s a.pgn a.pgn", "", "a.pgn", 2, ending::either, "a.pgn", ""},
    {"read-only", "chmod a-w a.pgn", "", "a.pgn", 2, ending::kept, "chmod u+w a.pgn", "[ $(stat -c %A a.pgn) = -r--r--r-- ]"},
    {"read-only, with a name that the shell must not see", "mkdir \"it's\"; cp a.pgn \"it's/a b.pgn\"; chmod 444 it*/*", "", "\"it's/a b.pgn\"", 2, ending::kept, R"(chmod u+w 'it'\''s/a b.pgn')", ""},
    {"hard links", "ln a.pgn b.pgn", "", "a.pgn", 2, ending::kept, "> new.pgn", "cmp a.pgn b.pgn"},
    {"a folder", "mkdir d; mv a.pgn d/; ln -s d/a.pgn a.pgn", "", "d", 0, ending::replaced, "", ""},
    {"a folder without games", "mkdir d", "", "d", 2, ending::kept, "holds no .pgn", ""},
    {"packed games", "gzip -k a.pgn; cp a.pgn.gz b.gz", "", "a.pgn.gz", 2, ending::kept, "only unpacked files are rewritten", "cmp a.pgn.gz b.gz"},
    {"a pipe", "mkfifo p", "", "p", 2, ending::kept, "no regular file", ""},
    {"a device", "", "", "/dev/null", 2, ending::kept, "no regular file", ""},
    {"no file", "", "", "b.pgn", 2, ending::kept, "no such file", ""},
    {"no folder", "", "", "d/a.pgn", 2, ending::kept, "no such file", ""},
    {"the longest name", "n=$(printf %0251d 0).pgn; mv a.pgn $n; ln -s $n a.pgn", "", "a.pgn", 0, ending::replaced, "", ""},
    {"a folder with the longest path", "p=$PWD; n=$(printf %0250d 0); for i in 1 2 3; do mkdir $n; cd $n; done; mv $p/a.pgn .; ln -s $PWD/a.pgn $p/a.pgn", "", "a.pgn", 0, ending::replaced, "", ""},
    {"a name like an option", "cp a.pgn -- -a.pgn", "", "./-a.pgn a.pgn", 0, ending::replaced, "", "cmp a.pgn ./-a.pgn"},
    {"twice the same", "", "", "a.pgn a.pgn", 0, ending::replaced, "", ""},
    {"twice the same by another name", "ln -s a.pgn b.pgn", "", "a.pgn b.pgn ./a.pgn", 0, ending::replaced, "", "[ -L b.pgn ]"},
    {"one of several refused", "cp a.pgn b.pgn; chmod 444 b.pgn", "", "b.pgn a.pgn", 2, ending::replaced, "`b.pgn` is left as it is", "! cmp -s a.pgn b.pgn"},
    {"nothing to replace in a file that cannot be", "cp new.pgn b.pgn; chmod 444 b.pgn", "", "b.pgn a.pgn", 0, ending::replaced, "", ""},

    // what is done to it meanwhile
    {"appended to", "", "FAULT_CALL=fsync FAULT_COMMAND='echo >>a.pgn'", "a.pgn", 2, ending::either, "changed it meanwhile", "[ $(wc -c <a.pgn) = $(($(wc -c <old.pgn) + 1)) ]"},
    {"rewritten with as many bytes", "", "FAULT_CALL=fsync FAULT_COMMAND='tr 4 5 <old.pgn >a.pgn'", "a.pgn", 2, ending::either, "changed it meanwhile", "tr 4 5 <old.pgn | cmp - a.pgn"},
    {"rewritten, its time set back", "touch -d 2020-01-01 a.pgn", "FAULT_CALL=fsync FAULT_COMMAND='tr 4 5 <old.pgn >a.pgn; touch -d 2020-01-01 a.pgn'", "a.pgn", 2, ending::either, "changed it meanwhile", "tr 4 5 <old.pgn | cmp - a.pgn"},
    {"another in its place", "cp a.pgn b.pgn", "FAULT_CALL=fsync FAULT_COMMAND='mv b.pgn a.pgn'", "a.pgn", 2, ending::kept, "changed it meanwhile", ""},
    {"a hard link made", "", "FAULT_CALL=fsync FAULT_COMMAND='ln a.pgn b.pgn'", "a.pgn", 2, ending::kept, "changed it meanwhile", "cmp a.pgn b.pgn"},
    {"deleted", "", "FAULT_CALL=fsync FAULT_COMMAND='rm a.pgn'", "a.pgn", 2, ending::either, "changed it meanwhile", "[ ! -e a.pgn ]"},
    {"another file changed", "cp a.pgn b.pgn", "FAULT_CALL=fsync FAULT_COMMAND='echo >>b.pgn'", "a.pgn", 0, ending::replaced, "", ""},

    // what fails
    {"the disk is full", "", "FAULT_CALL=write FAULT_ERRNO=28", "a.pgn", 2, ending::kept, "No space left on device", ""},
    {"the disk is full: a long file", "cp many.pgn a.pgn", "FAULT_CALL=write FAULT_ERRNO=28", "a.pgn", 2, ending::kept, "No space left on device", "cmp a.pgn many.pgn"},
    {"files may not grow", "head -2000 many.pgn >a.pgn; cp a.pgn b.pgn", "ulimit -f 8;", "a.pgn >/dev/null", 2, ending::either, "File too large", "cmp a.pgn b.pgn"},
    {"files may not grow: a long file", "cp many.pgn a.pgn", "ulimit -f 8;", "a.pgn >/dev/null", 2, ending::kept, "File too large", ""},
    {"the disk fails when it is synced", "", "FAULT_CALL=fsync FAULT_ERRNO=5", "a.pgn", 2, ending::kept, "Input/output error", ""},
    {"the disk fails when it is read", "cp many.pgn a.pgn", "FAULT_CALL=pread FAULT_ERRNO=5", "a.pgn", 2, ending::kept, "Input/output error", "cmp a.pgn many.pgn"},
    {"permissions cannot be kept", "", "FAULT_CALL=fchmod FAULT_ERRNO=1", "a.pgn", 2, ending::kept, "cannot be kept: Operation not permitted; write to another file: strictpgn", ""},
    {"no new name", "", "FAULT_CALL=renameat FAULT_ERRNO=1", "a.pgn", 2, ending::kept, "Operation not permitted", ""},
    {"no TMPDIR", "", "TMPDIR=/nowhere/at/all", "a.pgn", 0, ending::replaced, "", ""},
    {"TMPDIR is a file", "", "TMPDIR=$PWD/old.pgn", "a.pgn", 0, ending::replaced, "", ""},
    {"TMPDIR is a relative path", "", "TMPDIR=..", "a.pgn", 0, ending::replaced, "", ""},

    // what stops the program
    {"SIGTERM", "", "FAULT_CALL=fsync FAULT_COMMAND='kill -TERM $PPID'", "a.pgn", 128 + 15, ending::either, "", ""},
    {"SIGINT", "", "FAULT_CALL=fsync FAULT_COMMAND='kill -INT $PPID'", "a.pgn", 128 + 2, ending::either, "", ""},
    {"SIGHUP", "", "FAULT_CALL=fsync FAULT_COMMAND='kill -HUP $PPID'", "a.pgn", 128 + 1, ending::either, "", ""},
    {"SIGUSR1", "", "FAULT_CALL=fsync FAULT_COMMAND='kill -USR1 $PPID'", "a.pgn", 128 + 10, ending::either, "", ""},
    {"SIGTERM before the first byte", "", "FAULT_CALL=write FAULT_COMMAND='kill -TERM $PPID'", "a.pgn", 128 + 15, ending::kept, "", ""},
    {"SIGTERM in the middle of a long file", "cp many.pgn a.pgn", "FAULT_CALL=pread FAULT_COMMAND='kill -TERM $PPID'", "a.pgn", 128 + 15, ending::kept, "", "cmp a.pgn many.pgn"},
    {"SIGTERM before the new name", "", "FAULT_CALL=renameat FAULT_COMMAND='kill -TERM $PPID'", "a.pgn", 128 + 15, ending::either, "", ""},
    {"SIGKILL", "", "FAULT_CALL=fsync FAULT_COMMAND='kill -KILL $PPID'", "a.pgn", 128 + 9, ending::kept, "", "rm .strictpgn-*"},

    // where it is told
    {"no stdin", "", "FAULT_CALL=fsync FAULT_COMMAND='readlink /proc/$PPID/fd/0 >fd'", "a.pgn <&-", 0, ending::replaced, "", "[ $(cat fd) = / ]"},
    {"no stderr", "", "FAULT_CALL=fsync FAULT_COMMAND='readlink /proc/$PPID/fd/2 >fd'", "a.pgn 2>&-", 0, ending::replaced, "", "[ $(cat fd) = / ]"},
    {"no stdin and no stderr", "", "", "a.pgn <&- 2>&-", 0, ending::replaced, "", ""},
};

/// Only of `check --fix`, which has a report: without it nothing is replaced.
constexpr situation of_reports[] = {
    {"no stdout", "", "", "a.pgn >&-", 2, ending::kept, "stdout: ", ""},
    {"no stdin and no stdout", "", "", "a.pgn <&- >&-", 2, ending::kept, "stdout: ", ""},
    {"nothing at all", "", "", "a.pgn <&- >&- 2>&-", 2, ending::kept, "", ""},
    {"a full stdout", "", "", "a.pgn >/dev/full", 2, ending::kept, "stdout: No space left", ""},
    {"a full stdout, and no summary", "", "", "--quiet a.pgn >/dev/full", 2, ending::kept, "stdout: No space left", ""},
    {"nobody reads", "mkfifo p; exec 3<>p 4>p 3<&-", "", "a.pgn >&4", 2, ending::kept, "", ""},
    {"the first of two", "cp a.pgn b.pgn; mkfifo p; (exec 3<p; sleep 1) & exec 4>p; wait", "", "a.pgn b.pgn >&4", 2, ending::kept, "", "cmp a.pgn b.pgn"},
    {"stdout is the file", "", "", "a.pgn >>a.pgn", 2, ending::kept, "also the file that stdout goes to", ""},
};
// clang-format on

std::string_view words_for(ending end) {
  constexpr std::string_view words[] = {"kept", "replaced", "either"};
  return words[static_cast<int>(end)];
}

/// A folder with a file that both verbs write anew.
class files_at_risk : public workbench {
 public:
  /// Both verbs meet each; with sanitizers they take turns, for one thing replaces the files of
  /// both.
  void meet_each(std::span<const situation> all) const {
    for (std::size_t at = 0; at < all.size(); ++at) {
      if (!strictpgn::tests::is_sanitized) meet(all[at], verbs[1 - at % 2]);
      meet(all[at], verbs[at % 2]);
    }
  }

  void meet(const situation& met, std::string_view verb) const {
    BOOST_TEST_CONTEXT(met.name << ", " << verb) {
      refill();
      const bool has_fault = met.around.starts_with("FAULT_");
      const auto ran =
          run_shell(prepared_ + std::string(met.before) + "\n" +
                    std::string(has_fault ? with_faults : "") + std::string(met.around) + ' ' +
                    program_ + ' ' + std::string(verb) + ' ' + std::string(met.files));
      BOOST_TEST(ran.status == met.status, ran.status << ", not " << met.status << ": " << ran.err);
      BOOST_TEST(ran.err.find(met.says) != std::string::npos, ran.err);
      const auto left = read("a.pgn");
      const bool is_long = left.size() > old_game.size() + 1;
      const bool is_old = left == old_game || (is_long && left == many(old_game));
      const bool is_new = left == new_game || (is_long && left == many(new_game));
      if (met.end != ending::either)
        BOOST_TEST((met.end == ending::kept ? is_old : is_new), "not " << words_for(met.end));
      if (!met.then.empty()) BOOST_TEST(run_shell(std::string(met.then)).status == 0, met.then);
      if (met.end == ending::either && met.then.empty() && is_file("a.pgn"))
        BOOST_TEST((is_old || is_new), "neither the old content nor the new one");
      BOOST_TEST(leftovers() == 0);
    }
  }

 protected:
  std::string program_ = "'" + strictpgn::tests::built_program() + "'";
  std::string prepared_;  // done by the shell before anything else

 private:
  void refill() const {
    for (const auto& entry : fs::directory_iterator(folder())) fs::remove_all(entry.path());
    write("a.pgn", old_game);
    write("old.pgn", old_game);
    write("new.pgn", new_game);
    write("many.pgn", many(old_game));
  }

  bool is_file(const std::string& name) const {
    std::error_code ignored;
    return fs::is_regular_file(folder() / name, ignored);
  }

  std::ptrdiff_t leftovers() const {
    std::ptrdiff_t count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder()))
      count += entry.path().filename().string().starts_with(".strictpgn-");
    return count;
  }
};

// clang-format off
/// For a user who may not do everything. Root makes the files, `nobody` runs the program.
constexpr situation of_other_users[] = {
    {"our own file", "", "", "a.pgn", 0, ending::replaced, "", ""},
    {"of somebody else, who lets us write", "chown 0:0 a.pgn; chmod 666 a.pgn", "", "a.pgn", 2, ending::kept, "cannot be kept: Operation not permitted; write to another file: strictpgn", "[ $(stat -c %u:%g a.pgn) = 0:0 ]"},
    {"of a group that is not ours", "chown 65534:0 a.pgn", "", "a.pgn", 2, ending::kept, "> new.pgn", "[ $(stat -c %u:%g a.pgn) = 65534:0 ]"},
    {"of somebody else", "chown 0:0 a.pgn; chmod 644 a.pgn", "", "a.pgn", 2, ending::kept, "Permission denied; write to another file: strictpgn", ""},
    {"not to be read", "chown 0:0 a.pgn; chmod 600 a.pgn", "", "a.pgn", 2, ending::kept, "Permission denied", ""},
    {"our own, read-only", "chmod 444 a.pgn", "", "a.pgn", 2, ending::kept, "chmod u+w a.pgn", ""},
    {"in a folder where nothing can be made", "mkdir d; mv a.pgn d/; ln -s d/a.pgn a.pgn; chmod 555 d", "", "a.pgn", 2, ending::kept, "no file can be made beside it: Permission denied; write to another file: strictpgn", ""},
    {"in a folder that cannot be listed", "mkdir d; mv a.pgn d/; ln -s d/a.pgn a.pgn; chown 65534 d; chmod 333 d", "", "a.pgn", 0, ending::replaced, "", ""},
    {"sound, in a folder where nothing can be made", "mkdir d; cp new.pgn d/b.pgn; chmod 555 d", "", "d/b.pgn", 0, ending::kept, "", ""},
    {"in a folder like /tmp, of somebody else", "mkdir -m 1777 d; cp a.pgn d/b.pgn; chmod 666 d/b.pgn", "", "d/b.pgn", 2, ending::kept, "> new.pgn", "cmp a.pgn d/b.pgn"},
};
// clang-format on

/// The program is copied to where everybody may run it.
class files_of_others : public files_at_risk {
 public:
  files_of_others() {
    fs::permissions(folder(), fs::perms::all);
    fs::copy_file(strictpgn::tests::built_program(), programs_.folder() / "strictpgn");
    fs::permissions(programs_.folder(), fs::perms(0755));
    program_ = "setpriv --reuid=65534 --regid=65534 --clear-groups '" +
               (programs_.folder() / "strictpgn").string() + "'";
    prepared_ = "chown 65534:65534 a.pgn\n";
  }

 private:
  workbench programs_;
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_file_is_replaced_whole_or_not_at_all, files_at_risk) {
  meet_each(situations);
}

/// What is interrupted then is the run, and not that file.
BOOST_FIXTURE_TEST_CASE(a_file_that_was_replaced_counts_as_a_whole_one, workbench) {
  write("a.pgn", old_game);
  write("b.pgn", old_game);
  const auto ran = run("check --fix a.pgn b.pgn", "env --default-signal=INT " + with_faults +
                                                      "FAULT_CALL=renameat "
                                                      "FAULT_COMMAND='kill -INT $PPID'");
  BOOST_TEST(ran.status == 130);
  BOOST_TEST(read("a.pgn") == new_game);
  BOOST_TEST(read("b.pgn") == old_game);
  BOOST_TEST(ran.out.find("\nchecked 1 file, ") != ran.out.npos, ran.out);
  BOOST_TEST(ran.out.find("\nfixed 1 finding in 1 file\n") != ran.out.npos, ran.out);
}

BOOST_FIXTURE_TEST_CASE(without_its_report_no_file_is_replaced, files_at_risk) {
  for (const auto& each : of_reports) meet(each, verbs[0]);
}

/// Root may do what the others may not, and only root can be somebody else.
BOOST_AUTO_TEST_CASE(files_of_others_are_left_to_them) {
  if (::geteuid() != 0) return strictpgn::tests::skip("not root");
  files_of_others at_risk;
  at_risk.meet_each(of_other_users);
}

/// No file becomes one of them: what is written goes nowhere, and that is said.
BOOST_FIXTURE_TEST_CASE(standard_streams_that_are_missing_fail, workbench) {
  write("many.pgn", many(old_game));
  for (const std::string verb : {"check", "check --fix", "format", "ast", "coverage", "mutate -"}) {
    BOOST_TEST_CONTEXT(verb) {
      const auto unwritten = run(verb + " <many.pgn >&-");
      BOOST_TEST(unwritten.status == 2);
      BOOST_TEST(unwritten.err.ends_with("strictpgn: stdout: Bad file descriptor\n"));
      const auto unread = run(verb + " <&-");
      BOOST_TEST(unread.status == 2);
      BOOST_TEST(unread.err == "strictpgn: `<stdin>`: Bad file descriptor\n");
      BOOST_TEST(run(verb + " <&- >&- 2>&-").status == 2);
    }
  }
}

/// Access lists, and what programs note with a file.
BOOST_FIXTURE_TEST_CASE(further_attributes_of_a_file_stay, workbench) {
  for (const auto verb : verbs) {
    write("a.pgn", old_game);
    const auto file = (folder() / "a.pgn").string();
    if (::setxattr(file.c_str(), "user.source", "twic", 4, 0) != 0)
      return strictpgn::tests::skip("this file system has no attributes");
    run(std::string(verb) + " a.pgn");
    BOOST_TEST(read("a.pgn") == new_game);
    char value[4] = {};
    BOOST_TEST(::getxattr(file.c_str(), "user.source", value, sizeof value) == 4);
    BOOST_TEST(std::string_view(value, 4) == "twic");
  }
}

/// What is made can be made again, but nobody shall take half of it for the whole.
BOOST_FIXTURE_TEST_CASE(what_is_made_is_whole_or_not_there, workbench) {
  const std::string makers[] = {"generate --count 3 --labels json --out made",
                                "mutate --count 3 --out made game.pgn", "grammar --out made",
                                "explain --pages made", "fuzz --target true --count 1 --out made"};
  write("game.pgn", new_game);
  for (const auto& maker : makers) {
    BOOST_TEST_CONTEXT(maker) {
      const auto ran = run(maker, with_faults + "FAULT_CALL=write FAULT_ERRNO=28");
      BOOST_TEST(ran.status == 2);
      BOOST_TEST(ran.err.find("No space left on device") != std::string::npos, ran.err);
      BOOST_TEST(run_shell("[ -z \"$(find made -type f)\" ]").status == 0);
    }
  }
}

BOOST_FIXTURE_TEST_CASE(what_was_made_before_stays_when_it_cannot_be_made_again, workbench) {
  write("game.pgn", new_game);
  run("generate --seed 1 --out made");
  const auto before = read("made/000001.pgn");
  BOOST_TEST(before != "");
  const auto full = with_faults + "FAULT_CALL=write FAULT_ERRNO=28";
  BOOST_TEST(run("generate --seed 1 --plies 9 --out made", full).status == 2);
  BOOST_TEST(read("made/000001.pgn") == before);
  BOOST_TEST(run("generate --seed 1 --plies 9 --out made").status == 0);
  BOOST_TEST(read("made/000001.pgn") != before);
}

/// The file that a report or a text goes to.
BOOST_FIXTURE_TEST_CASE(an_output_is_whole_or_what_it_was, workbench) {
  write("game.pgn", many(new_game).substr(0, 200 * new_game.size()));
  const std::string makers[] = {"check --format json", "format", "convert --to uci", "ast",
                                "coverage"};
  for (const auto& maker : makers) {
    BOOST_TEST_CONTEXT(maker) {
      const auto make = maker + " game.pgn -o out";
      write("out", "old");
      for (const std::string failure :
           {"FAULT_CALL=write FAULT_ERRNO=28", "FAULT_CALL=renameat FAULT_ERRNO=1",
            "FAULT_CALL=write FAULT_COMMAND='kill -INT $PPID'",
            "FAULT_CALL=write FAULT_COMMAND='kill -KILL $PPID; sleep 0.1'"})
        BOOST_TEST_CONTEXT(failure) {
          BOOST_TEST(run(make, "env --default-signal=INT " + with_faults + failure).status >= 2);
          BOOST_TEST(read("out") == "old");
        }
      run_shell("rm -f .strictpgn-*; chmod 640 out; ln -sf out link");
      BOOST_TEST(run(maker + " game.pgn -o link").status < 2);
      const auto made = read("out");
      BOOST_TEST(made.size() > 100U);
      BOOST_TEST(
          run_shell("[ -L link ] && [ $(stat -c %a out) = 640 ] && [ ! -e .strictpgn-* ]").status ==
          0);
      run(maker + " game.pgn -o new");
      BOOST_TEST((read("new") == made));
      BOOST_TEST(run(maker + " game.pgn -o /dev/null").status < 2);
      BOOST_TEST((run(maker + " game.pgn -o /dev/stdout", "command").out.size() == made.size()));
      run_shell("mkfifo pipe; timeout 20 cat pipe > through & '" +
                strictpgn::tests::built_program() + "' " + maker +
                " game.pgn -o pipe; wait; rm new pipe");
      BOOST_TEST((read("through") == made));
      BOOST_TEST(run(maker + " game.pgn -o .").status == 2);
    }
  }
}

/// Texts that go to stdout wait in a temporary file where they are long.
BOOST_FIXTURE_TEST_CASE(temporary_files_find_a_folder, workbench) {
  write("many.pgn", many(old_game));
  write("sound.pgn", many(new_game));
  for (const std::string folder_of_them : {"/nowhere", "$PWD/many.pgn", "''"}) {
    for (const std::string verb :
         {"check --fix", "format", "check --fix --diff", "format --diff"}) {
      BOOST_TEST_CONTEXT(verb << ", TMPDIR=" << folder_of_them) {
        const auto ran = run(verb + " - <many.pgn", "TMPDIR=" + folder_of_them);
        BOOST_TEST(ran.status < 2, ran.err);
        if (verb.find("diff") == std::string::npos) BOOST_TEST((ran.out == read("sound.pgn")));
      }
    }
  }
}

BOOST_FIXTURE_TEST_CASE(a_temporary_file_that_fails_is_named, workbench) {
  write("many.pgn", many(old_game));
  const auto full = with_faults + "FAULT_CALL=write FAULT_ERRNO=28 TMPDIR=$PWD";
  for (const std::string verb : {"check --fix -", "check --fix --diff many.pgn"}) {
    BOOST_TEST_CONTEXT(verb) {
      const auto ran = run(verb + " <many.pgn", full);
      BOOST_TEST(ran.status == 2);
      BOOST_TEST(ran.err.find("a temporary file in `" + folder().string() +
                              "`: No space left on device (TMPDIR names another folder)") !=
                     std::string::npos,
                 ran.err);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

#endif
