// What must hold of whatever the parser makes of any bytes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "parse/parse_show.hpp"
#include "parse/parse_steps.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::tests {

// Each says what is wrong, and nothing when nothing is.

inline std::string fault_of_elements(const game& in) {
  std::uint64_t last = in.offset;
  for (const auto& e : in.elements) {
    const auto where = in.span_of(e);
    if (where.begin < last || where.end < where.begin)
      return "out of order: " + shown_element(in, e);
    if (where.end > in.offset + in.text.size()) return "outside the game: " + shown_element(in, e);
    if (e.lead > where.begin - last)
      return "number reaches into the token before it: " + shown_element(in, e);
    last = where.end;
  }
  return {};
}

inline std::string fault_of_variations(const game& in) {
  std::vector<std::size_t> open;
  for (std::size_t at = 0; at != in.elements.size(); ++at) {
    const auto& e = in.elements[at];
    if (e.kind == element_kind::variation_begin) open.push_back(at);
    if (e.kind != element_kind::variation_end) continue;
    const bool is_pair =
        !open.empty() && e.data == open.back() && in.elements[open.back()].data == at;
    if (!is_pair) return "wrong partner: " + shown_element(in, e);
    open.pop_back();
  }
  return open.empty() ? "" : "a variation without its end";
}

inline std::string fault_of_tags(const game& in) {
  std::uint32_t last = 0;
  for (const auto& tag : in.tags) {
    const bool is_inside = last <= tag.begin && tag.begin <= tag.end && tag.end <= in.text.size();
    const bool has_good_name =
        tag.begin <= tag.name_begin && tag.name_begin <= tag.name_end && tag.name_end <= tag.end;
    const bool has_good_value = tag.name_end <= tag.value_begin &&
                                tag.value_begin <= tag.value_end && tag.value_end <= tag.end;
    if (!is_inside || !has_good_name || !has_good_value) return "misplaced: " + shown_tag(in, tag);
    last = tag.end;
  }
  return {};
}

/// A deviation is inside the game, but for the tag pair of the next game that stands in the
/// movetext of this one.
inline std::string fault_of_deviations(const unit_read& read) {
  const auto& in = read.unit;
  for (const auto& found : in.deviations) {
    const bool is_next = found.id == rule::tag_section_in_movetext;
    const auto end =
        is_next || found.id == rule::file_not_pgn ? read.whole.size() + 1 : in.text.size();
    if (found.begin > found.end || found.end > end)
      return "misplaced: " + shown_deviation(in, found);
  }
  const auto comes_later = [](const auto& a, const auto& b) { return a.begin > b.begin; };
  const bool is_sorted =
      std::ranges::adjacent_find(in.deviations, comes_later) == in.deviations.end();
  return is_sorted ? "" : "the deviations are out of order";
}

/// After a marker there is nothing but escape lines and further markers.
inline std::string fault_of_marker(const game& in) {
  bool is_good = in.marker_begin <= in.marker_end && in.marker_end <= in.text.size();
  for (const auto& e : in.elements) {
    const bool may_follow = e.kind == element_kind::escape || e.kind == element_kind::stray;
    is_good &= may_follow || in.marker == termination::none ||
               in.span_of(e).end <= in.offset + in.marker_begin;
  }
  return is_good ? std::string() : "misplaced: " + shown_marker(in);
}

/// Each character that is no white space belongs to something: a tag pair, an element, the marker,
/// a number before its move. Suffixes, a detached `e.p.` or `mate` and the periods after a split
/// number have no place of their own.
inline std::string fault_of_cover(const unit_read& read) {
  const auto& in = read.unit;
  std::string left(read.whole);
  const auto take = [&](std::uint64_t begin, std::uint64_t end) {
    std::fill(left.begin() + static_cast<std::ptrdiff_t>(begin),
              left.begin() + static_cast<std::ptrdiff_t>(end), ' ');
  };
  if (in.deviations.size() == 1 && in.deviations[0].id == rule::file_not_pgn) return {};
  for (const auto& tag : in.tags) take(tag.begin, tag.end);
  for (const auto& e : in.elements)
    take(in.span_of(e).begin - in.offset - e.lead, in.span_of(e).end - in.offset);
  take(in.marker_begin, in.marker_end);
  for (const auto& found : in.deviations)
    if (found.id == rule::san_ep_suffix || found.id == rule::san_bad_check_form ||
        found.id == rule::move_number_split_periods)
      take(static_cast<std::uint64_t>(found.begin), static_cast<std::uint64_t>(found.end));
  const auto lost = left.find_first_not_of(" \t\v\r\n!?");
  return lost == left.npos ? std::string() : "lost: " + left.substr(lost, 20);
}

/// The first thing that is wrong with what one step has read.
inline std::string fault_of_unit(const unit_read& read) {
  for (const auto& found :
       {fault_of_elements(read.unit), fault_of_variations(read.unit), fault_of_tags(read.unit),
        fault_of_deviations(read), fault_of_marker(read.unit), fault_of_cover(read)})
    if (!found.empty()) return found;
  return {};
}

}  // namespace strictpgn::tests
