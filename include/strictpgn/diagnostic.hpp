// A finding, as data.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "strictpgn/rule_id.hpp"
#include "strictpgn/severity.hpp"
#include "strictpgn/span.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// Another place that belongs to a finding: the other half of a conflict.
struct label {
  span where;
  std::string text;  ///< what is there ("first White tag here"); may quote raw bytes of the input

  friend bool operator==(const label&, const label&) = default;
};

/// A change of the input: the bytes of `where` give way to `text`.
struct edit {
  span where;  ///< empty for an insertion
  std::string text;

  friend bool operator==(const edit&, const edit&) = default;
};

/// What removes a finding: all of its edits together, or new line ends.
struct suggested_fix {
  std::vector<edit> edits;  ///< in text order, none over another
  std::string line_ends;    ///< not empty: what every line end of the input becomes, for a finding
                            ///< that stands for all of them
  bool is_safe = false;     ///< keeps every game, tag, move and comment as it is understood

  /// Nothing is certain.
  bool empty() const { return edits.empty() && line_ends.empty(); }

  friend bool operator==(const suggested_fix&, const suggested_fix&) = default;
};

/// One finding. Texts may quote bytes of the input as they are: renderers make them visible.
struct diagnostic {
  rule id{};
  severity level = severity::error;
  severity in_modern = severity::error;  ///< the level that it has, or would have, under the
                                         ///< profile `modern` (see `rule_info::modern`)
  span where;                            ///< empty where something is missing
  std::string message;  ///< what is wrong here; why and how to fix it stand in the catalogue
  std::vector<label> related;
  std::vector<std::string>
      expected;  ///< syntax findings only: the standard's tokens that would fit
  std::vector<std::string> candidates;  ///< legal moves that may have been meant, in SAN
  suggested_fix fix;
  std::uint64_t game = 0;  ///< 1-based number of the game; 0: outside every game
  std::uint32_t ply = 0;   ///< 1-based ply counted from the start of the game; 0: not about a move
  std::string fen;         ///< the position before the move concerned; empty when there is none

  friend bool operator==(const diagnostic&, const diagnostic&) = default;
};

}  // namespace strictpgn
