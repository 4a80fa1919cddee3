// The entries of conformance/decisions.md, which say why rules are as they are.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::report {

/// The heading of an entry.
struct decision {
  std::string_view number;  ///< "D06"
  std::string_view title;   ///< "Line ends"
};

/// All entries, in the order of the document.
std::span<const decision> decisions();

/// Those that settle a rule, in the order of its row. One that the document lacks has no title.
std::vector<decision> decisions_of(const rule_info& about);

/// "D68, D108" in Markdown, as links for a page from which the folder conformance/ is at `folder`,
/// "../"; without links where that is empty.
std::string decision_numbers(const rule_info& about, std::string_view folder);

/// "D68 (Castling with zeros), D108 (One cause, one finding)", likewise.
std::string decisions_with_titles(const rule_info& about, std::string_view folder);

}  // namespace strictpgn::report
