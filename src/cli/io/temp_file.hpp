// Texts that wait until they are wanted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/io/descriptor.hpp"
#include "cli/io/output.hpp"

namespace strictpgn::cli {

/// The folders where temporary files may be made, the preferred one first: that of TMPDIR, /tmp,
/// /var/tmp.
std::vector<std::filesystem::path> temp_folders();

/// The folder of a file before these: what is to take its place needs room there anyway.
std::vector<std::filesystem::path> temp_folders_beside(const std::filesystem::path& file);

/// A text of any size. A short one waits in memory, a long one in a file without a name, which goes
/// with the program however that ends. Throws `unwritable_file`.
class temp_file {
 public:
  /// The file is made in the first of the folders where one can be made.
  explicit temp_file(std::vector<std::filesystem::path> folders = temp_folders());

  void append(std::string_view text);
  /// In bytes.
  std::uint64_t size() const { return size_ + text_.size(); }
  /// Fills the buffer with the text from that byte on; fewer bytes at its end only.
  std::size_t read_at(std::uint64_t offset, char* to, std::size_t size) const;
  /// Calls `take` with the whole text, piece by piece.
  void each_piece(const std::function<void(std::string_view)>& take) const;
  /// Copies everything to stdout.
  void copy_to(output& out) const;

 private:
  void flush();
  void open();

  std::vector<std::filesystem::path> folders_;
  std::filesystem::path folder_;  // that the file is in
  descriptor file_;
  std::uint64_t size_ = 0;  // of the file
  std::string text_;        // behind it
};

}  // namespace strictpgn::cli
