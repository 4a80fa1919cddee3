// What stands beside moves: suffixes, numbers, NAGs, and where movetext begins.
#pragma once

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"
#include "parse/digits.hpp"
#include "parse/usual_elements.hpp"
#include "parse/variation_actions.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::parse {

template <>
struct action<g::any_suffix> : starts_with<'!', '?'> {};
template <>
struct action<g::later_suffix> : starts_with<'!', '?'> {};

struct suffix_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.suffix(in.begin(), in.end());
  }
};

template <>
struct action<g::suffix_annotation> : suffix_action {};

/// Reads digits and periods.
inline read_number read_number_at(const char* begin, const char* end) {
  read_number read{begin};
  const char* at = begin;
  for (; at != end && is_digit(*at); ++at)
    read.value = read.value * 10 + static_cast<std::uint32_t>(*at - '0');
  read.digits_end = at;
  while (at != end && *at == '.') ++at;
  read.end = at;
  return read;
}

struct number_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.number(read_number_at(in.begin(), in.end()));
  }
};

/// The number is valued while it is read; at the end of the text at hand the rule itself decides.
template <>
struct action<g::move_number> : number_action {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    const auto read = read_number_at(in.current(), in.end());
    if (read.end == in.end()) [[unlikely]]
      return tao::pegtl::match<Rule, A, M, Action, Control>(in, state);
    if (read.digits_end == read.begin || read.end == read.digits_end) return false;
    in.go_to(read.end);
    if constexpr (A == apply_mode::action) state.number(read);
    return true;
  }
};

template <>
struct action<g::bare_number> : number_action {};

template <>
struct action<g::suffix_detached> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.suffix(in.begin(), in.end());
    builder.deviate(rule::suffix_detached, in.begin(), in.end());
  }
};

/// Movetext is missing altogether.
template <>
struct action<g::tag_without_movetext> {
  static void apply0(builder& builder) {
    builder.place_marker();
    builder.miss(rule::tag_without_movetext);
  }
};

template <>
struct action<g::split_periods> : starts_with<'.'> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.more_periods(in.begin(), in.end());
  }
};

struct nag_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.nag(in.begin(), in.end());
  }
};

template <>
struct action<g::nag> : nag_action {};

/// Where the movetext of a game begins.
template <typename Rule>
struct movetext_action {
  template <typename R, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    if constexpr (A == apply_mode::action) state.begin_movetext();
    return tao::pegtl::match<R, A, M, Action, Control>(in, state);
  }
};

template <>
struct action<g::movetext> : movetext_action<g::movetext> {
  /// By the parts of its production, and by hand what is usual.
  template <typename R, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    if constexpr (A == apply_mode::action && is_read_for_itself<Control>) {
      state.begin_movetext();
      do {
        usual_elements::read<Action, Control>(in, state);
        if (state.depth() == 0) continue;
        action<g::rav>::read_on<A, M, Action, Control>(in, state, 0, state.depth());
        static_cast<void>(tao::pegtl::match<g::movetext_space, A, M, Action, Control>(in, state));
      } while (tao::pegtl::match<g::mainline_element, A, rewind_mode::required, Action, Control>(
          in, state));
      return tao::pegtl::match<g::movetext_end, A, M, Action, Control>(in, state);
    } else {
      return movetext_action<g::movetext>::match<R, A, M, Action, Control>(in, state);
    }
  }
};
template <>
struct action<g::bare_movetext> : movetext_action<g::bare_movetext> {};

}  // namespace strictpgn::parse
