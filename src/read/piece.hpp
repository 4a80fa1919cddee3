// A part of a text, read by itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "read/boundary.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::read {

/// A part of an input that is in memory.
struct text_part {
  std::string_view text;
  std::uint64_t offset = 0;  ///< of its first byte in the input
  bool is_last = false;      ///< the input ends with it

  std::uint64_t end() const { return offset + text.size(); }
};

/// How the lines of an input that begins so look, as long as they are all alike.
rules::line_state first_lines(std::string_view beginning);

/// The first place from `from` on at which a game seems to begin, at a tag pair behind an empty
/// line: the place that a reading comes to if a game has ended before it, and nothing else is
/// strange there. `before` is how the lines of the input have looked so far. Whether it is one, a
/// reading of what stands before it tells.
std::optional<boundary> find_game(const text_part& in, std::uint64_t from, const boundary& before);

/// A step of a reader that has findings, kept. Views of text are into the part that was read.
struct kept_step {
  std::vector<diagnostic> findings;
  std::vector<finding_count> more_findings;
  std::optional<strictpgn::game> game;  ///< without its elements
  source_window source;
};

/// What was read of a part. Games and lines are counted from where the reading began.
struct piece {
  std::vector<kept_step> steps;  ///< those with findings
  summary totals;                ///< of all steps
  std::optional<boundary> to;    ///< where it stopped; nothing: at the beginning of the input
  bool has_ended = false;        ///< the input ends there, or is not to be read any further
};

/// How far a part is read.
struct piece_bounds {
  std::uint64_t stop = 0;         ///< it ends before the first unit that begins there or later
  std::size_t most_findings = 0;  ///< or where it has as many findings
};

/// Reads from a boundary (nothing: the beginning of the input) until a unit begins at `stop` or
/// behind it. Ends earlier, before a unit that needs more text than is there.
piece read_piece(const text_part& in, const std::optional<boundary>& from,
                 const piece_bounds& bounds, const options& options);

/// Whether parts of an input are read as the whole would be: not where games are compared.
bool is_divisible(const options& options);

}  // namespace strictpgn::read
