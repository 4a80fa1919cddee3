// FEN and its dialects: every rule just fires or just does not, and what is read is written again
// (FEN 16.1).
#include "strictpgn/fen.hpp"

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <set>
#include <sstream>

#include "files.hpp"
#include "random.hpp"
#include "rules/fen/reading.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/records.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(fen)

namespace {

using namespace strictpgn;
using enum rule;

std::string said(const rules::fen_record& read) {
  std::string text;
  for (const parse::fen_fault& one : read.faults)
    text += std::string(name_of(one.id)) + '(' + one.detail + ") ";
  return text;
}

bool gives_up(const parse::fen_fault& found) { return info(found.id).after == recovery::give_up; }

/// What the library says of a record is what a file of that one record has.
void check_words(std::string_view record, fen_dialect dialect) {
  if (record.find_first_not_of(" \t\v\f") == record.npos) return;
  if (record.find_first_of("\r\n") != record.npos) return;
  const auto alone = parse_fen(record, dialect);
  const auto in_file = check_records(record, record_format::fen, dialect);
  BOOST_REQUIRE(alone.findings.size() == in_file.diagnostics.size());
  for (std::size_t i = 0; i < alone.findings.size(); ++i) {
    BOOST_TEST((alone.findings[i].id == in_file.diagnostics[i].id), record);
    BOOST_TEST((alone.findings[i].where == in_file.diagnostics[i].where), record);
    BOOST_TEST((alone.findings[i].level == in_file.diagnostics[i].level), record);
    BOOST_TEST(alone.findings[i].message == in_file.diagnostics[i].message);
  }
}

struct fault_case {
  const char* fen;
  std::vector<rule> expected;
  fen_dialect dialect = fen_dialect::fen;
};

void check_faults(const fault_case& one) {
  const rules::fen_record read = rules::read_fen(one.fen, one.dialect);
  std::multiset<rule> found;
  for (const parse::fen_fault& fault : read.faults) found.insert(fault.id);
  BOOST_TEST((found == std::multiset<rule>(one.expected.begin(), one.expected.end())),
             one.fen << ": " << said(read));
  const bool is_given_up = std::any_of(read.faults.begin(), read.faults.end(), gives_up);
  BOOST_TEST(read.playable.has_value() == !is_given_up, one.fen);
  check_words(one.fen, one.dialect);
}

const fault_case syntax_cases[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {}},
    {"", {fen_field_count}},
    {"4k3/8/8/8/8/8/8/4K3", {fen_field_count}},
    {"4k3/8/8/8/8/8/8/4K3 w - -", {fen_field_count}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0", {fen_field_count}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", {fen_field_count}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 x  y ", {fen_field_count, fen_field_separator}},
    {"4k3/8/8/8/8/8/8/4K3  w - - 0 1", {fen_field_separator}},
    {"4k3/8/8/8/8/8/8/4K3\tw - - 0 1", {fen_field_separator}},
    {" 4k3/8/8/8/8/8/8/4K3 w - - 0 1", {fen_field_separator}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", {fen_field_separator}},
    {"4k3/8/8/8/8/8/8/4K3 w - \xE9 0 1", {fen_bad_character}},
    {"4k3/8/8/8/8/8/8/4K3 w - -\x7F 0 1", {fen_bad_character}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1\x01", {fen_bad_character}},
    {"8/8/8/8/8/8/4K2k w - - 0 1", {fen_rank_count}},
    {"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", {fen_rank_count}},
    {"4k4/8/8/8/8/8/8/4K3 w - - 0 1", {fen_rank_width}},
    {"4k2/8/8/8/8/8/8/4K3 w - - 0 1", {fen_rank_width}},
    {"4k3//8/8/8/8/8/4K3 w - - 0 1", {fen_rank_width}},
    {"4x3/8/8/8/8/8/8/4K3 w - - 0 1", {fen_piece_letter}},
    {"4k3/8/8/8/8/8/8/4K30 w - - 0 1", {fen_piece_letter}},
    {"4k3/8/8/8/8/8/8/9 w - - 0 1", {fen_piece_letter}},
    {"rQ~q1kb1r/8/8/8/8/8/8/4K3 w - - 0 1", {fen_piece_letter}},
    {"4k12/8/8/8/8/8/8/4K3 w - - 0 1", {fen_adjacent_digits}},
    {"4k12/44/8/8/8/8/8/4K3 w - - 0 1", {fen_adjacent_digits}},
    {"4k12/8/8/8/8/8/8/4K4 w - - 0 1", {fen_adjacent_digits, fen_rank_width}},
    {"4k3/8/8/8/8/8/8/4K3 W - - 0 1", {fen_active_color}},
    {"4k3/8/8/8/8/8/8/4K3 white - - 0 1", {fen_active_color}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KX - 0 1", {fen_castling_syntax}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w K- - 0 1", {fen_castling_syntax}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkqK - 0 1", {fen_castling_syntax}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1", {fen_castling_order}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w QK - 0 1", {fen_castling_order}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1", {fen_castling_duplicate}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w qKK - 0 1", {fen_castling_duplicate, fen_castling_order}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1", {}},
    {"4k3/8/8/8/8/8/8/4K3 w - e4 0 1", {fen_ep_syntax}},
    {"4k3/8/8/8/8/8/8/4K3 w - -- 0 1", {fen_ep_syntax}},
    {"4k3/8/8/8/8/8/8/4K3 w - e3 0 1", {fen_ep_rank}},
    {"4k3/8/8/8/8/8/8/4K3 b - e6 0 1", {fen_ep_rank}},
    {"4k3/8/8/8/8/8/8/4K3 w - - -1 1", {fen_halfmove_syntax}},
    {"4k3/8/8/8/8/8/8/4K3 w - - - 1", {fen_halfmove_syntax}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 x", {fen_fullmove_syntax}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 2147483647", {}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 2147483648", {fen_integer_too_large}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 99999999999999999999999 1", {fen_integer_too_large}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", {fen_fullmove_zero}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 00", {fen_fullmove_zero, fen_integer_leading_zero}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 00 1", {fen_integer_leading_zero}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 010", {fen_integer_leading_zero}},
    {"4x3/8 x K- e9 -1 0.",
     {fen_piece_letter, fen_active_color, fen_castling_syntax, fen_ep_syntax, fen_halfmove_syntax,
      fen_fullmove_syntax}},
};

const fault_case position_cases[] = {
    {"8/8/8/8/8/8/8/4K3 w - - 0 1", {fen_king_count}},
    {"4k2k/8/8/8/8/8/8/4K3 w - - 0 1", {fen_king_count}},
    {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", {fen_pawn_on_back_rank}},
    {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", {}},
    {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", {fen_opponent_in_check}},
    {"4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", {}},
    {"8/8/8/3kK3/8/8/8/8 w - - 0 1", {fen_kings_adjacent}},
    {"8/8/8/3k1K2/8/8/8/8 w - - 0 1", {}},
    {"4k3/8/8/8/8/8/8/4K3 w K - 0 1", {fen_castling_impossible}},
    {"4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1", {fen_castling_impossible}},
    {"4k3/8/8/8/8/8/8/4K3 b - e3 0 1", {fen_ep_square_impossible}},
    {"4k3/8/8/8/4P3/8/4P3/4K3 b - e3 0 1", {fen_ep_square_impossible}},
    {"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", {}},
    {"4k3/8/8/8/4P3/8/8/4K3 b - e3 1 9", {fen_ep_halfmove}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 1 1", {fen_halfmove_vs_fullmove}},
    {"4k3/8/8/8/8/8/8/4K3 b - - 1 1", {}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 100 200", {}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 101 200", {fen_halfmove_over_75}},
    {"4k3/8/8/8/8/8/8/4K3 w - - 151 200", {fen_halfmove_over_75}},
    {"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", {fen_too_many_pawns}},
    {"4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", {fen_too_many_pieces, fen_too_many_promoted}},
    {"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", {fen_too_many_promoted}},
    {"4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1", {}},
    {"4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", {fen_too_many_promoted}},
    {"4k3/8/8/8/8/8/PPPPPPPP/BB2K3 w - - 0 1", {}},
    {"Q3k3/8/5N2/8/8/8/8/K3R3 b - - 0 9", {fen_too_many_checkers}},
    {"4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 9", {fen_impossible_check}},
    {"4k3/8/5N2/8/8/8/8/K3R3 b - - 0 9", {}},
    {"4R3/8/8/4k3/8/8/8/4R1K1 b - - 0 9", {fen_impossible_check}},
    {"R3k3/8/8/8/8/8/8/K3R3 b - - 0 9", {}},
    {"8/8/8/3k4/4P3/8/8/4K3 b - e3 0 9", {}},
    {"k7/8/8/8/4P3/8/8/R3K3 b - e3 0 9", {fen_impossible_check}},
    // the push opened the diagonal from the pawn's origin
    {"8/8/8/8/1k2P3/8/8/4K1B1 b - e3 0 9", {}},
    {"7k/8/8/8/3P4/8/8/B3K3 b - d3 0 9", {}},
    {"8/8/8/8/k3P3/8/8/3QK3 b - e3 0 9", {fen_impossible_check}},
    {"8/8/k7/8/4P3/8/8/4KB2 b - e3 0 9", {}},
};

constexpr auto orthodox = fen_dialect::orthodox;
constexpr auto xfen = fen_dialect::xfen;
constexpr auto shredder = fen_dialect::shredder;
constexpr auto any960 = fen_dialect::chess960;

const fault_case dialect_cases[] = {
    {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", {fen_dialect_castling}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", {fen_dialect_castling}, orthodox},
    {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 2", {}, any960},
    {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 2", {}, shredder},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 2", {}, any960},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 2", {}, xfen},
    {"nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1", {}, any960},
    {"nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1", {chess960_castling_undeclared}},
    {"nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1",
     {fen_castling_impossible},
     orthodox},
    {"4k3/8/8/8/8/8/8/1R2K3 w K - 0 1", {xfen_castling_no_rook}, xfen},
    {"4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1", {}, xfen},
    {"4k3/8/8/8/8/8/8/4K2R w G - 0 1", {xfen_castling_no_rook}, any960},
    {"4k3/8/8/8/8/8/8/1R2K3 w H - 0 1", {fen_dialect_castling, xfen_castling_no_rook}},
    {"4k3/8/8/8/8/8/4K3/7R w K - 0 1", {castling_king_not_on_back_rank}, xfen},
    {"4k3/8/8/8/8/8/4K3/7R w H - 0 1", {castling_king_not_on_back_rank}, shredder},
    {"4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", {castling_two_rights_one_side}, xfen},
    {"4k3/8/8/8/8/8/8/4K1RR w G - 0 1", {}, xfen},
    {"4k3/8/8/8/8/8/8/R3K2R w HQ - 0 1", {xfen_castling_superfluous_letter}, xfen},
    {"4k3/8/8/8/8/8/8/R3K1RR w GQ - 0 1", {}, xfen},
    {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", {xfen_ep_not_capturable}, xfen},
    {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", {}, xfen},
    {"4k3/8/8/8/p6P/8/8/4K3 b - h3 0 1", {xfen_ep_not_capturable}, xfen},
    {"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", {}, any960},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 2", {shredder_castling_syntax}, shredder},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 2", {}, shredder},
    {"r3k2r/8/8/8/8/8/8/R3K1RR w HGA - 0 2",
     {shredder_castling_syntax, castling_two_rights_one_side},
     shredder},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KAkq - 0 2", {castling_dialect_mixed}, shredder},
    {"r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 2", {shredder_castling_order}, shredder},
    {"r3k2r/8/8/8/8/8/8/R3K2R w haHA - 0 2", {shredder_castling_order}, any960},
    {"r3k2r/8/8/8/8/8/8/R3K2R w HH - 0 2", {fen_castling_duplicate}, shredder},
    {"4k2r/8/8/8/8/8/8/4K2R w kh - 0 1",
     {fen_castling_duplicate, xfen_castling_superfluous_letter},
     xfen},
    {"4k2r/8/8/8/8/8/8/4K2R w hk - 0 1",
     {fen_castling_duplicate, fen_castling_order, xfen_castling_superfluous_letter},
     xfen},
    {"4k3/8/8/8/8/8/8/4K1R1 w KG - 0 1",
     {fen_castling_duplicate, xfen_castling_superfluous_letter},
     xfen},
    {"4k3/8/8/8/8/8/8/R3K3 w AQ - 0 1",
     {fen_castling_duplicate, xfen_castling_superfluous_letter},
     any960},
    {"4k3/8/8/8/8/8/8/1R2K1R1 w KB - 0 1", {xfen_castling_superfluous_letter}, xfen},
    {"4k3/8/8/8/8/8/8/RR2K2R w BK - 0 1", {fen_castling_order}, xfen},
    {"4k3/8/8/8/8/8/8/R3K1RR w QG - 0 1", {fen_castling_order}, xfen},
    {"4k2r/8/8/8/8/8/8/R3K3 w Ak - 0 1", {xfen_castling_superfluous_letter}, xfen},
    {"nrqkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1", {chess960_start_array}, any960},
    {"nrqkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1", {chess960_start_array}, any960},
    {"nrqkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 2", {}, any960},
    {"nrqkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQk - 0 1", {}, any960},
    {"nrqkbbrn/pppppppp/8/8/4P3/8/PPPP1PPP/NRKQBBRN w KQkq - 0 1", {}, any960},
    {"nrkqnrbb/pppppppp/8/8/8/8/PPPPPPPP/NRKQNRBB w KQkq - 0 1", {}, any960},
    {"nrkbnbrq/pppppppp/8/8/8/8/PPPPPPPP/NRKBNBRQ w KQkq - 0 1",
     {chess960_start_array, fen_too_many_promoted, fen_too_many_promoted},
     any960},
};

fen_dialect dialect_to_write(fen_dialect read) {
  return read == fen_dialect::shredder ? fen_dialect::shredder : fen_dialect::fen;
}

void check_round_trip(const std::string& record, fen_dialect dialect) {
  const rules::fen_record read = rules::read_fen(record, dialect);
  const bool is_given_up = std::any_of(read.faults.begin(), read.faults.end(), gives_up);
  BOOST_TEST(read.playable.has_value() == !is_given_up, record << ": " << said(read));
  for (const parse::fen_fault& one : read.faults)
    BOOST_TEST((one.where.begin <= one.where.end && one.where.end <= record.size()), record);
  if (!read.playable) return;
  const std::string written = write_fen(*read.given, dialect_to_write(dialect));
  const rules::fen_record again = rules::read_fen(written, any960);
  BOOST_TEST((again.given == read.given), record << " became " << written);
  if (read.faults.empty() && dialect == fen_dialect::fen) BOOST_TEST(written == record);
}

constexpr fen_dialect dialects[] = {fen_dialect::fen, orthodox, xfen, shredder, any960};

/// The 960 arrays: bishops on both square colors, the king between the rooks (LAWS guidelines
/// II.2).
std::vector<std::string> start_arrays() {
  std::string back = "BBKNNQRR";
  std::vector<std::string> arrays;
  do {
    const auto bishop = back.find('B'), other = back.rfind('B');
    const auto king = back.find('K');
    if ((other - bishop) % 2 == 1 && back.find('R') < king && king < back.rfind('R'))
      arrays.push_back(back);
  } while (std::next_permutation(back.begin(), back.end()));
  return arrays;
}

std::string lower(std::string text) {
  for (char& each : text) each = static_cast<char>(each - 'A' + 'a');
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_field_is_as_the_standard_says_or_there_is_a_finding) {
  for (const fault_case& one : syntax_cases) check_faults(one);
}

BOOST_AUTO_TEST_CASE(a_position_that_cannot_be_or_cannot_arise_is_found_out) {
  for (const fault_case& one : position_cases) check_faults(one);
}

BOOST_AUTO_TEST_CASE(each_dialect_has_its_own_castling_field) {
  for (const fault_case& one : dialect_cases) check_faults(one);
}

BOOST_AUTO_TEST_CASE(the_examples_of_the_catalogue_break_their_rule_or_none) {
  for (const rule_info& row : catalogue()) {
    const bool is_file_or_output = row.id == fen_file_suffix || row.id == fen_ep_square_missing ||
                                   row.id == fen_pawn_structure_impossible ||
                                   row.id == xfen_castling_needs_letter;
    if (row.group < 12 || row.group > 14 || is_file_or_output) continue;
    const std::string name(row.name);
    const auto dialect = row.group < 14 || row.id == fen_dialect_castling ? fen_dialect::fen
                         : name.starts_with("xfen")                       ? xfen
                         : name.starts_with("chess960")                   ? any960
                                                                          : shredder;
    std::string wrong(row.wrong);
    if (row.id == fen_bad_character) wrong = "4k3/8/8/8/8/8/4P3/4K3 w - \xE2\x80\x93 0 1";
    const rules::fen_record bad = rules::read_fen(wrong, dialect);
    const auto is_its_own = [&](const parse::fen_fault& one) { return one.id == row.id; };
    BOOST_TEST(std::count_if(bad.faults.begin(), bad.faults.end(), is_its_own) == 1,
               name << ": " << said(bad));
    const rules::fen_record good = rules::read_fen(row.right, dialect);
    BOOST_TEST(good.faults.empty(), name << ": " << said(good));
  }
}

BOOST_AUTO_TEST_CASE(a_finding_is_at_its_field_and_quotes_what_is_wrong) {
  struct {
    const char* fen;
    rule id;
    span where;
    const char* detail;
  } const cases[] = {
      {"4k3/8/8/8/8/8/8/4K3 W - - 0 1", fen_active_color, {20, 21}, "W"},
      {"4k12/44/8/8/8/8/8/4K3 w - - 0 1", fen_adjacent_digits, {0, 21}, "12"},
      {"4k3/8/8/7/8/8/8/4K3 w - - 0 1", fen_rank_width, {0, 19}, "`7` is too short"},
      {"4k3/8/8/8/8/8/8/4x3 w - - 0 1", fen_piece_letter, {0, 19}, "x"},
      {"4k3/8/8/8/8/8/8/4K3 w -\xC3\xA9- - 0 1", fen_bad_character, {22, 26}, "\xC3\xA9"},
      {"4k3/8/8/8/8/8/8/4K3 w - -", fen_field_count, {0, 25}, "4k3/8/8/8/8/8/8/4K3 w - -"},
      {"4k3/8/8/8/8/8/8/4K3 w \t - - 0 1", fen_field_separator, {21, 24}, " \t "},
      {"4k3/8/8/8/8/8/8/4K3 w - - 101 77", fen_halfmove_over_75, {26, 29}, "101"},
      {"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", fen_castling_impossible, {23, 25}, "Q"},
      {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", fen_pawn_on_back_rank, {0, 20}, "a1"},
  };
  for (const auto& one : cases) {
    const rules::fen_record read = rules::read_fen(one.fen);
    BOOST_REQUIRE_MESSAGE(read.faults.size() == 1, one.fen << ": " << said(read));
    BOOST_TEST((read.faults[0].id == one.id), one.fen);
    BOOST_TEST((read.faults[0].where == one.where), one.fen);
    BOOST_TEST(read.faults[0].detail == one.detail);
  }
}

BOOST_AUTO_TEST_CASE(a_buffer_holds_the_longest_record) {
  setup all{{}, color::black, 0xFF000000000000FF, make_square(0, 2), UINT32_MAX, UINT32_MAX};
  for (int at = 0; at < 64; ++at)
    all.board.put(static_cast<square>(at), {piece_type::rook, color::white});
  BOOST_TEST(write_fen(all, shredder).size() == longest_fen);
  std::array<char, longest_fen> text;
  const std::string_view written(text.data(), write_fen(text.data(), all, shredder));
  BOOST_TEST(written == write_fen(all, shredder));
}

BOOST_AUTO_TEST_CASE(more_than_a_hundred_plies_are_only_worth_a_note) {
  const auto level_of = [](const char* fen) { return rules::read_fen(fen).faults.at(0).level; };
  BOOST_TEST((level_of("4k3/8/8/8/8/8/8/4K3 w - - 150 200") == severity::info));
  BOOST_TEST((level_of("4k3/8/8/8/8/8/8/4K3 w - - 151 200") == std::nullopt));
}

BOOST_AUTO_TEST_CASE(what_is_recovered_has_the_meaning_that_was_certain) {
  struct {
    const char *fen, *meaning;
  } const cases[] = {
      {" 4k3/8/8/8/8/8/8/4K3\tw  - - 0 1 ", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
      {"4k111/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
      {"r3k2r/8/8/8/8/8/8/R3K2R w qKK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"},
      {"4k3/8/8/8/8/8/8/4K3 w - e3 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 007 0099", "4k3/8/8/8/8/8/8/4K3 w - - 7 99"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 9999999999", "4k3/8/8/8/8/8/8/4K3 w - - 0 2147483647"},
      {"r3k2r/8/8/8/8/8/8/R3K2R w HAq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQq - 0 1"},
  };
  for (const auto& one : cases) {
    const rules::fen_record read = rules::read_fen(one.fen);
    BOOST_REQUIRE_MESSAGE(read.playable, one.fen << ": " << said(read));
    BOOST_TEST(write_fen(read.playable->to_setup()) == one.meaning);
  }
}

BOOST_AUTO_TEST_CASE(an_en_passant_target_is_written_always_or_where_it_matters) {
  struct {
    const char *fen, *pseudo_legal, *legal;
  } const cases[] = {
      {"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "-", "-"},
      {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3", "e3"},
      {"4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1", "e3", "e3"},
      {"8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "e3", "-"},
      {"4k3/8/8/p6P/8/8/8/4K3 w - a6 0 1", "-", "-"},
  };
  const auto target = [](const std::string& fen, en_passant_style style) {
    const std::string written = write_fen(*rules::read_fen(fen).given, fen_dialect::fen, style);
    std::istringstream fields(written);
    std::string field;
    for (int at = 0; at < 4; ++at) fields >> field;
    return field;
  };
  for (const auto& one : cases) {
    BOOST_TEST(write_fen(*rules::read_fen(one.fen).given) == one.fen);
    BOOST_TEST(target(one.fen, en_passant_style::pseudo_legal) == one.pseudo_legal, one.fen);
    BOOST_TEST(target(one.fen, en_passant_style::legal) == one.legal, one.fen);
  }
}

BOOST_AUTO_TEST_CASE(castling_is_written_in_the_dialect_asked_for) {
  struct {
    const char *fen, *as_fen, *as_shredder;
  } const cases[] = {
      {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 2", "KQkq", "HAha"},
      {"4k3/8/8/8/8/8/8/R3K1RR w GA - 0 2", "GQ", "GA"},
      {"4k3/8/8/8/8/8/8/R3K1RR w HA - 0 2", "KQ", "HA"},
      {"1r2k3/8/8/8/8/8/8/4K3 w b - 0 2", "q", "b"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 2", "-", "-"},
  };
  for (const auto& one : cases) {
    const setup given = *rules::read_fen(one.fen, any960).given;
    const std::string placement = std::string(one.fen).substr(0, std::string(one.fen).find(' '));
    BOOST_TEST(write_fen(given) == placement + " w " + one.as_fen + " - 0 2");
    BOOST_TEST(write_fen(given, shredder) == placement + " w " + one.as_shredder + " - 0 2");
  }
}

BOOST_AUTO_TEST_CASE(a_right_without_a_rook_keeps_its_square_in_x_fen) {
  const std::string placement = "nqbbrknr/8/8/8/8/8/8/NQBBRKNR w ";
  for (const std::string castling : {"KQqa", "KQkq", "KGQA", "KQk", "QA"}) {
    const auto record = placement + castling + " - 0 1";
    const auto given = rules::read_fen(record, xfen).given;
    BOOST_REQUIRE(given.has_value());
    BOOST_TEST(write_fen(*given, xfen) == record);
  }
}

BOOST_AUTO_TEST_CASE(all_960_start_arrays_come_back_in_both_notations) {
  const std::vector<std::string> arrays = start_arrays();
  BOOST_TEST(arrays.size() == 960u);
  for (const std::string& back : arrays) {
    const std::string placement = lower(back) + "/pppppppp/8/8/8/8/PPPPPPPP/" + back;
    const rules::fen_record read = rules::read_fen(placement + " w KQkq - 0 1", any960);
    BOOST_TEST(read.faults.empty(), back << ": " << said(read));
    const std::string by_files = write_fen(*read.given, shredder);
    const rules::fen_record again = rules::read_fen(by_files, shredder);
    BOOST_TEST(again.faults.empty(), by_files << ": " << said(again));
    BOOST_TEST((again.playable == read.playable), by_files);
    BOOST_TEST(write_fen(*again.given, xfen) == placement + " w KQkq - 0 1");
    const bool is_standard = back[0] == 'R' && back[4] == 'K' && back[7] == 'R';
    BOOST_TEST(rules::read_fen(placement + " w KQkq - 0 1", fen_dialect::fen).faults.empty() ==
               is_standard);
  }
}

BOOST_AUTO_TEST_CASE(any_bytes_are_read) {
  const std::string letters = "KQkqAHah-wbex/12345678 0pnbrPNBR\t\xFF";
  tests::rng random;
  const auto below = [&](std::size_t bound) { return tests::below(random, bound); };
  for (auto left = tests::trials(20'000); left != 0; --left) {
    std::string text = "r3k2r/pppppppp/8/8/4P3/8/PPPP1PPP/R3K2R b KQkq e3 0 1";
    for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
      const std::size_t at = below(text.size());
      const char letter = letters[below(letters.size())];
      switch (below(3)) {
        case 0:
          text[at] = letter;
          break;
        case 1:
          text.erase(at, 1 + below(3));
          break;
        default:
          text.insert(at, 1, letter);
      }
      if (text.empty()) text = " ";
    }
    check_round_trip(text, dialects[below(5)]);
  }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(fen_files)

using namespace strictpgn;

BOOST_AUTO_TEST_CASE(records_come_back_or_are_refused) {
  std::size_t records = 0;
  for (const auto& [name, text] : tests::samples({".fen", ".txt"}, UINT64_MAX)) {
    if (name.ends_with(".txt") && !name.starts_with("fens_from_tests__")) continue;
    std::istringstream lines(text);
    for (std::string record; std::getline(lines, record); ++records)
      for (const fen_dialect dialect : fen::dialects) fen::check_round_trip(record, dialect);
  }
  BOOST_TEST(records > (tests::is_over_corpora() ? 1000 : 100));
}

BOOST_AUTO_TEST_SUITE_END()
