#include "rules/registry.hpp"

#include <algorithm>

#include "rules/bytes/detect.hpp"
#include "rules/commands/context.hpp"
#include "rules/epd/context.hpp"
#include "rules/fen/comparison.hpp"
#include "rules/fen/context.hpp"
#include "rules/files/collation.hpp"
#include "rules/lines/detect.hpp"
#include "rules/start/detect.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn {

namespace rules {

namespace {

constexpr rule by_grammar[] = {
    rule::encoding_bom,
    rule::comment_unterminated,
    rule::comment_stray_close,
    rule::comment_in_tag_pair,
    rule::comment_in_tag_section,
    rule::comment_outside_game,
    rule::escape_percent_not_column_1,
    rule::token_unexpected_character,
    rule::token_angle_bracket,
    rule::string_unterminated,
    rule::string_tab,
    rule::string_bad_escape,
    rule::string_unescaped_quote,
    rule::string_outside_tag_pair,
    rule::nag_missing_digits,
    rule::tag_missing_open_bracket,
    rule::tag_missing_name,
    rule::tag_missing_value,
    rule::tag_value_not_string,
    rule::tag_extra_token,
    rule::tag_missing_close_bracket,
    rule::tag_name_bad_character,
    rule::tag_section_in_movetext,
    rule::tag_without_movetext,
    rule::termination_missing,
    rule::termination_short_draw,
    rule::termination_bad_form,
    rule::termination_repeated,
    rule::termination_in_rav,
    rule::movetext_unknown_symbol,
    rule::movetext_unexpected_token,
    rule::movetext_stray_period,
    rule::move_number_glued,
    rule::move_number_split_periods,
    rule::rav_unclosed,
    rule::rav_stray_close,
    rule::suffix_invalid,
    rule::suffix_repeated,
    rule::suffix_detached,
    rule::suffix_without_move,
    rule::movetext_blank_line,
    rule::draw_offer_mark,
    rule::san_syntax,
    rule::san_piece_lowercase,
    rule::san_piece_foreign,
    rule::san_figurine,
    rule::san_pawn_letter,
    rule::san_square_case,
    rule::san_capture_bad_sign,
    rule::san_pawn_capture_missing_file,
    rule::san_long_algebraic,
    rule::san_promotion_missing_equals,
    rule::san_promotion_bad_form,
    rule::san_promotion_bad_piece,
    rule::san_castling_zero,
    rule::san_castling_bad_form,
    rule::san_bad_check_form,
    rule::san_ep_suffix,
    rule::san_drawing_mark,
    rule::move_null,
    rule::text_outside_game,
    rule::file_not_pgn,
    rule::limit_rav_depth,
    rule::fen_active_color,
    rule::fen_adjacent_digits,
    rule::fen_bad_character,
    rule::fen_castling_syntax,
    rule::fen_ep_syntax,
    rule::fen_field_count,
    rule::fen_field_separator,
    rule::fen_fullmove_syntax,
    rule::fen_fullmove_zero,
    rule::fen_halfmove_syntax,
    rule::fen_integer_leading_zero,
    rule::fen_piece_letter,
    rule::fen_rank_count,
};

constexpr rule by_reader[] = {
    rule::encoding_utf16,
    rule::file_empty,
    rule::limit_game_size,
    rule::limit_diagnostics,
};

/// About the name of a file: `check_file_name`.
constexpr rule by_file_name[] = {rule::file_name_suffix, rule::fen_file_suffix};

int times_in(std::span<const rule> rules, rule id) {
  return static_cast<int>(std::count(rules.begin(), rules.end(), id));
}

}  // namespace

std::span<const chapter> chapters() {
  using enum matter;
  static const chapter all[] = {
      {tag_detectors(), games},
      {roster_detectors(), games},
      {movetext_detectors()},
      {variation_detectors()},
      {comment_detectors()},
      {token_detectors()},
      {san_detectors(), games},
      {outcome_detectors(), games},
      {forced_draw_detectors(), games},
      {date_detectors(), games},
      {people_detectors(), games},
      {event_detectors(), games},
      {time_detectors(), games},
      {conclusion_detectors(), games},
      {export_tag_detectors(), layout},
      {export_line_detectors(), layout},
      {export_move_detectors(), layout},
      {reduced_detectors()},
      {export_identity_detectors(), layout},
  };
  return all;
}

std::span<const rule> grammar_rules() { return by_grammar; }
std::span<const rule> file_rules() { return by_reader; }

namespace {

int count_fen_detectors(rule id) {
  int count = 0;
  for (const auto& table :
       {fen_value_detectors(), fen_position_detectors(), fen_castling_detectors()})
    for (const auto& detector : table) count += detector.id == id;
  for (const auto& one : fen_comparisons()) count += one.id == id;
  return count;
}

int count_epd_detectors(rule id) {
  int count = times_in(epd_grammar_rules(), id);
  for (const auto& table : {epd_opcode_detectors(), epd_operand_detectors(), epd_move_detectors(),
                            epd_meaning_detectors()})
    for (const auto& detector : table) count += detector.id == id;
  return count;
}

}  // namespace

int count_detectors(rule id) {
  int count = times_in(grammar_rules(), id) + times_in(byte_rules(), id) +
              times_in(line_rules(), id) + times_in(start_rules(), id) +
              times_in(file_rules(), id) + times_in(command_rules(), id) +
              times_in(by_file_name, id) + times_in(collation_rules(), id) +
              count_fen_detectors(id) + count_epd_detectors(id);
  for (const auto& chapter : chapters())
    for (const auto& detector : chapter.detectors) count += detector.id == id;
  return count;
}

}  // namespace rules

bool is_built(rule id) { return rules::count_detectors(id) > 0; }

}  // namespace strictpgn
