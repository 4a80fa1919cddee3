// Whether two texts that come in pieces are the same.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace strictpgn::format {

/// Holds only what one text has more than the other, and only as long as they are equal.
class text_comparison {
 public:
  void add(std::string_view one, std::string_view other) {
    if (!is_equal_) return;
    one_ += one;
    other_ += other;
    const auto both = std::min(one_.size(), other_.size());
    is_equal_ = one_.compare(0, both, other_, 0, both) == 0;
    one_.erase(0, is_equal_ ? both : one_.size());
    other_.erase(0, is_equal_ ? both : other_.size());
  }

  /// Whether they are equal if both end here.
  bool is_equal() const { return is_equal_ && one_.empty() && other_.empty(); }
  void note_difference() { is_equal_ = false; }

 private:
  std::string one_;
  std::string other_;
  bool is_equal_ = true;
};

}  // namespace strictpgn::format
