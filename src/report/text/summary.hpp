// The last words of a text report.
#pragma once

#include <string>

#include "report/render_context.hpp"
#include "report/run_summary.hpp"

namespace strictpgn::report {

/// Appends what was checked, how many games have errors, and how many rules this version does not
/// know how to check yet. `shown` is the least severity that the report showed.
void render_summary(std::string& out, const run_summary& all, severity shown, const look& look);

}  // namespace strictpgn::report
