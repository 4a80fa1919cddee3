// What is packed: .zst .gz .bz2 .xz, and the members of .zip and .tar.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cli/io/byte_stream.hpp"

namespace strictpgn::cli {

/// The name without a suffix such as `.zst` that only says how it is packed.
std::string_view without_packing(std::string_view name);

/// An archive that cannot be read, or not any further.
class damaged_archive : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// The library that unpacks cannot be loaded; why, in the words of the system.
class no_unpacking : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// Unpacks one text after the other, in the order in which they stand in the archive, as they are
/// read: little more than a block of it is in memory.
class archive {
 public:
  /// From a stream that outlives this. Throws `damaged_archive`, and `no_unpacking`.
  explicit archive(byte_stream& packed);
  /// Likewise from a regular file of that name.
  explicit archive(const std::string& path);
  archive(const archive&) = delete;
  archive& operator=(const archive&) = delete;
  ~archive();

  struct member {
    std::string name;  ///< in any bytes; empty for a text that is packed by itself
    bool is_encrypted = false;
  };

  /// Goes on to the next file in it, or in one that follows it (tar); nothing at the end. Throws
  /// `damaged_archive`, and `followed_by_others` at the end of what is packed as a whole.
  std::optional<member> next();
  /// Reads the text of the file that it has come to. Throws `damaged_archive`, and
  /// `followed_by_others` at the end of a text that is packed by itself.
  std::size_t read(char* to, std::size_t size);

 private:
  struct state;
  std::unique_ptr<state> state_;
};

}  // namespace strictpgn::cli
