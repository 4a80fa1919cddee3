#include <algorithm>
#include <iterator>

#include "lab/generate/violation.hpp"

namespace strictpgn::generate {
namespace {

std::vector<violation> gather() {
  std::vector<violation> all;
  for (const auto chapter :
       {bytes_violations,    lines_violations,  comments_violations, tokens_violations,
        tags_violations,     roster_violations, players_violations,  events_violations,
        dates_violations,    times_violations,  start_violations,    ending_violations,
        movetext_violations, san_violations,    game_violations,     commands_violations,
        fen_violations,      export_violations, reduced_violations,  files_violations,
        limits_violations})
    std::ranges::move(chapter(), std::back_inserter(all));
  std::ranges::stable_sort(all, {}, &violation::broken);
  return all;
}

std::vector<unmade_rule> gather_unmade() {
  std::vector<unmade_rule> all;
  for (const auto chapter : {dates_unmade_rules, fen_unmade_rules, epd_unmade_rules,
                             export_unmade_rules, files_unmade_rules, limits_unmade_rules})
    std::ranges::move(chapter(), std::back_inserter(all));
  std::ranges::sort(all, {}, &unmade_rule::id);
  return all;
}

}  // namespace

std::span<const violation> all_violations() {
  static const auto all = gather();
  return all;
}

std::span<const unmade_rule> unmade_rules() {
  static const auto all = gather_unmade();
  return all;
}

}  // namespace strictpgn::generate
