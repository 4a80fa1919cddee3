// Values that are graver or milder than their rule usually is, under each profile.
#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(value_levels)

namespace {

using namespace strictpgn;
using enum severity;

constexpr std::array profiles = {profile::import_format, profile::export_format, profile::archival,
                                 profile::modern};

/// A game with some tags of the roster in another form, or some tags more.
std::string game_with(std::string_view tags) {
  constexpr std::string_view roster[][2] = {{"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"},
                                            {"Round", "?"}, {"White", "?"}, {"Black", "?"},
                                            {"Result", "*"}};
  std::string text;
  for (const auto& [name, value] : roster)
    if (tags.find("[" + std::string(name) + " ") == tags.npos)
      text += "[" + std::string(name) + " \"" + std::string(value) + "\"]\n";
  return text + std::string(tags) + "\n1. e4 *\n\n";
}

severity level_of(rule id, const std::string& text, profile format) {
  options options;
  options.format = format;
  const auto read = check_database(text, options);
  const auto found = std::ranges::find(read.diagnostics, id, &diagnostic::id);
  return found == read.diagnostics.end() ? off : found->level;
}

struct value {
  std::string_view tags;
  rule id;
  severity on_import;
  severity on_export;
  severity in_modern;
};

constexpr value values[] = {
    // What has a form of its own is no longer only empty (8.1.1.3, 8.1.1.7)
    {"[Result \"\"]\n", rule::result_tag_value, error, error, error},
    {"[Result \"\"]\n", rule::str_value_empty, off, off, off},
    {"[Result \"\"]\n", rule::result_tag_mismatch, off, off, off},
    {"[Date \"\"]\n", rule::date_format, error, error, error},
    {"[Date \"\"]\n", rule::str_value_empty, off, off, off},
    {"[Round \"\"]\n", rule::str_value_empty, warning, error, info},
    {"[EventDate \"\"]\n", rule::tag_value_empty, warning, error, info},
    {"[EventDate \"\"]\n", rule::eventdate_format, off, off, off},
    // Zeros (9.6.1)
    {"[TimeControl \"180+0\"]\n", rule::timecontrol_not_positive, warning, error, info},
    {"[TimeControl \"0+1\"]\n", rule::timecontrol_not_positive, warning, error, info},
    {"[TimeControl \"40/60:180+0\"]\n", rule::timecontrol_not_positive, warning, error, info},
    {"[TimeControl \"40/0\"]\n", rule::timecontrol_not_positive, error, error, error},
    {"[TimeControl \"0/300\"]\n", rule::timecontrol_not_positive, error, error, error},
    {"[TimeControl \"*0\"]\n", rule::timecontrol_not_positive, error, error, error},
    {"[TimeControl \"0+0\"]\n", rule::timecontrol_not_positive, error, error, error},
    {"[TimeControl \"00+000\"]\n", rule::timecontrol_not_positive, error, error, error},
    {"[TimeControl \"40/0:180+0\"]\n", rule::timecontrol_not_positive, error, error, error},
    {"[TimeControl \"0\"]\n", rule::timecontrol_not_positive, off, off, off},
    {"[TimeControl \"40/0+30\"]\n", rule::timecontrol_not_positive, off, off, off},
    {"[TimeControl \"40/0+30\"]\n", rule::timecontrol_moves_with_increment, warning, error, info},
    // What servers and databases write
    {"[EventDate \"?\"]\n", rule::eventdate_format, error, error, info},
    {"[EventDate \"??\"]\n", rule::eventdate_format, error, error, error},
    {"[EventDate \"2020\"]\n", rule::eventdate_format, error, error, error},
    {"[UTCDate \"?\"]\n", rule::utcdate_format, error, error, error},
    {"[WhiteClock \"0:01:38.473\"]\n", rule::clock_start_tag_format, warning, warning, info},
    {"[BlackClock \"1:38.47\"]\n", rule::clock_start_tag_format, warning, warning, info},
    {"[WhiteClock \"1:38\"]\n", rule::clock_start_tag_format, warning, warning, warning},
    {"[WhiteClock \"38.47\"]\n", rule::clock_start_tag_format, warning, warning, warning},
    {"[WhiteClock \"1:78.47\"]\n", rule::clock_start_tag_format, warning, warning, warning},
    {"[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n", rule::setup_missing, error, error, info},
    // Colons that may part no names
    {"[White \"Zed, A.:Abe, B.\"]\n", rule::player_names_not_alphabetical, warning, warning,
     warning},
    {"[White \"Zed, A. : Abe, B.\"]\n", rule::player_names_not_alphabetical, info, info, info},
    {"[White \"R. J. - MC: 100\"]\n", rule::player_names_not_alphabetical, info, info, info},
    {"[White \"Zed 3000:Abe\"]\n", rule::player_names_not_alphabetical, info, info, info},
    {"[White \"Zed:-\"]\n", rule::player_names_not_alphabetical, info, info, info},
    {"[White \"\xD8st:\xC5se\"]\n", rule::player_names_not_alphabetical, warning, warning, warning},
    {"[White \"Abe:Zed\"]\n[WhiteElo \"2000\"]\n", rule::player_field_count_mismatch, warning,
     warning, warning},
    {"[White \"R. J. - MC: 100\"]\n[WhiteElo \"2000\"]\n", rule::player_field_count_mismatch, info,
     info, info},
    {"[White \"Abe\"]\n[WhiteElo \"2000:1\"]\n", rule::player_field_count_mismatch, warning,
     warning, warning},
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_value_is_as_grave_as_it_is) {
  for (const auto& one : values) {
    const auto text = game_with(one.tags);
    for (const auto format : profiles) {
      const auto due = format == profile::import_format ? one.on_import
                       : format == profile::modern      ? one.in_modern
                                                        : one.on_export;
      BOOST_TEST((level_of(one.id, text, format) == due),
                 one.tags << name_of(one.id) << " under " << name_of(format));
    }
  }
}

BOOST_AUTO_TEST_CASE(an_empty_result_says_that_it_is_unknown) {
  const auto text = game_with("[Result \"\"]\n[Termination \"normal\"]\n");
  BOOST_TEST((level_of(rule::termination_tag_conflict, text, profile::import_format) == warning));
}

BOOST_AUTO_TEST_SUITE_END()
