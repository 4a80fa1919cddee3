// Export format as a grammar, and as the rules of the catalogue tell it: they say the same.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <string_view>

#include "conformance/some_cases.hpp"
#include "lab/generate/generator.hpp"
#include "lab/generate/walker.hpp"
#include "spec/grammar_texts.hpp"
#include "spec/interpreter.hpp"
#include "spec/pure.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/format.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(grammar_export)

namespace {

using namespace strictpgn::tests;
using namespace strictpgn::spec;
using strictpgn::profile;
using strictpgn::rule;

struct layout {
  std::string_view production;
  profile format;
};

constexpr layout exported{"export_database", profile::export_format};
constexpr layout reduced{"reduced_database", profile::reduced};

bool fits(const layout& by, std::string_view text) {
  static interpreter reading(pure_grammar(), {.nesting = 10'000});
  derivation result;
  reading.begin(text);
  return reading.derive(pure_grammar().find(by.production).value(), 0, result);
}

/// What of the layout no grammar can say: how full lines are, in which order the glyphs come, and
/// which comments are commands.
const std::set<rule> beyond_grammar = {
    rule::export_line_not_filled,    rule::export_movetext_line_too_long,
    rule::export_rav_spacing,        rule::export_nag_order,
    rule::export_not_byte_identical, rule::export_san_not_canonical};

void add_broken(node_id id, std::set<node_id>& seen, std::set<rule>& to) {
  if (!seen.insert(id).second) return;
  const auto& node = import_grammar()[id];
  if (node.broken) to.insert(*node.broken);
  for (const auto kid : node.kids) add_broken(kid, seen, to);
}

/// The rules of export and reduced export, and those that the grammar of what is read knows.
const std::set<rule>& rules_of_layout() {
  static const auto found = [] {
    std::set<rule> rules;
    for (const auto& each : strictpgn::catalogue())
      if (each.group == 16 || each.group == 17) rules.insert(each.id);
    std::set<node_id> seen;
    add_broken(import_grammar().find_entry("database")->start, seen, rules);
    for (const auto id : beyond_grammar) rules.erase(id);
    return rules;
  }();
  return found;
}

strictpgn::options options_of(const layout& by) {
  strictpgn::options options;
  options.format = by.format;
  return options;
}

/// A text without findings fits, and one that fits has no finding that its layout could have.
std::string fault_by(const layout& by, std::string_view text) {
  const auto found = strictpgn::check_database(text, options_of(by)).diagnostics;
  if (!fits(by, text)) return found.empty() ? "has no finding, but does not fit" : "";
  for (const auto& each : found)
    if (rules_of_layout().contains(each.id))
      return "fits, but for " + std::string(name_of(each.id));
  return "";
}

std::string fault_of(std::string_view text) {
  return fault_by(exported, text) + fault_by(reduced, text);
}

bool has_unused_character(std::string_view text) {
  return std::ranges::any_of(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 && byte <= 0x9F;
  });
}

bool has_remaining_error(const strictpgn::formatted_block& block) {
  return std::ranges::count(block.notes, strictpgn::note_kind::remaining,
                            &strictpgn::format_note::kind) != 0;
}

/// Every game that `format` writes fits, if there is nothing to say about it.
std::string fault_of_writing(std::string_view text) {
  std::string fault;
  for (const auto& by : {exported, reduced}) {
    strictpgn::format_options options;
    options.reading.format = by.format;
    strictpgn::format_text(text, options, [&](const strictpgn::formatted_block& block) {
      const bool is_right = block.kind == strictpgn::block_kind::game && !block.is_passed_on &&
                            !has_remaining_error(block);
      if (is_right && !has_unused_character(block.text) && !fits(by, block.text))
        fault += "written, but does not fit: " + std::string(block.text);
    });
  }
  return fault;
}

/// A sentence of the grammar, which look-ahead may yet refuse.
std::string sentence(std::string_view start, rng& random) {
  static strictpgn::generate::walker walk(pure_grammar());
  std::string text;
  strictpgn::generate::rng chance(random());
  walk.write(start, text, chance);
  return text;
}

std::string export_sentence(rng& random) { return sentence("export_game", random); }
std::string reduced_sentence(rng& random) { return sentence("reduced_game", random); }
std::string damaged_sentence(rng& random) { return mutated(export_sentence(random), random); }

std::string generated_text(rng& random) {
  static strictpgn::generate::generator from([] {
    strictpgn::generate::request request;
    request.plies = 20;
    return request;
  }());
  return from.make(random()).text;
}

std::string written_text(rng& random) {
  static const auto cases = all_cases();
  const auto& input = cases[below(random, cases.size())].input;
  return strictpgn::format_database(below(random, 2) == 0 ? input : generated_text(random)).text;
}

std::string damaged_text_as_written(rng& random) { return mutated(written_text(random), random); }

}  // namespace

BOOST_AUTO_TEST_CASE(cases_fit_where_their_layout_has_no_finding) {
  for (const auto& one : some_cases()) {
    BOOST_TEST(fault_of(one.input) == "", one.name());
    BOOST_TEST(fault_of_writing(one.input) == "", one.name());
  }
}

BOOST_AUTO_TEST_CASE(any_texts_fit_where_their_layout_has_no_finding) {
  try_texts(5'000, export_sentence, fault_of);
  try_texts(5'000, reduced_sentence, fault_of);
  try_texts(5'000, damaged_sentence, fault_of);
  try_texts(1'000, written_text, fault_of);
  try_texts(5'000, damaged_text_as_written, fault_of);
}

BOOST_AUTO_TEST_CASE(games_are_written_as_they_fit) {
  try_texts(500, generated_text, fault_of_writing);
}

BOOST_AUTO_TEST_CASE(many_texts_fit_and_many_do_not) {
  rng random;
  std::uint64_t fitting = 0;
  const auto all = trials(500);
  for (auto left = all; left != 0; --left)
    fitting += fits(exported, damaged_text_as_written(random)) ? 1 : 0;
  BOOST_TEST(fitting * 20 > all);
  BOOST_TEST((all - fitting) * 20 > all);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(grammar_export_files)

BOOST_AUTO_TEST_CASE(games_of_files_are_written_as_they_fit) {
  for (const auto& [name, text] : strictpgn::tests::samples())
    if (text.size() < 500'000) BOOST_TEST(grammar_export::fault_of_writing(text) == "", name);
}

BOOST_AUTO_TEST_SUITE_END()
