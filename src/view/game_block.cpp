#include "view/game_block.hpp"

#include <algorithm>
#include <optional>

#include "parse/elements.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/fix.hpp"
#include "text/code_point.hpp"
#include "view/deflate.hpp"
#include "view/page_move.hpp"
#include "view/page_token.hpp"

namespace strictpgn::view {
namespace {

// The numbers below are those of page/block.js.

namespace move_code {
// Below: the index of the mover.
constexpr unsigned pass = 30;
constexpr unsigned written_out = 31;  // both squares, the promotion and the kind follow
constexpr unsigned unplayed = 32;     // and the state above it
constexpr unsigned check_differs = 0x40;
constexpr unsigned mate_differs = 0x80;
}  // namespace move_code

enum start_kind : unsigned { usual_start, fen_start, no_start };

enum fixed_kind : unsigned { unfixed, fixed_by_all, fixed_otherwise };

token_kind kind_of(const element& one) {
  switch (one.kind) {
    case element_kind::move:
    case element_kind::null_move:
    case element_kind::unreadable_move:
      return move_token;
    case element_kind::comment:
      return (one.flags & element_flag::is_unclosed) != 0 ? unclosed_comment_token : comment_token;
    case element_kind::line_comment:
      return line_comment_token;
    case element_kind::nag:
      return nag_token;
    case element_kind::variation_begin:
      return open_token;
    case element_kind::variation_end:
      return close_token;
    case element_kind::escape:
      return escape_token;
    default:
      return other_token;
  }
}

/// What the page takes for the check from the text alone.
struct marked_check {
  bool is_check;
  bool is_mate;
};

marked_check marks_in(std::string_view san) {
  const bool is_mate = san.find('#') != std::string_view::npos;
  return {is_mate || san.find('+') != std::string_view::npos, is_mate};
}

unsigned check_bits(const position& after, marked_check marked) {
  const bool is_check = after.is_check();
  const bool is_mate = is_check && after.is_checkmate();
  return (is_check != marked.is_check ? move_code::check_differs : 0) |
         (is_mate != marked.is_mate ? move_code::mate_differs : 0);
}

bool is_line_end(char32_t value) { return value == '\n' || value == '\r' || value == '\t'; }

/// The text with the edits of all safe fixes; nothing where two of them meet.
std::optional<std::string> with_all_edits(const reading& step, std::string_view text,
                                          std::uint64_t begin, severity least) {
  std::vector<edit> edits;
  for (const auto& finding : step.findings)
    if (finding.level >= least && finding.fix.is_safe)
      edits.insert(edits.end(), finding.fix.edits.begin(), finding.fix.edits.end());
  std::ranges::stable_sort(edits, {}, [](const edit& one) { return one.where.begin; });
  std::string fixed;
  auto at = begin;
  for (const auto& one : edits) {
    if (one.where.begin < at || one.where.end > begin + text.size()) return std::nullopt;
    fixed.append(text.substr(at - begin, one.where.begin - at)).append(one.text);
    at = one.where.end;
  }
  return fixed.append(text.substr(at - begin));
}

bool has_safe_fix(const reading& step, severity least) {
  return std::ranges::any_of(step.findings, [&](const diagnostic& finding) {
    return finding.level >= least && finding.fix.is_safe && !finding.fix.edits.empty();
  });
}

}  // namespace

void game_block::add(const reading& step, report::render_context& where) {
  const game nothing;
  const auto& what = step.game != nullptr      ? *step.game
                     : step.outside != nullptr ? *step.outside
                                               : nothing;
  const bool is_place_known = step.game != nullptr || step.outside != nullptr;
  const auto begin = is_place_known          ? what.offset
                     : step.findings.empty() ? 0
                                             : step.findings.front().where.begin;
  const auto [line, column] = where.lines.locate(begin);
  heads_.number(step.game != nullptr ? 0 : 1);
  add_source(what);
  heads_.signed_number(static_cast<std::int64_t>(line - line_));
  heads_.number(column - 1);
  heads_.signed_number(static_cast<std::int64_t>(begin - end_));
  line_ = line;
  end_ = begin + what.text.size();
  if (step.game != nullptr) {
    ++games_;
    add_start(*step.replay);
    heads_.number(static_cast<unsigned>(what.marker));
    heads_.number(what.text.size() - what.marker_begin);
    heads_.number(what.marker_end - what.marker_begin);
  }
  add_tags(what);
  if (step.game != nullptr) {
    add_tokens(game_view(step));
  } else {
    heads_.number(0);
  }
  add_hidden(what.text);
  add_findings(step, begin);
  add_fixed(step, what.text, begin);
  ++records_;
}

/// Tags look like tags of other games and moves like other moves: apart, both become smaller.
void game_block::add_source(const game& what) {
  const std::size_t end_of_tags = what.tags.empty() ? 0 : what.tags.back().end;
  heads_.number(end_of_tags);
  heads_.number(what.text.size() - end_of_tags);
  tag_sections_.append(what.text.substr(0, end_of_tags));
  movetexts_.append(what.text.substr(end_of_tags));
}

void game_block::add_start(const replayed& replay) {
  if (!replay.start) {
    heads_.number(no_start);
    heads_.number(replay.first_side == color::black ? 1 : 0);
    heads_.number(replay.first_number);
    return;
  }
  if (*replay.start == position::initial()) {
    heads_.number(usual_start);
    return;
  }
  heads_.number(fen_start);
  heads_.text(write_fen(*replay.start, fen_dialect::shredder));
  heads_.number(check_bits(*replay.start, {}) >> 6);
}

void game_block::add_tags(const game& what) {
  heads_.number(what.tags.size());
  std::uint32_t at = 0;
  for (const auto& tag : what.tags) {
    tags_.signed_number(static_cast<std::int64_t>(tag.begin) - at);
    tags_.number((tag.name_begin - tag.begin) << 1 | (tag.is_damaged ? 1 : 0));
    tags_.signed_number(static_cast<std::int64_t>(
        tag.name_end - tag.name_begin - expected_name_length(what.text.substr(tag.name_begin))));
    tags_.number(tag.value_begin - tag.name_end);
    tags_.signed_number(
        static_cast<std::int64_t>(tag.value_end - tag.value_begin -
                                  expected_value_length(what.text.substr(tag.value_begin))));
    tags_.number(tag.end - tag.value_end);
    at = tag.end;
  }
}

void game_block::add_tokens(const game_view& game) {
  const auto& what = game.syntax();
  std::size_t tokens = 0;
  token_end_ = what.offset;
  auto walk = game.walk();
  auto step = walk.begin();
  for (const auto& one : what.elements) {
    add_element(what, one);
    ++tokens;
    if (kind_of(one) == move_token && step != walk.end()) {
      add_move(*step);
      ++step;
    }
    if (kind_of(one) == move_token && one.suffix != suffix::none) {
      const auto where = what.suffix_span_of(one);
      add_token(suffix_token, where, what);
      ++tokens;
    }
  }
  heads_.number(tokens);
}

void game_block::add_element(const game& what, const element& one) {
  const auto where = what.span_of(one);
  add_token(kind_of(one), where, what);
}

void game_block::add_token(token_kind kind, const span& where, const game& what) {
  const auto text_at = [&](std::uint64_t offset) { return what.text.substr(offset - what.offset); };
  const auto begin = token_end_ + expected_gap(text_at(token_end_));
  const auto text = text_at(where.begin);
  gaps_.signed_number(static_cast<std::int64_t>(where.begin - begin));
  kinds_.byte(kind ^ expected_kind(text));
  lengths_.signed_number(static_cast<std::int64_t>(where.size() - expected_length(kind, text)));
  token_end_ = where.end;
}

void game_block::add_move(const walk_step& step) {
  const auto played = step.node.played();
  if (step.after == nullptr || step.before == nullptr)
    moves_.byte(move_code::unplayed + static_cast<unsigned>(step.node.state()));
  else if (played)
    add_played(step, *played);
  else
    moves_.byte(move_code::pass | check_bits(*step.after, marks_in(step.node.written())));
}

void game_block::add_played(const walk_step& step, move played) {
  const auto san = step.node.written();
  const auto index = mover_index(step.before->board(), played.origin);
  const auto checks = check_bits(*step.after, marks_in(san));
  if (index < move_code::pass && page_move(*step.before, san, index) == played) {
    moves_.byte(index | checks);
    return;
  }
  moves_.byte(move_code::written_out | checks);
  moves_.byte(static_cast<unsigned>(played.origin));
  moves_.byte(static_cast<unsigned>(played.destination));
  moves_.byte(static_cast<unsigned>(played.promotion));
  moves_.byte(static_cast<unsigned>(played.kind));
}

void game_block::add_hidden(std::string_view text) {
  std::size_t count = 0;
  std::size_t last_end = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto rest = text.substr(at);
    const auto found = text::first_code_point(rest, options_->reading.encoding);
    const bool is_ascii = found.value >= 0x20 && found.value < 0x7F;
    if (!is_ascii && !is_line_end(found.value)) {
      const auto shown = report::first_cell(rest, options_->reading.encoding);
      std::string itself;
      text::append_utf8(itself, found.value);
      if (!found.is_valid || shown.text != itself) {
        hidden_.number(at - last_end);
        hidden_.number(found.length);
        hidden_.text(shown.text);
        last_end = at + found.length;
        ++count;
      }
    }
    at += found.length;
  }
  heads_.number(count);
}

void game_block::add_findings(const reading& step, std::uint64_t begin) {
  std::size_t counts[4] = {};
  for (const auto& finding : step.findings) {
    if (finding.level < options_->shown) continue;
    add_finding(finding, begin);
    ++counts[static_cast<int>(finding.level)];
  }
  for (const auto level : {severity::error, severity::warning, severity::info})
    heads_.number(counts[static_cast<int>(level)]);
  std::uint64_t rest = 0;
  for (const auto& more : step.more_findings)
    if (more.level >= options_->shown) rest += more.count;
  heads_.number(rest);
}

void game_block::add_finding(const diagnostic& finding, std::uint64_t begin) {
  const auto put_place = [&](const span& where) {
    findings_.signed_number(static_cast<std::int64_t>(where.begin - begin));
    findings_.number(where.size());
  };
  const auto put_list = [&](const std::vector<std::string>& items) {
    findings_.number(items.size());
    for (const auto& item : items) findings_.text(visible(item));
  };
  findings_.number(static_cast<unsigned>(finding.id));
  findings_.number(static_cast<unsigned>(finding.level));
  put_place(finding.where);
  findings_.text(visible(finding.message));
  findings_.number(finding.related.size());
  for (const auto& other : finding.related) {
    put_place(other.where);
    findings_.text(visible(other.text));
  }
  put_list(finding.expected);
  put_list(finding.candidates);
  findings_.number(finding.fix.edits.size() << 1 | (finding.fix.is_safe ? 1 : 0));
  for (const auto& change : finding.fix.edits) {
    put_place(change.where);
    findings_.text(change.text);
  }
}

/// A game that is fixed with others may be fixed otherwise than by the edits of all its findings:
/// then what is in the middle is told.
void game_block::add_fixed(const reading& step, std::string_view text, std::uint64_t begin) {
  if (step.game == nullptr || !has_safe_fix(step, options_->shown)) {
    heads_.number(unfixed);
    return;
  }
  auto alone = options_->reading;
  alone.file_name.clear();
  const auto fixed = apply_fixes(text, alone, {.least = options_->shown}).text;
  if (fixed == text) {
    heads_.number(unfixed);
  } else if (with_all_edits(step, text, begin, options_->shown) == fixed) {
    heads_.number(fixed_by_all);
  } else {
    heads_.number(fixed_otherwise);
    const auto same_before =
        static_cast<std::size_t>(std::ranges::mismatch(text, fixed).in1 - text.begin());
    const auto most = std::min(text.size(), fixed.size()) - same_before;
    std::size_t same_behind = 0;
    while (same_behind < most &&
           text[text.size() - 1 - same_behind] == fixed[fixed.size() - 1 - same_behind])
      ++same_behind;
    findings_.number(same_before);
    findings_.number(same_behind);
    findings_.text(
        std::string_view(fixed).substr(same_before, fixed.size() - same_before - same_behind));
  }
}

std::string game_block::visible(std::string_view bytes) const {
  return report::escape_within(report::longest_message, bytes, options_->reading.encoding);
}

std::string game_block::compressed() const {
  const byte_writer* const streams[] = {&heads_, &tags_,   &kinds_,    &gaps_,        &lengths_,
                                        &moves_, &hidden_, &findings_, &tag_sections_};
  byte_writer sizes;
  sizes.number(records_);
  for (const auto* stream : streams) sizes.number(stream->bytes().size());
  std::vector<std::string_view> parts{sizes.bytes()};
  for (const auto* stream : streams) parts.emplace_back(stream->bytes());
  parts.emplace_back(movetexts_.bytes());
  return deflate(parts);
}

}  // namespace strictpgn::view
