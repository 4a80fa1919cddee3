// The files in grammar/ that are made from the rules.
#pragma once

#include <string>
#include <vector>

#include "spec/document.hpp"

namespace strictpgn::spec {

/// A file, by its place in grammar/.
struct derived_file {
  std::string name;
  std::string text;
};

/// All of them: ABNF, a dictionary, diagrams, pages.
std::vector<derived_file> derived_files(const rule_link& to_rule);

}  // namespace strictpgn::spec
