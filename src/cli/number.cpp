#include "cli/number.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <string>
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
CLI::Option* take_numbers(CLI::Option* option, std::string_view characters, Number least,
                          Number greatest) {
  const auto take = [=](std::string& text) -> std::string {
    const auto number = number_of<Number>(text, characters);
    if (!number || *number < least || *number > greatest)
      return fmt::format("`{}` is no number from {} to {}", text, least, greatest);
    text = fmt::format("{}", *number);
    return {};
  };
  return option->transform(CLI::Validator(take, ""));
}

}  // namespace

CLI::Option* take_whole_numbers(CLI::Option* option, std::uint64_t least, std::uint64_t greatest) {
  return take_numbers(option, "0123456789", least, greatest);
}

CLI::Option* take_decimal_numbers(CLI::Option* option, double least, double greatest) {
  return take_numbers(option, "0123456789.", least, greatest);
}

}  // namespace strictpgn::cli
