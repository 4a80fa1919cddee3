#include "rules/suppression.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
/// Where the stronger finding stands, for the weaker one to be withdrawn.
enum class nearness : std::uint8_t {
  same_begin,  ///< both begin at one byte
  touching,    ///< the stronger ends where the weaker begins
  beside,      ///< so, or it begins where the weaker ends
  unit,        ///< anywhere in the game, or in what stands between games
};

struct suppression {
  rule stronger;
  rule weaker;
  nearness where = nearness::same_begin;
};

namespace {

// clang-format off
constexpr suppression suppressions[] = {
  // Beyond the limit nothing was read.
  {rule::limit_rav_depth, rule::termination_missing, nearness::unit},
  {rule::limit_rav_depth, rule::rav_unclosed,        nearness::unit},
  // A string without end takes the rest of its line with it.
  {rule::string_unterminated, rule::termination_missing, nearness::touching},
  // A comment without end is graver than its place.
  {rule::comment_unterminated, rule::comment_in_tag_pair},
  {rule::comment_unterminated, rule::comment_in_tag_section},
  {rule::comment_unterminated, rule::comment_outside_game},
  {rule::limit_token_size,     rule::comment_in_tag_pair},
  {rule::limit_token_size,     rule::comment_in_tag_section},
  {rule::limit_token_size,     rule::comment_outside_game},
  // The halves of a token that a comment splits are nothing by themselves.
  {rule::comment_splits_token, rule::movetext_unknown_symbol,    nearness::beside},
  {rule::comment_splits_token, rule::token_unexpected_character, nearness::beside},
  {rule::comment_splits_token, rule::san_syntax,                 nearness::beside},
  {rule::comment_splits_token, rule::move_number_glued,          nearness::beside},
  {rule::comment_splits_token, rule::move_number_wrong,          nearness::beside},
  {rule::comment_splits_token, rule::move_number_dangling,       nearness::beside},
  {rule::comment_splits_token, rule::move_number_period_style,   nearness::beside},
  // A period behind a token that is dropped belongs to it.
  {rule::movetext_unknown_symbol,    rule::movetext_stray_period, nearness::touching},
  {rule::token_unexpected_character, rule::movetext_stray_period, nearness::touching},
  {rule::san_syntax,                 rule::movetext_stray_period, nearness::touching},
  // The size of a token comes before its form.
  {rule::symbol_too_long,  rule::movetext_unknown_symbol},
  {rule::symbol_too_long,  rule::san_syntax},
  {rule::symbol_too_long,  rule::move_number_glued},
  {rule::symbol_too_long,  rule::move_number_wrong},
  {rule::symbol_too_long,  rule::move_number_period_style},
  {rule::limit_token_size, rule::movetext_unknown_symbol},
  {rule::limit_token_size, rule::san_syntax},
  {rule::limit_token_size, rule::move_number_glued},
  {rule::limit_token_size, rule::move_number_wrong},
  {rule::limit_token_size, rule::move_number_period_style},
  {rule::limit_token_size, rule::string_outside_tag_pair},
  // Long algebraic notation shows the origin square, which is no disambiguation, and has neither
  // capture sign nor marks to miss.
  {rule::san_long_algebraic, rule::san_promotion_bad_form},
  {rule::san_long_algebraic, rule::san_promotion_missing_equals},
  {rule::san_long_algebraic, rule::san_overdisambiguated},
  {rule::san_long_algebraic, rule::san_disambiguation_not_minimal},
  {rule::san_long_algebraic, rule::san_missing_capture},
  {rule::san_long_algebraic, rule::san_missing_check},
  {rule::san_long_algebraic, rule::san_missing_mate},
  // A pawn capture without its file is ambiguous for want of it.
  {rule::san_pawn_capture_missing_file, rule::san_ambiguous},
  // The form of one tag's value comes before what is said of all values.
  {rule::board_format,            rule::tag_value_colon},
  {rule::clock_start_tag_format,  rule::tag_value_colon},
  {rule::clock_tag_format,        rule::tag_value_colon},
  {rule::date_format,             rule::tag_value_colon},
  {rule::eco_format,              rule::tag_value_colon},
  {rule::elo_format,              rule::tag_value_colon},
  {rule::eventdate_format,        rule::tag_value_colon},
  {rule::mode_value,              rule::tag_value_colon},
  {rule::plycount_format,         rule::tag_value_colon},
  {rule::result_tag_value,        rule::tag_value_colon},
  {rule::round_format,            rule::tag_value_colon},
  {rule::termination_tag_value,   rule::tag_value_colon},
  {rule::time_format,             rule::tag_value_colon},
  {rule::timecontrol_format,      rule::tag_value_colon},
  {rule::title_value,             rule::tag_value_colon},
  {rule::type_value,              rule::tag_value_colon},
  {rule::uscf_format,             rule::tag_value_colon},
  {rule::utcdate_format,          rule::tag_value_colon},
  {rule::utctime_format,          rule::tag_value_colon},
  {rule::date_format,             rule::tag_value_empty},
  {rule::elo_format,              rule::tag_value_empty},
  {rule::fen_field_count,         rule::tag_value_empty},
  {rule::result_tag_value,        rule::tag_value_empty},
  // A number that has to go has no form to keep.
  {rule::export_move_number_superfluous, rule::move_number_period_style},
  // What import format refuses already, export format need not.
  {rule::string_bad_escape, rule::export_tag_value_escaping, nearness::unit},
};
// clang-format on

/// The same, those of one weaker rule behind each other.
constexpr auto by_weaker = [] {
  auto rows = std::to_array(suppressions);
  std::ranges::sort(rows, {}, &suppression::weaker);
  return rows;
}();

constexpr std::array<bool, rule_count> rules_at(rule suppression::*side) {
  std::array<bool, rule_count> result{};
  for (const auto& row : suppressions) result[static_cast<std::size_t>(row.*side)] = true;
  return result;
}

constexpr auto stronger_rules = rules_at(&suppression::stronger);
constexpr auto weaker_rules = rules_at(&suppression::weaker);

}  // namespace

bool is_stronger(rule id) { return stronger_rules[static_cast<std::size_t>(id)]; }

bool is_weaker(rule id) { return weaker_rules[static_cast<std::size_t>(id)]; }

void stronger_findings::add(rule id, span where) {
  if (is_stronger(id)) all_.push_back({id, where});
}

void stronger_findings::sort() {
  std::ranges::sort(all_, {},
                    [](const placed& p) { return std::tuple(p.id, p.where.begin, p.where.end); });
}

bool stronger_findings::cover(rule weaker, span where) const {
  if (all_.empty() || !is_weaker(weaker)) return false;
  const auto least = all_.front().id;  // they are sorted
  const auto greatest = all_.back().id;
  const auto* row = std::ranges::lower_bound(by_weaker, weaker, {}, &suppression::weaker);
  for (; row != by_weaker.end() && row->weaker == weaker; ++row)
    if (row->stronger >= least && row->stronger <= greatest && holds(*row, where)) return true;
  return false;
}

bool stronger_findings::holds(const suppression& row, span weaker) const {
  switch (row.where) {
    case nearness::same_begin:
      return begins_at(row.stronger, weaker.begin);
    case nearness::touching:
      return ends_at(row.stronger, weaker.begin);
    case nearness::beside:
      return ends_at(row.stronger, weaker.begin) || begins_at(row.stronger, weaker.end);
    case nearness::unit:
      return std::ranges::binary_search(all_, row.stronger, {}, &placed::id);
  }
  return false;
}

bool stronger_findings::begins_at(rule id, std::uint64_t place) const {
  return std::ranges::binary_search(all_, std::pair(id, place), {},
                                    [](const placed& p) { return std::pair(p.id, p.where.begin); });
}

/// The findings of one rule do not overlap.
bool stronger_findings::ends_at(rule id, std::uint64_t place) const {
  const auto after = std::ranges::partition_point(
      all_, [=](const placed& p) { return std::pair(p.id, p.where.begin) < std::pair(id, place); });
  return after != all_.begin() && after[-1].id == id && after[-1].where.end == place;
}

}  // namespace strictpgn::rules
