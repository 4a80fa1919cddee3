#include "write/pgn.hpp"

#include <algorithm>
#include <iterator>

#include "parse/elements.hpp"
#include "rules/bytes/rows.hpp"
#include "rules/catalogue.hpp"
#include "rules/epd/rows.hpp"
#include "rules/fen/rows_dialects.hpp"
#include "rules/fen/rows_position.hpp"
#include "rules/fen/rows_syntax.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/write.hpp"
#include "text/code_point.hpp"
#include "write/annotations.hpp"
#include "write/losses.hpp"
#include "write/movetext.hpp"
#include "write/tag_section.hpp"

namespace strictpgn {

namespace {

/// The findings that tell that something cannot be written, or is not certain, though there are
/// elements for all that would be written (decision D137).
class reasons {
 public:
  reasons(const game& what, const annotation_set& wanted) : what_(what), wanted_(wanted) {
    if (!wanted.comments || !wanted.variations) note_left_out();
  }

  bool has(const diagnostic& found) const {
    switch (found.id) {
      case rule::setup_without_fen:  // nobody knows the position
        return true;
      case rule::comment_unsafe_line_start:  // graver where it has probably swallowed a game (D125)
        return found.level >= severity::warning;
      case rule::tag_name_case_variant:  // graver where the moves do not fit (D134)
        return found.level == severity::error;
      default:
        return is_dropped(found) || is_given_up(found);
    }
  }

 private:
  /// Characters between the tokens of a tag pair, or in its value, leave it as certain as it is
  /// (D146).
  bool is_dropped(const diagnostic& found) const {
    if (info(found.id).after != recovery::drop || is_left_out(found.where)) return false;
    const bool is_character =
        rules::is_in<rows::bytes_rules>(found.id) || found.id == rule::token_unexpected_character;
    return !is_character || !write::is_in_believed_tag(what_, found.where.begin - what_.offset);
  }

  /// What is wrong with a FEN in a tag is told of the tag as well. A tag section that opens in
  /// movetext ends its game, and nothing of that is lost.
  static bool is_given_up(const diagnostic& found) {
    const auto& about = info(found.id);
    const bool is_of_records = rules::is_in<rows::fen_syntax_rules, rows::fen_position_rules,
                                            rows::fen_dialects_rules, rows::epd_rules>(found.id);
    return about.after == recovery::give_up && !is_of_records &&
           found.id != rule::tag_section_in_movetext;
  }

  /// Comments and variations that are not wanted need not be certain.
  bool is_left_out(span where) const {
    const auto after =
        std::ranges::partition_point(left_out_, [&](span one) { return one.begin <= where.begin; });
    return after != left_out_.begin() && holds(after[-1], where);
  }

  void note_left_out() {
    for (std::uint32_t at = 0; at < what_.elements.size(); ++at) {
      const auto& e = what_.elements[at];
      const auto begin = what_.span_of(e).begin;
      if (e.kind == element_kind::variation_begin && write::is_left_out(what_, at, wanted_)) {
        at = e.data;
        left_out_.push_back({begin, what_.span_of(what_.elements[at]).end});
      } else if (!wanted_.comments && parse::is_comment(e)) {
        left_out_.push_back(what_.span_of(e));
      }
    }
  }

  static bool holds(span outer, span inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
  }

  const game& what_;
  const annotation_set& wanted_;
  std::vector<span> left_out_;  // in text order
};

/// The marker that a game is written with. Where none was read, the Result tag tells, unless the
/// board contradicts it (decision D137).
termination marker_of(const game& what, const replayed& board) {
  if (what.marker != termination::none) return what.marker;
  const auto* result = what.find_tag("Result");
  if (result == nullptr || !write::is_believed(what, *result)) return termination::unknown;
  for (const auto known : {termination::white_wins, termination::black_wins, termination::draw})
    if (what.raw_value_of(*result) == text_of(known) &&
        (board.decided == termination::none || board.decided == known))
      return known;
  return termination::unknown;
}

void write_game(const reading& step, profile format, const write::layout& form, written& written,
                write::losses& lost) {
  const auto& what = *step.game;
  const bool is_reduced = format == profile::reduced;
  const auto* fen = what.find_tag("FEN");
  if (is_reduced && fen != nullptr) {
    lost.add(what.span_of(*fen),
             "the game: it begins from another position, which reduced export format cannot tell");
    return;
  }
  const auto marker = marker_of(what, *step.replay);
  if (what.marker_span().empty())
    written.mended.push_back({what.marker_span(), "the termination marker `" +
                                                      std::string(text_of(marker)) +
                                                      "` is written, which was missing"});
  written.text.reserve(what.text.size() + what.text.size() / 4);
  written.reduced.tags =
      write::write_tag_section(written.text, what, marker, !is_reduced, lost, written.mended);
  written.text += '\n';
  write::write_movetext(written.text, what, *step.replay, marker, form, written, lost);
  written.text += '\n';
  const reasons all(what, form.wanted);
  lost.add_findings([&](const diagnostic& found) { return all.has(found); });
}

void lose_outside(const game& what, write::losses& lost) {
  for (const auto& tag : what.tags)
    lost.drop(what.span_of(tag), what.text.substr(tag.begin, tag.end - tag.begin));
  for (const auto& e : what.elements)
    if (what.text_of(e) != text::byte_order_mark) lost.drop(what.span_of(e), what.text_of(e));
}

/// Text that was given up before it was read.
void lose_unread(const reading& step, write::losses& lost) {
  for (const auto& d : step.findings) {
    if (rules::is_unread_rest(d.id) || d.id == rule::file_not_pgn || d.id == rule::encoding_utf16)
      lost.add(d.where, "what was not read");
  }
}

template <typename Item>
void append(std::vector<Item>& to, std::vector<Item>& more) {
  std::move(more.begin(), more.end(), std::back_inserter(to));
}

}  // namespace

reduction& reduction::operator+=(const reduction& more) {
  tags += more.tags;
  comments += more.comments;
  variations += more.variations;
  nags += more.nags;
  return *this;
}

written write_pgn(const reading& step, profile format, encoding encoding, nag_form nags,
                  const annotation_set& wanted) {
  written written;
  write::rewrite_pgn(written, step, format, encoding, nags, wanted);
  return written;
}

void write::rewrite_pgn(written& out, const reading& step, profile format, encoding encoding,
                        nag_form nags, const annotation_set& wanted) {
  const auto written_annotations =
      format == profile::reduced ? annotation_set{false, false, false} : wanted;
  out.text.clear();
  out.omissions.clear();
  out.mended.clear();
  out.reduced = {};
  write::losses lost(step.findings, out.omissions);
  lose_unread(step, lost);
  if (step.game != nullptr)
    write_game(step, format, {written_annotations, encoding, nags}, out, lost);
  if (step.outside != nullptr) lose_outside(*step.outside, lost);
}

written write_database(std::string_view text, const options& options) {
  written all;
  auto in = reader::text(text, options.telling_all());
  while (in.next()) {
    auto written = write_pgn(in.current(), options.format, options.encoding);
    all.text += written.text;
    append(all.omissions, written.omissions);
    append(all.mended, written.mended);
    all.reduced += written.reduced;
  }
  return all;
}

}  // namespace strictpgn
