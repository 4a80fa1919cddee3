#include "format/unwritten_input.hpp"

#include <algorithm>

#include "text/ascii.hpp"

namespace strictpgn::format {

void unwritten_input::keep(std::string_view forgotten) {
  const auto begin = at_.offset_of(forgotten.data());
  const auto known = offset_ + kept_.size();
  if (begin + forgotten.size() <= known) return;
  kept_ += forgotten.substr(known - std::min(begin, known));
  if (!keeps_white_space_) drop_white_space();
}

/// What stays is the last line end with the blanks behind it; of too many of those, one too many.
void unwritten_input::drop_white_space() {
  if (kept_.find_first_not_of(text::white_space) != kept_.npos) return;
  auto begin = kept_.find_last_of("\r\n");
  if (begin == kept_.npos)
    begin = 0;
  else if (begin != 0 && kept_.compare(begin - 1, 2, "\r\n") == 0)
    --begin;
  const auto most = most_indentation + 3;
  begin = std::max(begin, kept_.size() - std::min(kept_.size(), most));
  kept_.erase(0, begin);
  offset_ += begin;
  has_dropped_ |= begin != 0;
}

std::string unwritten_input::take(std::uint64_t end) {
  auto taken = take_kept(std::min<std::uint64_t>(kept_.size(), end - std::min(end, offset_)));
  if (end > offset_) {
    taken.append(at_.place_of(offset_), end - offset_);
    offset_ = end;
  }
  return taken;
}

std::string_view unwritten_input::take_in_window(std::uint64_t end) {
  const std::string_view taken(at_.place_of(offset_), end - offset_);
  offset_ = end;
  return taken;
}

std::string unwritten_input::take_kept(std::size_t size) {
  auto taken = kept_.substr(0, size);
  kept_.erase(0, size);
  offset_ += size;
  return taken;
}

}  // namespace strictpgn::format
