// Bytes made small, and then letters.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace strictpgn::view {

/// The parts one behind the other, compressed as browsers undo it:
/// `DecompressionStream('deflate-raw')` (RFC 1951). Each part has codes of its own, for the bytes
/// that are frequent in it.
std::string deflate(std::span<const std::string_view> parts);

/// RFC 4648, 4, with padding.
std::string base64(std::string_view bytes);

}  // namespace strictpgn::view
