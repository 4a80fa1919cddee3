// The interpreter derives what PEGTL derives: the same productions at the same places.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "conformance_case.hpp"
#include "grammar/commands.hpp"
#include "grammar/epd.hpp"
#include "grammar/fen.hpp"
#include "grammar/pgn.hpp"
#include "grammar_drawing.hpp"
#include "grammar_graph/interpreter.hpp"
#include "grammar_graph/step_reader.hpp"
#include "grammar_texts.hpp"

BOOST_AUTO_TEST_SUITE(grammar_interpreter)

namespace {

namespace g = strictpgn::grammar;
using namespace strictpgn::tests;
using namespace strictpgn::grammar_graph;

/// Deeper than any text here.
constexpr interpretation unbounded{.nesting = 1 << 20};

std::string shown(const derived& each) {
  return fmt::format("{} {}..{}{}", import_grammar()[each.production].name, each.begin, each.end,
                     each.counts ? "" : " (disabled)");
}

bool is_alike(const derived& a, const derived& b) {
  return a.production == b.production && a.begin == b.begin && a.end == b.end && a.next == b.next &&
         a.counts == b.counts;
}

/// In what two derivations differ; empty when in nothing.
std::string difference(const derivation& interpreted, const derivation& drawn) {
  const auto [mine, theirs] = std::ranges::mismatch(interpreted, drawn, is_alike);
  const auto name = [](auto at, auto end) { return at == end ? "nothing" : shown(*at); };
  if (mine == interpreted.end() && theirs == drawn.end()) return {};
  return name(mine, interpreted.end()) + " instead of " + name(theirs, drawn.end());
}

/// A database, step by step.
std::string fault_of_database(std::string_view text) {
  static interpreter by(import_grammar(), unbounded);
  step_reader steps(by, text);
  derivation made;
  for (std::size_t at = 0; at = steps.at(), steps.next(made);) {
    const auto name = import_grammar()[made.front().production].name;
    const auto expected = name == "file_start"     ? drawn<g::file_start>(text, at)
                          : name == "opening_unit" ? drawn<g::opening_unit>(text, at)
                                                   : drawn<g::unit>(text, at);
    if (const auto found = difference(made, expected); !found.empty()) return found;
  }
  return steps.at() == text.size() ? "" : fmt::format("stops at {}", steps.at());
}

/// A text that is read in one go.
template <typename Production>
std::string fault_of_whole(std::string_view text) {
  static interpreter by(import_grammar(), unbounded);
  derivation made;
  by.begin(text);
  by.derive(id_of<Production>(), 0, made);
  return difference(made, drawn<Production>(text));
}

const judge fault_of_fen = fault_of_whole<g::fen_record>;
const judge fault_of_epd = fault_of_whole<g::epd_record>;
const judge fault_of_comment = fault_of_whole<g::comment_with_commands>;

std::string fault_of_san(std::string_view text) {
  for (const auto& fault_of : {fault_of_whole<g::standard_san>, fault_of_whole<g::lenient_san>,
                               fault_of_whole<g::null_move>, fault_of_whole<g::foreign_piece_move>,
                               fault_of_whole<g::unreadable_san>})
    if (auto found = fault_of(text); !found.empty()) return found;
  return {};
}

std::string fault_of_operand(std::string_view text) {
  for (const auto& fault_of : {fault_of_whole<g::clock_time>, fault_of_whole<g::lenient_time>,
                               fault_of_whole<g::mechanical_time>, fault_of_whole<g::evaluation>,
                               fault_of_whole<g::search_depth>, fault_of_whole<g::colored_square>,
                               fault_of_whole<g::colored_arrow>})
    if (auto found = fault_of(text); !found.empty()) return found;
  return {};
}

}  // namespace

BOOST_AUTO_TEST_CASE(another_grammar_is_noticed) {
  auto other = import_grammar();
  auto& digits = other[other[*other.find("nag")].kids[1]];
  digits.what = op::opt;
  interpreter by(other);
  derivation made;
  step_reader steps(by, "e4 $12 *");
  while (steps.next(made) && other[made.front().production].name != "unit") {
  }
  BOOST_TEST(difference(made, drawn<g::unit>("e4 $12 *")) != "");
}

BOOST_AUTO_TEST_CASE(real_files_have_one_derivation) {
  for (const auto& file : corpus_files())
    BOOST_TEST(fault_of_database(bytes_of_file(file)) == "", file.filename());
}

BOOST_AUTO_TEST_CASE(real_records_and_comments_have_one_derivation) {
  for (const auto& line : real_records()) {
    BOOST_TEST(fault_of_fen(line) == "", shown_bytes(line));
    BOOST_TEST(fault_of_epd(line) == "", shown_bytes(line));
  }
  for (const auto& comment : real_comments())
    BOOST_TEST(fault_of_comment(comment) == "", shown_bytes(comment));
}

BOOST_AUTO_TEST_CASE(conformance_cases_have_one_derivation) {
  for (const auto& one : all_cases()) {
    BOOST_TEST(fault_of_database(one.input) == "", one.name());
    BOOST_TEST(fault_of_comment(one.input) == "", one.name());
  }
}

BOOST_AUTO_TEST_CASE(any_texts_have_one_derivation) {
  try_texts(20'000, random_bytes, fault_of_database);
  try_texts(60'000, token_soup, fault_of_database);
  try_texts(8'000, mutated_real_text, fault_of_database);
}

BOOST_AUTO_TEST_CASE(any_records_have_one_derivation) {
  try_texts(20'000, random_bytes, fault_of_fen);
  try_texts(40'000, mutated_record, fault_of_fen);
  try_texts(20'000, random_bytes, fault_of_epd);
  try_texts(60'000, mutated_record, fault_of_epd);
  try_texts(40'000, record_soup, fault_of_epd);
}

BOOST_AUTO_TEST_CASE(any_comments_have_one_derivation) {
  try_texts(20'000, random_bytes, fault_of_comment);
  try_texts(60'000, command_soup, fault_of_comment);
  try_texts(40'000, command_soup, fault_of_operand);
}

BOOST_AUTO_TEST_CASE(any_moves_have_one_derivation) {
  try_texts(20'000, random_bytes, fault_of_san);
  try_texts(80'000, move_soup, fault_of_san);
}

BOOST_AUTO_TEST_SUITE_END()
