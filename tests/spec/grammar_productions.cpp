// What each production of PGN reads: the standard's, and those that deviate from it.
#include <boost/test/unit_test.hpp>

#include "grammar/pgn.hpp"
#include "spec/grammar_table.hpp"

BOOST_AUTO_TEST_SUITE(grammar_productions)

namespace {

namespace g = strictpgn::grammar;
using namespace std::literals;
using namespace strictpgn::tests;
using strictpgn::rule;
using enum strictpgn::rule;
using table = std::vector<production>;

// clang-format off

// ---- lexical.hpp --------------------------------------------------------------------------------

const table characters_and_lines = {
  of<g::newline>({{"\n\n", "\n"}, {"\r\n\n", "\r\n"}, {"\r\r", "\r"}, {"\n\r", "\n"}, {"\v", no}, {"\f", no}, {"a", no}, {"", no}}),
  of<g::blank>({{"  ", " "}, {"\t", "\t"}, {"\v", "\v"}, {"\f", no}, {"\n", no}, {"\r", no}, {"\xA0", no}}),
  of<g::line_character>({{"ab", "a"}, {"\0"sv, "\0"sv}, {"\t", "\t"}, {"\xFF", "\xFF"}, {"\n", no}, {"\r", no}, {"", no}}),
  of<g::rest_of_line>({{"", ""}, {"a b\nc", "a b"}, {"a b\rc", "a b"}, {"\n", ""}}),
  of<g::escape_line>({{"%", "%"}, {"% a\r\nb", "% a"}, {"%%\n", "%%"}, {" %", no}, {"", no}}),
  of<g::indented_escape>({{"%a\nb", "%a", {escape_percent_not_column_1}}, {"a%", no}}),
  of<g::misplaced_percent>({{"%%", "%", {escape_percent_not_column_1}}, {"a", no}}),
  of<g::line_start>({{"%a\nb", "%a"}, {" \t%a\nb", " \t%a", {escape_percent_not_column_1}}, {"  a", ""}, {"", ""}}),
  of<g::line_end>({{"\n%a\nb", "\n%a"}, {"\n  b", "\n"}, whole("\r\n\v%a", {escape_percent_not_column_1}), {" \n", no}}),
  of<g::white_space>({{"", ""}, {" \t\v\n\r\n\r a", " \t\v\n\r\n\r "}, whole("\n%a\n%b\n"), {" %a", " "}, {"\f", ""}, whole("\n %a", {escape_percent_not_column_1})}),
  of<g::empty_line>({whole("\n"), whole("\n \t\v"), {"\n\n\n", "\n\n"}, whole("\r\n\r\n"), whole("\r\r"), {"\n  \na", "\n  \n"}, {"\na", no}, {"\n%\n", no}, {" \n\n", no}, {"", no}}),
};

const table tokens = {
  of<g::letter_or_digit>({whole("0"), whole("9"), whole("A"), whole("Z"), whole("a"), whole("z"), {"/", no}, {":", no}, {"@", no}, {"[", no}, {"`", no}, {"{", no}, {"_", no}}),
  of<g::symbol_character>({whole("0"), whole("9"), whole("A"), whole("Z"), whole("a"), whole("z"), whole("_"), whole("+"), whole("#"), whole("="), whole(":"), whole("-"), {"/", no}, {",", no}, {".", no}, {"*", no}, {"\"", no}, {"$", no}, {"<", no}, {">", no}, {"^", no}, {"\xE9", no}}),
  of<g::symbol>({whole("a"), {"a_+#=:-Z9 b", "a_+#=:-Z9"}, {"1/2", "1"}, {"_a", no}, {"+", no}, {"", no}}),
  of<g::period>({{"..", "."}, {",", no}}),
  of<g::quote>({{"\"\"", "\""}, {"'", no}}),
  of<g::quoted_pair>({{R"(\"")", R"(\")"}, {R"(\\\)", R"(\\)"}, {R"(\d)", no}, {R"(\)", no}, {R"(")", no}}),
  of<g::plain_character>({{"ab", "a"}, {" ", " "}, {"\0"sv, "\0"sv}, {"\f", "\f"}, {"\x7F", "\x7F"}, {"\xE9", "\xE9"}, {"\"", no}, {"\\", no}, {"\n", no}, {"\r", no}, {"\t", no}, {"\v", no}, {"", no}}),
  of<g::string_data>({{"", ""}, {R"(a\"b\\c"d)", R"(a\"b\\c)"}, {R"(a\d)", "a"}, {"a\tb", "a"}, {"a\nb", "a"}, {"]{;%", "]{;%"}}),
  of<g::string_token>({whole(R"("")"), {R"("a b"c)", R"("a b")"}, {R"("a\"" ")", R"("a\"")"}, {R"("\\"")", R"("\\")"}, {R"("a)", no}, {R"("a\")", no}, {"\"a\nb\"", no}, {"\"a\tb\"", no}, {R"("\d")", no}, {"a", no}}),
  of<g::comment_data>({{"", ""}, {"a{;%\n}b", "a{;%\n"}, whole("a\0b"sv)}),
  of<g::brace_comment>({whole("{}"), {"{a{b}c}", "{a{b}"}, whole("{a\n%;\r\n}"), {"{a", no}, {"{", no}, {"a", no}}),
  of<g::rest_of_line_comment>({whole(";"), {"; a {\nb", "; a {"}, {";a\rb", ";a"}, {" ;", no}}),
};

const table lexical_deviations = {
  of<g::string_tab>({{"\t\va", "\t\v", {string_tab}}, {" ", no}}),
  of<g::string_bad_escape>({{R"(\dx)", R"(\d)", {string_bad_escape}}, {"\\\n", "\\", {string_bad_escape}}, {"\\", "\\", {string_bad_escape}}, {"d", no}}),
  of<g::lenient_data>({{"", ""}, {R"(a\"b")", R"(a\"b)"}, {"a\t\tb\v\"", "a\t\tb\v", {string_tab, string_tab}}, {R"(a\d\")", R"(a\d\")", {string_bad_escape}}, {"a\n", "a"}}),
  of<g::lenient_string>({whole(R"("a")"), whole("\"a\tb\"", {string_tab}), whole(R"("\d\e")", {string_bad_escape, string_bad_escape}), {R"("a)", no}, {"\"a\n\"", no}, {"a\"", no}}),
  of<g::string_unterminated>({{"\"a b\nc", "\"a b", {string_unterminated}}, {"\"", "\"", {string_unterminated}}, {"a", no}}),
  of<g::byte_order_mark>({{"\xEF\xBB\xBF[", "\xEF\xBB\xBF", {encoding_bom}}, {"\xEF\xBB", no}, {"\xFE\xFF", no}}),
  of<g::non_ascii>({{"\x80\xFF a", "\x80\xFF", {elsewhere}}, {"\x7F", no}, {"\0"sv, no}}),
  of<g::control_character>({whole("\0\x01\x08\x0C\x0E\x1F\x7F"sv, {elsewhere}), {"\t", no}, {"\n", no}, {"\v", no}, {"\r", no}, {" ", no}, {"~", no}, {"\x80", no}}),
  of<g::unexpected_character>({{"#&'+,-/:=@\\^_`|~a", "#&'+,-/:=@\\^_`|~", {token_unexpected_character}}, {"!", no}, {"%", no}, {"$", no}, {"}", no}, {"<", no}, {"a", no}}),
  of<g::angle_brackets>({{"<a b>c", "<a b>", {token_angle_bracket}}, whole("<>", {token_angle_bracket}), {"<a\n>", "<", {token_angle_bracket}}, {"<a\r>", "<", {token_angle_bracket}}, {">>", ">", {token_angle_bracket}}, {"a", no}}),
  of<g::stray_close_brace>({{"}}", "}", {comment_stray_close}}, {"{", no}}),
  of<g::nag_missing_digits>({{"$$", "$", {nag_missing_digits}}, whole("$-1", {nag_missing_digits}), whole("$+12", {nag_missing_digits}), {"$-", "$", {nag_missing_digits}}, {"1", no}}),
};

// ---- san.hpp ------------------------------------------------------------------------------------

const table standard_moves = {
  of<g::file_letter>({whole("a"), whole("h"), {"`", no}, {"i", no}, {"A", no}, {"1", no}}),
  of<g::rank_digit>({whole("1"), whole("8"), {"0", no}, {"9", no}, {"a", no}}),
  of<g::square_name>({{"a11", "a1"}, whole("h8"), {"a0", no}, {"a9", no}, {"i1", no}, {"`1", no}, {"a", no}, {"1a", no}}),
  of<g::piece_letter>({whole("N"), whole("B"), whole("R"), whole("Q"), whole("K"), {"P", no}, {"O", no}, {"n", no}, {"k", no}}),
  of<g::capture_sign>({{"xx", "x"}, {"X", no}, {":", no}}),
  of<g::promoted_letter>({whole("Q"), whole("N"), whole("R"), whole("B"), {"K", no}, {"P", no}, {"q", no}}),
  of<g::promotion>({{"=QN", "=Q"}, whole("=N"), whole("=R"), whole("=B"), {"=K", no}, {"=q", no}, {"=", no}, {"Q", no}}),
  of<g::queenside_tail>({{"-O-O", "-O"}, {"-0", no}, {"-o", no}, {"-", no}}),
  of<g::castling_move>({whole("O-O"), whole("O-O-O"), {"O-O-O-O", "O-O-O"}, {"O-O-0", "O-O"}, {"O-O-", "O-O"}, {"O-", no}, {"OO", no}, {"0-0", no}, {"o-o", no}, {"O-0", no}}),
  of<g::any_promoted_letter>({whole("Q"), whole("N"), whole("R"), whole("B"), whole("q"), whole("n"), whole("r"), whole("b"), {"K", no}, {"k", no}, {"p", no}}),
  of<g::odd_promotion_sign>({whole("(Q)"), whole("(b)"), {"/NN", "/N"}, whole("/r"), {"(K)", no}, {"(Q", no}, {"()", no}, {"/K", no}, {"=Q", no}, {"Q", no}}),
  of<g::check_sign>({{"++", "+"}, {"#", no}}),
  of<g::mate_sign>({{"##", "#"}, {"+", no}}),
  of<g::square_after_origin>({whole("e4"), whole("xe4"), {"x", no}, {"xx", no}, {"4", no}, {":e4", no}}),
  of<g::after_file>({{"4 ", "4"}, whole("4e5"), whole("4xe5"), {"4x", "4"}, {"4e", "4"}, {"44", "4"}, whole("d2"), whole("xd2"), {"x2", no}, {"9", no}, {"d", no}}),
  of<g::piece_move>({whole("Na1"), whole("Kh8"), whole("Nbd2"), whole("N1d2"), whole("Nb1d2"), whole("Nxd2"), whole("Nbxd2"), whole("N1xd2"), whole("Nb1xd2"), {"Nb1d", "Nb1"}, {"Nb1x", "Nb1"}, {"Nd2=Q", "Nd2"}, {"N", no}, {"Nd", no}, {"N1", no}, {"N1x", no}, {"Nx2", no}, {"N11", no}, {"Nd9", no}, {"Ni1", no}, {"Pd2", no}, {"nd2", no}, {"N:d2", no}, {"d2", no}}),
  of<g::pawn_move>({whole("a1"), whole("h8"), whole("exd5"), whole("e8=Q"), whole("exd8=N"), {"e8=K", "e8"}, {"e8Q", "e8"}, {"e8=", "e8"}, {"e4e5", "e4"}, {"e", no}, {"e9", no}, {"e0", no}, {"ed5", no}, {"ex", no}, {"exd", no}, {"exd9", no}, {"xd5", no}, {"i4", no}, {"E4", no}}),
  of<g::san_end>({{"", ""}, {" a", ""}, {"!", ""}, {".", ""}, {"(d4", ""}, {"(K)", ""}, {"/K", ""}, {"a", no}, {"+", no}, {"_", no}, {"(Q)", no}, {"/q", no}}),
  of<g::san_text>({whole("e4"), whole("Nb1xd2#"), whole("O-O-O+"), {"Nf31-0", "Nf3"}, {"e4++", "e4+"}, {"E4", no}, {"", no}}),
  of<g::standard_san>({whole("e4"), whole("e4+"), whole("e4#"), {"e4!", "e4"}, {"e4.", "e4"}, {"e4(d4)", "e4"}, whole("exd8=R#"), whole("Nb1xd2#"), whole("O-O"), whole("O-O-O+"), {"Nf3\n", "Nf3"}, {"e4++", no}, {"e4+#", no}, {"e4=", no}, {"e4e5", no}, {"e4_", no}, {"e4:", no}, {"e8Q", no}, {"e8=K", no}, {"e8=q", no}, {"e8(Q)", no}, {"e8/N", no}, {"O-O-", no}, {"O-O-0", no}, {"O-O-O-O", no}, {"0-0", no}, {"Nf3=Q", no}, {"1e4", no}, {"foo", no}, {"", no}}),
};

const table deviant_coordinates = {
  of<g::utf8_dash>({whole("\xE2\x80\x90"), whole("\xE2\x80\x95"), {"\xE2\x80\x8F", no}, {"\xE2\x80\x96", no}, {"\xE2\x80", no}, {"-", no}}),
  of<g::utf8_minus>({whole("\xE2\x88\x92"), {"\xE2\x88\x93", no}, {"\xE2\x88", no}}),
  of<g::foreign_dash>({whole("\xE2\x80\x93"), whole("\xE2\x88\x92"), {"-", no}, {"\xE2", no}}),
  of<g::upper_case_file>({whole("A", {san_square_case}), whole("H", {san_square_case}), {"@", no}, {"I", no}, {"a", no}}),
  of<g::lenient_file>({whole("a"), whole("H", {san_square_case}), {"i", no}, {"I", no}}),
  of<g::lenient_square>({whole("e4"), whole("E4", {san_square_case}), {"e9", no}, {"E", no}, {"4", no}}),
  of<g::cross>({whole("\xC3\x97"), whole("\xD7"), {"\xC3", no}, {"x", no}}),
  of<g::bad_capture_sign>({whole("X", {san_capture_bad_sign}), whole(":", {san_capture_bad_sign}), whole("-", {san_capture_bad_sign}), whole("\xC3\x97", {san_capture_bad_sign}), whole("\xD7", {san_capture_bad_sign}), {"x", no}, {"=", no}}),
  of<g::lenient_capture>({whole("x"), whole("X", {san_capture_bad_sign}), {"e", no}}),
  of<g::long_dash>({{"--", "-"}, whole("\xE2\x80\x94"), {"x", no}}),
  of<g::two_squares>({{"e2e4e6", "e2e4"}, whole("e2xe4"), whole("e2:E4", {san_capture_bad_sign, san_square_case}), {"e2", no}, {"e2x", no}, {"ee4", no}}),
  of<g::file_and_square>({whole("ed5"), whole("exd5"), whole("e:d5", {san_capture_bad_sign}), whole("Ed5", {san_square_case}), {"e5", no}, {"ex5", no}}),
  of<g::rank_and_square>({whole("1d2"), whole("8xd2"), whole("1Xd2", {san_capture_bad_sign}), {"9d2", no}, {"0d2", no}, {"d2", no}, {"12", no}}),
  of<g::captured_square>({whole("xd5"), whole(":d5", {san_capture_bad_sign}), {"d5", no}, {"x5", no}}),
  of<g::dashed_long_algebraic>({whole("e2-e4", {san_long_algebraic}), whole("E2\xE2\x80\x93""e4", {san_square_case, san_long_algebraic}), {"e2e4", no}, {"e2--e4", no}, {"e2-", no}}),
  of<g::plain_long_algebraic>({whole("e2e4", {san_long_algebraic}), whole("e4xd5", {san_long_algebraic}), {"e4", no}, {"ed5", no}}),
  of<g::captured_without_file>({whole("xd5", {san_pawn_capture_missing_file}), {"d5", no}, {"exd5", no}}),
  of<g::superfluous_file>({whole("ed5", {elsewhere}), whole("exd5", {elsewhere}), {"d5", no}, {"e4d5", no}}),
  of<g::pawn_coordinates>({whole("e2-e4", {san_long_algebraic}), whole("e2e4", {san_long_algebraic}), whole("ed5", {elsewhere}), whole("xd5", {san_pawn_capture_missing_file}), whole("d5"), whole("D5", {san_square_case}), {"d5x", "d5"}, {"1d5", no}, {"d", no}}),
  of<g::piece_coordinates>({whole("e2-e4", {san_long_algebraic}), whole("e2e4"), whole("ed5"), whole("1d5"), whole("xd5"), whole("d5"), whole("D5", {san_square_case}), {"d5x", "d5"}, {"d", no}, {"5", no}}),
  of<g::lower_case_piece>({whole("n", {san_piece_lowercase}), whole("r", {san_piece_lowercase}), whole("q", {san_piece_lowercase}), whole("k", {san_piece_lowercase}), {"b", no}, {"p", no}, {"N", no}}),
  of<g::pawn_letter>({whole("P", {san_pawn_letter}), whole("p", {san_pawn_letter}), {"N", no}}),
  of<g::lenient_piece_move>({whole("Nf3"), whole("nf3", {san_piece_lowercase}), whole("Bf1-b5", {san_long_algebraic}), {"bf3", no}, {"Pf3", no}, {"N", no}}),
  of<g::beside_e_file>({whole("d"), whole("D"), whole("f"), whole("F"), {"c", no}, {"e", no}, {"g", no}}),
  of<g::maybe_piece>({whole("Ef3"), whole("Ed5"), whole("Ee8"), whole("Exc6"), whole("EXG6", {san_capture_bad_sign, san_square_case}), whole("EC6", {san_square_case}), {"ED5", no}, {"Exd5", no}, {"EXF5", no}, {"E4", no}, {"E2E4", no}, {"Ex", no}, {"e4", no}, {"Nf3", no}}),
  of<g::lenient_pawn_move>({whole("e4"), whole("E4", {san_square_case}), whole("Exd5", {san_square_case, elsewhere}), whole("ED5", {san_square_case, san_square_case, elsewhere}), whole("PEd5", {san_pawn_letter, san_square_case, elsewhere}), {"Ed5", no}, {"Ee8", no}, {"Exc6", no}, whole("Pe4", {san_pawn_letter}), whole("pexd5", {san_pawn_letter, elsewhere}), {"P", no}, {"Ne4", no}}),
};

const table deviant_promotions_and_castling = {
  of<g::lower_case_promoted>({whole("q"), whole("n"), whole("r"), whole("b"), {"k", no}, {"Q", no}}),
  of<g::any_promoted>({whole("Q"), whole("b"), {"K", no}, {"k", no}}),
  of<g::bracketed_promotion>({whole("(Q)"), whole("=(q)"), {"(K)", no}, {"(Q", no}, {"=Q", no}}),
  of<g::slashed_promotion>({whole("/Q"), whole("/q"), {"/K", no}, {"/", no}, {"=/Q", no}}),
  of<g::lower_case_promotion>({whole("q"), whole("=n"), {"Q", no}, {"=Q", no}, {"=k", no}}),
  of<g::promotion_bad_form>({whole("(Q)", {san_promotion_bad_form}), whole("/Q", {san_promotion_bad_form}), whole("=q", {san_promotion_bad_form}), {"=Q", no}, {"Q", no}}),
  of<g::promotion_missing_equals>({whole("Q", {san_promotion_missing_equals}), {"=Q", no}, {"q", no}, {"K", no}}),
  of<g::lenient_promotion>({whole("=Q"), whole("=q", {san_promotion_bad_form}), whole("Q", {san_promotion_missing_equals}), {"=K", no}, {"K", no}}),
  of<g::castling_character>({whole("O"), whole("o"), whole("0"), {"Q", no}, {"1", no}}),
  of<g::castling_dash>({whole("-"), whole("\xE2\x80\x93"), {"_", no}}),
  of<g::castling_end>({{"", ""}, {"+", ""}, {" O", ""}, {"O", no}, {"0", no}, {"-", no}, {"\xE2\x80\x93", no}}),
  of<g::zero_tail>({whole("-0"), {"-O", no}, {"0", no}}),
  of<g::castling_zero>({whole("0-0", {san_castling_zero}), whole("0-0-0", {san_castling_zero}), {"0-0+", "0-0", {san_castling_zero}}, {"0-0-0-0", no}, {"0-0-O", no}, {"0-00", no}, {"0-", no}, {"O-O", no}, {"0-1", no}}),
  of<g::mixed_tail>({whole("-o"), whole("\xE2\x80\x93""0"), {"O", no}, {"-1", no}}),
  of<g::undashed_tail>({whole("O"), whole("o"), {"0", no}, {"-O", no}}),
  of<g::mixed_castling>({whole("o-o"), whole("O-0"), whole("O-O"), whole("0\xE2\x88\x92O-o"), {"o-o#", "o-o"}, {"o-o-", no}, {"o-o-o-o", no}, {"o-oo", no}, {"oo", no}, {"o-1", no}}),
  of<g::undashed_castling>({whole("OO"), whole("oO"), whole("OOo"), {"OO+", "OO"}, {"OOOO", no}, {"00", no}, {"O0", no}, {"OO-O", no}, {"O", no}}),
  of<g::castling_bad_form>({whole("o-o", {san_castling_bad_form}), whole("OO", {san_castling_bad_form}), {"O", no}, {"O-", no}}),
  of<g::lenient_castling>({whole("O-O"), whole("O-O-O"), whole("0-0", {san_castling_zero}), whole("O-O-0", {san_castling_bad_form}), whole("oo", {san_castling_bad_form}), {"O-1", no}, {"0-1", no}}),
};

const table deviant_tails = {
  of<g::check_word>({whole("ch"), whole("dis"), whole("dbl"), whole("mate"), {"c", no}, {"di", no}, {"db", no}, {"mat", no}, {"Ch", no}}),
  of<g::check_words>({whole("ch"), whole("+ch"), whole("#mate"), whole("dis.ch."), whole("dblch"), {"ch..", "ch."}, {"+", no}, {"++ch", no}, {".ch", no}}),
  of<g::several_signs>({{"++ ", "++"}, whole("+#"), whole("##+"), {"+", no}, {"#", no}}),
  of<g::bad_check_sign>({whole("++", {san_bad_check_form}), whole("dis.ch", {san_bad_check_form}), {"+", no}, {"", no}}),
  of<g::lenient_check>({whole("+"), whole("#"), whole("++", {san_bad_check_form}), whole("+mate", {san_bad_check_form}), {"!", no}}),
  of<g::en_passant_text>({whole("e.p."), whole("ep"), {"e.p", no}, {"e p", no}, {"e", no}}),
  of<g::en_passant_mark>({whole("e.p.", {san_ep_suffix}), whole("ep", {san_ep_suffix}), {"e", no}}),
  of<g::drawing_mark>({whole("=", {san_drawing_mark}), {"+", no}}),
  of<g::san_tail>({{"", ""}, {"+ ", "+"}, {"ep+ ", "ep+", {san_ep_suffix}}, {"++e.p.#=!", "++e.p.#=", {san_bad_check_form, san_ep_suffix, san_drawing_mark}}, {"=", "=", {san_drawing_mark}}, {"=Q", no}, {"==", no}, {"epep", no}, {"a", no}}),
  of<g::lenient_san_text>({whole("e4"), whole("e4=", {san_drawing_mark}), {"nf3+ ", "nf3+", {san_piece_lowercase}}, {"e4x", no}}),
  of<g::lenient_san>({whole("e4"), whole("E4", {san_square_case}), whole("Nf3=", {san_drawing_mark}), whole("e8Q+", {san_promotion_missing_equals}), whole("e8(Q)#", {san_promotion_bad_form}), {"exd6e.p. ", "exd6e.p.", {elsewhere, san_ep_suffix}}, whole("0-0-0+", {san_castling_zero}), whole("OO++", {san_castling_bad_form, san_bad_check_form}), {"e2-e4!", "e2-e4", {san_long_algebraic}}, {"e4e5e6", no}, {"e8=K", no}, {"e9", no}, {"Sf3", no}, {"1e4", no}, {"", no}}),
};

const table unreadable_moves = {
  of<g::glued_number>({whole("1e4", {move_number_glued}), {"12Nf3+ ", "12Nf3+", {move_number_glued}}, {"1e4!", "1e4", {move_number_glued}}, {"1", no}, {"1.e4", no}, {"1foo", no}, {"e4", no}}),
  of<g::foreign_letter>({whole("A"), whole("C"), whole("D"), whole("S"), whole("Z"), {"B", no}, {"E", no}, {"K", no}, {"N", no}, {"O", no}, {"P", no}, {"Q", no}, {"R", no}, {"X", no}, {"s", no}}),
  of<g::foreign_piece_move>({whole("Sf3", {san_piece_foreign}), whole("Dd4", {san_piece_foreign}), {"Txe8+ ", "Txe8+", {san_piece_foreign}}, whole("Sf3foo", {san_piece_foreign}), {"Ef3", no}, {"D4", no}, {"Sfoo", no}, {"Nf3", no}}),
  of<g::figurine>({whole("\xE2\x99\x94"), whole("\xE2\x99\x9F"), {"\xE2\x99\x93", no}, {"\xE2\x99\xA0", no}, {"\xE2\x99", no}, {"N", no}}),
  of<g::figurine_move>({{"\xE2\x99\x98""f3+ e5", "\xE2\x99\x98""f3+", {san_figurine}}, whole("\xE2\x99\x94", {san_figurine}), {"Nf3", no}}),
  of<g::other_promoted>({whole("K"), whole("P"), whole("k"), whole("1"), {"Q", no}, {"b", no}, {"+", no}}),
  of<g::bad_promotion>({whole("e8=K"), whole("e8K"), whole("e8P+"), {"e8=x#", "e8=x#"}, {"e8=KK", "e8=K"}, {"e8=Q", no}, {"e8=", no}, {"e8Z", no}, {"Ne8=K", no}}),
  of<g::promotion_bad_piece>({whole("e8=K", {san_promotion_bad_piece}), {"exd8K+ ", "exd8K+", {san_promotion_bad_piece}}, {"e8=KK", no}, {"e8=Q", no}, {"e8", no}}),
  of<g::square_like>({whole("e9"), whole("fooa0"), {"xe44", "xe4"}, {"foo", no}, {"i4", no}, {"e", no}, {"e 4", no}}),
  of<g::castling_like>({{"O-O-O", "O-O"}, whole("0-o"), {"0-1", no}, {"OO", no}}),
  of<g::drop_letter>({whole("A"), whole("Z"), whole("a"), whole("z"), {"@", no}, {"[", no}, {"`", no}, {"{", no}, {"1", no}}),
  of<g::dropped_piece>({{"N@f3+ ", "N@f3+", {san_syntax}}, whole("P@a1", {san_syntax}), whole("K@f3", {san_syntax}), whole("F@g3", {san_syntax}), whole("n@b7", {san_syntax}), {"1@f3", no}, {"N@f9", no}, {"N@@f3", no}, {"Nf3", no}, {"@f3", no}}),
  of<g::move_like_symbol>({whole("e9", {san_syntax}), {"Nf3xx!", "Nf3xx", {san_syntax}}, whole("O-O-O-O", {san_syntax}), {"foo", no}, {"+e4", no}, {"e", no}}),
  of<g::unreadable_san>({whole("1e4", {move_number_glued}), whole("e8=K", {san_promotion_bad_piece}), whole("e9", {san_syntax}), whole("N@f3", {san_syntax}), whole("\xE2\x99\x98", {san_figurine}), {"foo", no}, {"", no}}),
  of<g::null_word>({whole("Z0"), whole("0000"), whole("null"), whole("pass"), {"Z", no}, {"000", no}, {"Null", no}}),
  of<g::null_move>({whole("--", {move_null}), whole("Z0", {move_null}), {"0000 ", "0000", {move_null}}, whole("null", {move_null}), whole("pass", {move_null}), {"@@@@@", "@@@@", {move_null}}, whole("<>", {move_null}), {"---", no}, {"-", no}, {"--a", no}, {"Z01", no}, {"00000", no}, {"passe", no}, {"@@@", no}, {"<a>", no}}),
};

// ---- pgn.hpp: markers and tokens ----------------------------------------------------------------

const table markers = {
  of<g::marker_end>({{"", ""}, {" ", ""}, {")", ""}, {"!", ""}, {"a", no}, {"0", no}, {"-", no}, {"/", no}, {".", no}}),
  of<g::white_wins>({{"1-0)", "1-0"}, {"1-0.", no}, {"1-00", no}, {"1-0/", no}, {"1-O", no}, {"1-", no}, {"0-1", no}}),
  of<g::black_wins>({{"0-1 ", "0-1"}, {"0-1.", no}, {"0-1-", no}, {"O-1", no}, {"1-0", no}}),
  of<g::drawn_game>({{"1/2-1/2\n", "1/2-1/2"}, {"1/2-1/2/", no}, {"1/2-1/22", no}, {"1/2-1/2.", no}, {"1/2", no}, {"1/2-1/3", no}}),
  of<g::no_result>({{"**", "*"}, {"*a", "*"}, {"+", no}}),
  of<g::game_termination>({whole("1-0"), whole("0-1"), whole("1/2-1/2"), whole("*"), {"1-1", no}, {"1/2", no}, {"", no}}),
  of<g::bad_zero>({whole("0"), whole("O"), whole("o"), {"1", no}}),
  of<g::spaced_dash>({whole("-"), whole(":"), {" \t- a", " \t- "}, whole("\x96"), whole("\x97"), whole("\xE2\x80\x93"), {"\x95", no}, {"\x98", no}, {" ", no}, {"\n-", no}}),
  of<g::half_sign>({whole("\xC2\xBD"), whole("\xBD"), {"\xC2", no}, {"1/2", no}}),
  of<g::decimal_half>({whole("0.5"), whole("0,5"), {"0.55", "0.5"}, {"0.", no}, {"0;5", no}, {"1.5", no}}),
  of<g::decimal_marker>({{"0.5-0.5", "0.5-"}, whole("0,5 - "), {"0.5", no}, {"0. 5", no}}),
  of<g::stuttered_half>({whole("11/2"), {"1/2", no}}),
  of<g::twice_white_wins>({whole("1-01-0"), {"1-00-1", no}}),
  of<g::twice_black_wins>({whole("0-10-1"), {"0-11-0", no}}),
  of<g::bad_half>({whole("1/2"), whole("\xBD"), whole("0.5"), {"1/", no}, {"2", no}}),
  of<g::bad_marker_end>({{"", ""}, {". ", "."}, {"..", "."}, {" ", ""}, {"a", no}, {"-", no}, {"/", no}, {"./", no}, {".a", no}}),
  of<g::bad_white_wins>({whole("1-O", {termination_bad_form}), whole("1:0", {termination_bad_form}), whole("1-01-0", {termination_bad_form}), {"1-01-01-0", no}, whole("1 - 0", {termination_bad_form}), whole("1-0.", {termination_bad_form}), whole("1\xE2\x80\x93""0", {termination_bad_form}), whole("1\x96o", {termination_bad_form}), {"1-00", no}, {"1-1", no}, {"0-1", no}, {"1-\n0", no}}),
  of<g::bad_black_wins>({whole("O-1", {termination_bad_form}), whole("0:1", {termination_bad_form}), whole("0-10-1", {termination_bad_form}), whole("0 -1", {termination_bad_form}), {"o-1. ", "o-1.", {termination_bad_form}}, {"O-1-", no}, {"O-O", no}, {"1-0", no}}),
  of<g::bad_draw>({whole("1/2 - 1/2", {termination_bad_form}), whole("0.5-0.5", {termination_bad_form}), whole("11/2-1/2", {termination_bad_form}), {"0.5", no}, {"0.5-0.55", no}, whole("\xBD-\xBD", {termination_bad_form}), whole("\xC2\xBD", {termination_bad_form}), whole("1/2-1/2.", {termination_bad_form}), {"1/2", no}, {"1/2-1/2/", no}, {"\xBD\xBD", "\xBD", {termination_bad_form}}, {"\xBD - 0", no}, {"\xBD - 01", "\xBD", {termination_bad_form}}, {"1/2-", no}}),
  of<g::half_and_whole>({whole("1-1"), whole("1/2-0"), whole("\xBD-1"), whole("0-1/2"), whole("1 - \xBD"), {"1-0", no}, {"0-0", no}, {"1/2-1/2", "1/2-1"}}),
  of<g::unclear_marker>({whole("1-1", {termination_bad_form}), whole("1/2-0.", {termination_bad_form}), whole("\xC2\xBD - 0", {termination_bad_form}), {"1-11", no}, {"1/2-1/2", no}, {"1-0", no}}),
  of<g::short_draw>({whole("1/2", {termination_short_draw}), whole("1/2.", {termination_short_draw}), {"1/2)", "1/2", {termination_short_draw}}, {"1/2-", no}, {"1/2/", no}, {"1/22", no}, {"1/3", no}}),
  of<g::bad_marker>({whole("1-O", {termination_bad_form}), whole("0 - 1", {termination_bad_form}), whole("1/2 - 1/2", {termination_bad_form}), whole("1-1", {termination_bad_form}), whole("1/2", {termination_short_draw}), {"*", no}, {"O-O", no}, {"1", no}}),
  of<g::joined_move>({{"Nf31-0", "Nf3"}, {"Qh4#0-1", "Qh4#"}, {"1-0", no}}),
  of<g::joined_marker>({whole("Nf31-0", {termination_bad_form}), whole("R8xg20-1", {termination_bad_form}), whole("e41/2-1/2", {termination_bad_form}), whole("O-O1-0", {termination_bad_form}), {"Nf3 1-0", no}, {"Nf31-00", no}, {"Nf31-0.", no}, {"Nf3*", no}, {"1-0", no}, {"E41-0", no}}),
  of<g::final_move_and_marker>({whole("Nf31-0", {termination_bad_form}), {"Nf3", no}, {"1-0", no}}),
  of<g::any_marker>({{"Nf31-0", no}, whole("1-0"), whole("*"), whole("1/2-1/2"), whole("1/2", {termination_short_draw}), whole("1-O", {termination_bad_form}), {"1.", no}, {"O-O", no}}),
  of<g::termination_missing>({{"", "", {termination_missing}}, {"e4", "", {termination_missing}}}),
  of<g::tag_section_in_movetext>({{"[a", "", {tag_section_in_movetext}}, {" [", no}, {"", no}}),
  of<g::termination_repeated>({{"* ", "*", {termination_repeated}}, whole("1-O", {termination_repeated}), {"e4", no}}),
  of<g::repeated_markers>({{"", ""}, {" * 1/2\n1-0 e4", " * 1/2\n1-0", {termination_repeated, termination_repeated, termination_repeated}}, {" e4", ""}}),
  of<g::termination_in_rav>({{"*)", "*", {termination_in_rav}}, whole("1/2", {termination_in_rav}), {")", no}}),
  of<g::final_marker>({{"* (", "*"}, whole("1-0"), whole("1/2", {termination_short_draw}), {"*)", no}, {"1-0 \n )", no}, {"e4", no}}),
};

const table movetext_tokens = {
  of<g::move_number>({whole("1."), {"12...e4", "12..."}, whole("007."), {"1", no}, {"1 .", no}, {".", no}, {"a1.", no}}),
  of<g::bare_number>({{"12 ", "12"}, whole("0"), {"12.", "12"}, {"1/2", "1"}, {"12a", no}, {"12-", no}, {"a", no}}),
  of<g::suffix_annotation>({whole("!"), whole("?"), whole("!!"), whole("!?"), whole("?!"), {"??a", "??"}, {"!!!", no}, {"?!?", no}, {"a", no}}),
  of<g::nag>({{"$1 ", "$1"}, whole("$0255"), {"$1a", "$1"}, {"$", no}, {"$a", no}, {"1", no}}),
  of<g::rav_open>({{"((", "("}, {")", no}}),
  of<g::rav_close>({{"))", ")"}, {"(", no}}),
  of<g::unclosed_comment>({whole("{", {comment_unterminated}), whole("{a\n\nb", {comment_unterminated}), {"{a\n\n[Event \"x\"]", "{a", {comment_unterminated}}, {"{a\n\n [ Site", "{a", {comment_unterminated}}, whole("{a\n[Event \"x\"]", {comment_unterminated}), whole("{\n %a", {comment_unterminated}), {"a", no}}),
  of<g::any_comment>({{"{a}{b", "{a}"}, {";a\nb", ";a"}, whole("{a", {comment_unterminated}), {"}", no}, {"a", no}}),
  of<g::suffix_invalid>({{"!!! ", "!!!", {suffix_invalid}}, {"a", no}}),
  of<g::suffix_detached>({{"!? ", "!?", {suffix_detached}}, {"!!!", no}, {"a", no}}),
  of<g::suffix_repeated>({{"?a", "?", {suffix_repeated}}, {"!!!!", "!!!!", {suffix_repeated}}, {"a", no}}),
  of<g::suffix_without_move>({{"!?!a", "!?!", {suffix_without_move}}, {"a", no}}),
  of<g::repeated_suffixes>({{"", ""}, {"! \n??e5", "! \n??", {suffix_repeated, suffix_repeated}}, {"e5", ""}}),
  of<g::any_suffix>({whole("!!"), whole("!!!", {suffix_invalid}), {"e4", no}}),
  of<g::later_suffix>({{"! e5", "! ", {suffix_detached}}, {"! ? e5", "! ? ", {suffix_detached, suffix_repeated}}, {"?!?!e5", "?!?!", {suffix_invalid}}, {"e5", no}}),
  of<g::detached_en_passant>({whole("e.p.", {san_ep_suffix}), {"ep!", "ep", {san_ep_suffix}}, {"ep4", no}, {"e.p.a", no}, {"e5", no}}),
  of<g::detached_check>({whole("mate", {san_bad_check_form}), whole("ch.", {san_bad_check_form}), whole("dis.ch.", {san_bad_check_form}), {"ch!", "ch", {san_bad_check_form}}, {"check", no}, {"mated", no}, {"+", no}, {"", no}}),
  of<g::after_mark>({{"mate! e5", "mate! ", {san_bad_check_form}}, {"d4", no}, {"e.p.! e5", "e.p.! ", {san_ep_suffix}}, {"ep e5", "ep ", {san_ep_suffix}}, {"ep!!! ", "ep!!! ", {san_ep_suffix, suffix_invalid}}, {"e5", no}}),
  of<g::after_move>({{"", ""}, {" e5", " "}, {"! e5", "! "}, {" ! e5", " ! ", {suffix_detached}}, {"!! ? e5", "!! ? ", {suffix_repeated}}, {"!!!e5", "!!!", {suffix_invalid}}, {" e.p. e5", " e.p. ", {san_ep_suffix}}, {" mate *", " mate ", {san_bad_check_form}}, {" c5", " "}, {" ep ?? e5", " ep ?? ", {san_ep_suffix, suffix_detached}}, {"$1", ""}}),
  of<g::split_periods>({{".. e4", "..", {move_number_split_periods}}, {"e4", no}}),
  of<g::after_number>({{"", ""}, {" e4", " "}, {" . .. e4", " . .. ", {move_number_split_periods, move_number_split_periods}}, {"{a}.", ""}}),
  of<g::draw_offer>({{"(=)(", "(=)", {draw_offer_mark}}, {"(=", no}, {"()", no}, {"(==)", no}}),
  of<g::stray_close>({{"))", ")", {rav_stray_close}}, {"(", no}}),
  of<g::stray_bracket>({{"[[", "[", {movetext_unexpected_token}}, {"]", "]", {movetext_unexpected_token}}, {"(", no}}),
  of<g::stray_nag>({{"$12 ", "$12", {movetext_unexpected_token}}, {"$", no}}),
  of<g::stray_period>({{"..a", "..", {movetext_stray_period}}, {",", no}}),
  of<g::closed_strings>({{R"("a" b)", R"("a")"}, whole(R"("a""b")"), {R"("a\"b"c")", R"("a\"b")"}, {R"("a)", no}, {"\"a\n\"", no}, {R"("a\")", no}, {"a", no}}),
  of<g::stray_string>({{R"("a" b)", R"("a")", {string_outside_tag_pair}}, {"\"a b\nc", no}, {"a", no}}),
  of<g::stray_open_string>({{"\"a b\nc", "\"a b", {string_unterminated}}, whole("\"", {string_unterminated}), {"a", no}}),
  of<g::unknown_symbol>({{"foo-bar e4", "foo-bar", {movetext_unknown_symbol}}, {"e4", "e4", {movetext_unknown_symbol}}, {"_", no}}),
  of<g::stray_token>({whole("\"a", {string_unterminated}), {"foo ", "foo", {movetext_unknown_symbol}}, {". ", ".", {movetext_stray_period}}, {"! ", "!", {suffix_without_move}}, whole(R"("a")", {string_outside_tag_pair}), whole("<a>", {token_angle_bracket}), {"}}", "}", {comment_stray_close}}, {"$ ", "$", {nag_missing_digits}}, {"%a", "%", {escape_percent_not_column_1}}, whole("\xEF\xBB\xBF", {encoding_bom}), whole("\xEF\xBB", {elsewhere}), whole("\x01", {elsewhere}), whole("@@", {token_unexpected_character}), {"[[", "[", {movetext_unexpected_token}}, {"]", "]", {movetext_unexpected_token}}, {"))", ")", {rav_stray_close}}, {"(", no}, {"{", no}, {";", no}, {"*", no}, {" ", no}, {"\n", no}, {"$1", "$", {nag_missing_digits}}, {"", no}}),
};

const table movetext_lines_and_sections = {
  of<g::tag_open>({{"[[", "["}, {"]", no}}),
  of<g::tag_close>({{"]]", "]"}, {"[", no}}),
  of<g::tag_pair_start>({{R"([Event "a"])", R"([Event ")"}, whole(R"([a")"), whole("[\n%b\n9 \t\""), whole(R"([a-b ")"), {R"(["a"])", no}, {"[Event]", no}, {"[Round 1]", no}, {R"( [a ")", no}}),
  of<g::next_section>({{"\n\n[Event", "\n\n[E"}, whole("\n \n\n [ 9"), whole("\r\n\r\n[a"), {"\n[Event", no}, {"\n\n[\"", no}, {"\n\nEvent", no}, {"[Event", no}}),
  of<g::event_name>({{"Event ", "Event"}, whole("Event"), {"Event\"", "Event"}, {"EventDate", no}, {"Event_", no}, {"event", no}, {"Even", no}}),
  of<g::next_event>({whole("\n\n[Event"), whole("\n\n [ Event"), {"\n[Event", no}, {"\n\n[EventDate", no}, {"\n\n[Site", no}}),
  of<g::lines>({{"\n\n a", "\n\n "}, whole("\n"), {"\n%a\nb", "\n%a\n"}, {" \n", no}}),
  of<g::trailing_lines>({whole("\n"), whole("\n\n "), {"\n\na", no}, {"", no}}),
  of<g::blank_lines>({{"\n\n a", "\n\n ", {movetext_blank_line}}, {"a", no}}),
  of<g::movetext_lines>({whole("\n\n"), {"\n\ne5", "\n\n", {movetext_blank_line}}, {"e5", no}}),
  of<g::movetext_space>({{"", ""}, {" \n\te5", " \n\t"}, whole("\n\n"), {"\n\ne5", "\n\n", {movetext_blank_line}}, {"\n%a\ne5", "\n%a\n"}, {" \n\n[Event \"", " "}, {" \n\n[A", " "}, {"\n[A", "\n"}, {"\n\n[ ]", "\n\n", {movetext_blank_line}}, {"\n %a\ne5", "\n %a\n", {escape_percent_not_column_1}}}),
  of<g::section_space>({{"", ""}, {" \n\n[Site \"", " \n\n"}, {" \n\n[Event \"", " "}, {"\n[Event \"", "\n"}, {"\n\n1.", "\n\n"}, whole("\n\n"), {"\n\n[EventDate \"", "\n\n"}}),
};

// ---- pgn.hpp: movetext --------------------------------------------------------------------------

const table movetext = {
  of<g::standard_move>({{"e4! e5", "e4! "}, {"e4 ? e5", "e4 ? ", {suffix_detached}}, {"nf3", no}, {"foo", no}}),
  of<g::deviant_move>({{"nf3! e5", "nf3! ", {san_piece_lowercase}}, {"-- e5", "-- ", {move_null}}, whole("Sf3", {san_piece_foreign}), whole("e9?", {san_syntax}), {"foo", no}, {"12", no}}),
  of<g::comment_element>({{"{a} {b}", "{a} "}, {"{a", no}, {";a", no}}),
  of<g::standard_element>({{"e4 e5", "e4 "}, {"1. . e4", "1. . ", {move_number_split_periods}}, {"{a} e4", "{a} "}, {"(d4) e5", "(d4) "}, {"$1 e5", "$1 "}, {";a\ne5", ";a\n"}, {"0.5-0.5", no}, {"0. e4", "0. "}, {"1 e4", no}, {"{a", no}, {"(=)", no}, {"*", no}, {"[", no}, {"", no}}),
  of<g::other_element>({{"nf3 e5", "nf3 ", {san_piece_lowercase}}, {"1 e4", "1 "}, {"1 .e4", "1 .", {move_number_split_periods}}, whole("{a", {comment_unterminated}), {"(=) e5", "(=) ", {draw_offer_mark}}, {"foo e5", "foo ", {movetext_unknown_symbol}}, {") e5", ") ", {rav_stray_close}}, {"(", no}, {"*", no}, {"", no}}),
  of<g::section_stop>({{"", ""}, {R"([a "b"])", R"([a ")"}, {"\n\n[a", "\n\n[a"}, {"[a]", no}, {"\n\na", no}, {"a", no}}),
  of<g::rav_stop>({{"", ""}, {")", ")"}, {"* e4", "*"}, {R"([a "b"])", R"([a ")"}, {"*)", no}, {"1-0 )", no}, {"e4", no}}),
  of<g::movetext_stop>({{"", ""}, {"e41-0", "e41-0", {termination_bad_form}}, {"*)", "*"}, {"1/2", "1/2", {termination_short_draw}}, {"\n\n[a", "\n\n[a"}, {")", no}, {"e4", no}}),
  of<g::rav_element>({{"e4 e5", "e4 "}, {"nf3)", "nf3", {san_piece_lowercase}}, {"* )", "* ", {termination_in_rav}}, {"* e4", no}, {")", no}, {"", no}, {R"([a "b"])", no}, {"[ ", "[ ", {movetext_unexpected_token}}}),
  of<g::rav_unclosed>({{"", "", {rav_unclosed}}, {"*", "", {rav_unclosed}}}),
  of<g::rav_end>({{")", ")"}, {"", "", {rav_unclosed}}, {"*", "", {rav_unclosed}}}),
  of<g::rav>({{"(e4) e5", "(e4)"}, whole("()"), whole("( 1. e4 (d4) (c4 {a}) $1 )"), {"(e4 *", "(e4 ", {rav_unclosed}}, whole("(e4 (d4)", {rav_unclosed}), whole("(e4 (d4", {rav_unclosed, rav_unclosed}), whole("(e4 *)", {termination_in_rav}), {"(e4\n\n[Event \"a\"]", "(e4", {rav_unclosed}}, {"(=)", no}, {"e4", no}}),
  of<g::mainline_element>({{"e4 e5", "e4 "}, {") e5", ") ", {rav_stray_close}}, {"foo", "foo", {movetext_unknown_symbol}}, {"*", no}, {"1-O", no}, {R"([a "b"])", no}, {"", no}}),
  of<g::last_marker>({{"* e4", "*"}, whole("e41-0", {termination_bad_form}), whole("e41-0 *", {termination_bad_form, termination_repeated}), whole("1-0 1-0", {termination_repeated}), whole("1/2", {termination_short_draw}), {"e4", no}}),
  of<g::movetext_end>({{"* e4", "*"}, {"", "", {termination_missing}}, {"[a", "", {termination_missing, tag_section_in_movetext}}, {"\n\n[a", "", {termination_missing}}}),
  of<g::movetext>({whole("1. e4 e5 *"), whole("*"), {"", "", {termination_missing}}, {"e4 ", "e4 ", {termination_missing}}, {R"(e4 [White "a"])", "e4 ", {termination_missing, tag_section_in_movetext}}, {"e4\n\n[White \"a\"]", "e4", {termination_missing}}, {"e4 * d4 *", "e4 *"}}),
  of<g::bare_movetext>({whole("1. e4 *"), whole("*"), whole("e4", {termination_missing}), {"", no}, {R"([White "a"])", no}}),
};

// ---- pgn.hpp: tag section -----------------------------------------------------------------------

const table damaged_tag_pairs = {
  of<g::tag_name>({{"Event ", "Event"}, whole("9_a"), {"a\"", "a"}, {"a-b", no}, {"a+", no}, {"_a", no}, {"\"a\"", no}}),
  of<g::plain_value>({{R"("a"])", R"("a")"}, {R"("a)", no}, {"a", no}}),
  of<g::tag_space>({{" \t\v\r\n a", " \t\v\r\n "}, {"{a}", ""}, {"\n%a", "\n"}, {"", ""}}),
  of<g::plain_tag_pair>({{R"([Event "a"] b)", R"([Event "a"])"}, whole("[\n a\t\"b\" ]"), {R"([Event {a} "b"])", no}, {R"([Event "a")", no}, {"[Event]", no}, {R"(["a"])", no}, {R"([a-b "c"])", no}, {R"(Event "a"])", no}}),
  of<g::tag_break>({{"", ""}, whole("\n\n"), {"\n \nb", "\n \n"}, {"\n\t[a", "\n\t["}, {"\na", no}, {"[", no}, {" ", no}}),
  of<g::tag_stop>({{"]]", "]"}, {"", ""}, {"\n[", "\n["}, {"a", no}, {"\na", no}}),
  of<g::comment_in_tag_pair>({{"{a} b", "{a}", {comment_in_tag_pair}}, {";a\nb", ";a", {comment_in_tag_pair}}, whole("{a", {comment_unterminated, comment_in_tag_pair}), {"a", no}}),
  of<g::lenient_space>({{"", ""}, {" \n{a} ;b\n\"", " \n{a} ;b\n", {comment_in_tag_pair, comment_in_tag_pair}}, {" \n[", " "}, {" \n\na", " "}, {"\n%a\nb", "\n%a\n"}, {"\x01 a", "\x01 ", {elsewhere}}}),
  of<g::tag_name_bad_character>({{"a-b ", "a-b", {tag_name_bad_character}}, {"-a", no}}),
  of<g::lenient_name>({whole("a_b"), whole("a-b", {tag_name_bad_character}), {"\"", no}, {"_a", no}}),
  of<g::lenient_value>({whole(R"("a")"), whole("\"a\tb\\d\"", {string_tab, string_bad_escape}), {R"("a)", no}, {"a", no}}),
  of<g::word>({{"ab cd", "ab"}, {"ab]", "ab"}, {"a\nb", "a"}, whole(R"("a")"), {"]", no}, {" a", no}, {"", no}}),
  of<g::passed_over>({{"a b]c", "a b]"}, {"a\nb]", "a\nb]"}, {"a\n[b", "a"}, {"a\n\nb", "a"}, whole("a"), {"", ""}}),
  of<g::one_more_string>({{R"("b" ]c)", R"("b" ])"}, {R"("b" c])", no}, {R"("b")", no}, {"b]", no}}),
  of<g::quote_ahead>({{R"(a b"c)", R"(a b")"}, {"\"", "\""}, {"a]\"", no}, {"a\n\"", no}, {"a", no}}),
  of<g::tag_missing_name>({{"\"", "", {tag_missing_name}}}),
  of<g::tag_missing_value>({{"]", "", {tag_missing_value}}}),
  of<g::tag_missing_open_bracket>({{"Event", "", {tag_missing_open_bracket}}}),
  of<g::tag_missing_close_bracket>({{"\n[", "", {tag_missing_close_bracket}}}),
  of<g::tag_value_not_string>({{"1]", "1", {tag_value_not_string}}, {"a-b c]", "a-b", {tag_value_not_string}}, {"?]", "?", {tag_value_not_string}}, {"", no}}),
  of<g::tag_extra_token>({{R"("b" c ])", R"("b" c)", {tag_extra_token}}, {"b\n[c", "b", {tag_extra_token}}, {"]", no}, {"", no}}),
  of<g::string_unescaped_quote>({{R"(b" c"])", R"(b" c")", {string_unescaped_quote}}, {"]", no}}),
  of<g::after_value>({{"]]", "]"}, {"", "", {tag_missing_close_bracket}}, {"\n[a", "", {tag_missing_close_bracket}}, {"\n\n1.", "", {tag_missing_close_bracket}}, whole(R"("b"])", {tag_extra_token}), whole("b c]", {tag_extra_token}), whole(R"(b" c"])", {string_unescaped_quote}), {"b\n[c", "b", {tag_extra_token}}}),
  of<g::bracket_at_line_end>({whole("]"), whole("] \t"), {"]\na", "]\n"}, {"] a", no}, {"]]", no}, {"a", no}}),
  of<g::bracketed_line>({whole("a]"), {"a] b ]\nc", "a] b ]\n"}, {"a", no}, {"a\n]", no}, {"a] b", no}}),
  of<g::broken_value>({{"\"a]\nb", "\"a]", {string_unterminated}}, {"\"a\n[b", "\"a", {string_unterminated}}, {"\"a\nb]c", "\"a\nb]", {string_unterminated}}, {"a]", no}}),
  of<g::value_part>({whole(R"("a"])"), {"\"a\n[", "\"a", {string_unterminated}}, {"]b", "]", {tag_missing_value}}, {"\n[a", "", {tag_missing_value}}, {"", "", {tag_missing_value}}, whole("1 2]", {tag_value_not_string}), whole("\"a\" {b} ]", {comment_in_tag_pair}), whole(R"("a" b])", {tag_extra_token})}),
  of<g::nameless_part>({whole(R"("a"])", {tag_missing_name}), {"\"a\n[", "\"a", {tag_missing_name, string_unterminated}}, {"]a", "]", {tag_missing_name}}, {"", "", {tag_missing_name}}, {"? b]", "? b]", {tag_missing_name}}}),
  of<g::lenient_tag_pair>({whole(R"([a "b"])"), whole(R"([a-b "c"])", {tag_name_bad_character}), whole(R"([a {b} "c"])", {comment_in_tag_pair}), whole("[a]", {tag_missing_value}), whole("[a 1]", {tag_value_not_string}), whole(R"(["a"])", {tag_missing_name}), whole(R"([a "b" "c"])", {tag_extra_token}), whole(R"([a "b "c" d"])", {string_unescaped_quote}), {"[a \"b\"\n[c", "[a \"b\"", {tag_missing_close_bracket}}, {"[a \"b]\n[c", "[a \"b]", {string_unterminated}}, whole("[a \"b\tc\\d\"]", {string_tab, string_bad_escape}), whole("[", {tag_missing_name}), whole("[]", {tag_missing_name}), {"a", no}}),
  of<g::unopened_tag_pair>({{R"(Event "a"]b)", R"(Event "a"])", {tag_missing_open_bracket}}, whole(R"(a-b "c" ])", {tag_missing_open_bracket, tag_name_bad_character}), {R"(Event "a")", no}, {R"(Event"a"])", no}, {R"([Event "a"])", no}, {"Event\n\"a\"]", no}}),
  of<g::any_tag_pair>({whole(R"([a "b"])"), whole("[a]", {tag_missing_value}), whole(R"(a "b"])", {tag_missing_open_bracket}), {"1.", no}, {"", no}}),
};

// ---- pgn.hpp: games and the file ----------------------------------------------------------------

const table games = {
  of<g::movetext_sign>({{"[", "["}, {"(", "("}, {"*", "*"}, {"1/2", "1/2", {termination_short_draw}}, {"1.", "1."}, {"1 ", "1"}, {"e4", "e4"}, {"nf3", "nf3", {san_piece_lowercase}}, {"--", "--", {move_null}}, {"Dd4", "Dd4", {san_piece_foreign}}, {"e9", "e9", {san_syntax}}, {"foo", no}, {"{", no}, {";", no}, {")", no}, {"$1", no}, {"!", no}, {"\"", no}, {"", no}}),
  of<g::comment_in_tag_section>({{"{a} ", "{a}", {comment_in_tag_section}}, {"a", no}}),
  of<g::between_tag_pairs>({{"{a} ", "{a}", {comment_in_tag_section}}, {"foo ", "foo", {movetext_unknown_symbol}}, {"$1", "$1", {movetext_unexpected_token}}, {")", ")", {rav_stray_close}}, {"1.", no}, {"e4", no}, {"[", no}, {"", no}}),
  of<g::interlude>({{"{a} [a \"b\"]", "{a} ", {comment_in_tag_section}}, {"foo\n{a}[a \"", "foo\n{a}", {movetext_unknown_symbol, comment_in_tag_section}}, {"{a} 1.", no}, {"foo\n\n[Event \"", no}, {"[a \"", no}}),
  of<g::tag_pairs>({{"[a \"b\"] [c \"d\"]\n\n1.", "[a \"b\"] [c \"d\"]\n\n"}, {"[a \"b\"] {e} [c \"d\"] {f}", "[a \"b\"] {e} [c \"d\"] ", {comment_in_tag_section}}, {"[a \"b\"]\n\n[Event \"c\"]", "[a \"b\"]"}, {"[a \"b\"] foo [c]", "[a \"b\"] "}, {"{a}", no}, {"1.", no}}),
  of<g::tag_without_movetext>({{"", "", {tag_without_movetext}}, {"\n\n[Event \"", "", {tag_without_movetext}}, {"\n\n[Site \"", no}, {"1.", no}}),
  of<g::comments_aside>({{" {a} ;b\n c", " {a} ;b\n "}, {"{a", "{a", {comment_unterminated}}, {"", ""}, {"a", ""}}),
  of<g::starting_move>({{"e4 ", "e4"}, {"nf3", "nf3", {san_piece_lowercase}}, {"Dd4", "Dd4", {san_piece_foreign}}, {"1e4", "1e4", {move_number_glued}}, {"\xE2\x99\x98" "f3", "\xE2\x99\x98" "f3", {san_figurine}}, {"e8=K", "e8=K", {san_promotion_bad_piece}}, {"N@f3", "N@f3", {san_syntax}}, {"e9", no}, {"b2x", no}, {"--", no}, {"pass", no}, {"", no}}),
  of<g::starting_number>({{"1. ", "1."}, {"12...", "12..."}, {"1 e4", "1 e4"}, {"1 {a} e4", "1 {a} e4"}, {"1 ", no}, {"1 . e4", "1 ."}, {"1,e4", no}, {"1 foo", no}, {"e4", no}}),
  of<g::starting_rav>({{"(e4", "(e4"}, {"( {a} 1.", "( {a} 1."}, {"(1 e4", "(1 e4"}, {"(c", no}, {"(1990)", no}, {"(=)", no}, {"", no}}),
  of<g::untagged_start>({{"*", "*"}, {"1/2", "1/2", {termination_short_draw}}, {"1.", "1."}, {"(e4", "(e4"}, {"e4", "e4"}, {"foo", no}, {"[", no}, {"", no}}),
  of<g::tag_section_start>({{"[a \"", "[a \""}, {"[]", "[]"}, {"[\"", "[\""}, {"[a]", "[a"}, {"[", no}, {"[ {b} a", "[ {b} a", {comment_in_tag_pair}}, {"[\n\na \"", "[\n\na \""}, {"a \"b\"]", "a \"b\"]", {tag_missing_open_bracket}}, {"[...]", no}, {"[.", no}, {"[\n\na", no}, {"a", no}, {"", no}}),
  of<g::game_start>({{"[a", "[a"}, {"1.", "1."}, {"*", "*"}, {"foo", no}, {"{", no}, {";", no}, {")", no}, {"$1", no}, {"!", no}, {"\"", no}, {"", no}}),
  of<g::numbered_move>({{"1. e4", "1. e4"}, {"12...\nNf6", "12...\nNf6"}, {"1 e4", no}, {"1. foo", no}, {"e4", no}}),
  of<g::first_move>({{"1. e4", "1. e4"}, {"1.e4", "1.e4"}, {"2. e4", no}, {"11. e4", no}, {"1. a", no}, {"e4", no}}),
  of<g::next_movetext>({{"\n\n1. e4", "\n\n1. e4"}, {"\n \n e4", "\n \n e4"}, {"\n1. e4", no}, {"\n\n1-0", no}, {"\n\n(e4", no}, {"e4", no}}),
  of<g::text_space>({{" \n a", " \n "}, {"\n\na", "\n\n"}, {"a", ""}, {"\n\n[a", ""}, {"\n\n e4", ""}, {"\n e4", "\n "}, {"\n\n1-0", "\n\n"}}),
  of<g::blank_run>({{" \n\t a", " \n\t "}, {"a", no}, {"", no}}),
  of<g::text_behind_brace>({{"{a}b", "{a"}, {"{a\n\n}", "{a\n\n"}, {"{a\n\n[b", "{a"}, {"{a", "{a"}, {"a", no}}),
  of<g::text_in_braces>({{"{a}b", "{a}"}, {"{a\n\n}", "{a\n\n}"}, {"{a\n\n[b", "{a"}, {"{a", "{a"}, {"a", no}}),
  of<g::text_token>({{"foo,", "foo"}, {"--", "-"}, {"\xC3\xA9t", "\xC3\xA9", {elsewhere}}, {"{a} b", "{a}"}, {";a\nb", ";a"}, {"$1", "$1"}, {"$a", "$"}, {"[a", "["}, {" a", no}, {"", no}}),
  of<g::text_run>({{"foo {a} bar 1-0 ", "foo {a} bar 1-0"}, {"foo [a \"", "foo"}, {"foo\n\n[a", "foo"}, {"foo 1. e4", "foo"}, {"foo 2. e4 e5", "foo 2. e4 e5"}, {"foo\n\n2. e4", "foo"}, {"foo\n\ne4", "foo"}, {"foo\n\n* bar", "foo\n\n* bar"}, {"", no}}),
  of<g::lone_token>({{"}", "}", {comment_stray_close}}, {")", ")", {rav_stray_close}}, {"!?", "!?", {suffix_without_move}}, {"<a>", "<a>", {token_angle_bracket}}, {"%", "%", {escape_percent_not_column_1}}, {"\xEF\xBB\xBF", "\xEF\xBB\xBF", {encoding_bom}}, {"\xE9", "\xE9", {elsewhere}}, {"\f", "\f", {elsewhere}}, {"foo", no}, {"@", no}, {"", no}}),
  of<g::next_lone_token>({{") e4", ")", {rav_stray_close}}, {"\xBD", no}, {"\xC4", "\xC4", {elsewhere}}, {"a", no}}),
  of<g::text_start>({{"foo", ""}, {"} ) foo", "} ) ", {comment_stray_close, rav_stray_close}}, {"} e4", no}, {"} {a}", no}, {"}", no}, {"e4", no}, {"", no}}),
  of<g::text_outside_game>({{"foo, bar\n[a \"", "foo, bar", {text_outside_game}}, {"} foo", "} foo", {text_outside_game}}, {"$1", "$1", {text_outside_game}}, {"foo {a", "foo {a", {text_outside_game}}, {"}", no}, {"e4", no}, {"{a}", no}, {"", no}}),
  of<g::tagged_game>({whole("[a \"b\"]\n\n1. e4 *"), whole("[a \"b\"]\n", {tag_without_movetext}), {"[a \"b\"]\n\n[Event \"c\"]", "[a \"b\"]", {tag_without_movetext}}, whole("[a \"b\"] e4", {termination_missing}), {"[...] e4", no}, {"1. e4 *", no}}),
  of<g::untagged_game>({whole("1. e4 *"), whole("*"), whole("(e4", {rav_unclosed, termination_missing}), {"foo e4 *", no}, {"{a} e4 *", no}, {"", no}}),
  of<g::game_text>({whole("[a \"b\"] *"), whole("e4 *"), {"foo", no}, {"", no}}),
  of<g::annotated_start>({{"{a} ;b\n$1 e4 *", "{a} ;b\n$1 e4"}, {"$1 1.", "$1 1."}, {"{a} [b \"c\"]", no}, {"e4", no}, {"{a} foo", no}, {"", no}}),
  of<g::annotated_game>({whole("{a} ;b\n$1 e4 *"), whole("{a} *"), {"{a} [b \"c\"]", no}, {"e4 *", no}, {"{a}", no}, {"{a} foo", no}}),
  of<g::comment_outside_game>({{"{a} e4", "{a}", {comment_outside_game}}, {"e4", no}}),
  of<g::lone_tokens>({{"} ) e4", "} )", {comment_stray_close, rav_stray_close}}, {"e4", no}, {"", no}}),
  of<g::outside_game>({{";a", ";a", {comment_outside_game}}, {"$1 ", "$1", {text_outside_game}}, {"foo", "foo", {text_outside_game}}, {") ", ")", {rav_stray_close}}, {"", no}}),
  of<g::space_between>({{" \n%a\n b", " \n%a\n "}, {"a", ""}, {"", ""}}),
  of<g::next_line>({{"%a\n b", "%a\n "}, {" b", " "}, {"b", ""}}),
  of<g::file_start>({{"", ""}, {"[", ""}, {"\xEF\xBB\xBF[", "\xEF\xBB\xBF", {encoding_bom}}, {"\xEF\xBB\xBF%a\n \n[", "\xEF\xBB\xBF%a\n \n", {encoding_bom}}, {"%a\n%b\n[", "%a\n%b\n"}, {" %a\n[", " %a\n", {escape_percent_not_column_1}}}),
  of<g::tokens_before_comment>({{") } {a}", ") } ", {rav_stray_close, comment_stray_close}}, {") a", no}, {"{a}", no}}),
  of<g::before_text>({{"{a}\n%b\n;c\nd", "{a}\n%b\n;c\n"}, {"a", ""}, {"{a} e4", no}, {"", ""}}),
  of<g::file_not_pgn>({{"foo bar", "foo", {file_not_pgn}}, {" ", no}, {"", no}}),
  of<g::file_without_game>({whole("foo\n\nbar\n", {file_not_pgn}), whole("{a} foo {b}", {file_not_pgn}), {"foo [a \"", no}, {"{a}", no}, {"}", no}, {"e4", no}, {"", no}}),
  of<g::opening_unit>({whole("{a} e4 *\n\n"), {"{a} e4 *\n[", "{a} e4 *\n"}, {"{a} [b \"c\"]", no}, {"e4 *", no}}),
  of<g::unit>({{"[a \"b\"] *\n\n[", "[a \"b\"] *\n\n"}, {"e4 * {a}", "e4 * "}, {"{a} e4", "{a} ", {comment_outside_game}}, {"foo\n", "foo\n", {text_outside_game}}, {") e4", ") ", {rav_stray_close}}, {"", no}}),
  of<g::database>({{"", ""}, whole("e4 *\n\n[a \"b\"] *\n"), whole("{a} e4 * {b}", {comment_outside_game}), whole("\xEF\xBB\xBF)", {encoding_bom, rav_stray_close}), whole("\0"sv, {elsewhere}), whole("foo", {file_not_pgn}), whole("e4 * foo", {text_outside_game})}),
};

// clang-format on

const table all = [] {
  table joined;
  for (const auto& part :
       {characters_and_lines, tokens, lexical_deviations, standard_moves, deviant_coordinates,
        deviant_promotions_and_castling, deviant_tails, unreadable_moves, markers, movetext_tokens,
        movetext_lines_and_sections, movetext, damaged_tag_pairs, games})
    joined.insert(joined.end(), part.begin(), part.end());
  return joined;
}();

}  // namespace

BOOST_AUTO_TEST_CASE(each_production_reads_what_it_should) {
  for (const auto& each : all) check_rows(each);
}

BOOST_AUTO_TEST_CASE(every_production_has_its_table) {
  auto without = productions_below("database");
  for (const auto& each : all) without.erase(each.name);
  for (const auto name : without) BOOST_ERROR("no table for " << name);
  BOOST_TEST(without.empty());
}

BOOST_AUTO_TEST_CASE(every_table_shows_a_text_that_fits_and_one_that_does_not) {
  for (const auto& each : all) {
    BOOST_TEST(shows_both_sides(each), each.name);
  }
}

BOOST_AUTO_TEST_SUITE_END()
