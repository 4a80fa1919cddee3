// Which games need not be read again once they are written.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "format/judgement.hpp"
#include "strictpgn/ast.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/format.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/write.hpp"

namespace strictpgn::format {

/// What is found of tag pairs that stand in another order than they are written in: there is
/// nothing to be asked of it but how often it is so.
inline constexpr rule rules_of_order[] = {rule::str_order, rule::str_not_first,
                                          rule::tag_order_not_ascii};

/// The errors that the text written for a game has as well, where it is certain, without reading
/// it, that these are all, and that it has no finding of a rule that had not as many before. So it
/// is with most games: nothing that they are made of has to be left out, their lines are plain
/// ASCII, and errors are about what is put in order or about a value that stays as it is.
///
/// `before` are the findings of the game, all of them told but those of order; the errors point to
/// them.
std::optional<std::vector<remaining_error>> certain_errors(const game& what,
                                                           std::span<const diagnostic> before,
                                                           const written& written,
                                                           const format_options& how);

}  // namespace strictpgn::format
