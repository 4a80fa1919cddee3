// Texts made wrong at the nodes of their derivations.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::generate {

/// A text that was changed in one place.
struct mutant {
  std::string text;
  std::string label;       ///< "drop@plain_tag_pair": what was done to which production
  std::size_t source = 0;  ///< index of the text that it was
};

/// Drops, doubles, swaps, replaces and splices subtrees, puts bad bytes into tokens, and cuts texts
/// off. Nothing is known about what comes of it: the same request may even give the same text.
class mutator {
 public:
  /// At least one text, all of that kind (`graph::entries`).
  explicit mutator(std::vector<std::string> texts, std::string_view kind = "database");
  ~mutator();

  /// The same texts and the same seed make the same bytes on any machine.
  mutant make(std::uint64_t seed);

 private:
  struct state;
  std::unique_ptr<state> state_;
};

}  // namespace strictpgn::generate
