// What stands beside the productions in the files of the grammar, read from those files.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "checkout.hpp"
#include "spec/graph.hpp"
#include "spec/header_files.hpp"
#include "spec/margin.hpp"

BOOST_AUTO_TEST_SUITE(grammar_margin)

namespace {

using namespace strictpgn::spec;

/// Productions that are in no graph, each with the reason.
const std::map<std::string_view, std::string_view> uncalled = {
    {"integer", "a token of PGN 7 that is read as a part of larger tokens"},
    {"dashed_squares", "the base of `dashed_long_algebraic`"},
    {"any_character", "the base of deviations of values"},
    {"marks", "the base of three deviations of suffixes"},
    {"words", "the base of two deviations of tag pairs"},
};

/// Files of grammar/ without productions, each with the reason.
const std::map<std::string_view, std::string_view> without_productions = {
    {"deviation.hpp", "the marks of deviations"},
};

constexpr std::string_view sample = R"(// Samples (FEN 16.1), and PGN 8 as well.
#pragma once

// clang-format off

template <typename Value> struct helper : seq<Value> {};  // no production

// First group. With a remark.                // FEN 16.1
struct plain : one<'a'> {};
struct own_section : one<'a'> {};             // 16.1.3.1, 16.2
struct with_decisions : one<'a'> {};          // D12, D13
struct explained : one<'a'> {};               // 16.2: what it is. D14
struct in_brackets : one<'a'> {};             // `;` and "// as such": D74
struct ordered : sor<plain> {};               // ordered: the first first. D15
struct ordered_by_decision : sor<plain> {};   // ordered: D16
struct declared;                              // 16.3
struct semicolon : one<';'> {};

// ---- deviations: second group ---------------------------

// A remark of two
// lines.
struct remarked : one<'a'> {};
struct declared : seq<plain> {};

// ordered: a reason above it
struct reasoned : sor<plain> {};

// ---- the third                                     // 16.4
struct last : one<'a'> {};

// clang-format on
)";

const margins& of_sample() {
  static const auto read = [] {
    margins result;
    read_margins("sample.hpp", sample, result);
    return result;
  }();
  return read;
}

struct row {
  std::string_view name, heading, section, decisions, note;
  bool is_ordered = false;
};

}  // namespace

BOOST_AUTO_TEST_CASE(each_production_gets_what_stands_beside_it) {
  const row rows[] = {
      {"plain", "First group", "FEN 16.1", "", ""},
      {"own_section", "First group", "FEN 16.1.3.1, 16.2", "", ""},
      {"with_decisions", "First group", "FEN 16.1", "D12, D13", ""},
      {"explained", "First group", "FEN 16.2", "D14", "what it is"},
      {"in_brackets", "First group", "FEN 16.1", "D74", "`;` and \"// as such\""},
      {"ordered", "First group", "FEN 16.1", "D15", "the first first", true},
      {"ordered_by_decision", "First group", "FEN 16.1", "D16", "", true},
      {"semicolon", "First group", "FEN 16.1", "", ""},
      {"remarked", "Deviations: second group", "", "", "A remark of two lines."},
      {"declared", "Deviations: second group", "FEN 16.3", "", ""},
      {"reasoned", "Deviations: second group", "", "", "a reason above it", true},
      {"last", "The third", "FEN 16.4", "", ""},
  };
  const auto& read = of_sample();
  BOOST_TEST(read.productions.size() == std::size(rows));
  for (const auto& [name, heading, section, decisions, note, is_ordered] : rows)
    BOOST_TEST_CONTEXT(name) {
      const auto* found = read.find(name);
      BOOST_REQUIRE(found);
      BOOST_TEST(read.headings[found->heading].text == heading);
      BOOST_TEST(found->section == section);
      BOOST_TEST(found->decisions == decisions);
      BOOST_TEST(found->note == note);
      BOOST_TEST(found->is_ordered == is_ordered);
    }
}

BOOST_AUTO_TEST_CASE(a_heading_has_a_remark_of_its_own) {
  const auto& headings = of_sample().headings;
  BOOST_REQUIRE(headings.size() == 3u);
  BOOST_TEST(headings[0].note == "With a remark.");
  BOOST_TEST(headings[0].section == "FEN 16.1");
  BOOST_TEST(headings[1].note == "");
}

BOOST_AUTO_TEST_CASE(every_production_of_the_graph_stands_in_a_file) {
  for (const auto& each : import_grammar().nodes)
    if (each.is_named()) BOOST_TEST(grammar_margins().find(each.name), each.name);
}

BOOST_AUTO_TEST_CASE(every_production_of_the_files_is_in_the_graph) {
  for (const auto& each : grammar_margins().productions)
    BOOST_TEST(((import_grammar().find(each.name) || twin_grammar().find(each.name)) !=
                uncalled.contains(each.name)),
               each.name);
}

BOOST_AUTO_TEST_CASE(every_file_of_the_grammar_is_read) {
  for (const auto& entry :
       std::filesystem::directory_iterator(strictpgn::tests::in_checkout("grammar")))
    if (entry.path().extension() == ".hpp") {
      const auto name = entry.path().filename().string();
      const bool is_read =
          std::ranges::find(header_files(), name, &header_file::name) != header_files().end();
      BOOST_TEST(is_read != without_productions.contains(name), name);
    }
}

BOOST_AUTO_TEST_CASE(every_group_has_a_heading) {
  for (const auto& each : grammar_margins().headings) BOOST_TEST(each.text != "General", each.file);
}

BOOST_AUTO_TEST_SUITE_END()
