// Moves: a SAN read part by part, or at once where it is standard.
#pragma once

#include <algorithm>

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"
#include "parse/san_recognizer.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::parse {

/// The fast recogniser stands in for the rule wherever enough bytes are at hand.
template <>
struct action<g::standard_san> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    if (static_cast<std::size_t>(in.end() - in.current()) < san_lookahead) [[unlikely]]
      return by_rule<Rule, A, M, Action, Control>(in, state);
    if (*in.current() < 'A') return false;  // a number, mostly
    const auto found = recognize_san(in.current());
    if (found.length == 0) return false;
    if constexpr (A == apply_mode::action) state.move(found.bits, in.current(), found.length);
    in.bump(found.length);
    return true;
  }

 private:
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool by_rule(Input& in, State& state) {
    const char* begin = in.current();
    const bool fits = tao::pegtl::match<Rule, A, rewind_mode::required, Action, Control>(in, state);
    if constexpr (A == apply_mode::action) {
      if (fits)
        state.move(pack(state.take_san()), begin, static_cast<std::uint32_t>(in.current() - begin));
      else
        state.reset_san();
    }
    return fits;
  }
};

template <>
struct action<g::lenient_san> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.move(pack(builder.take_san()), in.begin(), static_cast<std::uint32_t>(in.size()));
    builder.mark_last_deviant();
    builder.deviate_around(in.begin(), in.end());
  }
};

/// Its square is no part of a move, nor of the next one.
template <>
struct action<g::dropped_piece> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    default_action<g::dropped_piece>::apply(in, builder);
    builder.reset_san();
  }
};

template <>
struct action<g::joined_move> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.move(pack(builder.take_san()), in.begin(), static_cast<std::uint32_t>(in.size()));
  }
};

template <>
struct action<g::file_letter> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.san_file(*in.begin() - 'a');
  }
};

template <>
struct action<g::upper_case_file> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.san_file(*in.begin() - 'A');
    builder.deviate_inside(rule::san_square_case);
  }
};

template <>
struct action<g::rank_digit> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.san_rank(*in.begin() - '1');
  }
};

template <>
struct action<g::piece_letter> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.san().piece = piece_type_of(*in.begin());
  }
};

template <>
struct action<g::lower_case_piece> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.san().piece = piece_of(*in.begin()).type;
    builder.deviate_inside(rule::san_piece_lowercase);
  }
};

template <>
struct action<g::capture_sign> {
  static void apply0(builder& builder) { builder.san().capture = true; }
};

template <>
struct action<g::bad_capture_sign> {
  static void apply0(builder& builder) {
    builder.san().capture = true;
    builder.deviate_inside(rule::san_capture_bad_sign);
  }
};

template <>
struct action<g::plain_long_algebraic> {
  static void apply0(builder& builder) {
    builder.san().any_piece = true;
    builder.deviate_inside(rule::san_long_algebraic);
  }
};

template <>
struct action<g::dashed_long_algebraic> {
  static void apply0(builder& builder) {
    builder.san().any_piece = builder.san().piece == piece_type::pawn;
    builder.deviate_inside(rule::san_long_algebraic);
  }
};

template <>
struct action<g::promoted_letter> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.san().promotion = piece_type_of(*in.begin());
  }
};

template <>
struct action<g::lower_case_promoted> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.san().promotion = piece_of(*in.begin()).type;
  }
};

/// Two signs for the king's side, three for the queen's.
struct castling_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    const auto is_sign = [](char c) { return c == 'O' || c == 'o' || c == '0'; };
    builder.san().piece = piece_type::king;
    builder.san().castling = std::count_if(in.begin(), in.end(), is_sign) == 2
                                 ? castling_side::short_side
                                 : castling_side::long_side;
  }
};

template <>
struct action<g::castling_move> : castling_action {};

template <typename Rule>
struct deviant_castling_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    castling_action::apply(in, builder);
    builder.deviate_inside(Rule::id);
  }
};

template <>
struct action<g::castling_zero> : deviant_castling_action<g::castling_zero> {};
template <>
struct action<g::castling_bad_form> : deviant_castling_action<g::castling_bad_form> {};

template <>
struct action<g::check_sign> {
  static void apply0(builder& builder) { builder.san().mark = check_mark::check; }
};

template <>
struct action<g::mate_sign> {
  static void apply0(builder& builder) { builder.san().mark = check_mark::mate; }
};

template <>
struct action<g::bad_check_sign> {
  static void apply0(builder& builder) {
    builder.san().mark = check_mark::unclear;
    builder.deviate_inside(rule::san_bad_check_form);
  }
};

/// A mark apart from its move belongs to it all the same.
template <typename Rule>
struct detached_mark_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    if (const char* move = builder.last_move_begin()) builder.deviate(Rule::id, move, in.end());
    builder.mark_move_deviant();
    builder.extend_move(in.end());
  }
};

template <>
struct action<g::detached_en_passant> : detached_mark_action<g::detached_en_passant> {};

template <>
struct action<g::detached_check> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    detached_mark_action<g::detached_check>::apply(in, builder);
    builder.make_mark_unclear();
  }
};

template <>
struct action<g::after_mark> : starts_with<'e', 'c', 'd', 'm'> {};

}  // namespace strictpgn::parse
