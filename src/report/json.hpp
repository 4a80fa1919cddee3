// Findings for machines: JSON Lines after the schema in SCHEMA.md.
#pragma once

#include <string>

#include "report/setting.hpp"
#include "report/tally.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report {

/// Version of the schema of findings and summary; raised when a field goes or changes its meaning.
inline constexpr int json_version = 1;

/// Appends the finding as one line.
void render_json(std::string& out, const diagnostic& finding, setting& where);

/// Appends the last line of a run.
void render_json_summary(std::string& out, const tally& all);

}  // namespace strictpgn::report
