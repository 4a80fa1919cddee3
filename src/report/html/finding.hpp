// A finding as a part of a page.
#pragma once

#include <cstdint>
#include <string>

#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report::html {

/// Appends the finding as an article: message, place, excerpt, board, what would fit, help.
/// `number` is its own on the page.
void append_finding(std::string& out, const diagnostic& finding, render_context& where,
                    std::uint64_t number);

}  // namespace strictpgn::report::html
