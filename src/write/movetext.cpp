#include "write/movetext.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string_view>
#include <vector>

#include "parse/command_recognizer.hpp"
#include "parse/elements.hpp"
#include "strictpgn/setup.hpp"
#include "write/annotations.hpp"
#include "write/comment_writer.hpp"
#include "write/line_filler.hpp"

namespace strictpgn::write {

namespace {

using index = std::uint32_t;

/// The elements [begin, end) of `game::elements`.
struct stretch {
  index begin;
  index end;
};

bool is_suffix(std::string_view nag) { return nag.size() == 2 && nag[1] >= '1' && nag[1] <= '6'; }

class movetext_writer {
 public:
  movetext_writer(std::string& out, const game& what, const replayed& board, termination marker,
                  layout form, written& written, losses& lost)
      : what_(what),
        board_(board),
        marker_(marker),
        form_(form),
        lost_(lost),
        lines_(out, form.how),
        comments_(what, form.how, lines_, written, lost),
        may_copy_(form.nags == nag_form::numbers && board.respelled.empty()),
        plies_(what, board),
        annotations_(what, plies_, form.wanted, written, lost) {}

  void write() {
    write_sequences({0, static_cast<index>(what_.elements.size())});
    write_marker();
    lines_.finish();
  }

 private:
  const element& at(index node) const { return what_.elements[node]; }

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
      if (now.next < now.end && plies_.has(now.next)) {
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

  /// The next moves, as long as a comment of commands stands behind each and nothing else beside
  /// it: so servers write all. What is done with any move comes to the same.
  bool write_commanded(sequence& now) {
    const auto first = now.next;
    for (auto after = after_commanded(now); after != 0; after = after_commanded(now)) {
      if (!write_short(now.next)) {
        write_move(now.next, {});
        comments_.write_commands(comments_.commands_of(at(now.next + 1)));
      }
      needs_number_ = true;
      now.next = after;
    }
    return now.next != first;
  }

  /// Behind the next move and its commands; 0 where that is no such move.
  index after_commanded(const sequence& now) const {
    const auto move = now.next;
    auto after = move + 2;
    if (after > now.end || !parse::is_command_comment(at(move + 1)) || !plies_.has(move)) return 0;
    if (at(move).suffix != suffix::none || !form_.wanted.comments) return 0;
    if (after < now.end && at(after).kind == element_kind::move_number) ++after;
    return after == now.end || parse::stands_for_move(at(after)) ? after : 0;
  }

  /// A move that stands in the text as it is written, with nothing attached to it, and one command.
  bool write_short(index node) {
    const auto& move = at(node);
    const auto& comment = at(node + 1);
    const bool is_short = may_copy_ && parse::is_one_command(comment) &&
                          what_.text.size() - comment.data >= line_filler::slack &&
                          lines_.columns_before() == 0 &&
                          is_number_as_written(move, plies_.index_of(node), needs_number_);
    if (!is_short) return false;
    const auto numbered = what_.text.substr(move.offset - move.lead, move.lead + move.length);
    const std::size_t number = move.lead == 0 ? 0 : move.lead - 1U;
    lines_.put_short(numbered, number, comments_.commands_of(comment));
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
    for (auto ply = plies_.index_of(first); next != now.end; ++next, ++ply) {
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
  /// number has its periods, and `lead` leaves room for no more than its digits, them and one more,
  /// which is a blank or LF, nothing else can stand there.
  bool is_number_as_written(const element& e, index ply, bool needs_number) const {
    const auto half = half_moves_before(ply);
    const bool is_white = half % 2 == 0;
    if (!is_white && !needs_number) return e.lead == 0;
    // By how many digits it has: none is no number.
    static constexpr std::uint64_t least_number[] = {UINT64_MAX, 0, 10, 100, 1000};
    const auto periods = is_white ? 1U : 3U;
    const auto digits = e.lead - periods - 1;
    const auto number = number_of(half);
    return e.number == number && e.periods == periods && digits < std::size(least_number) &&
           number >= least_number[digits] && is_word_break(e.offset - 1);
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
    now.next = annotations_.find(now.next, now.end, move, now.beside);
    now.written = 0;
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
    if (at(node).kind != element_kind::variation_begin) return comments_.write(at(node));
    lines_.open('(');
    enter({node + 1, at(node).data});
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
    const auto half = half_moves_before(plies_.index_of(node));
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
  losses& lost_;
  line_filler lines_;
  comment_writer comments_;
  bool may_copy_;  // no move is respelled, and glyphs are written as numbers
  ply_index plies_;
  annotation_finder annotations_;
  // Variations can be nested deeply, so they are kept here and not on the stack; and what they hold
  // is used again.
  std::vector<sequence> open_;
  std::size_t depth_ = 0;
  bool needs_number_ = true;
};

}  // namespace

void write_movetext(std::string& out, const game& what, const replayed& board, termination marker,
                    layout form, written& written, losses& lost) {
  movetext_writer(out, what, board, marker, form, written, lost).write();
}

}  // namespace strictpgn::write
