// The games of an input as JSON after the schema in SCHEMA.md: trees of moves with their facts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "strictpgn/fen.hpp"
#include "strictpgn/profile.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::report {

/// Version of the schema of trees; raised when a member goes or changes its meaning.
inline constexpr int tree_version = 2;

/// Where a step of a reader comes from, and what is to be written of it.
struct tree_context {
  std::string_view file;     ///< name of the input
  std::uint64_t number = 1;  ///< of the game in the input, from 1
  profile format = profile::import_format;
  strictpgn::encoding encoding = strictpgn::encoding::latin1;
  bool has_fens = false;  ///< of each move; that of the start is always written
  fen_dialect dialect = fen_dialect::fen;
  en_passant_style style = en_passant_style::always;
};

/// Appends what a step of a reader holds as one line: a game, or what stands outside every game.
void render_tree(std::string& out, const reading& step, const tree_context& context);

}  // namespace strictpgn::report
