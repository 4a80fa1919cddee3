#include "rules/fixes.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/catalogue.hpp"
#include "rules/files/rows.hpp"
#include "rules/lines/rows.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::rules {

namespace {

const std::array<remedy_row, rule_count>& rows() {
  static const auto all = [] {
    std::array<remedy_row, rule_count> by_rule{};
    for (const auto& table :
         {bytes_remedies(), lines_remedies(), comments_remedies(), tokens_remedies(),
          tags_remedies(), roster_remedies(), players_remedies(), dates_remedies(),
          times_remedies(), start_remedies(), ending_remedies(), movetext_remedies(),
          san_remedies(), game_remedies(), fen_remedies()})
      for (const auto& row : table) by_rule[static_cast<std::size_t>(row.id)] = row;
    return by_rule;
  }();
  return all;
}

std::string text_with(const editable& source, const remedy& fix) {
  std::string text;
  std::size_t at = 0;
  for (const auto& [where, new_text] : fix.edits) {
    const auto begin = static_cast<std::size_t>(where.begin - source.offset);
    text += source.text.substr(at, begin - at);
    text += new_text;
    at = begin + static_cast<std::size_t>(where.size());
  }
  return text += source.text.substr(at);
}

/// Lines, files and their encoding are not the matter of one unit.
bool is_about_file(rule id) {
  return is_in<rows::lines_rules, rows::files_rules>(id) || id == rule::encoding_utf8_invalid;
}

/// How often each rule has a finding, and how often one that is grave.
struct census {
  std::array<std::uint32_t, rule_count> findings{};
  std::array<std::uint32_t, rule_count> grave{};

  explicit census(const std::vector<diagnostic>& all) {
    for (const auto& d : all) {
      ++findings[static_cast<std::size_t>(d.id)];
      if (d.level >= severity::warning && !is_about_file(d.id))
        ++grave[static_cast<std::size_t>(d.id)];
    }
  }
};

/// Tries remedies out on one unit.
class trial {
 public:
  trial(const scene& here, const findings& found) : here_(here), found_(found) {}

  /// Whether there may be one more to try: each takes time that grows with the unit. Those of all
  /// findings of a rule are tried once.
  bool is_open(const remedy_row& row) {
    if (here_.source.text.size() > longest) return false;
    if (row.find_all != nullptr) return together_.contains(row.id) || tried_ < most;
    return ++looked_for_ <= 4 * most && tried_ < most;
  }

  /// Whether it takes findings of the rule away and brings no error or warning to light. Several
  /// findings may have one remedy in common: it is tried for the first of them.
  bool stands(const remedy_row& row, const diagnostic& found, const remedy& fix) {
    if (row.find_all != nullptr) {
      const auto [known, is_new] = together_.try_emplace(row.id, false);
      if (is_new) known->second = improves(row.id, row.find_all(here_, found));
      return known->second;
    }
    if (!last_ || last_->id != row.id || last_->fix != fix)
      last_ = {row.id, fix, improves(row.id, fix)};
    return last_->stands;
  }

 private:
  static constexpr int most = 8;
  static constexpr std::size_t longest = 256 << 10;

  /// How the unit is read again, and what was found in it before.
  struct baseline {
    options how;
    census found;
  };

  struct answer {
    rule id;
    remedy fix;
    bool stands;
  };

  bool improves(rule id, const remedy& fix) {
    ++tried_;
    const auto is_inside = [&](const edit& e) { return here_.source.holds(e.where); };
    if (!std::all_of(fix.edits.begin(), fix.edits.end(), is_inside)) return false;
    const auto& [how, before] = was();
    const census after(check_database(text_with(here_.source, fix), how).diagnostics);
    const auto at = static_cast<std::size_t>(id);
    return after.findings[at] < before.findings[at] &&
           std::equal(after.grave.begin(), after.grave.end(), before.grave.begin(),
                      [](auto now, auto then) { return now <= then; });
  }

  const baseline& was() {
    if (!was_) {
      was_ = {here_.in.how, census(found_.all())};
      was_->how.remedies = false;
    }
    return *was_;
  }

  const scene& here_;
  const findings& found_;
  std::optional<baseline> was_;
  std::optional<answer> last_;
  std::map<rule, bool> together_;
  int looked_for_ = 0;
  int tried_ = 0;
};

// ---- what several chapters share ----------------------------------------------------------------

bool lies_in(span inner, span outer) {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

bool lies_in_string(const game& what, span where) {
  const auto& all = what.tags;
  const auto tag = std::partition_point(all.begin(), all.end(), [&](const tag_pair& t) {
    return what.span_of(t).end <= where.begin;
  });
  return tag != all.end() && lies_in(where, what.value_span_of(*tag));
}

/// Comments and escape lines.
bool lies_in_text(const game& what, span where) {
  const auto& all = what.elements;
  const auto after = std::partition_point(all.begin(), all.end(), [&](const element& e) {
    return what.span_of(e).begin <= where.begin;
  });
  if (after == all.begin()) return false;
  const auto kind = after[-1].kind;
  return (kind == element_kind::comment || kind == element_kind::line_comment ||
          kind == element_kind::escape) &&
         lies_in(where, what.span_of(after[-1]));
}

/// Whether white space or an end of the input stands there. A unit may follow another at once.
bool is_apart_before(const scene& here, std::uint64_t place) {
  const auto& around = here.in.around;
  if (place == here.source.offset) return around.opens_input || !around.before.empty();
  return is_white_space(here.source.before(place));
}

bool is_apart_after(const scene& here, std::uint64_t place) {
  if (place == here.source.offset + here.source.text.size()) return here.in.around.next == '\0';
  return is_white_space(here.source.after(place));
}

/// Whether a deviation is among the findings: after an unreadable move those of its sequence are
/// not (D108).
bool is_reported(const subject& in, const deviation_found& d) {
  const auto place_of = [&](std::uint32_t e) {
    return static_cast<std::int64_t>(in.what.elements[e].offset);
  };
  const auto& quiet = in.board.unfollowed;
  const auto at = std::partition_point(quiet.begin(), quiet.end(),
                                       [&](std::uint32_t e) { return place_of(e) < d.begin; });
  return at == quiet.end() || place_of(*at) != d.begin;
}

/// What the laws make of the final position; none while the game is open.
termination due_result(const scene& here) {
  if (here.is_damaged || !here.in.board.mainline_complete) return termination::none;
  if (here.in.board.end == replay::ending::stalemate) return termination::draw;
  if (here.in.board.end != replay::ending::checkmate) return termination::none;
  return here.in.board.winner == color::white ? termination::white_wins : termination::black_wins;
}

}  // namespace

void add_remedies(const subject& in, std::string_view text, findings& out) {
  if (out.all().empty() || !in.how.remedies) return;
  scene here{in, {text, in.what.offset}, out.all()};
  here.is_damaged = out.tell_of_damage();
  here.is_played_on = std::any_of(in.board.remarks.begin(), in.board.remarks.end(),
                                  [](const replay::remark& r) { return r.is_over; });
  trial tried(here, out);
  for (auto& found : out.all()) {
    const auto& row = rows()[static_cast<std::size_t>(found.id)];
    if (row.find == nullptr || (row.is_on_trial && !tried.is_open(row))) continue;
    auto fix = row.find(here, found);
    if (fix.empty() || (row.is_on_trial && !tried.stands(row, found, fix))) continue;
    found.fix = std::move(fix);
  }
}

// ---- what several chapters share ----------------------------------------------------------------

remedy without_characters(const scene& here, span where) {
  if (here.source.after(where.end) == '%') return {};  // it must not come to column 1 (PGN 6)
  const bool is_apart = is_apart_before(here, where.begin) || is_apart_after(here, where.end);
  return {{{where, is_apart ? "" : " "}}, {}, true};
}

bool lies_in_words(const game& what, span where) {
  return lies_in_string(what, where) || lies_in_text(what, where);
}

remedy without_tab(const scene& here, const diagnostic& found) {
  if (!here.source.holds(found.where)) return {};
  if (lies_in_words(here.in.what, found.where)) return {{{found.where, " "}}, {}, false};
  return without_characters(here, found.where);
}

remedy without_leading_zeros(const scene& here, const diagnostic& found) {
  const auto text = here.text_at(found.where);
  const auto first = text.find('0');
  auto last = first;
  while (last + 1 < text.size() && text[last] == '0' && text[last + 1] >= '0' &&
         text[last + 1] <= '9')
    ++last;
  if (first == text.npos || first == last) return {};
  return {{{{found.where.begin + first, found.where.begin + last}, ""}}, {}, true};
}

std::vector<span> alike_from(const scene& here, const diagnostic& found) {
  const auto& what = here.in.what;
  std::vector<span> all;
  auto d = std::partition_point(
      what.deviations.begin(), what.deviations.end(),
      [&](const deviation_found& other) { return what.span_of(other).begin < found.where.begin; });
  for (bool is_first = true; d != what.deviations.end(); ++d) {
    if (d->id != found.id) continue;
    if (!std::exchange(is_first, false) && is_reported(here.in, *d)) break;
    all.push_back(what.span_of(*d));
  }
  return all;
}

remedy result_by_board(const scene& here, const diagnostic&) {
  const auto& what = here.in.what;
  const auto due = text_of(due_result(here));
  const auto* tag = what.find_tag("Result");
  if (due.empty() || what.marker_span().empty()) return {};
  remedy made;
  if (tag != nullptr && !tag->is_damaged)
    made = rewritten(what.value_span_of(*tag), what.raw_value_of(*tag), due);
  auto marker = rewritten(what.marker_span(), here.text_at(what.marker_span()), due);
  std::move(marker.edits.begin(), marker.edits.end(), std::back_inserter(made.edits));
  return unsafe(made);
}

}  // namespace strictpgn::rules
