// What each production of FEN reads: the standard's, and those that deviate from it.
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "conformance/conformance_case.hpp"
#include "grammar/fen.hpp"
#include "parse/parse_steps.hpp"
#include "spec/grammar_table.hpp"

BOOST_AUTO_TEST_SUITE(grammar_fen_productions)

namespace {

namespace g = strictpgn::grammar;
using namespace std::literals;
using namespace strictpgn::tests;
using strictpgn::rule;
using enum strictpgn::rule;
using table = std::vector<production>;

// clang-format off

const table fields = {
  of<g::field_space>({{"  ", " "}, whole("\t"), whole("\v"), whole("\f"), whole("\r"), whole("\n"), {"a", no}, {"\0"sv, no}}),
  of<g::field_character>({{"ab", "a"}, whole("\xE9"), whole("\0"sv), {" ", no}, {"\t", no}, {"\v", no}, {"\f", no}, {"\r", no}, {"\n", no}, {"", no}}),
  of<g::printing_character>({whole("!"), whole("~"), {" ", no}, {"\x7F", no}, {"\xA1", no}}),
  of<g::field_end>({{"", ""}, {" a", ""}, {"\n", ""}, {"a", no}}),
  of<g::field_separator>({{" w", " "}, {"  w", no}, {" ", no}, {" \t", no}, {"\tw", no}, {"w", no}}),
  of<g::solidus>({{"//", "/"}, {"\\", no}}),
  of<g::placed_letter>({whole("P"), whole("N"), whole("B"), whole("R"), whole("Q"), whole("K"), whole("p"), whole("n"), whole("b"), whole("r"), whole("q"), whole("k"), {"1", no}, {"O", no}, {"s", no}}),
  of<g::empty_squares>({whole("1"), whole("8"), {"0", no}, {"9", no}, {"k", no}}),
  of<g::empty_run>({whole("8"), {"1k", "1"}, {"19", "1"}, {"11", no}, {"0", no}}),
  of<g::placed_rank>({whole("8"), whole("rnbqkbnr"), {"4k3/8", "4k3"}, {"k12", "k"}, {"12", no}, {"/", no}, {"x", no}}),
  of<g::piece_placement>({{"8/8/8/8/8/8/8/4K3 w", "8/8/8/8/8/8/8/4K3"}, {"1/1/1/1/1/1/1/1/1", "1/1/1/1/1/1/1/1"}, {"8/8/8/8/8/8/8", no}, {"8/8/8//8/8/8/8", no}, {"8/8/8/8/8/8/8/", no}, {"44/8/8/8/8/8/8/8", no}}),
  of<g::white_to_move>({{"ww", "w"}, {"W", no}}),
  of<g::black_to_move>({{"b", "b"}, {"B", no}}),
  of<g::active_color>({whole("w"), whole("b"), {"-", no}, {"W", no}}),
  of<g::no_castling>({{"--", "-"}, {"K", no}}),
  of<g::white_castling>({whole("K"), whole("Q"), whole("KQ"), {"QK", "Q"}, {"k", no}}),
  of<g::black_castling>({whole("k"), whole("q"), whole("kq"), {"qk", "q"}, {"K", no}}),
  of<g::castling_availability>({whole("-"), whole("KQkq"), whole("Kk"), whole("Qq"), whole("q"), {"kK", "k"}, {"KK", "K"}, {"KQ-", "KQ"}, {"A", no}, {"", no}}),
  of<g::white_rook_file>({whole("A"), whole("H"), {"@", no}, {"I", no}, {"a", no}}),
  of<g::black_rook_file>({whole("a"), whole("h"), {"`", no}, {"i", no}, {"A", no}}),
  of<g::white_rook_files>({whole("A"), {"HAF", "HA"}, {"h", no}}),
  of<g::black_rook_files>({whole("h"), {"hac", "ha"}, {"H", no}}),
  of<g::shredder_castling>({whole("HAha"), whole("Hh"), whole("a"), {"aA", "a"}, {"K", no}, {"-", no}}),
  of<g::white_short_right>({whole("K"), whole("G"), {"Q", no}, {"k", no}}),
  of<g::white_long_right>({whole("Q"), whole("B"), {"K", no}, {"q", no}}),
  of<g::black_short_right>({whole("k"), whole("g"), {"q", no}, {"K", no}}),
  of<g::black_long_right>({whole("q"), whole("b"), {"k", no}, {"Q", no}}),
  of<g::white_rights>({whole("KQ"), whole("K"), whole("Q"), whole("KB"), whole("FQ"), whole("FB"), {"QK", "Q"}, {"kq", no}}),
  of<g::black_rights>({whole("kq"), whole("q"), whole("kb"), whole("fq"), {"qk", "q"}, {"KQ", no}}),
  of<g::xfen_castling>({whole("KQkq"), whole("KBfq"), whole("kb"), whole("Gg"), {"kK", "k"}, {"-", no}}),
  of<g::no_target>({whole("-"), {"e3", no}}),
  of<g::target_square>({whole("a3"), whole("h6"), {"e4", no}, {"e5", no}, {"`3", no}, {"i6", no}, {"E3", no}, {"e", no}}),
  of<g::en_passant_target>({whole("-"), whole("e3"), {"e2", no}, {"", no}}),
  of<g::positive_integer>({whole("1"), {"90x", "90"}, {"0", no}, {"01", no}, {"-1", no}}),
  of<g::halfmove_clock>({whole("0"), whole("50"), {"00", "0"}, {"-1", no}, {"x", no}}),
  of<g::fullmove_number>({whole("1"), whole("120"), {"0", no}, {"x", no}}),
};

const table deviant_fields = {
  of<g::unprintable>({{"\xE9\x01 a", "\xE9\x01"}, {"\x7F""a", "\x7F"}, {"a", no}, {" ", no}}),
  of<g::unprintable_field>({{"a\xE9""b c", "a\xE9""b", {fen_bad_character}}, {"ab", no}, {"a \xE9", no}}),
  of<g::split_run>({{"44k", "44", {fen_adjacent_digits}}, {"111/", "111", {fen_adjacent_digits}}, {"4k", no}, {"09", no}}),
  of<g::loose_rank>({{"", ""}, {"k4/", "k4"}, whole("k12P", {fen_adjacent_digits}), {"/", ""}}),
  of<g::loose_placement>({{"8/8/8//8/8/8/8", "8/8/8//8/8/8/8", {elsewhere}}, whole("44/8/8/8/8/8/8/8", {fen_adjacent_digits, elsewhere}), whole("///////", {elsewhere}), {"//////", no}, {"x", no}}),
  of<g::placement_character>({whole("k"), whole("8"), whole("/"), {"9", no}, {"x", no}}),
  of<g::wrong_rank_count>({{"8/8 w", "8/8", {fen_rank_count}}, {"x", no}}),
  of<g::unplaced_letter>({whole("x"), whole("0"), whole("9"), {"k", no}, {"8", no}, {"/", no}, {" ", no}, {"\xE9", no}}),
  of<g::foreign_placement>({{"8/x8 w", "8/x8", {fen_piece_letter}}, {"~", "~", {fen_piece_letter}}, {"8/8", no}, {"8/\xE9", no}}),
  of<g::placement_field>({whole("8/8/8/8/8/8/8/8"), whole("44/8/8/8/8/8/8/8", {fen_adjacent_digits, elsewhere}), whole("8/8", {fen_rank_count}), whole("8/8/8/8/8/8/8/8/8", {fen_rank_count}), whole("x/8", {fen_piece_letter}), whole("8/\xE9", {fen_bad_character}), {" ", no}, {"", no}}),
  of<g::bad_active_color>({{"W -", "W", {fen_active_color}}, {" ", no}}),
  of<g::active_color_field>({whole("w"), whole("b"), whole("W", {fen_active_color}), whole("wb", {fen_active_color}), whole("w\x01", {fen_bad_character}), {"", no}}),
  of<g::side_letter>({whole("K"), whole("q"), {"A", no}, {"-", no}}),
  of<g::rook_file_letter>({whole("A"), whole("H"), whole("a"), whole("h"), {"I", no}, {"i", no}, {"@", no}, {"`", no}, {"K", no}}),
  of<g::loose_sides>({whole("qkQK", {elsewhere}), whole("KK", {elsewhere}), {"KQkqK", "KQkq", {elsewhere}}, {"A", no}, {"-", no}}),
  of<g::loose_files>({whole("aA", {elsewhere}), whole("KQA", {elsewhere}), whole("AKhq", {elsewhere}), {"KQ", no}, {"-", no}}),
  of<g::bad_castling>({{"KX -", "KX", {fen_castling_syntax}}, {" ", no}}),
  of<g::castling_field>({whole("KQkq"), whole("-"), whole("HAha"), whole("KBfq"), whole("kqKQ", {elsewhere}), whole("KQkqK", {fen_castling_syntax}), whole("aA", {elsewhere}), whole("KX", {fen_castling_syntax}), whole("--", {fen_castling_syntax}), whole("K\xE9", {fen_bad_character}), {"", no}}),
  of<g::bad_target>({{"e4 0", "e4", {fen_ep_syntax}}, {"", no}}),
  of<g::en_passant_field>({whole("-"), whole("e3"), whole("e4", {fen_ep_syntax}), whole("e33", {fen_ep_syntax}), whole("\x80", {fen_bad_character}), {" ", no}}),
  of<g::padded_clock>({whole("00", {fen_integer_leading_zero}), whole("012", {fen_integer_leading_zero}), {"0", no}, {"10", no}}),
  of<g::bad_clock>({{"-1 1", "-1", {fen_halfmove_syntax}}, {"", no}}),
  of<g::halfmove_field>({whole("0"), whole("99"), whole("00", {fen_integer_leading_zero}), whole("-1", {fen_halfmove_syntax}), whole("1.5", {fen_halfmove_syntax}), whole("\xE9", {fen_bad_character}), {"", no}}),
  of<g::padded_number>({whole("01", {fen_integer_leading_zero}), whole("0012", {fen_integer_leading_zero}), {"00", no}, {"12", no}}),
  of<g::padded_zero>({whole("00", {fen_integer_leading_zero}), {"0", no}, {"1", no}}),
  of<g::zero_number>({whole("0", {fen_fullmove_zero}), whole("000", {fen_integer_leading_zero, fen_fullmove_zero}), {"1", no}}),
  of<g::bad_number>({{"x ", "x", {fen_fullmove_syntax}}, {"", no}}),
  of<g::fullmove_field>({whole("1"), whole("01", {fen_integer_leading_zero}), whole("0", {fen_fullmove_zero}), whole("00", {fen_integer_leading_zero, fen_fullmove_zero}), whole("x", {fen_fullmove_syntax}), whole("1\x7F", {fen_bad_character}), {"", no}}),
};

constexpr auto kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

const table records = {
  of<g::bad_separator>({{"  w", "  ", {fen_field_separator}}, {"\tw", "\t", {fen_field_separator}}, {" ", no}, {"w", no}}),
  of<g::next_field>({{" w", " "}, {" \nw", " \n", {fen_field_separator}}, {" ", no}, {"", no}}),
  of<g::outer_space>({{" \t8", " \t", {fen_field_separator}}, {"8", no}}),
  of<g::missing_fields>({{"", "", {fen_field_count}}, {"  ", "", {fen_field_count}}, {" w", no}}),
  of<g::surplus_fields>({{" 2 x ", " 2 x", {fen_field_count}}, {" ", no}, {"", no}}),
  of<g::after_halfmove_clock>({whole(" 1"), {"", "", {fen_field_count}}, {"1", no}}),
  of<g::after_en_passant_target>({whole(" 0 1"), {" 0 ", " 0", {fen_field_count}}, {"0", no}}),
  of<g::after_castling>({whole(" - 0 1"), {"\t-", "\t-", {fen_field_separator, fen_field_count}}, {"-", no}}),
  of<g::after_active_color>({whole(" KQ - 0 1"), whole(" KQ", {fen_field_count}), {"K", no}}),
  of<g::after_placement>({whole(" w - - 0 1"), {"", "", {fen_field_count}}, {"w", no}}),
  of<g::fen_record>({whole(kings), whole("", {fen_field_count}), whole(" \n", {fen_field_separator, fen_field_count}), whole("4k3/8/8/8/8/8/8/4K3 w - -", {fen_field_count}), whole("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", {fen_field_count}), whole("\n4k3/8/8/8/8/8/8/4K3 w - - 0 1 ", {fen_field_separator, fen_field_separator}), whole("\0"sv, {fen_bad_character, fen_field_count}), whole("x W KX e4 -1 x", {fen_piece_letter, fen_active_color, fen_castling_syntax, fen_ep_syntax, fen_halfmove_syntax, fen_fullmove_syntax})}),
};

// clang-format on

const table all = [] {
  table joined;
  for (const auto& part : {fields, deviant_fields, records})
    joined.insert(joined.end(), part.begin(), part.end());
  return joined;
}();

/// The values of the FEN tags of all conformance cases that are games.
std::vector<std::string> records_of_cases() {
  std::vector<std::string> found;
  for (const auto& one : all_cases()) {
    if (one.format()) continue;
    for (const auto& read : read_units(one.input).units)
      if (const auto* tag = read.unit.find_tag("FEN")) found.push_back(read.unit.value_of(*tag));
  }
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_cases_reach_every_production) {
  const auto reached = productions_that_read("fen_record", records_of_cases());
  for (const auto name : productions_below("fen_record"))
    BOOST_TEST(reached.contains(name), "no case reaches " << name);
}

BOOST_AUTO_TEST_CASE(each_production_reads_what_it_should) {
  for (const auto& each : all) check_rows(each);
}

BOOST_AUTO_TEST_CASE(every_production_has_its_table) {
  auto without = productions_below("fen_record");
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
