// What a written game does not hold.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/write.hpp"

namespace strictpgn::write {

/// Collects omissions, each with the finding that tells why.
class losses {
 public:
  losses(std::span<const diagnostic> findings, std::vector<omission>& out)
      : findings_(findings), out_(out) {}

  void add(span where, std::string what);
  void add(span where, std::string what, rule cause) {
    out_.push_back({where, std::move(what), cause});
  }
  /// A token that is dropped.
  void drop(span where, std::string_view text);
  /// A tag pair that is damaged: what it lacks is missed where it ends.
  void drop_damaged(span pair, std::string_view text);
  /// Whether there is a finding at that very place, a warning at least.
  bool has_finding(span where) const;
  /// What the wanted findings tell of, where no omission covers the place already.
  void add_findings(const std::function<bool(const diagnostic&)>& is_wanted);

 private:
  const diagnostic* gravest(span where, bool lacks_something) const;
  void add_with(const diagnostic* cause, span where, std::string what);
  void finish();

  std::span<const diagnostic> findings_;
  std::vector<omission>& out_;
  std::vector<const diagnostic*> lacks_;  // the causes of damaged pairs
};

/// Text of the input for use in a sentence: a long one is cut and ends in dots.
std::string quoted(std::string_view text);

}  // namespace strictpgn::write
