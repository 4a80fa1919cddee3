// The mark that sets a production apart from the standard's.
#pragma once

#include "strictpgn/rule_id.hpp"

namespace strictpgn::grammar {

/// Base of every production that the standard does not have. Without them the grammar is pure.
struct deviation_base {};

/// A deviation, with the rule of the catalogue that it breaks.
template <rule Id>
struct deviation : deviation_base {
  static constexpr rule id = Id;
};

/// A deviation of a part: what is wrong is the token around it.
template <rule Id>
struct deviation_inside : deviation<Id> {};

/// A deviation whose findings come from elsewhere: a scan of the bytes, or the semantic pass.
struct reported_elsewhere : deviation_base {};

/// A production that breaks no rule by itself, but that only deviations need: what it reads without
/// one, a production of the standard before it reads as well.
struct recovery : deviation_base {};

}  // namespace strictpgn::grammar
