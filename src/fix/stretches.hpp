// What stretches of a text said before it was put right, and whether they say it still.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "fix/account.hpp"

namespace strictpgn::fix {

/// How freely the fixes of a stretch are taken.
enum class caution : std::uint8_t {
  none,    ///< all together
  trial,   ///< those that stand when they are tried out
  half,    ///< of these the second half: together they fail in their place
  refusal  ///< none
};

/// The places of a text where caution has turned out to be needed.
class warnings {
 public:
  /// Of the places in these bytes, the greatest.
  caution between(std::uint64_t begin, std::uint64_t end) const;
  void set(std::uint64_t place, caution level) { all_[place] = level; }

 private:
  std::map<std::uint64_t, caution> all_;
};

/// A step of a reader whose fixes were taken, or several others in succession.
struct stretch {
  std::uint64_t old_begin = 0;  ///< before and
  std::uint64_t begin = 0;      ///< after fixes were carried out
  account said;                 ///< before
  aspect_set may_change = 0;
  bool is_changed = false;
  caution level = caution::none;
};

/// The stretches of a text in their order. Its size grows with the number of those that change.
class stretches {
 public:
  /// A step; what it said is not yet in the stretch.
  void add(const stretch& next, const account& step);
  const std::vector<stretch>& all() const { return all_; }

 private:
  std::vector<stretch> all_;
};

/// Compares the text with fixes, as it is read, to the stretches of the text without.
class audit {
 public:
  /// The stretches must outlive it.
  explicit audit(const stretches& before) : before_(before.all()) {}

  void add(std::uint64_t place, const account& step);
  /// The stretches that say something else or have more findings, once all is read.
  std::vector<std::size_t> failures();

 private:
  void end_stretch();

  const std::vector<stretch>& before_;
  std::size_t at_ = 0;
  account now_;
  std::vector<std::size_t> failures_;
};

}  // namespace strictpgn::fix
