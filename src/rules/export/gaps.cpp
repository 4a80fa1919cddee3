#include "rules/export/gaps.hpp"

#include <algorithm>

#include "text/ascii.hpp"
#include "text/find_line_end.hpp"

namespace strictpgn::rules {

bool is_blank_run(std::string_view text) {
  return !text.empty() && text.find_first_not_of(' ') == text.npos;
}

bool gap::has_tab() const {
  return std::ranges::any_of(text, [](char c) { return c == '\t' || c == '\v'; });
}

std::string_view gap::line_end() const {
  return newlines == 0 ? std::string_view() : text.substr(0, text::find_line_end(text, 0));
}

std::string_view gap::line_begin() const {
  return newlines == 0 ? std::string_view() : text.substr(text::line_begin(text, text.size()));
}

bool gap::has_space_at_line_edge() const {
  return is_blank_run(line_end()) || is_blank_run(line_begin());
}

void gap_list::clear(std::string_view text, std::uint64_t offset) {
  text_ = text;
  offset_ = offset;
  all_.clear();
  places_ = within_lines_ = 0;
  may_have_spaces_at_line_ends_ = false;
}

void gap_list::add(std::string_view white, gap_place place, std::size_t next) {
  constexpr std::size_t most_newlines = 0xFFFF;
  kept result{};
  result.begin = static_cast<std::uint64_t>(white.data() - text_.data()) & ((1ULL << 40) - 1);
  result.newlines = std::min(text::count_line_ends(white), most_newlines) & most_newlines;
  result.place = static_cast<std::uint8_t>(place);
  result.size = static_cast<std::uint32_t>(white.size());
  result.next = static_cast<std::uint32_t>(next);
  const bool is_at_line_end =
      result.newlines != 0 || place == gap_place::before_game || place == gap_place::after_movetext;
  may_have_spaces_at_line_ends_ |= is_at_line_end && white.size() != result.newlines;
  places_ |= bit_of(place);
  if (result.newlines == 0) within_lines_ |= bit_of(place);
  all_.push_back(result);
}

gap gap_list::made(const kept& one) const {
  return {.text = text_.substr(one.begin, one.size),
          .begin = offset_ + one.begin,
          .next = one.next,
          .newlines = static_cast<std::uint32_t>(one.newlines),
          .place = static_cast<gap_place>(one.place)};
}

}  // namespace strictpgn::rules
