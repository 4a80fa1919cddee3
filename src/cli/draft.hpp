// A text on disk until it is known to be wanted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "cli/output.hpp"

namespace strictpgn::cli {

/// A temporary file that is delivered whole or vanishes, even with a program that is stopped.
/// Throws `std::system_error`.
class draft {
 public:
  /// Somewhere, for text that goes to stdout.
  draft();
  /// Beside the file that it may replace. A symbolic link is followed.
  explicit draft(const std::filesystem::path& file);
  draft(const draft&) = delete;
  draft& operator=(const draft&) = delete;
  ~draft();

  void append(std::string_view text);
  /// Fills the buffer with the text from that byte on; fewer bytes at its end only.
  std::size_t read_at(std::uint64_t offset, char* to, std::size_t size);
  /// Copies everything to stdout.
  void copy_to(output& out);
  /// Puts the text in the place of the file at once: whoever opens it finds either the old content
  /// or the new one, complete and safe on disk. The permissions stay.
  void replace_file();

 private:
  void open(const std::filesystem::path& folder);
  void flush();
  void each_piece(const std::function<void(std::string_view)>& take);

  std::filesystem::path target_;
  std::string text_;  // not written yet
  int file_ = -1;
};

}  // namespace strictpgn::cli
