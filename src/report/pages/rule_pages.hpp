// The catalogue as a folder of Markdown pages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/rule_id.hpp"

namespace strictpgn::report {

/// A file of the folder.
struct rule_page {
  std::string name;
  std::string text;
};

/// The rules of a group under their headings. Requirements and decisions are linked where it is
/// said from which folder, "../", the page finds conformance/.
std::string group_page(int group, std::string_view folder = {});

/// Where a rule stands in the folder: `09-san-form-and-canonicity.md#san-castling-zero`.
std::string rule_page_place(rule id);

/// A page for each group, and README.md, which leads to every rule.
std::vector<rule_page> rule_pages();

}  // namespace strictpgn::report
