// A game as tokens in the layout of export format, open to changes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/generate/game_model.hpp"
#include "lab/generate/request.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::generate {

/// A part of a text, marked to be found again.
struct mark {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// A line of the tag section, without its line end.
struct tag_line {
  std::string name;
  std::string text;
  std::string end = "\n";
  std::optional<mark> marked{};
};

enum class token_kind : std::uint8_t { number, move, nag, comment, open, close, marker, other };

/// A unit of movetext; each word of a comment is one.
struct token {
  token_kind kind = token_kind::other;
  std::string text;
  std::optional<std::string> gap{};   ///< stands before it; a space or line end when not said
  const played_move* move = nullptr;  ///< what a move, or the number before it, stands for
  int depth = 0;                      ///< so many variations around it
  bool is_last = false;               ///< a move: of its sequence
  std::optional<mark> marked{};
};

/// A game on its way to text. It points into its model, which must outlive it.
struct token_draft {
  std::vector<tag_line> tags;
  std::string between = "\n";  ///< tag section and movetext
  std::vector<token> tokens;
  std::string tail = "\n\n";  ///< after the marker
};

/// A text, and where its mark is.
struct drawn {
  std::string text;
  std::optional<span> marked{};
};

/// "[Name \"value\"]"; the value is escaped.
std::string tag_text(std::string_view name, std::string_view value);

/// The game in export format: the tags as they come, the movetext in canonical order.
token_draft token_draft_of(const game_model& game);

/// The text, with filled lines. A mark stands where its line or token has come to stand.
drawn draw(const token_draft& sheet, encoding encoding);

}  // namespace strictpgn::generate
