// The form of a text in the terms of the grammar.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::differential {

/// The names of the productions of which a reduced text would not have any that it does not need:
/// deviations, and what of the standard's is no part of the plainest game. Each once, in the order
/// of the alphabet. A position to start from is left aside: it only stands for moves left out.
std::vector<std::string> signature_of(std::string_view text);

/// Those of the standard.
std::span<const std::string_view> features();

}  // namespace strictpgn::differential
