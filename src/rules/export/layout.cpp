#include "rules/export/layout.hpp"

#include <algorithm>

#include "text/ascii.hpp"
#include "text/find_line_end.hpp"
#include "write/comment_text.hpp"
#include "write/line_filler.hpp"

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

class game_layout {
 public:
  game_layout(const game& what, const surroundings& around, layout& out)
      : what_(what), around_(around), out_(out) {}

  void read() {
    const auto none = what_.text.substr(0, 0);
    add_gap(around_.before.empty() ? none : around_.before, gap_place::before_game, 0);
    for (std::size_t at = 1; at < what_.tags.size(); ++at)
      add_gap(what_.tags[at - 1].end, what_.tags[at].begin, gap_place::between_tags, at);
    add_movetext();
    const bool has_marker = what_.marker_begin != what_.marker_end;
    if (!has_marker || what_.marker_end == what_.text.size())
      add_gap(around_.after, gap_place::after_movetext, out_.tokens.size());
  }

 private:
  void add_gap(std::string_view text, gap_place place, std::size_t next) {
    if (std::all_of(text.begin(), text.end(), text::is_white_space))
      out_.gaps.add(text, place, next);
  }

  void add_gap(std::uint32_t begin, std::uint32_t end, gap_place place, std::size_t next) {
    if (begin <= end) add_gap(what_.text.substr(begin, end - begin), place, next);
  }

  void add_movetext() {
    last_end_ = what_.tags.empty() ? 0 : what_.tags.back().end;
    const auto count = static_cast<std::uint32_t>(what_.elements.size());
    bool has_marker = what_.marker_begin == what_.marker_end;
    for (auto at = what_.first_in_movetext; at < count; ++at) {
      if (!has_marker && what_.elements[at].offset > what_.marker_begin) {
        add_marker(count);
        has_marker = true;
      }
      add_element(at);
    }
    if (!has_marker) add_marker(count);
  }

  void add_marker(std::uint32_t count) {
    add(what_.marker_begin, what_.marker_end, count, token_kind::marker);
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
    const auto text_begin = e.offset + 1;
    const auto text_end = end_of(e) - 1;
    if ((e.flags & element_flag::is_unclosed) != 0)
      return add(e.offset, end_of(e), at, token_kind::comment_unit);
    add(e.offset, text_begin, at, token_kind::comment_unit);
    begin_line();
    if ((e.flags & element_flag::is_commands) != 0) return add_commands(at, text_begin, text_end);
    write::for_each_gap(what_.content_of(e), [&](const write::comment_gap& space) {
      const auto begin = text_begin + static_cast<std::uint32_t>(space.begin);
      const auto end = text_begin + static_cast<std::uint32_t>(space.end);
      extend(begin);
      if (begin == text_begin || end == text_end)
        add_gap(begin, end, gap_place::beside_brace, last());
      else if (space.may_end_line)
        add_word(end, at, space.line_ends != 0);
      else if (space.line_ends != 0)
        add_gap(begin, end, space.is_in_command ? gap_place::in_command : gap_place::in_comment,
                last());
    });
    extend(end_of(e));
  }

  /// Those that are all of a comment: there are blanks at most between them and at its ends.
  void add_commands(std::uint32_t at, std::uint32_t begin, std::uint32_t end) {
    const auto text = what_.text.substr(begin, end - begin);
    if (text.front() == ' ') {
      extend(begin);
      add_gap(begin, begin + 1, gap_place::beside_brace, last());
    }
    constexpr std::string_view between = "] ";
    for (auto next = text.find(between); next < text.size() - between.size();
         next = text.find(between, next + 1)) {
      const auto blank = begin + static_cast<std::uint32_t>(next) + 1;
      extend(blank);
      add_word(blank + 1, at, false);
    }
    if (text.back() == ' ') {
      extend(end - 1);
      add_gap(end - 1, end, gap_place::beside_brace, last());
    }
    extend(end + 1);
  }

  void add_word(std::uint32_t begin, std::uint32_t comment, bool begins_line) {
    if (begins_line) forget_words();
    add(begin, begin, comment, token_kind::comment_unit, gap_place::in_comment);
    if (begins_line) begin_line();
  }

  void begin_line() {
    line_ = out_.tokens.size();
    gaps_before_line_ = out_.gaps.size();
  }

  /// Of the line that ends here, but its first word.
  void forget_words() {
    const bool is_short = last_end_ - out_.tokens[line_ - 1].begin <= write::most_columns;
    if (is_short && out_.gaps.size() == gaps_before_line_) out_.tokens.resize(line_);
  }

  std::size_t last() const { return out_.tokens.size() - 1; }

  void extend(std::uint32_t end) { last_end_ = out_.tokens.back().end = end; }

  void add(std::uint32_t begin, std::uint32_t end, std::uint32_t element, token_kind kind,
           gap_place place = gap_place::in_movetext) {
    const bool is_first = out_.tokens.empty();
    const auto before = is_first ? token_kind::other : out_.tokens.back().kind;
    const bool is_attached =
        !is_first && (before == token_kind::open ||
                      (kind == token_kind::close && before != token_kind::line_comment));
    if (is_first)
      add_gap_behind_tags(begin);
    else if (is_attached)
      add_gap_in_parenthesis(begin);
    else if (!follows_one_space(begin))
      add_gap(without_escapes(text_before(begin)), place, out_.tokens.size());
    out_.tokens.push_back({begin, end, element, kind, is_attached});
    last_end_ = end;
  }

  void add_gap_behind_tags(std::uint32_t begin) {
    if (!what_.tags.empty()) add_gap(text_before(begin), gap_place::after_tags, 0);
  }

  void add_gap_in_parenthesis(std::uint32_t begin) {
    const auto between = without_escapes(text_before(begin));
    if (!between.empty()) add_gap(between, gap_place::in_parenthesis, out_.tokens.size());
  }

  bool follows_one_space(std::uint32_t begin) const {
    return begin == last_end_ + 1 && what_.text[last_end_] == ' ';
  }

  /// What stands between the last token and the next.
  std::string_view text_before(std::uint32_t begin) const {
    if (begin < last_end_) return what_.text.substr(0, 0);
    return what_.text.substr(last_end_, begin - last_end_);
  }

  /// An escape line leaves the line end before it.
  static std::string_view without_escapes(std::string_view between) {
    return between.substr(0, between.find('%'));
  }

  const game& what_;
  const surroundings& around_;
  layout& out_;
  std::uint32_t last_end_ = 0;
  std::size_t line_ = 0;  // the number of tokens up to the first of a line of a comment
  std::size_t gaps_before_line_ = 0;
};

}  // namespace

bool is_blank_run(std::string_view text) {
  return !text.empty() && text.find_first_not_of(' ') == text.npos;
}

bool gap::has_tab() const {
  return std::ranges::any_of(text, [](char c) { return c == '\t' || c == '\v'; });
}

std::string_view gap::line_end() const {
  return newlines == 0 ? std::string_view() : text.substr(0, text::find_line_end(text, 0));
}

std::string_view gap::line_begin() const {
  return newlines == 0 ? std::string_view() : text.substr(text::line_begin(text, text.size()));
}

bool gap::has_space_at_line_edge() const {
  return is_blank_run(line_end()) || is_blank_run(line_begin());
}

void gap_list::clear(std::string_view text, std::uint64_t offset) {
  text_ = text;
  offset_ = offset;
  all_.clear();
  places_ = 0;
}

void gap_list::add(std::string_view white, gap_place place, std::size_t next) {
  constexpr std::size_t most_newlines = 0xFFFF;
  kept result{};
  result.begin = static_cast<std::uint64_t>(white.data() - text_.data()) & ((1ULL << 40) - 1);
  result.newlines = std::min(text::count_line_ends(white), most_newlines) & most_newlines;
  result.place = static_cast<std::uint8_t>(place);
  result.size = static_cast<std::uint32_t>(white.size());
  result.next = static_cast<std::uint32_t>(next);
  places_ |= bit_of(place);
  all_.push_back(result);
}

gap gap_list::made(const kept& one) const {
  return {.text = text_.substr(one.begin, one.size),
          .begin = offset_ + one.begin,
          .next = one.next,
          .newlines = static_cast<std::uint32_t>(one.newlines),
          .place = static_cast<gap_place>(one.place)};
}

void layout::clear() {
  tokens.clear();
  gaps.clear({}, 0);
  odd_numbers.clear();
}

void lay_out(const game& what, const replayed& played, const surroundings& around, layout& out) {
  const auto size = around.before.size() + what.text.size() + around.after.size();
  out.clear();
  out.gaps.clear({what.text.data() - around.before.size(), size},
                 what.offset - around.before.size());
  game_layout(what, around, out).read();
  find_odd_numbers(what, played, out.odd_numbers);
}

}  // namespace strictpgn::rules
