// The rules about single tag values: what each accepts and what it does not (PGN 8.1.1, 9).
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(check_tag_values)

namespace {

using namespace strictpgn;

/// The rules of group 7 that a game with these tags breaks, and those about values in general.
std::vector<std::string_view> faults_of(std::string_view tags, const options& options = {}) {
  const auto text = std::string(tags) + "\n1. e4 e5 *\n";
  std::vector<std::string_view> names;
  const auto read = check_database(text, options);
  for (const auto& found : read.diagnostics) {
    const auto name = name_of(found.id);
    const bool is_about_values = name.starts_with("tag-value-") && name != "tag-value-not-string";
    if (info(found.id).group == 7 || is_about_values) names.push_back(name);
  }
  std::ranges::sort(names);
  return names;
}

std::string pair(std::string_view name, std::string_view value) {
  return "[" + std::string(name) + " \"" + std::string(value) + "\"]\n";
}

/// A rule with values of a tag that it accepts, and others that it alone does not.
struct value_rule {
  std::string_view rule;
  std::string_view tag;
  std::vector<std::string_view> accepted;
  std::vector<std::string_view> refused;
};

const value_rule value_rules[] = {
    {"site-country-unknown",
     "Site",
     {"?", "Riga LAT", "New York City, NY USA", "Internet NET", "DEU", "Bonn Deu", "BonnDEU"},
     {"Bonn DEU", "Wijk aan Zee NED", "chess.com INT"}},
    {"date-format",
     "Date",
     {"1992.08.31", "????.??.??"},
     {"", "1992-08-31", "?", "1992:08:31", "1992.08.31 "}},
    {"result-tag-value", "Result", {"*", "1-0", "1/2-1/2"}, {"", "?", "won", "1/2"}},
    {"eventdate-format", "EventDate", {"2020.??.??"}, {"2020", "?"}},
    {"utcdate-format", "UTCDate", {"2020.01.01"}, {"2020-01-01"}},
    {"date-partial-field", "EventDate", {"????.??.??"}, {"199?.??.??", "1992.1?.01"}},
    {"date-impossible", "UTCDate", {"1900.02.29"}, {"2001.02.29", "2001.13.01"}},
    {"date-day-without-month", "EventDate", {"1999.12.??"}, {"1999.??.12", "????.12.??"}},
    {"round-format",
     "Round",
     {"?", "-", "1", "3.1", "4.1.2", "01"},
     {"Final", "1.", ".1", "1..2", "1/2", "?.1", "1 ", "--"}},
    {"player-name-comma-space",
     "White",
     {"Tal, Mikhail N.", "Acme Pawngrabber v.3.2", "?"},
     {"Tal,Mikhail", "Tal, Mikhail,jr", "Tal,"}},
    {"player-name-comma-space", "Annotator", {"Tal, Mikhail"}, {"Tal,Mikhail"}},
    {"player-name-initial-period",
     "Black",
     {"Fine, R.", "Fine, Reuben C.", "Smith, J.R.", "X", "Fritz 8 X", "Li, Bo"},
     {"Fine, R", "Fine, R B.", "Fine, Reuben C", "Fine, R.:Tal, M"}},
    {"player-names-not-alphabetical",
     "White",
     {"Abe, B.:Zed, A.", "Abe:Abe", "Abe::Bob"},
     {"Zed, A.:Abe, B."}},
    {"title-value",
     "WhiteTitle",
     {"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "-"},
     {"BOT", "gm", "Grandmaster", "?"}},
    {"elo-format", "BlackElo", {"2700", "-"}, {"?", "", "2700?", "+2700", "n/a", "2700 "}},
    {"uscf-format", "WhiteUSCF", {"1850", "-"}, {"n/a", "1850P5"}},
    {"rating-implausible",
     "WhiteElo",
     {"100", "4000", "-"},
     {"0", "99", "4001", "99999999999999999999"}},
    {"type-value", "BlackType", {"human", "program"}, {"engine", "Human"}},
    {"board-format", "Board", {"1", "12"}, {"A", "1.2", "-"}},
    {"eco-format",
     "ECO",
     {"A00", "E99", "B90/05"},
     {"B90a", "F00", "b90", "A0", "A000", "B90/", "B90/5", "?"}},
    {"time-format", "Time", {"09:30:00", "09:??:??"}, {"9:30", "23:59:60"}},
    {"utctime-format", "UTCTime", {"00:00:00", "23:59:60"}, {"24:00:00"}},
    {"timecontrol-format", "TimeControl", {"?", "40/7200:3600"}, {"90 min", "10+0.1", "300:"}},
    {"timecontrol-not-positive", "TimeControl", {"180+1", "0"}, {"180+0", "0+1", "0/60", "*0"}},
    {"timecontrol-moves-with-increment",
     "TimeControl",
     {"40/5400:1800+30"},
     {"40/5400+30:1800+30", "40/5400+0"}},
    {"timecontrol-field-not-last",
     "TimeControl",
     {"40/7200:300", "40/7200:*300"},
     {"300:40/7200", "60+1:300", "*60:300"}},
    {"timecontrol-marker-not-alone", "TimeControl", {"-"}, {"40/60:?", "-:-"}},
    {"termination-tag-value",
     "Termination",
     {"abandoned", "adjudication", "emergency", "unterminated"},
     {"Normal", "Alice won by checkmate", "time"}},
    {"termination-tag-conflict",
     "Termination",
     {"unterminated"},
     {"normal", "death", "rules infraction", "time forfeit"}},
    {"mode-value", "Mode", {"OTB", "PM", "EM", "ICS", "TC"}, {"otb", "online"}},
    {"plycount-format", "PlyCount", {"2", "02"}, {"two", "2.", "-2", "2 "}},
    {"plycount-mismatch", "PlyCount", {"2"}, {"0", "1", "3", "99999999999999999999"}},
};

bool has(const std::vector<std::string_view>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_rule_accepts_the_values_of_its_form) {
  for (const auto& [rule, tag, accepted, refused] : value_rules)
    for (const auto value : accepted)
      BOOST_TEST(!has(faults_of(pair(tag, value)), rule), rule << " refuses " << value);
}

BOOST_AUTO_TEST_CASE(each_rule_refuses_other_values_and_no_other_rule_repeats_it) {
  for (const auto& [rule, tag, accepted, refused] : value_rules)
    for (const auto value : refused) {
      auto found = faults_of(pair(tag, value));
      std::erase(found, "player-name-initial-period");  // the comma and the initial are two faults
      BOOST_TEST((has(found, rule) || rule == "player-name-initial-period"), rule << ": " << value);
      BOOST_TEST(found.size() <= 1, rule << ": " << value << ": " << found.size() << " findings");
    }
}

BOOST_AUTO_TEST_CASE(the_tags_about_players_have_an_item_for_each) {
  const auto two = pair("White", "Fine, R.:Tal, M.");
  BOOST_TEST(faults_of(two + pair("WhiteElo", "2700:2600")).empty());
  BOOST_TEST(faults_of(two + pair("BlackElo", "2700")).empty());
  BOOST_TEST(faults_of(two + pair("WhiteNA", "a@b.org:https://chess.org")).empty());
  for (const auto tag : {"WhiteElo", "WhiteUSCF", "WhiteTitle", "WhiteNA", "WhiteType"})
    BOOST_TEST(has(faults_of(two + pair(tag, "-")), "player-field-count-mismatch"), tag);
  BOOST_TEST(has(faults_of(pair("Black", "Fine, R.") + pair("BlackElo", "2700:2600")),
                 "player-field-count-mismatch"));
  BOOST_TEST(faults_of(pair("WhiteElo", "2700:2600")).empty(), "nobody to compare with");
}

BOOST_AUTO_TEST_CASE(dates_of_a_game_agree) {
  const auto game = pair("Date", "2000.01.10");
  BOOST_TEST(faults_of(game + pair("EventDate", "2000.01.10")).empty());
  BOOST_TEST(faults_of(game + pair("EventDate", "2000.??.??")).empty());
  BOOST_TEST(has(faults_of(game + pair("EventDate", "2000.01.11")), "date-before-eventdate"));
  BOOST_TEST(has(faults_of(game + pair("EventDate", "2001.??.??")), "date-before-eventdate"));
  BOOST_TEST(faults_of(game + pair("UTCDate", "2000.01.09")).empty());
  BOOST_TEST(faults_of(game + pair("UTCDate", "2000.01.11")).empty());
  BOOST_TEST(faults_of(game + pair("UTCDate", "2000.??.??")).empty());
  BOOST_TEST(has(faults_of(game + pair("UTCDate", "2000.01.12")), "date-utcdate-gap"));
  BOOST_TEST(has(faults_of(game + pair("UTCDate", "2000.01.08")), "date-utcdate-gap"));
}

BOOST_AUTO_TEST_CASE(an_archive_by_date_wants_each_date_known) {
  options options;
  options.levels.emplace_back(rule::date_incomplete, severity::error);
  const auto is_reported = [&](const std::string& tags) {
    return has(faults_of(tags, options), "date-incomplete");
  };
  BOOST_TEST(is_reported(pair("Date", "1993.??.??")));
  BOOST_TEST(is_reported(pair("Event", "?")));
  BOOST_TEST(!is_reported(pair("Date", "1993.11.07")));
  BOOST_TEST(!is_reported(pair("Date", "7 November 1993")), "which has the wrong form");
}

BOOST_AUTO_TEST_CASE(characters_that_are_reported_by_themselves_do_not_spoil_a_value) {
  BOOST_TEST(faults_of("[Date \"2000.01\x01.01\"]\n").empty());
  BOOST_TEST(faults_of("[PlyCount \"\x01"
                       "2\"]\n")
                 .empty());
}

BOOST_AUTO_TEST_CASE(damaged_tag_pairs_are_not_judged) {
  for (const auto tags : {"[Round Final]\n", "[ECO \"B90a\n", "[PlyCount 7]\n"})
    BOOST_TEST(faults_of(tags).empty(), tags);
}

BOOST_AUTO_TEST_CASE(a_time_control_is_due_where_clocks_are) {
  const auto is_missed = [](std::string_view text) {
    const auto read = check_database(text);
    return read.totals.by_rule[rule::timecontrol_missing_with_clocks] == 1;
  };
  for (const auto text :
       {"[Event \"?\"]\n\n1. e4 {[%clk 0:01:00]} *\n",
        "[Event \"?\"]\n\n1. e4 {soon [%emt\n0:01:00]} *\n",
        "[Event \"?\"]\n\n1. e4 (1. d4 ; [%egt 0:01:00]\n) *\n", "1. e4 {[%mct 10:01:00]} *\n",
        "[WhiteClock \"1:00:00\"]\n\n*\n", "[Clock \"N/1:00:00\"]\n\n*\n"})
    BOOST_TEST(is_missed(text), text);
  for (const auto text :
       {"[TimeControl \"?\"]\n\n1. e4 {[%clk 0:01:00]} *\n",
        "[TimeControl 60]\n\n1. e4 {[%clk 0:01:00]} *\n", "1. e4 {[%eval 0.5]} *\n",
        "1. e4 {[%clk2 0:01:00]} *\n", "1. e4 {%clk 0:01:00} *\n", "1. e4 *\n"})
    BOOST_TEST(!is_missed(text), text);
}

BOOST_AUTO_TEST_CASE(a_message_names_the_string_that_was_meant) {
  const auto read = check_database("[Termination \"Time forfeit\"]\n\n1. e4 *\n");
  const auto found =
      std::ranges::find(read.diagnostics, rule::termination_tag_value, &diagnostic::id);
  BOOST_REQUIRE((found != read.diagnostics.end()));
  BOOST_TEST(found->message ==
             "termination `Time forfeit` is written in lower case: `time forfeit`");
}

BOOST_AUTO_TEST_CASE(the_moves_of_a_damaged_game_are_not_counted) {
  const auto is_reported = [](std::string_view movetext) {
    const auto read = check_database(pair("PlyCount", "4") + "\n" + std::string(movetext) + "\n");
    return read.totals.by_rule[rule::plycount_mismatch] == 1;
  };
  BOOST_TEST(is_reported("1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 *"));
  BOOST_TEST(!is_reported("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"));
  BOOST_TEST(!is_reported("1. e4 -- 2. d4 -- *"));
  BOOST_TEST(!is_reported("1. e4 @ e5 *"));
  BOOST_TEST(is_reported(std::string("1. e4 e5 *\n\n%a\0b", 15)));  // damage behind the game
  BOOST_TEST(!is_reported("1. e4 e5 2. Ke3 *"));
  BOOST_TEST(!is_reported("1. e4 e5"));
}

/// PGN 11.4.
BOOST_AUTO_TEST_CASE(a_file_named_after_a_period_holds_the_games_of_that_time) {
  options options;
  options.levels.emplace_back(rule::date_file_name_mismatch, severity::warning);
  const auto is_found = [&](const std::string& name, const std::string& date) {
    options.file_name = name;
    const auto text = "[Date \"" + date + "\"]\n\n*\n";
    return check_database(text, options).totals.by_rule[rule::date_file_name_mismatch] == 1;
  };
  for (const std::string name : {"1993.pgn", "199305.pgn", "19930517.pgn", "a/b/1993.PGN"}) {
    BOOST_TEST(!is_found(name, "1993.05.17"), name);
    BOOST_TEST(is_found(name, "1994.05.17"), name);
    BOOST_TEST(is_found(name, "????.??.??"), name);
  }
  BOOST_TEST(is_found("199305.pgn", "1993.06.17"));
  BOOST_TEST(is_found("199305.pgn", "1993.??.??"));
  BOOST_TEST(is_found("19930517.pgn", "1993.05.18"));
  BOOST_TEST(!is_found("1993.pgn", "1993.??.??"));
  BOOST_TEST(!is_found("199305.pgn", "1993.05.??"));
  BOOST_TEST(!is_found("19930500.pgn", "1993.05.??"));
  BOOST_TEST(!is_found("0000.pgn", "????.??.??"));
  for (const std::string name : {"", "games.pgn", "1993", "1993.txt", "19935.pgn", "1993a.pgn",
                                 "1993-1994.pgn", "1993.pgn.bak", "1993.pgn/games.pgn"})
    BOOST_TEST(!is_found(name, "1994.05.17"), name);
  BOOST_TEST(!is_found("1993.pgn", "17 May 1994"));  // it has a finding of its own
  options.levels.clear();
  BOOST_TEST(!is_found("1993.pgn", "1994.05.17"));
}

BOOST_AUTO_TEST_SUITE_END()
