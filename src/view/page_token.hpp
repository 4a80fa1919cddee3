// Where the page takes a token to end: the same as in page/tokens.js, so that only what is
// otherwise needs to be written.
#pragma once

#include <cstddef>
#include <string_view>

namespace strictpgn::view {

/// What a token is to the page, with the numbers of page/tokens.js.
enum token_kind : unsigned {
  move_token,
  comment_token,
  line_comment_token,
  nag_token,
  open_token,
  close_token,
  suffix_token,
  unclosed_comment_token,
  escape_token,
  other_token,
};

/// Bytes between two tokens, as the page takes them from the text behind the first: white space and
/// a move number.
std::size_t expected_gap(std::string_view text);

/// What the page takes the token for that a text begins with.
token_kind expected_kind(std::string_view text);

/// Bytes from the beginning of a text that the page takes for the token.
std::size_t expected_length(token_kind kind, std::string_view text);

/// The same for a tag name, and for a value from behind its quote.
std::size_t expected_name_length(std::string_view text);
std::size_t expected_value_length(std::string_view text);

}  // namespace strictpgn::view
