// Games played by chance, with a liking for what programs get wrong.
#pragma once

#include "lab/generate/game_model.hpp"
#include "lab/generate/rng.hpp"

namespace strictpgn::generate {

/// What a player is after, as the weight of such a move; a quiet move weighs 8.
struct habit {
  int capture = 16;
  int pawn = 10;
  int promotion = 200;
  int castling = 200;
  int en_passant = 400;
  int twin = 24;  ///< another piece of the same kind can go there too
  int check = 30;
  int mate = 4000;
  int stalemate = 2000;
};

/// A habit out of many: attackers, hunters of stalemates, those who run with their pawns.
habit any_habit(rng& random);

/// A move of a position that has one.
move choose_move(const position& in, const habit& seeking, rng& random);

/// Plays on from a position until the game ends or so many moves are made.
line play(const position& from, int plies, const habit& seeking, rng& random);

/// A position to start from that is not the initial array: a few men on an empty board, the middle
/// of some game, or an array of Chess960. Each has a record without a finding.
position sparse_position(rng& random);
position middle_position(rng& random);
position chess960_array(rng& random);

}  // namespace strictpgn::generate
