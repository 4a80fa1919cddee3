#include "check/first_look.hpp"

#include <algorithm>

#include "parse/starts_section.hpp"

namespace strictpgn::check {

bool is_utf16(std::string_view text) {
  if (text.starts_with("\xFE\xFF") || text.starts_with("\xFF\xFE")) return true;
  const auto sample = text.substr(0, 256);
  if (sample.size() < 8) return false;
  const auto is_zero_from = [&](std::size_t first) {
    for (auto at = first; at < sample.size(); at += 2)
      if (sample[at] != '\0') return false;
    return std::any_of(sample.begin(), sample.end(), [](char c) { return c != '\0'; });
  };
  return is_zero_from(0) || is_zero_from(1);
}

bool look_first(std::string_view beginning, bool is_all, findings& out) {
  if (beginning.empty() && is_all) {
    out.add(rule::file_empty, {0, 0});
    return false;
  }
  if (is_utf16(beginning)) {
    out.add(rule::encoding_utf16, {0, std::min<std::uint64_t>(2, beginning.size())});
    return false;
  }
  const auto judged = beginning.substr(parse::end_of_what_precedes(beginning));
  const bool is_too_little = judged.size() < beginning.size() / 2 && !is_all;  // to tell what it is
  if (judged.empty() || is_too_little || parse::shows_pgn(judged)) return true;
  out.add(rule::file_not_pgn, {0, 0});
  return false;
}

}  // namespace strictpgn::check
