// The specification as one page to read.
#pragma once

#include <string>

#include "spec/document.hpp"

namespace strictpgn::spec {

/// A page that needs nothing beside it: diagrams, ABNF with links, light and dark.
std::string html_page(const rule_link& to_rule);

/// The same in Markdown, with the diagrams of railroad/ as images.
std::string markdown_page(const rule_link& to_rule);

/// The name in railroad/ of the diagrams of a group: `tag-pairs.svg`.
std::string railroad_name(const chapter& in, const described_group& group);

/// The permanent anchor of a group on the page: `group-pgn-tag-pairs`.
std::string group_anchor(const chapter& in, const described_group& group);

}  // namespace strictpgn::spec
