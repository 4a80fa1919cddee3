// A finding with all that helps to understand it.
#pragma once

#include <string>

#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report {

/// Whether a finding comes with what is the same for all findings of its rule.
enum class explanation : unsigned char { given, left_out };

/// Appends the finding with its place, an excerpt of the input, the board where that explains it,
/// what would fit, the section of the standard and how to put it right; then an empty line.
void render_full(std::string& out, const diagnostic& finding, render_context& where,
                 const look& look, explanation of_rule = explanation::given);

}  // namespace strictpgn::report
