// A rule has its fix and its violations in the folder that holds its row.
#include <boost/test/unit_test.hpp>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "lab/generate/violation.hpp"
#include "rules/bytes/rows.hpp"
#include "rules/commands/rows.hpp"
#include "rules/comments/rows.hpp"
#include "rules/dates/rows.hpp"
#include "rules/ending/rows.hpp"
#include "rules/epd/rows.hpp"
#include "rules/events/rows.hpp"
#include "rules/export/rows.hpp"
#include "rules/fen/rows_dialects.hpp"
#include "rules/fen/rows_position.hpp"
#include "rules/fen/rows_syntax.hpp"
#include "rules/files/rows.hpp"
#include "rules/fixes.hpp"
#include "rules/game/rows.hpp"
#include "rules/limits/rows.hpp"
#include "rules/lines/rows.hpp"
#include "rules/movetext/rows.hpp"
#include "rules/players/rows.hpp"
#include "rules/reduced/rows.hpp"
#include "rules/roster/rows.hpp"
#include "rules/san/rows.hpp"
#include "rules/start/rows.hpp"
#include "rules/tags/rows.hpp"
#include "rules/times/rows.hpp"
#include "rules/tokens/rows.hpp"

BOOST_AUTO_TEST_SUITE(rules_chapters)

namespace {

using namespace strictpgn;
using namespace strictpgn::generate;
using namespace strictpgn::rows;
using namespace strictpgn::rules;

/// What a folder of src/rules holds.
struct folder {
  std::string_view name;
  std::vector<std::span<const rule_info>> rows;
  std::span<const fix_row> fixes{};
  std::vector<violation> violations{};
  std::vector<unmade_rule> unmade{};
};

std::vector<folder> all_folders() {
  return {
      {"bytes", {bytes_rules}, bytes_fixes(), bytes_violations()},
      {"lines", {lines_rules}, lines_fixes(), lines_violations()},
      {"comments", {comments_rules}, comments_fixes(), comments_violations()},
      {"tokens", {tokens_rules}, tokens_fixes(), tokens_violations()},
      {"tags", {tags_rules}, tags_fixes(), tags_violations()},
      {"roster", {roster_rules}, roster_fixes(), roster_violations()},
      {"players", {players_rules}, players_fixes(), players_violations()},
      {"events", {events_rules}, {}, events_violations()},
      {"dates", {dates_rules}, dates_fixes(), dates_violations()},
      {"times", {times_rules}, times_fixes(), times_violations()},
      {"start", {start_rules}, start_fixes(), start_violations()},
      {"ending", {ending_rules}, ending_fixes(), ending_violations()},
      {"movetext", {movetext_rules}, movetext_fixes(), movetext_violations()},
      {"san", {san_rules}, san_fixes(), san_violations()},
      {"game", {rows::game_rules}, game_fixes(), game_violations()},
      {"commands", {commands_rules}, {}, commands_violations()},
      {"fen",
       {fen_syntax_rules, fen_position_rules, fen_dialects_rules},
       fen_fixes(),
       fen_violations(),
       fen_unmade_rules()},
      {"epd", {epd_rules}, {}, {}, epd_unmade_rules()},
      {"export", {export_rules}, {}, export_violations(), export_unmade_rules()},
      {"reduced", {reduced_rules}, {}, reduced_violations()},
      {"files", {files_rules}, {}, files_violations(), files_unmade_rules()},
      {"limits", {limits_rules}, {}, limits_violations(), limits_unmade_rules()},
  };
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_folder_is_about_its_own_rules) {
  for (const auto& each : all_folders()) {
    std::set<rule> rows;
    for (const auto& table : each.rows)
      for (const auto& row : table) rows.insert(row.id);
    const auto belongs = [&](rule id, std::string_view what) {
      BOOST_TEST(rows.contains(id), what << " of " << name_of(id) << " is in " << each.name);
    };
    for (const auto& row : each.fixes) belongs(row.id, "a fix");
    for (const auto& way : each.violations) belongs(way.broken, "a violation");
    for (const auto& row : each.unmade) belongs(row.id, "the reason not to make a violation");
  }
}

BOOST_AUTO_TEST_SUITE_END()
