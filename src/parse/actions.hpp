// What the parser does with each production: it tells the builder.
#pragma once

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "grammar/pgn.hpp"
#include "parse/builder.hpp"
#include "parse/find_byte.hpp"
#include "parse/san_recognizer.hpp"
#include "parse/window_input.hpp"

namespace strictpgn::parse {

namespace g = strictpgn::grammar;
using tao::pegtl::apply_mode;
using tao::pegtl::rewind_mode;

/// The element that a token becomes by itself; `move` stands for "none".
template <typename Rule>
inline constexpr element_kind kind_of = element_kind::move;
// clang-format off
template <> inline constexpr element_kind kind_of<g::escape_line> = element_kind::escape;
template <> inline constexpr element_kind kind_of<g::rest_of_line_comment> = element_kind::line_comment;
template <> inline constexpr element_kind kind_of<g::unclosed_comment> = element_kind::comment;
template <> inline constexpr element_kind kind_of<g::null_move> = element_kind::null_move;
template <> inline constexpr element_kind kind_of<g::glued_number> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::foreign_piece_move> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::figurine_move> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::promotion_bad_piece> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::dropped_piece> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::move_like_symbol> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::unknown_symbol> = element_kind::unknown_symbol;
template <> inline constexpr element_kind kind_of<g::indented_escape> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::misplaced_percent> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::byte_order_mark> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::non_ascii> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::control_character> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::unexpected_character> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::angle_brackets> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_close_brace> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::nag_missing_digits> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::termination_repeated> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::termination_in_rav> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::suffix_without_move> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::suffix_repeated> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::suffix_invalid> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::draw_offer> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_close> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_nag> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_bracket> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_period> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_string> = element_kind::stray;
// clang-format on

template <typename Rule>
inline constexpr bool is_deviation = requires {
  Rule::id;
};

template <typename Rule>
inline constexpr bool is_inside_deviation = false;
template <typename Rule>
requires is_deviation<Rule>
inline constexpr bool is_inside_deviation<Rule> =
    std::is_base_of_v<g::deviation_inside<Rule::id>, Rule>;

/// Productions without action: neither token nor deviation.
template <typename Rule>
struct default_action {};

/// Tokens become elements. A deviation is reported at its token, a missing thing after the token
/// before it.
template <typename Rule>
requires(is_deviation<Rule> || kind_of<Rule> != element_kind::move) struct default_action<Rule> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    if constexpr (kind_of<Rule> != element_kind::move)
      made.token(kind_of<Rule>, in.begin(), in.end());
    if constexpr (is_inside_deviation<Rule>) {
      made.deviate_inside(Rule::id);
    } else if constexpr (is_deviation<Rule>) {
      if (in.empty())
        made.miss(Rule::id);
      else
        made.deviate(Rule::id, in.begin(), in.end());
    }
  }
};

template <typename Rule>
struct action : default_action<Rule> {};

/// The rule is tried only where one of these characters stands: to look is cheaper than to fail.
template <char... First>
struct starts_with {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& made) {
    if (in.empty() || ((*in.current() != First) && ...)) return false;
    return tao::pegtl::match<Rule, A, M, Action, Control>(in, made);
  }
};

// ---- white space
// -----------------------------------------------------------------------------------------------------

/// Blanks, and one line end before a token, are passed over without asking for escape lines, empty
/// lines and what may follow those.
struct space_action {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& made) {
    const char* at = in.current();
    while (at != in.end() && *at == ' ') ++at;
    if (!is_token(at, in.end())) [[unlikely]]
      at = after_line_end(at, in.end());
    in.go_to(at);
    return is_token(at, in.end()) || by_rule<Rule, A, M, Action, Control>(in, made);
  }

 private:
  /// Kept apart, so that the usual way is short enough to be inlined.
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  [[gnu::noinline]] static bool by_rule(Input& in, State& made) {
    return tao::pegtl::match<Rule, A, M, Action, Control>(in, made);
  }

  static bool is_token(const char* at, const char* end) {
    return at != end && static_cast<unsigned char>(*at) > ' ';
  }

  static const char* after_line_end(const char* at, const char* end) {
    const char* after = at;
    if (after != end && *after == '\r') ++after;
    if (after != end && *after == '\n') ++after;
    return is_token(after, end) && *after != '%' ? after : at;
  }
};

template <>
struct action<g::white_space> : space_action {};
template <>
struct action<g::movetext_space> : space_action {};
template <>
struct action<g::section_space> : space_action {};

// ---- moves
// -----------------------------------------------------------------------------------------------------------

/// The fast recogniser stands in for the rule wherever enough bytes are at hand.
template <>
struct action<g::standard_san> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& made) {
    if (static_cast<std::size_t>(in.end() - in.current()) < san_lookahead) [[unlikely]]
      return by_rule<Rule, A, M, Action, Control>(in, made);
    if (*in.current() < 'A') return false;  // a number, mostly
    const auto found = recognize_san(in.current());
    if (found.length == 0) return false;
    if constexpr (A == apply_mode::action) made.move(found.bits, in.current(), found.length);
    in.bump(found.length);
    return true;
  }

 private:
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool by_rule(Input& in, State& made) {
    const char* begin = in.current();
    const bool fits = tao::pegtl::match<Rule, A, rewind_mode::required, Action, Control>(in, made);
    if constexpr (A == apply_mode::action) {
      if (fits)
        made.move(pack(made.take_san()), begin, static_cast<std::uint32_t>(in.current() - begin));
      else
        made.reset_san();
    }
    return fits;
  }
};

template <>
struct action<g::lenient_san> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.move(pack(made.take_san()), in.begin(), static_cast<std::uint32_t>(in.size()));
    made.mark_last_deviant();
    made.deviate_around(in.begin(), in.end());
  }
};

template <>
struct action<g::file_letter> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.san_file(*in.begin() - 'a');
  }
};

template <>
struct action<g::upper_case_file> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.san_file(*in.begin() - 'A');
    made.deviate_inside(rule::san_square_case);
  }
};

template <>
struct action<g::rank_digit> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.san_rank(*in.begin() - '1');
  }
};

template <>
struct action<g::piece_letter> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.san().piece = piece_type_of(*in.begin());
  }
};

template <>
struct action<g::lower_case_piece> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.san().piece = piece_of(*in.begin()).type;
    made.deviate_inside(rule::san_piece_lowercase);
  }
};

template <>
struct action<g::capture_sign> {
  static void apply0(builder& made) { made.san().capture = true; }
};

template <>
struct action<g::bad_capture_sign> {
  static void apply0(builder& made) {
    made.san().capture = true;
    made.deviate_inside(rule::san_capture_bad_sign);
  }
};

template <>
struct action<g::plain_long_algebraic> {
  static void apply0(builder& made) {
    made.san().any_piece = true;
    made.deviate_inside(rule::san_long_algebraic);
  }
};

template <>
struct action<g::dashed_long_algebraic> {
  static void apply0(builder& made) {
    made.san().any_piece = made.san().piece == piece_type::pawn;
    made.deviate_inside(rule::san_long_algebraic);
  }
};

template <>
struct action<g::promoted_letter> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.san().promotion = piece_type_of(*in.begin());
  }
};

template <>
struct action<g::lower_case_promoted> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.san().promotion = piece_of(*in.begin()).type;
  }
};

/// Two signs for the king's side, three for the queen's.
struct castling_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    const auto is_sign = [](char c) { return c == 'O' || c == 'o' || c == '0'; };
    made.san().piece = piece_type::king;
    made.san().castling = std::count_if(in.begin(), in.end(), is_sign) == 2
                              ? castling_side::short_side
                              : castling_side::long_side;
  }
};

template <>
struct action<g::castling_move> : castling_action {};

template <typename Rule>
struct deviant_castling_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    castling_action::apply(in, made);
    made.deviate_inside(Rule::id);
  }
};

template <>
struct action<g::castling_zero> : deviant_castling_action<g::castling_zero> {};
template <>
struct action<g::castling_bad_form> : deviant_castling_action<g::castling_bad_form> {};

template <>
struct action<g::check_sign> {
  static void apply0(builder& made) { made.san().mark = check_mark::check; }
};

template <>
struct action<g::mate_sign> {
  static void apply0(builder& made) { made.san().mark = check_mark::mate; }
};

template <>
struct action<g::bad_check_sign> {
  static void apply0(builder& made) {
    made.san().mark = check_mark::unclear;
    made.deviate_inside(rule::san_bad_check_form);
  }
};

template <>
struct action<g::detached_en_passant> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    if (const char* move = made.last_move_begin())
      made.deviate(rule::san_ep_suffix, move, in.end());
    made.mark_last_deviant();
    made.extend_move(in.end());
  }
};

template <>
struct action<g::after_en_passant> : starts_with<'e'> {};

// ---- what stands beside moves
// ----------------------------------------------------------------------------------------

template <>
struct action<g::any_suffix> : starts_with<'!', '?'> {};
template <>
struct action<g::later_suffix> : starts_with<'!', '?'> {};

struct suffix_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.suffix(in.begin(), in.end());
  }
};

template <>
struct action<g::suffix_annotation> : suffix_action {};

struct number_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.number(in.begin(), in.end());
  }
};

template <>
struct action<g::move_number> : number_action {};
template <>
struct action<g::bare_number> : number_action {};

template <>
struct action<g::suffix_detached> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.suffix(in.begin(), in.end());
    made.deviate(rule::suffix_detached, in.begin(), in.end());
  }
};

/// Movetext is missing altogether.
template <>
struct action<g::tag_without_movetext> {
  static void apply0(builder& made) {
    made.place_marker();
    made.miss(rule::tag_without_movetext);
  }
};

template <>
struct action<g::split_periods> : starts_with<'.'> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.more_periods(in.begin(), in.end());
  }
};

struct nag_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.nag(in.begin(), in.end());
  }
};

template <>
struct action<g::nag> : nag_action {};

/// Looks for the `}` with vector instructions, keeps the size within its limit, and never looks
/// through the same text twice in vain.
template <>
struct action<g::brace_comment> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& made) {
    if (in.empty() || *in.current() != '{') return false;
    const char* begin = in.current();
    const auto left = static_cast<std::uint64_t>(in.end() - begin);
    const char* stop = begin + std::min(left, made.bounds().comment_size);
    const bool is_known = made.no_close_after <= begin && begin < made.no_close_before;
    const char* from = is_known ? std::min(made.no_close_before, stop) : begin;
    const char* close = find_byte('}', from, stop);
    if (close == stop) {
      if (!is_known) made.no_close_after = begin;
      made.no_close_before = stop;
      made.comment_too_long = stop != in.end();
      if (stop == in.end()) in.note_end();
      return false;
    }
    if constexpr (A == apply_mode::action) made.token(element_kind::comment, begin, close + 1);
    in.bump(static_cast<std::size_t>(close + 1 - begin));
    return true;
  }
};

template <>
struct action<g::unclosed_comment> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.token(element_kind::comment, in.begin(), in.end());
    made.mark_last_unclosed();
    made.deviate(made.comment_too_long ? rule::limit_token_size : rule::comment_unterminated,
                 in.begin(), in.begin() + 1);
  }
};

// ---- variations
// ------------------------------------------------------------------------------------------------------

template <>
struct action<g::rav_open> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.open_variation(in.begin());
  }
};

template <>
struct action<g::rav_close> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    if (made.depth() > 0) made.close_variation(in.begin(), in.end());
  }
};

template <>
struct action<g::rav_unclosed> {
  static void apply0(builder& made) { made.leave_variation_open(); }
};

/// Bounds the depth of recursion: what lies deeper is passed over without recursion, up to the `)`
/// that ends it or to the next game.
template <>
struct action<g::rav> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& made) {
    if (in.empty() || *in.current() != '(') return false;
    if (made.depth() < made.bounds().rav_depth)
      return tao::pegtl::match<Rule, A, M, Action, Control>(in, made);
    made.note_rav_limit(in.current());
    pass_over<Control>(in, made);
    return true;
  }

 private:
  template <typename Rule, template <typename...> class Control, typename Input, typename State>
  static bool fits(Input& in, State& made) {
    return tao::pegtl::match<Rule, apply_mode::nothing, rewind_mode::required, action, Control>(
        in, made);
  }

  template <template <typename...> class Control, typename Input, typename State>
  static void pass_over(Input& in, State& made) {
    const char* begin = in.current();
    std::uint64_t depth = 0;
    while (!fits<tao::pegtl::at<g::section_stop>, Control>(in, made)) {
      const char next = *in.current();
      if (fits<tao::pegtl::sor<g::any_comment, g::lines>, Control>(in, made)) continue;
      in.bump();
      if (next == '(') ++depth;
      if (next == ')' && --depth == 0) break;
    }
    made.token(element_kind::stray, begin, in.current());
  }
};

// ---- markers
// ---------------------------------------------------------------------------------------------------------

template <termination Which>
struct marker_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.marker(Which, in.begin(), in.end());
  }
};

template <>
struct action<g::white_wins> : marker_action<termination::white_wins> {};
template <>
struct action<g::black_wins> : marker_action<termination::black_wins> {};
template <>
struct action<g::drawn_game> : marker_action<termination::draw> {};
template <>
struct action<g::no_result> : marker_action<termination::unknown> {};

template <typename Rule, termination Which>
struct deviant_marker_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.marker(Which, in.begin(), in.end());
    made.deviate(Rule::id, in.begin(), in.end());
  }
};

template <>
struct action<g::bad_white_wins>
    : deviant_marker_action<g::bad_white_wins, termination::white_wins> {};
template <>
struct action<g::bad_black_wins>
    : deviant_marker_action<g::bad_black_wins, termination::black_wins> {};
template <>
struct action<g::bad_draw> : deviant_marker_action<g::bad_draw, termination::draw> {};
template <>
struct action<g::short_draw> : deviant_marker_action<g::short_draw, termination::draw> {};
template <>
struct action<g::unclear_marker> : deviant_marker_action<g::unclear_marker, termination::none> {};

template <>
struct action<g::termination_missing> {
  static void apply0(builder& made) { made.miss_marker(); }
};

template <>
struct action<g::tag_section_in_movetext> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.deviate(rule::tag_section_in_movetext, in.begin(), in.begin() + 1);
  }
};

/// Inside movetext, the empty line itself: the second line of the run.
template <>
struct action<g::blank_lines> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    const char* empty_line =
        in.begin() + (in.size() > 1 && in.begin()[0] == '\r' && in.begin()[1] == '\n' ? 2 : 1);
    made.deviate(rule::movetext_blank_line, empty_line, empty_line);
  }
};

// ---- tag pairs
// -------------------------------------------------------------------------------------------------------

template <>
struct action<g::tag_open> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.open_tag(in.begin());
  }
};

template <>
struct action<g::tag_missing_open_bracket> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.miss_open_bracket(in.begin());
  }
};

template <>
struct action<g::tag_name> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.tag_name(in.begin(), in.end());
  }
};

template <>
struct action<g::tag_name_bad_character> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.tag_name(in.begin(), in.end());
    made.deviate(rule::tag_name_bad_character, in.begin(), in.end());
  }
};

struct tag_value_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.tag_value(in.begin(), in.end());
  }
};

template <>
struct action<g::tag_value> : tag_value_action {};
template <>
struct action<g::lenient_value> : tag_value_action {};

/// Looks for the quote with vector instructions; what else there may be in a string is left to the
/// rule.
template <>
struct action<g::string_data> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& made) {
    in.go_to(find_string_end(in.current(), in.end()));
    if (in.current() != in.end() && *in.current() == '"') [[likely]]
      return true;
    return tao::pegtl::match<Rule, A, M, Action, Control>(in, made);
  }
};

template <>
struct action<g::quoted_pair> {
  static void apply0(builder& made) { made.tag_escape(); }
};

template <>
struct action<g::string_bad_escape> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.tag_escape();
    made.deviate(rule::string_bad_escape, in.begin(), in.end());
  }
};

/// The value that a string without its closing quote leaves: up to the `]` that ends its line, if
/// there is one.
template <>
struct action<g::string_unterminated> {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.deviate(rule::string_unterminated, in.begin(), in.end());
    made.broken_tag_value(in.begin(), in.end());
  }
};

template <typename Rule>
struct damage_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.damage_tag();
    default_action<Rule>::apply(in, made);
  }
};

template <>
struct action<g::tag_missing_name> : damage_action<g::tag_missing_name> {};
template <>
struct action<g::tag_missing_value> : damage_action<g::tag_missing_value> {};
template <>
struct action<g::tag_missing_close_bracket> : damage_action<g::tag_missing_close_bracket> {};
template <>
struct action<g::tag_value_not_string> : damage_action<g::tag_value_not_string> {};
template <>
struct action<g::tag_extra_token> : damage_action<g::tag_extra_token> {};
template <>
struct action<g::string_unescaped_quote> : damage_action<g::string_unescaped_quote> {};

struct tag_pair_action {
  template <typename Input>
  static void apply(const Input& in, builder& made) {
    made.close_tag(in.begin(), in.end());
  }
};

template <>
struct action<g::tag_pair> : tag_pair_action {};
template <>
struct action<g::lenient_tag_pair> : tag_pair_action {};
template <>
struct action<g::unopened_tag_pair> : tag_pair_action {};

/// Where the movetext of a game begins.
template <typename Rule>
struct movetext_action {
  template <typename R, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& made) {
    if constexpr (A == apply_mode::action) made.begin_movetext();
    return tao::pegtl::match<R, A, M, Action, Control>(in, made);
  }
};

template <>
struct action<g::movetext> : movetext_action<g::movetext> {};
template <>
struct action<g::bare_movetext> : movetext_action<g::bare_movetext> {};

}  // namespace strictpgn::parse
