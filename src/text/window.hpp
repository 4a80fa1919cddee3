// The part of an input that is held in memory.
#pragma once

#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>

namespace strictpgn::text {

/// A text in memory as a whole, or a stream of which a part is held. Pointers into it are good
/// until the next `extend` or `read_ahead`.
class window {
 public:
  /// Reads up to that many bytes to that place and says how many; 0 at the end of the input.
  using read_function = std::function<std::size_t(char*, std::size_t)>;

  /// What a window shows: a text that is there already and stays, and behind it what is read.
  struct supply {
    template <std::convertible_to<read_function> Read>
    supply(Read more) : read(std::move(more)) {}
    supply(std::string_view text, read_function more) : held(text), read(std::move(more)) {}

    std::string_view held;
    read_function read;
  };

  explicit window(std::string_view text)
      : begin_(text.data()), end_(begin_ + text.size()), is_complete_(true) {}
  /// The first byte is that at `offset` of the input.
  window(supply from, std::size_t size, std::uint64_t offset = 0)
      : read_(std::move(from.read)),
        size_(size),
        begin_(from.held.data()),
        end_(begin_ + from.held.size()),
        offset_(offset) {}

  /// From now on `take` sees all bytes that are forgotten, in their order and each once.
  void on_forget(std::function<void(std::string_view)> take) { forget_ = std::move(take); }

  window(const window&) = delete;
  window& operator=(const window&) = delete;

  const char* begin() const { return begin_; }
  const char* end() const { return end_; }
  /// Whether the input ends where the window ends.
  bool is_complete() const { return is_complete_; }
  /// Whether what is held was read, and not there already, and more may be.
  bool may_read_ahead() const { return buffer_ != nullptr && !is_complete_; }
  std::uint64_t offset_of(const char* at) const {
    return offset_ + static_cast<std::uint64_t>(at - begin_);
  }
  const char* place_of(std::uint64_t offset) const { return begin_ + (offset - offset_); }

  /// Forgets what stands before `keep` and reads more behind the end. Returns where `keep` is now.
  const char* extend(const char* keep);
  /// The same where more is not needed yet: what fails is thrown by the next `extend`. False where
  /// nothing was read.
  bool read_ahead(const char* keep);
  /// The same until so many bytes stand from `keep` on, or no more can be had. Returns where `keep`
  /// is now.
  const char* read_ahead(const char* keep, std::size_t size);

 private:
  const char* refill(const char* keep);
  void grow(std::size_t wanted);

  read_function read_;
  std::function<void(std::string_view)> forget_;
  std::size_t size_ = 0;
  std::unique_ptr<char, decltype(&std::free)> buffer_{nullptr, &std::free};
  std::size_t capacity_ = 0;
  const char* begin_ = nullptr;
  const char* end_ = nullptr;
  std::uint64_t offset_ = 0;
  bool is_complete_ = false;
  std::exception_ptr failure_;  // of reading ahead
};

}  // namespace strictpgn::text
