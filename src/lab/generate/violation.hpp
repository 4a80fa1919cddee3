// How the rules of the catalogue are violated on purpose: so that a text is known to be wrong, and
// where, before anybody has read it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "lab/generate/mutable_game.hpp"
#include "strictpgn/profile.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::generate {

/// A way to violate one rule, and no other but those that have to go with it.
struct violation {
  rule broken;
  /// Spoils the game; false where it gives no occasion.
  bool (*make)(mutable_game& on);
  /// Rules whose findings go together with this one.
  std::vector<rule> also{};
  profile home = profile::import_format;  ///< the profile under which it is seen
  std::optional<strictpgn::encoding> only_in{};
  bool is_alone = false;  ///< in files of one game
};

/// A rule that no generated game can violate.
struct unmade_rule {
  rule id;
  std::string_view why;
};

/// All the ways, in the order of the rules; a rule may have several.
std::span<const violation> all_violations();

/// The other rules, in their order.
std::span<const unmade_rule> unmade_rules();

// What the chapters of the catalogue have, each in its folder.
std::vector<violation> bytes_violations();
std::vector<violation> lines_violations();
std::vector<violation> comments_violations();
std::vector<violation> tokens_violations();
std::vector<violation> tags_violations();
std::vector<violation> roster_violations();
std::vector<violation> players_violations();
std::vector<violation> events_violations();
std::vector<violation> dates_violations();
std::vector<violation> times_violations();
std::vector<violation> start_violations();
std::vector<violation> ending_violations();
std::vector<violation> movetext_violations();
std::vector<violation> san_violations();
std::vector<violation> game_violations();
std::vector<violation> commands_violations();
std::vector<violation> fen_violations();
std::vector<violation> export_violations();
std::vector<violation> reduced_violations();
std::vector<violation> files_violations();
std::vector<violation> limits_violations();
std::vector<unmade_rule> dates_unmade_rules();
std::vector<unmade_rule> fen_unmade_rules();
std::vector<unmade_rule> epd_unmade_rules();
std::vector<unmade_rule> export_unmade_rules();
std::vector<unmade_rule> files_unmade_rules();
std::vector<unmade_rule> limits_unmade_rules();

}  // namespace strictpgn::generate
