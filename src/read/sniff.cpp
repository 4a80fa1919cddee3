#include "read/sniff.hpp"

#include <algorithm>

#include "strictpgn/rule.hpp"
#include "text/file_kind.hpp"

namespace strictpgn::read {

using namespace rules;

bool look_first(std::string_view beginning, bool is_all, findings& out) {
  if (beginning.empty() && is_all) {
    out.add(rule::file_empty, {0, 0});
    return false;
  }
  if (text::is_utf16(beginning)) {
    out.add(rule::encoding_utf16, {0, std::min<std::uint64_t>(2, beginning.size())});
    return false;
  }
  return true;
}

}  // namespace strictpgn::read
