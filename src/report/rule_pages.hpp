// The catalogue as a folder of Markdown pages.
#pragma once

#include <string>
#include <vector>

namespace strictpgn::report {

/// A file of the folder.
struct rule_page {
  std::string name;
  std::string text;
};

/// The rules of a group under their headings.
std::string group_page(int group);

/// A page for each group, and README.md, which leads to every rule.
std::vector<rule_page> rule_pages();

}  // namespace strictpgn::report
