// The files in grammar/ that are made from the rules.
#pragma once

#include <string>
#include <vector>

#include "grammar_graph/document.hpp"

namespace strictpgn::grammar_graph {

/// A file, by its place in grammar/.
struct derived_file {
  std::string name;
  std::string text;
};

/// All of them: ABNF, a dictionary, diagrams, pages.
std::vector<derived_file> derived_files(const rule_link& to_rule);

}  // namespace strictpgn::grammar_graph
