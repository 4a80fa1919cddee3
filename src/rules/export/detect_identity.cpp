// Exporting a game again gives the same bytes (PGN 3.2.1). These rules speak only where nothing
// more specific does (decision D127), so they come last.
#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "rules/catalogue.hpp"
#include "rules/comments/rows.hpp"
#include "rules/context.hpp"
#include "rules/export/rows.hpp"
#include "rules/lines/rows.hpp"
#include "rules/movetext/rows.hpp"
#include "rules/reduced/rows.hpp"
#include "rules/roster/rows.hpp"
#include "rules/san/rows.hpp"
#include "rules/tags/rows.hpp"
#include "rules/tokens/rows.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/write.hpp"
#include "text/ascii.hpp"
#include "text/file_kind.hpp"

namespace strictpgn::rules {

namespace {

/// Whether a finding leaves the bytes as an export would write them.
bool is_about_content(rule id) {
  constexpr rule kept[] = {rule::newline_not_lf, rule::nag_out_of_range, rule::nag_reserved,
                           rule::nag_null,       rule::nag_before_move,  rule::result_tag_mismatch};
  const bool is_of_layout = is_in<rows::export_rules, rows::reduced_rules>(id);
  const bool is_of_command = id == rule::command_missing_space;  // a line end in it, too
  const bool is_of_form =
      is_in<rows::lines_rules, rows::comments_rules, rows::tokens_rules, rows::tags_rules,
            rows::roster_rules, rows::movetext_rules, rows::san_rules>(id);
  if (is_of_layout || is_of_command) return false;
  return !is_of_form || std::find(std::begin(kept), std::end(kept), id) != std::end(kept);
}

bool is_explained(const findings& out) {
  return out.has_any([](const auto& found) { return !is_about_content(found.id); });
}

/// Where the findings on SAN stand, in order.
std::vector<std::uint64_t> places_of_san_findings(const findings& out) {
  std::vector<std::uint64_t> places;
  out.for_each([&](const auto& found) {
    if (is_in<rows::san_rules>(found.id)) places.push_back(found.where.begin);
  });
  std::sort(places.begin(), places.end());
  return places;
}

void export_san_not_canonical(const check_context& in, findings& out) {
  if (in.board.played.respelled.empty()) return;
  const auto said = places_of_san_findings(out);
  for (const auto& other : in.board.played.respelled) {
    const auto& move = in.what.elements[other.element];
    const auto where = in.what.span_of(move);
    if (!std::binary_search(said.begin(), said.end(), where.begin))
      out.add(rule::export_san_not_canonical, where, in.what.text_of(move));
  }
}

/// Goes on behind a line end, of which export lets each system have its own (PGN 3.2.2).
char next_character(std::string_view text, std::size_t& at) {
  if (text[at] != '\r') return text[at++];
  at += text.substr(at, 2) == "\r\n" ? 2 : 1;
  return '\n';
}

/// Where the text differs from what is due; its size when it does not.
std::size_t first_difference(std::string_view text, std::string_view due) {
  if (due.starts_with(text)) return text.size();
  std::size_t at = 0;
  for (std::size_t other = 0; at < text.size(); ++other) {
    const auto here = at;
    if (other == due.size() || next_character(text, at) != due[other]) return here;
  }
  return at;
}

/// One line end stays before what could be taken for something else than text.
std::size_t line_ends_to_open(const game& what) {
  return text::may_be_mistaken(what.text, what.text.size()) ? 1 : 0;
}

void report_opening(const check_context& in, findings& out) {
  const auto& around = in.around;
  if (around.opens_input && text::count_line_ends(around.before) > line_ends_to_open(in.what))
    out.say(rule::export_not_byte_identical,
            {in.what.offset - around.before.size(), in.what.offset},
            "exporting the file gives no empty lines at its beginning");
}

void export_not_byte_identical(const check_context& in, findings& out) {
  if (!in.is_game) return;
  report_opening(in, out);
  if (is_explained(out)) return;
  const reading step{&in.what, &in.board.played, nullptr, out.with_untold(), {}};
  const auto due = write_pgn(step, in.how.format, in.how.encoding);
  if (!due.omissions.empty() || !due.mended.empty()) return;  // there is a finding for each
  const auto at = first_difference(in.what.text, due.text);
  if (at == in.what.text.size()) return;
  const span where{in.what.offset + at, in.what.offset + at + 1};
  // The layout of comments is our choice, not that of the standard (D77).
  if (in.has.comments)
    out.say(rule::export_not_byte_identical, where,
            "exporting the file gives other bytes from here on", everywhere(severity::warning));
  else
    out.add(rule::export_not_byte_identical, where);
}

}  // namespace

std::span<const detector> export_identity_detectors() {
  static constexpr detector table[] = {
      {rule::export_san_not_canonical, export_san_not_canonical, phase::after_others},
      {rule::export_not_byte_identical, export_not_byte_identical, phase::after_others},
  };
  return table;
}

}  // namespace strictpgn::rules
