// Comments: long ones are passed over quickly, those without end are found out once.
#pragma once

#include <algorithm>

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"
#include "parse/find_byte.hpp"
#include "parse/starts_section.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::parse {

/// Looks for the `}` with vector instructions, and never looks through the same text twice in vain.
/// A comment beyond its limit is read to its end, unless a game begins inside.
template <>
struct action<g::brace_comment> {
  template <typename Rule, apply_mode A, rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input, typename State>
  static bool match(Input& in, State& state) {
    if (in.empty() || *in.current() != '{') return false;
    const char* begin = in.current();
    const auto left = static_cast<std::uint64_t>(in.end() - begin);
    const char* stop = begin + std::min(left, state.bounds().comment_size);
    const bool is_known = state.no_close_after <= begin && begin < state.no_close_before;
    const char* from = is_known ? std::min(state.no_close_before, stop) : begin;
    const char* close = find_byte('}', from, stop);
    if (close == stop && stop != in.end()) [[unlikely]] {
      state.comment_too_long = true;
      close = find_byte('}', std::max(from, stop), in.end());
      if (close != in.end() && leads_to_section(begin, close)) return false;
      if constexpr (A == apply_mode::action)
        if (close != in.end()) state.deviate(rule::limit_token_size, begin, begin + 1);
    }
    if (close == in.end()) {
      if (!is_known) state.no_close_after = begin;
      state.no_close_before = in.end();
      in.note_end();
      return false;
    }
    if constexpr (A == apply_mode::action) state.comment(begin, close + 1);
    in.bump(static_cast<std::size_t>(close + 1 - begin));
    return true;
  }

 private:
  /// Whether a game begins inside, which is no part of a comment beyond its limit.
  static bool leads_to_section(const char* begin, const char* end) {
    const std::string_view inside(begin, static_cast<std::size_t>(end - begin));
    return find_next_section(inside) != inside.size();
  }
};

template <>
struct action<g::unclosed_comment> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.token(element_kind::comment, in.begin(), in.end());
    builder.mark_last_unclosed();
    builder.deviate(builder.comment_too_long ? rule::limit_token_size : rule::comment_unterminated,
                    in.begin(), in.begin() + 1);
  }
};

}  // namespace strictpgn::parse
