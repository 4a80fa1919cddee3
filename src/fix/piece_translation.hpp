// Piece letters of another language become English ones, before anything else is put right.
#pragma once

#include <cstdint>
#include <functional>

#include "fix/edited_copy.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

/// Is told of each game that stays as it is though a letter of it could be translated.
using untranslated_sink = std::function<void(const untranslated_game&)>;

/// What a reader needs to know for this: moves, and nothing of how they are written.
options reading_for_translation(const options& options);

/// Copies a text, which `games` reads with those options, to its end; gives how many games are
/// translated. `translate_pieces` tells which.
std::uint64_t translate_all(reader& games, edited_copy& copy, const piece_language& from,
                            const options& options, const untranslated_sink& take);

}  // namespace strictpgn::fix
