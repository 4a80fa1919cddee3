// The conformance cases use every production of the grammar, and no production lies idle in its
// file.
#include <boost/test/unit_test.hpp>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checkout.hpp"
#include "conformance/conformance_case.hpp"
#include "spec/grammar_drawing.hpp"

BOOST_AUTO_TEST_SUITE(grammar_reach)

namespace {

using namespace strictpgn::tests;

/// Productions that nothing in the grammar calls, each with the reason.
const std::map<std::string_view, std::string_view> uncalled = {
    {"integer", "a token of PGN 7 that is read as a part of larger tokens"},
    {"dashed_squares", "the base of `dashed_long_algebraic`"},
    {"marks", "the base of three deviations of suffixes"},
    {"words", "the base of two deviations of tag pairs"},
};

/// The productions of a file that are rules: those of no template.
std::set<std::string> productions_in(const std::string& name) {
  const auto text = bytes_of_file(in_checkout("grammar/" + name));
  const std::regex line("(?:^|\n)struct ([a-z_0-9]+) :");
  std::set<std::string> names;
  for (std::sregex_iterator found(text.begin(), text.end(), line), end; found != end; ++found)
    names.insert((*found)[1]);
  return names;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_cases_reach_every_production) {
  std::vector<std::string> texts;
  for (const auto& one : all_cases())
    if (!one.format()) texts.push_back(one.input);
  const auto reached = productions_that_read("database", texts);
  for (const auto name : productions_below("database"))
    BOOST_TEST(reached.contains(name), "no case reaches " << name);
  const auto standard = productions_that_read("pgn_database", texts);
  for (const auto name : productions_below("pgn_database"))
    BOOST_TEST(standard.contains(name), "no case reaches " << name << " of the standard");
}

BOOST_AUTO_TEST_CASE(every_case_is_read_to_its_end) {
  for (const auto& one : all_cases())
    BOOST_TEST((read_by("database", one.input).prefix == std::string_view(one.input)), one.name());
}

// Two files with one name would be two types under one name: which of them is read is then up to
// the linker.
BOOST_AUTO_TEST_CASE(no_two_files_name_a_production_alike) {
  std::set<std::string> all;
  for (const std::string file : {"standard.hpp", "export.hpp", "lexical.hpp", "san.hpp", "pgn.hpp",
                                 "values.hpp", "fen.hpp", "epd.hpp", "commands.hpp"})
    for (const auto& name : productions_in(file))
      BOOST_TEST(all.insert(name).second, name << " in " << file << " is taken");
}

BOOST_AUTO_TEST_CASE(every_production_of_the_files_is_called) {
  auto called = productions_below("database");
  called.merge(productions_below("pgn_database"));
  for (const std::string file : {"standard.hpp", "lexical.hpp", "san.hpp", "pgn.hpp"})
    for (const auto& name : productions_in(file))
      BOOST_TEST((called.contains(name) || uncalled.contains(name)),
                 "nothing calls " << name << " in " << file);
}

BOOST_AUTO_TEST_SUITE_END()
