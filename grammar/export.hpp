// PGN as programs write it (PGN 3.2, 8.1, 8.2): one text for a game. What is said nowhere else than
// here is the layout; what stands in it is the standard's, and its values are those of values.hpp.
// No parser runs it: the rules of the layout tell what a text does not keep of it. Filling the
// lines, the order of names and glyphs, numbers and values are not the matter of a grammar.
#pragma once

#include "grammar/standard.hpp"

namespace strictpgn::grammar {

// clang-format off

struct export_game; struct export_tag_section; struct export_roster; struct export_tag; struct tag_rest; struct export_movetext; struct unit_space;
struct export_sequence; struct export_moves; struct export_turn; struct export_reply; struct last_of_sequence; struct export_move;
struct white_number; struct black_number; struct export_number; struct export_opening; struct export_annotations; struct export_remark;
struct export_glyph; struct export_variation; struct export_comment; struct word_space; struct comment_word; struct brace_text; struct line_word;
struct reduced_game; struct reduced_movetext; struct reduced_turn;

// Export format: a game is tags, an empty line, movetext and another empty line                           // PGN 3.2, 8.1, 8.2
struct export_database : seq<star<export_game>, eof> {};                                                   // 3.2
struct export_game : seq<export_tag_section, newline, export_movetext, newline> {};                        // 8.1, 8.2.1
struct export_tag_section : seq<export_roster, star<export_tag>> {};                                       // 8.1
struct export_roster : seq<tao::pegtl::string<'[', 'E', 'v', 'e', 'n', 't'>, tag_rest, tao::pegtl::string<'[', 'S', 'i', 't', 'e'>, tag_rest, tao::pegtl::string<'[', 'D', 'a', 't', 'e'>, tag_rest, tao::pegtl::string<'[', 'R', 'o', 'u', 'n', 'd'>, tag_rest, tao::pegtl::string<'[', 'W', 'h', 'i', 't', 'e'>, tag_rest, tao::pegtl::string<'[', 'B', 'l', 'a', 'c', 'k'>, tag_rest, tao::pegtl::string<'[', 'R', 'e', 's', 'u', 'l', 't'>, tag_rest> {};  // 8.1.1
struct export_tag : seq<tag_open, tag_name, tag_rest> {};                                                  // 8.1
struct tag_rest : seq<one<' '>, tag_value, tag_close, newline> {};                                         // 8.1: one pair to a line
struct export_movetext : seq<opt<export_sequence, unit_space>, game_termination, newline> {};              // 8.2.1
struct unit_space : sor<one<' '>, newline> {};                                                             // 8.2.1: a line end where the line is full

// Movetext. White's move has a number, Black's where something stands before it.                          // PGN 8.2
struct export_sequence : sor<seq<export_opening, opt<unit_space, export_moves>>, export_moves> {};         // 8.2
struct export_moves : seq<sor<export_reply, export_turn>, star<unit_space, export_turn>> {};               // 8.2.2.2: Black may begin
struct export_turn : seq<white_number, unit_space, export_move, sor<seq<export_annotations, sor<seq<unit_space, export_reply>, last_of_sequence>>, seq<unit_space, export_move, opt<export_annotations>>, last_of_sequence>> {};  // 8.2.2.2
struct export_reply : seq<black_number, unit_space, export_move, opt<export_annotations>> {};              // 8.2.2.2
struct last_of_sequence : not_at<unit_space, white_number> {};                                             // 8.2.2: White does not move twice
struct export_move : seq<san_text, not_at<symbol_character>> {};                                           // 8.2.3: what its shortest form is the board tells
struct export_number : seq<range<'1', '9'>, star<digit>> {};                                               // 8.2.2: no zeros in front
struct white_number : seq<export_number, one<'.'>> {};                                                     // 8.2.2.2
struct black_number : seq<export_number, tao::pegtl::string<'.', '.', '.'>> {};                            // 8.2.2.2

// Annotation                                                                                              // PGN 5, 8.2.4, 8.2.5
struct export_opening : sor<seq<list<export_glyph, unit_space>, star<unit_space, export_comment>>, list<export_comment, unit_space>> {};  // 8.2.4: before any move
struct export_annotations : sor<seq<plus<unit_space, export_glyph>, star<export_remark>>, plus<export_remark>> {};  // D77: glyphs before remarks
struct export_remark : seq<unit_space, sor<export_comment, export_variation>> {};                          // 5, 8.2.5
struct export_glyph : seq<one<'$'>, sor<glyph_number, one<'0'>>, not_at<digit>> {};                        // 8.2.4
struct export_variation : seq<rav_open, opt<export_opening, unit_space>, export_moves, opt<newline>, rav_close> {};  // 8.2.5: what does not fit the line begins the next
struct export_comment : sor<seq<one<'{'>, opt<list<comment_word, word_space>>, one<'}'>>, seq<one<';'>, one<' '>, brace_text, at<newline>>> {};  // 5, D77
struct word_space : sor<newline, plus<one<' '>>> {};                                                       // 4.3: at a line end there are no blanks
struct comment_word : plus<sor<ranges<'!', '|', '~', '~'>, latin_character>> {};                           // 5
struct brace_text : seq<star<comment_word, star<one<' '>>>, one<'}'>, star<star<one<' '>>, line_word>> {};  // 5: a right brace cannot stand in braces
struct line_word : plus<sor<range<'!', '~'>, latin_character>> {};                                         // 5

// Reduced export format                                                                                   // PGN 3.2.4
struct reduced_database : seq<star<reduced_game>, eof> {};                                                 // 3.2.4
struct reduced_game : seq<export_roster, newline, reduced_movetext, newline> {};                           // 3.2.4
struct reduced_movetext : seq<star<reduced_turn>, game_termination, newline> {};                           // 3.2.4
struct reduced_turn : seq<white_number, unit_space, export_move, unit_space, sor<seq<export_move, unit_space>, at<game_termination>>> {};  // 3.2.4

// clang-format on

}  // namespace strictpgn::grammar
