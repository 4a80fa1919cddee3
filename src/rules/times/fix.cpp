// How time controls are fixed (PGN 9.6).
#include <string>

#include "rules/fixes.hpp"
#include "rules/tags/edits.hpp"
#include "rules/tags/values.hpp"
#include "rules/times/time_control.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

/// An increment of zero is none.
suggested_fix without_zero_increment(const fix_context& here, const diagnostic& found) {
  std::string value;
  for (const auto field : items_of(here.text_at(found.where))) {
    const auto plus = field.find('+');
    if (plus != field.npos && field.find_first_not_of('0') >= plus) return {};  // no time at all
    const bool has_none = plus != field.npos && plus + 1 < field.size() &&
                          field.find_first_not_of('0', plus + 1) == field.npos;
    if (!value.empty()) value += ':';
    value += has_none ? field.substr(0, plus) : field;
  }
  const auto read = parse::read_time_control(value);
  return read && worst_zeros(*read) == zeros::none ? new_value(here, found, value)
                                                   : suggested_fix{};
}

}  // namespace

std::span<const fix_row> times_fixes() {
  static constexpr fix_row table[] = {
      {rule::timecontrol_not_positive, without_zero_increment},
  };
  return table;
}

}  // namespace strictpgn::rules
