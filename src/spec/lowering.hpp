// How rule types become nodes. Only for the one file that walks the grammar, and for the tests.
#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <string_view>
#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/demangle.hpp>
#include <tao/pegtl/rules.hpp>
#include <type_traits>

#include "grammar/deviation.hpp"
#include "spec/graph.hpp"

namespace strictpgn::spec {

namespace pegtl = tao::pegtl;

/// The name of a production in the files of the grammar; empty for rules of PEGTL and for
/// templates, which are no productions.
constexpr std::string_view production_name_in(std::string_view type) {
  constexpr std::string_view ours = "strictpgn::grammar::";
  const bool has_name = type.starts_with(ours) && type.find('<') == type.npos;
  return has_name ? type.substr(ours.size()) : std::string_view();
}

template <typename Rule>
inline constexpr auto production_name = production_name_in(pegtl::demangle<Rule>());

/// Turns rules into nodes of a graph, each production once. What does not depend on the rule is in
/// lowering.cpp, so that the types compile quickly.
class lowerer {
 public:
  explicit lowerer(graph& to) : to_(to) {}

  template <typename Rule>
  node_id lower();

 private:
  struct place {
    node_id id;
    bool is_new;
  };
  place place_of(std::string_view name);
  void fill(node_id id, std::string_view name, deviance deviates, std::optional<rule> broken,
            node result);

  graph& to_;
  std::map<std::string_view, node_id> productions_;
};

template <typename>
inline constexpr bool is_known = false;

/// The node of a rule of PEGTL; this one is for rules that have none.
template <typename Rule>
struct lowering {
  static_assert(is_known<Rule>, "the grammar graph knows no such rule");
};

// ---- operators ----------------------------------------------------------------------------------

node operator_node(op what, std::initializer_list<node_id> kids);
node bounded_node(op what, unsigned lo, unsigned hi, node_id kid);
node choice_node(std::initializer_list<node_id> kids, bool looks_first);

template <op What, typename... Kids>
struct lower_operator {
  static node of(lowerer& to) { return operator_node(What, {to.lower<Kids>()...}); }
};

template <op What, unsigned Lo, unsigned Hi, typename Kid>
struct lower_bounded {
  static node of(lowerer& to) { return bounded_node(What, Lo, Hi, to.lower<Kid>()); }
};

/// An alternative of a choice: `seq<at<Rule>, Rule>` reads what `Rule` reads.
template <typename Rule>
struct alternative {
  using type = Rule;
  static constexpr bool looks_first = false;
};
template <typename Rule>
struct alternative<pegtl::seq<pegtl::at<Rule>, Rule>> {
  using type = Rule;
  static constexpr bool looks_first = true;
};

template <typename... Alternatives>
struct lower_choice {
  static node of(lowerer& to) {
    return choice_node({to.lower<typename alternative<Alternatives>::type>()...},
                       (alternative<Alternatives>::looks_first && ...));
  }
};

// clang-format off
template <typename... Rules> struct lowering<pegtl::internal::seq<Rules...>> : lower_operator<op::seq, Rules...> {};
template <typename... Rules> struct lowering<pegtl::internal::sor<Rules...>> : lower_choice<Rules...> {};
template <typename Rule> struct lowering<pegtl::internal::star<Rule>> : lower_operator<op::star, Rule> {};
template <typename Rule> struct lowering<pegtl::internal::plus<Rule>> : lower_operator<op::plus, Rule> {};
template <typename Rule> struct lowering<pegtl::internal::opt<Rule>> : lower_operator<op::opt, Rule> {};
template <unsigned N, typename Rule> struct lowering<pegtl::internal::rep<N, Rule>> : lower_bounded<op::rep, N, N, Rule> {};
template <unsigned N, typename Rule> struct lowering<pegtl::internal::rep_opt<N, Rule>> : lower_bounded<op::rep_opt, 0, N, Rule> {};
template <typename Rule> struct lowering<pegtl::internal::at<Rule>> : lower_operator<op::at, Rule> {};
template <typename Rule> struct lowering<pegtl::internal::not_at<Rule>> : lower_operator<op::not_at, Rule> {};
template <typename... Rules> struct lowering<pegtl::internal::until<Rules...>> : lower_operator<op::until, Rules...> {};
template <typename Rule> struct lowering<pegtl::internal::disable<Rule>> : lower_operator<op::disable, Rule> {};
template <> struct lowering<pegtl::internal::eof> : lower_operator<op::eof> {};
template <> struct lowering<pegtl::internal::success> : lower_operator<op::success> {};
template <> struct lowering<pegtl::internal::failure> : lower_operator<op::failure> {};
// clang-format on

// ---- bytes --------------------------------------------------------------------------------------

using peek_byte = pegtl::internal::peek_char;

node literal_node(std::string_view text, bool folds_case);
node class_node(std::initializer_list<byte_range> ranges, bool is_negated);
/// From pairs of first and last bytes, the last of which may be a single byte.
node ranges_node(std::initializer_list<char> bounds);

template <char First, char Last>
constexpr byte_range range_of() {
  static_assert((First < 0) == (Last < 0), "a range that is not the same for signed characters");
  return {static_cast<std::uint8_t>(First), static_cast<std::uint8_t>(Last)};
}

template <bool FoldsCase, char... Text>
struct lower_literal {
  static node of(lowerer&) {
    constexpr char text[] = {Text...};
    return literal_node({text, sizeof text}, FoldsCase);
  }
};

template <bool IsNegated, char... Bytes>
struct lower_bytes {
  static node of(lowerer&) { return class_node({range_of<Bytes, Bytes>()...}, IsNegated); }
};

template <bool IsNegated, char First, char Last>
struct lower_range {
  static node of(lowerer&) { return class_node({range_of<First, Last>()}, IsNegated); }
};

template <char... Bounds>
struct lower_ranges {
  static_assert(((Bounds >= 0) && ...), "a range that is not the same for signed characters");
  static node of(lowerer&) { return ranges_node({Bounds...}); }
};

// clang-format off
template <> struct lowering<pegtl::internal::any<peek_byte>> : lower_operator<op::any> {};
template <char... Text> struct lowering<pegtl::internal::string<Text...>> : lower_literal<false, Text...> {};
template <char... Text> struct lowering<pegtl::internal::istring<Text...>> : lower_literal<true, Text...> {};
template <pegtl::internal::result_on_found Wanted, char... Bytes>
struct lowering<pegtl::internal::one<Wanted, peek_byte, Bytes...>>
    : lower_bytes<Wanted == pegtl::internal::result_on_found::failure, Bytes...> {};
template <pegtl::internal::result_on_found Wanted, char First, char Last>
struct lowering<pegtl::internal::range<Wanted, peek_byte, First, Last>>
    : lower_range<Wanted == pegtl::internal::result_on_found::failure, First, Last> {};
template <char... Bounds> struct lowering<pegtl::internal::ranges<peek_byte, Bounds...>> : lower_ranges<Bounds...> {};
// clang-format on

// ---- productions --------------------------------------------------------------------------------

template <typename Rule>
constexpr deviance deviance_of() {
  if constexpr (!std::is_base_of_v<grammar::deviation_base, Rule>)
    return deviance::none;
  else if constexpr (std::is_base_of_v<grammar::reported_elsewhere, Rule>)
    return deviance::elsewhere;
  else if constexpr (std::is_base_of_v<grammar::recovery, Rule>)
    return deviance::recovery;
  else if constexpr (std::is_base_of_v<grammar::deviation_inside<Rule::id>, Rule>)
    return deviance::inside;
  else
    return deviance::at_text;
}

template <typename Rule>
constexpr std::optional<rule> broken_by() {
  if constexpr (requires { Rule::id; })
    return Rule::id;
  else
    return std::nullopt;
}

/// A production has its place before its kids are known, since they may lead back to it.
template <typename Rule>
node_id lowerer::lower() {
  constexpr auto name = production_name<Rule>;
  constexpr auto deviates = deviance_of<Rule>();
  static_assert(!name.empty() || deviates == deviance::none, "a deviation needs a name");
  const auto [id, is_new] = place_of(name);
  if (is_new)
    fill(id, name, deviates, broken_by<Rule>(), lowering<typename Rule::rule_t>::of(*this));
  return id;
}

}  // namespace strictpgn::spec
