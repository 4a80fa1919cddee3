// Commands embedded in comments (supplement of 2001, SUP 3.2), and the operands that it and
// practice know (SUP 4). What is read here is the text of a comment, without its delimiters. Any
// text has a derivation.
#pragma once

#include "grammar/san.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::grammar {

// clang-format off

// Structure                                                                                               // SUP 3.2
struct command_open : tao::pegtl::string<'[', '%'> {};                                                     // 3.2.3
struct command_close : one<']'> {};                                                                        // 3.2.5
struct command_name : plus<letter_or_digit> {};                                                            // 3.2.3
struct line_end_in_command : seq<star<blank>, newline, star<blank>> {};                                    // D131: read as one blank
struct command_blank : sor<blank, one<'\r', '\n'>> {};
struct command_space : seq<sor<line_end_in_command, one<' '>>, not_at<sor<command_blank, command_close>>> {};  // 3.2.2, 3.2.4
struct comma : one<','> {};                                                                                // 3.2.4
struct folded_lines : plus<line_end_in_command> {};                                                        // D131: nothing beside a comma or bracket
struct command_operand_end : at<opt<folded_lines>, sor<comma, command_close>> {};
struct quoted_operand : seq<quote, star<not_one<'"'>>, quote, command_operand_end> {};                     // 3.2.4
struct operand_lines : seq<folded_lines, not_at<sor<comma, command_close>>> {};
struct operand_blanks : seq<plus<blank>, not_at<newline>> {};
struct plain_command_operand : seq<plus<sor<not_one<',', ']', ' ', '\t', '\v', '\r', '\n'>, operand_lines, operand_blanks>>, command_operand_end> {};  // 3.2.4

// Time handling                                                                                           // SUP 4
struct sixty : seq<range<'0', '5'>, digit> {};
struct minutes_and_seconds : seq<one<':'>, sixty, one<':'>, sixty> {};
struct clock_time : seq<plus<digit>, minutes_and_seconds> {};                                              // 4.1: h:mm:ss
struct mechanical_time : seq<digit, digit, minutes_and_seconds> {};                                        // 4.5: hh:mm:ss

// Practice                                                                                                // D101
struct value_sign : one<'+', '-'> {};
struct pawn_value : seq<opt<value_sign>, plus<digit>, period, plus<digit>> {};
struct mate_distance : seq<one<'#'>, opt<value_sign>, plus<digit>> {};
struct evaluation : sor<pawn_value, mate_distance> {};
struct search_depth : plus<digit> {};
struct drawing_color : one<'G', 'R', 'Y', 'B'> {};
struct colored_square : seq<drawing_color, square_name> {};
struct colored_arrow : seq<drawing_color, square_name, square_name> {};

// Practice of servers: times that nobody misreads                                                         // D132
struct minutes_on_clock : seq<sor<sixty, digit>, one<':'>, sixty> {};
struct fractional_clock_time : seq<sor<clock_time, minutes_on_clock>, period, plus<digit>> {};             // ordered: hours may be missing
struct fractional_seconds : seq<plus<digit>, period, plus<digit>> {};
struct short_field : seq<one<':'>, sor<sixty, digit>> {};
struct unpadded_clock_time : seq<plus<digit>, short_field, short_field> {};
struct server_time : sor<fractional_clock_time, fractional_seconds, unpadded_clock_time> {};               // ordered: a fraction, or none

// ---- deviations: whole commands ------------------------------------------------------------------------------------

struct unterminated_operand : deviation<rule::command_unterminated_string>, seq<quote, star<not_one<'"', ']'>>, at<command_close>> {};
struct empty_operand : deviation<rule::command_empty_operand>, command_operand_end {};
struct any_operand : sor<quoted_operand, unterminated_operand, plain_command_operand, empty_operand> {};           // ordered: a quote opens a string if it can
struct operand_after_comma : seq<comma, opt<folded_lines>, any_operand, opt<folded_lines>> {};
struct command_operands : seq<any_operand, opt<folded_lines>, star<operand_after_comma>> {};
struct wrong_space : deviation_inside<rule::command_missing_space>, seq<plus<command_blank>, not_at<command_close>> {};
struct any_space : sor<command_space, wrong_space> {};                                                     // ordered: one space first
struct no_operands : deviation_inside<rule::command_missing_space>, seq<star<command_blank>, command_close> {};
struct after_name : sor<seq<any_space, command_operands, command_close>, no_operands> {};
struct named_command : seq<command_open, command_name, after_name> {};
struct misnamed_command : deviation<rule::command_bad_name>, seq<command_open, star<not_one<']'>>, command_close> {};
struct open_command : deviation<rule::command_unterminated>, seq<command_open, star<any>> {};              // to the end of the comment
struct any_command : sor<named_command, misnamed_command, open_command> {};                                // ordered: each reads more than the one before

struct time_fraction : deviation_inside<rule::command_time_fraction>, seq<period, plus<digit>> {};         // D99
struct lenient_time : seq<clock_time, opt<time_fraction>> {};

// The text of a comment                                                                                   // 3.2.1, 3.2.6
struct text_around_commands : plus<not_at<command_open>, any> {};
struct comment_with_commands : star<sor<text_around_commands, any_command>> {};

// clang-format on

}  // namespace strictpgn::grammar
