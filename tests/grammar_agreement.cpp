#include "grammar_agreement.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grammar/commands.hpp"
#include "grammar/epd.hpp"
#include "grammar/fen.hpp"
#include "grammar/pgn.hpp"
#include "grammar_drawing.hpp"
#include "grammar_graph/interpreter.hpp"
#include "grammar_graph/step_reader.hpp"

namespace strictpgn::tests::derivations {

namespace g = strictpgn::grammar;
using namespace strictpgn::grammar_graph;

namespace {

/// Deeper than any text here.
constexpr interpretation unbounded{.nesting = 1 << 20};

std::string shown(const derived& each) {
  return fmt::format("{} {}..{}{}", import_grammar()[each.production].name, each.begin, each.end,
                     each.counts ? "" : " (disabled)");
}

bool is_alike(const derived& a, const derived& b) {
  return a.production == b.production && a.begin == b.begin && a.end == b.end && a.next == b.next &&
         a.counts == b.counts;
}

/// In what two derivations differ; empty when in nothing.
std::string difference(const derivation& interpreted, const derivation& drawn) {
  const auto [mine, theirs] = std::ranges::mismatch(interpreted, drawn, is_alike);
  const auto name = [](auto at, auto end) { return at == end ? "nothing" : shown(*at); };
  if (mine == interpreted.end() && theirs == drawn.end()) return {};
  return name(mine, interpreted.end()) + " instead of " + name(theirs, drawn.end());
}

/// A text that is read in one go.
template <typename Production>
std::string fault_of_whole(std::string_view text) {
  static interpreter by(import_grammar(), unbounded);
  derivation made;
  by.begin(text);
  by.derive(id_of<Production>(), 0, made);
  return difference(made, drawn<Production>(text));
}

/// A database, step by step.
std::string fault_of_steps(std::string_view text, const graph& grammar, interpreter& by) {
  step_reader steps(by, text);
  derivation made;
  for (std::size_t at = 0; at = steps.at(), steps.next(made);) {
    const auto name = grammar[made.front().production].name;
    const auto expected = name == "file_start"     ? drawn<g::file_start>(text, at)
                          : name == "opening_unit" ? drawn<g::opening_unit>(text, at)
                                                   : drawn<g::unit>(text, at);
    if (const auto found = difference(made, expected); !found.empty()) return found;
  }
  return steps.at() == text.size() ? "" : fmt::format("stops at {}", steps.at());
}

}  // namespace

std::string fault_of_database(std::string_view text) {
  static interpreter by(import_grammar(), unbounded);
  return fault_of_steps(text, import_grammar(), by);
}

std::string fault_by_other(std::string_view text, const graph& other) {
  interpreter by(other, unbounded);
  return fault_of_steps(text, other, by);
}

std::string fault_of_fen(std::string_view record) { return fault_of_whole<g::fen_record>(record); }
std::string fault_of_epd(std::string_view record) { return fault_of_whole<g::epd_record>(record); }
std::string fault_of_comment(std::string_view comment) {
  return fault_of_whole<g::comment_with_commands>(comment);
}

std::string fault_of_san(std::string_view text) {
  for (const auto& fault_of : {fault_of_whole<g::standard_san>, fault_of_whole<g::lenient_san>,
                               fault_of_whole<g::null_move>, fault_of_whole<g::foreign_piece_move>,
                               fault_of_whole<g::unreadable_san>})
    if (auto found = fault_of(text); !found.empty()) return found;
  return {};
}

std::string fault_of_operand(std::string_view text) {
  for (const auto& fault_of : {fault_of_whole<g::clock_time>, fault_of_whole<g::lenient_time>,
                               fault_of_whole<g::mechanical_time>, fault_of_whole<g::evaluation>,
                               fault_of_whole<g::search_depth>, fault_of_whole<g::colored_square>,
                               fault_of_whole<g::colored_arrow>})
    if (auto found = fault_of(text); !found.empty()) return found;
  return {};
}

}  // namespace strictpgn::tests::derivations
