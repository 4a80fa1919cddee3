// How often each rule was broken.
#pragma once

#include <string>

#include "report/run_summary.hpp"

namespace strictpgn::report {

/// Appends a table of the rules with findings, the most frequent first.
void render_statistics(std::string& out, const summary& totals);

}  // namespace strictpgn::report
