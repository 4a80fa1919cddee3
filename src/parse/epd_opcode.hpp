// The public list of opcodes (EPD 16.2.5): what each takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace strictpgn::parse {

enum class operand_kind : std::uint8_t { nothing, move, integer, string, anything };

inline constexpr auto unlimited = std::numeric_limits<std::int64_t>::max();
inline constexpr auto any_number = std::numeric_limits<std::size_t>::max();

struct opcode_info {
  std::string_view name;  ///< the first of a family such as c0 to c9
  operand_kind kind;
  std::size_t fewest;
  std::size_t most;
  std::int64_t lowest = 0;  ///< of an integer
  std::int64_t highest = unlimited;
};

/// Null for an opcode that is not on the list.
const opcode_info* find_opcode(std::string_view name);

/// The subsection of 16.2.5 that is about an opcode of the list.
std::size_t subsection_of(const opcode_info& listed);

/// Whether an operand is digits, with a sign before them if need be (16.2.4.1).
bool is_integer_operand(std::string_view text);

/// Whether it is a floating point number but for the digits on one side of its period.
bool is_float_cut_short(std::string_view text);

/// The value of an integer operand; one that does not fit is the greatest or least that does.
std::int64_t integer_of(std::string_view text);

}  // namespace strictpgn::parse
