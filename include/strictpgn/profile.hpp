// The formats of the standard that a file can be held against, and how its bytes are to be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace [[gnu::visibility("default")]] strictpgn {

/// From the most tolerant to the strictest: import format (PGN 3.1), export format (PGN 3.2),
/// archival storage (export with its section 3.2.2 and 8.1.1 obligations), reduced export format
/// (PGN 3.2.4). Apart from these stands `modern`: import format as today's popular writers
/// understand it. What they write by default is an info there; `rule_info::modern` says why.
enum class profile : std::uint8_t { import_format, export_format, archival, reduced, modern };

inline constexpr std::size_t profile_count = 5;

/// "import", "export", "archival", "reduced" or "modern".
constexpr std::string_view name_of(profile profile) {
  constexpr std::string_view names[] = {"import", "export", "archival", "reduced", "modern"};
  return names[static_cast<int>(profile)];
}

/// What a byte above 0x7F means. The standard says ISO 8859-1 (PGN 4.1).
enum class encoding : std::uint8_t { latin1, utf8 };

/// The encoding that files of a profile are in unless somebody says otherwise.
constexpr encoding usual_encoding(profile format) {
  return format == profile::modern ? encoding::utf8 : encoding::latin1;
}

}  // namespace strictpgn
