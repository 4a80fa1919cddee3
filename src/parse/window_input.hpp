// The text at hand as an input of PEGTL.
#pragma once

#include <cstddef>
#include <tao/pegtl/memory_input.hpp>

namespace strictpgn::parse {

/// A window of the input. Notes when a rule wanted to look past its end: unless that is also the
/// end of the input, what was read last has to be read again with more of it at hand.
class window_input : public tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy,
                                                     tao::pegtl::eol::lf_crlf, const char*> {
 public:
  using base = tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy, tao::pegtl::eol::lf_crlf,
                                        const char*>;

  window_input(const char* begin, const char* end) : base(begin, end, "") {}

  bool empty() const noexcept {
    if (current() != end()) [[likely]]
      return false;
    met_end_ = true;
    return true;
  }

  std::size_t size(std::size_t wanted) const noexcept {
    const auto left = static_cast<std::size_t>(end() - current());
    if (left < wanted) met_end_ = true;
    return left;
  }

  /// Whether a rule has met the end of the window since the last `forget_end`.
  bool met_end() const { return met_end_; }
  void note_end() { met_end_ = true; }
  void forget_end() { met_end_ = false; }
  void go_to(const char* place) { m_current = place; }

 private:
  mutable bool met_end_ = false;
};

}  // namespace strictpgn::parse
