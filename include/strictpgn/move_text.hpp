// A move's text by itself, as somebody types it: what it says (PGN 8.2.3), and which move it means
// in a position. What is wrong with it is told in the words that it would have in a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/replay.hpp"
#include "strictpgn/san.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// What a text says that should be one move and nothing else.
struct san_reading {
  std::optional<san_parts> san;  ///< nothing for a null move, and where no move can be read
  strictpgn::suffix suffix = strictpgn::suffix::none;
  bool is_null_move = false;         ///< `--` and its like (decision D65)
  std::vector<diagnostic> findings;  ///< places in bytes from the start of the text
};

/// Reads the text of a move, with its suffix annotation if it has one; no board is looked at. White
/// space around it is no part of it. Never fails: whatever is wrong with its form is among the
/// findings, under the same rules and with the same messages as in a file. A text that is not just
/// one move has a finding that is an error. Of the options severities and limits matter.
///
///     parse_san("Nbd7!?").san->origin_file;   // 1
///     parse_san("nf3").findings.front().id;   // rule::san_piece_lowercase
san_reading parse_san(std::string_view text, const options& options = {});

/// Which move a text means.
struct move_reading {
  move_state state = move_state::unreadable;
  move played;                   ///< for `move_state::played`, else no move
  illegal_reason reason{};       ///< for `move_state::illegal`
  std::vector<move> candidates;  ///< for `ambiguous` and `promotion_missing`: the moves that fit
  strictpgn::suffix suffix{};    ///< of SAN
  std::vector<diagnostic> findings;  ///< places in bytes from the start of the text; no fixes

  /// Whether it is one legal move. There may be findings about its form all the same.
  explicit operator bool() const { return state == move_state::played; }
};

/// The move that a text of SAN means in a position: one move, or none and why, or several and
/// which. What can be understood is understood as in a file (`nf3`, `e2e4`, `0-0`), with its
/// findings; each of them has the position as FEN and, where there is one, what should have been
/// written among its candidates. Never fails.
///
///     if (const auto found = resolve(position::initial(), "Nf3")) now.play(found.played);
///     else std::cout << found.findings.front().message << '\n';
move_reading resolve(const position& before, std::string_view san, const options& options = {});

}  // namespace strictpgn
