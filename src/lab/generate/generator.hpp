// Texts of PGN with a known violation of a rule, or with none.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "lab/generate/request.hpp"
#include "lab/generate/situations.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::generate {

/// What is known about a text before anybody has read it.
struct verdict {
  std::optional<rule> broken{};  ///< the one rule that it violates
  span where{};                  ///< there, as findings have it
};

/// A text and what is known about it.
struct generated {
  std::string text;
  verdict about;
};

/// A request that cannot be met; the text says why in one line.
class no_such_text : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// Makes texts. The same request and the same seed make the same bytes on any machine.
class generator {
 public:
  /// Throws `no_such_text`.
  explicit generator(const request& request);
  ~generator();

  generated make(std::uint64_t seed);
  /// A text that violates this of the rules that the request allows.
  generated make(std::uint64_t seed, rule violated);
  /// A sound text of one game that meets the situation.
  generated make(std::uint64_t seed, situation met);

  /// The rules that can be violated as the request has it, in their order.
  std::vector<rule> rules() const;

 private:
  struct state;
  std::unique_ptr<state> state_;
};

}  // namespace strictpgn::generate
