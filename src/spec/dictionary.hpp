// Words for fuzzers.
#pragma once

#include <string>

#include "spec/graph.hpp"

namespace strictpgn::spec {

/// A dictionary as AFL++ and libFuzzer read it: the literals of the grammar, and what the catalogue
/// shows as wrong where that is short, since fuzzers find long texts by themselves.
std::string dictionary_text(const graph& graph);

}  // namespace strictpgn::spec
