// Where the tokens of a unit begin and end.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "strictpgn/ast.hpp"

namespace strictpgn::format {

/// The place of the first token in the input, byte order marks not counted, and escape lines
/// included. Nothing for a unit without any.
std::optional<std::uint64_t> first_token(const game& unit);

/// Just after the last token of a game. Escape lines behind that, indented or not, stand between
/// two games.
std::uint64_t end_of_tokens(const game& unit);

/// The first of the escape lines behind the last token of a game, which ends there.
std::uint64_t first_escape_behind(const game& unit, std::uint64_t end);

/// Whether a comment never ends, or not within its limit: a right brace in what follows would end
/// it. Of a game that is too large, `is_cut`, that may be guessed.
bool leaves_comment_open(const game& unit, bool is_cut);

/// Whether text outside games would perhaps be read otherwise with a tag section behind it: it is a
/// bracket, which begins tags by the word that follows, or ends in braces whose last lines would be
/// escape lines then. Nothing where it has escape lines alone.
std::optional<bool> depends_on_tags(const game& unit);

}  // namespace strictpgn::format
