// Finds of an earlier run, asked about again.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/answer.hpp"
#include "lab/differential/recorded_find.hpp"

namespace strictpgn::differential {

/// What has become of a find in a target: the same program, another version of it, or another
/// program.
enum class fate : unsigned char {
  still_there,
  changed,       ///< it fails in another way
  fixed,         ///< it agrees with us
  not_asked,     ///< the target does not claim to read such texts
  not_our_view,  ///< what we say of the text itself is not what the find rests on
};

inline constexpr std::size_t fate_count = 5;

/// "still there".
std::string_view name_of(fate what);

struct replayed {
  fate what = fate::fixed;
  std::string now{};  ///< how it fails, as `complaint_of` has it, where the words are others
};

/// Asks about the text of the find. Throws `stopped`.
replayed replay(const recorded_find& find, target& target);

/// What has become of all finds in a target.
struct replayed_target {
  std::string name;  ///< "kokopu 4.13.4"
  std::vector<replayed> finds;
};

/// A row for each find, a column for each target, in Markdown; then what it comes to.
std::string render_replay(const std::vector<recorded_find>& finds,
                          const std::vector<replayed_target>& targets);

/// The same for machines (fuzz/DIFFERENTIAL.md).
std::string render_replay_json(const std::vector<recorded_find>& finds,
                               const std::vector<replayed_target>& targets);

}  // namespace strictpgn::differential
