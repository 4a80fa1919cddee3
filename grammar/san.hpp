// Standard Algebraic Notation (PGN 8.2.3) and, below it, the spellings that deviate from it.
#pragma once

#include "grammar/lexical.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::grammar {

// clang-format off

// Squares, pieces and signs                                                                              // PGN 8.2.3
struct file_letter : range<'a', 'h'> {};                                                                   // 8.2.3.1
struct rank_digit : range<'1', '8'> {};                                                                    // 8.2.3.1
struct square_name : seq<file_letter, rank_digit> {};                                                      // 8.2.3.1
struct piece_letter : one<'N', 'B', 'R', 'Q', 'K'> {};                                                     // 8.2.3.2
struct capture_sign : one<'x'> {};                                                                         // 8.2.3.3
struct promoted_letter : one<'Q', 'N', 'R', 'B'> {};
struct promotion : seq<one<'='>, promoted_letter> {};
struct queenside_tail : tao::pegtl::string<'-', 'O'> {};
struct castling_move : seq<tao::pegtl::string<'O', '-', 'O'>, opt<queenside_tail>> {};
struct any_promoted_letter : one<'Q', 'N', 'R', 'B', 'q', 'n', 'r', 'b'> {};
struct odd_promotion_sign : sor<seq<one<'('>, any_promoted_letter, one<')'>>, seq<one<'/'>, any_promoted_letter>> {};  // `e8(Q)`, `e8/Q`: D74
struct utf8_dash : seq<tao::pegtl::string<'\xE2', '\x80'>, range<'\x90', '\x95'>> {};
struct utf8_minus : tao::pegtl::string<'\xE2', '\x88', '\x92'> {};
struct foreign_dash : sor<utf8_dash, utf8_minus> {};  // joins the squares of long algebraic notation: D75
struct check_sign : one<'+'> {};                                                                           // 8.2.3.5
struct mate_sign : one<'#'> {};                                                                            // 8.2.3.5

// Moves. What may follow a file, the destination's rank or a disambiguation, is decided by one character. // 8.2.3.3
struct square_after_origin : seq<opt<capture_sign>, square_name> {};                                       // 8.2.3.4
struct after_file : sor<seq<rank_digit, opt<square_after_origin>>, square_after_origin> {};                // 8.2.3.4
struct piece_move : seq<piece_letter, sor<seq<file_letter, after_file>, seq<rank_digit, square_after_origin>, seq<capture_sign, square_name>>> {};
struct pawn_move : seq<file_letter, sor<rank_digit, seq<capture_sign, square_name>>, opt<promotion>> {};
struct san_end : not_at<sor<symbol_character, odd_promotion_sign, foreign_dash>> {};
struct san_text : seq<sor<piece_move, pawn_move, castling_move>, opt<sor<check_sign, mate_sign>>> {};
struct standard_san : seq<san_text, san_end> {};

// ---- deviations of SAN ---------------------------------------------------------------------------------------------

struct upper_case_file : deviation_inside<rule::san_square_case>, range<'A', 'H'> {};
struct lenient_file : sor<file_letter, upper_case_file> {};
struct lenient_square : seq<lenient_file, rank_digit> {};
struct cross : sor<tao::pegtl::string<'\xC3', '\x97'>, one<'\xD7'>> {};
struct bad_capture_sign : deviation_inside<rule::san_capture_bad_sign>, sor<one<'X', ':', '-'>, cross> {};       // D76
struct lenient_capture : sor<capture_sign, bad_capture_sign> {};
struct long_dash : sor<one<'-'>, foreign_dash> {};

struct dashed_squares : seq<lenient_square, long_dash, lenient_square> {};
struct two_squares : seq<lenient_square, opt<lenient_capture>, lenient_square> {};
struct file_and_square : seq<lenient_file, opt<lenient_capture>, lenient_square> {};
struct rank_and_square : seq<rank_digit, opt<lenient_capture>, lenient_square> {};
struct captured_square : seq<lenient_capture, lenient_square> {};

struct dashed_long_algebraic : deviation_inside<rule::san_long_algebraic>, dashed_squares {};                    // D75
struct plain_long_algebraic : deviation_inside<rule::san_long_algebraic>, two_squares {};
struct captured_without_file : deviation_inside<rule::san_pawn_capture_missing_file>, seq<capture_sign, lenient_square> {};  // `:d5` and `-d5` begin no symbol
struct superfluous_file : reported_elsewhere, file_and_square {};  // `ed5`, `ee4`: the position tells which rule
// ordered: the longest first, since the later ones are their prefixes
struct pawn_coordinates : first_that_fits<dashed_long_algebraic, plain_long_algebraic, superfluous_file, captured_without_file, lenient_square> {};
struct piece_coordinates : first_that_fits<dashed_long_algebraic, two_squares, file_and_square, rank_and_square, captured_square, lenient_square> {};

struct lower_case_piece : deviation_inside<rule::san_piece_lowercase>, one<'n', 'r', 'q', 'k'> {};                // never `b`, which is a file: D70
struct pawn_letter : deviation_inside<rule::san_pawn_letter>, one<'P', 'p'> {};
struct lenient_piece_move : seq<sor<piece_letter, lower_case_piece>, piece_coordinates> {};
struct beside_e_file : one<'d', 'D', 'f', 'F'> {};
struct maybe_piece : seq<one<'E'>, sor<square_name, seq<opt<lenient_capture>, not_at<beside_e_file>, lenient_square>>> {};  // `Ef3`, `Exc6`: hardly a file, while `Exd5` and `ED5` are of a pawn
struct lenient_pawn_move : sor<seq<pawn_letter, pawn_coordinates>, seq<not_at<maybe_piece>, pawn_coordinates>> {};

struct lower_case_promoted : one<'q', 'n', 'r', 'b'> {};
struct any_promoted : sor<promoted_letter, lower_case_promoted> {};
struct bracketed_promotion : seq<opt<one<'='>>, one<'('>, any_promoted, one<')'>> {};
struct slashed_promotion : seq<one<'/'>, any_promoted> {};
struct lower_case_promotion : seq<opt<one<'='>>, lower_case_promoted> {};
struct promotion_bad_form : deviation_inside<rule::san_promotion_bad_form>, first_that_fits<bracketed_promotion, slashed_promotion, lower_case_promotion> {};
struct promotion_missing_equals : deviation_inside<rule::san_promotion_missing_equals>, seq<promoted_letter> {};
struct lenient_promotion : first_that_fits<promotion, promotion_bad_form, promotion_missing_equals> {};   // D74

struct castling_character : one<'O', 'o', '0'> {};
struct castling_dash : sor<one<'-'>, foreign_dash> {};
struct castling_end : not_at<sor<letter_or_digit, castling_dash>> {};
struct zero_tail : tao::pegtl::string<'-', '0'> {};
struct castling_zero : deviation_inside<rule::san_castling_zero>, seq<tao::pegtl::string<'0', '-', '0'>, opt<zero_tail>, castling_end> {};
struct mixed_tail : seq<castling_dash, castling_character> {};
struct undashed_tail : one<'O', 'o'> {};
struct mixed_castling : seq<castling_character, castling_dash, castling_character, opt<mixed_tail>, castling_end> {};
struct undashed_castling : seq<one<'O', 'o'>, one<'O', 'o'>, opt<undashed_tail>, castling_end> {};
struct castling_bad_form : deviation_inside<rule::san_castling_bad_form>, first_that_fits<mixed_castling, undashed_castling> {};
struct lenient_castling : first_that_fits<seq<castling_move, castling_end>, castling_zero, castling_bad_form> {};  // ordered: what is only zeros has a rule of its own. D68

struct check_word : sor<tao::pegtl::string<'c', 'h'>, tao::pegtl::string<'d', 'i', 's'>, tao::pegtl::string<'d', 'b', 'l'>, tao::pegtl::string<'m', 'a', 't', 'e'>> {};
struct check_words : seq<opt<one<'+', '#'>>, plus<check_word, opt<period>>> {};
struct several_signs : seq<one<'+', '#'>, plus<one<'+', '#'>>> {};
struct bad_check_sign : deviation_inside<rule::san_bad_check_form>, sor<check_words, several_signs> {};           // D72
struct lenient_check : sor<bad_check_sign, check_sign, mate_sign> {};                                      // ordered: `++` before `+`
struct en_passant_text : sor<tao::pegtl::string<'e', '.', 'p', '.'>, tao::pegtl::string<'e', 'p'>> {};
struct en_passant_mark : deviation_inside<rule::san_ep_suffix>, en_passant_text {};                               // D69
struct drawing_mark : deviation_inside<rule::san_drawing_mark>, one<'='> {};

struct san_tail : seq<opt<lenient_check>, opt<en_passant_mark>, opt<lenient_check>, opt<drawing_mark>, not_at<symbol_character>> {};
struct lenient_san_text : sor<seq<lenient_castling, san_tail>, seq<first_that_fits<lenient_piece_move, lenient_pawn_move>, opt<lenient_promotion>, san_tail>> {};
struct lenient_san : recovery, first_that_fits<lenient_san_text> {};

// Moves that cannot be read. They stand where a move should and leave the position unknown.               // D109
struct glued_number : deviation<rule::move_number_glued>, seq<at<plus<digit>, lenient_san_text>, symbol> {};  // D30
struct foreign_letter : one<'A', 'C', 'D', 'F', 'G', 'H', 'I', 'J', 'L', 'M', 'S', 'T', 'U', 'V', 'W', 'Y', 'Z'> {};  // not E: no language of section 17 has it
struct foreign_piece_move : deviation<rule::san_piece_foreign>, seq<at<foreign_letter, piece_coordinates>, symbol> {};
struct figurine : seq<tao::pegtl::string<'\xE2', '\x99'>, range<'\x94', '\x9F'>> {};
struct figurine_move : deviation<rule::san_figurine>, seq<figurine, star<symbol_character>> {};
struct other_promoted : seq<not_at<any_promoted>, letter_or_digit> {};
struct bad_promotion : seq<pawn_coordinates, sor<seq<one<'='>, other_promoted>, one<'K', 'P'>>, opt<one<'+', '#'>>> {};
struct promotion_bad_piece : deviation<rule::san_promotion_bad_piece>, seq<at<symbol_of<bad_promotion>>, symbol> {};
struct square_like : seq<star<not_at<file_letter, digit>, symbol_character>, file_letter, digit> {};
struct castling_like : seq<castling_character, one<'-'>, castling_character> {};
struct drop_letter : ranges<'A', 'Z', 'a', 'z'> {};  // other games have other pieces
struct dropped_piece : deviation<rule::san_syntax>, seq<drop_letter, one<'@'>, square_name, star<symbol_character>> {};  // D102
struct move_like_symbol : deviation<rule::san_syntax>, seq<at<sor<square_like, castling_like>>, symbol> {};  // D109
struct unreadable_san : sor<glued_number, figurine_move, promotion_bad_piece, dropped_piece, move_like_symbol> {};  // ordered: the last takes what has no name of its own

// Null moves                                                                                              // D65
struct null_word : sor<tao::pegtl::string<'Z', '0'>, tao::pegtl::string<'0', '0', '0', '0'>, tao::pegtl::string<'n', 'u', 'l', 'l'>, tao::pegtl::string<'p', 'a', 's', 's'>> {};
struct null_move : deviation<rule::move_null>, sor<seq<tao::pegtl::string<'-', '-'>, not_at<symbol_character>>, symbol_of<null_word>, tao::pegtl::string<'@', '@', '@', '@'>, tao::pegtl::string<'<', '>'>> {};

// clang-format on

}  // namespace strictpgn::grammar
