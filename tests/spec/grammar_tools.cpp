// The grammar files as the tools read them that they are made for.
#include "spec/grammar_tools.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <sstream>

#include "checkout.hpp"
#include "conformance/conformance_case.hpp"
#include "lab/generate/generator.hpp"
#include "parse/parse_texts.hpp"
#include "skip.hpp"
#include "spec/abnf.hpp"
#include "spec/all_readings.hpp"
#include "spec/interpreter.hpp"
#include "spec/peg.hpp"
#include "spec/pure.hpp"
#include "workbench.hpp"

namespace strictpgn::tests {

using namespace spec;

namespace {

std::string in_hexadecimal(std::string_view text) {
  std::string digits;
  for (const char c : text) digits += fmt::format("{:02x}", static_cast<std::uint8_t>(c));
  return digits;
}

/// Deeper than any text here.
constexpr interpretation unbounded{.nesting = 1 << 20};

interpreter& interpreter_of(const graph& in) {
  static std::map<const graph*, interpreter> known;
  return known.try_emplace(&in, in, unbounded).first->second;
}

bool reads_all(const graph& in, node_id start, std::string_view text, derivation& into) {
  auto& by = interpreter_of(in);
  by.begin(text);
  return by.derive(start, 0, into) && into.front().end == text.size();
}

/// What stands below an entry is told inside its parentheses.
void tell(const graph& in, const derivation& tree, std::size_t at, std::string& to) {
  auto name = in[tree[at].production].name;
  if (name.starts_with("twin_")) name.remove_prefix(std::size("twin_") - 1);
  to += fmt::format("({} {} {}", name, tree[at].begin, tree[at].end);
  for (auto part = at + 1; part != tree[at].next; part = tree[part].next) tell(in, tree, part, to);
  to += ')';
}

/// Longer texts cost more than they show.
constexpr std::size_t longest = 4000;

/// How many variations may be inside each other; at most so many are.
std::size_t depth_of(std::string_view text) {
  std::size_t depth = 0, most = 0;
  for (const char c : text) {
    if (c == '(') most = std::max(most, ++depth);
    if (c == ')' && depth != 0) --depth;
  }
  return most;
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  while (times-- != 0) all += text;
  return all;
}

/// Tokens of the standard, most of them without white space between them.
std::string glued_tokens(rng& random) {
  static constexpr std::string_view pieces[] = {"e4",
                                                "Nf3",
                                                "O-O",
                                                "e8=Q+",
                                                "1",
                                                "1.",
                                                "12 .",
                                                "0",
                                                "!",
                                                "?!",
                                                "$1",
                                                "$255",
                                                "$007",
                                                "(",
                                                ")",
                                                "{a}",
                                                ";a\n",
                                                "%a\n",
                                                "\n%a",
                                                "\r",
                                                "\n",
                                                " ",
                                                "*",
                                                "*",
                                                "1-0",
                                                "0-1",
                                                "1/2-1/2",
                                                "[A \"b\"]",
                                                "[A{a}\"\\\\\"]",
                                                ";a",
                                                "%a"};
  std::string text;
  for (auto left = 1 + below(random, 9); left != 0; --left) {
    text += pieces[below(random, std::size(pieces))];
    if (below(random, 3) == 0) text += ' ';
  }
  return text + (below(random, 2) == 0 ? "*" : "");
}

std::string one_more_text(rng& random) {
  static generate::generator games({.games_per_file = 2, .plies = 20});
  const auto& cases = all_cases();
  switch (below(random, 5)) {
    case 0:
      return token_soup(random);
    case 1:
      return mutated(cases[below(random, cases.size())].input, random);
    case 2:
      return glued_tokens(random);
    case 3:
      return mutated(games.make(random()).text, random);
    default:
      return games.make(random()).text;
  }
}

/// Around the place where two answers part.
std::string difference(std::string_view expected, std::string_view answer) {
  const auto at =
      static_cast<std::size_t>(std::ranges::mismatch(expected, answer).in1 - expected.begin());
  const auto from = at < 40 ? 0 : at - 40;
  return fmt::format("`{}` where `{}` is expected",
                     answer.substr(std::min(from, answer.size()), 90), expected.substr(from, 90));
}

}  // namespace

bool is_there(const grammar_tool& tool) {
  const workbench bench;
  const auto folder = in_checkout("tests/spec/tools");
  const auto command =
      fmt::format("cd '{}' && command -v {} && {}", folder, tool.interpreter, tool.probe);
  const bool is_found = bench.run_shell(command).status == 0;
  if (!is_found) skip(fmt::format("no {} with what {} needs", tool.interpreter, tool.script));
  return is_found;
}

std::vector<std::string> answers_of(const grammar_tool& tool, const std::filesystem::path& grammar,
                                    const std::vector<std::string>& texts) {
  const workbench bench;
  std::string lines;
  for (const auto& text : texts) lines += in_hexadecimal(text) + '\n';
  bench.write("texts", lines);
  const auto script = in_checkout(fmt::format("tests/spec/tools/{}", tool.script));
  const auto run = bench.run_shell(
      fmt::format("{} '{}' '{}' <texts", tool.interpreter, script, grammar.string()));
  BOOST_REQUIRE_MESSAGE(run.status == 0, tool.script << " fails: " << run.err);
  std::vector<std::string> answers;
  std::istringstream in(run.out);
  for (std::string line; std::getline(in, line);) answers.push_back(line);
  return answers;
}

std::string tree_of(const graph& in, node_id start, std::string_view text) {
  derivation result;
  if (!reads_all(in, start, text, result)) return "not";
  std::string told;
  tell(in, result, 0, told);
  return told;
}

std::vector<std::string> texts_for_tools(std::size_t usual_trials, std::size_t deepest) {
  std::vector<std::string> texts;
  for (const auto& one : all_cases()) texts.push_back(one.input);
  rng random;
  for (auto left = trials(usual_trials); left != 0; --left) texts.push_back(one_more_text(random));
  std::erase_if(texts, [&](const std::string& text) {
    return text.size() > longest || depth_of(text) > deepest;
  });
  texts.push_back("1. e4 " + repeated("(1. d4 ", deepest) + repeated(")", deepest) + " *");
  return texts;
}

void hold_together(const std::vector<std::string>& texts, const std::vector<std::string>& expected,
                   const std::vector<std::string>& answers) {
  BOOST_REQUIRE(texts.size() == expected.size());
  BOOST_REQUIRE(texts.size() == answers.size());
  std::vector<std::size_t> differ;
  for (std::size_t at = 0; at != texts.size(); ++at)
    if (expected[at] != answers[at]) differ.push_back(at);
  if (differ.empty()) return;
  const auto at =
      *std::ranges::min_element(differ, {}, [&](auto each) { return texts[each].size(); });
  BOOST_TEST(differ.size() == 0U, shown_bytes(texts[at])
                                      << ": " << difference(expected[at], answers[at]));
}

namespace {

/// How often the texts of a tool are tried: that much more often by STRICTPGN_TRIALS=10.
constexpr std::size_t usual_trials = 2000;

void hold_trees(const grammar_tool& tool, std::string_view file, const graph& in,
                std::string_view entry) {
  if (!is_there(tool)) return;
  const auto texts = texts_for_tools(usual_trials, tool.deepest);
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
  for (const auto& text : texts_for_tools(10 * usual_trials, 100)) {
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
  const auto texts = texts_for_tools(10 * usual_trials, 200);
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
  for (auto& text : texts_for_tools(usual_trials, textmate.deepest)) {
    derivation tree;
    if (!reads_all(in, in.find_entry("standard")->start, text, tree)) continue;
    expected.push_back(colours_of(tree, text));
    texts.push_back(std::move(text));
  }
  BOOST_TEST(texts.size() > trials(usual_trials) / 10);
  hold_together(texts, expected,
                answers_of(textmate, in_checkout("grammar/pgn.tmLanguage.json"), texts));
}

BOOST_AUTO_TEST_SUITE_END()

// Slow: ./dev grammars --lark runs it.
BOOST_AUTO_TEST_SUITE(grammar_in_lark, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(reads_what_the_twin_reads) {
  if (!is_there(lark)) return;
  const auto& in = twin_grammar();
  auto texts = texts_for_tools(6 * usual_trials, lark.deepest);
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
