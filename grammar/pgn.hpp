// The import format of PGN (PGN 3.1, 8, 18) as it is read. The grammar is total: whatever the
// standard does not allow is read by a production that is marked as a deviation, so that any bytes
// have a derivation and no game is lost. What it shares with the standard stands in standard.hpp.
#pragma once

#include "grammar/lexical.hpp"
#include "grammar/san.hpp"
#include "grammar/standard.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::grammar {

// clang-format off

// Tag pairs as nearly all are: nothing between their tokens but blanks and line ends                       // PGN 8.1
struct plain_value : string_token {};
struct tag_space : star<sor<blank, newline>> {};
struct plain_tag_pair : seq<tag_open, tag_space, tag_name, tag_space, plain_value, tag_space, tag_close> {};

// Elements of movetext, number and periods apart                                                          // 8.2, 18
struct move_number : seq<plus<digit>, plus<period>> {};                                                    // 8.2.2
struct bare_number : seq<plus<digit>, not_at<symbol_character>> {};                                        // 8.2.2.1: periods are optional
struct nag : seq<one<'$'>, plus<digit>> {};                                                                // 8.2.4: any value; those above 255 are found later
struct rav;                                                                                                // 8.2.5

// Where another game begins. A tag pair, or after an empty line at the start of a line the beginning of one. // D112
struct tag_pair_start : seq<tag_open, white_space, symbol, white_space, quote> {};                         // D124
struct next_section : seq<empty_line, white_space, tag_open, white_space, letter_or_digit> {};             // D112, D124
struct event_name : symbol_of<tao::pegtl::string<'E', 'v', 'e', 'n', 't'>> {};
struct next_event : seq<empty_line, white_space, tag_open, white_space, event_name> {};                    // D123

// White space between elements and tag pairs. It ends before an empty line that leads to another game. Runs with an
// empty line are read whole, so that looking ahead stays linear.                                            // 7
struct lines : seq<line_end, white_space> {};
struct trailing_lines : seq<lines, eof> {};
struct blank_lines : deviation<rule::movetext_blank_line>, lines {};                                        // D42
struct movetext_lines : first_that_fits<trailing_lines, blank_lines> {};
struct movetext_space : star<sor<plus<blank>, seq<not_at<empty_line>, line_end>, seq<not_at<next_section>, movetext_lines>>> {};
struct section_space : star<sor<plus<blank>, seq<not_at<empty_line>, line_end>, seq<not_at<next_event>, lines>>> {};

// ---- deviations: markers -------------------------------------------------------------------------------------------

struct bad_zero : one<'0', 'O', 'o'> {};
struct spaced_dash : sor<one<':'>, seq<star<blank>, sor<one<'-', '\x96', '\x97'>, foreign_dash>, star<blank>>> {};  // the bytes are dashes in Windows code pages
struct half_sign : sor<tao::pegtl::string<'\xC2', '\xBD'>, one<'\xBD'>> {};
struct decimal_half : seq<one<'0'>, one<'.', ','>, one<'5'>> {};
struct bad_half : sor<tao::pegtl::string<'1', '/', '2'>, half_sign, decimal_half> {};
struct decimal_marker : seq<decimal_half, spaced_dash> {};  // `0.5-0.5` begins with no move number
struct stuttered_half : tao::pegtl::string<'1', '1', '/', '2'> {};
struct twice_white_wins : tao::pegtl::string<'1', '-', '0', '1', '-', '0'> {};
struct twice_black_wins : tao::pegtl::string<'0', '-', '1', '0', '-', '1'> {};
struct bad_marker_end : seq<opt<period>, not_at<sor<symbol_character, one<'/'>>>> {};
struct bad_white_wins : deviation<rule::termination_bad_form>, sor<seq<one<'1'>, spaced_dash, bad_zero, bad_marker_end>, seq<twice_white_wins, bad_marker_end>> {};  // D63
struct bad_black_wins : deviation<rule::termination_bad_form>, sor<seq<bad_zero, spaced_dash, one<'1'>, bad_marker_end>, seq<twice_black_wins, bad_marker_end>> {};
struct bad_draw : deviation<rule::termination_bad_form>, sor<seq<sor<stuttered_half, bad_half>, spaced_dash, bad_half, bad_marker_end>, seq<half_sign, not_at<spaced_dash, one<'0', '1'>, bad_marker_end>, bad_marker_end>> {};
struct half_and_whole : sor<seq<one<'1'>, spaced_dash, one<'1'>>, seq<bad_half, spaced_dash, one<'0', '1'>>, seq<one<'0', '1'>, spaced_dash, bad_half>> {};
struct unclear_marker : deviation<rule::termination_bad_form>, seq<half_and_whole, bad_marker_end> {};
struct short_draw : deviation<rule::termination_short_draw>, seq<tao::pegtl::string<'1', '/', '2'>, bad_marker_end> {};
struct bad_marker : first_that_fits<bad_white_wins, bad_black_wins, bad_draw, unclear_marker, short_draw> {};  // ordered: `1/2 - 1/2` is no `1/2`
struct any_marker : sor<game_termination, bad_marker> {};
struct joined_move : san_text {};
struct joined_marker : deviation<rule::termination_bad_form>, seq<joined_move, sor<white_wins, black_wins, drawn_game>> {};  // `Nf31-0`: symbols are separated. 7
struct final_move_and_marker : first_that_fits<joined_marker> {};
struct termination_missing : deviation<rule::termination_missing>, success {};                             // D61
struct tag_section_in_movetext : deviation<rule::tag_section_in_movetext>, at<tag_open> {};                // D35, D112
struct termination_repeated : deviation<rule::termination_repeated>, disable<any_marker> {};               // D62
struct space_between : star<sor<blank, line_end>> {};  // white space around games
struct repeated_markers : star<at<space_between, any_marker>, space_between, termination_repeated> {};
struct termination_in_rav : deviation<rule::termination_in_rav>, disable<any_marker> {};                   // D59, D110
struct final_marker : seq<any_marker, not_at<white_space, rav_close>> {};

// ---- deviations: what stands beside a move -------------------------------------------------------------------------

struct unclosed_comment : deviation<rule::comment_unterminated>, seq<one<'{'>, star<sor<plus<line_character>, seq<not_at<next_section>, disable<lines>>>>> {};  // D16, D125
struct any_comment : sor<brace_comment, rest_of_line_comment, unclosed_comment> {};                        // ordered: a comment that closes is preferred
struct marks : plus<one<'!', '?'>> {};
struct suffix_invalid : deviation<rule::suffix_invalid>, marks {};                                         // D31
struct suffix_detached : deviation<rule::suffix_detached>, suffix_annotation {};
struct suffix_repeated : deviation<rule::suffix_repeated>, marks {};
struct suffix_without_move : deviation<rule::suffix_without_move>, marks {};
struct repeated_suffixes : star<suffix_repeated, movetext_space> {};
struct any_suffix : sor<suffix_annotation, suffix_invalid> {};                                             // ordered: what is none of the six is invalid
struct later_suffix : seq<sor<suffix_detached, suffix_invalid>, movetext_space, repeated_suffixes> {};     // ordered: likewise
struct detached_en_passant : deviation<rule::san_ep_suffix>, seq<en_passant_text, not_at<symbol_character>> {};  // D69
struct detached_check : deviation<rule::san_bad_check_form>, seq<plus<check_word, opt<period>>, not_at<symbol_character>> {};  // D72
struct after_mark : seq<sor<detached_en_passant, detached_check>, opt<any_suffix>, movetext_space> {};
struct after_move : sor<seq<any_suffix, movetext_space, repeated_suffixes>, seq<movetext_space, opt<after_mark>, opt<later_suffix>>> {};
struct split_periods : deviation<rule::move_number_split_periods>, plus<period> {};                        // D54
struct after_number : seq<movetext_space, star<split_periods, movetext_space>> {};

// ---- deviations: tokens that belong nowhere ------------------------------------------------------------------------

struct draw_offer : deviation<rule::draw_offer_mark>, tao::pegtl::string<'(', '=', ')'> {};
struct stray_close : deviation<rule::rav_stray_close>, rav_close {};                                       // D60
struct stray_bracket : deviation<rule::movetext_unexpected_token>, sor<tag_open, tag_close> {};
struct stray_nag : deviation<rule::movetext_unexpected_token>, nag {};
struct stray_period : deviation<rule::movetext_stray_period>, plus<period> {};
struct closed_strings : plus<quote, star<sor<quoted_pair, not_one<'"', '\n', '\r'>>>, quote> {};            // ordered: a quoted pair ends no string
struct stray_string : deviation<rule::string_outside_tag_pair>, seq<closed_strings> {};
struct stray_open_string : deviation<rule::string_unterminated>, seq<quote, rest_of_line> {};              // D26
struct unknown_symbol : deviation<rule::movetext_unknown_symbol>, symbol {};
struct stray_token : sor<unknown_symbol, stray_period, suffix_without_move, stray_string, stray_open_string, angle_brackets, stray_close_brace, nag_missing_digits, misplaced_percent, byte_order_mark, non_ascii, control_character, unexpected_character, stray_bracket, stray_close> {};  // ordered: a byte order mark is not just non-ASCII, and a string that closes is preferred

// ---- movetext ------------------------------------------------------------------------------------------------------

struct standard_move : seq<standard_san, after_move> {};
struct deviant_move : seq<sor<null_move, foreign_piece_move, lenient_san, unreadable_san>, after_move> {};  // ordered: D109; `Dd4` is no move of a pawn
struct comment_element : seq<brace_comment, movetext_space> {};
struct standard_element : sor<standard_move, seq<not_at<decimal_marker>, move_number, after_number>, comment_element, seq<rav, movetext_space>, seq<nag, movetext_space>, seq<rest_of_line_comment, movetext_space>> {};
struct other_element : sor<deviant_move, seq<bare_number, after_number>, seq<sor<unclosed_comment, draw_offer, stray_token>, movetext_space>> {};  // ordered: a move before a symbol
struct section_stop : sor<eof, tag_pair_start, next_section> {};
struct rav_stop : sor<section_stop, rav_close, final_marker> {};
struct movetext_stop : sor<section_stop, any_marker, joined_marker> {};
struct rav_element : sor<standard_element, seq<not_at<rav_stop>, sor<seq<termination_in_rav, movetext_space>, other_element>>> {};
struct rav_unclosed : deviation<rule::rav_unclosed>, success {};                                           // D60
struct rav_end : sor<rav_close, rav_unclosed> {};
struct rav : seq<not_at<draw_offer>, rav_open, movetext_space, star<rav_element>, rav_end> {};
struct mainline_element : sor<standard_element, seq<not_at<movetext_stop>, other_element>> {};
struct last_marker : seq<sor<any_marker, final_move_and_marker>, repeated_markers> {};
struct movetext_end : sor<last_marker, seq<termination_missing, opt<tag_section_in_movetext>>> {};
struct movetext : seq<star<mainline_element>, movetext_end> {};                                            // 8.2
struct bare_movetext : sor<seq<plus<mainline_element>, movetext_end>, last_marker> {};                     // 8.1: after zero tag pairs

// ---- tag section ---------------------------------------------------------------------------------------------------

struct tag_break : sor<empty_line, seq<newline, star<blank>, tag_open>, eof> {};                           // D122
struct tag_stop : sor<tag_close, tag_break> {};
struct comment_in_tag_pair : deviation<rule::comment_in_tag_pair>, any_comment {};                         // D19
struct lenient_space : star<sor<plus<blank>, seq<not_at<tag_break>, line_end>, comment_in_tag_pair, control_character, byte_order_mark, non_ascii, unexpected_character>> {};
struct tag_name_bad_character : deviation<rule::tag_name_bad_character>, symbol {};                        // D33
struct lenient_name : sor<tag_name, tag_name_bad_character> {};                                            // ordered: 8.1 is tighter than 7
struct lenient_value : first_that_fits<lenient_string> {};
struct word : plus<not_at<tag_stop>, not_one<' ', '\t', '\v', '\n', '\r'>> {};
struct words : list<word, plus<blank>> {};
struct passed_over : seq<star<not_at<tag_stop>, any>, opt<tag_close>> {};
struct one_more_string : seq<string_token, star<blank>, tag_close> {};
struct quote_ahead : seq<star<not_at<tag_stop>, not_one<'"', '\n', '\r'>>, quote> {};
struct tag_missing_name : deviation<rule::tag_missing_name>, success {};
struct tag_missing_value : deviation<rule::tag_missing_value>, success {};
struct tag_missing_open_bracket : deviation<rule::tag_missing_open_bracket>, success {};
struct tag_missing_close_bracket : deviation<rule::tag_missing_close_bracket>, success {};
struct tag_value_not_string : deviation<rule::tag_value_not_string>, sor<symbol, any> {};                  // D41
struct tag_extra_token : deviation<rule::tag_extra_token>, words {};
struct string_unescaped_quote : deviation<rule::string_unescaped_quote>, words {};                         // D25
struct after_value : sor<tag_close, seq<at<tag_break>, tag_missing_close_bracket>, seq<sor<seq<not_at<one_more_string>, at<quote_ahead>, string_unescaped_quote>, tag_extra_token>, passed_over>> {};  // ordered: D25
struct bracket_at_line_end : seq<tag_close, star<blank>, sor<newline, eof>> {};
struct bracketed_line : seq<star<not_at<bracket_at_line_end>, line_character>, bracket_at_line_end> {};
struct broken_value : sor<seq<at<quote, bracketed_line>, string_unterminated>, seq<string_unterminated, passed_over>> {};  // ordered: the bracket at the end of the line closes the pair. D26
struct value_part : sor<seq<lenient_value, lenient_space, after_value>, broken_value, seq<at<tag_stop>, tag_missing_value, opt<tag_close>>, seq<tag_value_not_string, passed_over>> {};
struct nameless_part : seq<tag_missing_name, sor<seq<lenient_value, lenient_space, after_value>, broken_value, passed_over>> {};
struct lenient_tag_pair : recovery, seq<tag_open, lenient_space, sor<seq<lenient_name, lenient_space, value_part>, nameless_part>> {};
struct unopened_tag_pair : recovery, seq<at<symbol, plus<blank>, string_token, star<blank>, tag_close>, tag_missing_open_bracket, lenient_name, lenient_space, lenient_value, lenient_space, tag_close> {};
struct any_tag_pair : sor<plain_tag_pair, lenient_tag_pair, unopened_tag_pair> {};                               // ordered: the standard's form first

struct movetext_sign : sor<tag_open, rav_open, any_marker, move_number, bare_number, standard_san, null_move, foreign_piece_move, lenient_san, unreadable_san> {};
struct comment_in_tag_section : deviation<rule::comment_in_tag_section>, any_comment {};                   // D19
struct between_tag_pairs : sor<comment_in_tag_section, seq<not_at<movetext_sign>, sor<stray_nag, stray_token>>> {};
struct interlude : seq<at<plus<between_tag_pairs, section_space>, tag_pair_start>, plus<between_tag_pairs, section_space>> {};  // D122
struct tag_pairs : seq<any_tag_pair, section_space, star<sor<seq<any_tag_pair, section_space>, interlude>>> {};
struct tag_without_movetext : deviation<rule::tag_without_movetext>, at<sor<eof, next_event>> {};          // D36

// ---- where games begin ---------------------------------------------------------------------------------------------

struct comments_aside : seq<white_space, star<any_comment, white_space>> {};
struct starting_move : sor<standard_san, foreign_piece_move, lenient_san, glued_number, figurine_move, promotion_bad_piece, dropped_piece> {};  // a word like `b2b` or `pass` begins no game
struct starting_number : sor<move_number, seq<bare_number, comments_aside, sor<period, starting_move>>> {};  // D140
struct starting_rav : seq<rav_open, comments_aside, sor<starting_number, starting_move>> {};               // D140
struct untagged_start : sor<any_marker, starting_number, starting_rav, starting_move> {};                  // D123
struct tag_section_start : sor<tag_pair_start, seq<tag_open, lenient_space, sor<symbol, quote, tag_close>>, unopened_tag_pair> {};  // D141
struct game_start : sor<tag_section_start, untagged_start> {};                                             // D123

// ---- text that belongs to no game ----------------------------------------------------------------------------------

// It runs on to a tag pair, to a first move with its number, or behind an empty line to any move. A marker, or a move
// in the middle of a line, may well be a part of it: `won 1-0 in 1972`.                                    // D141
struct numbered_move : seq<plus<digit>, plus<period>, white_space, starting_move> {};
struct first_move : seq<one<'1'>, plus<period>, white_space, starting_move> {};
struct next_movetext : seq<empty_line, white_space, sor<numbered_move, starting_move>> {};
struct text_space : star<sor<plus<blank>, seq<not_at<empty_line>, line_end>, seq<not_at<sor<next_section, next_movetext>>, lines>>> {};
struct blank_run : plus<sor<blank, newline>> {};
struct text_behind_brace : seq<one<'{'>, star<sor<plus<not_one<'}', '\n', '\r'>>, seq<not_at<next_section>, blank_run>>>> {};  // closed or not, it swallows no game. D125
struct text_in_braces : seq<text_behind_brace, opt<one<'}'>>> {};
struct text_token : sor<symbol, nag, text_in_braces, rest_of_line_comment, non_ascii, not_one<' ', '\t', '\v', '\n', '\r'>> {};
struct text_run : seq<text_token, star<text_space, not_at<sor<tag_pair_start, first_move>>, text_token>> {};
struct lone_token : sor<stray_close_brace, stray_close, suffix_without_move, angle_brackets, misplaced_percent, byte_order_mark, non_ascii, control_character> {};  // each with a rule of its own, unless a run goes on from it
struct next_lone_token : seq<not_at<game_start>, lone_token> {};  // one half begins a game, a character beyond ASCII does not
struct text_start : seq<star<next_lone_token, white_space>, not_at<sor<game_start, any_comment, eof>>> {};
struct text_outside_game : deviation<rule::text_outside_game>, seq<at<text_start>, disable<text_run>> {};

// ---- games and the file --------------------------------------------------------------------------------------------

struct tagged_game : seq<at<tag_section_start>, tag_pairs, sor<tag_without_movetext, movetext>> {};      // 8
struct untagged_game : seq<at<untagged_start>, bare_movetext> {};                                          // 8.1: zero tag pairs
struct game_text : sor<tagged_game, untagged_game> {};                                                     // ordered: `[` starts a tag section
struct annotated_start : seq<plus<sor<any_comment, nag>, white_space>, not_at<tag_section_start>, untagged_start> {};  // D117: only at the start of a file
struct annotated_game : seq<at<annotated_start>, bare_movetext> {};
struct comment_outside_game : deviation<rule::comment_outside_game>, any_comment {};                       // D18
struct lone_tokens : list<next_lone_token, white_space> {};
struct outside_game : sor<comment_outside_game, text_outside_game, lone_tokens> {};                        // ordered: a run takes in the tokens that would be alone
struct next_line : seq<line_start, space_between> {};
struct file_start : seq<opt<byte_order_mark>, next_line> {};                                               // D02, D11
struct tokens_before_comment : seq<plus<next_lone_token, white_space>, at<any_comment>> {};
struct before_text : seq<file_start, not_at<annotated_start>, star<sor<any_comment, tokens_before_comment>, white_space>> {};
struct file_not_pgn : deviation<rule::file_not_pgn>, disable<text_token> {};                               // D140
struct file_without_game : recovery, seq<at<before_text, text_outside_game, white_space, eof>, disable<before_text>, file_not_pgn, star<any>> {};
struct opening_unit : seq<annotated_game, space_between> {};
struct unit : seq<sor<game_text, outside_game>, space_between> {};
struct database : sor<file_without_game, seq<file_start, opt<opening_unit>, star<unit>, eof>> {};          // 8, 18

// clang-format on

}  // namespace strictpgn::grammar
