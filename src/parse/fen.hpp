// The fields of a FEN record as they are written, with the findings of its syntax.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "strictpgn/fen.hpp"

namespace strictpgn::parse {

enum class fen_field : std::uint8_t {
  piece_placement,
  active_color,
  castling_availability,
  en_passant_target,
  halfmove_clock,
  fullmove_number,
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
