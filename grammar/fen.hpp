// FEN (FEN 16.1), with the castling fields of X-FEN and Shredder-FEN. Total like the grammar of
// PGN: any text has a derivation, and what the standard does not allow is read by productions that
// are marked as deviations.
#pragma once

#include "grammar/lexical.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::grammar {

// clang-format off

// Fields                                                                                                  // FEN 16.1.3
struct field_space : one<' ', '\t', '\v', '\f', '\r', '\n'> {};
struct field_character : not_one<' ', '\t', '\v', '\f', '\r', '\n'> {};
struct printing_character : range<'!', '~'> {};
struct field_end : at<sor<field_space, eof>> {};
template <typename Value> struct field_of : seq<Value, field_end> {};  // the whole of a field
struct field_separator : seq<one<' '>, not_at<sor<field_space, eof>>> {};

// Piece placement. That a rank has eight squares is part of a full placement; where any other is read, they are counted
// afterwards.                                                                                             // 16.1.3.1
struct solidus : one<'/'> {};
struct placed_letter : one<'P', 'N', 'B', 'R', 'Q', 'K', 'p', 'n', 'b', 'r', 'q', 'k'> {};
struct empty_squares : range<'1', '8'> {};
struct empty_run : seq<empty_squares, not_at<empty_squares>> {};                                           // D84
struct placed_rank : plus<sor<placed_letter, empty_run>> {};
struct piece_placement : seq<placed_rank, rep<7, solidus, placed_rank>> {};

// Active color                                                                                            // 16.1.3.2
struct white_to_move : one<'w'> {};
struct black_to_move : one<'b'> {};
struct active_color : sor<white_to_move, black_to_move> {};

// Castling availability                                                                                   // 16.1.3.3
struct no_castling : one<'-'> {};
struct white_castling : sor<seq<one<'K'>, opt<one<'Q'>>>, one<'Q'>> {};
struct black_castling : sor<seq<one<'k'>, opt<one<'q'>>>, one<'q'>> {};
struct castling_availability : sor<no_castling, seq<white_castling, opt<black_castling>>, black_castling> {};

// The rooks by their files, always (Shredder-FEN) or where K and Q do not tell (X-FEN)                    // D86, D90
struct white_rook_file : range<'A', 'H'> {};
struct black_rook_file : range<'a', 'h'> {};
struct white_rook_files : seq<white_rook_file, opt<white_rook_file>> {};
struct black_rook_files : seq<black_rook_file, opt<black_rook_file>> {};
struct shredder_castling : sor<seq<white_rook_files, opt<black_rook_files>>, black_rook_files> {};
struct white_short_right : sor<one<'K'>, white_rook_file> {};
struct white_long_right : sor<one<'Q'>, white_rook_file> {};
struct black_short_right : sor<one<'k'>, black_rook_file> {};
struct black_long_right : sor<one<'q'>, black_rook_file> {};
struct white_rights : sor<seq<white_short_right, opt<white_long_right>>, white_long_right> {};             // ordered: a file is either
struct black_rights : sor<seq<black_short_right, opt<black_long_right>>, black_long_right> {};             // ordered: a file is either
struct xfen_castling : sor<seq<white_rights, opt<black_rights>>, black_rights> {};

// En passant target                                                                                       // 16.1.3.4
struct no_target : one<'-'> {};
struct target_square : seq<range<'a', 'h'>, one<'3', '6'>> {};
struct en_passant_target : sor<no_target, target_square> {};

// Halfmove clock and fullmove number                                                                      // 16.1.3.5, 16.1.3.6
struct positive_integer : seq<range<'1', '9'>, star<digit>> {};
struct halfmove_clock : sor<one<'0'>, positive_integer> {};
struct fullmove_number : positive_integer {};

// Eight squares to a rank. What is named squares reads the number of squares in its name, what is named piece-and a piece
// and so many squares more, so that no digit stands behind another. The alternatives of each begin with different
// characters, so their order does not matter.                                                              // 16.1.3.1
struct squares_1 : sor<placed_letter, one<'1'>> {};
struct piece_and_1 : seq<placed_letter, squares_1> {};
struct squares_2 : sor<piece_and_1, one<'2'>, seq<one<'1'>, placed_letter>> {};
struct piece_and_2 : seq<placed_letter, squares_2> {};
struct squares_3 : sor<piece_and_2, one<'3'>, seq<one<'2'>, placed_letter>, seq<one<'1'>, piece_and_1>> {};
struct piece_and_3 : seq<placed_letter, squares_3> {};
struct squares_4 : sor<piece_and_3, one<'4'>, seq<one<'3'>, placed_letter>, seq<one<'2'>, piece_and_1>, seq<one<'1'>, piece_and_2>> {};
struct piece_and_4 : seq<placed_letter, squares_4> {};
struct squares_5 : sor<piece_and_4, one<'5'>, seq<one<'4'>, placed_letter>, seq<one<'3'>, piece_and_1>, seq<one<'2'>, piece_and_2>, seq<one<'1'>, piece_and_3>> {};
struct piece_and_5 : seq<placed_letter, squares_5> {};
struct squares_6 : sor<piece_and_5, one<'6'>, seq<one<'5'>, placed_letter>, seq<one<'4'>, piece_and_1>, seq<one<'3'>, piece_and_2>, seq<one<'2'>, piece_and_3>, seq<one<'1'>, piece_and_4>> {};
struct piece_and_6 : seq<placed_letter, squares_6> {};
struct squares_7 : sor<piece_and_6, one<'7'>, seq<one<'6'>, placed_letter>, seq<one<'5'>, piece_and_1>, seq<one<'4'>, piece_and_2>, seq<one<'3'>, piece_and_3>, seq<one<'2'>, piece_and_4>, seq<one<'1'>, piece_and_5>> {};
struct piece_and_7 : seq<placed_letter, squares_7> {};
struct squares_8 : sor<piece_and_7, one<'8'>, seq<one<'7'>, placed_letter>, seq<one<'6'>, piece_and_1>, seq<one<'5'>, piece_and_2>, seq<one<'4'>, piece_and_3>, seq<one<'3'>, piece_and_4>, seq<one<'2'>, piece_and_5>, seq<one<'1'>, piece_and_6>> {};
struct full_placement : seq<squares_8, rep<7, solidus, squares_8>> {};

// Records of each kind, nothing else allowed. The target's rank goes by who is to move.                   // 16.1.3
struct target_of_white : sor<no_target, seq<range<'a', 'h'>, one<'6'>>> {};                                  // 16.1.3.4
struct target_of_black : sor<no_target, seq<range<'a', 'h'>, one<'3'>>> {};                                  // 16.1.3.4
struct clocks : seq<halfmove_clock, one<' '>, fullmove_number> {};                                         // 16.1.3.5, 16.1.3.6
template <typename Castling> struct record_with : seq<full_placement, one<' '>, sor<seq<white_to_move, one<' '>, Castling, one<' '>, target_of_white>, seq<black_to_move, one<' '>, Castling, one<' '>, target_of_black>>, one<' '>, clocks, eof> {};
struct fen_value : seq<record_with<castling_availability>> {};                                             // 16.1.3
struct xfen_value : seq<record_with<sor<no_castling, xfen_castling>>> {};                                  // D86
struct shredder_value : seq<record_with<sor<no_castling, shredder_castling>>> {};                          // D90

// ---- deviations: inside fields -------------------------------------------------------------------------------------

struct unprintable : plus<not_at<printing_character>, field_character> {};
struct unprintable_field : deviation<rule::fen_bad_character>, seq<star<printing_character>, unprintable, star<field_character>> {};

struct split_run : deviation_inside<rule::fen_adjacent_digits>, seq<empty_squares, plus<empty_squares>> {};
struct loose_rank : star<sor<placed_letter, empty_run, split_run>> {};                                      // may be empty: no squares at all
struct loose_placement : reported_elsewhere, seq<loose_rank, rep<7, solidus, loose_rank>> {};
struct placement_character : sor<placed_letter, empty_squares, solidus> {};
struct wrong_rank_count : deviation<rule::fen_rank_count>, plus<placement_character> {};
struct unplaced_letter : seq<not_at<placement_character>, printing_character> {};
struct foreign_placement : deviation<rule::fen_piece_letter>, seq<star<placement_character>, unplaced_letter, star<printing_character>> {};
struct placement_field : first_that_fits<field_of<piece_placement>, field_of<loose_placement>, field_of<wrong_rank_count>, field_of<foreign_placement>, unprintable_field> {};

struct bad_active_color : deviation<rule::fen_active_color>, plus<printing_character> {};
struct active_color_field : first_that_fits<field_of<active_color>, field_of<bad_active_color>, unprintable_field> {};

struct side_letter : one<'K', 'Q', 'k', 'q'> {};
struct rook_file_letter : ranges<'A', 'H', 'a', 'h'> {};
struct loose_sides : reported_elsewhere, seq<side_letter, rep_opt<3, side_letter>> {};                     // in any order, or twice
struct loose_files : reported_elsewhere, seq<star<side_letter>, rook_file_letter, star<sor<side_letter, rook_file_letter>>> {};
struct bad_castling : deviation<rule::fen_castling_syntax>, plus<printing_character> {};
struct castling_field : first_that_fits<field_of<castling_availability>, field_of<shredder_castling>, field_of<xfen_castling>, field_of<loose_sides>, field_of<loose_files>, field_of<bad_castling>, unprintable_field> {};  // ordered: the strictest notation first

struct bad_target : deviation<rule::fen_ep_syntax>, plus<printing_character> {};
struct en_passant_field : first_that_fits<field_of<en_passant_target>, field_of<bad_target>, unprintable_field> {};

struct padded_clock : deviation<rule::fen_integer_leading_zero>, seq<one<'0'>, plus<digit>> {};
struct bad_clock : deviation<rule::fen_halfmove_syntax>, plus<printing_character> {};
struct halfmove_field : first_that_fits<field_of<halfmove_clock>, field_of<padded_clock>, field_of<bad_clock>, unprintable_field> {};

struct padded_number : deviation<rule::fen_integer_leading_zero>, seq<plus<one<'0'>>, positive_integer> {};
struct padded_zero : deviation<rule::fen_integer_leading_zero>, seq<one<'0'>, plus<one<'0'>>> {};
struct zero_number : deviation<rule::fen_fullmove_zero>, sor<padded_zero, one<'0'>> {};                    // ordered: all the zeros
struct bad_number : deviation<rule::fen_fullmove_syntax>, plus<printing_character> {};
struct fullmove_field : first_that_fits<field_of<fullmove_number>, field_of<padded_number>, field_of<zero_number>, field_of<bad_number>, unprintable_field> {};

// ---- deviations: between fields ------------------------------------------------------------------------------------

struct bad_separator : deviation<rule::fen_field_separator>, seq<plus<field_space>, not_at<eof>> {};       // D88
struct next_field : sor<field_separator, bad_separator> {};                                                // ordered: one space first
struct outer_space : deviation<rule::fen_field_separator>, plus<field_space> {};
struct missing_fields : deviation<rule::fen_field_count>, at<star<field_space>, eof> {};                   // D87
struct surplus_fields : deviation<rule::fen_field_count>, plus<plus<field_space>, plus<field_character>> {};

// The record                                                                                              // 16.1.3
struct after_halfmove_clock : sor<seq<next_field, fullmove_field>, missing_fields> {};
struct after_en_passant_target : sor<seq<next_field, halfmove_field, after_halfmove_clock>, missing_fields> {};
struct after_castling : sor<seq<next_field, en_passant_field, after_en_passant_target>, missing_fields> {};
struct after_active_color : sor<seq<next_field, castling_field, after_castling>, missing_fields> {};
struct after_placement : sor<seq<next_field, active_color_field, after_active_color>, missing_fields> {};
struct fen_record : seq<opt<outer_space>, sor<seq<placement_field, after_placement>, missing_fields>, opt<surplus_fields>, opt<outer_space>, eof> {};

// clang-format on

}  // namespace strictpgn::grammar
