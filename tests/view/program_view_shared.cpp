// Pages of files that nobody here wrote: each position, move, comment, glyph, tag and link of the
// page against those of `ast`, and how large they are.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "files.hpp"
#include "skip.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_view_shared, *boost::unit_test::disabled())

using namespace strictpgn::tests;

namespace {

bool has_node(const workbench& here) {
  if (here.run_shell("command -v node").status == 0) return true;
  skip("there is no node");
  return false;
}

std::string script(std::string_view name) {
  return "node '" + in_checkout("tests/view/" + std::string(name)) + "' ";
}

void compare(const workbench& here, const sample& file) {
  here.write("games.pgn", file.text);
  here.run("view --no-config --encoding latin1 --level info -o page.html games.pgn");
  const auto compared =
      here.run_shell("'" + built_program() + "' ast --no-config --fen games.pgn >trees; " +
                     script("positions.mjs") + "page.html trees");
  BOOST_TEST(compared.status == 0, file.name << ": " << compared.out << compared.err);
}

/// All of some kinds, and some of the others: each takes a second.
std::vector<sample> some_files() {
  std::vector<sample> all;
  append_files(all, shared("corpora"), {".pgn"}, most_bytes);
  std::vector<sample> some;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& name = all[i].name;
    const bool is_wanted = name.find("960") != name.npos || name.starts_with("bench/");
    if (is_wanted || i % 16 == 0) some.push_back(std::move(all[i]));
  }
  return some;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_page_shows_what_is_read) {
  const workbench here;
  if (!has_node(here)) return;
  const auto files = some_files();
  BOOST_TEST(files.size() > 5);
  for (const auto& file : files) compare(here, file);
}

BOOST_AUTO_TEST_CASE(a_page_is_not_much_larger_than_its_text) {
  const workbench here;
  if (!has_node(here)) return;
  for (const auto* unit : {"twic", "lichess", "rav"}) {
    const auto file = shared("corpora/bench/" + std::string(unit) + ".pgn").string();
    here.run("view --no-config --encoding latin1 --level error -o bare.html '" + file + "'");
    here.run("view --no-config --encoding latin1 -o full.html '" + file + "'");
    const auto told = here.run_shell(script("sizes.mjs") + "'" + file + "' bare.html full.html");
    BOOST_TEST_MESSAGE(told.out);
    BOOST_TEST(told.status == 0, told.out << told.err);
  }
}

BOOST_AUTO_TEST_SUITE_END()

#endif
