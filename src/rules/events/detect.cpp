// Where, in which round, how and with which opening (PGN 8.1.1.2, 8.1.1.4, 9.2.5, 9.3, 9.4, 9.9.2).
#include "parse/values.hpp"
#include "rules/events/countries.hpp"
#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

bool is_capital_letter(char c) { return c >= 'A' && c <= 'Z'; }

/// Whether a Site ends in a blank and three capitals that are no code of the list.
bool has_unknown_country(std::string_view site) {
  if (site.size() < 4) return false;
  const auto code = site.substr(site.size() - 3);
  return site[site.size() - 4] == ' ' && std::all_of(code.begin(), code.end(), is_capital_letter) &&
         !is_country(code);
}

void site_country_unknown(const check_context& in, findings& out) {
  for_each_value(in, {tag_name::site}, [&](const known_pair& tag) {
    if (has_unknown_country(tag.value))
      out.add(rule::site_country_unknown, in.what.value_span_of(*tag.pair), tag.value);
  });
}

void round_format(const check_context& in, findings& out) {
  check_form(in, out, rule::round_format, {tag_name::round}, parse::is_round);
}

void board_format(const check_context& in, findings& out) {
  check_form(in, out, rule::board_format, {tag_name::board}, parse::is_board);
}

void mode_value(const check_context& in, findings& out) {
  check_form(in, out, rule::mode_value, {tag_name::mode}, parse::is_mode);
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

void eco_format(const check_context& in, findings& out) {
  check_form(in, out, rule::eco_format, {tag_name::eco}, parse::is_eco);
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
