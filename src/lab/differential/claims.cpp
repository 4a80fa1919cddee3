#include "lab/differential/claims.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "rules/fen/rows_syntax.hpp"
#include "rules/game/rows.hpp"
#include "rules/records.hpp"
#include "rules/san/rows.hpp"
#include "spec/graph.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::differential {
namespace {

constexpr std::array<std::string_view, 3> claim_words = {"chess", "variations", "castling-files"};

/// Whether a rule is broken by a spelling that the grammar knows.
bool is_spelling(rule id) {
  return std::ranges::any_of(spec::import_grammar().nodes,
                             [&](const auto& each) { return each.broken == id; });
}

/// What is no spelling of the grammar, and is seen in the letters of a SAN all the same: its
/// length, what a pawn tells of its origin, and whether it comes to the last rank.
bool is_in_the_letters(rule id) {
  return id == rule::san_promotion_missing || id == rule::san_promotion_false ||
         id == rule::san_pawn_overspecified || id == rule::san_too_long;
}

/// Whether a rule about FEN is broken by the letters of a field, and asks no board.
bool is_about_spelling_of_fen(rule id) {
  return rules::is_in<rows::fen_syntax_rules>(id) || id == rule::fen_tag_invalid ||
         id == rule::fen_dialect_castling || id == rule::shredder_castling_syntax ||
         id == rule::castling_dialect_mixed;
}

/// Whether only a board shows that a move, or what its SAN says of it, is wrong.
bool is_about_moves(rule id) {
  if (rules::is_in<rows::san_rules>(id)) return !is_spelling(id) && !is_in_the_letters(id);
  return rules::is_in<rows::game_rules>(id);
}

/// Of several claims that could be missing the first.
std::optional<claim> missing_claim(rule id, const verdict& ours, const claim_set& unclaimed) {
  if (unclaimed.contains(claim::chess) && is_about_chess(id, ours.input)) return claim::chess;
  if (unclaimed.contains(claim::variations) && is_about_line(id) &&
      !ours.outside_variations[static_cast<std::size_t>(id)])
    return claim::variations;
  return std::nullopt;
}

bool are_castling_files(std::string_view field) {
  return field.find_first_not_of("KQkqABCDEFGHabcdefgh") == field.npos &&
         field.find_first_of("ABCDEFGHabcdefgh") != field.npos;
}

}  // namespace

std::string_view name_of(claim what) { return claim_words[static_cast<std::size_t>(what)]; }

std::optional<claim> claim_named(std::string_view name) {
  const auto* const found = std::ranges::find(claim_words, name);
  if (found == claim_words.end()) return std::nullopt;
  return static_cast<claim>(found - claim_words.begin());
}

std::string claim_names() { return fmt::format("{}", fmt::join(claim_words, ", ")); }

bool is_about_chess(rule id, input_kind input) {
  if (is_about_spelling_of_fen(id)) return input == input_kind::pgn;
  return is_about_moves(id) || rules::is_about_fen(id);
}

bool is_about_line(rule id) { return is_about_moves(id) || id == rule::move_number_wrong; }

std::string write_claims() {
  nlohmann::ordered_json result{{"format", 1}};
  for (const auto& [name, input] :
       {std::pair{"pgn", input_kind::pgn}, std::pair{"records", input_kind::fen}})
    for (const auto& each : catalogue())
      if (is_about_chess(each.id, input)) result["chess"][name].push_back(each.name);
  for (const auto& each : catalogue())
    if (is_about_line(each.id)) result["variations"]["pgn"].push_back(each.name);
  return result.dump(1) + '\n';
}

std::optional<claim> excuse(const verdict& ours, const claim_set& unclaimed) {
  if (ours.is_valid() || !claimed_errors(ours, unclaimed).empty()) return std::nullopt;
  return missing_claim(ours.errors.front(), ours, unclaimed);
}

std::vector<rule> claimed_errors(const verdict& ours, const claim_set& unclaimed) {
  std::vector<rule> result;
  for (const auto each : ours.errors)
    if (!missing_claim(each, ours, unclaimed)) result.push_back(each);
  return result;
}

/// The field behind the active color, which is behind a word with ranks.
bool has_castling_files(std::string_view text) {
  for (const std::string_view color : {" w ", " b "})
    for (auto at = text.find(color); at != text.npos; at = text.find(color, at + 1)) {
      const auto before = text.substr(0, at);
      const auto ranks = before.substr(before.find_last_of(" \r\n") + 1);
      const auto rest = text.substr(at + color.size());
      if (std::ranges::count(ranks, '/') >= 2 &&
          are_castling_files(rest.substr(0, rest.find_first_of(" \"\r\n"))))
        return true;
    }
  return false;
}

}  // namespace strictpgn::differential
