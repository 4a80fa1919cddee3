// Numbers as option values.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace strictpgn::cli {

/// Brings the text of a number into the form that all understand; gives what is wrong with it, or
/// nothing.
using number_reading = std::function<std::string(std::string& text)>;

/// Whole numbers in decimal digits, such as `10` or `010`.
number_reading whole_number(std::uint64_t least, std::uint64_t greatest);

/// The same for decimal numbers such as `0.5`.
number_reading decimal_number(double least, double greatest);

}  // namespace strictpgn::cli
