// How dates are fixed: another form gives way to the standard's (PGN 8.1.1.3, 9.2.1, 9.5.3).
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "rules/dates/date.hpp"
#include "rules/fixes.hpp"
#include "rules/tags/edits.hpp"
#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

std::vector<std::string_view> fields_of(std::string_view text) {
  std::vector<std::string_view> fields;
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto end = std::min(text.find_first_of(".-/", begin), text.size());
    fields.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return fields;
}

bool is_unknown(std::string_view field) {
  return !field.empty() && field.find_first_not_of('?') == field.npos;
}

bool is_year(std::string_view field) {
  return field.size() == 4 && (is_unsigned(field) || is_unknown(field));
}

/// Two digits or question marks; empty for what is none.
std::string day_or_month(std::string_view field) {
  if (field.size() > 2 || field.empty()) return {};
  if (is_unknown(field)) return "??";
  if (!is_unsigned(field)) return {};
  return field.size() == 1 ? "0" + std::string(field) : std::string(field);
}

int number_from(std::string_view two_digits) {
  return (two_digits[0] - '0') * 10 + two_digits[1] - '0';
}

std::string joined(std::string_view year, const std::string& month, const std::string& day) {
  if (month.empty() || day.empty()) return {};
  return std::string(year) + '.' + month + '.' + day;
}

/// Question marks for the whole date, however they are parted.
bool says_nothing(std::string_view text) {
  return text.find('?') != text.npos && text.find_first_not_of("?.-/") == text.npos;
}

/// The year first or last; of nothing an unknown date. Where it is last, only a number above 12
/// tells the day from the month.
std::string date_from(std::string_view text) {
  if (text.empty() || says_nothing(text)) return "????.??.??";
  auto fields = fields_of(text);
  if (fields.empty() || fields.size() > 3) return {};
  if (is_year(fields[0])) {
    fields.resize(3, "??");
    return joined(fields[0], day_or_month(fields[1]), day_or_month(fields[2]));
  }
  if (fields.size() != 3 || !is_year(fields[2])) return {};
  const auto first = day_or_month(fields[0]);
  const auto second = day_or_month(fields[1]);
  if (!is_unsigned(first) || !is_unsigned(second)) return {};
  if (number_from(first) <= 12 && number_from(second) <= 12 && first != second) return {};
  return number_from(first) > 12 ? joined(fields[2], second, first)
                                 : joined(fields[2], first, second);
}

suggested_fix usual_date(const fix_context& here, const diagnostic& found) {
  const auto text = date_from(without_blanks_around(here.text_at(found.where)));
  const auto read = parse::read_date(text);
  return read && exists(*read) ? new_value(here, found, text) : suggested_fix{};
}

}  // namespace

std::span<const fix_row> dates_fixes() {
  static constexpr fix_row table[] = {
      {rule::date_format, usual_date, true},
      {rule::eventdate_format, usual_date, true},
      {rule::utcdate_format, usual_date, true},
  };
  return table;
}

}  // namespace strictpgn::rules
