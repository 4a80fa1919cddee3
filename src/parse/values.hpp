// What the values of tags say, read by the productions of grammar/values.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace strictpgn::parse {

// ---- whether a value has its form ---------------------------------------------------------------

bool is_date(std::string_view value);           ///< ten characters, of digits or question marks
bool is_round(std::string_view value);          ///< `?`, `-`, or integers joined by periods
bool is_result(std::string_view value);         ///< one of the four, as the markers are
bool is_board(std::string_view value);          ///< an integer
bool is_ply_count(std::string_view value);      ///< an integer
bool is_eco(std::string_view value);            ///< A00 to E99, two digits more after a solidus
bool is_mode(std::string_view value);           ///< OTB, PM, EM, ICS or TC
bool is_termination(std::string_view value);    ///< one of the eight of 9.8.1
bool is_set_up(std::string_view value);         ///< 0 or 1
bool is_time_of_day(std::string_view value);    ///< HH:MM:SS, a field may be `??`
bool is_utc_time(std::string_view value);       ///< likewise, or 23:59:60
bool is_time_control(std::string_view value);   ///< fields of known kinds, separated by colons
bool is_running_clock(std::string_view value);  ///< a side or none, and h:mm:ss

/// Of a list; items that are left out are no matter here.
bool are_ratings(std::string_view value);
bool are_titles(std::string_view value);
bool are_types(std::string_view value);

// ---- dates --------------------------------------------------------------------------------------

struct date {
  static constexpr int unknown = -1;  ///< a field of question marks alone
  static constexpr int mixed = -2;    ///< a field of digits and question marks

  int year = unknown;
  int month = unknown;
  int day = unknown;

  bool is_known() const { return year >= 0 && month >= 0 && day >= 0; }

  friend bool operator==(const date&, const date&) = default;
};

/// Nothing for a value that has not the form.
std::optional<date> read_date(std::string_view value);

// ---- time control -------------------------------------------------------------------------------

/// The six kinds of field, and one that many programs write beside them (D49).
enum class period_kind : std::uint8_t {
  unknown,               ///< `?`
  none,                  ///< `-`
  moves,                 ///< `40/9000`: moves in seconds
  sudden_death,          ///< `300`: seconds
  increment,             ///< `4500+60`: seconds, and seconds more after each move
  sandclock,             ///< `*180`: seconds
  moves_with_increment,  ///< `40/5400+30`: not of the standard
};

/// What the zeros of a field say.
enum class zeros : std::uint8_t {
  none,
  part,  ///< no increment, or no time but the increment: `180+0`, `0+1`
  all,   ///< no time or no moves at all: `0/300`, `40/0`, `*0`, `0+0`
};

struct period {
  period_kind kind = period_kind::unknown;
  zeros zero = zeros::none;

  friend bool operator==(const period&, const period&) = default;
};

/// Nothing unless each field of the list, of which there is at least one, is of one of the kinds.
std::optional<std::vector<period>> read_time_control(std::string_view value);

}  // namespace strictpgn::parse
