// Recursive annotation variations (PGN 8.2.5), to a bounded depth.
#pragma once

#include <string_view>

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"
#include "parse/usual_elements.hpp"

namespace strictpgn::parse {

template <>
struct action<g::rav_open> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.open_variation(in.begin());
  }
};

template <>
struct action<g::rav_close> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    if (builder.depth() > 0) builder.close_variation(in.begin(), in.end());
  }
};

template <>
struct action<g::rav_unclosed> {
  static void apply0(builder& builder) { builder.leave_variation_open(); }
};

/// Reads variations in variations without recursion, by the parts of their production. What lies
/// deeper than the limit is passed over, up to the `)` that ends it or to the next game.
template <>
struct action<g::rav> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    if (!begins(in)) return false;
    read_on<A, M, Action, Control>(in, state, state.depth(), state.depth());
    return true;
  }

  /// Up to the end of the variations deeper than `outside`; `depth` is where it begins.
  template <apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static void read_on(Input& in, State& state, std::size_t outside, std::size_t depth) {
    const auto read = [&]<typename Part>() {
      return tao::pegtl::match<Part, A, M, Action, Control>(in, state);
    };
    do {
      bool is_over = false;  // seen before all the elements are tried in vain
      if constexpr (A == apply_mode::action && is_read_for_itself<Control>) {
        if (depth != outside) {
          usual_elements::read<Action, Control>(in, state);
          depth = state.depth();
        }
        is_over = !in.empty() && *in.current() == ')';
      }
      if (!is_over && !begins(in) && read.template operator()<g::rav_element>()) continue;
      if (!begins(in)) {
        read.template operator()<g::rav_end>();
        --depth;
      } else if (depth < state.bounds().rav_depth) {
        read.template operator()<g::rav_open>();
        ++depth;
      } else {
        const char* at = in.current();
        pass_over<Control>(in, state);
        if constexpr (A == apply_mode::action) state.pass_over_variation(at, in.current());
      }
      if (depth != outside) read.template operator()<g::movetext_space>();
    } while (depth != outside);
  }

 private:
  template <typename Input>
  static bool begins(Input& in) {
    return !in.empty() && *in.current() == '(' && !is_draw_offer(in);
  }

  template <typename Input>
  static bool is_draw_offer(Input& in) {
    return in.size(3) >= 3 && std::string_view(in.current(), 3) == "(=)";
  }

  template <typename Rule, template <typename...> class Control, typename Input, typename State>
  static bool fits(Input& in, State& state) {
    return tao::pegtl::match<Rule, apply_mode::nothing, rewind_mode::required, action, Control>(
        in, state);
  }

  template <template <typename...> class Control, typename Input, typename State>
  static void pass_over(Input& in, State& state) {
    std::uint64_t depth = 0;
    while (!fits<tao::pegtl::at<g::section_stop>, Control>(in, state)) {
      const char next = *in.current();
      if (fits<tao::pegtl::sor<g::any_comment, g::lines>, Control>(in, state)) continue;
      in.bump();
      if (next == '(') ++depth;
      if (next == ')' && --depth == 0) break;
    }
  }
};

}  // namespace strictpgn::parse
