// Inputs that are read more than once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "cli/io/descriptor.hpp"
#include "cli/io/input.hpp"
#include "cli/io/temp_file.hpp"
#include "strictpgn/format.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::cli {

/// Fills the buffer with the bytes from that offset on; fewer at the end only.
using read_at = std::function<std::size_t(std::uint64_t offset, char* to, std::size_t size)>;

/// Fills the buffer with what follows, from the first byte on. `source` must outlive it.
std::function<std::size_t(char* to, std::size_t size)> from_the_start(const read_at& source);

/// The same of a text that waits, which must outlive it.
read_at bytes_of(const temp_file& text);

/// A regular file that is open, or anything else that can be read once, such as stdin or a pipe,
/// all of which waits in a temporary file.
class held_input {
 public:
  held_input() = default;
  /// Throws `unreadable_input`.
  explicit held_input(const input& file);

  const read_at& bytes() const { return bytes_; }
  /// In bytes, as it is now.
  std::uint64_t size() const;
  /// Of what is no regular file.
  const temp_file& copy() const { return *copy_; }

 private:
  void hold_copy(const input& file);

  std::shared_ptr<descriptor> file_;
  std::shared_ptr<temp_file> copy_;  // of what can be read once
  read_at bytes_;
};

/// Calls `read` with a reader of these bytes, from the first one on.
void read_from(const read_at& source, const options& options,
               const std::function<void(reader&)>& read);

/// Formats these bytes.
format_totals format_bytes(const read_at& source, const format_options& options,
                           const block_sink& take);

}  // namespace strictpgn::cli
