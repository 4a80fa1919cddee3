// A part of a text, read by itself.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <string_view>
#include <vector>

#include "read/boundary.hpp"
#include "strictpgn/options.hpp"
#include "text/window.hpp"

namespace strictpgn::read {

/// A part of an input that is in memory.
struct text_part {
  std::string_view text;
  std::uint64_t offset = 0;  ///< of its first byte in the input
  bool is_last = false;      ///< the input ends with it

  std::uint64_t end() const { return offset + text.size(); }
};

/// How the lines of an input that begins so look, as long as they are all alike.
rules::line_state first_lines(std::string_view beginning);

/// The first place from `from` on at which a game seems to begin, at a tag pair behind an empty
/// line: the place that a reading comes to if a game has ended before it, and nothing else is
/// strange there. `before` is how the lines of the input have looked so far. Whether it is one, a
/// reading of what stands before it tells.
std::optional<boundary> find_game(const text_part& in, std::uint64_t from, const boundary& before);

/// The part has no more text, and the input goes on.
struct needs_more_text {};

/// The text of a part, which stays, from there on. Who reads beyond it meets the end of the input,
/// or `needs_more_text` is thrown.
text::window::supply text_of(const text_part& in, std::uint64_t from);

/// The same text as the part holds it, which stays.
inline std::string_view held_text(const text_part& in, std::uint64_t offset,
                                  std::string_view text) {
  return in.text.substr(offset - in.offset, text.size());
}

/// The same, with so many bytes read at a time.
inline options with_window(options how, std::size_t size) {
  how.window_size = size;
  return how;
}

/// What was read of a part by a course: what it has told, and its totals. Games and lines are
/// counted from where the reading began.
template <typename Course>
struct piece {
  std::vector<typename Course::kept> told;
  typename Course::totals_type totals;
  std::optional<boundary> to;  ///< where it stopped; nothing: at the beginning of the input
  bool has_ended = false;      ///< the input ends there, or is not to be read any further
};

/// How far a part is read.
struct piece_bounds {
  std::uint64_t stop = 0;         ///< it ends before the first unit that begins there or later
  std::size_t most_findings = 0;  ///< or where it has as many findings
};

/// Reads from a boundary (nothing: the beginning of the input) until a unit begins at `stop` or
/// behind it. Ends earlier, before a unit that needs more text than is there.
///
/// A `Course` reads an input step by step, from a boundary to another, and tells things on the way:
/// for reports (`finding_course`), for fixes, or to be written. What it tells is kept, and counts
/// as soon as it is settled, which is where another course could go on.
template <typename Course>
piece<Course> read_piece(const text_part& in, const std::optional<boundary>& from,
                         const piece_bounds& bounds, const typename Course::setting& setting) {
  piece<Course> result;
  result.to = from;
  std::vector<typename Course::kept> unsettled;
  std::size_t findings = 0;
  Course course(text_of(in, from ? from->held : in.offset), setting,
                std::max<std::size_t>(in.text.size(), 1), from, [&](typename Course::kept told) {
                  told.move_to(in);
                  findings += told.findings.size();
                  unsettled.push_back(std::move(told));
                });
  course.stop_at(bounds.stop);
  const auto settle = [&] {
    std::ranges::move(unsettled, std::back_inserter(result.told));
    unsettled.clear();
    result.to = course.stands();
    result.totals = course.totals();
  };
  try {
    bool goes_on = true;
    while (goes_on && findings < bounds.most_findings) {
      goes_on = course.next();
      if (course.is_settled()) settle();
    }
    result.has_ended = course.has_ended();
  } catch (const needs_more_text&) {
  }
  return result;
}

/// Whether parts of an input are read as the whole would be: not where games are compared.
bool is_divisible(const options& options);

}  // namespace strictpgn::read
