// What would remove a finding.
#pragma once

#include <string>

#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report::html {

/// Appends the option that carries the fix out, and the places that it would change with what would
/// go and what would come. Nothing where there is no fix.
void append_fix(std::string& out, const suggested_fix& fix, render_context& where);

}  // namespace strictpgn::report::html
