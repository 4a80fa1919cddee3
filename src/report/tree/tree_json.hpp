// The syntax tree of an input as JSON after the schema in SCHEMA.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "strictpgn/ast.hpp"
#include "strictpgn/profile.hpp"
#include "strictpgn/replay.hpp"

namespace strictpgn::report {

/// Version of the schema of trees; raised when a field goes or changes its meaning.
inline constexpr int tree_version = 1;

/// A game and where it comes from.
struct numbered_game {
  const game& tree;
  std::string_view file;     ///< name of the input
  std::uint64_t number = 1;  ///< of the game in the input, from 1
};

/// Appends the tree of a game, replayed, as one line. FENs are written where the replay recorded
/// them.
void render_tree(std::string& out, const numbered_game& game, const replayed& replay,
                 encoding encoding);

/// Appends what stands outside every game as one line.
void render_outside(std::string& out, const game& outside, std::string_view file,
                    encoding encoding);

}  // namespace strictpgn::report
