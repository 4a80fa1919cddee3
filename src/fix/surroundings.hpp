// What a unit of the input stands between.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

/// Stands for what precedes and follows a unit, so that another text can be read in its place.
class surroundings {
 public:
  /// The unit with the white space after it are these bytes of the input.
  surroundings(const source_window& source, span unit);

  /// Calls `take` with each step of a reader that begins in the text. Places count from the first
  /// byte of what precedes it.
  void read(std::string_view text, const options& options,
            const std::function<void(const reading&)>& take) const;

  /// Bytes before the text.
  std::size_t size_before() const { return before_.size(); }

 private:
  std::string before_;
  std::string after_;
};

}  // namespace strictpgn::fix
