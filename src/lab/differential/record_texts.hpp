// Records of FEN and EPD to ask targets about.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "lab/differential/criteria.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::differential {

/// Makes texts of one record each. The same seeds make the same texts on any machine.
class record_texts {
 public:
  /// Of that input, dialect and encoding.
  explicit record_texts(const criteria& criteria);
  ~record_texts();

  /// A record without an error: a position of a game, and for EPD operations on it.
  std::string make_sound(std::uint64_t seed);

  /// A record that breaks one of the `rules`: by a FEN that breaks it in games, by a deviation of
  /// the grammar, or as the example of the catalogue does.
  std::string make_broken(std::uint64_t seed, rule broken);

  /// The rules of FEN and EPD that records can break, in their order.
  const std::vector<rule>& rules() const;

 private:
  struct state;
  std::unique_ptr<state> state_;
};

}  // namespace strictpgn::differential
