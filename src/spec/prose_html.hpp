// The Markdown of the specification as HTML.
#pragma once

#include <string>
#include <string_view>

namespace strictpgn::spec {

/// Paragraphs, flat lists, tables, notes that begin with `> ` and blocks of code.
std::string html_of_markdown(std::string_view text);

/// Within a paragraph: code, links, emphasis, anchors, line ends.
std::string html_of_words(std::string_view text);

}  // namespace strictpgn::spec
