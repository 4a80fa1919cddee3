// What each production of the embedded commands reads (SUP 3.2, 4).
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>

#include "grammar/commands.hpp"
#include "random.hpp"
#include "spec/grammar_table.hpp"

BOOST_AUTO_TEST_SUITE(grammar_commands)

namespace {

namespace g = strictpgn::grammar;
using namespace strictpgn::tests;
using strictpgn::rule;
using enum strictpgn::rule;
using table = std::vector<production>;

// clang-format off

const table all = {
  of<g::command_open>({{"[%[%", "[%"}, {"[ %", no}, {"%", no}, {"", no}}),
  of<g::command_close>({{"]]", "]"}, {"}", no}}),
  of<g::command_name>({whole("clk"), whole("1a2B"), {"clk 0", "clk"}, {"c_k", "c"}, {" clk", no}, {"]", no}}),
  of<g::command_blank>({whole(" "), whole("\t"), whole("\v"), whole("\r"), whole("\n"), {"\f", no}, {"a", no}}),
  of<g::line_end_in_command>({whole("\n"), whole(" \t\r\n\v "), {"\n\n", "\n"}, {" ", no}, {"a", no}}),
  of<g::command_space>({{" a", " "}, {"\na", "\n"}, {" \r\n\ta", " \r\n\t"}, {" ]", no}, {"  a", no}, {" \n", " \n"}, {"\n\na", no}, {"\n]", no}, {"\ta", no}}),
  of<g::comma>({{",,", ","}, {";", no}}),
  of<g::folded_lines>({whole("\n"), whole(" \n \n "), {" a", no}}),
  of<g::command_operand_end>({{",", ""}, {"]", ""}, {" \n]", ""}, {"\n\n,", ""}, {" ]", no}, {"\na", no}, {"a", no}, {"", no}}),
  of<g::quoted_operand>({{R"("a, b]",c)", R"("a, b]")"}, {R"(""])", R"("")"}, {"\"a\nb\"]", "\"a\nb\""}, {R"("a"b])", no}, {R"("a)", no}, {"a", no}}),
  of<g::operand_lines>({{"\na", "\n"}, {" \n \n a", " \n \n "}, {"\n]", no}, {"\n,", no}, {" a", no}}),
  of<g::operand_blanks>({{" \ta", " \t"}, {"  ]", "  "}, {" \n", no}, {"a", no}}),
  of<g::plain_command_operand>({{"0:01:02]", "0:01:02"}, {"a b,c", "a b"}, {"a\nb]", "a\nb"}, {"a \n]", "a"}, {"a ]", "a "}, {"\"a\"b]", "\"a\"b"}, {"]", no}, {",", no}, {"a", no}}),
  of<g::sixty>({whole("00"), whole("59"), {"60", no}, {"6", no}, {"5", no}}),
  of<g::minutes_and_seconds>({whole(":00:59"), {":0:59", no}, {":60:00", no}, {"00:59", no}}),
  of<g::clock_time>({whole("0:00:00"), whole("123:59:59"), {":00:00", no}, {"1:5", no}, {"0.5", no}}),
  of<g::mechanical_time>({whole("07:10:42"), {"7:10:42", no}, {"017:10:42", no}}),
  of<g::value_sign>({whole("+"), whole("-"), {"1", no}}),
  of<g::pawn_value>({whole("0.25"), whole("-6.05"), whole("+12.3"), {".5", no}, {"5", no}, {"5.", no}}),
  of<g::mate_distance>({whole("#3"), whole("#-12"), whole("#+1"), {"#", no}, {"M3", no}}),
  of<g::evaluation>({whole("0.0"), whole("#3"), {"x", no}}),
  of<g::search_depth>({whole("20"), {"x", no}}),
  of<g::drawing_color>({whole("G"), whole("R"), whole("Y"), whole("B"), {"g", no}, {"X", no}}),
  of<g::colored_square>({whole("Gd4"), {"d4", no}, {"Gj4", no}, {"G", no}}),
  of<g::colored_arrow>({whole("Re2e4"), {"Re2", no}, {"e2e4", no}}),
  of<g::minutes_on_clock>({whole("1:38"), whole("01:38"), {"78:00", no}, {"1:8", no}}),
  of<g::fractional_clock_time>({whole("0:01:38.473"), whole("1:38.47"), {"1:38", no}, {"1:38.", no}, {"0:1:38.4", no}}),
  of<g::fractional_seconds>({whole("1.234"), {"1", no}, {".5", no}}),
  of<g::short_field>({whole(":4"), whole(":04"), {":60", ":6"}, {"4", no}}),
  of<g::unpadded_clock_time>({whole("0:0:4"), whole("10:00:04"), {"0:4", no}}),
  of<g::server_time>({whole("1.234"), whole("1:38.47"), whole("0:0:4"), {"5:00", no}}),
  of<g::unterminated_operand>({{R"("a])", R"("a)", {command_unterminated_string}}, {R"("a, b] c)", R"("a, b)", {command_unterminated_string}}, {R"("a"])", no}, {R"("a)", no}, {"a]", no}}),
  of<g::empty_operand>({{",a", "", {command_empty_operand}}, {"]", "", {command_empty_operand}}, {"a", no}, {"", no}}),
  of<g::any_operand>({{R"("a,b"])", R"("a,b")"}, {R"("a])", R"("a)", {command_unterminated_string}}, {"a]", "a"}, {"]", "", {command_empty_operand}}, {"a", no}}),
  of<g::operand_after_comma>({{",a]", ",a"}, {",\n a \n]", ",\n a \n"}, {",\n]", ",\n", {command_empty_operand}}, {"a", no}}),
  of<g::command_operands>({{"a\n,\nb\n]", "a\n,\nb\n"}, {"a,\"b,c\",d]", "a,\"b,c\",d"}, {"a,,b]", "a,,b", {command_empty_operand}}, {",]", ",", {command_empty_operand, command_empty_operand}}, {"a", no}}),
  of<g::wrong_space>({{"  a", "  ", {command_missing_space}}, {"\n\na", "\n\n", {command_missing_space}}, {"  ]", no}, {"a", no}}),
  of<g::any_space>({{" a", " "}, {"  a", "  ", {command_missing_space}}, {"a", no}}),
  of<g::no_operands>({whole("]", {command_missing_space}), whole(" ]", {command_missing_space}), {" a]", no}, {"", no}}),
  of<g::after_name>({whole(" a]"), whole("]", {command_missing_space}), whole("  a]", {command_missing_space}), {"-a]", no}, {" a", no}}),
  of<g::named_command>({{"[%clk 1:05:23] [%", "[%clk 1:05:23]"}, whole("[%clk]", {command_missing_space}), {"[%clk 1:05:23", no}, {"[% clk 1]", no}, {"[%c-k 1]", no}, {"clk", no}}),
  of<g::misnamed_command>({{"[% clk 1] [%", "[% clk 1]", {command_bad_name}}, whole("[%]", {command_bad_name}), {"[% clk", no}, {"clk", no}}),
  of<g::open_command>({whole("[%clk 1 {", {command_unterminated}), whole("[%", {command_unterminated}), {"clk", no}}),
  of<g::any_command>({whole("[%c x]"), whole("[%c", {command_unterminated}), whole("[%-]", {command_bad_name}), {"[c]", no}}),
  of<g::time_fraction>({whole(".9", {command_time_fraction}), {".", no}, {"9", no}}),
  of<g::lenient_time>({whole("0:02:59"), whole("0:02:59.9", {command_time_fraction}), {"0:02", no}}),
  of<g::text_around_commands>({whole("a [b] %"), {"a [%b", "a "}, {"[%", no}, {"", no}}),
  of<g::comment_with_commands>({whole(""), whole("{[%clk 0:00:07][%eval -6.05] White is toast"), whole("a [%c [%d", {command_unterminated}), {"a", "a"}}),
};

// clang-format on

}  // namespace

BOOST_AUTO_TEST_CASE(each_production_reads_what_it_should) {
  for (const auto& each : all) check_rows(each);
}

BOOST_AUTO_TEST_CASE(every_production_has_its_table) {
  auto without = productions_below("comment_with_commands");
  for (const auto& each : all) without.erase(each.name);
  for (const auto name : {"blank", "newline", "letter_or_digit", "quote"})
    without.erase(name);  // of the lexical layer
  for (const auto name : without) BOOST_ERROR("no table for " << name);
  BOOST_TEST(without.empty());
}

BOOST_AUTO_TEST_CASE(any_text_is_a_comment_with_commands) {
  const std::string letters = "[%] ,\"ac1:\n";
  rng random;
  for (auto trial = trials(20'000); trial != 0; --trial) {
    std::string text;
    for (auto length = random() % 24; length > 0; --length)
      text += letters[random() % letters.size()];
    const auto read = read_by("comment_with_commands", text);
    BOOST_TEST(*read.prefix == text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
