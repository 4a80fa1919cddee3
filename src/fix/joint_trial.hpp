// Trying fixes out before they are carried out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "fix/account.hpp"
#include "fix/surroundings.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

/// Some findings of a unit, whose fixes are wanted.
using wanted = std::vector<const diagnostic*>;

/// What the fixes of these findings may change of what a text says: nothing, if all are safe.
aspect_set changed_by(const wanted& all);

/// Tries fixes out on one unit of the input, each with the others: two that are right alone may
/// be wrong together, and a longer token may leave no room for its line.
class joint_trial {
 public:
  /// The unit with the white space after it are these bytes of the input. `options` holds the
  /// options they were read with. The text of the window must outlive the trial.
  joint_trial(const source_window& source, span unit, const options& options);

  /// The fixes with which the unit says the same as before, no rule having more findings: all,
  /// else those of its halves for which that is so, down to single ones, as many as can be found
  /// out by reading the unit again, 64 times or until a mebibyte has been read.
  wanted chosen_from(const wanted& all);

 private:
  void choose(const diagnostic* const* first, const diagnostic* const* last, wanted& kept);
  bool stands(const wanted& together);
  account account_of(std::string_view text);

  bool may_read() const;

  std::string_view unit_;
  span where_;
  surroundings around_;
  options options_;
  account first_;
  std::size_t readings_ = 0;
};

}  // namespace strictpgn::fix
