// The rules about records whose position is known from elsewhere (D85, D127).
#pragma once

#include <span>

#include "rules/fen/context.hpp"

namespace strictpgn::rules {

/// One of these rules with its detector.
struct fen_comparison {
  rule id;
  void (*run)(const fen_context&, const setup& truth, fen_findings&);
};

std::span<const fen_comparison> fen_comparisons();

}  // namespace strictpgn::rules
