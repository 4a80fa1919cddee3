// Any bytes as ASCII (RFC 4648, with padding).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace strictpgn::differential {

std::string base64(std::string_view bytes);

/// Nothing where the text is not what `base64` writes.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace strictpgn::differential
