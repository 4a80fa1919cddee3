#include "report/text/style.hpp"

#include <fmt/format.h>

namespace strictpgn::report {
namespace {

std::string_view code_of(tone tone) {
  constexpr std::string_view codes[] = {"0", "1", "2", "1;31", "1;33", "1;36"};
  return codes[static_cast<int>(tone)];
}

}  // namespace

tone tone_of(severity level) {
  constexpr tone tones[] = {tone::plain, tone::info, tone::warning, tone::error};
  return tones[static_cast<int>(level)];
}

std::string style::paint(tone which, std::string_view text) const {
  if (!is_colored_ || which == tone::plain) return std::string(text);
  return fmt::format("\x1B[{}m{}\x1B[0m", code_of(which), text);
}

}  // namespace strictpgn::report
