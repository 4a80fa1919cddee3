// What is written beside the moves of a game: NAGs, comments and variations.
#pragma once

#include <cstdint>
#include <forward_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/replay.hpp"
#include "write/losses.hpp"

namespace strictpgn::write {

/// The plies of a game by the elements that play them.
class ply_index {
 public:
  ply_index(const game& what, const replayed& board)
      : plies_(board.plies), index_of_(what.elements.size(), none) {
    for (std::uint32_t at = 0; at < plies_.size(); ++at) index_of_[plies_[at].element] = at;
  }

  bool has(std::uint32_t element) const { return index_of_[element] != none; }
  /// Into `replayed::plies`.
  std::uint32_t index_of(std::uint32_t element) const { return index_of_[element]; }
  const ply& of(std::uint32_t element) const { return plies_[index_of_[element]]; }

 private:
  static constexpr std::uint32_t none = UINT32_MAX;

  std::span<const ply> plies_;
  std::vector<std::uint32_t> index_of_;
};

/// What stands beside a move, or before the first one of a sequence.
struct annotations {
  std::vector<std::string_view> nags;  ///< in ascending order
  std::vector<std::uint32_t> others;   ///< comments and variations, in the order of the input
};

inline bool has_all(const annotation_set& wanted) {
  return wanted.comments && wanted.variations && wanted.nags;
}

/// Whether that variation is left out. Without moves it is none, and only what wants no annotation
/// at all has nothing of what stands in it (decision D56).
bool is_left_out(const game& what, std::uint32_t variation, const annotation_set& wanted);

/// Finds them, and notes what else stands there and is lost.
class annotation_finder {
 public:
  annotation_finder(const game& what, const ply_index& plies, const annotation_set& wanted,
                    written& written, losses& lost)
      : what_(what),
        plies_(plies),
        wanted_(wanted),
        wants_all_(has_all(wanted)),
        written_(written),
        lost_(lost) {}

  /// Those of a move, or before the first one, from the element `next` up to the next move or
  /// `end`: gives where they end. They are views into the text, or live as long as the finder.
  std::uint32_t find(std::uint32_t next, std::uint32_t end, const element* move,
                     annotations& found);

 private:
  std::string_view canonical_nag(std::string_view text);
  void drop(const element& e);
  bool add_variation(std::uint32_t begin, const element* move, const element* owner,
                     annotations& found);
  bool replaces(std::uint32_t first, const element& move) const;
  void lose_variation(std::uint32_t where, std::uint32_t first);
  void leave_out_unwanted(annotations& found);

  const game& what_;
  const ply_index& plies_;
  annotation_set wanted_;
  bool wants_all_;
  written& written_;
  losses& lost_;
  std::forward_list<std::string> shortened_;  // NAGs that stand nowhere so
};

}  // namespace strictpgn::write
