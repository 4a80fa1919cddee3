#include "spec/grammar_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <tao/pegtl/demangle.hpp>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>
#include <tao/pegtl/type_list.hpp>
#include <type_traits>

#include "grammar/commands.hpp"
#include "grammar/epd.hpp"
#include "grammar/fen.hpp"
#include "grammar/pgn.hpp"
#include "grammar/values.hpp"
#include "spec/lowering.hpp"

namespace strictpgn::tests {

namespace g = strictpgn::grammar;
using namespace strictpgn::spec;

namespace {

// ---- the control --------------------------------------------------------------------------------

/// What the tree must know of a rule.
struct traits {
  std::string_view name;  ///< of a production
  bool is_look_ahead = false, is_disable = false;

  constexpr bool is_named() const { return !name.empty(); }
};

template <typename Rule>
inline constexpr traits traits_of{};
template <typename Rule>
inline constexpr traits traits_of<pegtl::internal::at<Rule>>{.is_look_ahead = true};
template <typename Rule>
inline constexpr traits traits_of<pegtl::internal::not_at<Rule>>{.is_look_ahead = true};
template <typename Rule>
inline constexpr traits traits_of<pegtl::internal::disable<Rule>>{.is_disable = true};

/// The tree while it grows. What is only looked at is no part of it, nor is what an alternative has
/// read that failed in the end.
class drawing {
 public:
  drawing(std::string_view text, std::set<node_id>* read) : text_(text), read_(read) {}

  std::size_t open(const traits& traits, node_id id, const char* at) {
    const auto before = made_.size();
    if (traits.is_named() && looking_ == 0)
      made_.push_back({.production = id, .begin = place(at), .counts = disabled_ == 0});
    looking_ += traits.is_look_ahead;
    disabled_ += traits.is_disable;
    return before;
  }

  void close(const traits& traits, node_id id, std::size_t before, bool fits, const char* at) {
    looking_ -= traits.is_look_ahead;
    disabled_ -= traits.is_disable;
    if (!fits) made_.resize(before);
    if (!fits || !traits.is_named()) return;
    if (read_) read_->insert(id);
    if (looking_ != 0) return;
    made_[before].end = place(at);
    made_[before].next = static_cast<std::uint32_t>(made_.size());
  }

  const derivation& made() const { return made_; }

 private:
  std::size_t place(const char* at) const { return static_cast<std::size_t>(at - text_.data()); }

  std::string_view text_;
  std::set<node_id>* read_;
  derivation made_{};
  unsigned looking_ = 0, disabled_ = 0;
};

template <typename Rule>
node_id id_of() {
  if constexpr (production_name<Rule>.empty()) {
    return 0;
  } else {
    static const auto id = import_grammar().find(production_name<Rule>).value();
    return id;
  }
}

/// The control that draws.
template <typename Rule>
struct drawing_control : pegtl::normal<Rule> {
  static constexpr traits its = [] {
    auto result = traits_of<typename Rule::rule_t>;
    result.name = production_name<Rule>;
    return result;
  }();

  template <pegtl::apply_mode A, pegtl::rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename Input>
  static bool match(Input& in, drawing& to) {
    using plain = pegtl::normal<Rule>;
    if constexpr (!its.is_named() && std::is_same_v<typename Rule::subs_t, pegtl::empty_list>) {
      return plain::template match<A, M, Action, Control>(in, to);
    } else {
      const auto before = to.open(its, id_of<Rule>(), in.current());
      const bool fits = plain::template match<A, M, Action, Control>(in, to);
      to.close(its, id_of<Rule>(), before, fits, in.current());
      return fits;
    }
  }
};

// ---- all productions ----------------------------------------------------------------------------

using input = pegtl::memory_input<pegtl::tracking_mode::lazy>;

template <typename Production>
bool draw(input& in, drawing& to) {
  return pegtl::parse<Production, pegtl::nothing, drawing_control>(in, to);
}

/// How to draw each production, by its node in the graph. Rules are walked function by function,
/// since clang bounds the fold expressions of `tao::pegtl::visit`.
class drawers {
 public:
  drawers() : by_node_(import_grammar().nodes.size()) {
    add_each(pegtl::type_list<g::database, g::pgn_database, g::standard_san, g::lenient_san,
                              g::null_move, g::foreign_piece_move, g::unreadable_san, g::fen_record,
                              g::epd_record, g::comment_with_commands, g::clock_time,
                              g::lenient_time, g::mechanical_time, g::server_time, g::evaluation,
                              g::search_depth, g::colored_square, g::colored_arrow>());
    add_each(pegtl::type_list<g::fen_value, g::xfen_value, g::shredder_value, g::integer_operand,
                              g::float_operand, g::float_cut_short, g::move_operand>());
    add_each(
        pegtl::type_list<g::date_tag, g::event_date_tag, g::utc_date_tag, g::round_tag,
                         g::result_tag, g::board_tag, g::player_tag, g::elo_tag, g::uscf_tag,
                         g::title_tag, g::type_tag, g::eco_tag, g::mode_tag, g::termination_tag,
                         g::setup_tag, g::plycount_tag, g::time_tag, g::utc_time_tag,
                         g::timecontrol_tag, g::running_clock_tag, g::clock_tag>());
  }

  bool operator()(node_id production, input& in, drawing& to) const {
    const auto draws = by_node_.at(production);
    if (draws == nullptr)
      throw std::logic_error(
          fmt::format("{} has nothing that draws it", import_grammar()[production].name));
    return draws(in, to);
  }

 private:
  template <typename... Rules>
  void add_each(pegtl::type_list<Rules...>) {
    (add<Rules>(), ...);
  }

  template <typename Rule>
  void add() {
    if (!seen_.insert(pegtl::demangle<Rule>()).second) return;
    if constexpr (!production_name<Rule>.empty()) by_node_.at(id_of<Rule>()) = draw<Rule>;
    add_each(typename Rule::subs_t());
  }

  std::set<std::string_view> seen_;
  std::vector<bool (*)(input&, drawing&)> by_node_;
};

// ---- deviations ---------------------------------------------------------------------------------

/// Of a derivation, in the order in which they end.
std::vector<rule> deviations_in(const derivation& result) {
  std::vector<const derived*> found;
  for (const auto& each : result) {
    const auto deviates = import_grammar()[each.production].deviates;
    if (each.counts && deviates != deviance::none && deviates != deviance::recovery)
      found.push_back(&each);
  }
  std::ranges::sort(found, [](const derived* a, const derived* b) {
    return a->next != b->next ? a->next < b->next : a > b;
  });
  std::vector<rule> rules;
  for (const auto* each : found)
    rules.push_back(import_grammar()[each->production].broken.value_or(elsewhere));
  return rules;
}

node_id node_of(std::string_view production) { return import_grammar().find(production).value(); }

void add_below(node_id id, std::set<node_id>& to) {
  if (!to.insert(id).second) return;
  for (const auto kid : import_grammar()[id].kids) add_below(kid, to);
}

std::set<std::string_view> names_of(const std::set<node_id>& nodes) {
  std::set<std::string_view> names;
  for (const auto id : nodes)
    if (const auto& node = import_grammar()[id]; node.is_named()) names.insert(node.name);
  return names;
}

}  // namespace

derivation drawn(node_id production, std::string_view text, std::size_t from,
                 std::set<node_id>* read) {
  static const drawers draw;
  input in(text.data() + from, text.data() + text.size(), "");
  drawing to(text, read);
  return draw(production, in, to) ? to.made() : derivation();
}

reading read_by(std::string_view production, std::string_view text) {
  const auto result = drawn(node_of(production), text);
  if (result.empty()) return {};
  return {text.substr(0, result.front().end), deviations_in(result)};
}

std::set<std::string_view> productions_below(std::string_view start) {
  std::set<node_id> nodes;
  add_below(node_of(start), nodes);
  return names_of(nodes);
}

std::set<std::string_view> productions_that_read(std::string_view start,
                                                 const std::vector<std::string>& texts) {
  std::set<node_id> read;
  for (const auto& text : texts) drawn(node_of(start), text, 0, &read);
  return names_of(read);
}

}  // namespace strictpgn::tests
