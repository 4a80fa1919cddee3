// Texts for tools, and their answers.
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
#include "repeated.hpp"
#include "sanitized.hpp"
#include "skip.hpp"
#include "spec/interpreter.hpp"
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

/// Tokens of the standard, most of them without white space between them.
std::string glued_tokens(rng& random) {
  // clang-format off
  static constexpr std::string_view pieces[] = {
      "e4", "Nf3", "O-O", "e8=Q+", "1", "1.", "12 .", "0", "!", "?!", "$1", "$255", "$007", "(", ")", "{a}", ";a\n",
      "%a\n", "\n%a", "\r", "\n", " ", "*", "*", "1-0", "0-1", "1/2-1/2", "[A \"b\"]", "[A{a}\"\\\\\"]", ";a", "%a"};
  // clang-format on
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

bool reads_all(const graph& in, node_id start, std::string_view text, derivation& into) {
  auto& by = interpreter_of(in);
  by.begin(text);
  return by.derive(start, 0, into) && into.front().end == text.size();
}

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

std::vector<std::string> texts_for_tools(std::size_t so_many, std::size_t deepest) {
  std::vector<std::string> texts;
  const auto& cases = all_cases();
  for (std::size_t at = 0; at < cases.size(); at += is_sanitized ? 10 : 1)
    texts.push_back(cases[at].input);
  rng random;
  for (auto left = trials(so_many); left != 0; --left) texts.push_back(one_more_text(random));
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

}  // namespace strictpgn::tests
