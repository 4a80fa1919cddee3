// What a command in a comment means, as JSON after the schema in SCHEMA.md.
#pragma once

#include "report/json/json_text.hpp"
#include "strictpgn/commands.hpp"

namespace strictpgn::report {

/// The members tell their units; texts are decoded.
json value_json(const command_value& value, encoding how);

}  // namespace strictpgn::report
