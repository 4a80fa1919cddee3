// Numbers as option values.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

namespace strictpgn::cli {

/// The option takes whole numbers in decimal digits, such as `10` or `010`, and complains about
/// anything else.
CLI::Option* take_whole_numbers(CLI::Option* option, std::uint64_t least, std::uint64_t greatest);

/// The same for decimal numbers such as `0.5`.
CLI::Option* take_decimal_numbers(CLI::Option* option, double least, double greatest);

}  // namespace strictpgn::cli
