// Text in Markdown.
#pragma once

#include <string>
#include <string_view>

namespace strictpgn::text {

/// Prose in which only backquotes mean something: what stands between them is code.
std::string in_markdown(std::string_view prose);

}  // namespace strictpgn::text
