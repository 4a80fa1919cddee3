#include "rules/times/time_of_day.hpp"

#include "rules/tags/values.hpp"

namespace strictpgn::rules {

namespace {

/// Two digits from "00" up to `last`.
bool is_number_up_to(std::string_view last, std::string_view text) {
  return text.size() == 2 && is_unsigned(text) && text <= last;
}

bool is_field(std::string_view last, std::string_view text) {
  return text == "??" || is_number_up_to(last, text);
}

}  // namespace

bool is_time_of_day(std::string_view text) {
  return text.size() == 8 && text[2] == ':' && text[5] == ':' &&
         is_field("23", text.substr(0, 2)) && is_field("59", text.substr(3, 2)) &&
         is_field("59", text.substr(6, 2));
}

bool is_leap_second(std::string_view text) { return text == "23:59:60"; }

bool is_clock_time(std::string_view text) {
  const auto hours_end = std::min(text.find(':'), text.size());
  const auto rest = text.substr(hours_end);
  return is_unsigned(text.substr(0, hours_end)) && rest.size() == 6 && rest[3] == ':' &&
         is_number_up_to("59", rest.substr(1, 2)) && is_number_up_to("59", rest.substr(4, 2));
}

}  // namespace strictpgn::rules
