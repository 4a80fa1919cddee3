// A rule for machines.
#pragma once

#include <string>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::report {

/// Appends all of its row of the catalogue as one line of JSON (see SCHEMA.md).
void render_rule_json(std::string& out, const rule_info& about);

}  // namespace strictpgn::report
