#include "spec/grammar_agreement.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/grammar_drawing.hpp"
#include "spec/interpreter.hpp"
#include "spec/step_reader.hpp"

namespace strictpgn::tests::derivations {

using namespace strictpgn::spec;

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
std::string fault_of_whole(node_id production, std::string_view text) {
  static interpreter by(import_grammar(), unbounded);
  derivation result;
  by.begin(text);
  by.derive(production, 0, result);
  return difference(result, drawn(production, text));
}

/// A text of a kind, and by what else texts of that kind are read.
std::string fault_of_start(std::string_view kind, std::string_view text) {
  return fault_of_whole(import_grammar().find_entry(kind)->start, text);
}

std::string fault_of_others(std::string_view kind, std::string_view text) {
  for (const auto production : import_grammar().find_entry(kind)->others)
    if (auto found = fault_of_whole(production, text); !found.empty()) return found;
  return {};
}

/// A database, step by step.
std::string fault_of_steps(std::string_view text, const graph& grammar, interpreter& by) {
  step_reader steps(by, text);
  derivation result;
  for (std::size_t at = 0; at = steps.at(), steps.next(result);) {
    const auto step = import_grammar().find(grammar[result.front().production].name).value();
    if (const auto found = difference(result, drawn(step, text, at)); !found.empty()) return found;
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

std::string fault_of_fen(std::string_view record) { return fault_of_start("fen", record); }
std::string fault_of_standard(std::string_view text) { return fault_of_start("standard", text); }

std::string fault_of_value(std::string_view text) {
  const auto fault = fault_of_start("values", text);
  return fault.empty() ? fault_of_others("values", text) : fault;
}

std::string fault_of_position(std::string_view text) {
  for (const auto* kind : {"plain-fen", "x-fen", "shredder-fen"})
    if (auto found = fault_of_start(kind, text); !found.empty()) return found;
  return {};
}

std::string fault_of_epd(std::string_view record) { return fault_of_start("epd", record); }
std::string fault_of_comment(std::string_view comment) {
  return fault_of_start("commands", comment);
}

std::string fault_of_san(std::string_view text) {
  auto found = fault_of_start("san", text);
  return found.empty() ? fault_of_others("san", text) : found;
}

std::string fault_of_operand(std::string_view text) { return fault_of_others("commands", text); }

}  // namespace strictpgn::tests::derivations
