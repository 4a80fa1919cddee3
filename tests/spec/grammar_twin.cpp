// The standard without look-ahead (grammar/twin.hpp).
#include <boost/test/unit_test.hpp>
#include <map>

#include "random.hpp"
#include "spec/all_readings.hpp"
#include "spec/grammar_bytes.hpp"
#include "spec/grammar_tools.hpp"
#include "spec/pure.hpp"

namespace strictpgn::tests {

using namespace spec;

namespace {

constexpr std::string_view glued = "a game at once behind another";
constexpr std::string_view unended = "an escape line without a line end";

/// What keeps a text of the standard from being read by its twin; empty where nothing does.
std::string_view refusal_by_twin(const derivation& tree, std::string_view text) {
  const auto& in = pure_grammar();
  const auto is_line_end = [](char c) { return c == '\n' || c == '\r'; };
  std::size_t game_before = text.size();
  for (std::size_t at = 0; at != tree.size(); ++at) {
    const auto& name = in[tree[at].production].name;
    if (name == "escape" && tree[at].end == text.size() && !is_line_end(text.back()))
      return unended;
    if (name != "pgn_game") continue;
    const bool has_tags = tree[at + 1].begin != tree[at + 1].end;
    if (tree[at].begin == game_before && !has_tags) return glued;
    game_before = tree[at].end;
  }
  return {};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(grammar_twin)

// A context-free reading never goes another way than that of ordered choice.
BOOST_AUTO_TEST_CASE(means_the_same_without_an_order) {
  const auto& twin = twin_grammar();
  const auto start = twin.find_entry("standard")->start;
  all_readings all(twin);
  for (const auto& text : texts_for_tools(10 * trials_with_tools, 100)) {
    derivation tree;
    if (text.size() > 1000) continue;
    BOOST_REQUIRE_MESSAGE(reads_all(twin, start, text, tree) == all.can_read(start, text),
                          shown_bytes(text));
  }
}

BOOST_AUTO_TEST_CASE(reads_the_standard_but_for_two_kinds_of_texts) {
  const auto& standard = pure_grammar();
  const auto& twin = twin_grammar();
  std::map<std::string_view, int> refused;
  const auto texts = texts_for_tools(10 * trials_with_tools, 200);
  for (const auto& text : texts) {
    derivation tree, twins;
    const bool fits = reads_all(standard, standard.find_entry("standard")->start, text, tree);
    const auto refusal = fits ? refusal_by_twin(tree, text) : "";
    const bool fits_twin = reads_all(twin, twin.find_entry("standard")->start, text, twins);
    BOOST_REQUIRE_MESSAGE(fits_twin == (fits && refusal.empty()), shown_bytes(text));
    if (fits) ++refused[refusal];
  }
  BOOST_TEST(refused.at("") > refused.at(glued) + refused.at(unended));
  BOOST_TEST_MESSAGE("refused of " << texts.size() << " texts: " << refused.at(glued) << " for "
                                   << glued << ", " << refused.at(unended) << " for " << unended);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace strictpgn::tests
