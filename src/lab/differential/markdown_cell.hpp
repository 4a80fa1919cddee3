// Texts in the cells of tables.
#pragma once

#include <string>
#include <string_view>

namespace strictpgn::differential {

/// Any bytes as harmless UTF-8 that stays within a cell of a table in Markdown.
std::string markdown_cell(std::string_view text);

}  // namespace strictpgn::differential
