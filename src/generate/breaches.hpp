// How each rule of the catalogue is broken on purpose.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "generate/sketch.hpp"
#include "strictpgn/profile.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {

/// A way to break one rule, and no other but those that have to go with it.
struct breach {
  rule broken;
  /// Spoils the game; false where it gives no occasion.
  bool (*make)(sketch& on);
  /// Rules whose findings go together with this one.
  std::vector<rule> also{};
  profile home = profile::import_format;  ///< the profile under which it is seen
  std::optional<strictpgn::encoding> only_in{};
  bool is_alone = false;  ///< in files of one game
};

/// A rule that no generated game can break.
struct unmade_rule {
  rule id;
  std::string_view why;
};

/// All the ways, in the order of the rules; a rule may have several.
std::span<const breach> all_breaches();

/// The other rules, in their order.
std::span<const unmade_rule> unmade_rules();

// The chapters of the catalogue.
std::vector<breach> byte_breaches();
std::vector<breach> line_breaches();
std::vector<breach> comment_breaches();
std::vector<breach> token_breaches();
std::vector<breach> tag_breaches();
std::vector<breach> value_breaches();
std::vector<breach> movetext_breaches();
std::vector<breach> san_breaches();
std::vector<breach> outcome_breaches();
std::vector<breach> command_breaches();
std::vector<breach> fen_breaches();
std::vector<breach> export_breaches();
std::vector<breach> file_breaches();

}  // namespace strictpgn::generate
