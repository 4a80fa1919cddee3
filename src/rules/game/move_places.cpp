#include "rules/game/move_places.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "parse/elements.hpp"
#include "replay/move_places.hpp"
#include "rules/catalogue.hpp"
#include "rules/san/rows.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

bool is_about_move(rule id) {
  return is_in<rows::san_rules>(id) || id == rule::move_number_glued ||
         id == rule::rav_same_first_move || id == rule::move_after_dead_position;
}

/// How many elements begin before that offset. Steps are taken without a branch, as nobody can
/// foretell them.
std::size_t count_before(std::span<const element> all, std::uint64_t offset) {
  std::size_t before = 0;
  for (auto left = all.size(); left != 0;) {
    const auto half = (left + 1) / 2;
    before += all[before + half - 1].offset < offset ? half : 0;
    left -= half;
  }
  return before;
}

/// The move that begins at that place, or in which it lies.
std::optional<std::uint32_t> move_at(const game& what, std::uint64_t place) {
  const auto begun = count_before(what.elements, place - what.offset + 1);
  if (begun == 0) return std::nullopt;
  const auto& last = what.elements[begun - 1];
  const auto where = what.span_of(last);
  if (!parse::stands_for_move(last) || where.begin > place || where.end <= place)
    return std::nullopt;
  return static_cast<std::uint32_t>(begun - 1);
}

}  // namespace

void add_move_places(const check_context& in, findings& out) {
  if (!in.board.start) return;
  struct placed {
    diagnostic* found;
    std::uint32_t move;
  };
  std::vector<placed> about_moves;
  std::vector<std::uint32_t> moves;
  for (auto& found : out.all()) {
    if (found.ply != 0 || !is_about_move(found.id)) continue;
    const auto move = move_at(in.what, found.where.begin);
    if (!move) continue;
    if (moves.empty()) {
      about_moves.reserve(out.all().size());
      moves.reserve(out.all().size());
    }
    about_moves.push_back({&found, *move});
    moves.push_back(*move);
  }
  if (moves.empty()) return;
  std::ranges::sort(moves);
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  const auto places = replay::places_of(in.what, *in.board.start, in.board.played.plies, moves);
  for (const auto& [found, move] : about_moves) {
    const auto place = std::ranges::lower_bound(places, move, {}, &replay::move_place::element);
    if (place == places.end() || place->element != move) continue;
    found->ply = place->ply;
    std::array<char, longest_fen> fen;
    found->fen.assign(fen.data(), write_fen(fen.data(), place->before));
  }
}

}  // namespace strictpgn::rules
