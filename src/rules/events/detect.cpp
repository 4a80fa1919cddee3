// Where, in which round, how and with which opening (PGN 8.1.1.2, 8.1.1.4, 9.2.5, 9.3, 9.4, 9.9.2).
#include "rules/events/countries.hpp"
#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// Whether a Site ends in a blank and three capitals that are no code of the list.
bool has_unknown_country(std::string_view site) {
  if (site.size() < 4) return false;
  const auto code = site.substr(site.size() - 3);
  return site[site.size() - 4] == ' ' && std::all_of(code.begin(), code.end(), is_capital) &&
         !is_country(code);
}

void site_country_unknown(const check_context& in, findings& out) {
  for_each_value(in, {tag_name::site}, [&](const known_pair& tag) {
    if (has_unknown_country(tag.value))
      out.add(rule::site_country_unknown, in.what.value_span_of(*tag.pair), tag.value);
  });
}

/// `?`, `-`, or integers joined by periods.
bool is_round(std::string_view text) {
  if (text == "?" || text == "-") return true;
  for (;;) {
    const auto end = std::min(text.find('.'), text.size());
    if (!is_unsigned(text.substr(0, end))) return false;
    if (end == text.size()) return true;
    text.remove_prefix(end + 1);
  }
}

void round_format(const check_context& in, findings& out) {
  check_form(in, out, rule::round_format, {tag_name::round}, is_round);
}

void board_format(const check_context& in, findings& out) {
  check_form(in, out, rule::board_format, {tag_name::board}, is_unsigned);
}

bool is_mode(std::string_view text) {
  constexpr std::string_view modes[] = {"OTB", "PM", "EM", "ICS", "TC"};
  return std::find(std::begin(modes), std::end(modes), text) != std::end(modes);
}

void mode_value(const check_context& in, findings& out) {
  check_form(in, out, rule::mode_value, {tag_name::mode}, is_mode);
}

void opening_refinement_without_base(const check_context& in, findings& out) {
  const auto check_base = [&](tag_name refined, std::string_view base, tag_name base_name) {
    const auto* tag = find_pair(in, refined);
    if (tag != nullptr && is_without(in, base_name))
      out.say(rule::opening_refinement_without_base, in.what.value_span_of(*tag->pair),
              fmt::format("{} refines {}, but there is no {} tag", tag->name, base, base));
  };
  check_base(tag_name::variation, "Opening", tag_name::opening);
  check_base(tag_name::sub_variation, "Variation", tag_name::variation);
}

/// A00 to E99, optionally with two digits more after a solidus.
bool is_eco(std::string_view text) {
  const bool is_code = text.size() >= 3 && text[0] >= 'A' && text[0] <= 'E' && is_digit(text[1]) &&
                       is_digit(text[2]);
  const auto rest = is_code ? text.substr(3) : text;
  return is_code && (rest.empty() || (rest.size() == 3 && rest[0] == '/' && is_digit(rest[1]) &&
                                      is_digit(rest[2])));
}

void eco_format(const check_context& in, findings& out) {
  check_form(in, out, rule::eco_format, {tag_name::eco}, is_eco);
}

}  // namespace

std::span<const detector> event_detectors() {
  static constexpr detector table[] = {
      {rule::site_country_unknown, site_country_unknown},
      {rule::round_format, round_format},
      {rule::board_format, board_format},
      {rule::mode_value, mode_value},
      {rule::opening_refinement_without_base, opening_refinement_without_base},
      {rule::eco_format, eco_format},
  };
  return table;
}

}  // namespace strictpgn::rules
