// The grammar as railroad diagrams: whatever way leads from left to right is a text.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/graph.hpp"

namespace strictpgn::spec {

/// Where the box of a production leads; empty for nowhere.
using production_link = std::function<std::string(std::string_view production)>;

/// A diagram of one production, to stand inside a page that has `railroad_css`.
std::string railroad_diagram(const graph& graph, node_id production, const production_link& to);

/// An SVG file with the diagrams of several productions, one below the other, under their names.
std::string railroad_file(const graph& graph, const std::vector<node_id>& productions,
                          const production_link& to);

}  // namespace strictpgn::spec
