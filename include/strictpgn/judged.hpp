// What was asked for, or the findings that tell why it cannot be.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "strictpgn/diagnostic.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// A value with what is wrong with what it was made of. Without a value nothing was done, and the
/// findings say why; beside a value they say what is not as the standard wants it.
template <typename Value>
struct judged {
  std::optional<Value> value{};
  std::vector<diagnostic> findings{};

  explicit operator bool() const { return value.has_value(); }
  /// Only of a value that is there.
  Value& operator*() & { return *value; }
  const Value& operator*() const& { return *value; }
  Value&& operator*() && { return *std::move(value); }
  Value* operator->() & { return &*value; }
  const Value* operator->() const& { return &*value; }
  Value* operator->() && = delete;  ///< of one that is gone at once
};

}  // namespace strictpgn
