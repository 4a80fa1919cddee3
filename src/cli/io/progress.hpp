// How far a long reading has come.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/io/status_line.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::cli {

/// Shows it in a line on stderr; only on a terminal.
class progress {
 public:
  /// `size` in bytes where it is known.
  progress(bool is_wanted, std::string name, std::optional<std::uint64_t> size);

  /// Writes the line again when its time has come.
  void update(const summary& so_far);

  /// Takes the line away, for other text to be written.
  void clear() { line_.clear(); }

 private:
  status_line line_;
  std::string name_;
  std::optional<std::uint64_t> size_;
};

/// ", 0:06 left", ", 1:00:06 left".
std::string time_left(std::uint64_t seconds);

/// "games.pgn: 12.0 MB of 48.0 MB (25%), 8000 games, 6.0 MB/s, 0:06 left", the name made visible.
std::string progress_line(const std::string& name, const summary& so_far,
                          std::optional<std::uint64_t> size, double seconds);

}  // namespace strictpgn::cli
