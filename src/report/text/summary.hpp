// The last words of a text report.
#pragma once

#include <string>

#include "report/render_context.hpp"
#include "report/tally.hpp"

namespace strictpgn::report {

/// Appends what was checked, how many games have errors, and how many rules this version does not
/// know how to check yet. `shown` is the least severity that the report showed.
void render_summary(std::string& out, const tally& all, severity shown, const look& how);

}  // namespace strictpgn::report
