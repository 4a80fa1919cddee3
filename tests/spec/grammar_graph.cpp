// The grammar as data: each rule becomes the node that it should.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <vector>

#include "grammar/pgn.hpp"
#include "spec/lowering.hpp"
#include "strictpgn/rule.hpp"

// Productions to lower.
namespace strictpgn::grammar {

struct sample_letter : one<'a'> {};
struct sample_list : list<sample_letter, one<','>> {};
struct sample_nested;
struct sample_nested : sor<seq<one<'('>, sample_nested, one<')'>>, sample_letter> {};
struct sample_symbol : symbol_of<plus<digit>> {};
struct sample_choice : first_that_fits<sample_list, plus<digit>> {};
struct sample_half_looked : sor<seq<at<sample_list>, sample_list>, plus<digit>> {};
struct sample_other_look : sor<seq<at<sample_list>, sample_letter>> {};
struct sample_deviation : deviation<rule::encoding_bom>, sample_letter {};
struct sample_inside : deviation_inside<rule::string_tab>, success {};
struct sample_elsewhere : reported_elsewhere, sample_list {};
struct sample_recovery : recovery, sample_list {};

}  // namespace strictpgn::grammar

BOOST_AUTO_TEST_SUITE(grammar_graph_nodes)

namespace {

namespace g = strictpgn::grammar;
namespace pegtl = tao::pegtl;
using namespace strictpgn::spec;

std::string shown_byte(std::uint8_t byte) {
  return byte > ' ' && byte < 0x7F ? std::string(1, static_cast<char>(byte))
                                   : fmt::format("\\{:02X}", byte);
}

std::string shown_text(const node& node) {
  std::string shown = node.folds_case ? "i'" : "'";
  for (const char c : node.text) shown += shown_byte(static_cast<std::uint8_t>(c));
  return shown + "'";
}

std::string shown_ranges(const node& node) {
  std::string shown = node.is_negated ? "[^" : "[";
  for (const auto& [first, last] : node.ranges)
    shown += first == last ? shown_byte(first) : shown_byte(first) + "-" + shown_byte(last);
  return shown + "]";
}

std::string shown_bounds(const node& node) {
  if (node.what == op::rep) BOOST_TEST(node.lo == node.hi);
  if (node.what == op::rep_opt) BOOST_TEST(node.lo == 0u);
  return node.hi == 0 ? "" : fmt::format("{}: ", node.hi);
}

/// The node without the inside of productions in it.
std::string shown(const graph& in, node_id id) {
  const auto& node = in[id];
  if (node.what == op::literal) return shown_text(node);
  if (node.what == op::byte_class) return shown_ranges(node);
  std::vector<std::string> kids;
  for (const auto kid : node.kids)
    kids.push_back(in[kid].is_named() ? std::string(in[kid].name) : shown(in, kid));
  const auto name = std::string(name_of(node.what)) + (node.looks_first ? " that looks first" : "");
  return kids.empty() ? name
                      : fmt::format("{}({}{})", name, shown_bounds(node), fmt::join(kids, " "));
}

struct lowered {
  graph in;
  node_id id = 0;
  std::string text;
};

template <typename Rule>
lowered lower() {
  lowered result;
  lowerer through(result.in);
  result.id = through.lower<Rule>();
  result.text = shown(result.in, result.id);
  return result;
}

struct sample {
  std::string text;
  std::string_view expected;
};

template <typename Rule>
sample of(std::string_view expected) {
  return {lower<Rule>().text, expected};
}

// clang-format off

const sample samples[] = {
  of<pegtl::seq<g::sample_letter, pegtl::eof>>("seq(sample_letter eof)"),
  of<pegtl::seq<>>("success"),
  of<pegtl::sor<g::sample_letter, pegtl::any>>("sor(sample_letter any)"),
  of<pegtl::star<g::sample_letter>>("star(sample_letter)"),
  of<pegtl::star<g::sample_letter, pegtl::one<'b'>>>("star(seq(sample_letter 'b'))"),
  of<pegtl::plus<g::sample_letter>>("plus(sample_letter)"),
  of<pegtl::plus<g::sample_letter, pegtl::one<'b'>>>("plus(seq(sample_letter 'b'))"),
  of<pegtl::opt<g::sample_letter>>("opt(sample_letter)"),
  of<pegtl::opt<g::sample_letter, pegtl::any>>("opt(seq(sample_letter any))"),
  of<pegtl::rep<7, g::sample_letter>>("rep(7: sample_letter)"),
  of<pegtl::rep<7, g::sample_letter, pegtl::any>>("rep(7: seq(sample_letter any))"),
  of<pegtl::rep_opt<3, g::sample_letter>>("rep_opt(3: sample_letter)"),
  of<pegtl::at<g::sample_letter>>("at(sample_letter)"),
  of<pegtl::not_at<g::sample_letter, pegtl::any>>("not_at(seq(sample_letter any))"),
  of<pegtl::until<g::sample_letter>>("until(sample_letter)"),
  of<pegtl::until<g::sample_letter, pegtl::digit>>("until(sample_letter [0-9])"),
  of<pegtl::disable<g::sample_letter>>("disable(sample_letter)"),
  of<pegtl::disable<g::sample_letter, pegtl::any>>("disable(seq(sample_letter any))"),
  of<pegtl::string<'a', '\xBF', '\0'>>("'a\\BF\\00'"),
  of<pegtl::istring<'a', 'B'>>("i'aB'"),
  of<pegtl::one<'a'>>("'a'"),
  of<pegtl::one<'a', '\n', '\xBF'>>("[a\\0A\\BF]"),
  of<pegtl::not_one<'a'>>("[^a]"),
  of<pegtl::range<'a', 'h'>>("[a-h]"),
  of<pegtl::range<'a', 'a'>>("'a'"),
  of<pegtl::range<'\x90', '\xFF'>>("[\\90-\\FF]"),
  of<pegtl::not_range<'\x00', '\x7F'>>("[^\\00-\\7F]"),
  of<pegtl::ranges<'0', '9', 'A', 'Z'>>("[0-9A-Z]"),
  of<pegtl::ranges<'0', '9', '_', '_', 'x'>>("[0-9_x]"),
  of<pegtl::ranges<'0', '9'>>("[0-9]"),
  of<pegtl::alpha>("[a-zA-Z]"),
  of<pegtl::any>("any"),
  of<pegtl::eof>("eof"),
  of<pegtl::success>("success"),
  of<pegtl::failure>("failure"),
  of<g::sample_list>("seq(sample_letter star(seq(',' sample_letter)))"),
  of<g::sample_nested>("sor(seq('(' sample_nested ')') sample_letter)"),
  of<g::sample_symbol>("seq(plus([0-9]) not_at(symbol_character))"),
  of<g::sample_choice>("sor that looks first(sample_list plus([0-9]))"),
  of<g::sample_half_looked>("sor(sample_list plus([0-9]))"),
  of<g::sample_other_look>("sor(seq(at(sample_list) sample_letter))"),
};

// clang-format on

/// All nodes below a production, without the inside of other productions.
void collect_inside(const graph& in, node_id id, std::vector<node_id>& inside) {
  inside.push_back(id);
  for (const auto kid : in[id].kids)
    if (!in[kid].is_named()) collect_inside(in, kid, inside);
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_rule_becomes_the_node_that_it_is) {
  for (const auto& [text, expected] : samples) BOOST_TEST(text == expected);
}

BOOST_AUTO_TEST_CASE(productions_have_their_names_and_helpers_have_none) {
  const auto result = lower<g::sample_symbol>();
  BOOST_TEST(result.in[result.id].name == "sample_symbol");
  BOOST_TEST(result.in.find("symbol_character").has_value());
  BOOST_TEST(!result.in.find("symbol_of").has_value());
  BOOST_TEST(!result.in.find("").has_value());
}

BOOST_AUTO_TEST_CASE(a_production_that_leads_back_to_itself_is_one_node) {
  const auto result = lower<g::sample_nested>();
  BOOST_TEST(std::ranges::count(result.in.nodes, "sample_nested", &node::name) == 1);
  const auto& inner = result.in[result.in[result.id].kids[0]];
  BOOST_TEST(inner.kids[1] == result.id);
}

BOOST_AUTO_TEST_CASE(deviations_carry_their_rule) {
  using strictpgn::rule;
  const auto node_of = []<typename Rule>(Rule*) {
    const auto result = lower<Rule>();
    return result.in[result.id];
  };
  const auto at_text = node_of(static_cast<g::sample_deviation*>(nullptr));
  BOOST_TEST((at_text.deviates == deviance::at_text && at_text.broken == rule::encoding_bom));
  const auto inside = node_of(static_cast<g::sample_inside*>(nullptr));
  BOOST_TEST((inside.deviates == deviance::inside && inside.broken == rule::string_tab));
  const auto elsewhere = node_of(static_cast<g::sample_elsewhere*>(nullptr));
  BOOST_TEST((elsewhere.deviates == deviance::elsewhere && !elsewhere.broken));
  const auto recovery = node_of(static_cast<g::sample_recovery*>(nullptr));
  BOOST_TEST((recovery.deviates == deviance::recovery && !recovery.broken));
  const auto standard = node_of(static_cast<g::sample_list*>(nullptr));
  BOOST_TEST((!standard.is_deviation() && !standard.broken));
}

BOOST_AUTO_TEST_CASE(every_operator_has_a_name_of_its_own) {
  std::set<std::string_view> names;
  for (std::size_t each = 0; each != op_count; ++each)
    BOOST_TEST(names.insert(name_of(static_cast<op>(each))).second);
}

BOOST_AUTO_TEST_CASE(the_grammar_has_its_entry_points) {
  const auto& all = import_grammar();
  for (const auto* name : {"database", "san", "fen", "epd", "commands", "standard", "values",
                           "plain-fen", "x-fen", "shredder-fen"}) {
    const auto* entry = all.find_entry(name);
    BOOST_REQUIRE_MESSAGE(entry, name);
    BOOST_TEST(all[entry->start].is_named());
  }
  BOOST_TEST(all.find_entry("rav") == nullptr);
  for (const auto* name : {"file_start", "opening_unit", "unit", "any_command", "rav"})
    BOOST_TEST(all.find(name).has_value(), name);
}

BOOST_AUTO_TEST_CASE(each_operator_belongs_to_one_production) {
  const auto& all = import_grammar();
  std::vector<node_id> inside;
  std::set<std::string_view> names;
  for (node_id id = 0; id != all.nodes.size(); ++id) {
    if (!all[id].is_named()) continue;
    collect_inside(all, id, inside);
    BOOST_TEST(names.insert(all[id].name).second, all[id].name);
  }
  BOOST_TEST(inside.size() == all.nodes.size());
  BOOST_TEST((std::set(inside.begin(), inside.end()).size()) == all.nodes.size());
}

BOOST_AUTO_TEST_SUITE_END()
