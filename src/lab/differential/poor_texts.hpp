// Texts that every reader is asked about first.
#pragma once

#include <span>
#include <string_view>

#include "lab/differential/criteria.hpp"

namespace strictpgn::differential {

/// Valid, though not what one is used to.
std::span<const std::string_view> poor_texts(input_kind input);

}  // namespace strictpgn::differential
