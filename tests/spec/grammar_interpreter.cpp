// The interpreter derives what PEGTL derives: the same productions at the same places.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "sanitized.hpp"
#include "spec/grammar_agreement.hpp"
#include "spec/grammar_texts.hpp"
#include "spec/interpreter.hpp"
#include "spec/step_reader.hpp"

BOOST_AUTO_TEST_SUITE(grammar_interpreter)

namespace {

using namespace strictpgn::tests;
using namespace strictpgn::tests::derivations;
using namespace strictpgn::spec;

}  // namespace

BOOST_AUTO_TEST_CASE(operators_that_no_production_has_are_read_as_well) {
  const auto read = [](const std::vector<node>& nodes, std::string_view text) {
    const graph in{.nodes = nodes};
    interpreter by(in);
    by.begin(text);
    derivation result;
    return by.derive(0, 0, result) ? fmt::format("{}", result.front().end) : "does not fit";
  };
  const auto start = [](op what, std::vector<node_id> kids) {
    return node{.what = what, .name = "start", .kids = std::move(kids)};
  };
  const auto text = [](std::string what) { return node{.what = op::literal, .text = what}; };
  const node digits{.what = op::byte_class, .ranges = {{'0', '9'}}};
  const std::vector<node> until{start(op::until, {1}), text("*/")};
  BOOST_TEST(read(until, "a * b */ c") == "8");
  BOOST_TEST(read(until, "a * b") == "does not fit");
  const std::vector<node> until_of{start(op::until, {1, 2}), text("!"), digits};
  BOOST_TEST(read(until_of, "12!") == "3");
  BOOST_TEST(read(until_of, "1a!") == "does not fit");
  BOOST_TEST(read(until_of, "12") == "does not fit");
  const std::vector<node> folded{start(op::seq, {1}),
                                 {.what = op::literal, .text = "aB-", .folds_case = true}};
  BOOST_TEST(read(folded, "Ab-") == "3");
  BOOST_TEST(read(folded, "Ab_") == "does not fit");
  BOOST_TEST(read({start(op::failure, {})}, "") == "does not fit");
  BOOST_TEST(read({start(op::success, {})}, "") == "0");
}

// No rule of PEGTL is so, but a graph that was changed may be.
BOOST_AUTO_TEST_CASE(what_would_go_on_for_ever_ends) {
  graph in{.nodes = {{.what = op::star, .name = "start", .kids = {1}}, {.what = op::success}}};
  derivation result;
  interpreter nothing_again(in);
  nothing_again.begin("a");
  BOOST_TEST(nothing_again.derive(0, 0, result));
  BOOST_TEST(result.front().end == 0u);
  in.nodes = {{.what = op::sor, .name = "start", .kids = {1, 2}},
              {.what = op::seq, .kids = {0, 2}},
              {.what = op::literal, .text = "a"}};
  interpreter itself_first(in);
  itself_first.begin("aa");
  BOOST_TEST(itself_first.derive(0, 0, result));
  BOOST_TEST(result.front().end == 1u);
}

BOOST_AUTO_TEST_CASE(choices_are_recorded_where_they_are_wanted) {
  const auto& all = import_grammar();
  interpreter by(all, {.records_choices = true});
  derivation result;
  by.begin("Nf3");
  BOOST_REQUIRE(by.derive(all.find("standard_san").value(), 0, result));
  const auto choice = std::ranges::find_if(
      result, [&](const derived& each) { return !all[each.production].is_named(); });
  BOOST_REQUIRE((choice != result.end()));
  const auto& taken = all[all[choice->production].kids[choice->alternative]];
  BOOST_TEST(taken.name == "piece_move");
}

BOOST_AUTO_TEST_CASE(a_step_reader_wants_the_productions_of_a_database) {
  const graph in{.nodes = {{.what = op::success, .name = "file_start"}}};
  interpreter by(in);
  BOOST_CHECK_THROW(step_reader(by, ""), std::invalid_argument);
}

/// A tenth of it under sanitizers.
std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (times = tenth_if_sanitized(times); times != 0; --times) all += text;
  return all;
}

// Whoever looks through the same text again and again does not come to an end here.
BOOST_AUTO_TEST_CASE(hostile_texts_are_read_to_the_last) {
  const std::string texts[] = {
      repeated("(", 100'000),
      repeated("(1. d4 ", 100'000) + repeated(")", 100'000),
      repeated("(1. d4 ", 256) + repeated("\n", 400'000),
      repeated("{", 400'000),
      repeated("\n\n[A \"{\"]{\n", 40'000),
      "[Event \"?\"]\n" + repeated("[A \"", 100'000),
      "e4 " + repeated("\"", 400'001),
      "e4 " + repeated("<", 200'000),
      "e4 " + repeated("1/2 - ", 60'000),
      "e4 ;" + repeated("x", 1'000'000),
  };
  for (const auto& text : texts) {
    interpreter by(import_grammar());
    step_reader steps(by, text);
    derivation result;
    while (steps.next(result)) {
    }
    BOOST_TEST(steps.at() == text.size(), text.substr(0, 20));
  }
}

BOOST_AUTO_TEST_CASE(another_grammar_is_noticed) {
  auto other = import_grammar();
  auto& digits = other[other[*other.find("nag")].kids[1]];
  digits.what = op::opt;
  BOOST_TEST(fault_of_database("e4 $12 *") == "");
  BOOST_TEST(fault_by_other("e4 $12 *", other) != "");
}

BOOST_AUTO_TEST_CASE(any_texts_have_one_derivation) {
  try_texts(20'000, random_bytes, fault_of_database);
  try_texts(60'000, token_soup, fault_of_database);
}

BOOST_AUTO_TEST_CASE(any_records_have_one_derivation) {
  try_texts(20'000, random_bytes, fault_of_fen);
  try_texts(20'000, random_bytes, fault_of_epd);
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

BOOST_AUTO_TEST_SUITE(grammar_interpreter_files)

using namespace strictpgn::tests;
using namespace strictpgn::tests::derivations;

BOOST_AUTO_TEST_CASE(texts_have_one_derivation) {
  for (const auto& [name, text] : samples()) BOOST_TEST(fault_of_database(text) == "", name);
}

BOOST_AUTO_TEST_CASE(records_and_comments_have_one_derivation) {
  for (const auto& line : sample_records()) {
    BOOST_TEST(fault_of_fen(line) == "", shown_bytes(line));
    BOOST_TEST(fault_of_epd(line) == "", shown_bytes(line));
  }
  for (const auto& comment : sample_comments())
    BOOST_TEST(fault_of_comment(comment) == "", shown_bytes(comment));
}

BOOST_AUTO_TEST_CASE(damaged_texts_have_one_derivation) {
  try_texts(8'000, damaged_text, fault_of_database);
  try_texts(8'000, damaged_text, fault_of_comment);
  try_texts(40'000, damaged_record, fault_of_fen);
  try_texts(60'000, damaged_record, fault_of_epd);
}

BOOST_AUTO_TEST_SUITE_END()
