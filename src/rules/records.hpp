// The chapters about records.
#pragma once

#include "rules/catalogue.hpp"
#include "rules/epd/rows.hpp"
#include "rules/fen/rows_dialects.hpp"
#include "rules/fen/rows_position.hpp"
#include "rules/fen/rows_syntax.hpp"

namespace strictpgn::rules {

/// Whether a rule is about FEN: its syntax, its position or its dialects.
constexpr bool is_about_fen(rule id) {
  return is_in<rows::fen_syntax_rules, rows::fen_position_rules, rows::fen_dialects_rules>(id);
}

/// Whether a rule is about EPD alone.
constexpr bool is_about_epd(rule id) { return is_in<rows::epd_rules>(id); }

}  // namespace strictpgn::rules
