// Where a reading stands between two units.
#pragma once

#include <cstdint>

#include "parse/parse_unit.hpp"
#include "rules/bytes/detect.hpp"
#include "rules/context.hpp"
#include "rules/lines/detect.hpp"

namespace strictpgn::read {

/// A line of the input: where it begins, and its number.
struct line_mark {
  std::uint64_t begin = 0;
  std::uint64_t number = 1;

  friend bool operator==(const line_mark&, const line_mark&) = default;
};

/// A place between two units with all that the reading of what follows depends on, but for games
/// that are compared with others (section 12).
struct boundary {
  std::uint64_t offset = 0;  ///< of the next unit
  std::uint64_t held = 0;    ///< where the text begins that is shown with what follows
  std::uint64_t last_token_end = 0;
  line_mark last_line;  ///< of the last token before
  rules::line_state lines;
  rules::utf8_record utf8;
  rules::interval behind_game;   ///< what stands behind the last game ...
  std::uint64_t behind_end = 0;  ///< ... up to here
  parse::step next_step = parse::step::unit;
  parse::step step_after_line = parse::step::unit;
  bool follows_a_game = false;
  bool has_games = false;
  bool has_findings = false;
  bool skips_to_section = false;

  friend bool operator==(const boundary&, const boundary&) = default;
};

/// Whether what follows is read alike from both. Their lines may be numbered otherwise.
bool reads_on_alike(const boundary& one, const boundary& other);

}  // namespace strictpgn::read
