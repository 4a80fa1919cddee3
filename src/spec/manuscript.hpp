// The specification in the order in which it is read, whatever it is written in at last.
#pragma once

#include <string>
#include <vector>

#include "spec/document.hpp"

namespace strictpgn::spec {

/// A heading with its number and its permanent anchor.
struct numbered_heading {
  int level = 2;       ///< 1 is the title of the whole
  std::string number;  ///< "6.2"; empty for the title
  std::string title;   ///< in Markdown
  std::string anchor;
  std::string section;  ///< "PGN 8.1", of a group of productions; may be empty
};

/// A stretch of the document.
struct passage {
  enum class kind {
    heading,
    prose,        ///< Markdown without headings; references in it are links
    contents,     ///< the place of the table of contents
    productions,  ///< those of a group
  };
  kind what{};
  numbered_heading head{};
  std::string text{};
  const chapter* in = nullptr;
  const described_group* group = nullptr;
};

/// The whole. What grammar/document/specification.md leaves to be made is made: a comment such as
/// `<!-- rules: 3 -->` on a line of its own stands for it. References are links:
///
///   [D23]             a decision
///   [#rav]            a section of the document, by its number
///   [`nag-reserved`]  a rule or a production
///   [case ab12cd]     a conformance case, with its verdict and title
std::vector<passage> manuscript(const rule_link& to_rule);

/// The number that a heading has on the page, and its text: "6.2 Tag pairs".
std::string shown_heading(const numbered_heading& heading);

}  // namespace strictpgn::spec
