// The few colors of the text reports, which can be off.
#pragma once

#include <string>
#include <string_view>

#include "strictpgn/severity.hpp"

namespace strictpgn::report {

/// What a piece of text is, not how it looks.
enum class tone : unsigned char { plain, strong, faint, error, warning, info };

/// The tone of a severity.
tone tone_of(severity level);

/// Paints, or does not.
class style {
 public:
  constexpr explicit style(bool is_colored) : is_colored_(is_colored) {}

  /// The text in the color of that tone. The text must be harmless already.
  std::string paint(tone tone, std::string_view text) const;

 private:
  bool is_colored_;
};

}  // namespace strictpgn::report
