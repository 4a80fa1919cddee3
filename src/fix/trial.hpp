// Trying remedies out before they are carried out.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

/// Some findings of a unit, whose remedies are wanted.
using wanted = std::vector<const diagnostic*>;

/// Tries remedies out on one unit of the input, each with the others: two that are right alone may
/// be wrong together, and a longer token may leave no room for its line.
class trial {
 public:
  /// What stands around a unit.
  struct place {
    bool is_first = false;
    char next = '\0';  ///< the character that follows; NUL at the end of the input
  };

  /// `unit` is a game, or what stands outside all games, with the white space after it, `offset`
  /// its place in the input; `how` the options it was read with. The unit must outlive the trial.
  trial(std::string_view unit, std::uint64_t offset, place where, const options& how);

  /// The remedies that together bring no error: all where that is so, else as many as can be found
  /// out by reading the unit again `most_readings` times.
  wanted chosen_from(const wanted& all);

 private:
  using counts = std::array<std::uint32_t, rule_count>;

  void choose(const diagnostic* const* first, const diagnostic* const* last, wanted& kept);
  bool stands(const wanted& together);
  counts errors_of(const std::string& text);

  static constexpr int most_readings = 32;

  std::string_view unit_;
  std::uint64_t offset_;
  place where_;
  options how_;
  counts before_{};
  int readings_ = 0;
};

}  // namespace strictpgn::fix
