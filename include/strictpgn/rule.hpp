// The names of all rules: one enumerator for each row of the catalogue, in its order.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "strictpgn/profile.hpp"
#include "strictpgn/severity.hpp"

namespace strictpgn {

/// A rule of the catalogue. The kebab-case name (`san-castling-zero`) is `name_of(rule)`; names are
/// permanent, numeric values are not.
enum class rule : std::uint16_t {
  // 1. Bytes and encoding
  char_nul,
  char_control_forbidden,
  char_del,
  char_c1_control,
  char_latin1_discouraged,
  char_non_ascii_outside_text,
  char_outside_latin1,
  encoding_utf8_suspected,
  encoding_utf8_invalid,
  encoding_bom,
  encoding_utf16,
  // 2. Lines and white space
  newline_not_lf,
  newline_mixed,
  file_missing_final_newline,
  line_too_long,
  line_80_or_more,
  tab_in_export,
  // 3. Comments and escape lines
  comment_unterminated,
  comment_stray_close,
  comment_open_brace_inside,
  comment_empty,
  comment_splits_token,
  comment_inside_construct,
  comment_in_tag_pair,
  comment_in_tag_section,
  comment_outside_game,
  comment_unsafe_line_start,
  escape_line,
  escape_in_archival,
  escape_percent_not_column_1,
  escape_in_brace_comment,
  // 4. Tokens
  token_unexpected_character,
  token_angle_bracket,
  string_unterminated,
  string_tab,
  string_bad_escape,
  string_unescaped_quote,
  string_too_long,
  string_outside_tag_pair,
  symbol_too_long,
  nag_missing_digits,
  nag_out_of_range,
  nag_reserved,
  nag_null,
  nag_leading_zero,
  // 5. Tag pair syntax
  tag_missing_open_bracket,
  tag_missing_name,
  tag_missing_value,
  tag_value_not_string,
  tag_extra_token,
  tag_missing_close_bracket,
  tag_name_bad_character,
  tag_name_not_capitalized,
  tag_name_case_variant,
  tag_duplicate,
  tag_section_missing,
  tag_section_in_movetext,
  tag_without_movetext,
  tag_unknown_name,
  tag_value_empty,
  tag_value_colon,
  tag_value_empty_item,
  tag_value_surrounding_space,
  tag_integer_leading_zero,
  // 6. Seven Tag Roster
  str_tag_missing,
  str_order,
  str_not_first,
  tag_order_not_ascii,
  str_value_empty,
  // 7. Tag values
  site_country_unknown,
  date_format,
  date_partial_field,
  date_impossible,
  date_day_without_month,
  date_incomplete,
  date_before_eventdate,
  date_utcdate_gap,
  round_format,
  player_name_comma_space,
  player_name_initial_period,
  player_names_not_alphabetical,
  player_field_count_mismatch,
  result_tag_value,
  title_value,
  elo_format,
  uscf_format,
  rating_implausible,
  type_value,
  eventdate_format,
  utcdate_format,
  board_format,
  opening_refinement_without_base,
  eco_format,
  time_format,
  utctime_format,
  timecontrol_format,
  timecontrol_not_positive,
  timecontrol_moves_with_increment,
  timecontrol_field_not_last,
  timecontrol_marker_not_alone,
  setup_value,
  setup_missing,
  setup_without_fen,
  setup_fen_conflict,
  setup_fen_is_initial,
  fen_tag_invalid,
  termination_tag_value,
  termination_tag_conflict,
  mode_value,
  plycount_format,
  plycount_mismatch,
  clock_tag_format,
  clock_start_tag_format,
  timecontrol_missing_with_clocks,
  variant_tag_value,
  variant_unsupported,
  variant_chess960_without_fen,
  // 8. Movetext structure
  termination_missing,
  termination_short_draw,
  termination_bad_form,
  termination_repeated,
  movetext_after_termination,
  termination_in_rav,
  result_tag_mismatch,
  movetext_empty,
  movetext_unknown_symbol,
  movetext_unexpected_token,
  movetext_stray_period,
  move_number_glued,
  move_number_wrong,
  move_number_dangling,
  move_number_repeated,
  move_number_leading_zero,
  move_number_period_style,
  move_number_split_periods,
  rav_unclosed,
  rav_stray_close,
  rav_without_move,
  rav_empty,
  rav_same_first_move,
  suffix_invalid,
  suffix_repeated,
  suffix_detached,
  suffix_without_move,
  nag_before_move,
  nag_repeated,
  movetext_blank_line,
  draw_offer_mark,
  // 9. SAN form and canonicity
  san_syntax,
  san_piece_lowercase,
  san_piece_foreign,
  san_figurine,
  san_pawn_letter,
  san_square_case,
  san_missing_capture,
  san_false_capture,
  san_capture_bad_sign,
  san_pawn_capture_missing_file,
  san_pawn_overspecified,
  san_long_algebraic,
  san_ambiguous,
  san_overdisambiguated,
  san_disambiguation_not_minimal,
  san_promotion_missing,
  san_promotion_missing_equals,
  san_promotion_bad_form,
  san_promotion_bad_piece,
  san_promotion_false,
  san_castling_zero,
  san_castling_bad_form,
  san_missing_check,
  san_missing_mate,
  san_false_check,
  san_false_mate,
  san_bad_check_form,
  san_ep_suffix,
  san_drawing_mark,
  san_too_long,
  move_null,
  move_illegal,
  move_after_game_end,
  // 10. Game semantics
  result_contradicts_mate,
  result_contradicts_stalemate,
  result_contradicts_dead_position,
  move_after_dead_position,
  move_after_forced_draw,
  chess960_castling_undeclared,
  // 11. Embedded commands in comments
  command_unterminated,
  command_bad_name,
  command_missing_space,
  command_unterminated_string,
  command_empty_operand,
  command_in_line_comment,
  command_time_format,
  command_time_fraction,
  command_mct_format,
  command_before_move,
  command_repeated,
  command_eval_format,
  command_csl_cal_format,
  command_unknown,
  // 12. FEN: syntax
  fen_field_count,
  fen_field_separator,
  fen_bad_character,
  fen_rank_count,
  fen_rank_width,
  fen_piece_letter,
  fen_adjacent_digits,
  fen_active_color,
  fen_castling_syntax,
  fen_castling_order,
  fen_castling_duplicate,
  fen_ep_syntax,
  fen_ep_rank,
  fen_halfmove_syntax,
  fen_fullmove_syntax,
  fen_integer_too_large,
  fen_fullmove_zero,
  fen_integer_leading_zero,
  fen_file_suffix,
  // 13. FEN: position semantics
  fen_king_count,
  fen_pawn_on_back_rank,
  fen_opponent_in_check,
  fen_kings_adjacent,
  fen_castling_impossible,
  fen_ep_square_impossible,
  fen_ep_square_missing,
  fen_ep_halfmove,
  fen_halfmove_vs_fullmove,
  fen_halfmove_over_75,
  fen_too_many_pawns,
  fen_too_many_pieces,
  fen_too_many_promoted,
  fen_too_many_checkers,
  fen_impossible_check,
  fen_pawn_structure_impossible,
  // 14. X-FEN and Shredder-FEN dialects (Chess960)
  fen_dialect_castling,
  xfen_castling_no_rook,
  xfen_castling_needs_letter,
  xfen_castling_superfluous_letter,
  xfen_ep_not_capturable,
  shredder_castling_syntax,
  shredder_castling_order,
  castling_two_rights_one_side,
  castling_king_not_on_back_rank,
  castling_dialect_mixed,
  chess960_start_array,
  // 15. EPD
  epd_field_count,
  epd_fen_clocks,
  epd_operation_missing_semicolon,
  epd_operation_separator,
  epd_operand_separator,
  epd_opcode_syntax,
  epd_opcode_archival_name,
  epd_opcode_duplicate,
  epd_opcode_order,
  epd_opcode_unknown,
  epd_operand_character,
  epd_string_unterminated,
  epd_string_character,
  epd_string_too_long,
  epd_operand_count,
  epd_operand_type,
  epd_operand_range,
  epd_operand_order,
  epd_operand_duplicate,
  epd_integer_syntax,
  epd_integer_plus,
  epd_float_syntax,
  epd_move_not_san,
  epd_move_illegal,
  epd_draw_without_sm,
  epd_draw_accept_reject,
  epd_pm_pv_mismatch,
  epd_ce_terminal,
  epd_ce_mate_parity,
  epd_line_too_long,
  epd_hmvc_ep,
  // 16. Export format: byte layout (export profile only; all rows apply to X)
  export_tag_not_left_justified,
  export_tag_not_alone,
  export_tag_inner_space,
  export_blank_line_in_tags,
  export_blank_line_after_tags,
  export_blank_line_after_movetext,
  export_blank_line_in_movetext,
  export_leading_space,
  export_trailing_space,
  export_movetext_line_too_long,
  export_line_not_filled,
  export_token_spacing,
  export_move_number_missing,
  export_move_number_missing_after_nag,
  export_move_number_superfluous,
  export_move_number_form,
  export_suffix,
  export_nag_order,
  export_line_comment,
  export_comment_spacing,
  export_rav_spacing,
  export_san_not_canonical,
  export_tag_value_escaping,
  export_not_byte_identical,
  // 17. Reduced export format (PGN 3.2.4; profile `reduced`)
  reduced_extra_tag,
  reduced_comment,
  reduced_rav,
  reduced_nag,
  // 18. File level
  text_outside_game,
  file_not_pgn,
  file_empty,
  file_name_suffix,
  collation_order,
  collation_duplicate,
  // 19. Implementation limits (not from the standard; must be reported, never silent)
  limit_rav_depth,
  limit_token_size,
  limit_game_size,
  limit_diagnostics,
};

inline constexpr std::size_t rule_count = 316;

/// What the reader does with the offending text (column "Rec" of the contract).
enum class recovery : std::uint8_t {
  keep,     ///< the meaning is still certain: go on
  drop,     ///< the offending token is dropped, the game is marked damaged
  give_up,  ///< the thing concerned is given up; reading resumes at the next safe place
  none,     ///< nothing to recover
};

/// Whether findings of a rule come with edits that remove them (`diagnostic::fix`).
enum class fixability : std::uint8_t {
  none,  ///< never: only a person knows what was meant
  safe,  ///< where it is certain what was meant; the game is understood as before
  all,   ///< where it is certain; a tag, a result, a move or a comment is understood anew
};

/// "none", "safe" or "all".
constexpr std::string_view name_of(fixability how) {
  constexpr std::string_view names[] = {"none", "safe", "all"};
  return names[static_cast<int>(how)];
}

/// One row of the catalogue. All texts are ASCII and live as long as the program.
struct rule_info {
  rule id;
  std::string_view name;       ///< kebab-case, permanent
  std::uint8_t group;          ///< group of the contract, 1 to 19
  std::string_view section;    ///< "PGN 8.2.3.3", "FEN 16.1.3.2", "LAWS 3.9", "DF" (practice) ...
  std::string_view decisions;  ///< decisions that settle it, "D68" or "D54, D113"; may be empty
  std::array<severity, profile_count> levels;  ///< by profile, in the order of `profile`
  recovery after;
  fixability fix = fixability::none;  ///< the mildest remedy that its findings may have
  std::string_view summary;           ///< the requirement in one sentence
  std::string_view message;           ///< what is wrong here; `{}` stands for the offending text
  std::string_view explanation;       ///< why, in a few sentences
  std::string_view wrong;             ///< a minimal violating fragment (C escapes for bytes)
  std::string_view right;             ///< the same, put right
  std::string_view help;              ///< how to fix it
  std::string_view modern = {};  ///< why, and possibly where, the profile `modern` takes it more
                                 ///< lightly than `import`; empty where it does not
};

/// The whole catalogue, in the order of `rule`.
std::span<const rule_info, rule_count> catalogue();

/// The row of one rule.
const rule_info& info(rule id);

/// The permanent kebab-case name.
std::string_view name_of(rule id);

/// The rule of that kebab-case name, if there is one.
std::optional<rule> find_rule(std::string_view name);

/// The known rule name nearest to a mistyped one; empty when nothing is near.
std::string_view nearest_rule_name(std::string_view name);

/// The title of a group of the contract (1 to 19).
std::string_view group_title(int group);

}  // namespace strictpgn
