// EPD: every rule just fires or just does not, and what is read is written again (EPD 16.2).
#include "strictpgn/epd.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <vector>

#include "files.hpp"
#include "random.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(epd)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
using enum rule;

std::string said(const epd_reading& read) {
  std::string text;
  for (const auto& one : read.findings) text += std::string(name_of(one.id)) + ' ';
  return text;
}

// ---- findings -----------------------------------------------------------------------------------

const std::string lone_pawn = "4k3/8/8/8/8/8/4P3/4K3 w - -";

struct operations_case {
  std::string operations;  ///< after the four fields and whatever stands between
  std::vector<rule> expected;
  std::string fields = lone_pawn;
};

void check_rules(const operations_case& one) {
  const auto text = one.fields + one.operations;
  const auto read = parse_epd(text);
  std::multiset<rule> found;
  for (const auto& finding : read.findings) found.insert(finding.id);
  BOOST_TEST((found == std::multiset<rule>(one.expected.begin(), one.expected.end())),
             text << ": " << said(read));
}

const operations_case field_cases[] = {
    {"", {}},
    {"", {epd_field_count}, ""},
    {"", {epd_field_count}, "4k3/8/8/8/8/8/8/4K3 w -"},
    {" bm e4;", {epd_field_count}, "4k3/8/8/8/8/8/4P3/4K3 w"},
    {" bm e4;", {epd_field_count}, "4k3/8/8/8/8/8/4P3/4K3 w -"},
    {" c3 \"x\";", {fen_ep_rank}, "4k3/8/8/8/8/8/8/4K3 w - c3"},
    {"; bm Kd2;", {fen_ep_rank, epd_opcode_syntax}, "4k3/8/8/8/8/8/8/4K3 w - h3"},
    {" bm Kd2;", {fen_ep_syntax}, "4k3/8/8/8/8/8/8/4K3 w - -0"},
    {"", {epd_field_count}, "4k3/8/8/8/8/8/8/4K3 w  - -"},
    {"", {epd_field_count}, " 4k3/8/8/8/8/8/8/4K3 w - -"},
    {"", {epd_field_count}, "4k3/8/8/8/8/8/8/4K3\tw - -"},
    {"", {epd_field_count}, "# a suite"},
    {"", {epd_field_count}, "startpos"},
    {"", {fen_rank_count}, "8 w - -"},
    {" bm e4;", {fen_active_color}, "4k3/8/8/8/8/8/4P3/4K3 W - -"},
    {" bm Kd2;", {fen_king_count}, "8/8/8/8/8/8/8/4K3 w - -"},
    {" 0 1", {epd_fen_clocks}},
    {" 12", {epd_fen_clocks}},
    {"  0 1 bm e4;", {epd_fen_clocks}},
    {" 0 1x;", {epd_fen_clocks, epd_opcode_syntax}},
};

const operations_case operation_cases[] = {
    {" bm e4;", {}},
    {" resign;", {}},
    {" bm e4", {epd_operation_missing_semicolon}},
    {" resign", {epd_operation_missing_semicolon}},
    {" bm e4 id \"a\";", {epd_operation_missing_semicolon}},
    {" ce 5 c6 \"a\";", {epd_operation_missing_semicolon, epd_opcode_order}},
    {" noop bm e4;", {}},
    {" id \"a\" bm;", {epd_operand_count}},
    {"  bm e4;", {epd_operation_separator}},
    {"\tbm e4;", {epd_operation_separator}},
    {" bm e4;id \"a\";", {epd_operation_separator}},
    {" bm e4; ", {epd_operation_separator}},
    {" ", {epd_operation_separator}},
    {" bm  e4;", {epd_operand_separator}},
    {" bm\te4;", {epd_operand_separator}},
    {" bm e4 ;", {epd_operand_separator}},
    {" resign ;", {epd_operand_separator}},
    {" id\"a\";", {epd_operand_separator}},
    {" ; bm e4;", {epd_opcode_syntax}},
    {"; bm e4;", {epd_opcode_syntax}},
    {" ;bm e4;", {epd_opcode_syntax}},
    {" bm e4;;", {epd_opcode_syntax}},
    {" 1x;", {epd_opcode_syntax}},
    {" best-move e4;", {epd_opcode_syntax}},
    {" \"a\";", {epd_opcode_syntax}},
    {" a2345678901234_;", {epd_opcode_unknown}},
    {" a2345678901234_6;", {epd_opcode_syntax}},
    {" \xE9 1;", {epd_opcode_syntax}},
    {" X 1;", {epd_opcode_archival_name}},
    {" x 1;", {epd_opcode_archival_name}},
    {" bM 1;", {epd_opcode_archival_name}},
    {" zz 1;", {epd_opcode_unknown}},
    {" c0 \"a\"; c0 \"b\";", {epd_opcode_duplicate}},
    {" c0 \"a\"; c1 \"b\";", {}},
    {" id \"a\"; bm e4; ce 1;", {epd_opcode_order}},
    {" draw_offer;", {epd_draw_without_sm}},
    {" draw_claim;", {epd_draw_without_sm}},
    {" draw_offer; sm e4;", {}},
    {" draw_accept; draw_reject;", {epd_draw_accept_reject}},
};

const std::string byte_255(255, 'a');
const std::string byte_256(256, 'a');

const operations_case operand_cases[] = {
    {" noop caf\xE9;", {epd_operand_character}},
    {" bm e4\xA0;", {epd_operand_character}},
    {" id A\x01;", {epd_operand_character}},
    {" id \"a;", {epd_string_unterminated}},
    {" \"a;", {epd_string_unterminated}},
    {" id \"a; bm e4", {epd_string_unterminated}},
    {" id \"a\tb\";", {epd_string_character}},
    {" id \"caf\xE9\";", {epd_string_character}},
    {" id \"say \"hi\"\";", {epd_string_character}},
    {" id \"a\\\"b\";", {epd_string_character}},
    {" c0 \"the \"best\" move\";", {epd_string_character}},
    {" c0 \"a\"b; id \"c\";", {epd_operand_separator, epd_operand_count}},
    {" c0 \"" + byte_255 + "\";", {}},
    {" c0 \"" + byte_256 + "\";", {epd_string_too_long}},
    {" dm;", {epd_operand_count}},
    {" dm 1 2;", {epd_operand_count}},
    {" id;", {epd_operand_count}},
    {" c0;", {}},
    {" eco;", {}},
    {" resign e4;", {epd_operand_count}},
    {" tcri \"a@b\";", {epd_operand_count}},
    {" tcri \"a@b\" \"A\";", {}},
    {" bm;", {}},
    {" pm e3 e4;", {epd_operand_count}},
    {" id BK.01;", {epd_operand_type}},
    {" id Position 1;", {epd_operand_type}},
    {" tcri a@b \"A\";", {epd_operand_type}},
    {" dm \"3\";", {epd_operand_type}},
    {" bm \"e4\";", {epd_operand_type}},
    {" bm 1;", {epd_operand_type}},
    {" bm --;", {epd_operand_type}},
    {" ce -32767;", {epd_ce_terminal}},
    {" ce -32768;", {epd_operand_range}},
    {" ce 32767;", {epd_operand_range}},
    {" dm 0;", {epd_operand_range}},
    {" acn 0;", {}},
    {" acn 99999999999999999999;", {}},
    {" acn -1;", {epd_operand_range}},
    {" rc 0;", {epd_operand_range}},
    {" tcgs 0;", {epd_operand_range}},
    {" ce 1.5;", {epd_integer_syntax}},
    {" ce -;", {epd_integer_syntax}},
    {" ce 1e3;", {epd_integer_syntax}},
    {" ce +12;", {epd_integer_plus}},
    {" ce -12;", {}},
    {" noop .5;", {epd_float_syntax}},
    {" noop -5.;", {epd_float_syntax}},
    {" noop 0.5 -1.25 . 5 1.2.3;", {}},
    {" bm Kd2 e4;", {}},
    {" bm e4 Kd2;", {epd_operand_order}},
    {" bm e4 e4;", {epd_operand_duplicate}},
    {" am e4; bm e4;", {epd_operand_duplicate}},
    {" am e3; bm e4;", {}},
};

const std::string mate_next = "7k/8/5K2/8/8/8/8/R7 w - -";
const std::string mate_now = "7k/8/6K1/8/8/8/8/R7 w - -";
const std::string stalemate = "k7/2Q5/1K6/8/8/8/8/8 b - -";
const std::string mated = "R6k/8/6K1/8/8/8/8/8 b - -";
const std::string bare_kings = "4k3/8/8/8/8/8/8/4K3 w - -";
const std::string pushed = "4k3/8/8/8/4P3/8/8/4K3 b - e3";

const operations_case meaning_cases[] = {
    {" bm e2e4;", {epd_move_not_san}},
    {" bm e4!;", {epd_move_not_san}},
    {" bm 1.e4;", {epd_move_not_san}},
    {" bm ke2d2;", {epd_move_illegal}, bare_kings},
    {" bm kd2;", {epd_move_not_san}},
    {" bm Ked2;", {san_overdisambiguated}},
    {" bm e4+;", {san_false_check}},
    {" bm e5;", {epd_move_illegal}},
    {" bm O-O;", {epd_move_illegal}},
    {" bm Kd7;", {epd_move_illegal}, stalemate},
    {" pv e4 Kd7 Kd2;", {}},
    {" pv e4 Kd7 e6 Kc6 Qh8;", {epd_move_illegal}},
    {" pv e4 e5;", {epd_move_illegal}},
    {" pv e4 ? e5;", {epd_operand_type}},
    {" pm e4; pv e4 Kd7;", {}},
    {" pm e4; pv e3 Kd7;", {epd_pm_pv_mismatch}},
    {" pm e4; pv;", {}},
    {" ce 50;", {epd_ce_terminal}, stalemate},
    {" ce 0;", {}, stalemate},
    {" ce 1;", {epd_ce_terminal}, bare_kings},
    {" ce 32766;", {}, mate_now},
    {" ce 32766;", {epd_ce_terminal}, mate_next},
    {" ce 32764;", {}, mate_next},
    {" ce -32767;", {}, mated},
    {" ce -32767;", {fen_king_count}, "8/8/8/8/8/8/8/4K3 w - -"},
    {" ce 32765;", {epd_ce_mate_parity}},
    {" ce -32764;", {epd_ce_mate_parity}},
    {" ce -32765;", {}},
    {" ce 32000;", {}},
    {" ce 31999;", {}},
    {" hmvc 4;", {epd_hmvc_ep}, pushed},
    {" hmvc 0;", {}, pushed},
    {" fmvn 3; hmvc 4;", {}},
    {" fmvn 3; hmvc 5;", {epd_hmvc_ep}},
    {" hmvc 5;", {}},
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_record_begins_with_four_fields) {
  for (const auto& one : field_cases) check_rules(one);
}

BOOST_AUTO_TEST_CASE(operations_stand_in_their_order_with_their_spaces) {
  for (const auto& one : operation_cases) check_rules(one);
}

BOOST_AUTO_TEST_CASE(operands_are_what_their_opcode_takes) {
  for (const auto& one : operand_cases) check_rules(one);
}

BOOST_AUTO_TEST_CASE(operations_agree_with_the_position_and_each_other) {
  for (const auto& one : meaning_cases) check_rules(one);
}

BOOST_AUTO_TEST_CASE(a_line_has_at_most_1024_characters) {
  const auto head = lone_pawn + " noop ";
  const auto record = [&](std::size_t length) {
    return head + std::string(length - head.size() - 1, 'a') + ';';
  };
  BOOST_TEST(parse_epd(record(1024)).findings.empty());
  const auto read = parse_epd(record(1030));
  BOOST_REQUIRE(read.findings.size() == 1);
  BOOST_TEST((read.findings[0].id == epd_line_too_long));
  BOOST_TEST((read.findings[0].where == span{1024, 1030}));
}

// ---- what is read -------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(a_reading_has_the_operations_with_their_places_and_moves) {
  const std::string text = lone_pawn + " bm e4; fmvn 7; id \"a; b\"; zz 1 2;";
  const auto read = parse_epd(text).record;
  BOOST_REQUIRE(read.operations.size() == 4);
  const auto& best = read.operations[0];
  BOOST_TEST(best.opcode == "bm");
  BOOST_TEST((best.where == span{28, 34}));
  BOOST_REQUIRE(best.operands.size() == 1);
  BOOST_REQUIRE(best.operands[0].played.has_value());
  BOOST_TEST(to_string(best.operands[0].played->origin) == "e2");
  BOOST_TEST(read.find("id")->operands[0].text == "a; b");
  BOOST_TEST(read.find("id")->operands[0].is_string);
  BOOST_TEST(read.find("zz")->operands.size() == 2u);
  BOOST_TEST(read.find("am") == nullptr);
  BOOST_REQUIRE(read.playable.has_value());
  BOOST_TEST(read.playable->fullmove_number() == 7u);
}

BOOST_AUTO_TEST_CASE(an_unquoted_text_is_recovered_up_to_the_semicolon) {
  const auto text = lone_pawn + " id Position 1;";
  const auto read = parse_epd(text).record;
  BOOST_REQUIRE(read.find("id")->operands.size() == 1);
  BOOST_TEST(read.find("id")->operands[0].text == "Position 1");
}

BOOST_AUTO_TEST_CASE(fen_clocks_are_kept) {
  const auto text = lone_pawn + " 3 9 bm e4;";
  const auto given = parse_epd(text).record.given;
  BOOST_REQUIRE(given.has_value());
  BOOST_TEST(given->halfmove_clock == 3u);
  BOOST_TEST(given->fullmove_number == 9u);
}

BOOST_AUTO_TEST_CASE(a_finding_about_a_move_shows_the_board_before_it) {
  const auto text = lone_pawn + " pv e4 Kd7 e6;";
  const auto read = parse_epd(text);
  BOOST_REQUIRE(read.findings.size() == 1);
  BOOST_TEST(read.findings[0].fen == "8/3k4/8/8/4P3/8/8/4K3 w - - 1 2");
  BOOST_TEST(read.findings[0].candidates == std::vector<std::string>{"e5"},
             boost::test_tools::per_element());
}

// ---- what is written ----------------------------------------------------------------------------

struct canonical_case {
  std::string operations;
  std::string expected;
};

const canonical_case canonical_cases[] = {
    {"", ""},
    {" id \"a\"; bm e4 Kd2 e2e4;", " bm Kd2 e4; id \"a\";"},
    {" ; id  BK.01 ;", " id \"BK.01\";"},
    {" ce +12 ;resign", " ce 12; resign;"},
    {" 3 9 ; bm e4!", " bm e4; fmvn 9; hmvc 3;"},
    {" 0 1", ""},
    {" pv e2e4 e8d7 Kd2 e5;", " pv e4 Kd7 Kd2;"},
    {" c0 \"a\"; c0 \"b\"; c1;", " c0 \"a\"; c1;"},
    {" zz  a \"b\" 1;", " zz a \"b\" 1;"},
    {" dm x; rc 2;", " rc 2;"},
};

BOOST_AUTO_TEST_CASE(the_canonical_record_is_what_the_standard_writes) {
  for (const auto& one : canonical_cases) {
    const auto text = lone_pawn + one.operations;
    const auto written = write_epd(parse_epd(text).record);
    BOOST_TEST(written == lone_pawn + one.expected);
    BOOST_TEST(write_epd(parse_epd(written).record) == written);
  }
}

struct omission_case {
  std::string operations;
  std::string written;
  std::vector<std::string> lost;
};

const omission_case omission_cases[] = {
    {" bm e4 Kd2 e2e4; id \"a\";", " bm Kd2 e4; id \"a\";", {}},
    {" bm Ke5;", "", {"`bm Ke5;`: the operation `bm Ke5;`"}},
    {" bm Ke5 e4;", " bm e4;", {"`Ke5`: the operand `Ke5` of bm"}},
    {" zz \x01;", "", {"`zz \x01;`: the operation `zz \x01;`"}},
    {" resign now;", " resign;", {"`now`: the operand `now` of resign"}},
    {" dm x; rc 2;", " rc 2;", {"`dm x;`: the operation `dm x;`"}},
    {" c0 \"a\"; c0 \"b\";",
     " c0 \"a\";",
     {"`c0 \"b\";`: another operation of its opcode, `c0 \"b\";`"}},
    {" rc 2; 9 8;", " rc 2;", {"`9 8;`: what is no whole operation, `9 8;`"}},
    {" rc 2; id \"x ", " rc 2;", {"`id \"x `: what is no whole operation, `id \"x `"}},
};

BOOST_AUTO_TEST_CASE(what_is_not_written_of_a_record_is_told) {
  for (const auto& one : omission_cases) BOOST_TEST_CONTEXT(one.operations) {
      const auto text = lone_pawn + one.operations;
      const auto written = canonical_epd(parse_epd(text).record);
      BOOST_TEST(written.text == lone_pawn + one.written);
      std::vector<std::string> lost;
      for (const auto& each : written.omissions)
        lost.push_back('`' + text.substr(each.where.begin, each.where.size()) + "`: " + each.what);
      BOOST_TEST(lost == one.lost, boost::test_tools::per_element());
      BOOST_TEST(canonical_epd(parse_epd(written.text).record).omissions.empty());
    }
}

BOOST_AUTO_TEST_CASE(a_record_without_position_is_not_written) {
  BOOST_TEST(write_epd(parse_epd("4k3/8/8/8/8/8/8/4K3 w -").record).empty());
}

BOOST_AUTO_TEST_CASE(any_text_is_read_and_every_place_lies_in_it) {
  const std::string letters =
      "kK8/ w-e36;\"bm01 \t\xFF"
      "idc";
  tests::rng random;
  for (auto trial = tests::trials(20'000); trial != 0; --trial) {
    std::string text = trial % 2 == 0 ? "" : lone_pawn + " ";
    for (auto length = random() % 24; length > 0; --length)
      text += letters[random() % letters.size()];
    for (const auto& one : parse_epd(text).findings) {
      const bool is_inside = one.where.begin <= one.where.end && one.where.end <= text.size();
      BOOST_TEST(is_inside, name_of(one.id) << " in " << text);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(epd_files)

namespace {

using namespace strictpgn;
using enum rule;

/// What the writer answers for; not what operands say, which are written as they stand.
bool is_of_form(const diagnostic& found) {
  constexpr rule of_operands[] = {epd_operand_range, epd_pm_pv_mismatch, epd_string_too_long,
                                  epd_draw_without_sm, epd_float_syntax};
  return info(found.id).group == 15 && found.level == severity::error &&
         std::ranges::find(of_operands, found.id) == std::end(of_operands);
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_written_is_free_of_errors_of_form_and_stays_as_it_is) {
  const auto records = tests::sample_records();
  BOOST_TEST(records.size() > (tests::is_over_corpora() ? tests::tenth_if_sanitized(10'000) : 100));
  for (const auto& line : records) {
    const auto written = write_epd(parse_epd(line, fen_dialect::xfen).record, fen_dialect::xfen);
    if (written.empty()) continue;
    const auto again = parse_epd(written, fen_dialect::xfen);
    BOOST_TEST(write_epd(again.record, fen_dialect::xfen) == written);
    if (!again.record.playable) continue;  // moves stand as they were
    for (const auto& one : again.findings)
      BOOST_TEST(!is_of_form(one), name_of(one.id) << " in " << written << " from " << line);
  }
}

BOOST_AUTO_TEST_SUITE_END()
