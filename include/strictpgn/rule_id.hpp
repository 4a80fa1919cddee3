// A rule as a value. Which rules there are says rule.hpp, what is known of them catalogue.hpp.
#pragma once

#include <cstdint>
#include <string_view>

namespace [[gnu::visibility("default")]] strictpgn {

/// A rule of the catalogue; rule.hpp has the names of all.
enum class rule : std::uint16_t;

/// The permanent kebab-case name.
std::string_view name_of(rule id);

}  // namespace strictpgn
