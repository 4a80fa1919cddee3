// What keeps the program from doing what it was asked.
#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cli/io/output.hpp"

namespace strictpgn::cli {

/// An option or argument that cannot be followed. The text may quote arguments raw.
class usage_error : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// An input that cannot be opened or read. The text may quote its name raw.
class unreadable_input : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// A file that cannot be written. What it held before, it still holds. The text may quote its name
/// raw.
class unwritable_file : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// Writes one line to stderr, with everything in it made visible.
void print_error(std::string_view text);

/// Writes one line to stderr as it is. Where stderr takes none, nobody can be told; what the
/// program does and its exit status stay the same.
void print_line(std::string line);

/// Lines as `print_line` writes them, several at once, but never so many that a pipe would part
/// them: others may write to it, too.
class error_lines {
 public:
  /// Where somebody waits for each it is written at once.
  explicit error_lines(bool is_awaited) : is_awaited_(is_awaited) {}
  error_lines(const error_lines&) = delete;
  error_lines& operator=(const error_lines&) = delete;
  ~error_lines() { flush(); }

  void add(std::string_view line);
  void flush();

 private:
  bool is_awaited_;
  output out_{output::stream::err};
};

/// Says which of the games asked for with `--game` are beyond the last one that there is; gives
/// whether any is.
bool tell_missing_games(std::span<const std::uint64_t> wanted, std::uint64_t last);

/// "; did you mean `x`?", or nothing for an empty suggestion.
std::string did_you_mean(std::string_view suggestion);

}  // namespace strictpgn::cli
