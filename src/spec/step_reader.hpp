// A database read step by step, so that no more than a game is held at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "spec/interpreter.hpp"

namespace strictpgn::spec {

/// Reads what the parser reads in one step: a file without any game, or the start of the file, what
/// opens the first game, then a game or what stands between games. The steps of `database`, one
/// after the other.
class step_reader {
 public:
  /// For an interpreter of a graph with the productions `file_start`, `opening_unit` and `unit`;
  /// throws std::invalid_argument where one is missing. It turns to the text, and both must outlive
  /// the reader.
  step_reader(interpreter& by, std::string_view text);

  /// Reads the next step that is there. False, with nothing made of it, after the last one, and
  /// where more of the text is needed.
  bool next(derivation& result);

  /// The place after the last step; that of the end of the text when all of it could be read.
  std::size_t at() const { return at_; }

  /// For a text that is there piece by piece: goes on with what follows the last step, as far as it
  /// is there.
  void go_on(std::string_view rest, bool is_complete);
  /// Whether the next step is none yet, as it comes to the end of a text that is not complete.
  bool needs_more() const { return needs_more_; }

  /// How many have been done of the steps that come once, if at all, before all others: 0 to 2.
  std::uint8_t opening_steps() const { return opening_steps_; }
  /// Goes on as if it were so many.
  void skip_opening_steps(std::uint8_t count) { opening_steps_ = count; }

 private:
  bool read_opening_step(derivation& result);
  bool read(node_id production, derivation& result);

  interpreter& by_;
  std::optional<node_id> whole_;  ///< of a file that holds no game
  node_id start_, opening_, unit_;
  std::size_t at_ = 0;
  std::uint8_t opening_steps_ = 0;
  bool is_complete_ = true;
  bool needs_more_ = false;
};

}  // namespace strictpgn::spec
