// What stands beside moves: suffixes, numbers, NAGs, and where movetext begins.
#pragma once

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"

namespace strictpgn::parse {

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
