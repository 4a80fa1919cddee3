// Going through a text again and again until nothing is left to put right.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "fix/account_course.hpp"
#include "fix/edited_copy.hpp"
#include "strictpgn/fix.hpp"

namespace strictpgn::fix {

/// A text while it is put right. Up to three of its states are there at once: the one that stands,
/// the newest, which must prove itself, and the copy that is made while the newest is read.
class drafts {
 public:
  /// Calls the function with each step of a reading, to its end.
  using steps = std::function<void(const std::function<void(const told_step&)>& take)>;
  using use = std::function<void(const steps& newest, edited_copy& copy)>;

  drafts() = default;
  drafts(const drafts&) = delete;
  drafts& operator=(const drafts&) = delete;
  virtual ~drafts() = default;

  /// Reads the newest text and begins another copy, which is whole only if something is new in it.
  /// Line ends become those, unless that is empty.
  virtual void read(const std::string& line_ends, const use& pass) = 0;
  /// The copy is the newest text.
  virtual void advance() = 0;
  /// The newest text stands.
  virtual void keep() = 0;
  /// The text that stands is the newest again.
  virtual void go_back() = 0;
};

/// Whether a fix is one of those.
bool is_among(const suggested_fix& fix, applicability most);

/// What came of putting a text right; as in `fixed_text`.
struct repaired {
  std::uint64_t fixed = 0;
  bool has_more = false;
};

/// Puts a text right. `options` holds the options that it is read with.
///
/// All fixes of a pass are carried out together. Then the text is read again, which is the next
/// pass at once, and compared stretch by stretch: each says what it said (account.hpp) and no rule
/// has more findings in it, or its fixes are tried out one by one (joint_trial.hpp), and if that
/// does not help given up. No other text ever stands. A text is read at least three times, and at
/// most a dozen times more where what did not fail alone fails together.
repaired fix_all(drafts& text, const options& options, const fix_options& chosen);

}  // namespace strictpgn::fix
