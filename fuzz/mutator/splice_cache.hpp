// Texts that parts are taken from.
#pragma once

#include <cstddef>
#include <list>
#include <string_view>

#include "parsed_text.hpp"

namespace strictpgn::fuzz {

/// Keeps derivations for fuzzers that come back to a text, and as a store of parts for others. It
/// holds at most as many texts and bytes as given, but always the last text.
class splice_cache {
 public:
  splice_cache(std::size_t most_texts, std::size_t most_bytes);

  /// Kept from now on.
  const parsed_text& of(std::string_view text);
  /// Not kept.
  parsed_text read(std::string_view text) { return {text, reader_}; }
  void clear();

  /// What a production has read in one of the texts; empty when in none. The search begins at a
  /// random text, so that it seldom has to look at all of them.
  std::string_view any(spec::node_id production, generate::rng& random) const;

 private:
  std::size_t most_texts_, most_bytes_;
  spec::interpreter reader_;
  std::list<parsed_text> texts_;  // the last one first
  std::size_t bytes_ = 0;
};

}  // namespace strictpgn::fuzz
