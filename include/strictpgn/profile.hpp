// The formats of the standard that a file can be held against, and how its bytes are to be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace strictpgn {

/// From the most tolerant to the strictest: import format (PGN 3.1), export format (PGN 3.2),
/// archival storage (export with its section 3.2.2 and 8.1.1 obligations), reduced export format
/// (PGN 3.2.4).
enum class profile : std::uint8_t { import_format, export_format, archival, reduced };

inline constexpr std::size_t profile_count = 4;

/// "import", "export", "archival" or "reduced".
constexpr std::string_view name_of(profile which) {
  constexpr std::string_view names[] = {"import", "export", "archival", "reduced"};
  return names[static_cast<int>(which)];
}

/// What a byte above 0x7F means. The standard says ISO 8859-1 (PGN 4.1).
enum class encoding : std::uint8_t { latin1, utf8 };

}  // namespace strictpgn
