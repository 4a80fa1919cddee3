#include "text/window.hpp"

#include <algorithm>
#include <cstring>
#include <new>

namespace strictpgn::text {

const char* window::extend(const char* keep) {
  if (is_complete_) return keep;
  if (forget_ && keep != begin_) forget_({begin_, static_cast<std::size_t>(keep - begin_)});
  offset_ += static_cast<std::uint64_t>(keep - begin_);
  const auto kept = static_cast<std::size_t>(end_ - keep);
  // Growing by what is kept makes reading a large game again and again cost no more than reading it
  // twice. What is kept of a small one leaves room enough.
  const bool has_room = kept < size_ && capacity_ > kept + size_ / 2;
  const auto wanted = has_room ? capacity_ : kept + std::max(size_, kept);
  const bool is_in_buffer = buffer_ != nullptr;
  if (is_in_buffer && kept != 0) std::memmove(buffer_.get(), keep, kept);
  if (capacity_ < wanted) grow(wanted);
  if (!is_in_buffer && kept != 0) std::memcpy(buffer_.get(), keep, kept);
  const auto more = read_(buffer_.get() + kept, wanted - kept);
  is_complete_ = more == 0;
  begin_ = buffer_.get();
  end_ = begin_ + kept + more;
  return begin_;
}

/// A large buffer need not be copied to grow, and takes up no more memory than has been read into
/// it.
void window::grow(std::size_t wanted) {
  auto* larger = static_cast<char*>(std::realloc(buffer_.get(), wanted));
  if (larger == nullptr) throw std::bad_alloc();
  static_cast<void>(buffer_.release());
  buffer_.reset(larger);
  capacity_ = wanted;
}

}  // namespace strictpgn::text
