// The values of tags (PGN 8.1.1, 9). What is read here is the text of a string without its quotes
// and with its quoted pairs undone, from end to end. Any value has a derivation. What no grammar
// can say is left to the semantic pass: that a day exists, which field of a list comes last, the
// order of names, and how large a number may be.
#pragma once

#include "grammar/commands.hpp"
#include "grammar/lexical.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::grammar {

// clang-format off

// What values share                                                                                       // PGN 7, 8.1
struct colon : one<':'> {};                                                                                // 8.1: between the items of a list
struct whole_number : plus<digit> {};                                                                      // 7: zeros may lead it
struct any_character : plus<any> {};
struct empty_value : reported_elsewhere, eof {};                                                           // of every tag alike: D38, D129
template <typename Value> struct value_of : seq<Value, eof> {};  // from end to end

// Dates                                                                                                   // PGN 8.1.1.3, 9.2.1, 9.5.3
struct known_year : rep<4, digit> {};                                                                      // 8.1.1.3
struct unknown_year : tao::pegtl::string<'?', '?', '?', '?'> {};                                                  // 8.1.1.3
struct year : sor<known_year, unknown_year> {};                                                            // 8.1.1.3
struct known_month : sor<seq<one<'0'>, range<'1', '9'>>, seq<one<'1'>, range<'0', '2'>>> {};               // 8.1.1.3
struct known_day : sor<seq<one<'0'>, range<'1', '9'>>, seq<one<'1', '2'>, digit>, seq<one<'3'>, one<'0', '1'>>> {};  // 8.1.1.3
struct unknown_field : tao::pegtl::string<'?', '?'> {};                                                           // 8.1.1.3
struct month : sor<known_month, unknown_field> {};                                                         // 8.1.1.3
struct day : sor<known_day, unknown_field> {};                                                             // 8.1.1.3
struct date_value : seq<year, period, month, period, day> {};                                              // 8.1.1.3

// Rounds, results and boards                                                                              // PGN 8.1.1.4, 8.1.1.7, 9.2.5
struct unknown_value : one<'?'> {};                                                                        // 8.1.1
struct no_value : one<'-'> {};                                                                             // 8.1.1
struct round_value : sor<unknown_value, no_value, list<whole_number, period>> {};                          // 8.1.1.4
struct result_value : sor<tao::pegtl::string<'1', '-', '0'>, tao::pegtl::string<'0', '-', '1'>, tao::pegtl::string<'1', '/', '2', '-', '1', '/', '2'>, one<'*'>> {};  // 8.1.1.7
struct board_value : whole_number {};                                                                      // 9.2.5

// Players, one or more                                                                                    // PGN 8.1, 8.1.1.5, 8.1.1.6, 9.1
struct player : plus<not_one<':'>> {};                                                                     // 8.1.1.5: also `?` of nobody known
struct player_value : list<player, colon> {};                                                              // 8.1.1.5, 8.1.1.6
struct rating : sor<no_value, whole_number> {};                                                            // 9.1.2, 9.1.3
struct rating_value : list<rating, colon> {};                                                              // 9.1.2, 9.1.3
struct title : sor<tao::pegtl::string<'G', 'M'>, tao::pegtl::string<'I', 'M'>, tao::pegtl::string<'F', 'M'>, tao::pegtl::string<'C', 'M'>, tao::pegtl::string<'W', 'G', 'M'>, tao::pegtl::string<'W', 'I', 'M'>, tao::pegtl::string<'W', 'F', 'M'>, tao::pegtl::string<'W', 'C', 'M'>, no_value> {};  // 9.1.1, D44
struct title_value : list<title, colon> {};                                                                // 9.1.1
struct player_type : sor<tao::pegtl::string<'h', 'u', 'm', 'a', 'n'>, tao::pegtl::string<'p', 'r', 'o', 'g', 'r', 'a', 'm'>> {};  // 9.1.5
struct type_value : list<player_type, colon> {};                                                           // 9.1.5

// Openings, modes and ends                                                                                // PGN 9.4.1, 9.8.1, 9.9
struct eco_code : seq<range<'A', 'E'>, digit, digit> {};                                                   // 9.4.1
struct eco_value : seq<eco_code, opt<one<'/'>, digit, digit>> {};                                          // 9.4.1
struct mode_value : sor<tao::pegtl::string<'O', 'T', 'B'>, tao::pegtl::string<'P', 'M'>, tao::pegtl::string<'E', 'M'>, tao::pegtl::string<'I', 'C', 'S'>, tao::pegtl::string<'T', 'C'>> {};  // 9.9.2
struct terminated_as : sor<tao::pegtl::string<'a', 'b', 'a', 'n', 'd', 'o', 'n', 'e', 'd'>, tao::pegtl::string<'a', 'd', 'j', 'u', 'd', 'i', 'c', 'a', 't', 'i', 'o', 'n'>, tao::pegtl::string<'d', 'e', 'a', 't', 'h'>, tao::pegtl::string<'e', 'm', 'e', 'r', 'g', 'e', 'n', 'c', 'y'>, tao::pegtl::string<'n', 'o', 'r', 'm', 'a', 'l'>, tao::pegtl::string<'r', 'u', 'l', 'e', 's', ' ', 'i', 'n', 'f', 'r', 'a', 'c', 't', 'i', 'o', 'n'>, tao::pegtl::string<'t', 'i', 'm', 'e', ' ', 'f', 'o', 'r', 'f', 'e', 'i', 't'>, tao::pegtl::string<'u', 'n', 't', 'e', 'r', 'm', 'i', 'n', 'a', 't', 'e', 'd'>> {};  // 9.8.1
struct setup_value : one<'0', '1'> {};                                                                     // 9.7.1
struct plycount_value : whole_number {};                                                                   // 9.9.3

// Times of the day                                                                                        // PGN 9.5.1, 9.5.2
struct hour : sor<seq<one<'0', '1'>, digit>, seq<one<'2'>, range<'0', '3'>>, unknown_field> {};            // 9.5.1
struct sixtieth : sor<sixty, unknown_field> {};                                                            // 9.5.1: a minute of an hour, a second of a minute
struct time_value : seq<hour, colon, sixtieth, colon, sixtieth> {};                                        // 9.5.1, D48
struct leap_second : tao::pegtl::string<'2', '3', ':', '5', '9', ':', '6', '0'> {};                  // D48
struct utc_time_value : sor<time_value, leap_second> {};                                                   // 9.5.2: ordered: they part at the last field

// Time control                                                                                            // PGN 9.6.1
struct positive_number : seq<star<one<'0'>>, range<'1', '9'>, star<digit>> {};                             // 9.6.1
struct unknown_control : one<'?'> {};                                                                      // 9.6.1: the first kind
struct no_control : one<'-'> {};                                                                           // 9.6.1: the second
struct moves_in_seconds : seq<positive_number, one<'/'>, positive_number> {};                              // 9.6.1: the third
struct sudden_death : whole_number {};                                                                     // 9.6.1: the fourth
struct seconds_and_increment : seq<positive_number, one<'+'>, positive_number> {};                         // 9.6.1: the fifth
struct sandclock : seq<one<'*'>, positive_number> {};                                                      // 9.6.1: the sixth
struct control_end : at<sor<colon, eof>> {};
template <typename Field> struct control_of : seq<Field, control_end> {};  // the whole of a field
struct control_field : first_that_fits<control_of<unknown_control>, control_of<no_control>, control_of<moves_in_seconds>, control_of<seconds_and_increment>, control_of<sandclock>, control_of<sudden_death>> {};  // 9.6.1
struct timecontrol_value : list<control_field, colon> {};                                                  // 9.6.1

// Clocks                                                                                                  // D99
struct running_clock : seq<one<'W', 'B', 'N'>, one<'/'>, clock_time> {};

// ---- deviations: values. One form of date is shared by Date, EventDate and UTCDate. ---------------------------------

struct date_character : ranges<'0', '9', '?'> {};
struct impossible_field : deviation_inside<rule::date_impossible>, rep<2, digit> {};
struct partial_year : deviation_inside<rule::date_partial_field>, rep<4, date_character> {};
struct partial_field : deviation_inside<rule::date_partial_field>, rep<2, date_character> {};
struct any_year : sor<year, partial_year> {};                                                              // ordered: the strictest first
struct any_month : sor<month, impossible_field, partial_field> {};                                         // ordered: likewise
struct any_day : sor<day, impossible_field, partial_field> {};                                             // ordered: likewise
struct date_form : recovery, seq<any_year, period, any_month, period, any_day> {};
struct any_date : first_that_fits<value_of<date_value>, value_of<date_form>> {};                           // ordered: likewise
struct bad_date : deviation<rule::date_format>, star<any> {};                                              // also of no value: D129
struct bad_event_date : deviation<rule::eventdate_format>, any_character {};
struct bad_utc_date : deviation<rule::utcdate_format>, any_character {};
struct bad_round : deviation<rule::round_format>, any_character {};
struct bad_result : deviation<rule::result_tag_value>, star<any> {};                                       // also of no value: D129
struct bad_board : deviation<rule::board_format>, any_character {};

struct empty_item : deviation_inside<rule::tag_value_empty_item>, at<sor<colon, eof>> {};
template <typename Item> struct items_of : seq<not_at<eof>, list<sor<Item, empty_item>, colon>> {};  // the colons of a list with an item left out
struct loose_players : recovery, items_of<player> {};
struct loose_ratings : recovery, items_of<rating> {};
struct loose_titles : recovery, items_of<title> {};
struct loose_types : recovery, items_of<player_type> {};
struct bad_elo : deviation<rule::elo_format>, star<any> {};                                                // also of no value: D45
struct bad_uscf : deviation<rule::uscf_format>, any_character {};
struct bad_title : deviation<rule::title_value>, any_character {};
struct bad_type : deviation<rule::type_value>, any_character {};

struct bad_eco : deviation<rule::eco_format>, any_character {};
struct bad_mode : deviation<rule::mode_value>, any_character {};
struct bad_termination : deviation<rule::termination_tag_value>, any_character {};
struct bad_setup : deviation<rule::setup_value>, any_character {};
struct bad_plycount : deviation<rule::plycount_format>, any_character {};
struct bad_time : deviation<rule::time_format>, any_character {};
struct bad_utc_time : deviation<rule::utctime_format>, any_character {};

struct zeros : plus<one<'0'>> {};
struct moves_and_increment : deviation_inside<rule::timecontrol_moves_with_increment>, seq<whole_number, one<'/'>, whole_number, one<'+'>, whole_number> {};  // D49
struct no_moves_or_seconds : deviation_inside<rule::timecontrol_not_positive>, seq<whole_number, one<'/'>, whole_number> {};  // D130
struct no_seconds_at_all : deviation_inside<rule::timecontrol_not_positive>, seq<zeros, one<'+'>, zeros> {};  // D130
struct no_time_or_increment : deviation_inside<rule::timecontrol_not_positive>, seq<whole_number, one<'+'>, whole_number> {};  // D130: usual on servers
struct no_sand : deviation_inside<rule::timecontrol_not_positive>, seq<one<'*'>, zeros> {};                 // D130
struct loose_field : first_that_fits<control_field, control_of<moves_and_increment>, control_of<no_moves_or_seconds>, control_of<no_seconds_at_all>, control_of<no_time_or_increment>, control_of<no_sand>> {};  // ordered: the standard's kinds first, then no time before a part of it
struct loose_timecontrol : recovery, list<loose_field, colon> {};
struct bad_timecontrol : deviation<rule::timecontrol_format>, any_character {};
struct bad_running_clock : deviation<rule::clock_tag_format>, any_character {};
struct bad_clock_start : deviation<rule::clock_start_tag_format>, any_character {};

// Tags, each with any value                                                                               // PGN 8.1.1, 9
struct date_tag : sor<any_date, bad_date> {};                                                              // 8.1.1.3: ordered: the form before what has none
struct event_date_tag : sor<any_date, empty_value, bad_event_date> {};                                     // 9.2.1: ordered: likewise
struct utc_date_tag : sor<any_date, empty_value, bad_utc_date> {};                                         // 9.5.3: ordered: likewise
struct round_tag : sor<value_of<round_value>, empty_value, bad_round> {};                                  // 8.1.1.4: ordered: likewise
struct result_tag : sor<value_of<result_value>, bad_result> {};                                            // 8.1.1.7: ordered: likewise
struct board_tag : sor<value_of<board_value>, empty_value, bad_board> {};                                  // 9.2.5: ordered: likewise
struct player_tag : sor<value_of<player_value>, empty_value, value_of<loose_players>> {};                  // 8.1.1.5, 8.1.1.6: ordered: likewise
struct elo_tag : sor<value_of<rating_value>, value_of<loose_ratings>, bad_elo> {};                         // 9.1.2: ordered: likewise
struct uscf_tag : sor<value_of<rating_value>, value_of<loose_ratings>, empty_value, bad_uscf> {};          // 9.1.3: ordered: likewise
struct title_tag : sor<value_of<title_value>, value_of<loose_titles>, empty_value, bad_title> {};          // 9.1.1: ordered: likewise
struct type_tag : sor<value_of<type_value>, value_of<loose_types>, empty_value, bad_type> {};              // 9.1.5: ordered: likewise
struct eco_tag : sor<value_of<eco_value>, empty_value, bad_eco> {};                                        // 9.4.1: ordered: likewise
struct mode_tag : sor<value_of<mode_value>, empty_value, bad_mode> {};                                     // 9.9.2: ordered: likewise
struct termination_tag : sor<value_of<terminated_as>, empty_value, bad_termination> {};                    // 9.8.1: ordered: likewise
struct setup_tag : sor<value_of<setup_value>, empty_value, bad_setup> {};                                  // 9.7.1: ordered: likewise
struct plycount_tag : sor<value_of<plycount_value>, empty_value, bad_plycount> {};                         // 9.9.3: ordered: likewise
struct time_tag : sor<value_of<time_value>, empty_value, bad_time> {};                                     // 9.5.1: ordered: likewise
struct utc_time_tag : sor<value_of<utc_time_value>, empty_value, bad_utc_time> {};                         // 9.5.2: ordered: likewise
struct timecontrol_tag : sor<value_of<timecontrol_value>, value_of<loose_timecontrol>, empty_value, bad_timecontrol> {};  // 9.6.1: ordered: likewise
struct running_clock_tag : sor<value_of<running_clock>, empty_value, bad_running_clock> {};                // SUP 5.1: ordered: likewise
struct clock_tag : sor<value_of<clock_time>, empty_value, bad_clock_start> {};                             // SUP 6.1: ordered: likewise

// clang-format on

}  // namespace strictpgn::grammar
