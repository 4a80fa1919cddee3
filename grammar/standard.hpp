// PGN as the standard has it (PGN 4 to 8, 18): what its text allows, and nothing else. The names
// are those of section 18 and stand in its order; the lexical layer below them is that of
// sections 4 to 7. How real files are read is the matter of pgn.hpp, which shares what is the same
// there.
#pragma once

#include "grammar/lexical.hpp"
#include "grammar/san.hpp"

namespace strictpgn::grammar {

// clang-format off

struct pgn_game; struct tag_section; struct tag_pair; struct tag_name; struct tag_value;
struct movetext_section; struct element_sequence; struct element; struct move_number_indication; struct san_move;
struct numeric_annotation_glyph; struct recursive_variation; struct game_termination;
struct escape; struct gap; struct number_space; struct number_end; struct glyph_number; struct string_character;
struct tag_open; struct tag_close; struct rav_open; struct rav_close; struct suffix_annotation; struct line_break;
struct white_wins; struct black_wins; struct drawn_game; struct no_result;

// Formal syntax. White space, comments and escape lines may stand between any two tokens; only between a number and its
// periods there are no comments.                                                                          // PGN 18
struct pgn_database : seq<star<escape>, gap, star<pgn_game, gap>, eof> {};                                 // 8, 18
struct pgn_game : seq<tag_section, movetext_section> {};                                                   // 8, 18
struct tag_section : star<tag_pair, gap> {};                                                               // 8.1, 18
struct tag_pair : seq<tag_open, gap, tag_name, gap, tag_value, gap, tag_close> {};                         // 8.1, 18
struct tag_name : seq<letter_or_digit, star<ranges<'a', 'z', 'A', 'Z', '0', '9', '_', '_'>>, not_at<symbol_character>> {};  // 8.1, 18: a symbol without signs
struct tag_value : seq<quote, star<sor<string_character, quoted_pair>>, quote> {};                         // 7, 18
struct movetext_section : seq<element_sequence, game_termination> {};                                      // 8.2, 18
struct element_sequence : star<sor<element, recursive_variation>, gap> {};                                 // 8.2, 18
struct element : sor<move_number_indication, san_move, numeric_annotation_glyph> {};                       // 8.2, 18
struct move_number_indication : seq<plus<digit>, number_end, star<number_space, period>> {};               // 8.2.2, 18
struct san_move : seq<san_text, not_at<symbol_character>, opt<suffix_annotation>> {};                      // 8.2.3, 18
struct numeric_annotation_glyph : seq<one<'$'>, sor<seq<star<one<'0'>>, glyph_number>, plus<one<'0'>>>, not_at<digit>> {};  // 8.2.4, 18: from 0 to 255
struct recursive_variation : seq<rav_open, gap, element_sequence, rav_close> {};                           // 8.2.5, 18
struct game_termination : sor<white_wins, black_wins, drawn_game, no_result> {};                           // 8.2.6, 18

// Tokens of games                                                                                         // PGN 7, 8
struct tag_open : one<'['> {};                                                                             // 7
struct tag_close : one<']'> {};                                                                            // 7
struct rav_open : one<'('> {};                                                                             // 7
struct rav_close : one<')'> {};                                                                            // 7
struct number_space : star<sor<blank, line_break>> {};                                              // 8.2.2.1: no comments
struct number_end : not_at<sor<symbol_character, one<'/'>>> {};                                            // 7: `1-0` and `1/2-1/2` begin with no number
struct suffix_annotation : seq<one<'!', '?'>, opt<one<'!', '?'>>, not_at<one<'!', '?'>>> {};               // 8.2.3.8
struct glyph_number : sor<seq<tao::pegtl::string<'2', '5'>, range<'0', '5'>>, seq<one<'2'>, range<'0', '4'>, digit>, seq<one<'1'>, digit, digit>, seq<range<'1', '9'>, opt<digit>>> {};  // 8.2.4: ordered: the longest first
struct marker_end : not_at<sor<symbol_character, one<'/', '.'>>> {};                                        // D28, D63
struct white_wins : seq<tao::pegtl::string<'1', '-', '0'>, marker_end> {};                                 // 8.2.6
struct black_wins : seq<tao::pegtl::string<'0', '-', '1'>, marker_end> {};                                 // 8.2.6
struct drawn_game : seq<tao::pegtl::string<'1', '/', '2', '-', '1', '/', '2'>, marker_end> {};             // 8.2.6
struct no_result : one<'*'> {};                                                                            // 8.2.6, D29

// Character set, comments and lines. A comment or an escape that runs to the end of its line has that end, too. // PGN 4, 5, 6, 7
struct latin_character : range<'\xA0', '\xFF'> {};                                                         // 4.1
struct string_character : sor<ranges<' ', '!', '#', '[', ']', '~'>, latin_character> {};                   // 4.1, 7: printing, but no quote and no backslash
struct comment_character : sor<ranges<'\t', '\v', '\r', '\r', ' ', '|', '~', '~'>, latin_character> {};    // 4.1, 5: but no right brace
struct remark_character : sor<ranges<'\t', '\t', '\v', '\v', ' ', '~'>, latin_character> {};               // 4.1, 5: but no line end
struct comment_in_braces : seq<one<'{'>, star<comment_character>, one<'}'>> {};                            // 5
struct comment_to_line_end : seq<one<';'>, star<remark_character>, sor<line_break, eof>> {};               // 5
struct comment : sor<comment_in_braces, comment_to_line_end> {};                                           // 5
struct escape : seq<one<'%'>, rest_of_line, sor<newline, eof>> {};                                         // 6: whatever its line holds
struct line_break : seq<newline, star<escape>> {};                                                         // 6, 7: what follows it is the first column
struct gap : star<sor<blank, line_break, comment>> {};                                                     // 5, 7

// clang-format on

}  // namespace strictpgn::grammar
