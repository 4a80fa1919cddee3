// What a stretch of text says, and what is wrong with it: the same before and after it was put
// right, or it was not put right.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/aspects.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

using rules::aspect, rules::aspect_count, rules::aspect_set;

/// How many findings and errors the rules of a stretch have.
class finding_counts {
 public:
  void add(rule id, std::uint64_t findings, std::uint64_t errors);
  void add(const finding_counts& more);
  /// Whether a rule has more findings, or more errors, than it has there.
  bool exceed(const finding_counts& before) const;

 private:
  struct row {
    rule id;
    std::uint64_t findings;
    std::uint64_t errors;
  };
  std::vector<row> rows_;
};

/// Where a step of a reader begins that reads on from byte `end` of the input.
std::uint64_t place_of(const reading& step, std::uint64_t end);

class account {
 public:
  account() = default;
  /// Of one step of a reader.
  explicit account(const reading& step);

  /// What follows it.
  account& operator+=(const account& next);
  /// Whether a text with this account may take the place of one with that: it says the same, but
  /// for what may change, and no rule has more findings.
  bool may_replace(const account& before, aspect_set may_change) const;

 private:
  std::array<std::uint64_t, aspect_count> digests_{};  ///< 0: nothing is said
  finding_counts found_;
};

}  // namespace strictpgn::fix
