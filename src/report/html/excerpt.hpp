// Lines of the input with the places that a finding is about marked in them.
#pragma once

#include <string>

#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report::html {

/// Appends the lines as preformatted text, long ones cropped, and what stands at the related places
/// as a list.
void append_excerpt(std::string& out, const diagnostic& finding, render_context& where);

}  // namespace strictpgn::report::html
