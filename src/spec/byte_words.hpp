// Bytes as people read them.
#pragma once

#include <cstdint>
#include <string>

#include "spec/graph.hpp"

namespace strictpgn::spec {

/// Whether it is ASCII that leaves ink.
constexpr bool is_printing(std::uint8_t byte) { return byte > ' ' && byte <= '~'; }

/// `a`, `SP`, `LF`, or its number: `E9`.
std::string byte_in_words(std::uint8_t byte);

/// `a-h 1-8`, or `all but LF CR`.
std::string class_in_words(const node& byte_class);

}  // namespace strictpgn::spec
