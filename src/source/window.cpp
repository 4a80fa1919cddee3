#include "source/window.hpp"

#include <algorithm>
#include <cstring>

namespace strictpgn::source {

const char* window::extend(const char* keep) {
  if (is_complete_) return keep;
  if (forget_ && keep != begin_) forget_({begin_, static_cast<std::size_t>(keep - begin_)});
  offset_ += static_cast<std::uint64_t>(keep - begin_);
  const auto kept = static_cast<std::size_t>(end_ - keep);
  // Growing by what is kept makes reading a large game again and again cost no more than reading it
  // twice.
  const auto wanted = kept + std::max(size_, kept);
  if (buffer_.size() < wanted) {
    std::vector<char> larger(wanted);
    if (kept != 0) std::memcpy(larger.data(), keep, kept);
    buffer_.swap(larger);
  } else if (kept != 0) {
    std::memmove(buffer_.data(), keep, kept);
  }
  const auto more = read_(buffer_.data() + kept, wanted - kept);
  is_complete_ = more == 0;
  begin_ = buffer_.data();
  end_ = begin_ + kept + more;
  return begin_;
}

}  // namespace strictpgn::source
