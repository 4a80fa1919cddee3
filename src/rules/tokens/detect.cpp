// Sizes and values of tokens (PGN 7, 10).
#include <algorithm>
#include <limits>
#include <string>
#include <string_view>

#include "parse/builder.hpp"
#include "rules/context.hpp"
#include "rules/elements.hpp"
#include "rules/tokens/nags.hpp"
#include "strictpgn/rule.hpp"
#include "text/code_point.hpp"

namespace strictpgn::rules {

namespace {

constexpr std::size_t longest_string = 255;

/// The string token: the value with its quotes.
span quoted_span_of(const game& what, const tag_pair& tag) {
  const auto inside = what.value_span_of(tag);
  const auto end_of_text = what.offset + what.text.size();  // the closing quote may be missing
  return {inside.begin - 1, std::min(inside.end + 1, end_of_text)};
}

void string_too_long(const check_context& in, findings& out) {
  if (in.named.longest_value <= longest_string) return;
  for (const auto& tag : in.tags) {
    if (tag.value.size() <= longest_string || tag.value.size() > in.how.limits.token_size) continue;
    const auto value = in.what.value_of(*tag.pair);  // after un-escaping (D27)
    if (text::count_characters(value, in.how.encoding) <= longest_string) continue;
    const bool is_in_modern = text::count_characters(value, encoding::utf8) > longest_string;
    out.add(rule::string_too_long, quoted_span_of(in.what, *tag.pair), {},
            none_in_modern(!is_in_modern));
  }
}

/// Calls `look` with the symbols that are longer than that, as text and place.
template <typename Function>
void for_each_symbol(const check_context& in, std::size_t length, Function&& look) {
  if (in.named.longest_name > length)
    for (const auto& tag : in.tags)
      if (tag.name.size() > length) look(tag.name, in.what.name_span_of(*tag.pair));
  const auto look_at = [&](const element& e) {
    if (in.what.text_of(e).size() > length) look(in.what.text_of(e), in.what.span_of(e));
  };
  if (!in.has.strays) {
    for (const auto at : in.index->numbers) look_at(in.what.elements[at]);
    return;
  }
  for (const auto& e : in.what.elements)
    if (e.kind == element_kind::unknown_symbol || e.kind == element_kind::unreadable_move ||
        e.kind == element_kind::move_number)
      look_at(e);
}

std::size_t symbol_length(std::string_view token) {
  return std::min(token.find('.'), token.size());
}

void symbol_too_long(const check_context& in, findings& out) {
  for_each_symbol(in, parse::longest_symbol, [&](std::string_view token, span where) {
    const auto length = symbol_length(token);
    if (length <= parse::longest_symbol || length > in.how.limits.token_size) return;
    out.add(rule::symbol_too_long, {where.begin, where.begin + length});
  });
}

/// How many bytes an element may have. Comments have a limit of their own, which the parser watches
/// for those in braces; moves cannot be long.
std::uint64_t limit_of(const element& e, const limits& bounds) {
  switch (e.kind) {
    case element_kind::line_comment:
      return bounds.comment_size;
    case element_kind::nag:
    case element_kind::stray:
    case element_kind::escape:
      return bounds.token_size;
    default:
      return std::numeric_limits<std::uint64_t>::max();
  }
}

/// What lies deeper than variations may is passed over as one token, and has a finding of its own.
bool is_passed_over(const game& what, const element& e) {
  return e.kind == element_kind::stray && what.text_of(e).starts_with('(');
}

/// No token is longer than its limit. It is shown where it begins.
void limit_token_size(const check_context& in, findings& out) {
  const auto& bounds = in.how.limits;
  if (in.what.text.size() <= std::min(bounds.token_size, bounds.comment_size)) return;
  const auto refuse = [&](std::string_view, span where) {
    out.add(rule::limit_token_size, {where.begin, where.begin + 1});
  };
  for (const auto& tag : in.tags)
    if (tag.value.size() > bounds.token_size) refuse(tag.value, quoted_span_of(in.what, *tag.pair));
  for_each_symbol(in, bounds.token_size, refuse);
  for (const auto& e : in.what.elements)
    if (in.what.span_of(e).size() > limit_of(e, bounds) && !is_passed_over(in.what, e))
      refuse(in.what.text_of(e), in.what.span_of(e));
}

template <rule Id, typename Predicate>
void for_odd_nags(const check_context& in, findings& out, Predicate&& is_bad) {
  for_each_odd_nag(in, [&](const element& e) {
    if (is_bad(e)) out.add(Id, in.what.span_of(e), in.what.text_of(e));
  });
}

void nag_out_of_range(const check_context& in, findings& out) {
  for_odd_nags<rule::nag_out_of_range>(in, out, [](const element& e) { return e.number > 255; });
}

void nag_reserved(const check_context& in, findings& out) {
  for_each_odd_nag(in, [&](const element& e) {
    if (is_standard_nag(e.number) || e.number > greatest_nag) return;
    add_with_meaning(in, rule::nag_reserved, e, out);
  });
}

void nag_null(const check_context& in, findings& out) {
  for_odd_nags<rule::nag_null>(in, out, [](const element& e) { return e.number == 0; });
}

void nag_leading_zero(const check_context& in, findings& out) {
  for_odd_nags<rule::nag_leading_zero>(in, out, [&](const element& e) {
    const auto text = in.what.text_of(e);
    return text.size() > 2 && text[1] == '0';
  });
}

}  // namespace

std::span<const detector> token_detectors() {
  static constexpr detector table[] = {
      {rule::string_too_long, string_too_long},
      {rule::symbol_too_long, symbol_too_long},
      {rule::nag_out_of_range, nag_out_of_range},
      {rule::nag_reserved, nag_reserved},
      {rule::nag_null, nag_null},
      {rule::nag_leading_zero, nag_leading_zero},
      {rule::limit_token_size, limit_token_size},
  };
  return table;
}

}  // namespace strictpgn::rules
