// The grammar as a parsing expression grammar, which is what it is: with `&` and `!`.
#pragma once

#include <string>
#include <string_view>

#include "spec/specification.hpp"

namespace strictpgn::spec {

/// A whole file: head, then each production with its section and, where it deviates, its rule.
std::string peg_text(const specification& specification, std::string_view title);

/// One production, without headings.
std::string peg_rule(const graph& graph, node_id production);

/// An expression on one line, with the names that the specification shows.
std::string peg_words(const graph& graph, node_id id);

}  // namespace strictpgn::spec
