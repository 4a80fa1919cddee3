// The fields of a FEN record as they are written, with the findings of its syntax.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/piece.hpp"
#include "strictpgn/rule_id.hpp"
#include "strictpgn/severity.hpp"
#include "strictpgn/span.hpp"
#include "strictpgn/square.hpp"

namespace strictpgn::parse {

enum class fen_field : std::uint8_t {
  piece_placement,
  active_color,
  castling_availability,
  en_passant_target,
  halfmove_clock,
  fullmove_number,
};

/// A finding about a record, without words.
struct fen_fault {
  rule id{};
  span where;                     ///< the field concerned, in bytes from the start of the text
  std::string detail;             ///< the offending text, for the `{}` of the rule's message
  std::optional<severity> level;  ///< set where it is milder than the rule usually is

  friend bool operator==(const fen_fault&, const fen_fault&) = default;
};

/// What the text says field by field; a field that cannot be understood is not set. The views are
/// into the text.
struct fen_fields {
  std::string_view text;
  std::array<span, 6> where{};
  std::vector<std::string_view> ranks;  ///< eight, from the eighth down, or none
  std::optional<color> active_color;
  std::optional<std::string_view> castling;  ///< the letters, in any notation; empty for `-`
  std::optional<square> en_passant;          ///< `square::none` for `-`
  std::optional<std::string_view> halfmove_clock;
  std::optional<std::string_view> fullmove_number;
  std::vector<fen_fault> faults;

  span where_is(fen_field field) const { return where[static_cast<std::size_t>(field)]; }
};

fen_fields parse_fen_fields(std::string_view text);

}  // namespace strictpgn::parse
