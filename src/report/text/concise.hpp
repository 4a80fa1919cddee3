// One line for each finding.
#pragma once

#include <string>

#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report {

/// Appends "file:line:column: severity: rule: message" and a newline.
void render_concise(std::string& out, const diagnostic& finding, render_context& where,
                    const look& look);

}  // namespace strictpgn::report
