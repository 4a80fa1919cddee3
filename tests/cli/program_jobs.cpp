// Threads: the same bytes for any number of them.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "random.hpp"
#include "sanitized.hpp"
#include "skip.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_jobs)

const std::string all_jobs[] = {"--jobs 2 --part-size 300", "-j4 --part-size 37",
                                "-j7 --part-size 1000", "-j3 --part-size 5000"};

/// With sanitizers, which take several times as long, those with the smallest parts. How threads
/// share what they know is a matter of another sanitizer.
auto some_jobs() { return std::span(all_jobs).first(strictpgn::tests::is_sanitized ? 2 : 4); }

struct workbench : strictpgn::tests::workbench {
  /// What `verb` does is the same for one thread and for several, on small parts.
  void compare(const std::string& arguments, const std::string& verb = "check",
               const std::string& before = "") const {
    const auto one = run(verb + " --jobs 1 " + arguments, before);
    for (const auto& jobs : some_jobs())
      BOOST_TEST_CONTEXT(verb << ' ' << arguments << ' ' << jobs) {
        const auto several = run(verb + ' ' + jobs + ' ' + arguments, before);
        BOOST_TEST(several.status == one.status);
        BOOST_TEST(several.err == one.err);
        BOOST_TEST((several.out == one.out));
      }
  }

  /// Games of which every other one is written anew, and the others are passed on with a note.
  std::string games_to_format() const {
    std::string text;
    for (int number = 0; number < 1500; ++number)
      text += roster("*") + "1.e4 e5 *\n\n" + roster("*") + "1. e4 Ke6 *\n\n";
    return text;
  }

  /// What is left by Ctrl-C when all of g.pgn is given and more might come. g.pgn is more than a
  /// pipe holds: when all is in it, the program reads, however long it took to start. What a shell
  /// starts in the background would else not be interrupted.
  auto run_interrupted(const std::string& arguments) const {
    return run_shell("mkfifo p; env --default-signal=INT '" + strictpgn::tests::built_program() +
                     "' " + arguments +
                     " < p & exec 9> p; cat g.pgn >&9; kill -INT $!; sleep 0.2; exec 9>&-; "
                     "wait $!; s=$?; rm p; exit $s");
  }

  /// What comes out by `>` or `2>` when Ctrl-C comes while the program waits for somebody to read
  /// that.
  auto run_interrupted_at(const std::string& stream, const std::string& arguments) const {
    return run_shell("mkfifo p; env --default-signal=INT '" + strictpgn::tests::built_program() +
                     "' " + arguments + ' ' + stream +
                     " p & exec 9< p; head -c 1000 <&9; kill -INT $!; cat <&9; "
                     "wait $!; s=$?; rm p; exit $s");
  }
};

/// What is done to files: put right, written in each format, and counted by the grammar.
struct way {
  std::string verb;
  std::string options;
};

const way ways[] = {{"check", "--fix=all --diff --format json"},
                    {"check", "--fix --diff --profile export --format json --encoding utf8"},
                    {"check", "--fix=all --pieces German --diff --format json"},
                    {"format", ""},
                    {"format", "--force --encoding utf8"},
                    {"format", "--profile archival --no-comments"},
                    {"format", "--profile reduced --pieces German"},
                    {"format", "--check"},
                    {"format", "--diff --nags symbols"},
                    {"format", "--sort"},
                    {"coverage", "--format json"},
                    {"coverage", "--format text"},
                    {"coverage", "--format html"}};

/// With sanitizers one of each verb.
std::vector<way> some_ways() {
  std::vector<way> some;
  for (const auto& one : ways)
    if (!strictpgn::tests::is_sanitized || some.empty() || some.back().verb != one.verb)
      some.push_back(one);
  return some;
}

const std::string reports[] = {"--format json", "--verbose --repeats 0 --profile export",
                               "--format html --encoding utf8 --statistics",
                               "--format sarif --profile modern"};

/// With sanitizers one of them.
auto some_reports() { return std::span(reports).first(strictpgn::tests::is_sanitized ? 1 : 4); }

BOOST_FIXTURE_TEST_CASE(cases_samples_and_games_are_reported_alike, workbench) {
  const auto cases = strictpgn::tests::in_checkout("conformance/cases");
  const auto samples = strictpgn::tests::in_checkout("samples");
  for (const auto& report : some_reports()) compare(report + " '" + cases + "' '" + samples + "'");
  if (strictpgn::tests::is_sanitized) return;
  for (const std::string_view verb : {"check", "format", "coverage"})
    compare(std::ranges::find(ways, verb, &way::verb)->options + " '" + cases + "'",
            std::string(verb));
}

BOOST_FIXTURE_TEST_CASE(generated_and_mutated_texts_are_reported_alike, workbench) {
  const auto seed = std::to_string(strictpgn::tests::seed());
  const auto count = [](std::uint64_t usual) {
    return " --count " + std::to_string(strictpgn::tests::trials(usual));
  };
  run_shell(
      "p='" + strictpgn::tests::built_program() + "'; mkdir all; \"$p\" generate --seed " + seed +
      count(60) + " --violate any --out bad; \"$p\" generate --seed " + seed + count(30) +
      " --out good; cat bad/*.pgn good/*.pgn > all/both.pgn; \"$p\" mutate --seed " + seed +
      count(20) +
      " --out mutants all/both.pgn; cat mutants/*.pgn > all/mutants.pgn; "
      "cat good/*.pgn | tr '\\n' ' ' > all/lines.pgn; mkdir few; for n in $(ls bad good | head "
      "-20) "
      "$(ls mutants | head -2); do cat bad/$n good/$n mutants/$n 2>/dev/null; done > few/few.pgn");
  for (const auto& report : some_reports()) compare(report + " all");
  BOOST_TEST(read("few/few.pgn").size() > 5000U);
  for (const auto& one : some_ways()) compare(one.options + " few", one.verb);
}

/// What seems to begin a game, and does not: the reading before goes on through it.
BOOST_FIXTURE_TEST_CASE(a_game_is_not_cut, workbench) {
  const auto game = roster("*") + "1. e4 {" + std::string(500, 'x') + "} e5 *\n\n";
  std::string text = "% first\n";
  for (int number = 0; number < 30; ++number) {
    text += game + roster("*") + "1. e4 { a comment\n\n" + game + "\n} e5 *\n\n";
    if (number == 7) text += "; a line apart\n\n" + std::string(3000, ' ') + "\n\n";
    if (number == 9) text += "words that belong to no game\n\n";
    if (number == 12) text += "1. e4 e5 2. Ke3\r\n\r\n";
    if (number == 20) text += roster("*") + "1. d4 d5\n\n";
    if (number == 22) text += "\xC3\xA4 {\xFF}\n\n";
  }
  write("nested.pgn", text);
  write("open.pgn", text + game + roster("*") + "1. e4 {never closed\n\n" + text);
  std::string crlf;
  for (const char c : text) crlf += c == '\n' ? "\r\n" : std::string(1, c);
  write("crlf.pgn", crlf);
  write("mixed.pgn", text + crlf + text);
  write("cr.pgn", "\r" + text);
  write("end.pgn", text + "\n" + game.substr(0, game.size() - 2));
  write("long.pgn", "1. e4 {" + std::string(50'000, 'x') + "} e5 *");  // to the end of the file
  const std::string all = " long.pgn nested.pgn open.pgn crlf.pgn mixed.pgn cr.pgn end.pgn";
  for (const auto& report : some_reports()) compare(report + all);
  for (const auto& one : some_ways()) compare(one.options + all, one.verb);
  for (const std::string verb : {"check --fix=all", "format"})
    for (const std::string name : {"nested", "open", "mixed"})
      compare("-", verb, "cat " + name + ".pgn |");
  compare("--limit game-size=2K nested.pgn open.pgn", "format");
  compare("--format json --limit game-size=2K nested.pgn open.pgn");
  compare("--format json --collation nested.pgn");
  compare("--format json --game 3 nested.pgn");
}

/// A report shows the first of each rule, of which several threads do not know which they are.
BOOST_FIXTURE_TEST_CASE(what_was_expected_is_told_alike_behind_many_findings, workbench) {
  std::string text = roster("*") + "1. e4 } } } } } } *\n\n" + roster("*") + "1. e4 ";
  for (int number = 0; number < 1500; ++number) text += "} ";
  write("many.pgn", text + "xyz *\n\n" + roster("*") + "1. d4 *\n");
  compare("many.pgn");
  const auto out = run("check many.pgn").out;
  BOOST_TEST(out.find("= expected: ", out.find("xyz *")) != std::string::npos);
}

/// What ends the input, too, and the line in which it does, which no newline ends. More than the
/// next parts may hold, so that it is read alone.
BOOST_FIXTURE_TEST_CASE(what_is_beyond_its_limit_is_reported_alike, workbench) {
  const auto games = roster("*") + "1. e4 *\n\n" + roster("*") + "1. d4 *\n\n";
  std::string words;
  for (int number = 0; number < 6000; ++number) words += "hello there this is no game\n";
  std::string all;
  for (const auto& large : {words, roster("*") + "1. e4 {" + words + "} *", "1. e4 {" + words})
    for (const std::string_view line : {"word ", "[A \"b\"] ", "e4 ", "x"})
      for (const std::size_t size : {90u, 300u}) {
        std::string last;
        while (last.size() < size) last += line;
        const auto name = "g" + std::to_string(all.size()) + ".pgn";
        write(name, games + large + last);
        all += ' ' + name;
      }
  compare("--format json --limit game-size=120K" + all);
  if (strictpgn::tests::is_sanitized) return;
  compare("--limit game-size=120K --profile export" + all);
  compare("--limit game-size=120K" + all, "format");
}

/// UTF-16, as it seems, of which no part is enough to be sure.
BOOST_FIXTURE_TEST_CASE(what_is_not_read_is_told_alike, workbench) {
  write("u.pgn", "\xFF\xFE" + games_to_format());
  compare("--format json u.pgn");
  compare("--fix=all --diff --format json u.pgn");
}

/// What can be read before the damage is read, and the damage is told.
BOOST_FIXTURE_TEST_CASE(damage_is_told_alike, workbench) {
  std::string text;
  for (int number = 0; number < 500; ++number) text += roster("*") + "1. e4 Ke6 *\n\n";
  write("g.pgn", text);
  run_shell("gzip -k g.pgn; head -c 900 g.pgn.gz > cut.pgn.gz");
  for (const std::string verb : {"check", "coverage"})
    compare("--format json g.pgn.gz cut.pgn.gz g.pgn", verb);
}

BOOST_FIXTURE_TEST_CASE(bad_numbers_of_threads_are_refused, workbench) {
  write("g.pgn", roster("*") + "1. e4 *\n\n");
  for (const std::string number : {"0", "x", "-1", "1025"}) {
    const auto found = run("check g.pgn --jobs " + number);
    BOOST_TEST(found.status == 2);
    BOOST_TEST(found.err.find("no number from 1 to 1024") != found.err.npos);
  }
}

/// What was read until Ctrl-C is told, and the summary counts what is told.
BOOST_FIXTURE_TEST_CASE(an_interrupted_run_has_a_summary, workbench) {
  std::string text;
  for (int number = 0; number < 3000; ++number) text += roster("*") + "1. e4 Ke6 *\n\n";
  write("g.pgn", text);
  for (const std::string jobs : {"1", "3"}) BOOST_TEST_CONTEXT(jobs) {
      const auto found = run_interrupted("check --format json --part-size 20000 -j" + jobs + " -");
      BOOST_TEST(found.status == 130);
      BOOST_TEST(found.err ==
                 "strictpgn: interrupted: the report ends with what was read until then\n");
      const auto summary = found.out.find("{\"summary\"");
      BOOST_REQUIRE(summary != found.out.npos);
      const auto findings = std::count(found.out.begin(), found.out.end(), '\n') - 1;
      const auto all = found.out.substr(summary);
      const auto number = [&](const std::string& name) {
        const auto at = all.find("\"" + name + "\":");
        return std::stol(all.substr(at + name.size() + 3));
      };
      BOOST_TEST(number("errors") + number("warnings") + number("infos") == findings);
      BOOST_TEST(number("files") == 0);
    }
}

/// The profile `modern` reports no errors of what was read; of the rest nobody knows.
BOOST_FIXTURE_TEST_CASE(an_interrupted_run_has_a_summary_in_words, workbench) {
  std::string text;
  for (int number = 0; number < 1500; ++number)
    text += roster("*") + "1. e4 {" + std::string(300, 'x') + "} *\n\n";
  write("g.pgn", text);
  write("a.pgn", roster("*") + "1. e4 e5 *\n");
  for (const std::string options : {"-j1", "-j3", "-j3 --format github"})
    BOOST_TEST_CONTEXT(options) {
      const auto check = "check --repeats 0 --part-size 20000 " + options;
      const auto alone = run_interrupted(check + " -");
      BOOST_TEST(alone.status == 130);
      BOOST_TEST(alone.out.find(" have errors: ") != alone.out.npos);
      BOOST_TEST(alone.out.find("\nchecked a part of a file, ") != alone.out.npos);
      BOOST_TEST(alone.out.find("--profile modern") == alone.out.npos);
      const auto second = run_interrupted(check + " a.pgn -");
      BOOST_TEST(second.out.find("\nchecked 1 file and a part of another, ") != second.out.npos);
    }
}

/// What was counted until then are whole games, and one file.
BOOST_FIXTURE_TEST_CASE(an_interrupted_run_counts_whole_games, workbench) {
  std::string text;
  for (int number = 0; number < 3000; ++number) text += roster("*") + "1. e4 e5 *\n\n";
  write("g.pgn", text);
  for (const std::string jobs : {"1", "3"}) BOOST_TEST_CONTEXT(jobs) {
      const auto found =
          run_interrupted("coverage --format json --part-size 20000 -j" + jobs + " -");
      BOOST_TEST(found.status == 130);
      BOOST_TEST(found.err ==
                 "strictpgn: interrupted: the report ends with what was read until then\n");
      const auto counts = nlohmann::json::parse(found.out).at("kinds").at(0).at("counts");
      const auto count_of = [&](const std::string& production) {
        for (const auto& one : counts)
          if (one.at("production") == production) return one.at("count").get<int>();
        return -1;
      };
      const auto games = count_of("tagged-game");
      BOOST_TEST(games > 0);
      BOOST_TEST(games < 3000);
      BOOST_TEST(count_of("plain-tag-pair") == 7 * games);
      BOOST_TEST(count_of("game-termination") == games);
      BOOST_TEST(count_of("database") == 1);
    }
}

/// Of what a pipe gives nobody knows how much is left. What is given first is more than a pipe
/// holds: the second for which nothing is shown is over after the pause, however long the start
/// took.
BOOST_FIXTURE_TEST_CASE(the_progress_of_a_coverage_is_shown_on_a_terminal_alone, workbench) {
  if (std::system("command -v script >/dev/null") != 0)
    return strictpgn::tests::skip("there is no script(1)");
  std::string text;
  for (int number = 0; number < 1500; ++number) text += roster("*") + "1. e4 e5 *\n\n";
  BOOST_TEST_REQUIRE(text.size() > 130'000U);
  write("g.pgn", text);
  write("run.sh", "(cat g.pgn; sleep 1.3; cat g.pgn) | '" + strictpgn::tests::built_program() +
                      "' coverage --part-size 1000 $1 >out");
  for (const std::string jobs : {"-j1", "-j3"}) {
    const auto shown = run_shell("script -qec 'sh run.sh " + jobs + "' /dev/null");
    for (const std::string part : {"\r<stdin>: ", " games, ", "/s\x1B[K", "\r\x1B[K"})
      BOOST_TEST(shown.out.find(part) != shown.out.npos, shown.out);
  }
  BOOST_TEST(run_shell("script -qec 'sh run.sh -q' /dev/null").out == "");
  BOOST_TEST(run_shell("sh run.sh -j1").err == "");
}

BOOST_FIXTURE_TEST_CASE(an_interrupted_run_leaves_its_output, workbench) {
  std::string text;
  for (int number = 0; number < 3000; ++number) text += roster("*") + "1. e4 e5 *\n\n";
  write("g.pgn", text);
  for (const std::string verb : {"check", "coverage"}) {
    write("out", "old");
    const auto found = run_interrupted(verb + " -o out -");
    BOOST_TEST(found.status == 130, verb);
    BOOST_TEST(found.err == "strictpgn: interrupted: no report is written\n", verb);
    BOOST_TEST(read("out") == "old", verb);
  }
}

/// The program waits for somebody to read its report, and the file is not replaced before.
BOOST_FIXTURE_TEST_CASE(an_interrupted_run_leaves_the_file, workbench) {
  std::string text;
  for (int number = 0; number < 3000; ++number)
    text += roster("*") + "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 Ke6 *\n\n";
  for (const std::string jobs : {"1", "3"}) BOOST_TEST_CONTEXT(jobs) {
      write("g.pgn", text);
      const auto found = run_interrupted_at(
          ">", "check --fix --format json --part-size 20000 -j" + jobs + " g.pgn");
      BOOST_TEST(found.status == 130);
      BOOST_TEST((read("g.pgn") == text));
      BOOST_TEST(run("check --fix -q g.pgn").status == 1);
      BOOST_TEST((read("g.pgn") != text));
    }
}

/// What is written is the beginning of what would be written, up to the end of a game, and those
/// are counted.
BOOST_FIXTURE_TEST_CASE(an_interrupted_format_writes_whole_games, workbench) {
  write("g.pgn", games_to_format());
  const auto whole = run("format --quiet g.pgn").out;
  for (const std::string jobs : {"1", "3"}) BOOST_TEST_CONTEXT(jobs) {
      const auto found = run_interrupted("format --part-size 20000 -j" + jobs + " -");
      BOOST_TEST(found.status == 130);
      const std::string_view last =
          "strictpgn: interrupted: what is written ends with what was read until then\n";
      BOOST_TEST(found.err.ends_with(last));
      BOOST_TEST((whole.starts_with(found.out) && found.out.size() < whole.size()));
      BOOST_TEST(found.out.ends_with(" *\n\n"));
      std::ptrdiff_t games = 0;
      for (auto at = found.out.find("[Event "); at != found.out.npos;
           at = found.out.find("[Event ", at + 1))
        ++games;
      const auto passed_on = std::count(found.out.begin(), found.out.end(), 'K');
      BOOST_TEST(passed_on > 0);
      BOOST_TEST(found.err.find("\n<stdin>: " + std::to_string(games - passed_on) +
                                " games written, " + std::to_string(passed_on) + " passed on; ") !=
                 found.err.npos);
    }
}

/// The program waits for somebody to read what it writes; of the file it has read most, perhaps
/// all.
BOOST_FIXTURE_TEST_CASE(an_interrupted_format_begins_no_other_game, workbench) {
  write("g.pgn", games_to_format());
  const auto whole = run("format --quiet g.pgn").out;
  BOOST_REQUIRE(run_shell("gzip --keep g.pgn").status == 0);
  for (const std::string file : {"g.pgn", "g.pgn.gz"})
    for (const std::string jobs : {"1", "3"}) BOOST_TEST_CONTEXT(file << ' ' << jobs) {
        const auto found =
            run_interrupted_at(">", "format --quiet --part-size 20000 -j" + jobs + ' ' + file);
        BOOST_TEST(found.status == 130);
        BOOST_TEST((whole.starts_with(found.out) && found.out.size() < whole.size()));
        BOOST_TEST(found.out.ends_with(" *\n\n"));
      }
}

BOOST_FIXTURE_TEST_CASE(an_interrupted_format_writes_nothing_that_waits_for_the_end, workbench) {
  write("g.pgn", games_to_format());
  const std::pair<std::string, std::string> cases[] = {
      {"-o out", "nothing is written"},
      {"--sort", "nothing is written"},
      {"--check", "files that were not read to their end are not named"}};
  for (const auto& [options, said] : cases) {
    write("out", "old");
    const auto found = run_interrupted("format " + options + " -");
    BOOST_TEST(found.status == 130, options);
    BOOST_TEST(found.out == "", options);
    BOOST_TEST(found.err.ends_with("strictpgn: interrupted: " + said + "\n"), options);
    BOOST_TEST(found.err.find("games written") == found.err.npos, options);
    BOOST_TEST(read("out") == "old", options);
  }
}

/// The program waits for somebody to read its notes, and the file is not replaced before. Each note
/// begins with the name, so that all of them are several times what a pipe holds.
BOOST_FIXTURE_TEST_CASE(an_interrupted_format_leaves_the_file, workbench) {
  const auto text = games_to_format();
  const auto name = std::string(200, 'g') + ".pgn";
  for (const std::string jobs : {"1", "3"}) BOOST_TEST_CONTEXT(jobs) {
      write(name, text);
      const auto found =
          run_interrupted_at("2>", "format -i --part-size 20000 -j" + jobs + ' ' + name);
      BOOST_TEST(found.status == 130);
      BOOST_TEST(found.out.ends_with(
          "strictpgn: interrupted: files that were not read to their end are as they were\n"));
      BOOST_TEST((read(name) == text));
      BOOST_TEST(run("format -i -q " + name).status == 1);
      BOOST_TEST((read(name) != text));
    }
}

/// The program waits for somebody to read its notes when Ctrl-C comes.
BOOST_FIXTURE_TEST_CASE(an_interrupted_format_tells_of_each_game_that_it_counts, workbench) {
  const auto name = std::string(200, 'g') + ".pgn";
  write(name, games_to_format());
  const auto found =
      run_shell("mkfifo p; env --default-signal=INT '" + strictpgn::tests::built_program() +
                "' format -j1 " + name +
                " >text 2>p & exec 9<p; head -c 1000 <&9 >all; sleep 0.5; kill -INT $!; "
                "cat <&9 >>all; wait; grep -c 'passed on as it is' <all; "
                "sed -n 's/.* written, \\([0-9]*\\) passed on; .*/\\1/p' <all");
  const auto told = found.out.substr(0, found.out.find('\n'));
  BOOST_TEST(told != "0");
  BOOST_TEST(found.out == told + '\n' + told + '\n');
}

/// The writer goes on only when somebody has read the note. Before that, more must come than is
/// read at once.
BOOST_FIXTURE_TEST_CASE(a_note_on_what_comes_slowly_comes_at_once, workbench) {
  std::string games = roster("*") + "1. e4 Ke6 *\n\n";
  while (games.size() < 400'000) games += roster("*") + "1. e4 e5 *\n\n";
  write("g.pgn", games);
  for (const std::string jobs : {"", "-j1"}) {
    const auto found =
        run_shell("mkfifo in notes; '" + strictpgn::tests::built_program() + "' format " + jobs +
                  " <in >out 2>notes & exec 9>in 8<notes; cat g.pgn >&9; "
                  "timeout 20 head -n 1 <&8; s=$?; exec 9>&- 8<&-; wait; rm in notes; exit $s");
    BOOST_TEST(found.status == 0, jobs);
    BOOST_TEST(found.out.starts_with("<stdin>:9:7: passed on as it is: "), jobs << found.out);
  }
}

/// Several programs may write to one pipe.
BOOST_FIXTURE_TEST_CASE(notes_are_written_in_whole_lines_that_a_pipe_does_not_part, workbench) {
  write("g.pgn", games_to_format());
  const auto found =
      run_shell("for n in 1 2 3 4; do '" + strictpgn::tests::built_program() +
                "' format -j1 g.pgn >/dev/null & done 2>&1 | { sleep 0.5; cat; } | tee all | "
                "grep -cvE '^g[.]pgn:([0-9]+:[0-9]+: passed on as it is|"
                " 1500 games written, 1500 passed on)'; wc -l <all");
  BOOST_TEST(found.out == "0\n6004\n");
}

BOOST_AUTO_TEST_SUITE_END()

#endif
