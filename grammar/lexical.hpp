// The lexical layer of PGN: characters, lines, comments, escapes and tokens (PGN 4 to 7).
#pragma once

#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/rules.hpp>

#include "grammar/deviation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::grammar {

using namespace tao::pegtl;

// clang-format off

// A choice that looks before it reads, so that nothing is recorded of an alternative that does not fit.
template <typename... Alternatives> struct first_that_fits : sor<seq<at<Alternatives>, Alternatives>...> {};

// Characters and lines                                                                                    // PGN 4
struct newline : sor<one<'\n'>, seq<one<'\r'>, opt<one<'\n'>>>> {};                                        // 4.1, 3.2.2
struct blank : one<' ', '\t', '\v'> {};                                                                    // 4.2, 7
struct line_character : not_one<'\n', '\r'> {};
struct rest_of_line : star<line_character> {};

// Escape mechanism: a percent sign in column 1                                                            // PGN 6
struct escape_line : seq<one<'%'>, rest_of_line> {};
struct indented_escape : deviation<rule::escape_percent_not_column_1>, seq<one<'%'>, rest_of_line> {};
struct misplaced_percent : deviation<rule::escape_percent_not_column_1>, one<'%'> {};

// White space, between tokens. The start of a line belongs to the line end before it: there stand escapes. // PGN 7
struct line_start : opt<sor<escape_line, seq<plus<blank>, indented_escape>>> {};
struct line_end : seq<newline, line_start> {};
struct white_space : star<sor<blank, line_end>> {};                                                        // 7
struct empty_line : seq<newline, star<blank>, sor<newline, eof>> {};

// Tokens                                                                                                  // PGN 7
struct letter_or_digit : ranges<'0', '9', 'A', 'Z', 'a', 'z'> {};
struct symbol_character : ranges<'0', '9', 'A', 'Z', 'a', 'z', '_', '_', '+', '+', '#', '#', '=', '=', ':', ':', '-', '-'> {};
struct symbol : seq<letter_or_digit, star<symbol_character>> {};
template <typename Token> struct symbol_of : seq<Token, not_at<symbol_character>> {};  // the whole of a symbol
struct integer : symbol_of<plus<digit>> {};
struct period : one<'.'> {};

struct quote : one<'"'> {};
struct quoted_pair : seq<one<'\\'>, one<'"', '\\'>> {};
struct plain_character : not_one<'"', '\\', '\n', '\r', '\t', '\v'> {};
struct string_data : star<sor<plus<plain_character>, quoted_pair>> {};
struct string_token : seq<quote, string_data, quote> {};

// Comments                                                                                                // PGN 5
struct comment_data : star<not_one<'}'>> {};
struct brace_comment : seq<one<'{'>, comment_data, one<'}'>> {};
struct rest_of_line_comment : seq<one<';'>, rest_of_line> {};

// ---- deviations of the lexical layer -----------------------------------------------------------------------------

struct string_tab : deviation<rule::string_tab>, plus<one<'\t', '\v'>> {};
struct string_bad_escape : deviation<rule::string_bad_escape>, seq<one<'\\'>, opt<not_one<'\n', '\r'>>> {};
struct lenient_data : star<sor<plus<plain_character>, quoted_pair, string_tab, string_bad_escape>> {};  // ordered: a quoted pair is no bad escape
struct lenient_string : seq<quote, lenient_data, quote> {};
struct string_unterminated : deviation<rule::string_unterminated>, seq<quote, rest_of_line> {};

struct byte_order_mark : deviation<rule::encoding_bom>, tao::pegtl::string<'\xEF', '\xBB', '\xBF'> {};     // D02
struct non_ascii : reported_elsewhere, plus<not_range<'\x00', '\x7F'>> {};                                 // by the scan of bytes
struct control_character : reported_elsewhere, plus<ranges<'\x00', '\x08', '\x0C', '\x0C', '\x0E', '\x1F', '\x7F', '\x7F'>> {};  // by the scan of bytes
struct unexpected_character : deviation<rule::token_unexpected_character>, plus<one<'#', '&', '\'', '+', ',', '-', '/', ':', '=', '@', '\\', '^', '_', '`', '|', '~'>> {};
struct angle_brackets : deviation<rule::token_angle_bracket>, sor<seq<one<'<'>, star<not_one<'<', '>', '\n', '\r'>>, one<'>'>>, one<'<', '>'>> {};  // ordered: a pair before a single one. D23
struct stray_close_brace : deviation<rule::comment_stray_close>, one<'}'> {};
struct nag_missing_digits : deviation<rule::nag_missing_digits>, seq<one<'$'>, opt<one<'+', '-'>, plus<digit>>> {};  // `$-1` has a sign where the digits should be

// clang-format on

}  // namespace strictpgn::grammar
