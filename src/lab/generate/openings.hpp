// How games begin.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "lab/generate/game_model.hpp"

namespace strictpgn::generate {

/// An opening by its moves in SAN, one space between two.
struct opening {
  std::string_view eco;
  std::string_view name;
  std::string_view moves;
};

std::span<const opening> openings();

/// Its number of moves.
std::size_t length_of(const opening& opening);

/// Its first moves, at most so many.
std::vector<played_move> moves_of(const opening& opening, std::size_t most);

}  // namespace strictpgn::generate
