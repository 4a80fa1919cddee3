#include "text/file_kind.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "text/ascii.hpp"
#include "text/code_point.hpp"

namespace strictpgn::text {
namespace {

using namespace std::string_view_literals;

/// What a ZIP archive begins with, the header of its first member. What is shorter than that is
/// none.
constexpr auto zip_mark = "PK\x03\x04"sv;
constexpr std::size_t zip_header_size = 30;
constexpr auto empty_zip_mark = "PK\x05\x06"sv;

/// What other files begin with: gzip, xz, Zstandard (and its frames to be skipped, with which
/// parallel compressors begin), ZIP without members.
constexpr std::array marks{"\x1F\x8B"sv,
                           "\xFD"
                           "7zXZ\0"sv,
                           "\x28\xB5\x2F\xFD"sv, empty_zip_mark};
constexpr auto skippable_mark = "\x2A\x4D\x18"sv;  // behind a byte from 0x50 to 0x5F

/// The size of its blocks is a digit; pi begins the first of them.
bool is_bzip2(std::string_view beginning) {
  return beginning.starts_with("BZh"sv) && beginning.size() > 3 && beginning[3] >= '1' &&
         beginning[3] <= '9' && beginning.substr(4, 2) == "1A"sv;
}

bool is_skippable_frame(std::string_view beginning) {
  return !beginning.empty() && (static_cast<unsigned char>(beginning[0]) & 0xF0) == 0x50 &&
         beginning.substr(1).starts_with(skippable_mark);
}

constexpr auto utf16_marks = std::array{"\xFE\xFF"sv, "\xFF\xFE"sv};

bool has_utf16_mark(std::string_view bytes) {
  return std::ranges::any_of(utf16_marks, [&](auto mark) { return bytes.starts_with(mark); });
}

/// In the first line of UTF-16 no two bytes meet that are not NUL, whatever blanks are left out.
bool may_become_utf16(std::string_view bytes) {
  constexpr std::size_t sample = 64;
  std::string seen;
  bytes = bytes.substr(0, bytes.find_first_of("\r\n"));
  while (!bytes.empty() && seen.size() != sample) {
    const bool is_mark = bytes.starts_with(byte_order_mark);
    if (!is_mark && !is_blank(bytes[0])) seen += bytes[0];
    bytes.remove_prefix(is_mark ? byte_order_mark.size() : 1);
  }
  const auto meet = [](char one, char other) { return one != '\0' && other != '\0'; };
  return seen.find('\0') != seen.npos &&
         std::adjacent_find(seen.begin(), seen.end(), meet) == seen.end();
}

}  // namespace

bool is_packed(std::string_view beginning) {
  if (beginning.starts_with(zip_mark)) return beginning.size() >= zip_header_size;
  const auto begins_with = [&](auto mark) { return beginning.starts_with(mark); };
  return std::ranges::any_of(marks, begins_with) || is_bzip2(beginning) ||
         is_skippable_frame(beginning) || is_tar(beginning);
}

bool is_zip(std::string_view beginning) {
  return beginning.starts_with(zip_mark) || beginning.starts_with(empty_zip_mark);
}

/// A header holds the sum of its bytes, in which it counts itself as blanks.
bool is_tar(std::string_view beginning) {
  constexpr std::size_t sum_at = 148;
  constexpr std::size_t sum_size = 8;
  if (beginning.size() < packed_mark_size) return false;
  const auto mark = beginning.substr(257, 8);
  if (!mark.starts_with("ustar\0"sv) && mark != "ustar  \0"sv) return false;  // POSIX and GNU
  const auto written = beginning.substr(sum_at, sum_size);
  const auto digits = written.substr(std::min(written.find_first_not_of(' '), sum_size));
  unsigned told = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), told, 8);
  unsigned sum = 0;
  for (std::size_t at = 0; at != packed_mark_size; ++at)
    sum += at - sum_at < sum_size ? ' ' : static_cast<unsigned char>(beginning[at]);
  return sum == told;
}

bool is_utf16(std::string_view beginning) {
  if (has_utf16_mark(beginning)) return true;
  const auto sample = beginning.substr(0, 256);
  if (sample.size() < 8) return false;
  const auto is_zero_from = [&](std::size_t first) {
    for (auto at = first; at < sample.size(); at += 2)
      if (sample[at] != '\0') return false;
    return std::any_of(sample.begin(), sample.end(), [](char c) { return c != '\0'; });
  };
  return is_zero_from(0) || is_zero_from(1);
}

/// What is written anew begins with no NUL.
bool may_be_mistaken(std::string_view beginning, std::size_t kept) {
  if (has_utf16_mark(beginning) || is_packed(beginning) || is_zip(beginning)) return true;
  const bool is_nul_behind = kept < beginning.size() && beginning[kept] == '\0';
  return may_become_utf16(beginning.substr(0, kept + (is_nul_behind ? 1 : 0)));
}

}  // namespace strictpgn::text
