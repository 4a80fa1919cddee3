// FEN from one dialect into another (decisions D85, D86, D90).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "strictpgn/fen.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// Whether the castling rights of a setup can be written in that dialect: in plain FEN they are
/// those of kings on the e-file and rooks in the corners, in the others of any rooks.
bool is_expressible(const setup& given, fen_dialect dialect);

/// The record in another dialect; nothing when the text does not give a setup, or one that the
/// other dialect cannot express.
std::optional<std::string> convert_fen(std::string_view text, fen_dialect from, fen_dialect to,
                                       en_passant_style style = en_passant_style::always);

}  // namespace strictpgn
