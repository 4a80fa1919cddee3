// The texts of the specification: they are those in grammar/, and they are well formed.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/contrib/abnf.hpp>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/parse.hpp>
#include <tao/pegtl/rules.hpp>
#include <vector>

#include "checkout.hpp"
#include "conformance/conformance_case.hpp"
#include "markdown.hpp"
#include "report/pages/rule_pages.hpp"
#include "spec/abnf.hpp"
#include "spec/derived_files.hpp"
#include "spec/markup.hpp"
#include "spec/peg.hpp"
#include "spec/pure.hpp"

// ABNF by itself: RFC 5234, section 4, with its errata, and the strings of RFC 7405.
namespace abnf_of_abnf {

using namespace tao::pegtl;
using namespace tao::pegtl::abnf;

// clang-format off
struct comment : seq<one<';'>, star<sor<WSP, VCHAR>>, CRLF> {};
struct c_nl : sor<comment, CRLF> {};
struct c_wsp : sor<WSP, seq<c_nl, WSP>> {};
struct rulename : seq<ALPHA, star<sor<ALPHA, DIGIT, one<'-'>>>> {};
struct repeat : sor<seq<star<DIGIT>, one<'*'>, star<DIGIT>>, plus<DIGIT>> {};
struct char_val : seq<opt<one<'%'>, one<'s', 'i'>>, DQUOTE, star<sor<range<' ', '!'>, range<'#', '~'>>>, DQUOTE> {};
struct hex_val : seq<one<'x'>, plus<HEXDIG>, opt<sor<plus<one<'.'>, plus<HEXDIG>>, seq<one<'-'>, plus<HEXDIG>>>>> {};
struct num_val : seq<one<'%'>, hex_val> {};
struct alternation;
struct group : seq<one<'('>, star<c_wsp>, alternation, star<c_wsp>, one<')'>> {};
struct option : seq<one<'['>, star<c_wsp>, alternation, star<c_wsp>, one<']'>> {};
struct element : sor<rulename, group, option, char_val, num_val> {};
struct repetition : seq<opt<repeat>, element> {};
struct concatenation : seq<repetition, star<plus<c_wsp>, repetition>> {};
struct alternation : seq<concatenation, star<star<c_wsp>, one<'/'>, star<c_wsp>, concatenation>> {};
struct defined_as : seq<star<c_wsp>, one<'='>, star<c_wsp>> {};
struct defined_name : rulename {};
struct rule : seq<defined_name, defined_as, alternation, star<c_wsp>, c_nl> {};
struct rulelist : seq<plus<sor<rule, seq<star<WSP>, c_nl>>>, eof> {};
// clang-format on

struct names {
  std::set<std::string> used;
  std::vector<std::string> defined;
};

template <typename Rule>
struct action {};
template <>
struct action<rulename> {
  template <typename Input>
  static void apply(const Input& in, names& found) {
    found.used.insert(in.string());
  }
};
template <>
struct action<defined_name> {
  template <typename Input>
  static void apply(const Input& in, names& found) {
    found.defined.push_back(in.string());
  }
};

}  // namespace abnf_of_abnf

BOOST_AUTO_TEST_SUITE(grammar_specification)

namespace {

namespace fs = std::filesystem;
using namespace strictpgn::tests;
using namespace strictpgn::spec;

const fs::path folder = in_checkout("grammar");

const std::vector<derived_file>& files() {
  static const auto all = derived_files([](strictpgn::rule id) {
    return "../conformance/rules/" + strictpgn::report::rule_page_place(id);
  });
  return all;
}

bool is_abnf(const derived_file& file) { return file.name.ends_with(".abnf"); }

std::string with_crlf(const std::string& text) {
  std::string result;
  for (const char c : text) result += c == '\n' ? "\r\n" : std::string(1, c);
  return result;
}

/// All that a pattern finds in a text: its first group.
std::set<std::string> found_in(const std::string& text, const std::string& pattern) {
  const std::regex what(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), what), end; at != end; ++at)
    found.insert((*at)[1]);
  return found;
}

const std::set<std::string> core_rules = {"ALPHA", "CR",    "DIGIT", "DQUOTE", "HTAB",
                                          "LF",    "OCTET", "SP",    "VCHAR"};

/// A production made by hand.
struct sample {
  std::string_view abnf, peg;
  std::vector<node> nodes;  ///< the first is the production
};

node production(op what, std::vector<node_id> kids) {
  return {.what = what, .name = "it", .kids = std::move(kids)};
}
node operation(op what, std::vector<node_id> kids, std::uint32_t lo = 0, std::uint32_t hi = 0) {
  return {.what = what, .kids = std::move(kids), .lo = lo, .hi = hi};
}
node named(std::string_view name) { return {.what = op::success, .name = name}; }
node text(std::string what, bool folds_case = false) {
  return {.what = op::literal, .text = std::move(what), .folds_case = folds_case};
}
node bytes(std::vector<byte_range> ranges, bool is_negated = false) {
  return {.what = op::byte_class, .ranges = std::move(ranges), .is_negated = is_negated};
}

// clang-format off
const sample samples[] = {
  {"it = a-b c\n", "it <- a_b c\n", {production(op::seq, {1, 2}), named("a_b"), named("c")}},
  {"it = a-b / c\n", "it <- a_b / c\n", {production(op::sor, {1, 2}), named("a_b"), named("c")}},
  {"it = *a\n", "it <- a*\n", {production(op::star, {1}), named("a")}},
  {"it = 1*( a b )\n", "it <- ( a b )+\n", {production(op::plus, {1}), operation(op::seq, {2, 3}), named("a"), named("b")}},
  {"it = [ a / b ]\n", "it <- ( a / b )?\n", {production(op::opt, {1}), operation(op::sor, {2, 3}), named("a"), named("b")}},
  {"it = 7a *3b\n", "it <- a{7} b{0,3}\n", {production(op::seq, {1, 2}), operation(op::rep, {3}, 7, 7), operation(op::rep_opt, {4}, 0, 3), named("a"), named("b")}},
  {"it = ( a / b ) c\n", "it <- ( a / b ) c\n", {production(op::seq, {1, 2}), operation(op::sor, {3, 4}), named("c"), named("a"), named("b")}},
  {"it = a / b c\n", "it <- a / b c\n", {production(op::sor, {1, 2}), named("a"), operation(op::seq, {3, 4}), named("b"), named("c")}},
  {"it = a ; not before b\n", "it <- a !b\n", {production(op::seq, {1, 2}), named("a"), operation(op::not_at, {3}), named("b")}},
  {"it = ; only before b\n     a\n", "it <- &b a\n", {production(op::seq, {2, 1}), named("a"), operation(op::at, {3}), named("b")}},
  {"it = \"\" ; not before a b\n", "it <- !( a b )\n", {production(op::not_at, {1}), operation(op::seq, {2, 3}), named("a"), named("b")}},
  {"it = \"\" ; not before a <not before b>\n", "it <- !( a !b )\n", {production(op::not_at, {1}), operation(op::seq, {2, 3}), named("a"), operation(op::not_at, {4}), named("b")}},
  {"it = a ; then the end of the text\n", "it <- a !.\n", {production(op::seq, {1, 2}), named("a"), operation(op::eof, {})}},
  {"it = *( ; not before b\n        a )\n", "it <- ( !b a )*\n", {production(op::star, {1}), operation(op::seq, {3, 2}), named("a"), operation(op::not_at, {4}), named("b")}},
  {"it = *( ; not at a\n        OCTET ) a\n", "it <- (!( a ) .)* a\n", {production(op::until, {1}), named("a")}},
  {"it = a\n", "it <- a\n", {production(op::disable, {1}), named("a")}},
  {"it = \"\"\n", "it <- ''\n", {production(op::success, {})}},
  {"it = OCTET\n", "it <- .\n", {production(op::any, {})}},
  {"it = \"[%\" \"1-0\"\n", "it <- '[%' '1-0'\n", {production(op::seq, {1, 2}), text("[%"), text("1-0")}},
  {"it = %x4F.2D.4F %x61\n", "it <- 'O-O' 'a'\n", {production(op::seq, {1, 2}), text("O-O"), text("a")}},
  {"it = \"ab\" DQUOTE SP\n", "it <- 'ab'i '\"' ' '\n", {production(op::seq, {1, 2, 3}), text("ab", true), text("\""), text(" ")}},
  {"it = %xE2.80 \"'\" \"\\\"\n", "it <- '\\xE2\\x80' '\\'' '\\\\'\n", {production(op::seq, {1, 2, 3}), text("\xE2\x80"), text("'"), text("\\")}},
  {"it = %x61-68 DIGIT\n", "it <- [a-h] [0-9]\n", {production(op::seq, {1, 2}), bytes({{'a', 'h'}}), bytes({{'0', '9'}})}},
  {"it = DIGIT / ALPHA / \"_\"\n", "it <- [0-9A-Za-z_]\n", {production(op::sor, {1}), bytes({{'0', '9'}, {'A', 'Z'}, {'a', 'z'}, {'_', '_'}})}},
  {"it = 1*( LF / CR )\n", "it <- [\\n\\r]+\n", {production(op::plus, {1}), bytes({{'\n', '\n'}, {'\r', '\r'}})}},
  {"it = %x00-7C / %x7E-FF\n", "it <- [^}]\n", {production(op::sor, {1}), bytes({{'}', '}'}}, true)}},
};
// clang-format on

}  // namespace

BOOST_AUTO_TEST_CASE(the_files_are_those_of_the_rules) {
  std::set<std::string> names;
  for (const auto& file : files()) {
    BOOST_TEST(names.insert(file.name).second, file.name << " is there twice");
    BOOST_TEST((fs::exists(folder / file.name) && bytes_of_file(folder / file.name) == file.text),
               file.name << " is stale: run ./dev pages");
  }
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const auto name = fs::relative(entry.path(), folder).string();
    const bool is_written = entry.is_directory() || name.ends_with(".hpp") || name == "README.md" ||
                            name.starts_with("document/");
    BOOST_TEST((is_written || names.contains(name)), name << " is made from no rule: delete it");
  }
}

BOOST_AUTO_TEST_CASE(each_operator_has_its_notation) {
  for (const auto& [abnf, peg, nodes] : samples) {
    const graph result{.nodes = nodes};
    BOOST_TEST(abnf_rule(result, 0) == abnf);
    BOOST_TEST(peg_rule(result, 0) == peg);
  }
}

BOOST_AUTO_TEST_CASE(the_abnf_is_valid) {
  for (const auto& file : files()) {
    if (!is_abnf(file)) continue;
    const auto text = with_crlf(file.text);
    tao::pegtl::memory_input in(text, file.name);
    abnf_of_abnf::names found;
    const bool is_valid =
        tao::pegtl::parse<abnf_of_abnf::rulelist, abnf_of_abnf::action>(in, found);
    BOOST_TEST(is_valid, file.name << " is no ABNF");
    const std::set<std::string> defined(found.defined.begin(), found.defined.end());
    BOOST_TEST(defined.size() == found.defined.size(), file.name << " defines a rule twice");
    for (const auto& name : found.used)
      BOOST_TEST((defined.contains(name) || core_rules.contains(name)),
                 file.name << " does not define " << name);
  }
}

// XML 1.0, 6: names, strings, codes and classes between signs, and no name without a rule.
BOOST_AUTO_TEST_CASE(the_ebnf_is_well_formed) {
  const auto& text = std::ranges::find(files(), std::string("pgn.ebnf"), &derived_file::name)->text;
  const std::regex comment("/\\*.*\\*/"), rule("([a-z_]+) ::= (.*)"),
      token("([a-z_]+)|\"[^\"]*\"|#x[0-9A-F]+|\\[(?:[^\\]#]|#x[0-9A-F]+)+\\]|[|()?*+]|\\s+");
  std::istringstream lines(text);
  std::set<std::string> used, defined;
  for (std::string line; std::getline(lines, line);) {
    std::smatch found;
    if (line.empty() || std::regex_match(line, comment)) continue;
    if (std::regex_match(line, found, rule)) {
      BOOST_TEST(defined.insert(found[1]).second, found[1] << " is defined twice");
      line = found[2].str();
    }
    for (auto at = line.cbegin(); at != line.cend(); at = found[0].second) {
      const bool is_token =
          std::regex_search(at, line.cend(), found, token, std::regex_constants::match_continuous);
      BOOST_REQUIRE_MESSAGE(is_token, std::string(at, line.cend()));
      if (found[1].matched) used.insert(found[1]);
    }
  }
  defined.erase("pgn_database");
  BOOST_TEST(used == defined, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_abnf_explains_what_its_comments_name) {
  for (const auto& file : files()) {
    if (!is_abnf(file)) continue;
    const auto looks = found_in(file.text, "; ((?:not|only) before [^\n]*)\n");
    std::set<std::string> named;
    for (const auto& look : looks) {
      const auto words = look.substr(std::string("only before ").size());
      for (const auto& token : tokens_of_abnf(words))
        if (token.what == abnf_token::name) named.insert(std::string(token.text));
    }
    for (const auto& name : named) {
      auto production = name;
      std::ranges::replace(production, '-', '_');
      if (import_grammar().find(production))
        BOOST_TEST(file.text.find('\n' + name + ' ') != std::string::npos,
                   file.name << " looks for " << name << " without saying what it is");
    }
  }
}

BOOST_AUTO_TEST_CASE(the_page_needs_nothing_beside_it_and_its_links_lead_somewhere) {
  for (const auto& file : files()) {
    if (file.name != "spec.html") continue;
    BOOST_TEST(found_in(file.text, "(src=|<link|<script|@import|url\\()").empty());
    const auto anchors = found_in(file.text, " id=\"([^\"]*)\"");
    for (const auto& place : found_in(file.text, " href=\"#([^\"]*)\""))
      BOOST_TEST(anchors.contains(place), place);
    for (const auto& place : found_in(file.text, " href=\"([^#\"][^\"]*)\"")) {
      const auto mark = place.find('#');
      const auto target = folder / place.substr(0, mark);
      BOOST_TEST(fs::exists(target), place);
      if (mark != place.npos)
        BOOST_TEST(strictpgn::tests::markdown_at(target).has_anchor(place.substr(mark + 1)), place);
    }
  }
}

BOOST_AUTO_TEST_CASE(each_identifier_of_the_page_is_there_once) {
  for (const auto& file : files()) {
    if (file.name != "spec.html") continue;
    const std::regex identifier(" id=\"([^\"]*)\"");
    std::set<std::string> seen;
    for (std::sregex_iterator at(file.text.begin(), file.text.end(), identifier), end; at != end;
         ++at)
      BOOST_TEST(seen.insert((*at)[1]).second, (*at)[1]);
  }
}

BOOST_AUTO_TEST_CASE(the_diagrams_lead_to_each_other) {
  std::map<std::string, const std::string*> diagrams;
  for (const auto& file : files()) diagrams[file.name] = &file.text;
  for (const auto& [name, text] : diagrams) {
    if (!name.ends_with(".svg")) continue;
    for (const auto& place : found_in(*text, "href=\"([^\"]*)\"")) {
      const auto mark = place.find('#');
      const auto target = diagrams.find("railroad/" + place.substr(0, mark));
      BOOST_REQUIRE_MESSAGE(target != diagrams.end(), name << " leads to " << place);
      BOOST_TEST(target->second->find("id=\"" + place.substr(mark + 1) + '"') != std::string::npos);
    }
  }
}

BOOST_AUTO_TEST_CASE(each_production_has_its_place_on_the_page) {
  std::set<std::string_view> shown;
  for (const auto& part : chapters())
    for (const auto& group : part.groups)
      for (const auto& each : group.productions)
        BOOST_TEST(shown.insert(each.name).second, each.name);
  for (const auto* in : {&pure_grammar(), &import_grammar()})
    for (const auto& entry : in->entries)
      BOOST_TEST(shown.contains((*in)[entry.start].name), entry.name);
  for (const auto& each : import_grammar().nodes)
    if (each.is_named()) BOOST_TEST(shown.contains(each.name), each.name);
}

BOOST_AUTO_TEST_CASE(each_production_of_section_18_stands_beside_ours) {
  const auto& parts = chapters();
  const auto pgn = std::ranges::find(parts, std::string_view("pgn"), &chapter::anchor);
  BOOST_REQUIRE((pgn != parts.end() && !pgn->groups.empty()));
  const auto& syntax = pgn->groups[0].productions;
  BOOST_TEST(syntax.size() == pgn->comparisons.size());
  for (std::size_t at = 0; at != std::min(syntax.size(), pgn->comparisons.size()); ++at)
    BOOST_TEST(syntax[at].name == pgn->comparisons[at].name);
  for (const auto& part : parts)
    for (const auto& each : part.comparisons)
      BOOST_TEST(pure_grammar().find(each.name).has_value(), each.name);
}

// As AFL++ and libFuzzer document it: a label, and a word of at most 64 bytes between quotes, in
// which a quote, a backslash and what is not printable are escaped.
BOOST_AUTO_TEST_CASE(the_dictionary_is_as_fuzzers_read_it) {
  const std::regex entry(
      "[A-Za-z0-9_]+=\"(([ !#-\\[\\]-~]|\\\\[\"\\\\]|\\\\x[0-9A-F]{2}){1,64})\"");
  const auto dictionary =
      std::ranges::find(files(), std::string("pgn.dict"), &derived_file::name)->text;
  std::istringstream lines(dictionary);
  std::set<std::string> words;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    std::smatch found;
    BOOST_REQUIRE_MESSAGE(std::regex_match(line, found, entry), line);
    words.insert(found[1]);
  }
  for (const auto* word :
       {"1/2-1/2", "O-O", "[%", "\\xC2\\xBD", "\\\"", "[\\\"1\\\"]", "1. e4\\x00 e5 *"})
    BOOST_TEST(words.contains(word), word);
}

BOOST_AUTO_TEST_SUITE_END()
