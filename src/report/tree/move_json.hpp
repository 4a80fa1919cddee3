// The facts of one move as JSON after the schema in SCHEMA.md.
#pragma once

#include "report/json/json_text.hpp"
#include "report/tree/tree_json.hpp"
#include "strictpgn/tree.hpp"

namespace strictpgn::report {

/// What is known of a move: which one it is, its texts, what it does on the board, and its places.
/// What stands around it is not here.
json move_json(const walk_step& step, const game& what, const tree_context& context);

}  // namespace strictpgn::report
