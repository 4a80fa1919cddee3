#include "rules/registry.hpp"

#include "rules/bytes/detect.hpp"
#include "rules/commands/context.hpp"
#include "rules/files/collation.hpp"
#include "rules/lines/detect.hpp"
#include "rules/start/detect.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

/// About an input as a whole, its name, and limits of reading it.
constexpr rule file_rules[] = {
    rule::limit_rav_depth,   rule::encoding_utf16,   rule::file_empty,      rule::limit_game_size,
    rule::limit_diagnostics, rule::file_name_suffix, rule::fen_file_suffix,
};

}  // namespace

std::span<const chapter> chapters() {
  using enum matter;
  static const chapter all[] = {
      {tag_detectors(), games},
      {roster_detectors(), games},
      {movetext_detectors()},
      {variation_detectors()},
      {comment_detectors()},
      {token_detectors()},
      {san_detectors(), games},
      {outcome_detectors(), games},
      {forced_draw_detectors(), games},
      {date_detectors(), games},
      {people_detectors(), games},
      {event_detectors(), games},
      {time_detectors(), games},
      {conclusion_detectors(), games},
      {export_tag_detectors(), layout},
      {export_line_detectors(), layout},
      {export_move_detectors(), layout},
      {reduced_detectors()},
      {export_identity_detectors(), layout},
  };
  return all;
}

std::span<const std::span<const rule>> watched_rules() {
  static const std::span<const rule> all[] = {byte_rules(),    line_rules(),      start_rules(),
                                              command_rules(), collation_rules(), file_rules};
  return all;
}

}  // namespace strictpgn::rules
