// A number for each rule.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "strictpgn/rule_id.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// Counts by rule, in the order of `rule`, at first all 0. Its size is no part of the type, so that
/// what holds it need not be compiled again when there is one rule more.
class rule_counts {
 public:
  rule_counts();

  std::uint64_t& operator[](rule id) { return counts_[static_cast<std::size_t>(id)]; }
  std::uint64_t operator[](rule id) const { return counts_[static_cast<std::size_t>(id)]; }

  std::size_t size() const { return counts_.size(); }
  auto begin() const { return counts_.begin(); }
  auto end() const { return counts_.end(); }

  friend bool operator==(const rule_counts&, const rule_counts&) = default;

 private:
  std::vector<std::uint64_t> counts_;
};

}  // namespace strictpgn
