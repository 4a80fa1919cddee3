#include "rules/deviations.hpp"

#include <algorithm>
#include <string_view>

#include "parse/starts_section.hpp"
#include "rules/catalogue.hpp"
#include "rules/san/describe.hpp"
#include "rules/san/rows.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

/// What a whole unit says about its deviations.
struct circumstances {
  bool has_unclosed_comment = false;
  bool has_unclosed_tag = false;        ///< the last tag pair was cut off by the end of the input
  std::int64_t joined_marker_end = -1;  ///< of a symbol that holds the marker which is missed
  std::int64_t lost_parenthesis = -1;   ///< where the last of them begins that holds a `)`
};

std::string_view text_of(const game& what, const deviation_found& d) {
  if (d.end > what.text.size()) return {};
  return what.text.substr(static_cast<std::size_t>(d.begin),
                          static_cast<std::size_t>(d.end - d.begin));
}

bool has(const game& what, rule id) {
  return std::any_of(what.deviations.begin(), what.deviations.end(),
                     [=](const deviation_found& d) { return d.id == id; });
}

/// The input ends inside the last tag pair (D105).
bool ends_in_broken_tag(const check_context& in) {
  if (!in.is_last || in.what.tags.empty()) return false;
  const auto& last = in.what.tags.back();
  const bool is_whole = !last.is_damaged && !last.is_unclosed;
  if (is_whole || last.end != in.what.text.size()) return false;
  const auto is_cut_string = [&](const deviation_found& d) {
    return d.id == rule::string_unterminated && d.begin > static_cast<std::int64_t>(last.begin);
  };
  return !in.what.text.ends_with(']') ||
         std::any_of(in.what.deviations.begin(), in.what.deviations.end(), is_cut_string);
}

/// A string in movetext that does not close takes the rest of its line with it, and a right
/// parenthesis there is not missed (D26, D108).
std::int64_t lost_parenthesis(const game& what) {
  const auto tags_end = what.tags.empty() ? 0 : static_cast<std::int64_t>(what.tags.back().end);
  std::int64_t found = -1;
  for (const auto& d : what.deviations)
    if (d.id == rule::string_unterminated && d.begin >= tags_end &&
        text_of(what, d).find(')') != std::string_view::npos)
      found = d.begin;
  return found;
}

/// The marker that a symbol ends with which is nothing else: `nf31-0`.
std::string_view marker_at_end(const game& what, const deviation_found& d) {
  if (d.id != rule::san_syntax && d.id != rule::movetext_unknown_symbol) return {};
  const auto symbol = text_of(what, d);
  for (const std::string_view marker : {"1-0", "0-1"})
    if (symbol.size() > marker.size() && symbol.ends_with(marker))
      return symbol.substr(symbol.size() - marker.size());
  return {};
}

/// Whether an element may stand between the last move and a marker that is missed.
bool is_beside_moves(const element& e) {
  return e.kind == element_kind::comment || e.kind == element_kind::line_comment ||
         e.kind == element_kind::escape || e.kind == element_kind::nag ||
         (e.kind == element_kind::variation_end && (e.flags & element_flag::is_unclosed) != 0);
}

/// Where the last symbol ends, if it misses a space before the marker, which is then missed itself.
std::int64_t joined_marker_end(const game& what) {
  const auto last = std::find_if_not(what.elements.rbegin(), what.elements.rend(), is_beside_moves);
  if (last == what.elements.rend() || !has(what, rule::termination_missing)) return -1;
  const auto end = static_cast<std::int64_t>(end_of(*last));
  const auto is_joined = [&](const deviation_found& d) {
    return d.end == end && !marker_at_end(what, d).empty();
  };
  return std::any_of(what.deviations.begin(), what.deviations.end(), is_joined) ? end : -1;
}

circumstances circumstances_of(const check_context& in) {
  circumstances found;
  found.has_unclosed_comment =
      std::any_of(in.what.elements.begin(), in.what.elements.end(), [](const element& e) {
        return e.kind == element_kind::comment && (e.flags & element_flag::is_unclosed) != 0;
      });
  found.has_unclosed_tag = ends_in_broken_tag(in);
  found.joined_marker_end = joined_marker_end(in.what);
  found.lost_parenthesis = lost_parenthesis(in.what);
  return found;
}

/// About a move that was only read: after an unresolvable one nothing more is said of its sequence
/// (D108).
bool is_about_unfollowed(const check_context& in, const circumstances& known,
                         const deviation_found& d) {
  const bool is_about_moves = is_in<rows::san_rules>(d.id) || d.id == rule::move_number_glued ||
                              d.id == rule::move_number_split_periods;
  if (!is_about_moves || known.joined_marker_end == d.end) return false;
  const auto place_of = [&](std::uint32_t at) {
    return static_cast<std::int64_t>(in.what.elements[at].offset);
  };
  const auto& moves = in.board.unfollowed;
  const auto found = std::partition_point(moves.begin(), moves.end(),
                                          [&](auto at) { return place_of(at) < d.begin; });
  return found != moves.end() && place_of(*found) == d.begin;
}

/// Whether a deviation only follows from something that the table of suppressions cannot tell.
bool is_consequence(const circumstances& known, const deviation_found& d) {
  switch (d.id) {
    case rule::termination_missing:
      return known.has_unclosed_comment || known.joined_marker_end >= 0;
    case rule::rav_unclosed:
      return known.has_unclosed_comment || known.lost_parenthesis > d.begin;
    case rule::tag_without_movetext:
      return known.has_unclosed_tag;
    default:
      return false;
  }
}

/// The rule about figurines and dashes is silent here, but not the one about the bytes they are
/// made of (4.1).
void report_high_bytes(const check_context& in, const deviation_found& d, findings& out) {
  const auto text = text_of(in.what, d);
  const auto is_high = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
  const auto begin = std::find_if(text.begin(), text.end(), is_high);
  if (begin == text.end()) return;
  const auto end = std::find_if_not(begin, text.end(), is_high);
  const auto at = in.what.span_of(d).begin + static_cast<std::uint64_t>(begin - text.begin());
  const auto length = static_cast<std::uint64_t>(end - begin);
  out.add(rule::char_non_ascii_outside_text, {at, at + length},
          {&*begin, static_cast<std::size_t>(length)});
}

/// A deviation in a move that was followed: where in the game it stands.
void describe_move(const check_context& in, const deviation_found& d, diagnostic& finding) {
  const auto& san_issues = in.board.san_issues;
  const auto place_of = [&](const replay::san_issue& r) {
    return static_cast<std::int64_t>(in.what.elements[r.element].offset);
  };
  const auto at =
      std::partition_point(san_issues.begin(), san_issues.end(),
                           [&](const replay::san_issue& r) { return place_of(r) < d.begin; });
  if (at != san_issues.end() && place_of(*at) == d.begin) describe(in.how, finding, *at);
}

/// The last move and the marker have no space between them: the fault is the space, in every
/// format.
diagnostic& add_joined_marker(const check_context& in, const deviation_found& d, findings& out) {
  const auto marker = in.what.marker_span();
  const auto whole = text_of(in.what, d);
  const auto move = whole.substr(0, whole.size() - marker.size());
  out.withdraw(rule::export_token_spacing, marker.begin);
  return out.say(d.id, in.what.span_of(d),
                 fmt::format("a space is missing between `{}` and the termination marker `{}`",
                             move, whole.substr(move.size())));
}

/// A word before the value, as in `[White Elo "2700"]`: the name is at fault, not the value.
bool splits_tag_name(const game& what, const deviation_found& d) {
  if (d.id != rule::tag_value_not_string) return false;
  const auto rest = what.text.substr(static_cast<std::size_t>(d.end));
  return rest.substr(0, rest.find_first_of("]\r\n")).find('"') != rest.npos;
}

bool is_joined_marker(const game& what, const deviation_found& d) {
  const auto where = what.span_of(d);
  const auto marker = what.marker_span();
  return d.id == rule::termination_bad_form && where.begin < marker.begin &&
         where.end == marker.end && !marker.empty();
}

/// Follows the parentheses of variations; to be asked in text order.
class nesting {
 public:
  explicit nesting(const game& what) : left_(what.elements) {}

  bool is_in_variation(std::int64_t place) {
    while (!left_.empty() && static_cast<std::int64_t>(left_.front().offset) < place) {
      depth_ += left_.front().kind == element_kind::variation_begin;
      depth_ -= left_.front().kind == element_kind::variation_end;
      left_ = left_.subspan(1);
    }
    return depth_ > 0;
  }

 private:
  std::span<const element> left_;
  int depth_ = 0;
};

/// In a variation a null move shows a plan or a threat.
grade grade_of_deviation(const deviation_found& d, nesting& within) {
  const bool is_plan = d.id == rule::move_null && within.is_in_variation(d.begin);
  return is_plan ? info_in_modern() : usual;
}

diagnostic& add_deviation(const check_context& in, const circumstances& known,
                          const deviation_found& d, const grade& special, findings& out) {
  if (is_joined_marker(in.what, d)) return add_joined_marker(in, d, out);
  const auto text = text_of(in.what, d);
  if (d.id == rule::text_outside_game) {
    const auto count = parse::count_tokens(text);
    return out.say(d.id, in.what.span_of(d),
                   fmt::format("{} token{} to no game: `{}`", count,
                               count == 1 ? " belongs" : "s belong", quoted(text)));
  }
  if (splits_tag_name(in.what, d))
    return out.say(
        d.id, in.what.span_of(d),
        fmt::format("`{}` stands between the name of a tag and its value", quoted(text)));
  if (const auto marker = marker_at_end(in.what, d);
      !marker.empty() && known.joined_marker_end == d.end)
    return out.say(d.id, in.what.span_of(d),
                   fmt::format("`{}` is no move; perhaps a space is missing before the termination "
                               "marker `{}`",
                               quoted(text), marker));
  return out.add(d.id, in.what.span_of(d), text, special);
}

}  // namespace

std::span<const deviation_found> deviations_at(const game& what, std::int64_t place) {
  const auto& all = what.deviations;
  const auto first =
      std::partition_point(all.begin(), all.end(), [=](const auto& d) { return d.begin < place; });
  const auto last = std::find_if(first, all.end(), [=](const auto& d) { return d.begin != place; });
  return {first, last};
}

bool is_only_broken_tag(const check_context& in) {
  return in.what.tags.size() == 1 && in.what.elements.empty() && ends_in_broken_tag(in);
}

void add_deviations(const check_context& in, findings& out) {
  if (in.what.deviations.empty()) return;
  const auto known = circumstances_of(in);
  nesting within(in.what);
  for (const auto& d : in.what.deviations) {
    if (is_about_unfollowed(in, known, d)) {
      report_high_bytes(in, d, out);
      out.note_stronger(d.id, in.what.span_of(d));
      continue;
    }
    if (is_consequence(known, d)) continue;
    auto& finding = add_deviation(in, known, d, grade_of_deviation(d, within), out);
    describe_move(in, d, finding);
  }
}

}  // namespace strictpgn::rules
