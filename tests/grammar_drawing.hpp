// The derivation tree as PEGTL draws it, to be laid beside that of the interpreter.
#pragma once

#include <string_view>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include "grammar_graph/derivation.hpp"
#include "grammar_graph/lowering.hpp"

namespace strictpgn::tests {

namespace graphs = strictpgn::grammar_graph;

/// The tree while it grows.
struct drawing {
  const char* text = nullptr;
  graphs::derivation made{};
  unsigned looking = 0, disabled = 0;

  std::size_t place(const char* at) const { return static_cast<std::size_t>(at - text); }
};

template <typename Rule>
inline constexpr bool is_look_ahead = false;
template <typename Rule>
inline constexpr bool is_look_ahead<tao::pegtl::internal::at<Rule>> = true;
template <typename Rule>
inline constexpr bool is_look_ahead<tao::pegtl::internal::not_at<Rule>> = true;

template <typename Rule>
inline constexpr bool is_disable = false;
template <typename Rule>
inline constexpr bool is_disable<tao::pegtl::internal::disable<Rule>> = true;

template <typename Rule>
graphs::node_id id_of() {
  static const auto id = graphs::import_grammar().find(graphs::production_name<Rule>).value();
  return id;
}

/// The control that draws. What is only looked at is no part of the tree, nor is what an
/// alternative has read that failed in the end.
template <typename Rule>
struct drawing_control : tao::pegtl::normal<Rule> {
  template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M,
            template <typename...> class Action, template <typename...> class Control,
            typename Input>
  static bool match(Input& in, drawing& to) {
    using plain = tao::pegtl::normal<Rule>;
    using operation = typename Rule::rule_t;
    const auto before = to.made.size();
    const bool has_entry = !graphs::production_name<Rule>.empty() && to.looking == 0;
    if constexpr (!graphs::production_name<Rule>.empty())
      if (has_entry)
        to.made.push_back({.production = id_of<Rule>(),
                           .begin = to.place(in.current()),
                           .counts = to.disabled == 0});
    to.looking += is_look_ahead<operation>;
    to.disabled += is_disable<operation>;
    const bool fits = plain::template match<A, M, Action, Control>(in, to);
    to.looking -= is_look_ahead<operation>;
    to.disabled -= is_disable<operation>;
    if (!fits) to.made.resize(before);
    if (fits && has_entry) {
      to.made[before].end = to.place(in.current());
      to.made[before].next = static_cast<std::uint32_t>(to.made.size());
    }
    return fits;
  }
};

/// What PEGTL makes of a text from a place on; empty when it does not fit.
template <typename Production>
graphs::derivation drawn(std::string_view text, std::size_t from = 0) {
  using tao::pegtl::tracking_mode;
  tao::pegtl::memory_input<tracking_mode::lazy> in(text.data() + from, text.data() + text.size(),
                                                   "");
  drawing to{.text = text.data()};
  const bool fits = tao::pegtl::parse<Production, tao::pegtl::nothing, drawing_control>(in, to);
  return fits ? to.made : graphs::derivation();
}

}  // namespace strictpgn::tests
