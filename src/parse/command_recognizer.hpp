// The commands that programs write after each move, by hand: `[%clk 0:03:00]`, `[%eval -0.42]`. The
// productions of the grammar stay the definition; a test holds the two together over all short
// texts.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

#include "parse/digits.hpp"
#include "parse/find_byte.hpp"
#include "strictpgn/ast.hpp"

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

/// `:` and a number below sixty, twice: the place after it, or null.
inline const char* past_minutes_and_seconds(const char* at, const char* end) {
  if (end - at < 6) return nullptr;
  const auto is_sixty = [](const char* p) {
    return p[0] == ':' && p[1] >= '0' && p[1] <= '5' && is_digit(p[2]);
  };
  return is_sixty(at) && is_sixty(at + 3) ? at + 6 : nullptr;
}

/// Whether `h:mm:ss]` stands there; tens of minutes and seconds are less than six.
inline bool is_short_clock_time(const char* at) {
  return has_form(at, "0:00:00]", "\x76\x7F\x7A\x76\x7F\x7A\x76\x7F");
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

inline bool is_text(const char* at, const char (&text)[9]) { return std::memcmp(at, text, 8) == 0; }

inline const char* past_blank(const char* at, const char* end) {
  return at != end && *at == ' ' ? at + 1 : at;
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

/// Whether a comment in braces holds commands of these forms, each with a blank at most beside it,
/// and nothing else, and at most one about time.
struct recognized_commands {
  const char* close = nullptr;  ///< its `}`; null: it is any other comment
  std::uint8_t flags = 0;       ///< then those of the element
};

/// Those of a comment that tells the time.
inline constexpr std::uint8_t clock_flags = element_flag::is_commands | element_flag::tells_time;

/// Bytes of a command that is recognised: `[%eval #1]` is as short as they get.
inline constexpr std::uint32_t shortest_command = 10;

/// Whether a comment of commands is too short for two.
inline bool is_one_command(const element& commands) {
  return end_of(commands) - commands.offset < 2 + 2 * shortest_command;
}

/// Recognises them one after the other.
[[gnu::noinline]] inline recognized_commands recognize_any_commands(const char* at,
                                                                    const char* end) {
  using namespace command_reading;
  std::uint8_t flags = element_flag::is_commands;
  at = past_blank(at + 1, end);
  do {
    if (end - at < 3 || at[0] != '[' || at[1] != '%') return {};
    const auto one = recognize_command({at, static_cast<std::size_t>(end - at)});
    const bool is_about_time = one.name != plain_command::eval;
    if (one.name == plain_command::none || (is_about_time && flags == clock_flags)) return {};
    if (is_about_time) flags = clock_flags;
    at = past_blank(at + one.length, end);
  } while (at != end && *at != '}');
  return at == end ? recognized_commands{} : recognized_commands{at, flags};
}

inline constexpr std::ptrdiff_t clock_comment_size = 18;

/// Whether `{ [%clk h:mm:ss] }` stands there, where as many bytes can be read.
inline bool is_clock_comment(const char* at) {
  using namespace command_reading;
  return is_text(at, "{ [%clk ") && is_short_clock_time(at + 8) && at[16] == ' ' && at[17] == '}';
}

/// Recognises the commands in the comment that begins at `at`.
inline recognized_commands recognize_commands(const char* at, const char* end) {
  if (end - at >= clock_comment_size && is_clock_comment(at))
    return {at + clock_comment_size - 1, clock_flags};
  const bool may_begin = end - at > 2 && (at[1] == '[' || at[2] == '[');
  return may_begin ? recognize_any_commands(at, end) : recognized_commands{};
}

}  // namespace strictpgn::parse
