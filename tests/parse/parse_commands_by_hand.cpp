// The fast recogniser of commands and their productions are one: what it knows has its form and
// nothing to report, and it knows all of that.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "parse/command_recognizer.hpp"
#include "parse/commands.hpp"
#include "random.hpp"

BOOST_AUTO_TEST_SUITE(parse_commands_by_hand)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
using parse::plain_command;

bool is_form_of(plain_command name, std::string_view operand) {
  if (name == plain_command::eval) return parse::is_evaluation(operand);
  return name == plain_command::mct ? parse::is_mechanical_time(operand)
                                    : parse::is_clock_time(operand);
}

plain_command named(std::string_view name) {
  if (name == "clk") return plain_command::clk;
  if (name == "egt") return plain_command::egt;
  if (name == "emt") return plain_command::emt;
  if (name == "mct") return plain_command::mct;
  return name == "eval" ? plain_command::eval : plain_command::none;
}

/// By the productions: with one operand of its form, one space and nothing to report.
parse::recognized_command by_rules(std::string_view text) {
  parse::read_command found;
  std::size_t from = 0;
  if (!parse::next_command(text, from, found) || found.where.begin != 0) return {};
  const auto name = named(found.name);
  const bool is_plain = name != plain_command::none && found.deviations.empty() &&
                        found.operands.size() == 1 && !found.operands[0].is_quoted &&
                        is_form_of(name, found.operands[0].text);
  // A line end is read as the one space, and a line end before the bracket as nothing; neither is
  // usual.
  const bool is_folded = text.substr(0, from).find_first_of("\r\n") != text.npos;
  if (!is_plain || is_folded) return {};
  return {name, static_cast<std::uint32_t>(from)};
}

void compare(std::string_view text) {
  const auto expected = by_rules(text);
  const auto found = parse::recognize_command(text);
  const auto length = found.name == plain_command::none ? 0 : found.length;
  const bool are_one = found.name == expected.name && length == expected.length;
  BOOST_TEST(are_one, '`' << text << "`: length " << length << " instead of " << expected.length);
}

/// All texts of these characters behind `begin`, up to that length.
void try_all(const std::string& begin, std::string_view alphabet, std::size_t longest) {
  compare(begin);
  if (longest == 0) return;
  for (const char c : alphabet) try_all(begin + c, alphabet, longest - 1);
}

constexpr std::size_t shorter = is_sanitized ? 2 : 0;

}  // namespace

BOOST_AUTO_TEST_CASE(of_all_short_operands) {
  for (const std::string name : {"[%clk ", "[%egt ", "[%emt ", "[%mct "})
    try_all(name, "06:.] ", 6 - shorter);
  try_all("[%clk 0:00", "069:;]-", 6 - shorter);
  try_all("[%mct 00:0", "069:;]-", 6 - shorter);
  try_all("[%eval ", "09.#-+,] ", 6 - shorter);
}

BOOST_AUTO_TEST_CASE(of_all_short_names) { try_all("[%", "clkevamtg ]", 5 - shorter / 2); }

/// Each byte in place of each other of a usual command.
BOOST_AUTO_TEST_CASE(of_all_bytes_at_all_places) {
  for (const std::string usual :
       {"[%clk 0:59:59] ", "[%clk 10:00:00]", "[%mct 00:00:00]", "[%eval -0.17]", "[%eval #-3] "})
    for (std::size_t at = 2; at < usual.size(); ++at)
      for (int c = 0; c < 256; ++c) {
        auto text = usual;
        text[at] = static_cast<char>(c);
        compare(text);
      }
}

/// Nothing is read beyond the end.
BOOST_AUTO_TEST_CASE(of_all_beginnings) {
  const std::string_view usual = "[%clk 0:59:59]";
  for (std::size_t size = 2; size <= usual.size(); ++size)
    compare(std::string(usual.substr(0, size)));
}

BOOST_AUTO_TEST_CASE(a_command_is_found_where_its_sign_stands) {
  rng random;
  for (auto left = trials(20'000); left != 0; --left) {
    std::string text(below(random, 60), ' ');
    for (char& c : text) c = "[%a "[below(random, 4)];
    const auto from = below(random, text.size() + 1);
    const auto expected = std::min(text.find("[%", from), text.size());
    BOOST_TEST(parse::find_command(text, from) == expected, text << " from " << from);
  }
}

BOOST_AUTO_TEST_SUITE_END()
