// Values as JSON text.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "strictpgn/profile.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::report {

/// Its members keep the order in which they were added.
using json = nlohmann::ordered_json;

/// A text of the input as JSON can hold it: bytes that are no characters become U+FFFD.
std::string decoded(std::string_view bytes, encoding encoding);

/// Adds the members `begin` and `end`.
void add_span(json& to, const span& span);

/// Appends a value on one line and in ASCII alone, so that it is harmless on a terminal.
void append_json(std::string& out, const json& value);

}  // namespace strictpgn::report
