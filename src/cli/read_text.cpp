#include "cli/read_text.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <iterator>

#include "cli/input.hpp"
#include "cli/trouble.hpp"

namespace strictpgn::cli {

std::string read_text(const std::string& argument) {
  using bytes = std::istreambuf_iterator<char>;
  if (argument == "-") return {bytes(std::cin), bytes()};
  const auto file = inputs_of({argument}, "").front();
  if (!std::filesystem::exists(argument))
    throw unreadable_input(fmt::format("no such file: `{}`", argument));
  if (!std::filesystem::is_regular_file(argument))
    throw unreadable_input(fmt::format("`{}` is no regular file", argument));
  return {bytes(*open_file(file)), bytes()};
}

}  // namespace strictpgn::cli
