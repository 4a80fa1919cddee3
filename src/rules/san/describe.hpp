// What a finding about a move says.
#pragma once

#include "rules/context.hpp"

namespace strictpgn::rules {

/// Adds the ply and the position before the move, if they are asked for.
void describe(const options& how, diagnostic& finding, const replay::san_issue& r);
void describe(const options& how, diagnostic& finding, const replay::number_issue& r);

/// Reports under that rule that no legal move fits the text, with the reason and the moves that may
/// have been meant.
void add_illegal(const check_context& in, findings& out, rule id, const replay::san_issue& r);

}  // namespace strictpgn::rules
