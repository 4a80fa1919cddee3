// Times in tags: of the day (PGN 9.5) and on a clock (supplement 4.1, 5.1, 6.1).
#pragma once

#include <string_view>

namespace strictpgn::rules {

/// HH:MM:SS of the 24 hour clock; whole fields may be `??` (PGN 9.5.1, D48).
bool is_time_of_day(std::string_view text);

/// The leap second of universal time, 23:59:60 (D48).
bool is_leap_second(std::string_view text);

/// h:mm:ss, the hours with one or more digits (D99).
bool is_clock_time(std::string_view text);

}  // namespace strictpgn::rules
