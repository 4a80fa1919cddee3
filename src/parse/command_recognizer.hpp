// The commands that programs write after each move, by hand: `[%clk 0:03:00]`, `[%eval -0.42]`. The
// productions of the grammar stay the definition; a test holds the two together over all short
// texts.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

#include "parse/find_byte.hpp"

namespace strictpgn::parse {

enum class plain_command : std::uint8_t { none, clk, egt, emt, mct, eval };

/// A command of one operand that has its form, from `[%` to `]`, without anything to report.
struct recognized_command {
  plain_command name = plain_command::none;  ///< `none`: it has to be read by its rules
  std::uint32_t length = 0;
};

/// The first `[%` from there on, or the end of the text.
inline std::size_t find_command(std::string_view text, std::size_t from) {
  const char* const end = text.data() + text.size();
  const char* const begin = text.data() + std::min(from, text.size());
  for (const char* at = begin; at != end;) {
    at = find_byte('%', at, end);
    if (at == end) break;
    if (at != begin && at[-1] == '[') return static_cast<std::size_t>(at - 1 - text.data());
    ++at;
  }
  return text.size();
}

namespace command_reading {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

inline const char* past_digits(const char* at, const char* end) {
  while (at != end && is_digit(*at)) ++at;
  return at;
}

/// `:` and a number below sixty, twice: the place after it, or null.
inline const char* past_minutes_and_seconds(const char* at, const char* end) {
  if (end - at < 6) return nullptr;
  const auto is_sixty = [](const char* p) {
    return p[0] == ':' && p[1] >= '0' && p[1] <= '5' && is_digit(p[2]);
  };
  return is_sixty(at) && is_sixty(at + 3) ? at + 6 : nullptr;
}

/// Whether `h:mm:ss]` stands there, eight bytes looked at in one: with the same signs taken away
/// only the values of the digits are left, and what is too much for one reaches its highest bit.
inline bool is_short_clock_time(const char* at) {
  const auto word = [](const char* text) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text, sizeof bytes);
    return bytes;
  };
  const auto values = word(at) ^ word("0:00:00]");
  const auto excess = values + word("\x76\x7F\x7A\x76\x7F\x7A\x76\x7F");
  return ((values | excess) & word("\x80\x80\x80\x80\x80\x80\x80\x80")) == 0;
}

inline const char* past_clock_time(const char* at, const char* end) {
  if (end - at >= 8 && is_short_clock_time(at)) [[likely]]
    return at + 7;
  const char* const hours_end = past_digits(at, end);
  return hours_end == at ? nullptr : past_minutes_and_seconds(hours_end, end);
}

inline const char* past_mechanical_time(const char* at, const char* end) {
  const bool has_hours = end - at >= 2 && is_digit(at[0]) && is_digit(at[1]);
  return has_hours ? past_minutes_and_seconds(at + 2, end) : nullptr;
}

inline const char* past_evaluation(const char* at, const char* end) {
  const bool is_mate = at != end && *at == '#';
  if (is_mate) ++at;
  if (at != end && (*at == '+' || *at == '-')) ++at;
  const char* const whole_end = past_digits(at, end);
  if (whole_end == at) return nullptr;
  if (is_mate) return whole_end;
  if (whole_end == end || *whole_end != '.') return nullptr;
  const char* const fraction_end = past_digits(whole_end + 1, end);
  return fraction_end == whole_end + 1 ? nullptr : fraction_end;
}

/// The command whose name and one space stand there; `length` is what they take.
inline recognized_command recognize_name(const char* at, const char* end) {
  const auto is = [at](const char* name) { return std::memcmp(at, name, 4) == 0; };
  using enum plain_command;
  if (end - at < 5) return {};
  if (is("clk ")) return {clk, 4};
  if (is("eval")) return at[4] == ' ' ? recognized_command{eval, 5} : recognized_command{};
  if (is("emt ")) return {emt, 4};
  if (is("egt ")) return {egt, 4};
  if (is("mct ")) return {mct, 4};
  return {};
}

inline const char* past_operand(plain_command name, const char* at, const char* end) {
  if (name == plain_command::eval) return past_evaluation(at, end);
  return name == plain_command::mct ? past_mechanical_time(at, end) : past_clock_time(at, end);
}

}  // namespace command_reading

/// Recognises the command at the `[%` that `text` begins with.
inline recognized_command recognize_command(std::string_view text) {
  using namespace command_reading;
  const char* const end = text.data() + text.size();
  auto found = recognize_name(text.data() + 2, end);
  if (found.name == plain_command::none) return {};
  const char* const close = past_operand(found.name, text.data() + 2 + found.length, end);
  if (close == nullptr || close == end || *close != ']') return {};
  found.length = static_cast<std::uint32_t>(close + 1 - text.data());
  return found;
}

}  // namespace strictpgn::parse
