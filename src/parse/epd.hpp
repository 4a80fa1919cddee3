// An EPD record as it is written, with the findings of its syntax.
#pragma once

#include <string_view>
#include <vector>

#include "parse/fen.hpp"
#include "strictpgn/epd.hpp"

namespace strictpgn::parse {

struct epd_fields {
  fen_fields position;                   ///< the first four, and the faults of the whole record
  std::vector<std::string_view> clocks;  ///< FEN clocks that follow them
  std::vector<epd_operation> operations;
};

/// Reads one record, which is the whole text. The views are into it.
epd_fields parse_epd_fields(std::string_view text);

}  // namespace strictpgn::parse
