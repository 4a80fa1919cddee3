// The interpreter over the grammar graph, PEGTL and the parser derive the same from any text: the
// same productions at the same places, the same deviations.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "expect.hpp"
#include "parse/parse_reports.hpp"
#include "spec/grammar_agreement.hpp"
#include "strictpgn/options.hpp"

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
using fuzz::expect_no_fault;

/// The rules by themselves know no limit of depth, but the stack does.
bool is_shallow(std::string_view text) {
  return std::ranges::count(text, '(') <= static_cast<std::ptrdiff_t>(limits{}.rav_depth);
}

void agree_on_games(std::string_view text) {
  expect_no_fault(reports::fault_of_games(text));
  expect_no_fault(reports::fault_of_shallow_games(text));
  if (is_shallow(text)) expect_no_fault(derivations::fault_of_database(text));
}

void agree_on_records(std::string_view line) {
  expect_no_fault(reports::fault_of_fen(line));
  expect_no_fault(reports::fault_of_epd(line));
  expect_no_fault(derivations::fault_of_fen(line));
  expect_no_fault(derivations::fault_of_epd(line));
}

void agree_on_tokens(std::string_view token) {
  expect_no_fault(derivations::fault_of_san(token));
  expect_no_fault(derivations::fault_of_operand(token));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = fuzz::text_of(data, size);
  agree_on_games(text);
  expect_no_fault(reports::fault_of_comment(text));
  expect_no_fault(derivations::fault_of_comment(text));
  agree_on_records(text.substr(0, text.find('\n')));
  agree_on_tokens(text.substr(0, text.find_first_of(" \n")));
  return 0;
}
