// Small texts made such as people expect to see.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "lab/differential/criteria.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::differential {

/// The wrong example of the catalogue in a file of its own; empty where the example is of another
/// kind.
std::string catalogue_example(rule broken, const criteria& criteria);

/// A full plain game around what a reduced text shows: from the initial position, with a roster,
/// moves and their numbers, a line for each tag pair, blanks where people put them and a line end,
/// as far as `holds`. A text that breaks no rule is tried as export format has it. A record gets
/// the fields of the initial position and a line end, operations the opcode noop or the first of
/// their ten.
std::string made_plain(std::string text, const criteria& criteria, std::optional<rule> broken,
                       const std::function<bool(std::string_view)>& holds);

}  // namespace strictpgn::differential
