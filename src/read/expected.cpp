#include "read/expected.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "parse/expected.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"

namespace strictpgn::read {

using namespace rules;

namespace {

/// Rules that say "not this, here": those that one can answer with what would have been right.
bool is_about_expectation(rule id) {
  switch (id) {
    case rule::token_unexpected_character:
    case rule::token_angle_bracket:
    case rule::string_outside_tag_pair:
    case rule::comment_stray_close:
    case rule::nag_missing_digits:
    case rule::tag_missing_name:
    case rule::tag_missing_value:
    case rule::tag_value_not_string:
    case rule::tag_extra_token:
    case rule::tag_missing_close_bracket:
    case rule::termination_missing:
    case rule::movetext_unknown_symbol:
    case rule::movetext_unexpected_token:
    case rule::movetext_stray_period:
    case rule::rav_stray_close:
    case rule::suffix_without_move:
    case rule::draw_offer_mark:
    case rule::san_syntax:
      return true;
    default:
      return false;
  }
}

/// Where the token at a finding begins, or, if something is missing, the token that stands in its
/// place.
std::size_t token_place(std::string_view text, const span& where, std::uint64_t offset) {
  const auto begin = static_cast<std::size_t>(where.begin - offset);
  if (!where.empty()) return begin;
  return std::min(text.find_first_not_of(text::white_space, begin), text.size());
}

}  // namespace

void add_expectations(parse::step step, std::string_view text, std::uint64_t offset,
                      const limits& bounds, findings& out) {
  constexpr std::size_t most = 1000;  // of one unit and rule: no reader looks at more
  std::map<rule, std::size_t> asked;  // by rule: how many are told of others makes no difference
  std::vector<diagnostic*> asking;
  for (auto& d : out.all())
    if (is_about_expectation(d.id) && d.where.begin >= offset && asked[d.id]++ < most)
      asking.push_back(&d);
  if (asking.empty()) return;

  const auto place_of = [&](const diagnostic* d) { return token_place(text, d->where, offset); };
  std::stable_sort(asking.begin(), asking.end(),
                   [&](const auto* a, const auto* b) { return place_of(a) < place_of(b); });
  std::vector<std::size_t> places;
  places.reserve(asking.size());
  for (const auto* d : asking) places.push_back(place_of(d));
  const auto tokens = parse::expected_tokens(step, text, bounds, places);
  for (std::size_t at = 0; at < asking.size(); ++at) asking[at]->expected = tokens[at];
}

}  // namespace strictpgn::read
