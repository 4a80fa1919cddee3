// How each rule of the catalogue is broken on purpose.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "generate/sketch.hpp"
#include "strictpgn/profile.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {

/// A way to break one rule and no other.
struct fault {
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
std::span<const fault> all_faults();

/// The other rules, in their order.
std::span<const unmade_rule> unmade_rules();

// The chapters of the catalogue.
std::vector<fault> byte_faults();
std::vector<fault> line_faults();
std::vector<fault> comment_faults();
std::vector<fault> token_faults();
std::vector<fault> tag_faults();
std::vector<fault> value_faults();
std::vector<fault> movetext_faults();
std::vector<fault> san_faults();
std::vector<fault> outcome_faults();
std::vector<fault> command_faults();
std::vector<fault> fen_faults();
std::vector<fault> export_faults();
std::vector<fault> file_faults();

}  // namespace strictpgn::generate
