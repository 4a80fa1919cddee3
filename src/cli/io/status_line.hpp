// A line that is written over again and again.
#pragma once

#include <chrono>
#include <string_view>

namespace strictpgn::cli {

/// One line on stderr, for a terminal; only after a while, and not too often.
class status_line {
 public:
  explicit status_line(bool is_wanted);
  status_line(const status_line&) = delete;
  status_line& operator=(const status_line&) = delete;
  ~status_line() { clear(); }

  /// Whether it is time to write the line again.
  bool is_due() const;

  /// Seconds since the beginning.
  double elapsed() const;

  void show(std::string_view text);

  /// Takes the line away, for other text to be written.
  void clear();

 private:
  using clock = std::chrono::steady_clock;

  bool is_wanted_;
  clock::time_point start_ = clock::now();
  clock::time_point next_;
  bool is_shown_ = false;
};

}  // namespace strictpgn::cli
