// Records under the profile `modern`: what suites write is an info as long as nothing is lost.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "strictpgn/records.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(records_modern)

namespace {

using namespace strictpgn;
using enum severity;

constexpr std::string_view lone_pawn = "4k3/8/8/8/8/8/4P3/4K3 w - -";
constexpr std::string_view knights = "4k3/8/8/8/8/2N5/8/4K1N1 w - -";
constexpr std::string_view back_rank = "6k1/5ppp/8/8/8/8/8/R3K3 w - -";

struct row {
  std::string_view fields;
  std::string_view rest;
  rule id;
  severity usual;
  severity modern;
  record_format format = record_format::epd;
};

// clang-format off
const row rows[] = {
    {lone_pawn, " 0 1 bm e4;", rule::epd_fen_clocks, error, info},
    {lone_pawn, "  bm e4;", rule::epd_operation_separator, error, info},
    {lone_pawn, " bm e4; ", rule::epd_operation_separator, error, info},
    {lone_pawn, " bm e4;id \"a\";", rule::epd_operation_separator, error, info},
    {lone_pawn, " bm  e4;", rule::epd_operand_separator, error, info},
    {lone_pawn, " bm e4 ;", rule::epd_operand_separator, error, info},
    // A semicolon is missed only where one cannot do without it.
    {lone_pawn, " bm e4", rule::epd_operation_missing_semicolon, error, info},
    {lone_pawn, " bm e4  ", rule::epd_operation_missing_semicolon, error, info},
    {lone_pawn, " bm e4 dm 3;", rule::epd_operation_missing_semicolon, error, error},
    // A word that is dropped is worth a warning, a semicolon is not.
    {lone_pawn, " best-move e4;", rule::epd_opcode_syntax, error, warning},
    {lone_pawn, " 1x knights;", rule::epd_opcode_syntax, error, warning},
    {lone_pawn, " ; bm e4;", rule::epd_opcode_syntax, error, info},
    {lone_pawn, " bm e4;;", rule::epd_opcode_syntax, error, info},
    {lone_pawn, " id \"a\"; bm e4;", rule::epd_opcode_order, warning, info},
    {lone_pawn, " bm e4 d4;", rule::epd_move_illegal, error, error},
    {lone_pawn, " bm e4 Kd2;", rule::epd_operand_order, warning, info},
    {lone_pawn, " acn 5; acn 5;", rule::epd_opcode_duplicate, error, info},
    {lone_pawn, " acn 5; acn 6;", rule::epd_opcode_duplicate, error, error},
    {lone_pawn, " id \"5\"; id 5;", rule::epd_opcode_duplicate, error, error},
    {lone_pawn, " id BK.01;", rule::epd_operand_type, error, info},
    {lone_pawn, " id several words;", rule::epd_operand_type, error, info},
    {lone_pawn, " acn \"5\";", rule::epd_operand_type, error, error},
    {lone_pawn, " bm #7;", rule::epd_operand_type, error, info},
    {lone_pawn, " bm #;", rule::epd_operand_type, error, error},
    {lone_pawn, " bm +7;", rule::epd_operand_type, error, error},
    {lone_pawn, " am #7;", rule::epd_operand_type, error, error},
    {lone_pawn, " bm e4 +;", rule::epd_operand_type, error, error},
    {lone_pawn, " ce +M2;", rule::epd_integer_syntax, error, info},
    {lone_pawn, " ce -M12;", rule::epd_integer_syntax, error, info},
    {lone_pawn, " ce M;", rule::epd_integer_syntax, error, error},
    {lone_pawn, " ce 1.5;", rule::epd_integer_syntax, error, error},
    {lone_pawn, " acn M2;", rule::epd_integer_syntax, error, error},
    {lone_pawn, " bm e2e4;", rule::epd_move_not_san, warning, info},
    {lone_pawn, " pm x;", rule::epd_operand_type, error, error},
    // The form of moves
    {knights, " bm Nge2;", rule::epd_move_not_san, off, off},
    {knights, " bm Ng1e2;", rule::epd_move_not_san, warning, info},
    {knights, " bm Ng1e2;", rule::san_disambiguation_not_minimal, off, off},
    {knights, " bm N1e2;", rule::san_disambiguation_not_minimal, warning, info},
    {knights, " bm Ngf3;", rule::san_overdisambiguated, warning, info},
    {knights, " bm Ng1f3;", rule::san_overdisambiguated, off, off},
    {back_rank, " bm Ra8;", rule::san_missing_mate, warning, info},
    {back_rank, " bm Ra8+;", rule::san_missing_mate, warning, info},
    {back_rank, " bm Ra1a8;", rule::epd_move_not_san, warning, info},
    {back_rank, " bm Ra1a8;", rule::san_missing_mate, off, off},
    {back_rank, " bm Ra1a8+;", rule::san_missing_mate, off, off},
    {back_rank, " bm Ra7#;", rule::san_false_mate, error, error},
    {"4k3/8/8/8/8/8/8/R3K3 w - -", " bm Ra8;", rule::san_missing_check, warning, info},
    {"3rk3/8/8/8/8/8/8/3RK3 w - -", " bm Rd8+;", rule::san_missing_capture, warning, info},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - -", " bm e4xd5;", rule::epd_move_not_san, warning, info},
    // Positions
    {"r3k2r/8/8/8/8/8/8/R3K2R w HAha -", " bm O-O;", rule::fen_dialect_castling, error, info},
    {"r3k2r/8/8/8/8/8/8/R3K2R w HAha -", " 0 1", rule::fen_dialect_castling, error, info, record_format::fen},
    {"4k3/8/8/8/8/8/4P3/4K3  w - -", " 0 1", rule::fen_field_separator, error, info, record_format::fen},
    {"4k3/8/8/8/8/8/4P3/4K3  w - -", " bm e4;", rule::epd_field_count, error, error},
    {"4k3/8/8/8/8/8/4P3/4K3 w - -", " 0 0", rule::fen_fullmove_zero, error, error, record_format::fen},
};
// clang-format on

severity level_of(const row& one, profile format) {
  options options;
  options.format = format;
  const auto text = std::string(one.fields) + std::string(one.rest) + '\n';
  const auto read = check_records(text, one.format, fen_dialect::fen, options);
  const auto found = std::ranges::find(read.diagnostics, one.id, &diagnostic::id);
  return found == read.diagnostics.end() ? off : found->level;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_suites_write_is_an_info_as_long_as_nothing_is_lost) {
  for (const auto& one : rows) {
    BOOST_TEST_CONTEXT(one.fields << one.rest << ' ' << name_of(one.id)) {
      BOOST_TEST((level_of(one, profile::import_format) == one.usual));
      BOOST_TEST((level_of(one, profile::modern) == one.modern));
    }
  }
}

BOOST_AUTO_TEST_CASE(in_a_tag_file_letters_stay_an_error) {
  options options;
  options.format = profile::modern;
  const auto read = check_database(
      "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1\"]\n[SetUp \"1\"]\n\n1. O-O *\n", options);
  const auto found =
      std::ranges::find(read.diagnostics, rule::fen_dialect_castling, &diagnostic::id);
  BOOST_REQUIRE((found != read.diagnostics.end()));
  BOOST_TEST((found->level == error));
}

BOOST_AUTO_TEST_SUITE_END()
