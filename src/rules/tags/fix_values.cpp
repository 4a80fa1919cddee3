// Remedies of tag values that say in another form what the standard's form can say (PGN 8.1.1, 9,
// FEN 16.1).
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "parse/fen.hpp"
#include "rules/dates/date.hpp"
#include "rules/ending/terminations.hpp"
#include "rules/fen/castling.hpp"
#include "rules/fen/context.hpp"
#include "rules/fixes.hpp"
#include "rules/tags/values.hpp"
#include "rules/times/time_control.hpp"
#include "source/ascii.hpp"
#include "strictpgn/fen.hpp"

namespace strictpgn::rules {

namespace {

remedy new_value(const scene& here, const diagnostic& found, std::string_view value) {
  return unsafe(rewritten(found.where, here.text_at(found.where), value));
}

// ---- dates --------------------------------------------------------------------------------------

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

remedy usual_date(const scene& here, const diagnostic& found) {
  const auto text = date_from(without_blanks_around(here.text_at(found.where)));
  const auto read = parse_date(text);
  return read && exists(*read) ? new_value(here, found, text) : remedy{};
}

// ---- other values -------------------------------------------------------------------------------

/// An increment of zero is none.
remedy without_zero_increment(const scene& here, const diagnostic& found) {
  std::string value;
  for (const auto field : items_of(here.text_at(found.where))) {
    const auto plus = field.find('+');
    if (plus != field.npos && field.find_first_not_of('0') >= plus) return {};  // no time at all
    const bool has_none = plus != field.npos && plus + 1 < field.size() &&
                          field.find_first_not_of('0', plus + 1) == field.npos;
    value += (value.empty() ? "" : ":") + std::string(has_none ? field.substr(0, plus) : field);
  }
  const auto read = parse_time_control(value);
  return read && worst_zeros(*read) == zeros::none ? new_value(here, found, value) : remedy{};
}

remedy known_termination(const scene& here, const diagnostic& found) {
  const auto known = termination_like(here.text_at(found.where));
  const auto* result = find_value(here.in, tag_name::result);
  const bool is_contradicted = contradicts(known, text_of(here.in.what.marker)) ||
                               (result != nullptr && contradicts(known, result->value));
  return known.empty() || is_contradicted ? remedy{} : new_value(here, found, known);
}

remedy spaced_commas(const scene& here, const diagnostic& found) {
  const auto value = here.text_at(found.where);
  remedy made;
  for (auto at = value.find(','); at != value.npos; at = value.find(',', at + 1)) {
    const auto place = found.where.begin + at + 1;
    const bool is_last = at + 1 == value.size();
    if (!is_last && value[at + 1] != ' ') made.edits.push_back({{place, place}, " "});
  }
  return made;
}

/// A value that says nothing, or in its own way what the marker says.
remedy result_of_marker(const scene& here, const diagnostic& found) {
  auto value = std::string(here.text_at(found.where));
  std::erase_if(value, is_white_space);
  const auto marker = text_of(here.in.what.marker);
  const bool says_nothing = value == "?" || value == "-" || value.empty();
  const bool says_draw = value == "1/2" || value == "\xBD" || value == "\xC2\xBD" ||
                         value == "\xBD-\xBD" || value == "\xC2\xBD-\xC2\xBD" ||
                         value == "0.5-0.5" || value == "draw" || value == "Draw";
  const std::string_view result = says_draw ? std::string_view("1/2-1/2") : value;
  if (value.empty() && marker.empty()) return new_value(here, found, "*");
  if (marker.empty() || !(says_nothing || result == marker)) return {};
  return new_value(here, found, marker);
}

// ---- FEN ----------------------------------------------------------------------------------------

/// The letters of castling that king and rook at home allow, or a hyphen (D135).
remedy without_impossible_rights(const scene& here, const diagnostic& found) {
  const auto& what = here.in.what;
  const auto* tag = what.find_tag("FEN");
  if (tag == nullptr || tag->has_escape) return {};
  const auto fields = parse::parse_fen_fields(what.raw_value_of(*tag));
  const auto subject = make_fen_subject(fields, fen_dialect::orthodox);
  std::string letters;
  for (const auto& right : subject.rights)
    if (right.fits) letters += right.letter;
  return unsafe(rewritten(found.where, here.text_at(found.where), letters.empty() ? "-" : letters));
}

/// Faults of spelling: the position is known, and so is how it is written.
bool is_spelling(const fen_fault& fault) {
  switch (fault.id) {
    case rule::fen_field_separator:
    case rule::fen_adjacent_digits:
    case rule::fen_castling_order:
    case rule::fen_fullmove_zero:
    case rule::fen_integer_leading_zero:
    case rule::xfen_castling_superfluous_letter:
    case rule::shredder_castling_order:
      return true;
    default:
      return false;
  }
}

/// Castling written with files of rooks only, which is how it is then written again.
bool is_of_files(std::string_view value) {
  const auto letters = parse::parse_fen_fields(value).castling.value_or("");
  return !letters.empty() && std::all_of(letters.begin(), letters.end(), is_file_letter);
}

/// The record that is read as the same setup, without a fault.
std::string spelled_fen(std::string_view value, fen_dialect dialect) {
  const auto read = parse_fen(value, dialect);
  if (!read.playable || !std::all_of(read.faults.begin(), read.faults.end(), is_spelling))
    return {};
  const auto text = write_fen(*read.given, is_of_files(value) ? fen_dialect::shredder : dialect);
  const auto again = parse_fen(text, dialect);
  return again.given == read.given && again.faults.empty() ? text : std::string();
}

remedy canonical_fen(const scene& here, const diagnostic&) {
  const auto& what = here.in.what;
  const auto* tag = what.find_tag("FEN");
  if (tag == nullptr || tag->has_escape) return {};
  const auto value = what.raw_value_of(*tag);
  for (const auto dialect : {fen_dialect::fen, fen_dialect::chess960})
    if (const auto text = spelled_fen(value, dialect); !text.empty())
      return unsafe(rewritten(what.value_span_of(*tag), value, text));
  return {};
}

}  // namespace

std::span<const remedy_row> value_remedies() {
  static constexpr remedy_row table[] = {
      {rule::date_format, usual_date, true},
      {rule::eventdate_format, usual_date, true},
      {rule::utcdate_format, usual_date, true},
      {rule::player_name_comma_space, spaced_commas},
      {rule::result_tag_value, result_of_marker, true},
      {rule::timecontrol_not_positive, without_zero_increment},
      {rule::termination_tag_value, known_termination},
      {rule::fen_field_separator, canonical_fen, true},
      {rule::fen_adjacent_digits, canonical_fen, true},
      {rule::fen_castling_order, canonical_fen, true},
      {rule::fen_castling_impossible, without_impossible_rights, true},
      {rule::fen_fullmove_zero, canonical_fen, true},
      {rule::fen_integer_leading_zero, canonical_fen, true},
      {rule::xfen_castling_superfluous_letter, canonical_fen, true},
      {rule::shredder_castling_order, canonical_fen, true},
  };
  return table;
}

}  // namespace strictpgn::rules
