// What bash offers at the cursor, once it has read src/cli/completion/strictpgn.bash.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "checkout.hpp"
#include "strictpgn/catalogue.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_completion)

using namespace strictpgn;

namespace {

using words = std::vector<std::string>;

words split(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

std::string quoted(const std::string& text) { return "'" + text + "'"; }

/// Bash completes words in an empty folder.
struct shell : tests::workbench {
  /// What may stand where the last of the words is, which are those that bash makes of a line.
  words offered(const words& typed, const std::string& setup = "") const {
    return offered_at(typed.back(), typed, typed.size(), setup);
  }

  /// What may stand at the cursor: in the word of that number, from 1, behind these letters of it.
  words offered_at(const std::string& letters, const words& typed, std::size_t number,
                   const std::string& setup = "") const {
    std::string line = "strictpgn";
    for (const auto& word : typed) line += " " + quoted(word);
    write("script", "source " + quoted(tests::in_checkout("src/cli/completion/strictpgn.bash")) +
                        "\n" + setup + "\nCOMP_WORDS=(" + line +
                        ")\nCOMP_CWORD=" + std::to_string(number) + "\n_strictpgn " +
                        quoted(tests::built_program()) + " " + quoted(letters) +
                        " \"${COMP_WORDS[COMP_CWORD - 1]}\"\n"
                        "printf '%s\\n' \"${COMPREPLY[@]}\"\n");
    const auto ended = run_shell("bash script");
    BOOST_TEST(ended.status == 0);
    BOOST_TEST(ended.err == "");
    return split(ended.out);
  }

  /// But for what the workbench keeps there.
  bool is_empty() const {
    const std::filesystem::directory_iterator files(folder());
    return std::ranges::all_of(files, [](const auto& one) {
      const auto name = one.path().filename();
      return name == "out.txt" || name == "err.txt" || name == "script";
    });
  }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(what_may_stand_at_the_cursor_is_offered, shell) {
  const struct {
    words typed;
    std::string offered;
  } cases[] = {
      {{"ch"}, "check"},
      {{"--v"}, "--version"},
      {{"help", "fo"}, "format"},
      {{"fuzz", ""}, "replay"},
      {{"check", "--pro"}, "--profile"},
      {{"check", "--fix", "--di"}, "--dialect --diff"},
      {{"check", "--profile", ""}, "import export archival reduced modern"},
      {{"check", "--profile", "="}, "import export archival reduced modern"},
      {{"check", "--profile", "=", "e"}, "export"},
      {{"check", "--fix", "=", ""}, "safe all"},
      {{"check", "--fix", ""}, ""},
      {{"check", "games.pgn", "--fail-on", ""}, "warning error"},
      {{"check", "--output", ""}, ""},
      {{"check", ""}, ""},
      {{"check", "--select", "san-castling-z"}, "san-castling-zero"},
      {{"check", "--profile=e"}, "--profile=export"},
      {{"check", "--rule", "san-castling-z"}, "san-castling-zero="},
      {{"check", "--rule", "char-nul", "="}, "error warning info off"},
      {{"check", "--rule", "=", "char-nul", "=", "o"}, "off"},
      {{"check", "games.pgn", "="}, ""},
      {{"check", "--", "--pro"}, ""},
      {{"explain", "san-castling-z"}, "san-castling-zero"},
      {{"explain", "--format", "json", "san-castling-z"}, "san-castling-zero"},
      {{"explain", "--fo"}, "--format"},
      {{"generate", "--violate", "setup-w"}, "setup-without-fen"},
      {{"convert", "--to", ""}, "uci san fen epd"},
      {{"fuzz", "replay", "--target"}, "--target"},
      {{"fuzz", "replay", "--format", ""}, "text json"},
      {{"help", "fuzz", ""}, "replay"},
      {{"nonsense", "--"}, ""},
  };
  for (const auto& one : cases) {
    const auto found = offered(one.typed);
    const auto expected = split(one.offered);
    BOOST_TEST_INFO(one.typed.back());
    BOOST_TEST(found == expected, boost::test_tools::per_element());
  }
  BOOST_TEST(is_empty());
}

/// Neither what lies in the folder nor what the shell is set to.
BOOST_FIXTURE_TEST_CASE(nothing_around_changes_what_is_offered, shell) {
  write(".strictpgn.toml", "profile = = [");
  for (const std::string setup : {"", "IFS=,", "set -u", "shopt -s failglob", "set -f"})
    for (const std::string verb : {"merge", "check"}) {
      const auto found = offered({verb, "--level", "e"}, setup);
      BOOST_TEST_INFO(setup << " " << verb);
      BOOST_TEST(found == words{"error"}, boost::test_tools::per_element());
    }
}

/// The cursor may stand before other words, and before the rest of one.
BOOST_FIXTURE_TEST_CASE(what_stands_behind_the_cursor_does_not_matter, shell) {
  BOOST_TEST(offered_at("", {"check", "--profile", "games.pgn"}, 3).size() == 5U);
  BOOST_TEST(offered_at("ch", {"chaff"}, 1) == words{"check"}, boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(every_rule_is_offered, shell) {
  const auto found = offered({"check", "--ignore", ""});
  const std::set<std::string> names(found.begin(), found.end());
  for (const auto& about : catalogue())
    BOOST_TEST(names.contains(std::string(about.name)), about.name);
}

/// Nothing is done by a verb that is asked what the list holds.
BOOST_FIXTURE_TEST_CASE(options_that_take_a_word_of_a_list_offer_it_with_every_verb, shell) {
  const std::set<std::string> lists{"--profile", "--encoding", "--format",   "--level", "--color",
                                    "--input",   "--dialect",  "--to",       "--ep",    "--pieces",
                                    "--nags",    "--fail-on",  "--findings", "--texts", "--labels"};
  std::size_t count = 0;
  for (const auto& verb : offered({""})) {
    if (verb == "help") continue;
    for (const auto& option : offered({verb, "--"})) {
      if (!lists.contains(option)) continue;
      ++count;
      BOOST_TEST(offered({verb, option, ""}).size() > 1, verb << " " << option);
    }
  }
  BOOST_TEST(count > 50U);
  BOOST_TEST(is_empty());
}

BOOST_AUTO_TEST_SUITE_END()

#endif
