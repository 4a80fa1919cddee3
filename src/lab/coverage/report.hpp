// What of the grammar was reached, for people and for programs.
#pragma once

#include <string>
#include <vector>

#include "lab/coverage/coverage.hpp"

namespace strictpgn::report {

/// What was not reached, then how often the rest was.
std::string coverage_text(const std::vector<spec::covered_kind>& kinds);

/// One object: for each kind its productions and their alternatives, with counts.
std::string coverage_json(const std::vector<spec::covered_kind>& kinds);

/// A page that needs nothing beside it.
std::string coverage_html(const std::vector<spec::covered_kind>& kinds);

}  // namespace strictpgn::report
