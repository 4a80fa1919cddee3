#include "generate/breaches.hpp"

#include <algorithm>
#include <iterator>

namespace strictpgn::generate {
namespace {

constexpr std::string_view epd = "it is about EPD records, and games have none";
constexpr std::string_view tool = "it is about the names of files";
constexpr std::string_view own = "it is about records that strictpgn writes itself";
constexpr std::string_view shredder =
    "it is about the dialect shredder, which no tag of a game asks for";
constexpr std::string_view size = "it needs more bytes than a generated text should have";

constexpr unmade_rule unmade_but_epd[] = {
    {rule::fen_file_suffix, tool},
    {rule::xfen_castling_needs_letter, own},
    {rule::xfen_ep_not_capturable,
     "it is about the dialect xfen alone, which no tag of a game asks for"},
    {rule::shredder_castling_syntax, shredder},
    {rule::castling_dialect_mixed, shredder},
    {rule::export_san_not_canonical, "a more specific rule speaks of every such move"},
    {rule::export_tag_value_escaping, "string-bad-escape speaks of every such value"},
    {rule::file_name_suffix, tool},
    {rule::limit_token_size, size},
    {rule::limit_game_size, size},
    {rule::limit_diagnostics, size},
};

std::vector<breach> gather() {
  std::vector<breach> all;
  for (const auto chapter :
       {byte_breaches, line_breaches, comment_breaches, token_breaches, tag_breaches,
        value_breaches, movetext_breaches, san_breaches, outcome_breaches, command_breaches,
        fen_breaches, export_breaches, file_breaches})
    std::ranges::move(chapter(), std::back_inserter(all));
  std::ranges::stable_sort(all, {}, &breach::broken);
  return all;
}

std::vector<unmade_rule> gather_unmade() {
  std::vector<unmade_rule> all(std::begin(unmade_but_epd), std::end(unmade_but_epd));
  for (const auto& each : catalogue())
    if (each.group == 15) all.push_back({each.id, epd});
  std::ranges::sort(all, {}, &unmade_rule::id);
  return all;
}

}  // namespace

std::span<const breach> all_breaches() {
  static const auto all = gather();
  return all;
}

std::span<const unmade_rule> unmade_rules() {
  static const auto all = gather_unmade();
  return all;
}

}  // namespace strictpgn::generate
