#include "read/packed.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace strictpgn::read {
namespace {

using namespace std::string_view_literals;

/// What a ZIP archive begins with, the header of its first member. What is shorter than that is
/// none.
constexpr auto zip_mark = "PK\x03\x04"sv;
constexpr std::size_t zip_header_size = 30;
constexpr auto empty_zip_mark = "PK\x05\x06"sv;

/// What other files begin with: gzip, bzip2, xz, Zstandard (and its frames to be skipped, with
/// which parallel compressors begin), ZIP without members.
constexpr std::array marks{"\x1F\x8B"sv, "BZh"sv,
                           "\xFD"
                           "7zXZ\0"sv,
                           "\x28\xB5\x2F\xFD"sv, empty_zip_mark};
constexpr auto skippable_mark = "\x2A\x4D\x18"sv;  // behind a byte from 0x50 to 0x5F

bool is_skippable_frame(std::string_view beginning) {
  return !beginning.empty() && (static_cast<unsigned char>(beginning[0]) & 0xF0) == 0x50 &&
         beginning.substr(1).starts_with(skippable_mark);
}

}  // namespace

bool is_packed(std::string_view beginning) {
  if (beginning.starts_with(zip_mark)) return beginning.size() >= zip_header_size;
  for (const auto mark : marks)
    if (beginning.starts_with(mark)) return mark != "BZh"sv || beginning.substr(4, 2) == "1A"sv;
  return is_skippable_frame(beginning) || is_tar(beginning);
}

bool is_zip(std::string_view beginning) {
  return beginning.starts_with(zip_mark) || beginning.starts_with(empty_zip_mark);
}

/// A header holds the sum of its bytes, in which it counts itself as blanks.
bool is_tar(std::string_view beginning) {
  constexpr std::size_t sum_at = 148;
  constexpr std::size_t sum_size = 8;
  if (beginning.size() < packed_mark_size || !beginning.substr(257).starts_with("ustar"))
    return false;
  const auto written = beginning.substr(sum_at, sum_size);
  const auto digits = written.substr(std::min(written.find_first_not_of(' '), sum_size));
  unsigned told = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), told, 8);
  unsigned sum = 0;
  for (std::size_t at = 0; at != packed_mark_size; ++at)
    sum += at - sum_at < sum_size ? ' ' : static_cast<unsigned char>(beginning[at]);
  return sum == told;
}

}  // namespace strictpgn::read
