// The letters of a move that name pieces, whatever the language.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace strictpgn::parse {

/// Where they stand in the text of a move. Any capital letter counts.
struct move_letters {
  std::optional<std::size_t> piece;
  std::optional<std::size_t> promoted;  ///< behind the square, with or without an equals sign
};

/// Of a text that begins as a move does, in standard or lenient form.
move_letters find_move_letters(std::string_view text);

}  // namespace strictpgn::parse
