// The parts of a SAN in one word, as an element carries them.
#pragma once

#include <cstdint>

#include "strictpgn/ast.hpp"

namespace strictpgn::parse {

// Bits: piece 0-2, destination 3-9, origin file + 1 10-13, origin rank + 1 14-17, promotion 18-20,
// castling 21-22, mark 23-24, capture 25, any piece 26.
namespace packed {
inline constexpr int destination = 3, origin_file = 10, origin_rank = 14, promotion = 18,
                     castling = 21, mark = 23, capture = 25, any_piece = 26;
}

constexpr std::uint32_t pack(const san_parts& san) {
  return static_cast<std::uint32_t>(san.piece) |
         static_cast<std::uint32_t>(san.destination) << packed::destination |
         static_cast<std::uint32_t>(san.origin_file + 1) << packed::origin_file |
         static_cast<std::uint32_t>(san.origin_rank + 1) << packed::origin_rank |
         static_cast<std::uint32_t>(san.promotion) << packed::promotion |
         static_cast<std::uint32_t>(san.castling) << packed::castling |
         static_cast<std::uint32_t>(san.mark) << packed::mark |
         static_cast<std::uint32_t>(san.capture) << packed::capture |
         static_cast<std::uint32_t>(san.any_piece) << packed::any_piece;
}

/// What few moves say. Kept apart, so that the others are read without it.
[[gnu::noinline]] constexpr void unpack_rare_parts(std::uint32_t bits, san_parts& san) {
  const auto part = [bits](int from, std::uint32_t mask) { return bits >> from & mask; };
  san.origin_file = static_cast<std::int8_t>(static_cast<int>(part(packed::origin_file, 15)) - 1);
  san.origin_rank = static_cast<std::int8_t>(static_cast<int>(part(packed::origin_rank, 15)) - 1);
  san.promotion = static_cast<piece_type>(part(packed::promotion, 7));
  san.castling = static_cast<castling_side>(part(packed::castling, 3));
  san.any_piece = part(packed::any_piece, 1) != 0;
}

constexpr san_parts unpack(std::uint32_t bits) {
  const auto part = [bits](int from, std::uint32_t mask) { return bits >> from & mask; };
  san_parts san;
  san.piece = static_cast<piece_type>(part(0, 7));
  san.destination = static_cast<square>(part(packed::destination, 127));
  san.mark = static_cast<check_mark>(part(packed::mark, 3));
  san.capture = part(packed::capture, 1) != 0;
  constexpr auto rare = 15U << packed::origin_file | 15U << packed::origin_rank |
                        7U << packed::promotion | 3U << packed::castling | 1U << packed::any_piece;
  if ((bits & rare) != 0) [[unlikely]]
    unpack_rare_parts(bits, san);
  return san;
}

}  // namespace strictpgn::parse
