#include "rules/export/layout.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "parse/elements.hpp"
#include "rules/context.hpp"
#include "rules/export/filled_lines.hpp"
#include "text/ascii.hpp"
#include "text/find_line_end.hpp"
#include "write/comment_text.hpp"

namespace strictpgn::rules {

namespace {

token_kind kind_of(element_kind kind) {
  switch (kind) {
    case element_kind::move:
      return token_kind::move;
    case element_kind::move_number:
      return token_kind::number;
    case element_kind::nag:
      return token_kind::nag;
    case element_kind::line_comment:
      return token_kind::line_comment;
    case element_kind::variation_begin:
      return token_kind::open;
    case element_kind::variation_end:
      return token_kind::close;
    default:
      return token_kind::other;
  }
}

/// What export format has between two sections (PGN 8.1, 8.2.1).
constexpr std::string_view line_end_and_empty_line = "\n\n";

/// What stands between two commands of a comment.
constexpr std::string_view between_commands = "] ";

/// Where its last word begins: of a comment with commands alone, the last of them.
std::uint32_t begin_of_last_word(const game& what, const element& e) {
  if (e.kind != element_kind::comment) return e.offset;
  const auto content = what.content_of(e);
  const bool is_commands = parse::is_command_comment(e);
  const auto blank = is_commands ? content.substr(0, content.size() - 1).rfind(between_commands)
                                 : content.find_last_of(" \n");
  if (blank == content.npos) return e.offset;
  return e.offset + 1 + static_cast<std::uint32_t>(blank) + (is_commands ? 2 : 1);
}

/// Puts down the tokens of a game one by one. The last is kept back until it is known whether
/// anybody asks for it.
class game_layout {
 public:
  game_layout(const check_context& in, layout& out)
      : what_(in.what),
        around_(in.around),
        lines_(in),
        stretches_(in.index->even_stretches),
        out_(out) {}

  void read() {
    const auto none = what_.text.substr(0, 0);
    add_outer_gap(around_.before.empty() ? none : around_.before, gap_place::before_game, 0);
    for (std::size_t at = 1; at < what_.tags.size(); ++at) add_gap_between_tags(at);
    add_movetext();
    const bool has_marker = what_.marker_begin != what_.marker_end;
    if (!has_marker || what_.marker_end == what_.text.size())
      add_outer_gap(around_.after, gap_place::after_movetext, out_.tokens.size());
  }

 private:
  void add_gap(std::string_view text, gap_place place, std::size_t next) {
    if (std::all_of(text.begin(), text.end(), text::is_white_space))
      out_.gaps.add(text, place, next);
  }

  void add_outer_gap(std::string_view text, gap_place place, std::size_t next) {
    if (text != line_end_and_empty_line) add_gap(text, place, next);
  }

  void add_gap_between_tags(std::size_t at) {
    const auto begin = what_.tags[at - 1].end;
    const auto end = what_.tags[at].begin;
    if (begin > end || (begin + 1 == end && what_.text[begin] == '\n')) return;
    add_gap(what_.text.substr(begin, end - begin), gap_place::between_tags, at);
  }

  void add_movetext() {
    last_.end = what_.tags.empty() ? 0 : what_.tags.back().end;
    const auto count = static_cast<std::uint32_t>(what_.elements.size());
    bool has_marker = what_.marker_begin == what_.marker_end;
    for (auto at = what_.first_in_movetext; at < count; at = pass_even_elements(at + 1)) {
      if (!has_marker && what_.elements[at].offset > what_.marker_begin) {
        add_marker(count);
        has_marker = true;
      }
      add_element(at);
    }
    if (!has_marker) add_marker(count);
    mark_passed();
  }

  void add_marker(std::uint32_t count) {
    add(what_.marker_begin, what_.marker_end, count, token_kind::marker);
  }

  /// Leaves out the elements of an even stretch from there on, up to the first that is a comment of
  /// anything else than words or commands, or that has an undue line end before it or in it
  /// (`filled_lines`). Gives the index of the element after them.
  std::uint32_t pass_even_elements(std::uint32_t at) {
    const std::span<const element> all(what_.elements);
    while (stretch_.end <= at) next_stretch();
    // What is attached to a token that was kept is kept with it.
    if (stretch_.begin >= at || !may_pass_next_ || all[at].kind == element_kind::variation_end)
      return at;
    if (usual_until_ <= at) find_unusual_comment(at);
    const auto end = end_of_units(at, filled_until(at, usual_until_));
    if (end != at) pass_up_to(end - 1);
    return end;
  }

  /// Behind the last there is one that no element reaches.
  void next_stretch() {
    stretch_ = {.begin = UINT32_MAX, .end = UINT32_MAX};
    usual_until_ = 0;
    if (stretches_.empty()) return;
    stretch_ = stretches_.front();
    stretches_ = stretches_.subspan(1);
  }

  /// In the stretch, from there on: up to it no comment has to be looked at again, as the blanks
  /// beside the braces of those with commands are noted here.
  void find_unusual_comment(std::uint32_t at) {
    const std::span<const element> all(what_.elements);
    const auto text = what_.text;
    const auto end = stretch_.end;
    for (; at < end; ++at) {
      const auto& e = all[at];
      if (e.kind != element_kind::comment) continue;
      if (parse::is_command_comment(e)) {
        if (is_padded(text, e)) out_.padded_comments.push_back(at);
      } else if ((e.flags & element_flag::is_prose) == 0 ||
                 !write::is_plain_prose(what_.content_of(e))) {
        break;
      }
    }
    usual_until_ = at;
  }

  /// The first of these elements that has an undue line end before it or in it.
  std::uint32_t filled_until(std::uint32_t at, std::uint32_t end) const {
    if (at == end) return at;
    const std::span<const element> all(what_.elements);
    const auto text = what_.text.substr(0, end_in_stretch(all[end - 1]));
    const auto line_end = lines_.find_undue_end(text, last_.end);
    if (line_end == text.size()) return end;
    auto around = at;
    while (around != end && all[around].offset < line_end) ++around;
    const bool is_within = around != at && end_in_stretch(all[around - 1]) > line_end;
    return is_within ? around - 1 : around;
  }

  /// Of these elements as many as can be left out. If the last are attached to each other, all of
  /// them are kept, as a line that begins with one more parenthesis is judged by what that belongs
  /// to (D139). What stands before the first of the elements is no matter.
  std::uint32_t end_of_units(std::uint32_t at, std::uint32_t end) const {
    const std::span<const element> all(what_.elements);
    const auto is_attached = [&](std::uint32_t place) {
      return place > at && place < all.size() &&
             all[place].offset - all[place].lead == end_in_stretch(all[place - 1]);
    };
    if (!is_attached(end) && (end == at || !is_attached(end - 1))) return end;
    while (is_attached(--end)) {
    }
    return end;
  }

  void pass_up_to(std::uint32_t at) {
    const auto& e = what_.elements[at];
    pass({begin_of_last_word(what_, e), end_in_stretch(e), at,
          e.kind == element_kind::comment ? token_kind::comment_unit : kind_of(e.kind)});
  }

  /// A suffix belongs to its move.
  static std::uint32_t end_in_stretch(const element& e) {
    const auto end = end_of(e);
    if (e.suffix == suffix::none) [[likely]]
      return end;
    return end + static_cast<std::uint32_t>(text_of(e.suffix).size());
  }

  /// Whether a blank stands beside the one brace or the other of a comment of commands.
  static bool is_padded(std::string_view text, const element& commands) {
    return text[commands.offset + 1] == ' ' || text[commands.data - 2] == ' ';
  }

  void note_padding(std::uint32_t at) {
    if (is_padded(what_.text, what_.elements[at])) note_padded(at);
  }

  void note_padded(std::uint32_t at) {
    auto& all = out_.padded_comments;
    if (all.empty() || all.back() != at) all.push_back(at);
  }

  void add_element(std::uint32_t at) {
    const auto& e = what_.elements[at];
    if (e.kind == element_kind::comment) return add_comment(at);
    if (e.kind == element_kind::escape) return;  // as if it were not there
    const bool is_missing =
        e.kind == element_kind::variation_end && (e.flags & element_flag::is_unclosed) != 0;
    if (is_missing) return;
    auto begin = e.offset;
    if (e.kind == element_kind::move && e.lead != 0) {
      const auto number = what_.number_span_of(e);
      add(begin - e.lead, static_cast<std::uint32_t>(number.end - what_.offset), at,
          token_kind::number);
    }
    auto end = end_of(e);
    if (e.kind == element_kind::move && e.suffix != suffix::none)
      end = static_cast<std::uint32_t>(what_.suffix_span_of(e).end - what_.offset);
    add(begin, end, at, kind_of(e.kind));
  }

  /// The units of a comment; braces are parts of them. What a comment without end has swallowed are
  /// no units of it.
  void add_comment(std::uint32_t at) {
    const auto& e = what_.elements[at];
    if ((e.flags & element_flag::is_unclosed) != 0)
      return add(e.offset, end_of(e), at, token_kind::comment_unit);
    const auto begin = e.offset + 1;
    add(e.offset, begin, at, token_kind::comment_unit);
    const auto content = what_.content_of(e);
    if (parse::is_command_comment(e))
      add_commands(at, begin, content);
    else if (write::is_plain_prose(content))
      add_prose(at, begin, content);
    else
      add_units(at, begin, content);
    extend(end_of(e));
  }

  /// Those that are all of a comment: there are blanks at most between them and at its ends.
  void add_commands(std::uint32_t at, std::uint32_t begin, std::string_view text) {
    if (at >= usual_until_) note_padding(at);  // else that is done
    for (auto next = text.find(between_commands); next < text.size() - between_commands.size();
         next = text.find(between_commands, next + 1)) {
      const auto blank = begin + static_cast<std::uint32_t>(next) + 1;
      extend(blank);
      add_unit(blank + 1, at);
    }
  }

  /// The text of a comment that is words alone. Of each line the first word is added, and the last
  /// is kept back.
  void add_prose(std::uint32_t at, std::uint32_t begin, std::string_view text) {
    for (std::size_t line = 0;;) {
      const auto end = std::min(text.find('\n', line), text.size());
      const auto words = text.substr(line, end - line);
      const auto in_line = begin + static_cast<std::uint32_t>(line);
      const auto in_text = begin + static_cast<std::uint32_t>(end);
      if (const auto blank = words.find(' '); blank != words.npos) {
        extend(in_line + static_cast<std::uint32_t>(blank));
        pass({in_line + static_cast<std::uint32_t>(words.rfind(' ')) + 1, in_text, at,
              token_kind::comment_unit});
      } else {
        extend(in_text);
      }
      if (end == text.size()) return;
      line = end + 1;
      add_unit(in_text + 1, at);
    }
  }

  void add_units(std::uint32_t at, std::uint32_t text_begin, std::string_view text) {
    const auto text_end = text_begin + static_cast<std::uint32_t>(text.size());
    write::for_each_gap(text, [&](const write::comment_gap& space) {
      const auto begin = text_begin + static_cast<std::uint32_t>(space.begin);
      const auto end = text_begin + static_cast<std::uint32_t>(space.end);
      extend(begin);
      if (begin == text_begin || end == text_end)
        add_gap_beside_brace(begin, end, at);
      else if (space.may_end_line)
        add_unit(end, at);
      else if (space.line_ends != 0)
        add_gap_within(begin, end,
                       space.is_in_command ? gap_place::in_command : gap_place::in_comment);
      if (!space.may_end_line && space.line_ends != 0) may_pass_next_ = false;
    });
  }

  void add_unit(std::uint32_t begin, std::uint32_t comment) {
    add(begin, begin, comment, token_kind::comment_unit, gap_place::in_comment);
  }

  void add_gap_beside_brace(std::uint32_t begin, std::uint32_t end, std::uint32_t comment) {
    add_gap_within(begin, end, gap_place::beside_brace);
    const auto white = what_.text.substr(begin, end - begin);
    const gap space{.text = white,
                    .newlines = static_cast<std::uint32_t>(text::count_line_ends(white))};
    if (!space.has_tab() && !space.has_space_at_line_edge()) note_padded(comment);
  }

  /// In the last token.
  void add_gap_within(std::uint32_t begin, std::uint32_t end, gap_place place) {
    keep_last();
    add_gap(what_.text.substr(begin, end - begin), place, out_.tokens.size() - 1);
  }

  void extend(std::uint32_t end) {
    last_.end = end;
    if (is_last_kept_) out_.tokens.back().end = end;
  }

  void add(std::uint32_t begin, std::uint32_t end, std::uint32_t element, token_kind kind,
           gap_place place = gap_place::in_movetext) {
    laid_token token{begin, end, element, kind};
    if (out_.tokens.empty()) {
      if (!what_.tags.empty()) add_outer_gap(text_before(begin), gap_place::after_tags, 0);
    } else {
      token.is_attached = last_.kind == token_kind::open ||
                          (kind == token_kind::close && last_.kind != token_kind::line_comment);
      const bool is_usual = !token.is_attached && follows_one_space(begin);
      if (is_usual && may_pass_next_ && may_be_passed(token)) return pass(token);
      // Nobody asks what stands before a gap between two words of a comment.
      if (place != gap_place::in_comment) keep_last();
      if (token.is_attached)
        add_gap_in_parenthesis(begin);
      else if (!is_usual)
        add_gap(without_escapes(text_before(begin)), place, out_.tokens.size());
    }
    keep(token);
    may_pass_next_ = kind != token_kind::open && is_on_one_line(token);
  }

  bool may_be_passed(const laid_token& token) const {
    const bool is_common = token.kind == token_kind::number || token.kind == token_kind::move ||
                           token.kind == token_kind::nag || token.kind == token_kind::comment_unit;
    return is_common && is_on_one_line(token);
  }

  /// Leaves out a token on the line of the one before, unless something beside it is to be kept.
  void pass(const laid_token& token) {
    last_ = token;
    is_last_kept_ = false;
    has_passed_ = true;
  }

  void keep_last() {
    if (!is_last_kept_) keep(last_);
  }

  void keep(const laid_token& token) {
    mark_passed();
    out_.tokens.push_back(token);
    last_ = token;
    is_last_kept_ = true;
  }

  void mark_passed() {
    if (std::exchange(has_passed_, false)) out_.tokens.back().precedes_others = true;
  }

  /// Whether a token has no line end in it. There is no room for one in the shortest.
  bool is_on_one_line(const laid_token& token) const {
    constexpr std::uint32_t shortest = 3;
    return token.end - token.begin < shortest ||
           text::find_line_end(what_.text.substr(0, token.end), token.begin) == token.end;
  }

  void add_gap_in_parenthesis(std::uint32_t begin) {
    const auto between = without_escapes(text_before(begin));
    if (!between.empty()) add_gap(between, gap_place::in_parenthesis, out_.tokens.size());
  }

  bool follows_one_space(std::uint32_t begin) const {
    return begin == last_.end + 1 && what_.text[last_.end] == ' ';
  }

  /// What stands between the last token and the next.
  std::string_view text_before(std::uint32_t begin) const {
    if (begin < last_.end) return what_.text.substr(0, 0);
    return what_.text.substr(last_.end, begin - last_.end);
  }

  /// An escape line leaves the line end before it.
  static std::string_view without_escapes(std::string_view between) {
    return between.substr(0, between.find('%'));
  }

  const game& what_;
  const surroundings& around_;
  const filled_lines lines_;
  parse::even_stretch stretch_;                     // the first that is not passed
  std::span<const parse::even_stretch> stretches_;  // those behind it
  std::uint32_t usual_until_ = 0;  // no comment of the stretch is unusual before that
  layout& out_;
  laid_token last_;             // the last token; its end is that of the tags if there is none
  bool is_last_kept_ = false;   // the last token is in `out_`
  bool has_passed_ = false;     // tokens were left out behind the last one in `out_`
  bool may_pass_next_ = false;  // the last token stands on one line, and a space is due behind it
};

}  // namespace

void layout::clear() {
  tokens.clear();
  gaps.clear({}, 0);
  padded_comments.clear();
  odd_numbers.clear();
}

void lay_out(const check_context& in, layout& out) {
  const auto& what = in.what;
  const auto& around = in.around;
  const auto size = around.before.size() + what.text.size() + around.after.size();
  out.clear();
  out.gaps.clear({what.text.data() - around.before.size(), size},
                 what.offset - around.before.size());
  game_layout(in, out).read();
  find_odd_numbers(what, in.board.played, out.odd_numbers);
}

}  // namespace strictpgn::rules
