#include "lab/generate/openings.hpp"

#include <algorithm>

#include "strictpgn/san.hpp"

namespace strictpgn::generate {
namespace {

// clang-format off
constexpr opening all_openings[] = {
    {"C20", "King's Pawn Game", "e4 e5"},
    {"C60", "Ruy Lopez", "e4 e5 Nf3 Nc6 Bb5"},
    {"C88", "Ruy Lopez", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O"},
    {"C50", "Italian Game", "e4 e5 Nf3 Nc6 Bc4"},
    {"C57", "Two Knights Defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5"},
    {"C44", "Scotch Game", "e4 e5 Nf3 Nc6 d4 exd4"},
    {"C30", "King's Gambit", "e4 e5 f4"},
    {"C42", "Russian Game", "e4 e5 Nf3 Nf6"},
    {"C20", "Wayward Queen Attack", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"},
    {"C50", "Legal Trap", "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#"},
    {"A00", "Barnes Opening", "f3 e5 g4 Qh4#"},
    {"B20", "Sicilian Defence", "e4 c5"},
    {"B90", "Sicilian Defence", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"},
    {"B50", "Sicilian Defence", "e4 c5 Nf3 d6 Be2 Nf6 O-O"},
    {"C02", "French Defence", "e4 e6 d4 d5 e5 c5"},
    {"C02", "French Defence", "e4 e6 e5 f5 exf6"},
    {"B02", "Alekhine Defence", "e4 Nf6 e5 d5 exd6"},
    {"B12", "Caro-Kann Defence", "e4 c6 d4 d5 e5"},
    {"B01", "Scandinavian Defence", "e4 d5 exd5 Qxd5 Nc3 Qa5"},
    {"B07", "Pirc Defence", "e4 d6 d4 Nf6 Nc3 g6"},
    {"D30", "Queen's Gambit Declined", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7"},
    {"D20", "Queen's Gambit Accepted", "d4 d5 c4 dxc4"},
    {"D10", "Slav Defence", "d4 d5 c4 c6"},
    {"D08", "Albin Countergambit", "d4 d5 c4 e5 dxe5 d4 e3 Bb4+ Bd2 dxe3 Bxb4 exf2+ Ke2 fxg1=N+"},
    {"E20", "Nimzo-Indian Defence", "d4 Nf6 c4 e6 Nc3 Bb4"},
    {"E60", "King's Indian Defence", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O"},
    {"D85", "Gruenfeld Defence", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3"},
    {"A80", "Dutch Defence", "d4 f5"},
    {"D00", "Blackmar Gambit", "d4 d5 Nc3 Nf6 Bf4 Nc6 Qd3 Be6 O-O-O Qd7"},
    {"A10", "English Opening", "c4 e5 Nc3 Nf6"},
    {"A04", "Reti Opening", "Nf3 d5 g3 Nf6 Bg2 e6 O-O"},
    {"A00", "Polish Opening", "b4"},
};
// clang-format on

std::vector<played_move> play(std::string_view moves) {
  std::vector<played_move> result;
  auto now = position::initial();
  for (std::size_t at = 0; at < moves.size();) {
    const auto end = std::min(moves.find(' ', at), moves.size());
    const std::string san(moves.substr(at, end - at));
    const auto legal = now.legal_moves();
    const auto* found =
        std::ranges::find_if(legal, [&](move each) { return write_san(now, each) == san; });
    if (found == legal.end()) break;
    result.push_back({.before = now, .what = *found, .san = san});
    now.play(*found);
    at = end + 1;
  }
  return result;
}

/// The openings played once and for all.
const std::vector<std::vector<played_move>>& played_openings() {
  static const auto played = [] {
    std::vector<std::vector<played_move>> result;
    for (const auto& each : all_openings) result.push_back(play(each.moves));
    return result;
  }();
  return played;
}

}  // namespace

std::span<const opening> openings() { return all_openings; }

std::size_t length_of(const opening& opening) {
  return static_cast<std::size_t>(std::ranges::count(opening.moves, ' ')) + 1;
}

std::vector<played_move> moves_of(const opening& opening, std::size_t most) {
  auto moves = played_openings()[static_cast<std::size_t>(&opening - all_openings)];
  if (moves.size() > most)
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(most), moves.end());
  return moves;
}

}  // namespace strictpgn::generate
