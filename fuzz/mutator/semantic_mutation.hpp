// Texts that keep their form and say something false.
#pragma once

#include <optional>
#include <string>

#include "lab/mutate/changer.hpp"
#include "parsed_text.hpp"

namespace strictpgn::fuzz {

/// A stretch that was changed in one place, and how: "drop@plain_tag_pair".
struct changed {
  std::string text;
  std::string label;
};

/// Another move or check sign where there was one, a variation where none can be, another number or
/// result. Nothing where the stretch has none of these.
std::optional<changed> mutate_meaning(const stretch& in, generate::changer& by,
                                      generate::rng& random);

}  // namespace strictpgn::fuzz
