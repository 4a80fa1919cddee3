// What a text says, by kinds: a fix may change some of it, and leaves the rest as it is.
#pragma once

#include <cstddef>
#include <cstdint>

namespace strictpgn::rules {

/// The kinds of things that a text says. What is the same in each, however it is written:
enum class aspect : std::uint8_t {
  games,       ///< how many there are
  tags,        ///< names and values in their order, and which of them are believed (D146)
  moves,       ///< from where to where, and promotion; of one that was not played its text; and
               ///< whether there is a position to start from
  sides,       ///< where periods of a number name another side than the one that moved, or any side
               ///< before a move that was not played
  glyphs,      ///< of which move; a suffix is the glyph that it stands for (PGN 8.2.3.8)
  comments,    ///< text and place, escape lines too; not its controls and kinds of line ends (D114)
  variations,  ///< where each begins and ends
  markers,     ///< of each game (PGN 8.2.6)
  rest         ///< all other tokens; but not periods and suffixes that belong to no move, copies of
               ///< the marker, controls, byte order marks, and numbers without a move
};
inline constexpr std::size_t aspect_count = 9;

/// Some of them.
using aspect_set = std::uint16_t;
constexpr aspect_set only(aspect what) {
  return static_cast<aspect_set>(1U << static_cast<unsigned>(what));
}
template <typename... More>
constexpr aspect_set only(aspect what, More... more) {
  return static_cast<aspect_set>(only(what) | only(more...));
}

}  // namespace strictpgn::rules
