#include "lab/generate/bad_value.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>

namespace strictpgn::generate {
namespace {

std::string value_from(const bad_value& from, mutable_game& on) {
  if (const auto* spelled = std::get_if<std::string_view>(&from.value))
    return std::string(*spelled);
  return on.bad_value(std::get<by_production>(from.value).production, from.broken);
}

}  // namespace

bool put_bad_value(mutable_game& on, std::span<const bad_value> values, rule broken) {
  const auto count = std::ranges::count(values, broken, &bad_value::broken);
  auto left = on.random.below(static_cast<std::size_t>(count));
  for (const auto& each : values) {
    if (each.broken != broken || left-- != 0) continue;
    if (each.name.starts_with("White") || each.name.starts_with("Black"))
      for (const auto* about : {"Title", "Elo", "USCF", "NA", "Type"})
        for (const auto* side : {"White", "Black"}) on.remove_tag(std::string(side) + about);
    if (each.name == "SubVariation") on.remove_tag("Variation");
    if (!each.other.empty()) on.set_tag(each.other, each.other_value);
    on.set_tag(each.name, value_from(each, on));
    return true;
  }
  return false;
}

bool is_first_of_rule(std::span<const bad_value> values, std::size_t at) {
  const auto before = values.first(at);
  return std::ranges::find(before, values[at].broken, &bad_value::broken) == before.end();
}

}  // namespace strictpgn::generate
