#include "write/movetext.hpp"

#include <algorithm>
#include <charconv>
#include <forward_list>
#include <iterator>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "parse/elements.hpp"
#include "strictpgn/setup.hpp"
#include "text/code_point.hpp"
#include "write/comment_text.hpp"
#include "write/line_filler.hpp"
#include "write/tag_section.hpp"

namespace strictpgn::write {

namespace {

using index = std::uint32_t;

/// The elements [begin, end) of `game::elements`.
struct stretch {
  index begin;
  index end;
};

/// What stands beside a move, or before the first one of a sequence.
struct annotations {
  std::vector<std::string_view> nags;
  std::vector<index> others;  ///< comments and variations, in the order of the input
};

/// The NAGs that stand for suffixes, by their numbers.
constexpr std::string_view nags_of_suffixes[] = {"$0", "$1", "$2", "$3", "$4", "$5", "$6"};

bool is_suffix(std::string_view nag) { return nag.size() == 2 && nag[1] >= '1' && nag[1] <= '6'; }

class movetext_writer {
 public:
  movetext_writer(std::string& out, const game& what, const replayed& board, termination marker,
                  layout form, written& written, losses& lost)
      : what_(what),
        board_(board),
        marker_(marker),
        form_(form),
        written_(written),
        lost_(lost),
        lines_(out, form.how),
        may_copy_(form.nags == nag_form::numbers && board.respelled.empty()),
        ply_of_(what.elements.size(), no_ply) {
    for (index at = 0; at < board.plies.size(); ++at) ply_of_[board.plies[at].element] = at;
  }

  void write() {
    write_sequences({0, static_cast<index>(what_.elements.size())});
    write_marker();
    lines_.finish();
  }

 private:
  static constexpr index no_ply = UINT32_MAX;

  const element& at(index node) const { return what_.elements[node]; }
  bool is_playable(index node) const { return ply_of_[node] != no_ply; }

  /// A mainline or the inside of a variation that is being written.
  struct sequence {
    index next = 0;
    index end = 0;
    annotations beside{};     // of the move before `next`
    std::size_t written = 0;  // of the comments and variations among these
  };

  void write_sequences(stretch mainline) {
    enter(mainline);
    while (depth_ != 0) {
      auto& now = open_[depth_ - 1];
      if (now.written < now.beside.others.size()) {
        write_other(now.beside.others[now.written++]);
        continue;
      }
      needs_number_ |= !now.beside.nags.empty() || !now.beside.others.empty();
      if (now.next < now.end && is_playable(now.next)) {
        if (!write_commanded(now)) write_stretch(now);
        continue;
      }
      if (now.next < now.end) lose_rest(now.next, now.end);
      --depth_;
      if (depth_ != 0) lines_.close_variation();
    }
  }

  void enter(stretch inside) {
    needs_number_ = true;
    if (depth_ == open_.size()) open_.emplace_back();
    auto& now = open_[depth_++];
    now.next = inside.begin;
    now.end = inside.end;
    annotate(now, nullptr);
    write_nags(now.beside);
  }

  /// The next move, if a comment of commands stands behind it and nothing else beside it: so
  /// servers write each. What is done with any move comes to the same.
  bool write_commanded(sequence& now) {
    const auto move = now.next;
    auto next = move + 2;
    if (next > now.end || !parse::is_command_comment(at(move + 1))) return false;
    if (at(move).suffix != suffix::none || !form_.wanted.comments) return false;
    if (next < now.end && at(next).kind == element_kind::move_number) ++next;
    if (next < now.end && !parse::stands_for_move(at(next))) return false;
    const auto commands = commands_of(at(move + 1));
    if (!write_short(move, commands)) {
      write_move(move, {});
      write_commands(commands);
    }
    needs_number_ = true;
    now.next = next;
    return true;
  }

  /// A move that stands in the text as it is written, with nothing attached to it, and one command.
  bool write_short(index node, std::string_view command) {
    const auto& move = at(node);
    const bool is_copied = may_copy_ && lines_.columns_before() == 0 &&
                           is_number_as_written(move, ply_of_[node], needs_number_) &&
                           what_.text.size() - end_of(at(node + 1)) >= line_filler::slack &&
                           command.find(']') + 1 == command.size();
    if (!is_copied) return false;
    if (move.lead != 0) lines_.put_short(what_.text.substr(move.offset - move.lead, move.lead - 1));
    lines_.put_short(what_.text_of(move));
    lines_.put_short('{', command, '}');
    return true;
  }

  /// The next move, or several that can be copied: of one alone that is not worth its while.
  void write_stretch(sequence& now) {
    const bool has_more = now.next + 1 < now.end && at(now.next + 1).kind == element_kind::move;
    const auto copied = may_copy_ && has_more ? count_as_written(now) : 0;
    const auto last = now.next + std::max<index>(copied, 1) - 1;
    if (copied != 0) {
      const auto& first = at(now.next);
      const auto begin = first.offset - first.lead;
      lines_.put_words(what_.text.substr(begin, end_of(at(last)) - begin));
      needs_number_ = false;
    }
    now.next = last + 1;
    if (!pass_nothing_beside(now, at(last))) annotate(now, &at(last));
    if (copied == 0) write_move(last, take_suffix(now.beside));
    write_nags(now.beside);
  }

  /// How many moves, from the next on, stand in the text as they are written, with one blank or LF
  /// between two words.
  index count_as_written(const sequence& now) const {
    const auto first = now.next;
    auto next = first;
    auto end = at(first).offset - at(first).lead - 1;
    for (auto ply = ply_of_[first]; next != now.end; ++next, ++ply) {
      const auto& e = at(next);
      const bool follows = ply < board_.plies.size() && board_.plies[ply].element == next;
      const bool is_plain =
          follows && e.suffix == suffix::none && (e.flags & element_flag::is_deviant) == 0;
      if (!is_plain || e.offset != end + 1 + e.lead ||
          !is_number_as_written(e, ply, next == first && needs_number_))
        break;
      if (next != first && !is_word_break(end)) break;
      end = e.offset + e.length;
    }
    return next - first;
  }

  bool is_word_break(std::uint32_t place) const {
    return what_.text[place] == ' ' || what_.text[place] == '\n';
  }

  /// Whether there is none where none is due, or the one that is due, as it is written: where that
  /// number has its periods, and `lead` leaves room for its digits, them and one more, which is a
  /// blank or LF, nothing else can stand there.
  bool is_number_as_written(const element& e, index ply, bool needs_number) const {
    const auto half = half_moves_before(ply);
    const bool is_white = half % 2 == 0;
    if (!is_white && !needs_number) return e.lead == 0;
    const auto number = number_of(half);
    const auto digits = 1U + (number > 9) + (number > 99) + (number > 999);
    const auto periods = is_white ? 1U : 3U;
    return e.number == number && number <= 9999 && e.periods == periods &&
           e.lead == digits + periods + 1 && is_word_break(e.offset - 1);
  }

  /// Goes on to the next move where there is nothing before it but perhaps its number: mostly.
  bool pass_nothing_beside(sequence& now, const element& move) const {
    auto next = now.next;
    if (next < now.end && at(next).kind == element_kind::move_number) ++next;
    if (move.suffix != suffix::none || (next < now.end && !parse::stands_for_move(at(next))))
      return false;
    now.next = next;
    now.beside.nags.clear();
    now.beside.others.clear();
    now.written = 0;
    return true;
  }

  /// NAGs are written at once, comments and variations one by one.
  void annotate(sequence& now, const element* move) {
    now.beside.nags.clear();
    now.beside.others.clear();
    gather(now.next, now.end, move, now.beside);
    now.written = 0;
    leave_out_unwanted(now.beside);
  }

  void write_nags(const annotations& beside) {
    for (const auto& nag : beside.nags) lines_.put(nag);
  }

  /// Where symbols are asked for, the first of $1 to $6 becomes a part of its move.
  std::string_view take_suffix(annotations& beside) const {
    if (form_.nags == nag_form::numbers) return {};
    const auto found = std::ranges::find_if(beside.nags, is_suffix);
    if (found == beside.nags.end()) return {};
    const auto annotation = static_cast<suffix>(found->back() - '0');
    beside.nags.erase(found);
    return text_of(annotation);
  }

  void write_other(index node) {
    if (at(node).kind != element_kind::variation_begin) return write_comment(at(node));
    lines_.open('(');
    enter({node + 1, at(node).data});
  }

  /// What belongs to the move before, up to the next one. Of a variation without moves that is what
  /// stands in it, but nothing in it replaces that move (D56).
  void gather(index& next, index end, const element* move, annotations& found) {
    if (move != nullptr && move->suffix != suffix::none)
      found.nags.push_back(nags_of_suffixes[static_cast<std::size_t>(move->suffix)]);
    index end_of_empty = 0;
    for (; next < end && !parse::stands_for_move(at(next)); ++next) {
      const auto* owner = next < end_of_empty ? nullptr : move;
      if (at(next).kind == element_kind::variation_begin) {
        if (!gather_variation(next, move, owner, found))
          next = at(next).data;
        else if (next >= end_of_empty)
          end_of_empty = at(next).data;
      } else {
        gather_one(at(next), found);
      }
    }
    if (found.nags.size() > 1)
      std::stable_sort(found.nags.begin(), found.nags.end(), [](const auto& a, const auto& b) {
        return std::tuple(a.size(), a) < std::tuple(b.size(), b);
      });
  }

  /// `$7` for `$007`.
  std::string_view canonical_nag(std::string_view text) {
    if (text.size() < 3 || text[1] != '0') return text;
    const auto digit = std::min(text.find_first_not_of('0', 1), text.size() - 1);
    return shortened_.emplace_front('$' + std::string(text.substr(digit)));
  }

  void gather_one(const element& e, annotations& found) {
    switch (e.kind) {
      case element_kind::move_number:    // the replay knows better
      case element_kind::variation_end:  // of a variation without moves
        return;
      case element_kind::nag:
        found.nags.push_back(canonical_nag(what_.text_of(e)));
        return;
      case element_kind::comment:
      case element_kind::line_comment:
        found.others.push_back(static_cast<index>(&e - what_.elements.data()));
        return;
      case element_kind::stray:
        if (what_.text_of(e) == text::byte_order_mark)
          return;  // a byte order mark says nothing (D02)
        if (is_in_believed_tag(what_, e.offset)) return note_bad_characters(e);
        [[fallthrough]];
      default:
        lost_.drop(what_.span_of(e), what_.text_of(e));
    }
  }

  void note_bad_characters(const element& e) {
    written_.mended.push_back(
        {what_.span_of(e), "characters that begin no token are dropped from a tag pair"});
  }

  /// Whether a variation has no moves, so that its comments are those of the move before (D56).
  /// One that cannot be played, or replaces nothing that is written, is lost: without an `owner`.
  bool gather_variation(index begin, const element* move, const element* owner,
                        annotations& found) {
    const auto end = at(begin).data;
    if ((at(end).flags & element_flag::is_unclosed) != 0)
      lost_.add(what_.span_of(at(begin)), "where the variation ends, which is guessed");
    if (move != nullptr && is_left_out(what_, begin, form_.wanted)) {
      found.others.push_back(begin);
      return false;
    }
    const auto first = parse::first_move_of_variation(what_, begin);
    if (first == end) return true;
    if (owner != nullptr && is_playable(first) && replaces(first, *owner))
      found.others.push_back(begin);
    else
      lose_variation(owner == nullptr ? begin : first, first);
    return false;
  }

  /// What stands between a move and a variation may have been meant as the move that it replaces.
  bool replaces(index first, const element& move) const {
    const auto replaced = static_cast<index>(&move - what_.elements.data());
    return board_.plies[ply_of_[first]].number == board_.plies[ply_of_[replaced]].number;
  }

  void lose_variation(index where, index first) {
    lost_.add(what_.span_of(at(where)),
              "the variation that begins with `" + quoted(what_.text_of(at(first))) + '`');
  }

  /// From a move that cannot be played on, nothing in its sequence is certain.
  void lose_rest(index move, index end) {
    std::size_t moves = 0;
    std::size_t comments = 0;
    for (auto next = move + 1; next < end; ++next) {
      moves += parse::stands_for_move(at(next)) ? 1U : 0U;
      comments += parse::is_comment(at(next)) ? 1U : 0U;
    }
    auto lost = '`' + quoted(what_.text_of(at(move))) + '`';
    if (moves + comments != 0)
      lost += " and what follows it (moves: " + std::to_string(moves) +
              ", comments: " + std::to_string(comments) + ")";
    lost_.add(what_.span_of(at(move)), lost);
  }

  /// A number before each White move, and before a Black move that begins its sequence or follows
  /// an annotation (8.2.2.2, D78).
  void write_move(index node, std::string_view annotation) {
    const auto half = half_moves_before(ply_of_[node]);
    const bool is_white = half % 2 == 0;
    if (is_white || needs_number_) put_number(number_of(half), is_white ? "." : "...");
    if (annotation.empty())
      lines_.put(san_of(node));
    else
      lines_.put(std::string(san_of(node)) + std::string(annotation));
    needs_number_ = false;
  }

  /// How many moves of either side stand before it, from White's move with the first number on.
  std::uint64_t half_moves_before(index ply) const {
    return std::uint64_t{board_.plies[ply].number} - 1 +
           (board_.first_side == color::black ? 1 : 0);
  }

  std::uint64_t number_of(std::uint64_t half) const {
    return std::min<std::uint64_t>(board_.first_number + half / 2, greatest_clock);
  }

  void put_number(std::uint64_t number, std::string_view dots) {
    char text[32];
    auto* end = std::to_chars(std::begin(text), std::end(text), number).ptr;
    end = std::ranges::copy(dots, end).out;
    lines_.put({std::begin(text), end});
  }

  std::string_view san_of(index node) const {
    const auto& others = board_.respelled;
    if (others.empty()) return what_.text_of(at(node));
    const auto found = std::partition_point(
        others.begin(), others.end(), [=](const auto& other) { return other.element < node; });
    if (found != others.end() && found->element == node) return found->san;
    return what_.text_of(at(node));
  }

  /// And counts them.
  void leave_out_unwanted(annotations& found) {
    const auto is_variation = [&](index node) {
      return at(node).kind == element_kind::variation_begin;
    };
    const auto is_comment = [&](index node) { return !is_variation(node); };
    auto& count = written_.reduced;
    if (!form_.wanted.nags) count.nags += std::exchange(found.nags, {}).size();
    if (!form_.wanted.variations) count.variations += std::erase_if(found.others, is_variation);
    if (!form_.wanted.comments) count.comments += std::erase_if(found.others, is_comment);
  }

  void write_comment(const element& comment) {
    if (parse::is_command_comment(comment)) return write_commands(commands_of(comment));
    if ((comment.flags & element_flag::is_unclosed) != 0)
      lost_.add(what_.span_of(comment), "where the comment ends, which is guessed");
    const auto content = what_.content_of(comment);
    if (comment.kind == element_kind::comment && is_plain_prose(content))
      return write_prose(content);
    std::string text(content);
    if (std::erase_if(text, is_forbidden) != 0)
      lost_.add(what_.span_of(comment), "the control characters in the comment");
    if (const auto count = joined_paragraphs(text); count != 0)
      written_.mended.push_back(
          {what_.span_of(comment), std::to_string(count) + " paragraphs joined"});
    const auto line = one_line(text);
    if (line.find('}') != line.npos) return lines_.put_line_comment("; " + line);
    lines_.open('{');
    if (line.empty()) lines_.put("");
    for_each_unit(line, [&](const comment_unit& unit) { put_unit(what_.span_of(comment), unit); });
    lines_.close_comment();
  }

  /// A line may be broken between any two words. What is done with any comment comes to the same.
  void write_prose(std::string_view text) {
    lines_.open('{');
    lines_.put_words(text);
    lines_.close_comment();
  }

  /// There is nothing else in the comment.
  std::string_view commands_of(const element& comment) const {
    auto commands = what_.content_of(comment);
    if (commands.starts_with(' ')) commands.remove_prefix(1);
    if (commands.ends_with(' ')) commands.remove_suffix(1);
    return commands;
  }

  /// A line may be broken between two of them, where there is a blank. What is done with any
  /// comment comes to the same.
  void write_commands(std::string_view commands) {
    lines_.open('{');
    for (auto end = commands.find("] "); end != commands.npos; end = commands.find("] ")) {
      lines_.put(commands.substr(0, end + 1));
      commands.remove_prefix(end + 2);
    }
    lines_.put(commands);
    lines_.close_comment();
  }

  /// What is too long for any line is broken at the last blanks that fit; a line end stands for one
  /// blank (D139).
  void put_unit(span comment, const comment_unit& unit) {
    std::size_t begin = 0;
    auto next = unit.runs.begin();
    while (!fits(unit.text.substr(begin), unit.is_last)) {
      const auto* last = last_that_fits(unit.text, begin, next, unit.runs.end());
      if (last == nullptr) break;
      lines_.put(unit.text.substr(begin, last->begin - begin));
      begin = last->end;
      written_.mended.push_back(
          {comment, "blanks of a comment are written as a line end, which stands for one"});
    }
    lines_.put(unit.text.substr(begin));
  }

  /// A right brace is attached to the last unit.
  bool fits(std::string_view text, bool is_last) const {
    constexpr std::size_t most_bytes = 4 * (most_columns_of_any + 1);
    const auto columns = columns_of(text.substr(0, most_bytes), form_.how) + (is_last ? 1 : 0);
    return lines_.columns_before() + columns <= most_columns_of_any;
  }

  using runs = std::vector<comment_unit::run>;

  /// The last blanks that end what begins there and has room on a line; `next` goes behind them.
  const comment_unit::run* last_that_fits(std::string_view text, std::size_t begin,
                                          runs::const_iterator& next,
                                          runs::const_iterator end) const {
    const comment_unit::run* last = nullptr;
    auto columns = lines_.columns_before();
    for (auto at = begin; next != end; ++next) {
      columns += columns_of(text.substr(at, next->begin - at), form_.how);
      if (columns > most_columns_of_any) break;
      at = next->begin;
      last = &*next;
    }
    return last;
  }

  void write_marker() {
    if (what_.marker == termination::none && !what_.marker_span().empty())
      lost_.drop(what_.marker_span(),
                 what_.text.substr(what_.marker_begin, what_.marker_end - what_.marker_begin));
    lines_.put(text_of(marker_));
  }

  const game& what_;
  const replayed& board_;
  termination marker_;
  layout form_;
  written& written_;
  losses& lost_;
  line_filler lines_;
  bool may_copy_;              // no move is respelled, and glyphs are written as numbers
  std::vector<index> ply_of_;  // index into the plies, for each element
  // Variations can be nested deeply, so they are kept here and not on the stack; and what they hold
  // is used again.
  std::vector<sequence> open_;
  std::size_t depth_ = 0;
  std::forward_list<std::string> shortened_;  // NAGs that stand nowhere so
  bool needs_number_ = true;
};

}  // namespace

bool is_left_out(const game& what, std::uint32_t variation, const annotation_set& wanted) {
  if (wanted.variations) return false;
  const bool has_moves =
      parse::first_move_of_variation(what, variation) != what.elements[variation].data;
  return has_moves || (!wanted.comments && !wanted.nags);
}

void write_movetext(std::string& out, const game& what, const replayed& board, termination marker,
                    layout form, written& written, losses& lost) {
  movetext_writer(out, what, board, marker, form, written, lost).write();
}

}  // namespace strictpgn::write
