// The grammar of EPD: it reads anything, and each production reads what it should (EPD 16.2).
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "conformance/conformance_case.hpp"
#include "grammar/epd.hpp"
#include "random.hpp"
#include "spec/grammar_table.hpp"

BOOST_AUTO_TEST_SUITE(grammar_epd)

namespace {

namespace g = strictpgn::grammar;
using namespace strictpgn::tests;
using strictpgn::rule;
using enum strictpgn::rule;
using table = std::vector<production>;

// clang-format off

const table opcodes = {
  of<g::semicolon>({{";;", ";"}, {":", no}}),
  of<g::operand_end>({{"", ""}, {" a", ""}, {"\t", ""}, {";", ""}, {"a", no}, {"\"", no}}),
  of<g::opcode_end>({{"", ""}, {" ", ""}, {";", ""}, {"\"a\"", ""}, {"a", no}, {"-", no}}),
  of<g::opcode_character>({whole("a"), whole("Z"), whole("0"), whole("9"), whole("_"), {"-", no}, {" ", no}}),
  of<g::opcode>({{"bm e4", "bm"}, whole("a"), whole("Z"), whole("c0"), whole("draw_accept"), whole("a23456789012345"), {"a234567890123456", no}, {"1x", no}, {"_a", no}, {"best-move", no}, {"id\"", "id"}}),
  of<g::move_opcode>({whole("am"), whole("bm"), whole("pm"), whole("pv"), whole("sm"), {"id", no}}),
  of<g::analysis_opcode>({whole("acn"), whole("acs"), whole("ce"), whole("dm"), {"acd", no}}),
  of<g::count_opcode>({whole("fmvn"), whole("hmvc"), whole("rc"), whole("tcgs"), {"tcri", no}}),
  of<g::draw_action>({whole("accept"), whole("claim"), whole("offer"), whole("reject"), {"resign", no}}),
  of<g::game_opcode>({whole("draw_accept"), whole("draw_claim"), whole("draw_offer"), whole("draw_reject"), whole("resign"), {"draw", no}, {"draw_", no}}),
  of<g::register_opcode>({whole("c0"), whole("c9"), whole("v0"), whole("v9"), {"ce", no}, {"d1", no}}),
  of<g::text_opcode>({whole("c1"), whole("eco"), whole("id"), whole("nic"), whole("tcri"), whole("tcsi"), {"bm", no}}),
  of<g::free_opcode>({whole("noop"), {"nop", no}}),
  of<g::wordless_opcode>({whole("bm"), whole("ce"), whole("rc"), whole("resign"), {"bmx", no}, {"id", no}, {"noop", no}}),
  of<g::public_opcode>({whole("bm"), {"id ", "id"}, {"noop;", "noop"}, whole("c6"), {"zz", no}, {"idx", no}}),
  of<g::commented_opcode>({{"c6 \"a\"", "c6 \""}, {"c6 d5", no}, {"id \"a\"", no}}),
  of<g::unlike_a_move>({whole("id"), whole("ce"), {"c6", no}, {"e4", no}}),
};

const table operands = {
  of<g::plain_operand>({{"e4;", "e4"}, {"!~ a", "!~"}, {"a\"b", "a\"b"}, {"\"a", no}, {";", no}, {" ", no}, {"\xE9", no}}),
  of<g::epd_string_data>({{"", ""}, {"a; b!\"", "a; b!"}, {"~\x7F", "~"}, {"\t", ""}}),
  of<g::epd_string>({{"\"a; b\";", "\"a; b\""}, whole("\"\""), {"\"a", no}, {"\"\t\"", no}, {"a", no}}),
  of<g::operand_separator>({{" e4", " "}, {" \"", " "}, {"  e4", no}, {" ;", no}, {" ", no}, {"e4", no}}),
  of<g::foreign_operand>({{"caf\xE9;", "caf\xE9", {epd_operand_character}}, {"a b", "a", {epd_operand_character}}, {";", no}, {" ", no}}),
  of<g::inner_quote>({{"\"a", "\""}, {"\"\"", "\""}, {"\";", no}, {"\" ", no}, {"\"", no}}),
  of<g::later_quote>({{"\"a\"", "\"a"}, {"\" b\";", "\" b"}, {"\";", no}, {"\"a; \"", no}, {"a", no}}),
  of<g::quote_in_string>({{"\"say \"hi\"\";", "\"say \"hi\"\"", {epd_string_character}}, whole("\"a\\\"b\"", {epd_string_character}), {"\"a\"", no}, {"\"a\"b; c0 \"x\"", no}}),
  of<g::unprintable_string>({{"\"\xE9\";", "\"\xE9\"", {epd_string_character}}, {"\"a", no}, {"a", no}}),
  of<g::unclosed_string>({whole("\"a; b", {epd_string_unterminated}), {"\"a\"", no}, {"a", no}}),
  of<g::string_operand>({whole("\"a\""), whole("\"\t\"", {epd_string_character}), whole("\"a \"b\"\"", {epd_string_character}), {"\"a\"b;", "\"a\""}, {"\"a", no}, {"a", no}}),
  of<g::word_operand>({{"e4;", "e4"}, {"\xE9 ", "\xE9", {epd_operand_character}}, {";", no}, {"", no}}),
  of<g::operand>({whole("e4"), whole("\"a\""), {";", no}}),
  of<g::bad_operand_separator>({{"  e4", "  ", {epd_operand_separator}}, {"\te4", "\t", {epd_operand_separator}}, {" ;", no}, {"e4", no}}),
  of<g::glued_operand>({{"e4", "", {epd_operand_separator}}, {";", no}, {" ", no}, {"", no}}),
  of<g::operand_gap>({{" e4", " "}, {"  e4", "  ", {epd_operand_separator}}, {"e4", "", {epd_operand_separator}}, {" ;", no}, {"", no}}),
  of<g::broken_end>({whole(" \"a", {epd_string_unterminated}), {" \"a\"", no}}),
  of<g::next_operand>({{" e4 d4", " e4"}, {" \"a\";", " \"a\""}, {" \"a", no}, {" ;", no}}),
};

const table operations = {
  of<g::space_before_semicolon>({{" ;", " ", {epd_operand_separator}}, {";", no}, {" a", no}}),
  of<g::missing_semicolon>({{"", "", {epd_operation_missing_semicolon}}, {" id", "", {epd_operation_missing_semicolon}}}),
  of<g::operation_end>({{";", ";"}, {" ;", " ;", {epd_operand_separator}}, {"", "", {epd_operation_missing_semicolon}}, {" \"a", " \"a", {epd_string_unterminated}}}),
  of<g::operation_ahead>({whole(" id"), {" c0 \"a\"", " c0 \""}, {" c6", no}, {" e4", no}, {"id", no}}),
  of<g::wordless_operands>({{" e4 d4 id \"a\"", " e4 d4"}, {" c6;", " c6"}, {";", ""}}),
  of<g::any_operands>({{" bm e4;", " bm e4"}, {"", ""}}),
  of<g::bad_opcode>({{"1x;", "1x", {epd_opcode_syntax}}, {"\"a\" ", "\"a\"", {epd_opcode_syntax}}, {"\xE9", "\xE9", {epd_opcode_syntax}}, {"\"a", no}, {";", no}, {" ", no}}),
  of<g::operation>({whole("bm e4;"), whole("resign;"), whole("noop bm e4;"), {"bm e4 id \"a\";", "bm e4", {epd_operation_missing_semicolon}}, {"1x;", "1x;", {epd_opcode_syntax}}, whole("\"a", {epd_string_unterminated}), {"bm e4", "bm e4", {epd_operation_missing_semicolon}}, {";", no}, {" ", no}, {"", no}}),
  of<g::operation_separator>({{" bm", " "}, {"  bm", no}, {"bm", no}}),
  of<g::bad_operation_separator>({{"  bm", "  ", {epd_operation_separator}}, {"\tbm", "\t", {epd_operation_separator}}, {"bm", no}}),
  of<g::glued_operation>({{"bm", "", {epd_operation_separator}}, {"", "", {epd_operation_separator}}}),
  of<g::operation_gap>({{" bm", " "}, {"  bm", "  ", {epd_operation_separator}}, {"bm", "", {epd_operation_separator}}}),
  of<g::stray_semicolon>({{";", ";", {epd_opcode_syntax}}, {"a", no}}),
  of<g::led_operation>({{" ; bm", " ;", {epd_opcode_syntax}}, {";D1 20 ;", ";D1 20 ;", {epd_opcode_syntax, epd_operand_separator}}, {" bm", no}}),
  of<g::trailing_space>({{" \t", " \t", {epd_operation_separator}}, {"a", no}}),
  of<g::record_end>({{" ", " "}, {"", ""}, {" a", no}}),
  of<g::next_operation>({{" bm e4; id", " bm e4;"}, {"id \"a\";", "id \"a\";", {epd_operation_separator}}, {" ;", " ;", {epd_opcode_syntax}}, {" ", no}, {"", no}}),
  of<g::fen_clock>({{"12 ", "12"}, whole("0"), {"1x", no}, {"-", no}}),
  of<g::fen_clocks>({{"0 1 bm", "0 1", {epd_fen_clocks}}, {"0", "0", {epd_fen_clocks}}, {"0 x", "0", {epd_fen_clocks}}, {"x", no}}),
  of<g::operations>({{"", ""}, whole(" bm e4; id \"a\";"), whole(" 0 1", {epd_fen_clocks}), whole(" 0 1; id \"a\";", {epd_fen_clocks}), whole(" ", {epd_operation_separator}), whole(" 0 1 ;D1 20", {epd_fen_clocks, epd_opcode_syntax, epd_operation_missing_semicolon})}),
};

constexpr auto kings = "4k3/8/8/8/8/8/8/4K3 w - -";

const table records = {
  of<g::uneven_fields>({{"  w", "  ", {epd_field_count}}, {"\tw", "\t", {epd_field_count}}, {" w", no}, {" ", no}, {"w", no}}),
  of<g::leading_space>({{" 4", " ", {epd_field_count}}, {"4", no}}),
  of<g::missing_position>({{"", "", {epd_field_count}}, {"a", "", {epd_field_count}}}),
  of<g::given_up>({whole("  w - -", {epd_field_count}), whole("", {epd_field_count}), whole(" bm e4;", {epd_field_count})}),
  of<g::no_placement>({{"# a", "#"}, {"id x", "id"}, {"8 w", no}, {"x/8", no}, {" 8", no}, {"", no}}),
  of<g::short_target>({{"-;", "-"}, {"e3;", "e3"}, {"- ", no}, {"e4;", no}}),
  of<g::position_target>({{"-; bm", "-"}, {"e3 bm", "e3"}, {"e4;", "e4;", {fen_ep_syntax}}, {"", no}}),
  of<g::position_after_castling>({whole(" -"), whole(" c3 c3;"), whole(" bm e4;", {epd_field_count}), whole("", {epd_field_count})}),
  of<g::position_after_color>({whole(" KQkq - bm e4;"), whole(" ce -"), whole(" id \"a\";", {epd_field_count})}),
  of<g::position_after_placement>({whole(" w - -"), whole(" W - -", {fen_active_color}), whole("", {epd_field_count})}),
  of<g::epd_record>({whole(kings), whole(" 8", {epd_field_count}), whole("", {epd_field_count}), whole("# x", {epd_field_count}), whole("8/8 w - - bm e4;", {fen_rank_count}), whole("x/8 W KX e4", {fen_piece_letter, fen_active_color, fen_castling_syntax, fen_ep_syntax})}),
};

// clang-format on

const table all = [] {
  table joined;
  for (const auto& part : {opcodes, operands, operations, records})
    joined.insert(joined.end(), part.begin(), part.end());
  return joined;
}();

/// The lines of all conformance cases that are EPD.
std::vector<std::string> records_of_cases() {
  std::vector<std::string> found;
  for (const auto& one : all_cases()) {
    if (one.format() != strictpgn::record_format::epd) continue;
    for (std::size_t begin = 0; begin < one.input.size();) {
      const auto end = std::min(one.input.find('\n', begin), one.input.size());
      found.push_back(one.input.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  return found;
}

/// What is only in EPD, not the fields it shares with FEN.
std::set<std::string_view> own_productions() {
  auto own = productions_below("epd_record");
  for (const auto name : productions_below("fen_record")) own.erase(name);
  for (const auto name : {"letter_or_digit", "quote"}) own.erase(name);
  return own;
}

}  // namespace

BOOST_AUTO_TEST_CASE(any_text_is_a_record_with_deviations) {
  const std::string letters = "kK8/ w-e3;\"bm1\t\n\xFF";
  rng random;
  for (auto trial = trials(20'000); trial != 0; --trial) {
    std::string text = trial % 2 == 0 ? "" : kings;
    for (auto length = random() % 24; length > 0; --length)
      text += letters[random() % letters.size()];
    const auto found = read_by("epd_record", text);
    BOOST_TEST((found.prefix == std::string_view(text)), text);
  }
}

BOOST_AUTO_TEST_CASE(the_cases_reach_every_production) {
  const auto reached = productions_that_read("epd_record", records_of_cases());
  for (const auto name : own_productions())
    BOOST_TEST(reached.contains(name), "no case reaches " << name);
}

BOOST_AUTO_TEST_CASE(each_production_reads_what_it_should) {
  for (const auto& each : all) check_rows(each);
}

BOOST_AUTO_TEST_CASE(every_production_has_its_table) {
  auto without = own_productions();
  for (const auto& each : all) without.erase(each.name);
  for (const auto name : without) BOOST_ERROR("no table for " << name);
  BOOST_TEST(without.empty());
}

BOOST_AUTO_TEST_CASE(every_table_shows_a_text_that_fits_and_one_that_does_not) {
  for (const auto& each : all) {
    BOOST_TEST(shows_both_sides(each), each.name);
  }
}

BOOST_AUTO_TEST_SUITE_END()
