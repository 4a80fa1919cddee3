#include "text/window.hpp"

#include <algorithm>
#include <cstring>
#include <new>
#include <utility>

namespace strictpgn::text {

const char* window::extend(const char* keep) {
  if (is_complete_) return keep;
  if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
  return refill(keep);
}

bool window::read_ahead(const char* keep) {
  if (is_complete_ || failure_) return false;
  try {
    refill(keep);
  } catch (...) {
    failure_ = std::current_exception();
  }
  return !is_complete_ && !failure_;
}

const char* window::read_ahead(const char* keep, std::size_t size) {
  for (bool reads_on = true; reads_on && static_cast<std::size_t>(end_ - keep) < size;
       keep = begin_)
    reads_on = read_ahead(keep);
  return keep;
}

/// Where it fails, the window shows the same bytes as before, or those from `keep` on.
const char* window::refill(const char* keep) {
  const auto passed = static_cast<std::size_t>(keep - begin_);
  const auto kept = static_cast<std::size_t>(end_ - keep);
  // Growing by what is kept makes reading a large game again and again cost no more than reading it
  // twice. What is kept of a small one leaves room enough.
  const bool has_room = kept < size_ && capacity_ > kept + size_ / 2;
  const auto wanted = has_room ? capacity_ : kept + std::max(size_, kept);
  if (capacity_ < wanted) grow(wanted);
  if (forget_ && passed != 0) forget_({begin_, passed});
  if (kept != 0) std::memmove(buffer_.get(), begin_ + passed, kept);
  offset_ += passed;
  begin_ = buffer_.get();
  end_ = begin_ + kept;
  const auto more = read_(buffer_.get() + kept, wanted - kept);
  is_complete_ = more == 0;
  end_ += more;
  return begin_;
}

/// A large buffer need not be copied to grow, and takes up no more memory than has been read into
/// it. What the window shows is the same.
void window::grow(std::size_t wanted) {
  const bool shows_buffer = begin_ == buffer_.get();
  const auto shown = end_ - begin_;
  auto* larger = static_cast<char*>(std::realloc(buffer_.get(), wanted));
  if (larger == nullptr) throw std::bad_alloc();
  static_cast<void>(buffer_.release());
  buffer_.reset(larger);
  capacity_ = wanted;
  if (!shows_buffer) return;
  begin_ = larger;
  end_ = larger + shown;
}

}  // namespace strictpgn::text
