// The catalogue: the tables of all groups joined into one, and the ways to look a rule up.
//
// The fragments `wrong` and `right` are printable ASCII; any other byte, and the backslash itself,
// is a C escape: \n, \r, \t, \v, \\ or \x with exactly two digits. In groups 12 to 15 they are FEN
// or EPD records. In the others a fragment with an Event tag is a whole file, other tag pairs add
// to those of a full roster or replace them (movetext may follow), and movetext alone stands after
// such a roster, whose Result is "*". File names have no brackets and are of group 18.
#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/bytes/rows.hpp"
#include "rules/commands/rows.hpp"
#include "rules/comments/rows.hpp"
#include "rules/dates/rows.hpp"
#include "rules/ending/rows.hpp"
#include "rules/epd/rows.hpp"
#include "rules/events/rows.hpp"
#include "rules/export/rows.hpp"
#include "rules/fen/rows_dialects.hpp"
#include "rules/fen/rows_position.hpp"
#include "rules/fen/rows_syntax.hpp"
#include "rules/files/rows.hpp"
#include "rules/game/rows.hpp"
#include "rules/limits/rows.hpp"
#include "rules/lines/rows.hpp"
#include "rules/movetext/rows.hpp"
#include "rules/players/rows.hpp"
#include "rules/reduced/rows.hpp"
#include "rules/roster/rows.hpp"
#include "rules/san/rows.hpp"
#include "rules/start/rows.hpp"
#include "rules/tags/rows.hpp"
#include "rules/times/rows.hpp"
#include "rules/tokens/rows.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/rule_counts.hpp"

namespace strictpgn {
namespace {

template <std::size_t... Sizes>
constexpr auto joined(const rule_info (&... tables)[Sizes]) {
  std::array<rule_info, (Sizes + ...)> all{};
  auto next = all.begin();
  ((next = std::copy(std::begin(tables), std::end(tables), next)), ...);
  return all;
}

/// The rows of all chapters, in the order of the enumerators.
constexpr auto all_rules = [] {
  auto all = joined(rows::bytes_rules, rows::lines_rules, rows::comments_rules, rows::tokens_rules,
                    rows::tags_rules, rows::roster_rules, rows::players_rules, rows::events_rules,
                    rows::dates_rules, rows::times_rules, rows::start_rules, rows::ending_rules,
                    rows::movetext_rules, rows::san_rules, rows::game_rules, rows::commands_rules,
                    rows::fen_syntax_rules, rows::fen_position_rules, rows::fen_dialects_rules,
                    rows::epd_rules, rows::export_rules, rows::reduced_rules, rows::files_rules,
                    rows::limits_rules);
  std::ranges::sort(all, {}, &rule_info::id);
  return all;
}();

/// Each rule has its row, once.
constexpr bool is_complete() {
  for (std::size_t i = 0; i < all_rules.size(); ++i)
    if (all_rules[i].id != static_cast<rule>(i)) return false;
  return true;
}

static_assert(all_rules.size() == rule_count, "a rule without a row, or a row without a rule");
static_assert(is_complete(), "a rule with two rows");

constexpr std::string_view group_titles[] = {
    "Bytes and encoding",
    "Lines and white space",
    "Comments and escape lines",
    "Tokens",
    "Tag pair syntax",
    "Seven tag roster",
    "Tag values",
    "Movetext structure",
    "SAN form and canonicity",
    "Game semantics",
    "Commands embedded in comments",
    "FEN: syntax",
    "FEN: position",
    "X-FEN and Shredder-FEN",
    "EPD",
    "Export format: layout",
    "Reduced export format",
    "File level",
    "Implementation limits",
};

static_assert(std::size(group_titles) == all_rules.back().group, "each group has its title");

using sorted_rows = std::array<const rule_info*, rule_count>;

/// The rows by ascending name.
const sorted_rows& rows_by_name() {
  static const sorted_rows sorted = [] {
    sorted_rows order;
    std::ranges::transform(all_rules, order.begin(), [](const rule_info& row) { return &row; });
    std::ranges::sort(order, {}, &rule_info::name);
    return order;
  }();
  return sorted;
}

/// How many characters must be inserted, deleted or replaced to make one text of the other.
std::size_t edit_distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> distances(to.size() + 1);
  std::iota(distances.begin(), distances.end(), 0);
  for (std::size_t i = 0; i < from.size(); ++i) {
    std::size_t diagonal = distances[0]++;
    for (std::size_t j = 0; j < to.size(); ++j) {
      const auto replaced = diagonal + (from[i] != to[j]);
      diagonal = distances[j + 1];
      distances[j + 1] = std::min({replaced, diagonal + 1, distances[j] + 1});
    }
  }
  return distances.back();
}

}  // namespace

std::span<const rule_info> catalogue() { return all_rules; }

const rule_info& info(rule id) { return all_rules[static_cast<std::size_t>(id)]; }

std::string_view name_of(rule id) { return info(id).name; }

rule_counts::rule_counts() : counts_(rule_count) {}

std::optional<rule> find_rule(std::string_view name) {
  const auto& sorted = rows_by_name();
  const auto found = std::ranges::lower_bound(sorted, name, {}, &rule_info::name);
  if (found == sorted.end() || (*found)->name != name) return std::nullopt;
  return (*found)->id;
}

std::string_view nearest_rule_name(std::string_view name) {
  constexpr std::size_t longest_typed = 80;  // twice the longest name: nothing longer is near
  if (name.size() > longest_typed) return {};
  auto least = name.size() / 3 + 1;  // more than a third wrong is another word, not a slip
  std::string_view nearest;
  for (const auto& row : all_rules) {
    const auto distance = edit_distance(name, row.name);
    if (distance >= least) continue;
    least = distance;
    nearest = row.name;
  }
  return nearest;
}

std::string_view group_title(int group) {
  if (group < 1 || group > std::ssize(group_titles)) return {};
  return group_titles[group - 1];
}

}  // namespace strictpgn
