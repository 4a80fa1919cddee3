// What the parser reports is what the interpreter derives.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "parse/parse_reports.hpp"
#include "spec/grammar_texts.hpp"

BOOST_AUTO_TEST_SUITE(parse_interpreter)

using namespace strictpgn::tests;
using namespace strictpgn::tests::reports;

BOOST_AUTO_TEST_CASE(of_any_texts) {
  try_texts(20'000, random_bytes, fault_of_games);
  try_texts(60'000, token_soup, fault_of_games);
  try_texts(60'000, token_soup, fault_of_shallow_games);
}

BOOST_AUTO_TEST_CASE(of_any_records_and_comments) {
  try_texts(40'000, record_soup, fault_of_fen);
  try_texts(40'000, record_soup, fault_of_epd);
  try_texts(60'000, command_soup, fault_of_comment);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(parse_interpreter_files)

namespace {

using namespace strictpgn::tests;
using namespace strictpgn::tests::reports;

void check(const std::string& fault, std::string_view where) {
  BOOST_TEST(fault.empty(), where << ": " << shown_bytes(fault));
}

}  // namespace

BOOST_AUTO_TEST_CASE(of_games) {
  for (const auto& [name, text] : samples()) {
    check(fault_of_games(text), name);
    if (text.size() < 20'000) check(fault_of_shallow_games(text), name);
  }
}

BOOST_AUTO_TEST_CASE(of_records_and_comments) {
  for (const auto& line : sample_records()) {
    check(fault_of_fen(line), line);
    check(fault_of_epd(line), line);
  }
  for (const auto& comment : sample_comments()) check(fault_of_comment(comment), comment);
}

BOOST_AUTO_TEST_CASE(of_damaged_texts) {
  try_texts(8'000, damaged_text, fault_of_games);
  try_texts(8'000, damaged_text, fault_of_comment);
  try_texts(40'000, damaged_record, fault_of_fen);
  try_texts(60'000, damaged_record, fault_of_epd);
}

BOOST_AUTO_TEST_SUITE_END()
