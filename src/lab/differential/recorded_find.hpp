// A find of an earlier run, read back from its folder.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "lab/differential/criteria.hpp"
#include "lab/differential/mismatch.hpp"

namespace strictpgn::differential {

/// What `render_json` has written of a find, as far as it takes to ask about it again.
struct recorded_find {
  std::string name;  ///< of its cluster
  std::string text;  ///< that shows it; raw bytes
  mismatch what;
  criteria how;  ///< that we judged by
};

/// A find.json that tells of no find; the text says why in one line.
class bad_find : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// Name of the page for machines, beside the text.
inline constexpr const char* find_file = "find.json";

/// The find but for its text, which stands beside it in the `example_file` of its input. Throws
/// `bad_find`.
recorded_find read_find(std::string_view json);

}  // namespace strictpgn::differential
