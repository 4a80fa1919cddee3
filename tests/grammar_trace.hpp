// What a derivation holds: the deviations in it, and which productions have succeeded.
#pragma once

#include <optional>
#include <set>
#include <string_view>
#include <tao/pegtl/demangle.hpp>
#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>
#include <tao/pegtl/type_list.hpp>
#include <type_traits>
#include <vector>

#include "grammar/deviation.hpp"

namespace strictpgn::tests {

/// Stands for the rule of a deviation whose findings come from elsewhere.
inline constexpr rule elsewhere{0xFFFF};

/// The name of a production in the files of the grammar; empty for rules of PEGTL and for
/// templates.
constexpr std::string_view production_name_in(std::string_view type) {
  constexpr std::string_view ours = "strictpgn::grammar::";
  const bool has_name = type.starts_with(ours) && type.find('<') == type.npos;
  return has_name ? type.substr(ours.size()) : std::string_view();
}

template <typename Production>
inline constexpr auto production_name = production_name_in(tao::pegtl::demangle<Production>());

/// What was read so far.
struct trace {
  std::vector<rule> deviations;  ///< of the derivation, in the order in which they end
  std::set<std::string_view>*
      succeeded;  ///< productions that have read something somewhere; may be null
};

/// The control that records. What is only looked at is no part of the derivation, nor is what an
/// alternative has read that failed in the end.
template <typename Rule>
struct tracing : tao::pegtl::normal<Rule> {
  template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M,
            template <typename...> class Action, template <typename...> class Control,
            typename Input>
  static bool match(Input& in, trace& seen) {
    const auto before = seen.deviations.size();
    const bool fits = tao::pegtl::normal<Rule>::template match<A, M, Action, Control>(in, seen);
    if (!fits) seen.deviations.resize(before);
    if (fits && A == tao::pegtl::apply_mode::action) note_deviation(seen);
    if (fits && seen.succeeded && !production_name<Rule>.empty())
      seen.succeeded->insert(production_name<Rule>);
    return fits;
  }

 private:
  static void note_deviation(trace& seen) {
    if constexpr (requires { Rule::id; })
      seen.deviations.push_back(Rule::id);
    else if constexpr (std::is_base_of_v<grammar::reported_elsewhere, Rule>)
      seen.deviations.push_back(elsewhere);
  }
};

/// What came of reading a text by a production.
struct derivation {
  std::optional<std::string_view> prefix;  ///< what was read; nothing when it does not fit
  std::vector<rule> deviations;
};

template <typename Production, typename Input>
derivation derive(std::string_view text, std::set<std::string_view>* succeeded = nullptr) {
  Input in(text.data(), text.data() + text.size());
  trace seen{.deviations = {}, .succeeded = succeeded};
  const bool fits = tao::pegtl::parse<Production, tao::pegtl::nothing, tracing>(in, seen);
  const auto length = static_cast<std::size_t>(in.current() - text.data());
  if (!fits) return {};
  return {text.substr(0, length), seen.deviations};
}

// Function by function, since clang bounds the fold expressions of `tao::pegtl::visit`.
template <typename Rule>
void collect_rules(std::set<std::string_view>& rules);

template <typename... Rules>
void collect_each(tao::pegtl::type_list<Rules...>, std::set<std::string_view>& rules) {
  (collect_rules<Rules>(rules), ...);
}

template <typename Rule>
void collect_rules(std::set<std::string_view>& rules) {
  const bool is_new = rules.insert(tao::pegtl::demangle<Rule>()).second;
  if (is_new) collect_each(typename Rule::subs_t(), rules);
}

/// The names of all productions that a start rule reaches.
template <typename Start>
std::set<std::string_view> productions_of() {
  std::set<std::string_view> rules, names;
  collect_rules<Start>(rules);
  for (const auto rule : rules)
    if (const auto name = production_name_in(rule); !name.empty()) names.insert(name);
  return names;
}

}  // namespace strictpgn::tests
