// Characters that PGN data may not hold (PGN 4.1).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "rules/context.hpp"

namespace strictpgn::rules {

/// What strings and comments of an input that is read as UTF-8 have held so far.
struct utf8_record {
  bool has_sequences = false;  ///< well-formed ones of more than one byte
  bool is_broken = false;  ///< bytes that are not well-formed: one finding tells what to do, and
                           ///< the others only where they are (D143)

  friend bool operator==(const utf8_record&, const utf8_record&) = default;
};

/// Looks at every byte of a unit: `text` begins at `offset` of the input and holds the unit's
/// tokens and the white space after them.
void check_bytes(const check_context& in, std::string_view text, std::uint64_t offset,
                 utf8_record& so_far, findings& out);

/// The rules that `check_bytes` detects.
std::span<const rule> byte_rules();

}  // namespace strictpgn::rules
