#include "report/html/board.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/placement.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::report::html {
namespace {

// In units of the drawing; the left and the lower edge hold the coordinates.
constexpr int square_size = 40;
constexpr int left = 20;
constexpr int top = 4;

struct point {
  int x;
  int y;
};

point corner_of(square where) {
  return {left + square_size * file_of(where), top + square_size * (7 - rank_of(where))};
}

point middle_of(square where) {
  const auto [x, y] = corner_of(where);
  return {x + square_size / 2, y + square_size / 2};
}

square square_at(std::size_t rank_from_above, std::size_t file) {
  return make_square(static_cast<int>(file), 7 - static_cast<int>(rank_from_above));
}

void append_pieces(std::string& svg, const placement& ranks) {
  for (std::size_t i = 0; i < 8; ++i) {
    for (std::size_t file = 0; file < 8; ++file) {
      const auto piece = piece_of(ranks[i][file]);
      if (piece.type == piece_type::none) continue;
      const auto [x, y] = corner_of(square_at(i, file));
      svg += fmt::format(R"(<use href="#{}" x="{}" y="{}" width="{}" height="{}" class="{}"/>)",
                         letter_of(piece.type), x, y, square_size, square_size,
                         piece.side == color::white ? "white" : "black");
    }
  }
}

void append_frames(std::string& svg, std::string_view mentioned) {
  const auto named = squares_in(mentioned);
  for (int index = 0; index < 64; ++index) {
    if (!named.test(index)) continue;
    const auto [x, y] = corner_of(static_cast<square>(index));
    svg += fmt::format(R"(<rect class="named" x="{}" y="{}" width="{}" height="{}"/>)", x + 2,
                       y + 2, square_size - 4, square_size - 4);
  }
}

void append_arrows(std::string& svg, std::string_view fen,
                   const std::vector<std::string>& candidates) {
  if (candidates.empty()) return;
  const auto here = parse_fen(fen, fen_dialect::chess960).playable;
  if (!here) return;
  for (const auto move : here->legal_moves()) {
    if (std::ranges::find(candidates, write_san(*here, move)) == candidates.end()) continue;
    const auto from = middle_of(move.origin);
    const auto to = middle_of(move.destination);
    svg += fmt::format(R"(<line class="legal" x1="{}" y1="{}" x2="{}" y2="{}"/>)", from.x, from.y,
                       to.x, to.y);
  }
}

/// "Kg1 Rd1 a2 b2": what of one side stands where.
std::string pieces_in_words(const placement& ranks, color side) {
  std::string words;
  for (std::size_t i = 0; i < 8; ++i) {
    for (std::size_t file = 0; file < 8; ++file) {
      const auto piece = piece_of(ranks[i][file]);
      if (piece.type == piece_type::none || piece.side != side) continue;
      words += ' ';
      if (piece.type != piece_type::pawn) words += letter_of(piece.type);
      words += to_string(square_at(i, file));
    }
  }
  return words;
}

}  // namespace

std::string board_svg(std::string_view fen, std::string_view mentioned,
                      const std::vector<std::string>& candidates) {
  const auto ranks = parse_placement(fen);
  if (!ranks) return {};
  auto svg =
      fmt::format(R"(<svg viewBox="0 0 352 352" role="img" aria-label="White:{}. Black:{}.">)"
                  R"(<use href="#board"/>)",
                  pieces_in_words(*ranks, color::white), pieces_in_words(*ranks, color::black));
  append_frames(svg, mentioned);
  append_arrows(svg, fen, candidates);
  append_pieces(svg, *ranks);
  return svg + "</svg>";
}

}  // namespace strictpgn::report::html
