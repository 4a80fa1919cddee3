// How the rules about the seven tag roster are violated on purpose (PGN 8.1.1).
#include "lab/generate/bad_value.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

// clang-format off
constexpr bad_value bad_roster_values[] = {
    {rule::str_value_empty, "Event", ""},
    {rule::str_value_empty, "White", ""},
    {rule::str_value_empty, "Round", ""},
};
// clang-format on

bool str_tag_missing(mutable_game& on) {
  on.remove_tag(on.random.pick({"Event", "Site", "Date", "Round", "White", "Black", "Result"}));
  on.mark_end_of_tags();
  return true;
}

bool swap_lines(mutable_game& on, std::size_t first, std::size_t second) {
  auto& all = on.sheet.tags;
  if (second >= all.size()) return false;
  std::swap(all[first], all[second]);
  all[second].marked = mark{1, 1 + all[second].name.size()};
  return true;
}

bool str_order(mutable_game& on) {
  const auto at = on.random.below(6);
  return swap_lines(on, at, at + 1);
}

bool str_not_first(mutable_game& on) {
  const auto at = on.random.below(7);
  on.insert_line(at, "[Annotator \"Reti, Richard\"]").marked = mark{1, 10};
  return on.game.value_of("Annotator").empty();
}

bool not_ascii(mutable_game& on) {
  if (on.sheet.tags.size() < 9) return false;
  return swap_lines(on, 7, 8);
}

}  // namespace

std::vector<violation> roster_violations() {
  constexpr auto format = profile::export_format;
  return with_values<bad_roster_values>({
      {rule::str_tag_missing, str_tag_missing},
      {rule::str_order, str_order, {}, format},
      {rule::str_not_first, str_not_first, {}, format},
      {rule::tag_order_not_ascii, not_ascii, {}, format},
  });
}

}  // namespace strictpgn::generate
