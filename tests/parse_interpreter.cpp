// What the parser reports is what the interpreter derives.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "conformance_case.hpp"
#include "grammar_texts.hpp"
#include "parse_reports.hpp"

BOOST_AUTO_TEST_SUITE(parse_interpreter)

namespace {

using namespace strictpgn::tests;
using namespace strictpgn::tests::reports;

void check(const std::string& fault, std::string_view where) {
  BOOST_TEST(fault.empty(), where << ": " << shown_bytes(fault));
}

}  // namespace

BOOST_AUTO_TEST_CASE(of_real_files) {
  for (const auto& file : corpus_files())
    check(fault_of_games(bytes_of_file(file)), file.filename().string());
  for (const auto& line : real_records()) {
    check(fault_of_fen(line), line);
    check(fault_of_epd(line), line);
  }
  for (const auto& comment : real_comments()) check(fault_of_comment(comment), comment);
}

BOOST_AUTO_TEST_CASE(of_conformance_cases) {
  for (const auto& one : all_cases()) {
    check(fault_of_games(one.input), one.name());
    check(fault_of_shallow_games(one.input), one.name());
    check(fault_of_comment(one.input), one.name());
  }
}

BOOST_AUTO_TEST_CASE(of_any_texts) {
  try_texts(20'000, random_bytes, fault_of_games);
  try_texts(60'000, token_soup, fault_of_games);
  try_texts(60'000, token_soup, fault_of_shallow_games);
  try_texts(8'000, mutated_real_text, fault_of_games);
}

BOOST_AUTO_TEST_CASE(of_any_records_and_comments) {
  try_texts(40'000, mutated_record, fault_of_fen);
  try_texts(60'000, mutated_record, fault_of_epd);
  try_texts(40'000, record_soup, fault_of_epd);
  try_texts(60'000, command_soup, fault_of_comment);
}

BOOST_AUTO_TEST_SUITE_END()
