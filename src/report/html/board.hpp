// A position as a drawing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::report::html {

/// An inline SVG of the placement of a FEN record, seen from White's side: frames around the
/// squares that `mentioned` names, arrows for those of the candidates (in SAN) that are legal.
/// Empty when the placement is not eight ranks of eight squares. Draws with the symbols of
/// pieces.svg.
std::string board_svg(std::string_view fen, std::string_view mentioned,
                      const std::vector<std::string>& candidates);

}  // namespace strictpgn::report::html
