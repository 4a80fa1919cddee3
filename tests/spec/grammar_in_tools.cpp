// The grammar files as the tools read them that they are made for.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>

#include "checkout.hpp"
#include "random.hpp"
#include "spec/abnf.hpp"
#include "spec/grammar_tools.hpp"
#include "spec/peg.hpp"
#include "spec/pure.hpp"
#include "workbench.hpp"

namespace strictpgn::tests {

using namespace spec;

namespace {

void hold_trees(const grammar_tool& tool, std::string_view file, const graph& in,
                std::string_view entry) {
  if (!is_there(tool)) return;
  const auto texts = texts_for_tools(trials_with_tools, tool.deepest);
  const auto start = in.find_entry(entry)->start;
  std::vector<std::string> expected;
  for (const auto& text : texts) expected.push_back(tree_of(in, start, text));
  const auto fit = texts.size() - static_cast<std::size_t>(std::ranges::count(expected, "not"));
  BOOST_TEST(fit > texts.size() / 10);
  BOOST_TEST_MESSAGE(file << ": " << fit << " of " << texts.size() << " texts fit");
  hold_together(texts, expected,
                answers_of(tool, in_checkout(fmt::format("grammar/{}", file)), texts));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(grammar_in_apg)

BOOST_AUTO_TEST_CASE(derives_the_standard_alone) {
  hold_trees(apg, "pgn.sabnf", pure_grammar(), "standard");
}

BOOST_AUTO_TEST_CASE(derives_without_look_ahead) {
  hold_trees(apg, "pgn.abnf", twin_grammar(), "standard");
}

BOOST_AUTO_TEST_CASE(derives_with_deviations) {
  hold_trees(apg, "pgn-import.sabnf", import_grammar(), "database");
}

BOOST_AUTO_TEST_SUITE_END()

namespace {

/// What editors are to show of a text of the standard: a character for each byte, by the innermost
/// production that has one.
std::string colours_of(const derivation& tree, std::string_view text) {
  static const std::map<std::string_view, char> marks = {{"escape", '%'},
                                                         {"comment_to_line_end", ';'},
                                                         {"comment_in_braces", '{'},
                                                         {"tag_value", '"'},
                                                         {"tag_name", 'T'},
                                                         {"game_termination", 'R'},
                                                         {"san_move", 'M'},
                                                         {"move_number_indication", 'N'},
                                                         {"numeric_annotation_glyph", '$'}};
  std::string colours(text.size(), ' ');
  for (const auto& each : tree) {
    const auto mark = marks.find(pure_grammar()[each.production].name);
    if (mark == marks.end()) continue;
    for (auto at = each.begin; at != each.end; ++at) {
      const bool is_aside =
          mark->second == 'N' && text[at] != '.' && (text[at] < '0' || text[at] > '9');
      const bool is_line_end = text[at] == '\n' || text[at] == '\r';
      colours[at] = is_aside || is_line_end ? ' ' : mark->second;
    }
  }
  return colours;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(grammar_in_textmate)

BOOST_AUTO_TEST_CASE(texts_of_the_standard_have_the_colours_of_their_productions) {
  if (!is_there(textmate)) return;
  const auto& in = pure_grammar();
  std::vector<std::string> texts, expected;
  for (auto& text : texts_for_tools(trials_with_tools, textmate.deepest)) {
    derivation tree;
    if (!reads_all(in, in.find_entry("standard")->start, text, tree)) continue;
    expected.push_back(colours_of(tree, text));
    texts.push_back(std::move(text));
  }
  BOOST_TEST(texts.size() > trials(trials_with_tools) / 10);
  hold_together(texts, expected,
                answers_of(textmate, in_checkout("grammar/pgn.tmLanguage.json"), texts));
}

BOOST_AUTO_TEST_SUITE_END()

// Slow: ./dev grammars --lark runs it.
BOOST_AUTO_TEST_SUITE(grammar_in_lark, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(reads_what_the_twin_reads) {
  if (!is_there(lark)) return;
  const auto& in = twin_grammar();
  auto texts = texts_for_tools(6 * trials_with_tools, lark.deepest);
  std::erase_if(texts, [](const std::string& text) { return text.size() > 200; });
  std::vector<std::string> expected;
  for (const auto& text : texts) {
    derivation tree;
    const bool fits = reads_all(in, in.find_entry("standard")->start, text, tree);
    expected.emplace_back(fits ? "fits" : "not");
  }
  BOOST_TEST_MESSAGE(texts.size() << " texts");
  hold_together(texts, expected, answers_of(lark, in_checkout("grammar/pgn.lark"), texts));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(grammar_in_peggy)

BOOST_AUTO_TEST_CASE(derives_the_standard_alone) {
  hold_trees(peggy, "pgn.peggy", pure_grammar(), "standard");
}

BOOST_AUTO_TEST_CASE(derives_with_deviations) {
  hold_trees(peggy, "pgn-import.peggy", import_grammar(), "database");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(grammar_in_lpeg)

BOOST_AUTO_TEST_CASE(derives_the_standard_alone) {
  hold_trees(lpeg, "pgn.re", pure_grammar(), "standard");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(grammar_operators)

namespace {

/// A grammar with each operator, more of them than those of PGN: a line of words.
graph with_each_operator() {
  graph made;
  const auto add = [&](node one) {
    made.nodes.push_back(std::move(one));
    return static_cast<node_id>(made.nodes.size() - 1);
  };
  const auto text = [&](const char* what, bool folds_case = false) {
    return add({.what = op::literal, .text = what, .folds_case = folds_case});
  };
  const auto one = [&](op what, std::vector<node_id> kids) {
    return add({.what = what, .kids = std::move(kids)});
  };
  const auto named = [&](std::string_view name, op what, std::vector<node_id> kids) {
    return add({.what = what, .name = name, .kids = std::move(kids)});
  };
  add({.what = op::seq, .name = "whole"});
  const auto twice = add({.what = op::rep, .kids = {text("b")}, .lo = 2, .hi = 2});
  const auto few = add({.what = op::rep_opt, .kids = {text("b")}, .hi = 3});
  const auto counted = named("counted", op::seq, {text("a"), twice, few});
  const auto folded = named("folded", op::seq, {text("A'c", true)});
  const auto upto = named("upto", op::until, {text("c"), text("'")});
  const auto any_upto = named("any_upto", op::until, {text("bA")});
  const auto odd = add({.what = op::byte_class, .ranges = {{']', ']'}, {'^', '^'}, {'%', '-'}}});
  const auto negated = add({.what = op::byte_class,
                            .ranges = {{'\'', '\''}, {'a', 'c'}, {0, 9}, {'A', 'A'}, {0x80, 0xFF}},
                            .is_negated = true});
  const auto looks = named("looks", op::seq, {one(op::at, {text("]")}), odd, one(op::plus, {odd})});
  const auto none = one(op::seq, {text("\xE9"), one(op::failure, {})});
  const auto after = one(op::seq, {text("\xE9\""), one(op::success, {})});
  const auto aside = named("aside", op::disable, {one(op::plus, {negated})});
  const auto no_eof = one(op::seq, {one(op::not_at, {one(op::eof, {})}), one(op::any, {})});
  const auto last = named("last", op::seq, {no_eof, one(op::opt, {text("\xE9")})});
  const auto word =
      named("word", op::sor, {none, after, counted, folded, upto, looks, any_upto, aside, last});
  made[0].kids = {one(op::star, {word}), one(op::eof, {})};
  return made;
}

std::string operator_soup(rng& random) {
  static constexpr std::string_view pieces[] = {"a",  "b",  "bb", "A'C", "a'c", "'",
                                                "c",  "]",  "^",  "-",   "%",   "\xE9",
                                                "\"", "\n", "x",  "bA",  "\\",  "ab"};
  std::string text;
  for (auto left = below(random, 8); left != 0; --left)
    text += pieces[below(random, std::size(pieces))];
  return text;
}

/// A whole grammar as one group.
specification all_of(const graph& in) {
  static const heading head{.text = "Operators"};
  specified_group group{.head = &head};
  for (node_id id = 0; id != in.nodes.size(); ++id)
    if (in[id].is_named()) group.productions.push_back(id);
  return {.of = &in, .groups = {group}};
}

void hold_operators(const grammar_tool& tool, const graph& in, const std::string& grammar) {
  if (!is_there(tool)) return;
  const workbench bench;
  bench.write("grammar", grammar);
  rng random;
  std::vector<std::string> texts, expected;
  for (auto left = trials(3000); left != 0; --left) texts.push_back(operator_soup(random));
  for (const auto& text : texts) expected.push_back(tree_of(in, 0, text));
  for (const auto& each : in.nodes) {
    const auto has_it = [part = fmt::format("({} ", each.name)](const std::string& tree) {
      return tree.find(part) != std::string::npos;
    };
    if (each.is_named()) BOOST_TEST(std::ranges::any_of(expected, has_it), each.name);
  }
  hold_together(texts, expected, answers_of(tool, bench.folder() / "grammar", texts));
}

}  // namespace

BOOST_AUTO_TEST_CASE(tools_read_each_operator_as_the_interpreter_does) {
  static const auto in = with_each_operator();
  const auto all = all_of(in);
  hold_operators(apg, in, sabnf_text(all, {"Operators", ""}));
  hold_operators(peggy, in, peggy_text(all, {"Operators", ""}));
  hold_operators(lpeg, in, lpeg_text(all, {"Operators", ""}));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace strictpgn::tests
