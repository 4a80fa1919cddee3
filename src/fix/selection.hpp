// Some of the remedies that a pass offers.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace strictpgn::fix {

/// Remedies by their number in text order, from 0.
class selection {
 public:
  selection() = default;
  selection(std::uint64_t first, std::uint64_t last) { add(first, last); }

  static selection everything() { return {0, UINT64_MAX}; }

  /// Adds what lies behind all that was added before, `last` not included.
  void add(std::uint64_t first, std::uint64_t last) { ranges_.emplace_back(first, last); }
  bool holds(std::uint64_t number) const;

 private:
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges_;
};

}  // namespace strictpgn::fix
