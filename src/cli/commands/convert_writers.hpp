// What `convert` writes of a game, move by move.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "cli/options/fen_notation.hpp"
#include "cli/options/record_options.hpp"
#include "strictpgn/game_view.hpp"
#include "strictpgn/tree.hpp"

namespace strictpgn::cli {

enum class conversion : std::uint8_t { uci, san, fen, epd };

/// Appends to a text what one game becomes.
class game_writer {
 public:
  virtual ~game_writer() = default;

  /// The next move in text order, which was played.
  virtual void add(const walk_step& step) = 0;
  /// A move that was not: its line ends before it.
  virtual void stop(const walk_step& step) = 0;
  virtual void end() = 0;

  /// Whether a position was left out that the notation cannot express.
  virtual bool has_left_out() const { return false; }
};

/// `title` is what identifiers call the game, in characters of EPD. A game without a position to
/// begin from has no moves to be added.
std::unique_ptr<game_writer> make_game_writer(conversion to, const fen_notation& records,
                                              const game_view& game, const std::string& title,
                                              std::string& out);

}  // namespace strictpgn::cli
