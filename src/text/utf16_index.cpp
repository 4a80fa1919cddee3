#include "text/utf16_index.hpp"

#include <algorithm>

#include "text/code_point.hpp"

namespace strictpgn::text {
namespace {

constexpr std::size_t bytes_between_marks = 1024;

}  // namespace

std::size_t utf16_index::units_in(std::string_view text, std::size_t size, encoding encoding) {
  if (encoding == encoding::latin1) return size;
  if (checkpoints_.empty()) checkpoints_.push_back({0, 0});
  const auto wanted = size / bytes_between_marks;
  while (checkpoints_.size() <= wanted) {
    const auto next = std::min(checkpoints_.size() * bytes_between_marks, text.size());
    checkpoints_.push_back(advanced(checkpoints_.back(), text, next, encoding));
  }
  const bool is_before = checkpoints_[wanted].bytes > size;  // the last character goes beyond
  return advanced(checkpoints_[is_before ? wanted - 1 : wanted], text, size, encoding).units;
}

/// The last character may have been cut off.
void utf16_index::extend_from(std::size_t size) {
  const auto known = size / bytes_between_marks;
  if (checkpoints_.size() > known) checkpoints_.resize(known);
}

utf16_index::checkpoint utf16_index::advanced(checkpoint known, std::string_view text,
                                              std::size_t to, encoding encoding) {
  constexpr char32_t last_of_one_unit = 0xFFFF;
  while (known.bytes < to) {
    const auto next = first_code_point(text.substr(known.bytes), encoding);
    known.bytes += next.length;
    known.units += next.value > last_of_one_unit ? 2 : 1;
  }
  return known;
}

}  // namespace strictpgn::text
