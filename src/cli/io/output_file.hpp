// A file in the place of stdout.
#pragma once

#include <optional>
#include <string>

#include "cli/io/atomic_file.hpp"
#include "cli/io/descriptor.hpp"

namespace strictpgn::cli {

/// Whether there is something of that name that is written to directly.
bool is_pipe_or_device(const std::string& name);

/// The file that stdout goes to, which gets its new content all at once, at the end. A pipe or a
/// device is written to directly. Throws `unwritable_file`.
class output_file {
 public:
  /// From now on what is written to stdout goes there.
  explicit output_file(const std::string& name);

  /// Nothing more will be written.
  void finish() const;
  /// Whether nothing was written to a file.
  bool is_empty() const;

 private:
  std::optional<atomic_file> file_;  // none: written to directly
  descriptor draft_;                 // what was written, without a name
};

}  // namespace strictpgn::cli
