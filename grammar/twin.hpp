// PGN as the standard has it (PGN 18), once more without look-ahead: for tools that have none, and
// for those that know context-free grammars alone. No parser runs it. In standard.hpp a token looks
// whether what follows would go on with it; here it is said what may follow it at once: behind a
// move or a number something that is none, behind a glyph no number.
#pragma once

#include "grammar/standard.hpp"

namespace strictpgn::grammar {

// clang-format off

struct twin_pgn_game; struct twin_tagged_game; struct twin_tag_section; struct twin_tag_pair; struct twin_tag_name;
struct twin_next_game; struct twin_movetext_section; struct twin_element_sequence; struct twin_recursive_variation;
struct twin_game_termination; struct twin_after_word; struct twin_after_glyph; struct twin_touching; struct twin_word;
struct twin_apart; struct twin_numbered; struct twin_annotated; struct twin_glyph; struct twin_escape; struct twin_gap;
struct twin_separator; struct twin_separators; struct twin_unended_comment;

// Games                                                                                                   // PGN 18
struct twin_pgn_database : seq<star<twin_escape>, twin_gap, opt<twin_pgn_game, star<twin_next_game>, twin_gap>, opt<twin_unended_comment>> {};  // 8, 18
struct twin_pgn_game : sor<twin_tagged_game, twin_movetext_section> {};                                 // 8, 18
struct twin_next_game : sor<seq<twin_gap, twin_tagged_game>, seq<twin_separators, twin_movetext_section>> {};  // 7: without tag pairs it stands apart
struct twin_tagged_game : seq<twin_tag_section, twin_movetext_section> {};                              // 8, 18
struct twin_tag_section : plus<twin_tag_pair, twin_gap> {};                                             // 8.1, 18
struct twin_tag_pair : seq<tag_open, twin_gap, twin_tag_name, twin_gap, tag_value, twin_gap, tag_close> {};  // 8.1, 18
struct twin_tag_name : seq<letter_or_digit, star<ranges<'a', 'z', 'A', 'Z', '0', '9', '_', '_'>>> {};     // 8.1, 18

// Movetext. A move and a number are words, and two of them never touch.                                   // PGN 7, 8.2, 18
struct twin_movetext_section : seq<twin_element_sequence, twin_game_termination> {};                    // 8.2, 18
struct twin_element_sequence : star<sor<twin_apart, twin_numbered, twin_annotated, seq<twin_word, twin_after_word>, seq<twin_glyph, twin_after_glyph>>> {};  // 8.2, 18: ordered: a number with its periods first
struct twin_after_word : sor<twin_apart, seq<twin_glyph, twin_after_glyph>> {};                        // 7
struct twin_after_glyph : sor<twin_apart, twin_annotated, seq<san_text, twin_after_word>, seq<twin_glyph, twin_after_glyph>> {};  // 7: ordered: a move with its suffix first
struct twin_recursive_variation : seq<rav_open, twin_element_sequence, twin_touching, rav_close> {};    // 8.2.5, 18
struct twin_game_termination : sor<tao::pegtl::string<'1', '-', '0'>, tao::pegtl::string<'0', '-', '1'>, tao::pegtl::string<'1', '/', '2', '-', '1', '/', '2'>, seq<twin_touching, no_result>> {};  // 8.2.6, 18
struct twin_touching : seq<opt<twin_word>, star<plus<twin_glyph>, san_text>, star<twin_glyph>> {};     // 7: what stands at once before a parenthesis or asterisk
struct twin_word : sor<san_text, plus<digit>> {};                                                         // 7
struct twin_apart : sor<twin_separator, twin_recursive_variation> {};                                   // 7

// Elements                                                                                                // PGN 8.2
struct twin_line_break : seq<newline, star<twin_escape>> {};                                             // 6, 7
struct twin_number_space : star<sor<blank, twin_line_break>> {};                                         // 8.2.2.1
struct twin_numbered : seq<plus<digit>, plus<twin_number_space, plus<period>>> {};                       // 8.2.2, 18
struct twin_suffix_annotation : seq<one<'!', '?'>, opt<one<'!', '?'>>> {};                                // 8.2.3.8
struct twin_annotated : seq<san_text, twin_suffix_annotation> {};                                        // 8.2.3, 18
struct twin_glyph : seq<one<'$'>, sor<seq<star<one<'0'>>, glyph_number>, plus<one<'0'>>>> {};             // 8.2.4, 18

// Comments and lines. A comment or an escape that runs to the end of its line has that end, too.          // PGN 5, 6, 7
struct twin_escape : seq<one<'%'>, rest_of_line, newline> {};                                             // 6
struct twin_comment : sor<comment_in_braces, seq<one<';'>, star<remark_character>, twin_line_break>> {}; // 5
struct twin_unended_comment : seq<one<';'>, star<remark_character>> {};                                   // 5: the last line of a text
struct twin_separator : sor<blank, twin_line_break, twin_comment> {};                                   // 5, 7
struct twin_gap : star<twin_separator> {};                                                               // 5, 7
struct twin_separators : plus<twin_separator> {};                                                        // 5, 7

// clang-format on

}  // namespace strictpgn::grammar
