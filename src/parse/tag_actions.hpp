// Tag pairs (PGN 8.1).
#pragma once

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"
#include "parse/find_byte.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::parse {

template <>
struct action<g::tag_open> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.open_tag(in.begin());
  }
};

template <>
struct action<g::tag_missing_open_bracket> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.miss_open_bracket(in.begin());
  }
};

template <>
struct action<g::tag_name> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.tag_name(in.begin(), in.end());
  }
};

template <>
struct action<g::tag_name_bad_character> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.tag_name(in.begin(), in.end());
    builder.deviate(rule::tag_name_bad_character, in.begin(), in.end());
  }
};

struct tag_value_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.tag_value(in.begin(), in.end());
  }
};

template <>
struct action<g::plain_value> : tag_value_action {};
template <>
struct action<g::lenient_value> : tag_value_action {};

/// Looks for the quote with vector instructions; what else there may be in a string is left to the
/// rule.
template <>
struct action<g::string_data> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    in.go_to(find_string_end(in.current(), in.end()));
    if (in.current() != in.end() && *in.current() == '"') [[likely]]
      return true;
    return tao::pegtl::match<Rule, A, M, Action, Control>(in, state);
  }
};

template <>
struct action<g::quoted_pair> {
  static void apply0(builder& builder) { builder.tag_escape(); }
};

template <>
struct action<g::string_bad_escape> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.tag_escape();
    builder.deviate(rule::string_bad_escape, in.begin(), in.end());
  }
};

/// The value that a string without its closing quote leaves: up to the `]` that ends its line, if
/// there is one.
template <>
struct action<g::string_unterminated> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.deviate(rule::string_unterminated, in.begin(), in.end());
    builder.broken_tag_value(in.begin(), in.end());
  }
};

template <typename Rule>
struct damage_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.damage_tag();
    default_action<Rule>::apply(in, builder);
  }
};

/// A name is missed where it should stand: before the value, if there is one.
template <>
struct action<g::tag_missing_name> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.damage_tag();
    builder.deviate(rule::tag_missing_name, in.begin(), in.begin());
  }
};
template <>
struct action<g::tag_missing_value> : damage_action<g::tag_missing_value> {};
template <>
struct action<g::tag_value_not_string> : damage_action<g::tag_value_not_string> {};
template <>
struct action<g::tag_extra_token> : damage_action<g::tag_extra_token> {};
template <>
struct action<g::string_unescaped_quote> : damage_action<g::string_unescaped_quote> {};

/// Name and value are read all the same.
template <>
struct action<g::tag_missing_close_bracket> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.leave_tag_open();
    default_action<g::tag_missing_close_bracket>::apply(in, builder);
  }
};

struct tag_pair_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.close_tag(in.begin(), in.end());
  }
};

template <>
struct action<g::plain_tag_pair> : tag_pair_action {};
template <>
struct action<g::lenient_tag_pair> : tag_pair_action {};
template <>
struct action<g::unopened_tag_pair> : tag_pair_action {};

/// Tag pairs as nearly all are, one below the other: one blank between name and value, no
/// backslash, nothing else.
template <>
struct action<g::any_tag_pair> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    if constexpr (A == apply_mode::action && is_read_for_itself<Control>)
      if (read_usual(in, state)) return true;
    return tao::pegtl::match<Rule, A, M, Action, Control>(in, state);
  }

 private:
  static constexpr std::ptrdiff_t longest = 256;

  template <typename Input>
  static bool read_usual(Input& in, builder& made) {
    const char* end = nullptr;
    for (const char* at = in.current(); at != nullptr && in.end() - at >= longest;) {
      const char* const after = read_pair(at, made);
      if (after == nullptr) break;
      end = after;
      at = after[0] == '\n' && after[1] == '[' ? after + 1 : nullptr;
    }
    if (end == nullptr) return false;
    in.go_to(end);
    return true;
  }

  /// Gives the place after it; null, and nothing has happened, where any other stands.
  [[gnu::always_inline]] static const char* read_pair(const char* begin, builder& made) {
    if (*begin != '[') return nullptr;
    const char* const name = begin + 1;
    const char* const name_end = find_name_end(name, name + longest / 4);
    if (name_end == name || *name == '_' || name_end[0] != ' ' || name_end[1] != '"')
      return nullptr;
    const char* const value = name_end + 2;
    const char* const value_end = find_string_end(value, begin + longest - 4);
    if (value_end[0] != '"' || value_end[1] != ']') return nullptr;
    made.usual_tag(begin, name_end, value, value_end);
    return value_end + 2;
  }
};

}  // namespace strictpgn::parse
