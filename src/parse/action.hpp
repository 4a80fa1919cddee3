// What the parser does with a production unless it says otherwise: tokens become elements,
// deviations are noted.
#pragma once

#include <type_traits>

#include "grammar/pgn.hpp"
#include "parse/builder.hpp"
#include "parse/token_kinds.hpp"

namespace strictpgn::parse {

using tao::pegtl::apply_mode;
using tao::pegtl::rewind_mode;

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
  static void apply(const Input& in, builder& builder) {
    if constexpr (kind_of<Rule> != element_kind::move)
      builder.token(kind_of<Rule>, in.begin(), in.end());
    if constexpr (is_inside_deviation<Rule>) {
      builder.deviate_inside(Rule::id);
    } else if constexpr (is_deviation<Rule>) {
      if (in.empty())
        builder.miss(Rule::id);
      else
        builder.deviate(Rule::id, in.begin(), in.end());
    }
  }
};

template <typename Rule>
struct action : default_action<Rule> {};

/// Whether the text is read for itself, and not to hear what is expected where.
template <template <typename...> class Control>
inline constexpr bool is_read_for_itself =
    std::is_same_v<Control<g::standard_move>, tao::pegtl::normal<g::standard_move>>;

/// The rule is tried only where one of these characters stands: to look is cheaper than to fail.
template <char... First>
struct starts_with {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    if (in.empty() || ((*in.current() != First) && ...)) return false;
    return tao::pegtl::match<Rule, A, M, Action, Control>(in, state);
  }
};

}  // namespace strictpgn::parse
