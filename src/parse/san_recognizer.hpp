// The rule `standard_san` by hand: it recognises and decodes in one go. The rule stays the
// definition; a test holds the two together over all short texts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "parse/packed_san.hpp"

namespace strictpgn::parse {

/// How many bytes `recognize_san` may look at.
inline constexpr std::size_t san_lookahead = 12;

struct recognized_san {
  std::uint32_t bits = 0;    ///< packed parts
  std::uint32_t length = 0;  ///< 0: no standard SAN here
};

namespace san_reading {

/// What a byte can be. All but the first two belong to symbols; `odd` may begin a promotion that
/// deviates, or a dash. A destination is followed by nothing greater than `sign`.
enum byte_class : std::uint8_t { other, odd, sign, file, rank, piece, in_symbol };

constexpr std::array<byte_class, 256> make_classes() {
  std::array<byte_class, 256> table{};
  const auto put_range = [&](unsigned char first, unsigned char last, byte_class byte_class) {
    for (std::size_t c = first; c <= last; ++c) table[c] = byte_class;
  };
  put_range('0', '9', in_symbol);
  put_range('A', 'Z', in_symbol);
  put_range('a', 'z', in_symbol);
  for (const unsigned char c : {'_', '=', ':', '-'}) put_range(c, c, in_symbol);
  put_range('a', 'h', file);
  put_range('1', '8', rank);
  for (const unsigned char c : {'N', 'B', 'R', 'Q', 'K'}) put_range(c, c, piece);
  for (const unsigned char c : {'+', '#'}) put_range(c, c, sign);
  for (const unsigned char c : {'(', '/'}) put_range(c, c, odd);
  table[0xE2] = odd;
  return table;
}

constexpr std::array<std::uint8_t, 256> make_pieces() {
  std::array<std::uint8_t, 256> table{};
  for (const char c : {'N', 'B', 'R', 'Q', 'K'})
    table[static_cast<std::uint8_t>(c)] = static_cast<std::uint8_t>(piece_type_of(c));
  return table;
}

inline constexpr auto classes = make_classes();
inline constexpr auto pieces = make_pieces();

inline byte_class class_of(char c) { return classes[static_cast<std::uint8_t>(c)]; }
inline std::uint32_t piece_bits(char c) { return pieces[static_cast<std::uint8_t>(c)]; }
inline bool is_square(const char* p) { return class_of(p[0]) == file && class_of(p[1]) == rank; }

inline constexpr auto capture_bit = 1U << packed::capture;
constexpr std::uint32_t file_bits(char c) {
  return static_cast<std::uint32_t>(c - 'a' + 1) << packed::origin_file;
}
constexpr std::uint32_t rank_bits(char c) {
  return static_cast<std::uint32_t>(c - '1' + 1) << packed::origin_rank;
}
constexpr std::uint32_t destination_bits(const char* p) {
  return static_cast<std::uint32_t>((p[1] - '1') * 8 + (p[0] - 'a')) << packed::destination;
}
constexpr std::uint32_t mark_bits(char c) {
  return static_cast<std::uint32_t>(c == '+' ? check_mark::check : check_mark::mate)
         << packed::mark;
}

inline bool is_promoted(char c) {
  const int lower_case = c | 0x20;
  return lower_case == 'q' || lower_case == 'n' || lower_case == 'r' || lower_case == 'b';
}
inline bool is_odd_promotion(const char* p) {
  return (*p == '(' && p[2] == ')' && is_promoted(p[1])) || (*p == '/' && is_promoted(p[1]));
}

/// A dash or minus of UTF-8, as in `e2-e4` set by a typographer.
inline bool is_foreign_dash(const char* p) {
  const std::string_view text(p, 3);
  return (text >= "\xE2\x80\x90" && text <= "\xE2\x80\x95") || text == "\xE2\x88\x92";
}

/// A SAN is none before a character that begins a deviation. Kept apart, as it is rare.
[[gnu::noinline]] inline recognized_san unless_it_goes_on(const char* p, recognized_san found) {
  return is_odd_promotion(p) || is_foreign_dash(p) ? recognized_san{} : found;
}

/// Whether a square stands here, be it behind a capture sign.
inline bool leads_to_square(const char* p) { return is_square(*p == 'x' ? p + 1 : p); }

// Each of these reads a part, adds its bits and gives the place after it; null where the part is
// not.

/// The square a piece goes to, after what tells it from other pieces.
inline const char* read_piece_move(const char* p, std::uint32_t& bits) {
  const bool has_file = class_of(*p) == file;
  const bool has_rank = class_of(p[has_file]) == rank;
  if (leads_to_square(p + has_file + has_rank)) {
    if (has_file) bits |= file_bits(*p++);
    if (has_rank) bits |= rank_bits(*p++);
  }
  if (*p == 'x') {
    bits |= capture_bit;
    ++p;
  }
  if (!is_square(p)) return nullptr;
  bits |= destination_bits(p);
  return p + 2;
}

inline const char* read_promotion(const char* p, std::uint32_t& bits) {
  const auto promoted = piece_bits(p[1]);
  if (promoted == 0 || p[1] == 'K') return nullptr;
  bits |= promoted << packed::promotion;
  return p + 2;
}

inline const char* read_pawn_move(const char* p, std::uint32_t& bits) {
  if (p[1] == 'x') {
    bits |= capture_bit | file_bits(*p);
    p += 2;
  }
  if (!is_square(p)) return nullptr;
  bits |= destination_bits(p);
  p += 2;
  return *p == '=' ? read_promotion(p, bits) : p;
}

inline const char* read_castling(const char* p, std::uint32_t& bits) {
  if (*p != 'O' || p[1] != '-' || p[2] != 'O') return nullptr;
  const bool is_long = p[3] == '-' && p[4] == 'O';
  const auto side = is_long ? castling_side::long_side : castling_side::short_side;
  bits |= static_cast<std::uint32_t>(square::none) << packed::destination |
          static_cast<std::uint32_t>(side) << packed::castling;
  return p + (is_long ? 5 : 3);
}

/// All but the sign of check or mate.
inline const char* read_move(const char* p, std::uint32_t& bits) {
  const auto first = class_of(*p);
  if (first == piece) {
    bits = piece_bits(*p++);
    const bool is_capture = *p == 'x';
    const char* target = p + is_capture;
    const bool is_plain = is_square(target) && class_of(target[2]) <= sign;
    if (!is_plain) [[unlikely]]
      return read_piece_move(p, bits);
    bits |= destination_bits(target) | (is_capture ? capture_bit : 0);
    return target + 2;
  }
  if (first == file) {
    bits = static_cast<std::uint32_t>(piece_type::pawn);
    return read_pawn_move(p, bits);
  }
  bits = static_cast<std::uint32_t>(piece_type::king);
  return read_castling(p, bits);
}

}  // namespace san_reading

/// Recognises a standard SAN at `at`, where `san_lookahead` bytes can be read.
inline recognized_san recognize_san(const char* at) {
  using namespace san_reading;
  std::uint32_t bits = 0;
  const char* p = read_move(at, bits);
  if (p == nullptr) return {};
  if (class_of(*p) == sign) bits |= mark_bits(*p++);
  const recognized_san found{bits, static_cast<std::uint32_t>(p - at)};
  const auto next = class_of(*p);
  if (next == other) [[likely]]
    return found;
  return next == odd ? unless_it_goes_on(p, found) : recognized_san{};
}

}  // namespace strictpgn::parse
