// Changes of a text at a node of its derivation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/generate/rng.hpp"
#include "lab/generate/tree.hpp"
#include "lab/generate/walker.hpp"

namespace strictpgn::generate {

/// What can be done to a production.
enum class change : std::uint8_t {
  drop,
  duplicate,
  swap,      ///< with the next one beside it
  replace,   ///< by a sentence of an alternative
  splice,    ///< by what the same production has read elsewhere
  insert,    ///< a bad byte into it
  splat,     ///< a bad byte over one of its own
  truncate,  ///< the whole text, inside it
};

inline constexpr std::array all_changes = {change::drop,    change::duplicate, change::swap,
                                           change::replace, change::splice,    change::insert,
                                           change::splat,   change::truncate};

/// "drop".
std::string_view name_of(change what);

/// What a production has read elsewhere, to be spliced in.
using donor = std::function<std::string_view(spec::node_id production, rng& random)>;

class changer {
 public:
  /// The grammar must outlive it.
  explicit changer(const spec::graph& grammar);

  /// The text changed at an entry of its tree; nothing where that cannot be.
  std::optional<std::string> make(change what, const tree& in, std::size_t entry, const donor& from,
                                  rng& random);

  /// A sentence of a production, with any deviations.
  std::string sentence(spec::node_id production, rng& random);

 private:
  std::optional<std::string> swap(const tree& in, std::size_t entry) const;
  std::optional<std::string> replace(const tree& in, std::size_t entry, rng& random);

  const spec::graph& grammar_;
  walker sentences_;
  std::vector<std::vector<spec::node_id>> alternatives_;  // beside each production
};

}  // namespace strictpgn::generate
