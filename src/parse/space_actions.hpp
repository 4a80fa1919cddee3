// White space, and where it counts.
#pragma once

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::parse {

/// Blanks, and one line end before a token, are passed over without asking for escape lines, empty
/// lines and what may follow those.
struct space_action {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    const char* at = in.current();
    while (at != in.end() && *at == ' ') ++at;
    if (!is_token(at, in.end())) [[unlikely]]
      at = after_line_end(at, in.end());
    in.go_to(at);
    return is_token(at, in.end()) || by_rule<Rule, A, M, Action, Control>(in, state);
  }

 private:
  /// Kept apart, so that the usual way is short enough to be inlined.
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  [[gnu::noinline]] static bool by_rule(Input& in, State& state) {
    return tao::pegtl::match<Rule, A, M, Action, Control>(in, state);
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

/// Space around games is read piece by piece, so that nobody has to hold much of it.
template <>
struct action<g::space_between> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    using piece = tao::pegtl::sor<tao::pegtl::plus<g::blank>, g::line_end>;
    const char* begin = in.current();
    while (in.current() - begin < longest_space &&
           tao::pegtl::match<piece, A, M, Action, Control>(in, state)) {
    }
    return true;
  }

 private:
  static constexpr std::ptrdiff_t longest_space = 1 << 20;
};

/// Inside movetext, the empty line itself: the second line of the run.
template <>
struct action<g::blank_lines> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    const char* empty_line =
        in.begin() + (in.size() > 1 && in.begin()[0] == '\r' && in.begin()[1] == '\n' ? 2 : 1);
    builder.deviate(rule::movetext_blank_line, empty_line, empty_line);
  }
};

}  // namespace strictpgn::parse
