// How the SetUp tag is fixed: it follows the FEN tag (PGN 9.7).
#include <algorithm>
#include <utility>

#include "rules/fixes.hpp"
#include "rules/tags/edits.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

/// The game was played to its end from the position that the FEN tag gives.
bool confirms_fen(const fix_context& here) {
  return here.in.board.mainline_complete && here.in.board.played.mainline_plies > 0;
}

suggested_fix with_setup(const fix_context& here, const diagnostic&) {
  return {{setup_line(here)}, {}, false};
}

suggested_fix setup_as_is(const fix_context& here, const diagnostic&) {
  const auto* setup = here.in.what.find_tag("SetUp");
  const auto* fen = here.in.what.find_tag("FEN");
  if (setup == nullptr || (fen != nullptr && fen->is_damaged)) return {};
  if (fen != nullptr && !confirms_fen(here)) return {};
  return new_value(here, *setup, fen != nullptr ? "1" : "0");
}

/// Both tags say nothing.
suggested_fix without_setup(const fix_context& here, const diagnostic&) {
  const auto& what = here.in.what;
  const auto* setup = what.find_tag("SetUp");
  const auto* fen = what.find_tag("FEN");
  if (setup == nullptr || fen == nullptr || has_several_named(what, "FEN") ||
      has_several_named(what, "SetUp"))
    return {};
  auto result = without_tag(here, *std::min(setup, fen));
  auto other = without_tag(here, *std::max(setup, fen));
  if (result.empty() || other.empty() || result.edits[0].where.end > other.edits[0].where.begin)
    return {};
  result.edits.push_back(std::move(other.edits[0]));
  return result;
}

}  // namespace

std::span<const fix_row> start_fixes() {
  static constexpr fix_row table[] = {
      {rule::setup_value, setup_as_is, true, another_start},
      {rule::setup_missing, with_setup, true, another_start},
      {rule::setup_fen_conflict, setup_as_is, true, another_start},
      {rule::setup_fen_is_initial, without_setup, true},
  };
  return table;
}

}  // namespace strictpgn::rules
