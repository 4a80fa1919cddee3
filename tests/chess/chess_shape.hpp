// What a SAN says, for the tests of chess.
#pragma once

#include <string>

#include "strictpgn/san.hpp"

namespace strictpgn::testing {

/// The shape of a correctly formed SAN; the tests hold no others.
inline san_shape shape_of(std::string text) {
  while (text.back() == '+' || text.back() == '#') text.pop_back();
  if (text == "O-O") return {.castling = castling_side::short_side};
  if (text == "O-O-O") return {.castling = castling_side::long_side};
  san_shape shape;
  if (const auto sign = text.find('='); sign != std::string::npos) {
    shape.promotion = piece_type_of(text[sign + 1]);
    text.resize(sign);
  }
  if (piece_type_of(text[0]) != piece_type::none) {
    shape.piece = piece_type_of(text[0]);
    text.erase(0, 1);
  }
  shape.destination = *parse_square(text.substr(text.size() - 2));
  text.resize(text.size() - 2);
  for (const char letter : text)
    if (letter == 'x')
      shape.capture = true;
    else if (letter >= 'a')
      shape.origin_file = static_cast<std::int8_t>(letter - 'a');
    else
      shape.origin_rank = static_cast<std::int8_t>(letter - '1');
  return shape;
}

}  // namespace strictpgn::testing
