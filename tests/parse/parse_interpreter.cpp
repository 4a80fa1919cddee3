// What the parser reports is what the interpreter derives.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "parse/parse_reports.hpp"
#include "spec/grammar_texts.hpp"

BOOST_AUTO_TEST_SUITE(parse_interpreter)

using namespace strictpgn::tests;
using namespace strictpgn::tests::reports;

namespace {

/// Pieces that a production read by hand can tell from each other, and what stands before them.
struct hand_read {
  std::string_view productions, before;
  std::vector<std::string_view> pieces;
  std::size_t most;  ///< pieces
};

const hand_read all_hand_read[] = {
    {"move_number", "", {"1", "0", ".", " ", "\n", "-", "e4", "/", "2"}, 5},
    {"movetext_space, section_space", "1", {" ", "\n", "\r", "\t", "%", "*", ".", "[A\"\"]"}, 5},
    {"space_between", "*", {" ", "\n", "\r", "\t", "\v", "%", "*", ";", "[A\"\"]"}, 5},
    {"rav", "e4", {"(", ")", " ", "e4", "*", "{", "[A\"\"]"}, 5},
    {"string_data", "[A\"", {"\"", "\\", "\t", "\n", "a", "]", "\x80"}, 5},
    {"brace_comment", "{", {"}", "{", "\n", "[Event \"\"]", " ", "e4", "*"}, 5},
};

/// Tries all texts of so many pieces behind the text; gives the first that has a fault.
std::string first_fault(std::string& text, const std::vector<std::string_view>& pieces,
                        std::size_t most) {
  if (!fault_of_games(text).empty()) return text;
  if (most == 0) return {};
  const auto size = text.size();
  for (const auto piece : pieces) {
    text += piece;
    if (auto fault = first_fault(text, pieces, most - 1); !fault.empty()) return fault;
    text.resize(size);
  }
  return {};
}

}  // namespace

BOOST_AUTO_TEST_CASE(of_all_short_texts_of_what_is_read_by_hand) {
  for (const auto& each : all_hand_read) {
    std::string text(each.before);
    const auto fault = first_fault(text, each.pieces, each.most - (is_sanitized ? 2 : 0));
    BOOST_TEST(fault.empty(), each.productions << ": " << shown_bytes(fault) << ": "
                                               << shown_bytes(fault_of_games(fault)));
  }
}

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
