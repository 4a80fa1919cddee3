// Tag pairs, the roster, and the values of tags (groups 5 to 7).
#include "generate/breaches.hpp"
#include "strictpgn/fen.hpp"

namespace strictpgn::generate {
namespace {

// ---- tag pairs ----------------------------------------------------------------------------------

/// Writes a line of the tag section in another way; a part of it is marked.
bool spoil_line(sketch& on, std::string text, mark marked) {
  auto& line = on.line_of("Site");
  line.text = std::move(text);
  line.marked = marked;
  return true;
}

bool missing_open_bracket(sketch& on) { return spoil_line(on, "Site \"Bonn\"]", {0, 0}); }
bool missing_name(sketch& on) { return spoil_line(on, "[\"Bonn\"]", {1, 1}); }
bool missing_value(sketch& on) { return spoil_line(on, "[Site]", {5, 5}); }
bool not_string(sketch& on) { return spoil_line(on, "[Site Bonn]", {6, 10}); }

bool extra_token(sketch& on) {
  const std::string extra = on.roll.pick({"\"GER\"", "GER", "7"});
  const std::string before = "[Site \"Bonn\" ";
  return spoil_line(on, before + extra + ']', {before.size(), before.size() + extra.size()});
}

bool missing_close_bracket(sketch& on) { return spoil_line(on, "[Site \"Bonn\"", {12, 12}); }

bool name_bad_character(sketch& on) {
  const std::string name = on.roll.pick({"A-b", "Game+", "My:Tag", "X=y"});
  auto& line = on.insert_line(7, '[' + name + " \"x\"]");
  line.marked = mark{1, 1 + name.size()};
  return true;
}

/// A tag of that name, which is marked.
bool put_name(sketch& on, const std::string& name, std::string_view value) {
  auto& line = on.set_tag(name, value);
  line.marked = mark{1, 1 + name.size()};
  return true;
}

bool duplicate(sketch& on) {
  const auto at = on.roll.below(on.sheet.tags.size());
  const auto line = on.sheet.tags[at];
  if (line.name == "FEN" || line.name == "SetUp") return false;
  on.insert_line(at + 1, line.text).marked = mark{1, 1 + line.name.size()};
  return true;
}

/// A game from a set-up position whose FEN tag has another name; the moves tell.
bool misnamed_fen(sketch& on) {
  const auto fen = on.game.value_of("FEN");
  if (fen.empty()) return false;
  const auto value = std::string(fen);
  on.remove_tag("FEN");
  return put_name(on, on.roll.pick({"fen", "Fen"}), value);
}

/// Where a tag that is missing would stand.
bool mark_end_of_tags(sketch& on) {
  for (auto& each : on.sheet.tags) each.marked.reset();
  auto& last = on.sheet.tags.back();
  last.marked = mark{last.text.size(), last.text.size()};
  return true;
}

bool section_missing(sketch& on) {
  if (!on.where.is_first || on.game.start != position::initial()) return false;
  on.sheet.tags.clear();
  on.sheet.between.clear();
  on.sheet.tokens.front().marked = mark{0, 0};
  return true;
}

/// Another game begins where this one has no marker yet.
bool section_in_movetext(sketch& on) {
  if (on.game.mainline.moves.empty()) return false;
  const auto next = draw(draft_of(on.game), on.asked.encoding).text;
  on.cut(on.sheet.tokens.size() - 1);
  auto& made = on.insert(on.sheet.tokens.size(), next.substr(0, next.size() - 2));
  made.marked = mark{0, 1};
  made.gap = "\n";
  return true;
}

bool without_movetext(sketch& on) {
  on.sheet.tokens.clear();
  on.sheet.tail.clear();
  return mark_end_of_tags(on);
}

bool str_tag_missing(sketch& on) {
  on.remove_tag(on.roll.pick({"Event", "Site", "Date", "Round", "White", "Black", "Result"}));
  return mark_end_of_tags(on);
}

// ---- the order of export format -----------------------------------------------------------------

bool swap_lines(sketch& on, std::size_t first, std::size_t second) {
  auto& all = on.sheet.tags;
  if (second >= all.size()) return false;
  std::swap(all[first], all[second]);
  all[second].marked = mark{1, 1 + all[second].name.size()};
  return true;
}

bool str_order(sketch& on) {
  const auto at = on.roll.below(6);
  return swap_lines(on, at, at + 1);
}

bool str_not_first(sketch& on) {
  const auto at = on.roll.below(7);
  on.insert_line(at, "[Annotator \"Reti, Richard\"]").marked = mark{1, 10};
  return on.game.value_of("Annotator").empty();
}

bool not_ascii(sketch& on) {
  if (on.sheet.tags.size() < 9) return false;
  return swap_lines(on, 7, 8);
}

// ---- values -------------------------------------------------------------------------------------

/// A value that breaks a rule, when another tag says what that one says.
struct bad_value {
  rule broken;
  std::string_view name;
  std::string_view value;
  std::string_view other = {};
  std::string_view other_value = {};
};

// clang-format off
constexpr bad_value bad_values[] = {
    {rule::tag_value_empty, "Opening", ""},
    {rule::tag_value_empty, "Annotator", ""},
    {rule::tag_value_colon, "Event", "Cup: final"},
    {rule::tag_value_colon, "Section", "a:b"},
    {rule::tag_value_empty_item, "White", "Abe, B.::Zed, A."},
    {rule::tag_value_surrounding_space, "Event", "Cup "},
    {rule::tag_value_surrounding_space, "Site", " Bonn"},
    {rule::tag_integer_leading_zero, "WhiteElo", "02700"},
    {rule::tag_integer_leading_zero, "Board", "07"},
    {rule::str_value_empty, "Event", ""},
    {rule::str_value_empty, "White", ""},
    {rule::str_value_empty, "Round", ""},
    {rule::site_country_unknown, "Site", "Bonn XXX"},
    {rule::date_format, "Date", "1992-8-31"},
    {rule::date_format, "Date", "31.08.1992"},
    {rule::date_format, "Date", "1992"},
    {rule::date_format, "Date", ""},
    {rule::date_partial_field, "Date", "199?.??.??"},
    {rule::date_impossible, "Date", "2001.02.30"},
    {rule::date_impossible, "Date", "2001.13.01"},
    {rule::date_impossible, "Date", "2001.04.00"},
    {rule::date_day_without_month, "Date", "1999.??.12"},
    {rule::date_before_eventdate, "Date", "2000.01.01", "EventDate", "2000.02.01"},
    {rule::date_utcdate_gap, "UTCDate", "2000.01.05", "Date", "2000.01.01"},
    {rule::round_format, "Round", "Final"},
    {rule::round_format, "Round", "1."},
    {rule::player_name_comma_space, "White", "Tal,Mikhail"},
    {rule::player_name_initial_period, "White", "Fine, R"},
    {rule::player_names_not_alphabetical, "White", "Zed, A.:Abe, B."},
    {rule::player_field_count_mismatch, "WhiteElo", "2000", "White", "Abe, A.:Zed, B."},
    {rule::result_tag_value, "Result", "1/2"},
    {rule::result_tag_value, "Result", "won"},
    {rule::result_tag_value, "Result", ""},
    {rule::title_value, "WhiteTitle", "BOT"},
    {rule::elo_format, "WhiteElo", "?"},
    {rule::elo_format, "BlackElo", "2400a"},
    {rule::uscf_format, "BlackUSCF", "n/a"},
    {rule::rating_implausible, "WhiteElo", "0"},
    {rule::rating_implausible, "WhiteElo", "9999"},
    {rule::type_value, "WhiteType", "engine"},
    {rule::eventdate_format, "EventDate", "2020"},
    {rule::utcdate_format, "UTCDate", "2020-01-01"},
    {rule::board_format, "Board", "A"},
    {rule::opening_refinement_without_base, "SubVariation", "x"},
    {rule::eco_format, "ECO", "B90a"},
    {rule::eco_format, "ECO", "F00"},
    {rule::time_format, "Time", "9:30"},
    {rule::time_format, "Time", "24:00:00"},
    {rule::utctime_format, "UTCTime", "12:60:00"},
    {rule::timecontrol_format, "TimeControl", "90 min"},
    {rule::timecontrol_not_positive, "TimeControl", "180+0"},
    {rule::timecontrol_not_positive, "TimeControl", "40/0"},
    {rule::timecontrol_not_positive, "TimeControl", "0+0"},
    {rule::timecontrol_moves_with_increment, "TimeControl", "40/5400+30"},
    {rule::timecontrol_field_not_last, "TimeControl", "300:40/7200"},
    {rule::timecontrol_marker_not_alone, "TimeControl", "?:300"},
    {rule::termination_tag_value, "Termination", "Emergency"},
    {rule::termination_tag_value, "Termination", "won on time"},
    {rule::mode_value, "Mode", "X"},
    {rule::plycount_format, "PlyCount", "ten"},
    {rule::plycount_mismatch, "PlyCount", "999"},
    {rule::clock_tag_format, "Clock", "0:45:56", "TimeControl", "300"},
    {rule::clock_start_tag_format, "WhiteClock", "67", "TimeControl", "300"},
    {rule::variant_tag_value, "Variant", "Xyz"},
    {rule::variant_unsupported, "Variant", "Crazyhouse"},
};
// clang-format on

/// One of the values in the table for the rule.
template <rule Broken>
bool put_bad_value(sketch& on) {
  std::size_t count = 0;
  for (const auto& each : bad_values) count += each.broken == Broken ? 1U : 0U;
  auto left = on.roll.below(count);
  for (const auto& each : bad_values) {
    if (each.broken != Broken || left-- != 0) continue;
    if (each.name.starts_with("White") || each.name.starts_with("Black"))
      for (const auto* about : {"Title", "Elo", "USCF", "NA", "Type"})
        for (const auto* side : {"White", "Black"}) on.remove_tag(std::string(side) + about);
    if (each.name == "SubVariation") on.remove_tag("Variation");
    if (!each.other.empty()) on.set_tag(each.other, each.other_value);
    on.set_tag(each.name, each.value);
    return true;
  }
  return false;
}

template <rule... Broken>
void add_values(std::vector<breach>& to) {
  (to.push_back({Broken, put_bad_value<Broken>}), ...);
}

bool termination_conflict(sketch& on) {
  on.set_tag("Termination", on.game.result == termination::unknown ? "normal" : "unterminated");
  return true;
}

bool clocks_without_timecontrol(sketch& on) {
  on.remove_tag("TimeControl");
  auto* made = on.insert_after_move("{[%clk 0:01:00]}");
  if (made == nullptr) return false;
  made->marked.reset();
  return mark_end_of_tags(on);
}

bool is_initial(const sketch& on) { return on.game.start == position::initial(); }

bool setup_value(sketch& on) {
  if (!is_initial(on)) return false;
  on.set_tag("SetUp", on.roll.pick({"2", "yes", "true"}));
  return true;
}

bool setup_missing(sketch& on) {
  if (is_initial(on)) return false;
  on.remove_tag("SetUp");
  return mark_end_of_tags(on);
}

bool setup_without_fen(sketch& on) {
  if (!is_initial(on)) return false;
  on.set_tag("SetUp", "1");
  return mark_end_of_tags(on);
}

bool setup_conflict(sketch& on) {
  if (is_initial(on)) return false;
  on.set_tag("SetUp", "0");
  return true;
}

bool setup_is_initial(sketch& on) {
  if (!is_initial(on)) return false;
  on.set_tag("SetUp", "1");
  on.set_tag("FEN", write_fen(position::initial().to_setup()));
  return true;
}

/// A game of another variant, with a move as none of chess is written.
bool foreign_moves(sketch& on) {
  const auto at = on.find([](const token& each) { return each.kind == token_kind::move; });
  if (!at || !is_initial(on)) return false;
  on.sheet.tokens[*at].text = on.roll.pick({"N@f3", "P@e6+", "@d5", "Nf3/H", "b7=F"});
  on.set_tag("Variant", on.roll.pick({"Crazyhouse", "Seirawan"}));
  return true;
}

bool chess960_without_fen(sketch& on) {
  if (!is_initial(on)) return false;
  on.set_tag("Variant", "Chess960");
  return mark_end_of_tags(on);
}

}  // namespace

std::vector<breach> tag_breaches() {
  constexpr auto format = profile::export_format;
  return {
      {rule::tag_missing_open_bracket, missing_open_bracket},
      {rule::tag_missing_name, missing_name, {rule::str_tag_missing}},
      {rule::tag_missing_value, missing_value},
      {rule::tag_value_not_string, not_string},
      {rule::tag_extra_token, extra_token},
      {rule::tag_missing_close_bracket, missing_close_bracket},
      {rule::tag_name_bad_character, name_bad_character},
      {rule::tag_name_not_capitalized,
       [](sketch& on) {
         return put_name(on, on.roll.pick({"comment", "x1"}), "x");
       }},
      {rule::tag_name_case_variant,
       [](sketch& on) {
         return put_name(on, on.roll.pick({"Setup", "WHITE", "Eco"}), "1");
       }},
      {rule::tag_name_case_variant, misnamed_fen},
      {rule::tag_duplicate, duplicate},
      {rule::tag_section_missing, section_missing},
      {rule::tag_section_in_movetext, section_in_movetext, {rule::termination_missing}},
      {rule::tag_without_movetext, without_movetext},
      {rule::tag_unknown_name, [](sketch& on) { return put_name(on, "Foo", "x"); }},
      {rule::str_tag_missing, str_tag_missing},
      {rule::str_order, str_order, {}, format},
      {rule::str_not_first, str_not_first, {}, format},
      {rule::tag_order_not_ascii, not_ascii, {}, format},
  };
}

std::vector<breach> value_breaches() {
  std::vector<breach> all = {
      {rule::termination_tag_conflict, termination_conflict},
      {rule::timecontrol_missing_with_clocks, clocks_without_timecontrol},
      {rule::setup_value, setup_value},
      {rule::setup_missing, setup_missing},
      {rule::setup_without_fen, setup_without_fen},
      {rule::setup_fen_conflict, setup_conflict},
      {rule::setup_fen_is_initial, setup_is_initial},
      {rule::variant_unsupported, foreign_moves},
      {rule::variant_chess960_without_fen, chess960_without_fen},
      {rule::date_incomplete,
       [](sketch& on) {
         on.set_tag("Date", on.roll.pick({"1993.??.??", "1993.05.??"}));
         return true;
       },
       {},
       profile::archival},
  };
  using enum rule;
  add_values<tag_value_empty, tag_value_colon, tag_value_empty_item, tag_value_surrounding_space,
             tag_integer_leading_zero, str_value_empty, site_country_unknown, date_format,
             date_partial_field, date_impossible, date_day_without_month, date_before_eventdate,
             date_utcdate_gap, round_format, player_name_comma_space, player_name_initial_period,
             player_names_not_alphabetical, player_field_count_mismatch, result_tag_value,
             title_value, elo_format, uscf_format, rating_implausible, type_value, eventdate_format,
             utcdate_format, board_format, opening_refinement_without_base, eco_format, time_format,
             utctime_format, timecontrol_format, timecontrol_not_positive,
             timecontrol_moves_with_increment, timecontrol_field_not_last,
             timecontrol_marker_not_alone, termination_tag_value, mode_value, plycount_format,
             plycount_mismatch, clock_tag_format, clock_start_tag_format, variant_tag_value,
             variant_unsupported>(all);
  return all;
}

}  // namespace strictpgn::generate
