// Recursive annotation variations (PGN 8.2.5), to a bounded depth.
#pragma once

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"

namespace strictpgn::parse {

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

}  // namespace strictpgn::parse
