// What a stretch of text says, and what is wrong with it: the same before and after it was put
// right, or it was not put right.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

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

/// What a fix that is not safe changes by its nature: a duplicate tag goes, a name is another
/// one. It must leave everything else as it is; a safe one, all.
aspect_set changed_by(rule id);

/// How many findings and errors the rules of a stretch have.
class finding_counts {
 public:
  void add(rule id, std::uint64_t findings, std::uint64_t errors);
  void add(const finding_counts& more);
  /// Whether a rule has more findings, or more errors, than it has there.
  bool exceed(const finding_counts& before) const;

 private:
  struct row {
    rule id;
    std::uint64_t findings;
    std::uint64_t errors;
  };
  std::vector<row> rows_;
};

/// Where a step of a reader begins that reads on from byte `end` of the input.
std::uint64_t place_of(const reading& step, std::uint64_t end);

class account {
 public:
  account() = default;
  /// Of one step of a reader.
  explicit account(const reading& step);

  /// What follows it.
  account& operator+=(const account& next);
  /// Whether a text with this account may take the place of one with that: it says the same, but
  /// for what may change, and no rule has more findings.
  bool may_replace(const account& before, aspect_set may_change) const;

 private:
  std::array<std::uint64_t, aspect_count> digests_{};  ///< 0: nothing is said
  finding_counts found_;
};

}  // namespace strictpgn::fix
