// What the rules about an EPD record look at.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "replay/replay_game.hpp"
#include "rules/context.hpp"
#include "rules/findings.hpp"
#include "strictpgn/epd.hpp"

namespace strictpgn::rules {

/// Moves that are played one after the other: those of pv, or one operand of another opcode. A move
/// that cannot be read ends the line.
struct epd_line {
  const epd_operation* operation;
  std::vector<const epd_operand*> operands;  ///< those that are moves
  game what;                                 ///< its elements are those moves
  replay::result board;                      ///< what the SAN rules have to look at
  std::vector<replay::san_issue> not_san;    ///< moves known, but not from SAN
};

/// An operand that should be a move, and is none.
struct unreadable_move {
  const epd_operation* operation;
  const epd_operand* operand;
};

/// The record with its moves.
struct epd_context {
  const epd_record& what;
  const options& how;
  std::vector<epd_line> lines;
  std::vector<unreadable_move> unreadable_moves;
};

/// Reads the moves of the operations, and notes at their operands which can be played. The lines
/// point into the record.
void play_moves(epd_record& record, epd_context& context);

/// One rule with its detector. Findings have their places in bytes from the start of the record.
struct epd_detector {
  rule id;
  void (*run)(const epd_context&, findings&);
};

std::span<const epd_detector> epd_opcode_detectors();
std::span<const epd_detector> epd_operand_detectors();
std::span<const epd_detector> epd_move_detectors();
std::span<const epd_detector> epd_meaning_detectors();

/// The rules of SAN, for the moves of a record.
void check_san(const epd_context& in, findings& out);

/// Reads and checks a record. The findings are in text order.
epd_record read_epd(std::string_view text, fen_dialect dialect, const options& options,
                    findings& out);

}  // namespace strictpgn::rules
