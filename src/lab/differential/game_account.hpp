// Games as programs tell of them, to be compared.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lab/differential/criteria.hpp"

namespace strictpgn::differential {

struct told_move;

/// A sequence of moves. The first entry is no move: it has what stands before the first one.
using told_line = std::vector<told_move>;

/// A move with what is said about it. All texts are UTF-8. Nothing depends on whether a NAG is kept
/// before a comment or behind it, nor on which side of a variation a comment stands.
struct told_move {
  std::string san;
  std::string origin, destination, promotion;  ///< "e7", "e8", "Q"; empty where they are not told
  std::string fen;                             ///< after the move, likewise
  std::set<std::int64_t> nags;                 ///< suffix annotations are NAGs, too
  std::string comment;                         ///< all of them, without white space
  std::vector<told_line> variations;
};

/// A game. The marker is "*", "1-0", "0-1" or "1/2-1/2".
struct told_game {
  std::vector<std::pair<std::string, std::string>> tags;
  /// The names of tags that a program keeps only the number of, which is their value here.
  std::set<std::string, std::less<>> numbers{};
  told_line moves;
  std::string termination;
};

/// What a target shows of games: "games", "tags", "moves", "squares", "fens", "comments",
/// "comments-without-commands", "nags", "variations", "termination".
using shown_parts = std::set<std::string, std::less<>>;

/// The games of a text as we read them.
std::vector<told_game> games_of(std::string_view text, const criteria& criteria);

/// The first thing that is told otherwise.
struct told_otherwise {
  std::string what;  ///< "comment"
  bool is_loss = false;
  std::string place;  ///< "game 1, ply 3"
  std::string expected, got;
};

/// As the conformance runner compares (conformance/RUNNER.md): in the parts that are shown, and
/// where programs may differ without being wrong, they are not held to a text.
std::optional<told_otherwise> compare_games(const std::vector<told_game>& expected,
                                            const std::vector<told_game>& got,
                                            const shown_parts& parts);

/// A move in SAN without check signs, `=` and hyphens; castling with letters.
std::string spelling_of(std::string_view san);

/// The words between spaces.
std::vector<std::string> words_of(std::string_view text);

/// Without white space.
std::string without_blanks(std::string_view text);

}  // namespace strictpgn::differential
