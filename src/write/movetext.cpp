#include "write/movetext.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "parse/elements.hpp"
#include "strictpgn/setup.hpp"
#include "write/comment_words.hpp"
#include "write/line_filler.hpp"

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
  std::vector<std::string> nags;
  std::vector<const element*> comments;
  std::vector<index> variations;
};

/// `$7` for `$007`.
std::string canonical_nag(std::string_view text) {
  const auto digit = std::min(text.find_first_not_of('0', 1), text.size() - 1);
  return '$' + std::string(text.substr(digit));
}

class movetext_writer {
 public:
  movetext_writer(std::string& out, const game& what, const replayed& board, layout form,
                  written& made, losses& lost)
      : what_(what),
        board_(board),
        form_(form),
        made_(made),
        lost_(lost),
        lines_(out, form.how),
        ply_of_(what.elements.size(), no_ply) {
    for (index at = 0; at < board.plies.size(); ++at) ply_of_[board.plies[at].element] = at;
  }

  void write() {
    write_sequence({0, static_cast<index>(what_.elements.size())});
    write_marker();
    lines_.finish();
  }

 private:
  static constexpr index no_ply = UINT32_MAX;

  const element& at(index which) const { return what_.elements[which]; }
  bool is_playable(index which) const { return ply_of_[which] != no_ply; }

  /// A mainline or the inside of a variation.
  void write_sequence(stretch all) {
    needs_number_ = true;
    auto next = all.begin;
    write_annotations(gather(next, all.end, nullptr));
    while (next < all.end) {
      const auto move = next++;
      if (!is_playable(move)) return lose_rest(move, all.end);
      write_move(move);
      write_annotations(gather(next, all.end, &at(move)));
    }
  }

  /// What belongs to the move before, up to the next one.
  annotations gather(index& next, index end, const element* move) {
    annotations found;
    if (move != nullptr && move->suffix != suffix::none)
      found.nags.push_back('$' + std::to_string(static_cast<int>(move->suffix)));
    for (; next < end && !parse::stands_for_move(at(next)); ++next) gather_one(next, move, found);
    std::stable_sort(found.nags.begin(), found.nags.end(), [](const auto& a, const auto& b) {
      return std::pair(a.size(), a) < std::pair(b.size(), b);
    });
    return found;
  }

  void gather_one(index& here, const element* move, annotations& found) {
    const auto& e = at(here);
    switch (e.kind) {
      case element_kind::move_number:
        return;  // the replay knows better
      case element_kind::nag:
        found.nags.push_back(canonical_nag(what_.text_of(e)));
        return;
      case element_kind::comment:
      case element_kind::line_comment:
        found.comments.push_back(&e);
        return;
      case element_kind::variation_begin:
        gather_variation(here, move, found);
        here = e.data;
        return;
      case element_kind::stray:
        if (what_.text_of(e) == "\xEF\xBB\xBF") return;  // a byte order mark says nothing (D02)
        [[fallthrough]];
      default:
        lost_.drop(what_.span_of(e), what_.text_of(e));
    }
  }

  /// A variation without moves gives its comments to the move before (D56); one that cannot be
  /// played, or replaces nothing that is written, is lost.
  void gather_variation(index begin, const element* move, annotations& found) {
    const auto end = at(begin).data;
    if ((at(end).flags & element_flag::is_unclosed) != 0)
      lost_.add(what_.span_of(at(begin)), "where the variation ends, which is guessed");
    auto first = begin + 1;
    while (first < end && !parse::stands_for_move(at(first)))
      first = at(first).kind == element_kind::variation_begin ? at(first).data + 1 : first + 1;
    if (first >= end)
      for (auto inside = begin + 1; inside < end; ++inside) gather_one(inside, nullptr, found);
    else if (move != nullptr && is_playable(first) && replaces(first, *move))
      found.variations.push_back(begin);
    else if (move == nullptr || !form_.is_reduced)
      lose_variation(move == nullptr ? begin : first, first);
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
  void write_move(index which) {
    const auto half = std::uint64_t{board_.plies[ply_of_[which]].number} - 1 +
                      (board_.first_side == color::black ? 1 : 0);
    const bool is_white = half % 2 == 0;
    const auto number = std::min<std::uint64_t>(board_.first_number + half / 2, greatest_clock);
    if (is_white || needs_number_) lines_.put(std::to_string(number) + (is_white ? "." : "..."));
    lines_.put(san_of(which));
    needs_number_ = false;
  }

  std::string_view san_of(index which) const {
    const auto& others = board_.respelled;
    const auto found = std::partition_point(
        others.begin(), others.end(), [=](const auto& other) { return other.element < which; });
    if (found != others.end() && found->element == which) return found->san;
    return what_.text_of(at(which));
  }

  void write_annotations(const annotations& found) {
    if (form_.is_reduced) {
      made_.reduced.nags += found.nags.size();
      made_.reduced.comments += found.comments.size();
      made_.reduced.variations += found.variations.size();
      return;
    }
    for (const auto& nag : found.nags) lines_.put(nag);
    for (const auto* comment : found.comments) write_comment(*comment);
    for (const auto begin : found.variations) {
      lines_.open();
      write_sequence({begin + 1, at(begin).data});
      lines_.close();
    }
    needs_number_ |= !found.nags.empty() || !found.comments.empty() || !found.variations.empty();
  }

  void write_comment(const element& comment) {
    if ((comment.flags & element_flag::is_unclosed) != 0)
      lost_.add(what_.span_of(comment), "where the comment ends, which is guessed");
    std::string text(what_.content_of(comment));
    if (std::erase_if(text, is_forbidden) != 0)
      lost_.add(what_.span_of(comment), "the control characters in the comment");
    const auto words = words_of(text);
    if (text.find('}') == text.npos)
      write_in_braces(words);
    else
      write_to_line_end(words);
  }

  void write_in_braces(const std::vector<std::string_view>& words) {
    std::string unit = "{";
    for (std::size_t next = 0; next < words.size(); ++next) {
      unit += words[next];
      const bool is_last = next + 1 == words.size();
      if (!is_last && must_not_open_line(words, next + 1)) {
        unit += ' ';
      } else if (!is_last) {
        lines_.put(unit);
        unit.clear();
      }
    }
    lines_.put(unit + '}');
  }

  void write_to_line_end(const std::vector<std::string_view>& words) {
    std::string comment = ";";
    for (const auto word : words) comment.append(" ").append(word);
    lines_.put_line_comment(comment);
  }

  void write_marker() {
    if (what_.marker == termination::none) {
      const auto where = what_.marker_span();
      const auto text = what_.text.substr(where.begin - what_.offset, where.size());
      lost_.add(where, text.empty() ? "how the game ends, as there is no termination marker"
                                    : '`' + quoted(text) + '`');
    }
    lines_.put(what_.marker == termination::none ? "*" : text_of(what_.marker));
  }

  const game& what_;
  const replayed& board_;
  layout form_;
  written& made_;
  losses& lost_;
  line_filler lines_;
  std::vector<index> ply_of_;  // index into the plies, for each element
  bool needs_number_ = true;
};

}  // namespace

void write_movetext(std::string& out, const game& what, const replayed& board, layout form,
                    written& made, losses& lost) {
  movetext_writer(out, what, board, form, made, lost).write();
}

}  // namespace strictpgn::write
