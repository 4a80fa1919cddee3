// What a rule or a NAG means, for people.
#pragma once

#include <string>

#include "report/render_context.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::report {

/// Appends the meaning of a rule, its section and decisions, severity by profile, a wrong and a
/// right example, how to fix it, and whether this version looks for it.
void render_explanation(std::string& out, rule id, const look& look);

/// Appends the meaning of the NAG of that number, from 0 to 255, with its name and symbols.
void render_nag(std::string& out, unsigned number, const look& look);

/// Appends all rules by group, one line each.
void render_rule_list(std::string& out, const look& look);

}  // namespace strictpgn::report
