// How the game ended and how long it was (PGN 9.8.1, 9.9.3).
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>

#include "rules/elements.hpp"
#include "rules/ending/terminations.hpp"
#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

void result_tag_value(const check_context& in, findings& out) {
  check_form(in, out, rule::result_tag_value, {tag_name::result}, parse::is_result);
  refuse_empty(in, out, rule::result_tag_value, {tag_name::result},
               "the Result tag is empty; an unknown result is written `*`");
}

void termination_tag_value(const check_context& in, findings& out) {
  check_form(in, out, rule::termination_tag_value, {tag_name::termination}, parse::is_termination,
             [](std::string_view value, std::string& message) {
               const auto meant = termination_like(value);
               if (meant.empty()) return false;
               message += "termination `";
               append_quoted(message, value);
               message.append("` is written in lower case: `").append(meant) += '`';
               return true;
             });
}

/// The result that tag and marker agree on: neither is chosen where they do not (D64). A tag
/// without a value says that the result is unknown (D129).
std::string_view agreed_result(const check_context& in) {
  const auto marker = text_of(in.what.marker);
  const auto* tag = find_pair(in, tag_name::result);
  if (tag == nullptr) return marker;
  if (tag->pair->is_damaged) return {};
  const auto result = tag->value.empty() ? text_of(termination::unknown) : tag->value;
  return marker.empty() || result == marker ? result : std::string_view{};
}

void termination_tag_conflict(const check_context& in, findings& out) {
  const auto* tag = find_value(in, tag_name::termination);
  const auto result = tag == nullptr ? std::string_view{} : agreed_result(in);
  if (result.empty() || !contradicts(tag->value, result)) return;
  auto& finding =
      out.say(rule::termination_tag_conflict, in.what.value_span_of(*tag->pair),
              fmt::format("termination `{}` does not fit the result `{}`", tag->value, result));
  const auto* given = find_pair(in, tag_name::result);
  finding.related.push_back(
      {given != nullptr ? in.what.value_span_of(*given->pair) : in.what.marker_span(),
       "the result"});
}

void plycount_format(const check_context& in, findings& out) {
  check_form(in, out, rule::plycount_format, {tag_name::ply_count}, parse::is_ply_count);
}

/// The moves outside variations; a null move passes the turn, so it counts too.
std::uint64_t mainline_plies(const game& what) {
  std::uint64_t plies = 0;
  for_each_outside_variations(what.elements, what.first_in_movetext, [&](const element& e) {
    plies += e.kind == element_kind::move || e.kind == element_kind::null_move;
  });
  return plies;
}

std::optional<std::uint64_t> parse_count(std::string_view text) {
  if (!is_unsigned(text)) return std::nullopt;
  std::uint64_t value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  return read.ec == std::errc{} ? value : std::numeric_limits<std::uint64_t>::max();
}

/// Moves may be missing from a game that is damaged or has no end (D61, D108).
void plycount_mismatch(const check_context& in, findings& out) {
  const auto* tag = find_value(in, tag_name::ply_count);
  if (tag == nullptr || in.what.marker == termination::none || in.is_foreign()) return;
  const auto given = read_value(in, *tag, parse_count);
  const auto plies = mainline_plies(in.what);
  if (!given || *given == plies) return;
  if (out.tell_of_damage(in.what.marker_span().begin)) return;
  out.say(rule::plycount_mismatch, in.what.value_span_of(*tag->pair),
          fmt::format("PlyCount says `{}`, but the mainline has {} {}", quoted(tag->value), plies,
                      plies == 1 ? "move" : "moves"));
}

}  // namespace

std::span<const detector> conclusion_detectors() {
  static constexpr detector table[] = {
      {rule::result_tag_value, result_tag_value},
      {rule::termination_tag_value, termination_tag_value},
      {rule::termination_tag_conflict, termination_tag_conflict},
      {rule::plycount_format, plycount_format},
      {rule::plycount_mismatch, plycount_mismatch, phase::after_others},
  };
  return table;
}

}  // namespace strictpgn::rules
