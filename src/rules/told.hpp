// Findings that are told.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "strictpgn/diagnostic.hpp"

namespace strictpgn::rules {

/// Those of one unit after another. What a finding has taken of memory, the next one uses again: a
/// file may have one in each game.
class told_findings {
 public:
  /// A new one, about nothing yet. Valid until the next.
  diagnostic& add();

  std::span<diagnostic> all() { return {kept_.data(), size_}; }
  std::span<const diagnostic> all() const { return {kept_.data(), size_}; }
  bool is_empty() const { return size_ == 0; }
  /// All of them, which it has no more then.
  std::vector<diagnostic> take();
  void clear() { size_ = 0; }

  template <typename Predicate>
  void erase_if(Predicate&& is_such);
  /// Those of one place stay in the order in which they came, but for their rules.
  void put_into_text_order();

 private:
  std::vector<diagnostic> kept_;  // behind the first `size_` are those to be used again
  std::size_t size_ = 0;
  std::vector<std::size_t> order_;  // for `put_into_text_order` alone
};

template <typename Predicate>
void told_findings::erase_if(Predicate&& is_such) {
  std::size_t left = 0;
  for (std::size_t at = 0; at != size_; ++at) {
    if (is_such(kept_[at])) continue;
    if (left != at) std::swap(kept_[left], kept_[at]);
    ++left;
  }
  size_ = left;
}

}  // namespace strictpgn::rules
