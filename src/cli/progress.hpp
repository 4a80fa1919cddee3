// How far a long reading has come.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "strictpgn/reader.hpp"

namespace strictpgn::cli {

/// One line on stderr, written over again and again; only on a terminal, and only after a while.
class progress {
 public:
  /// `size` in bytes where it is known.
  progress(bool is_wanted, std::string name, std::optional<std::uint64_t> size);
  progress(const progress&) = delete;
  progress& operator=(const progress&) = delete;
  ~progress() { clear(); }

  /// Writes the line again when its time has come.
  void update(const summary& so_far);

  /// Takes the line away, for other text to be written.
  void clear();

 private:
  using clock = std::chrono::steady_clock;

  bool is_wanted_;
  std::string name_;
  std::optional<std::uint64_t> size_;
  clock::time_point start_ = clock::now();
  clock::time_point next_;
  bool is_shown_ = false;
};

/// "games.pgn: 12.0 MB of 48.0 MB (25%), 8000 games, 6.0 MB/s", the name made visible.
std::string progress_line(const std::string& name, const summary& so_far,
                          std::optional<std::uint64_t> size, double seconds);

}  // namespace strictpgn::cli
