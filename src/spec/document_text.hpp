// The text that people wrote for the specification, and the conformance cases that it shows.
#pragma once

#include <span>
#include <string_view>

namespace strictpgn::spec {

/// grammar/document/specification.md.
extern const std::string_view document_text;

/// A conformance case that the document shows.
struct example {
  enum kind {
    breaks,  ///< it breaks the rule
    near,    ///< it comes near it and does not
    cited,   ///< the text cites it
  };
  kind how;
  std::string_view rule;     ///< "-" where it is cited
  std::string_view place;    ///< "nag/a-good-move-ab12cd", in conformance/cases
  std::string_view verdict;  ///< "wnn": its letters for import, export and reduced
  std::string_view title;    ///< of the case
};

std::span<const example> examples();

/// Null where none has that id, "ab12cd".
const example* find_example(std::string_view id);

}  // namespace strictpgn::spec
