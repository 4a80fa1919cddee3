// Numbers for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace strictpgn::report {

/// "1 game", "2 games", "0 games".
std::string in_words(std::uint64_t count, std::string_view noun);

/// The same with a plural that does not end in s.
std::string in_words(std::uint64_t count, std::string_view singular, std::string_view plural);

/// "812 bytes", "1.4 MB": decimal units.
std::string size_in_words(std::uint64_t bytes);

}  // namespace strictpgn::report
