#include "read/piece.hpp"

#include <algorithm>

#include "parse/starts_section.hpp"
#include "read/session.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"

namespace strictpgn::read {
namespace {

/// A line that is longer is not held to begin a part behind it.
constexpr std::uint64_t longest_line_before = 64 << 10;

/// The boundary at `[`, `index` bytes into the text, if the text before it allows one there.
std::optional<boundary> boundary_at(const text_part& in, std::size_t index,
                                    const boundary& before) {
  const auto head = in.text.substr(0, index);
  if (!head.ends_with('\n')) return std::nullopt;
  const auto token = head.find_last_not_of(text::white_space);
  if (token == head.npos) return std::nullopt;
  const auto line_end = head.find_last_of("\r\n", token);
  if (line_end == head.npos || index - line_end > longest_line_before) return std::nullopt;
  const auto gap = head.substr(token + 1);
  if (gap.find('\n') == gap.npos) return std::nullopt;

  boundary found;
  found.offset = in.offset + index;
  found.held = in.offset + line_end + 1;
  found.last_token_end = found.behind_end = in.offset + token + 1;
  found.last_line.begin = found.held;
  found.lines = before.lines;
  found.lines.begin = found.offset;
  found.lines.number = 1 + static_cast<std::uint64_t>(std::ranges::count(gap, '\n'));
  found.lines.last = head.ends_with("\r\n") ? rules::newline::crlf : rules::newline::lf;
  found.lines.has_cr = false;
  found.lines.column_80 = found.lines.column_255 = 0;
  found.utf8 = before.utf8;
  found.follows_a_game = found.has_games = true;
  return found;
}

}  // namespace

text::window::supply text_of(const text_part& in, std::uint64_t from) {
  return {in.text.substr(from - in.offset), [is_last = in.is_last](char*, std::size_t) {
            if (!is_last) throw needs_more_text{};
            return std::size_t{0};
          }};
}

rules::line_state first_lines(std::string_view beginning) {
  rules::line_state lines;
  const auto end = beginning.find_first_of("\r\n");
  if (end == beginning.npos) return lines;
  const bool is_pair = beginning.substr(end).starts_with("\r\n");
  lines.first = is_pair                  ? rules::newline::crlf
                : beginning[end] == '\r' ? rules::newline::cr
                                         : rules::newline::lf;
  lines.told_not_lf = lines.first != rules::newline::lf;
  return lines;
}

std::optional<boundary> find_game(const text_part& in, std::uint64_t from, const boundary& before) {
  auto at = static_cast<std::size_t>(std::max(from, in.offset) - in.offset);
  while (at < in.text.size()) {
    const auto rest = in.text.substr(at);
    const auto section = parse::find_next_section(rest);
    const auto open = rest.find_first_not_of(text::white_space, section);
    if (open == rest.npos) return std::nullopt;
    if (const auto found = boundary_at(in, at + open, before)) return found;
    at += open + 1;
  }
  return std::nullopt;
}

bool is_divisible(const options& options) {
  const rules::severities levels(options);
  return !levels.is_enabled(rule::collation_order) && !levels.is_enabled(rule::collation_duplicate);
}

}  // namespace strictpgn::read
