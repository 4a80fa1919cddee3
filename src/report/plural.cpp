#include "report/plural.hpp"

#include <fmt/format.h>

namespace strictpgn::report {

std::string in_words(std::uint64_t count, std::string_view noun) {
  return in_words(count, noun, fmt::format("{}s", noun));
}

std::string in_words(std::uint64_t count, std::string_view singular, std::string_view plural) {
  return fmt::format("{} {}", count, count == 1 ? singular : plural);
}

std::string size_in_words(std::uint64_t bytes) {
  if (bytes < 1000) return in_words(bytes, "byte");
  auto amount = static_cast<double>(bytes);
  std::size_t unit = 0;
  constexpr std::string_view units[] = {"bytes", "kB", "MB", "GB", "TB", "PB", "EB"};
  while (amount >= 999.95) {
    amount /= 1000;
    ++unit;
  }
  return fmt::format("{:.1f} {}", amount, units[unit]);
}

}  // namespace strictpgn::report
