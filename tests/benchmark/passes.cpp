#include "passes.hpp"

#include <algorithm>
#include <array>
#include <istream>
#include <ranges>
#include <stdexcept>

#include "parse/parse_unit.hpp"
#include "replay/replay_game.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/game_view.hpp"
#include "strictpgn/uci.hpp"

namespace strictpgn::benchmark {

namespace {

std::uint64_t drain(reader& in) {
  std::uint64_t games = 0;
  while (in.next()) games += in.current().game != nullptr;
  return games;
}

}  // namespace

std::uint64_t parse(std::string_view text) {
  parse::builder made{limits{}};
  parse::window_input in(text.data(), text.data() + text.size());
  made.begin(in.current());
  parse::parse_step(parse::step::start, in, made);
  std::uint64_t games = 0;
  for (;;) {
    made.begin(in.current());
    if (!parse::parse_step(parse::step::unit, in, made)) return games;
    made.finish();
    games += made.has_game();
  }
}

std::uint64_t check(std::string_view text) {
  auto in = reader::text(text);
  return drain(in);
}

std::uint64_t check(std::istream& stream) {
  auto in = reader::stream(stream);
  return drain(in);
}

std::uint64_t read(std::string_view text) {
  options how;
  how.depth = check_depth::syntax;
  auto all = read_text(text, how);
  return static_cast<std::uint64_t>(std::ranges::distance(all));
}

namespace {

/// The sum of what was written, so that none of it is left out.
std::uint64_t walk(const game_view& game) {
  std::uint64_t bytes = 0;
  std::array<char, longest_fen> fen;
  for (const auto& [node, before, after] : game.walk()) {
    bytes += node.san().size();
    if (!after) continue;
    if (const auto played = node.played()) bytes += write_uci(*before, *played).size();
    bytes += static_cast<std::uint64_t>(write_fen(fen.data(), *after) - fen.data());
  }
  return bytes;
}

}  // namespace

std::uint64_t walk(std::string_view text) {
  options how;
  how.depth = check_depth::meaning;
  how.fixes = false;
  std::uint64_t bytes = 0;
  for (const auto& game : read_text(text, how)) bytes += walk(game);
  return bytes;
}

std::uint64_t resolve(const std::vector<game>& games) {
  replay::result board;
  for (const auto& which : games) {
    if (which.find_tag("FEN") != nullptr) throw std::invalid_argument("games here start as usual");
    replay::replay_game(which, position::initial(), false, board);
  }
  return games.size();
}

std::uint64_t count_sans(const std::vector<game>& games) {
  std::uint64_t sans = 0;
  for (const auto& which : games)
    for (const auto& e : which.elements) sans += e.kind == element_kind::move;
  return sans;
}

}  // namespace strictpgn::benchmark
