// How the rules about times, time controls and clocks are violated on purpose (PGN 9.5, 9.6).
#include "lab/generate/bad_value.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

// clang-format off
constexpr bad_value bad_time_values[] = {
    {rule::time_format, "Time", "9:30"},
    {rule::time_format, "Time", "24:00:00"},
    {rule::time_format, "Time", by_production{"time_tag"}},
    {rule::utctime_format, "UTCTime", "12:60:00"},
    {rule::utctime_format, "UTCTime", by_production{"utc_time_tag"}},
    {rule::timecontrol_format, "TimeControl", "90 min"},
    {rule::timecontrol_format, "TimeControl", by_production{"timecontrol_tag"}},
    {rule::timecontrol_not_positive, "TimeControl", by_production{"loose_field"}},
    {rule::timecontrol_moves_with_increment, "TimeControl", by_production{"loose_field"}},
    {rule::timecontrol_field_not_last, "TimeControl", "300:40/7200"},
    {rule::timecontrol_marker_not_alone, "TimeControl", "?:300"},
    {rule::clock_tag_format, "Clock", "0:45:56", "TimeControl", "300"},
    {rule::clock_tag_format, "Clock", by_production{"running_clock_tag"}, "TimeControl", "300"},
    {rule::clock_start_tag_format, "WhiteClock", "67", "TimeControl", "300"},
    {rule::clock_start_tag_format, "WhiteClock", by_production{"clock_tag"}, "TimeControl", "300"},
};
// clang-format on

bool clocks_without_timecontrol(mutable_game& on) {
  on.remove_tag("TimeControl");
  auto* token = on.insert_after_move("{[%clk 0:01:00]}");
  if (token == nullptr) return false;
  token->marked.reset();
  on.mark_end_of_tags();
  return true;
}

}  // namespace

std::vector<violation> times_violations() {
  return with_values<bad_time_values>({
      {rule::timecontrol_missing_with_clocks, clocks_without_timecontrol},
  });
}

}  // namespace strictpgn::generate
