// How the rules about the event and the opening are violated on purpose (PGN 8.1.1.2, 8.1.1.4,
// 9.1.5, 9.2 to 9.4).
#include "lab/generate/bad_value.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

// clang-format off
constexpr bad_value bad_event_values[] = {
    {rule::site_country_unknown, "Site", "Bonn XXX"},
    {rule::round_format, "Round", "Final"},
    {rule::round_format, "Round", "1."},
    {rule::round_format, "Round", by_production{"round_tag"}},
    {rule::type_value, "WhiteType", "engine"},
    {rule::type_value, "WhiteType", by_production{"type_tag"}},
    {rule::board_format, "Board", "A"},
    {rule::board_format, "Board", by_production{"board_tag"}},
    {rule::opening_refinement_without_base, "SubVariation", "x"},
    {rule::eco_format, "ECO", "B90a"},
    {rule::eco_format, "ECO", "F00"},
    {rule::eco_format, "ECO", by_production{"eco_tag"}},
    {rule::mode_value, "Mode", "X"},
    {rule::mode_value, "Mode", by_production{"mode_tag"}},
};
// clang-format on

}  // namespace

std::vector<violation> events_violations() { return with_values<bad_event_values>(); }

}  // namespace strictpgn::generate
