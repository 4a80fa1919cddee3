// What a target asserts, and how it takes its input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "strictpgn/options.hpp"

namespace strictpgn::fuzz {

[[noreturn]] inline void give_up(std::string_view what) {
  std::fprintf(stderr, "does not hold: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

inline void expect(bool condition, std::string_view what) {
  if (!condition) give_up(what);
}

/// A fault that says nothing is none.
inline void expect_no_fault(const std::string& fault) {
  if (!fault.empty()) give_up(fault);
}

/// The bytes as they are given, without a NUL behind them: whoever reads too far is seen.
inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Profile and encoding go by the size of the text: all of its bytes are free, and a find keeps to
/// what it was found with.
inline options options_for(std::string_view text) {
  options options;
  options.format = static_cast<profile>(text.size() % profile_count);
  options.encoding = static_cast<encoding>(text.size() / profile_count % 2);
  return options;
}

}  // namespace strictpgn::fuzz
