#include "cli/options/number.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace strictpgn::cli {
namespace {

/// All of the text as a number, if it has no other characters than these.
template <typename Number>
std::optional<Number> number_of(std::string_view text, std::string_view characters) {
  Number number{};
  const auto* const end = text.data() + text.size();
  const auto [rest, failure] = std::from_chars(text.data(), end, number);
  const bool is_whole = failure == std::errc{} && rest == end;
  if (!is_whole || text.find_first_not_of(characters) != text.npos) return std::nullopt;
  return number;
}

/// Leading zeros go: they would be taken for a sign of octal digits later.
template <typename Number>
number_reading number_within(std::string_view characters, Number least, Number greatest) {
  return [=](std::string& text) -> std::string {
    const auto number = number_of<Number>(text, characters);
    if (!number || *number < least || *number > greatest)
      return fmt::format("`{}` is no number from {} to {}", text, least, greatest);
    text = fmt::format("{}", *number);
    return {};
  };
}

}  // namespace

number_reading whole_number(std::uint64_t least, std::uint64_t greatest) {
  return number_within("0123456789", least, greatest);
}

number_reading decimal_number(double least, double greatest) {
  return number_within("0123456789.", least, greatest);
}

}  // namespace strictpgn::cli
