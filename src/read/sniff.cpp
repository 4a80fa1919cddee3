#include "read/sniff.hpp"

#include <algorithm>

#include "strictpgn/rule.hpp"

namespace strictpgn::read {

using namespace rules;

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
  return true;
}

}  // namespace strictpgn::read
