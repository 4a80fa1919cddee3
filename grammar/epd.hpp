// EPD (EPD 16.2): the first four fields of FEN, then operations. Total like the other grammars: any
// line has a derivation, and what the standard does not allow is read by productions that are
// marked as deviations.
#pragma once

#include "grammar/fen.hpp"
#include "grammar/san.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::grammar {

// clang-format off

// Opcodes                                                                                                 // EPD 16.2.4.1
struct semicolon : one<';'> {};
struct operand_end : at<sor<field_space, semicolon, eof>> {};
struct opcode_end : at<sor<field_space, semicolon, quote, eof>> {};
struct opcode_character : sor<letter_or_digit, one<'_'>> {};
struct opcode : seq<alpha, rep_opt<14, opcode_character>, opcode_end> {};                                  // D95

// The public list, by what follows an opcode                                                              // 16.2.5
struct move_opcode : sor<tao::pegtl::string<'a', 'm'>, tao::pegtl::string<'b', 'm'>, tao::pegtl::string<'p', 'm'>, tao::pegtl::string<'p', 'v'>, tao::pegtl::string<'s', 'm'>> {};
struct analysis_opcode : sor<tao::pegtl::string<'a', 'c', 'n'>, tao::pegtl::string<'a', 'c', 's'>, tao::pegtl::string<'c', 'e'>, tao::pegtl::string<'d', 'm'>> {};
struct count_opcode : sor<tao::pegtl::string<'f', 'm', 'v', 'n'>, tao::pegtl::string<'h', 'm', 'v', 'c'>, tao::pegtl::string<'r', 'c'>, tao::pegtl::string<'t', 'c', 'g', 's'>> {};
struct draw_action : sor<tao::pegtl::string<'a', 'c', 'c', 'e', 'p', 't'>, tao::pegtl::string<'c', 'l', 'a', 'i', 'm'>, tao::pegtl::string<'o', 'f', 'f', 'e', 'r'>, tao::pegtl::string<'r', 'e', 'j', 'e', 'c', 't'>> {};
struct game_opcode : sor<seq<tao::pegtl::string<'d', 'r', 'a', 'w', '_'>, draw_action>, tao::pegtl::string<'r', 'e', 's', 'i', 'g', 'n'>> {};
struct register_opcode : seq<one<'c', 'v'>, digit> {};
struct text_opcode : sor<register_opcode, tao::pegtl::string<'e', 'c', 'o'>, tao::pegtl::string<'i', 'd'>, tao::pegtl::string<'n', 'i', 'c'>, tao::pegtl::string<'t', 'c', 'r', 'i'>, tao::pegtl::string<'t', 'c', 's', 'i'>> {};
struct free_opcode : tao::pegtl::string<'n', 'o', 'o', 'p'> {};
struct wordless_opcode : seq<sor<move_opcode, analysis_opcode, count_opcode, game_opcode>, opcode_end> {};  // takes no words that could be opcodes
struct public_opcode : sor<wordless_opcode, seq<sor<text_opcode, free_opcode>, opcode_end>> {};
struct commented_opcode : seq<register_opcode, field_space, quote> {};                                     // `c6` alone is a move of a pawn
struct unlike_a_move : seq<not_at<register_opcode>, public_opcode> {};

// Operands                                                                                                // 16.2.4.1
struct plain_operand : seq<not_at<quote>, plus<not_at<semicolon>, printing_character>> {};
struct epd_string_data : star<ranges<' ', '!', '#', '~'>> {};                                              // D93
struct epd_string : seq<quote, epd_string_data, quote> {};
struct operand_separator : seq<one<' '>, not_at<operand_end>> {};

// What an operand is to an opcode that asks for more than words                                            // 16.2.4.1
struct operand_sign : one<'+', '-'> {};
struct integer_operand : seq<opt<operand_sign>, plus<digit>> {};
struct float_operand : seq<opt<operand_sign>, plus<digit>, period, plus<digit>> {};
struct move_operand : san_text {};
struct float_cut_short : deviation<rule::epd_float_syntax>, seq<opt<operand_sign>, sor<seq<plus<digit>, period>, seq<period, plus<digit>>>> {};

// ---- deviations: operands and what parts them ---------------------------------------------------------------------

struct foreign_operand : deviation<rule::epd_operand_character>, plus<not_at<operand_end>, any> {};
struct inner_quote : seq<quote, not_at<operand_end>> {};
struct later_quote : seq<quote, star<not_one<'"', ';'>>, at<quote>> {};
struct quote_in_string : deviation<rule::epd_string_character>, seq<quote, star<not_one<'"'>>, at<inner_quote>, plus<later_quote>, quote> {};
struct unprintable_string : deviation<rule::epd_string_character>, seq<quote, star<not_one<'"'>>, quote> {};
struct unclosed_string : deviation<rule::epd_string_unterminated>, seq<quote, star<not_one<'"'>>, eof> {};
struct string_operand : first_that_fits<seq<epd_string, operand_end>, seq<quote_in_string, operand_end>, epd_string, unprintable_string> {};  // ordered: a quote inside is not one that closes
struct word_operand : first_that_fits<seq<plain_operand, operand_end>, foreign_operand> {};               // ordered: what is not all printing is foreign
struct operand : sor<string_operand, word_operand> {};                                                     // ordered: a quote begins a string

struct bad_operand_separator : deviation<rule::epd_operand_separator>, seq<plus<field_space>, not_at<operand_end>> {};
struct glued_operand : deviation<rule::epd_operand_separator>, not_at<operand_end> {};
struct operand_gap : sor<operand_separator, bad_operand_separator, glued_operand> {};                      // ordered: one space first, nothing last
struct broken_end : seq<star<field_space>, unclosed_string> {};
struct next_operand : seq<not_at<broken_end>, operand_gap, operand> {};

// ---- deviations: operations ----------------------------------------------------------------------------------------

struct space_before_semicolon : deviation<rule::epd_operand_separator>, seq<plus<field_space>, at<semicolon>> {};
struct missing_semicolon : deviation<rule::epd_operation_missing_semicolon>, success {};
struct operation_end : sor<seq<opt<space_before_semicolon>, semicolon>, broken_end, missing_semicolon> {};  // ordered: a semicolon is looked for first
struct operation_ahead : seq<plus<field_space>, sor<commented_opcode, unlike_a_move>> {};
struct wordless_operands : star<not_at<operation_ahead>, next_operand> {};  // an opcode among them shows that a semicolon is missing
struct any_operands : star<next_operand> {};
struct bad_opcode : deviation<rule::epd_opcode_syntax>, sor<seq<quote, star<not_one<'"'>>, quote>, plus<not_at<opcode_end>, any>> {};
struct operation : sor<seq<at<wordless_opcode>, opcode, wordless_operands, operation_end>, seq<sor<opcode, bad_opcode>, any_operands, operation_end>, unclosed_string> {};  // ordered: the public list first

struct operation_separator : seq<one<' '>, not_at<field_space>> {};                                        // 16.2.4
struct bad_operation_separator : deviation<rule::epd_operation_separator>, plus<field_space> {};
struct glued_operation : deviation<rule::epd_operation_separator>, success {};
struct operation_gap : sor<operation_separator, bad_operation_separator, glued_operation> {};              // ordered: one space first, nothing last
struct stray_semicolon : deviation<rule::epd_opcode_syntax>, semicolon {};
struct led_operation : seq<star<field_space>, stray_semicolon, opt<not_at<operand_end>, operation>> {};    // ` ;D1 20`: what a stray semicolon leads
struct trailing_space : deviation<rule::epd_operation_separator>, plus<field_space> {};
struct record_end : seq<star<field_space>, eof> {};
struct next_operation : seq<not_at<record_end>, sor<led_operation, seq<operation_gap, operation>>> {};
struct fen_clock : seq<plus<digit>, operand_end> {};
struct fen_clocks : deviation<rule::epd_fen_clocks>, seq<fen_clock, opt<plus<field_space>, fen_clock>> {};  // D97
struct operations : seq<opt<plus<field_space>, fen_clocks, opt<semicolon>>, star<next_operation>, opt<trailing_space>> {};

// ---- the record                                                                                         // 16.2.3

struct uneven_fields : deviation<rule::epd_field_count>, seq<not_at<field_separator>, plus<field_space>, not_at<eof>> {};
struct leading_space : deviation<rule::epd_field_count>, plus<field_space> {};
struct missing_position : deviation<rule::epd_field_count>, success {};
struct given_up : seq<sor<uneven_fields, missing_position>, star<any>> {};                                 // ordered: fields that are there but apart
struct no_placement : seq<not_at<field_of<plus<placement_character>>>, plus<not_at<solidus>, field_character>, field_end> {};  // a line that does not begin like a position
template <typename Field> struct position_field : seq<not_at<at<one<' '>, public_opcode>, not_at<one<' '>, Field>>, field_separator> {};  // no operation stands in its place
struct short_target : recovery, seq<at<en_passant_target, semicolon>, en_passant_target> {};                                            // `-;`
struct position_target : sor<short_target, en_passant_field> {};
struct position_after_castling : sor<seq<position_field<field_of<en_passant_target>>, position_target, operations>, given_up> {};
struct position_after_color : sor<seq<position_field<field_of<shredder_castling>>, castling_field, position_after_castling>, given_up> {};
struct position_after_placement : sor<seq<field_separator, active_color_field, position_after_color>, given_up> {};
struct epd_record : seq<sor<seq<not_at<no_placement>, placement_field, position_after_placement>, seq<leading_space, star<any>>, given_up>, eof> {};

// clang-format on

}  // namespace strictpgn::grammar
