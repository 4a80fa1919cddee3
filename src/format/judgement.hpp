// What is found in the text that is written for a game, held against what was found in the game.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "read/criteria.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::format {

/// An error that the written game has as well.
struct remaining_error {
  const diagnostic* after;   ///< of the text written
  const diagnostic* before;  ///< of the game as it was; null where another finding had hidden it
};

class judgement {
 public:
  /// Checks the text. The findings of the game as it was must outlive this; that its last line is
  /// too long may not have been told with them, as the line goes on behind it.
  judgement(std::string_view text, std::span<const diagnostic> before, bool ends_in_long_line,
            const read::shared_criteria& by);

  /// A finding of a rule that has more of them than before; null where there is none. What was
  /// missing and is written now may bring out what its absence has hidden, and tags have lines of
  /// their own.
  const diagnostic* novelty() const;

  std::vector<remaining_error> errors() const;

 private:
  std::span<const diagnostic> before_;
  bool ends_in_long_line_;
  std::vector<diagnostic> after_;
};

}  // namespace strictpgn::format
