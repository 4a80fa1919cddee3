// Changes texts where their derivations say that something begins and ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "lab/mutate/changer.hpp"
#include "legal_play.hpp"
#include "semantic_mutation.hpp"
#include "splice_cache.hpp"

namespace strictpgn::fuzz {

class text_mutator {
 public:
  /// As `splice_cache`.
  text_mutator(std::size_t most_texts, std::size_t most_bytes);

  /// So many changes, of which each but the last is parsed again. Whatever the bytes; no more of
  /// them than given, and none only when none may be. Spliced parts are from the cache, where what
  /// lies between the changes is not, or, where the cache holds one text, from that text: then the
  /// same arguments make the same bytes.
  changed mutate(std::string_view text, std::size_t max_size, std::size_t changes,
                 generate::rng& random);

  /// One change which splices a part of the other text.
  changed cross(std::string_view text, std::string_view other, std::size_t max_size,
                generate::rng& random);

  /// Takes parts of that text from now on.
  void learn(std::string_view text) { texts_.of(text); }
  /// Takes parts of no text that was there before.
  void forget() { texts_.clear(); }

 private:
  changed change_once(const parsed_text& in, generate::rng& random);
  changed change_at_node(const stretch& in, generate::change what, generate::rng& random);

  generate::changer changes_;
  splice_cache texts_;
  legal_player player_;
};

}  // namespace strictpgn::fuzz
