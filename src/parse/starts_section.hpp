// Questions to the grammar about text that is no part of a derivation: the inside of a comment.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace strictpgn::parse {

/// Whether the text begins like a tag pair: `[`, a symbol and a quote (D124).
bool starts_tag_pair(std::string_view text);

/// Whether an empty line followed by `[Event` stands in the text: a game that a comment has
/// swallowed (D125).
bool holds_another_game(std::string_view text);

/// Whether the text is, from end to end, one move, move number or termination marker.
bool is_movetext_token(std::string_view text);

/// Whether the text is, from end to end, one SAN move, standard or lenient, or a termination
/// marker.
bool is_move_or_marker(std::string_view text);

/// Whether the text is, from end to end, a termination marker.
bool is_marker(std::string_view text);

/// Whether a text that belongs to no game ends in a comment that is not closed.
bool ends_in_open_brace(std::string_view text);

/// How many tokens a text has that belongs to no game; comments count, escape lines do not.
std::uint64_t count_tokens(std::string_view text);

/// The place of the first empty line that leads to a tag section; the size of the text when there
/// is none.
std::size_t find_next_section(std::string_view text);

/// The place after the last character that is not white space, or, when white space goes on for
/// long before the end, not much before the end.
std::size_t end_of_last_word(std::string_view text);

}  // namespace strictpgn::parse
