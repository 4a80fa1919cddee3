// Tables of the specification that are made from data: comparisons, rules, annotation glyphs,
// indices.
#pragma once

#include <string>
#include <string_view>

#include "spec/document.hpp"

namespace strictpgn::spec {

/// The rules of a chapter of the catalogue, each with its severity and with cases that show it.
std::string rule_table(int group, const rule_link& to_rule);

/// Productions of the standard's own text beside ours.
std::string comparison_table(const chapter& of);

/// The place of a rule in the document: `rule-nag-reserved`.
std::string rule_anchor(std::string_view name);

/// What the annotation glyphs mean.
std::string nag_table_text();

/// All rules, and all productions, by name: each a link to its place.
std::string index_of_rules();
std::string index_of_productions();

/// `[ab12cd](../conformance/...) **wnn** *A title*`; empty where there is no such case.
std::string case_reference(std::string_view id);

}  // namespace strictpgn::spec
