// What the program says of itself: its pages of help, and the manual page made of them.
#include <boost/test/unit_test.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_help)

using namespace strictpgn;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// Those that a page of help lists.
std::vector<std::string> verbs_on(const std::string& page) {
  std::vector<std::string> verbs;
  const auto begin = page.find("\nVerbs:\n");
  if (begin == page.npos) return verbs;
  for (const auto& line : lines_of(page.substr(begin + 8))) {
    if (!line.starts_with("  ")) break;
    if (line[2] != ' ') verbs.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  return verbs;
}

std::vector<std::string> options_on(const std::string& page) {
  std::vector<std::string> options;
  for (const auto& line : lines_of(page)) {
    const auto at = line.find("--");
    if (at == 6 && (line.starts_with("      ") || line.starts_with("  -")))
      options.push_back(line.substr(at, line.find_first_of(" [", at) - at));
  }
  return options;
}

/// What `help` and `help VERB` print, by what stands behind `help`.
struct pages : tests::workbench {
  std::vector<std::pair<std::string, std::string>> all;

  pages() { read_from(""); }

 private:
  void read_from(const std::string& verb) {
    const auto page = run("help " + verb).out;
    all.emplace_back(verb, page);
    for (const auto& inner : verbs_on(page)) read_from(verb + (verb.empty() ? "" : " ") + inner);
  }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(every_page_of_help_fits_and_explains_all_that_it_names, pages) {
  BOOST_TEST(all.size() > 17U);
  const std::string blanks(28, ' ');  // before what is said of a name
  int are_apart = 0;                  // names that are too long for that
  for (const auto& [verb, page] : all) {
    BOOST_TEST_CONTEXT(verb) {
      const auto name = "strictpgn" + (verb.empty() ? "" : " " + verb);
      BOOST_TEST(page.find("\n\nUsage: " + name + ' ') != page.npos);
      BOOST_TEST(options_on(page).size() > 1U);
      const auto lines = lines_of(page);
      for (std::size_t n = 0; n != lines.size(); ++n) {
        const auto& line = lines[n];
        BOOST_TEST(line.size() <= 100U, line);
        BOOST_TEST(!line.ends_with(' '), line);
        if (!line.starts_with("  ") || line.starts_with(blanks) || line.starts_with("       "))
          continue;  // no name stands there
        const bool is_explained = line.size() > 28 && line[27] == ' ';
        are_apart += !is_explained;
        BOOST_TEST((is_explained || lines.at(n + 1).starts_with(blanks)), line);
      }
      for (const std::string word : {" TEXT", " UINT", " INT", " FLOAT", "Excludes:", "Needs:"})
        BOOST_TEST(page.find(word) == page.npos, word);
    }
  }
  BOOST_TEST(are_apart != 0);
}

BOOST_FIXTURE_TEST_CASE(help_says_what_a_verb_cannot_do_without, tests::workbench) {
  const struct {
    std::string verb, usage;
  } cases[] = {{"", "VERB [OPTION]..."},
               {"check", "[OPTION]... [FILE...]"},
               {"convert", "--to FORMAT [OPTION]... [FILE...]"},
               {"split", "--clean FILE --faulty FILE [OPTION]... [FILE]"},
               {"mutate", "[OPTION]... FILE..."},
               {"explain", "[OPTION]... [RULE]"},
               {"fuzz", "VERB [OPTION]..."},
               {"fuzz replay", "--target TARGET [OPTION]... FOLDER"}};
  for (const auto& [verb, usage] : cases)
    BOOST_TEST(run("help " + verb)
                       .out.find(" strictpgn " + verb + (verb.empty() ? "" : " ") + usage + '\n') !=
                   std::string::npos,
               verb);
  const auto check = run("help check").out;
  for (const std::string line : {"      --fix[=safe|all]      put right",
                                 "  -j, --jobs N              ", "      --part I/N            "})
    BOOST_TEST(check.find('\n' + line) != std::string::npos, line);
  std::istringstream in(check);
  std::string words;
  for (std::string word; in >> word;) words += word + ' ';
  for (const std::string part :
       {"(not json, sarif; not with --verbose) [warning] ", "change nothing (with --fix) ",
        "or all [safe] (not with --game, --baseline, --part, --range) ", "stdin [<stdin>] "})
    BOOST_TEST(words.find(part) != std::string::npos, part);
  BOOST_TEST(check.find("--part-size") == std::string::npos);  // for tests
}

BOOST_FIXTURE_TEST_CASE(help_fits_the_terminal, tests::workbench) {
  for (const std::string verb : {"", "check", "split", "grammar"}) {
    write("narrow.sh", "stty cols 64\n'" + tests::built_program() + "' help " + verb + '\n');
    const auto lines = lines_of(run_shell("script -qec 'sh narrow.sh' /dev/null").out);
    BOOST_TEST(lines.size() > lines_of(run("help " + verb).out).size());
    for (const auto& line : lines) BOOST_TEST(line.size() <= 65U, line);  // CR at its end
  }
}

BOOST_FIXTURE_TEST_CASE(the_manual_page_has_all_verbs_and_options, pages) {
  const auto manual = run("help --man");
  BOOST_TEST(manual.status == 0);
  BOOST_TEST(manual.out.starts_with(".TH STRICTPGN 1 "));
  const std::set<std::string> requests{".TH", ".SH", ".SS", ".TP", ".PP", ".br"};
  for (const auto& line : lines_of(manual.out)) {
    BOOST_TEST(!line.starts_with('\''), line);
    if (line.starts_with('.')) BOOST_TEST(requests.contains(line.substr(0, line.find(' '))), line);
  }
  for (const auto& [verb, page] : all) {
    const auto begin = verb.empty() ? 0 : manual.out.find(".SS strictpgn " + verb + '\n');
    BOOST_TEST((begin != manual.out.npos), verb);
    if (begin == manual.out.npos) continue;
    const auto part = manual.out.substr(begin, manual.out.find("\n.S", begin + 1) - begin);
    for (auto option : options_on(page)) {
      option.replace(0, 2, "\\-\\-");
      for (auto at = option.find('-', 4); at != option.npos; at = option.find('-', at + 2))
        option.insert(at, 1, '\\');
      const auto& where = verb.empty() ? manual.out : part;
      BOOST_TEST(where.find("\\fB" + option + "\\fR") != where.npos, verb << ' ' << option);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

#endif
