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
  BOOST_TEST((length == 0 || length >= parse::shortest_command), text);
}

/// The flags of a comment, by the productions: it is all commands, each with a blank at most beside
/// it, and at most one of them is about time.
std::uint8_t flags_by_rules(std::string_view comment) {
  auto content = comment.substr(1, comment.find('}') - 1);
  const auto pass_blank = [&] { content.remove_prefix(content.starts_with(' ') ? 1 : 0); };
  std::uint8_t flags = element_flag::is_commands;
  pass_blank();
  do {
    const auto one = content.starts_with("[%") ? by_rules(content) : parse::recognized_command{};
    const bool is_about_time = one.name != plain_command::eval;
    if (one.name == plain_command::none) return 0;
    if (is_about_time && (flags & element_flag::tells_time) != 0) return 0;
    if (is_about_time) flags |= element_flag::tells_time;
    content.remove_prefix(one.length);
    pass_blank();
  } while (!content.empty());
  return flags;
}

/// Before the end there is always more text.
void compare_comment(const std::string& comment) {
  const auto expected = flags_by_rules(comment);
  const auto text = comment + " 1-0";
  const auto found = parse::recognize_commands(text.data(), text.data() + text.size());
  const bool are_one = found.flags == expected && (found.close != nullptr) == (expected != 0);
  BOOST_TEST(are_one, comment << ": " << +found.flags << " instead of " << +expected);
  if (found.close != nullptr)
    BOOST_TEST(found.close - text.data() == static_cast<std::ptrdiff_t>(comment.find('}')));
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
  BOOST_TEST(parse::recognize_command("[%eval #1]").length == parse::shortest_command);
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

BOOST_AUTO_TEST_CASE(of_comments_of_a_few_parts) {
  constexpr std::string_view parts[] = {" ",
                                        "  ",
                                        "x",
                                        "[%clk 0:59:59]",
                                        "[%clk 10:00:00]",
                                        "[%emt 0:00:01]",
                                        "[%mct 00:00:01]",
                                        "[%eval -0.17]",
                                        "[%eval 0.1,20]",
                                        "[%csl Gd4]",
                                        "[%clk 0:59:59",
                                        "\n",
                                        "["};
  const auto try_behind = [&](const auto& self, const std::string& begin, int left) -> void {
    compare_comment(begin + '}');
    if (left == 0) return;
    for (const auto part : parts) self(self, begin + std::string(part), left - 1);
  };
  try_behind(try_behind, "{", is_sanitized ? 3 : 4);
  compare_comment("{ [%clk 0:59:59] [%eval 0.17] }");
  compare_comment("{ [%eval 0.17] [%clk 0:59:59] [%eval #3] }");
}

BOOST_AUTO_TEST_CASE(of_all_bytes_at_all_places_of_a_comment) {
  for (const std::string usual : {"{ [%clk 0:59:59] }", "{[%eval 0.17] [%clk 0:59:59]}"})
    for (std::size_t at = 1; at + 1 < usual.size(); ++at)
      for (int c = 0; c < 256; ++c) {
        auto comment = usual;
        comment[at] = static_cast<char>(c);
        compare_comment(comment);
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
