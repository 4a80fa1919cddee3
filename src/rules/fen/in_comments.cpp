#include "rules/fen/in_comments.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "rules/fen/comparison.hpp"
#include "rules/fen/reading.hpp"
#include "rules/start/detect.hpp"
#include "strictpgn/fen.hpp"
#include "text/ascii.hpp"

namespace strictpgn::rules {
namespace {

/// A record in a comment, and where it begins there.
struct commented_record {
  std::string_view text;
  std::size_t at = 0;
};

constexpr std::size_t shortest = sizeof "8/8/8/8/8/8/8/8 w - - 0 1" - 1;
constexpr std::size_t longest_record = 120;

/// A comment that is nothing but a record, or could be: it has the seven solidi of one.
std::optional<commented_record> record_in(std::string_view comment) {
  if (std::ranges::count(comment, '/') != 7) return std::nullopt;
  const auto begin = comment.find_first_not_of(text::white_space);
  const auto end = comment.find_last_not_of(text::white_space) + 1;
  return commented_record{comment.substr(begin, end - begin), begin};
}

bool is_record_comment(const game& game, const element& e) {
  if (e.kind != element_kind::comment || (e.flags & element_flag::is_unclosed) != 0) return false;
  const auto size = end_of(e) - e.offset;
  return size > shortest && size < longest_record && record_in(game.content_of(e)).has_value();
}

/// The game played again, with the record of each position.
class played_again {
 public:
  explicit played_again(const check_context& in) : levels_(in.how), ignored_(levels_, 0) {
    const auto start = find_start(in, ignored_);
    dialect_ = start.dialect;
    replay::replay_game(in.what, start.at, true, board_);
  }

  fen_dialect dialect() const { return dialect_; }

  /// Follows the sequences of moves up to the element of that index and past it.
  void pass(const element& e, std::size_t index) {
    using enum element_kind;
    const auto& plies = board_.played.plies;
    if (e.kind == variation_begin)
      last_.push_back(none);
    else if (e.kind == variation_end && last_.size() > 1)
      last_.pop_back();
    else if (next_ < plies.size() && plies[next_].element == index)
      last_.back() = next_++;
    else if (e.kind == move || e.kind == null_move || e.kind == unreadable_move ||
             e.kind == unknown_symbol)
      last_.back() = none;
  }

  /// The position after the move before; nothing when it is not known.
  std::optional<setup> current() const {
    if (last_.back() == none) return std::nullopt;
    return read_fen(board_.played.fens[last_.back()], fen_dialect::chess960).given;
  }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  severities levels_;
  findings ignored_;
  fen_dialect dialect_ = fen_dialect::fen;
  replay::result board_;
  std::vector<std::size_t> last_{none};  // of each open sequence: the index of its last ply
  std::size_t next_ = 0;
};

void report(const game& game, const element& comment, const setup& truth, fen_dialect dialect,
            findings& out) {
  const auto record = *record_in(game.content_of(comment));
  const auto begin = game.span_of(comment).begin + 1 + record.at;
  for (const auto& fault : faults_beside(record.text, truth, dialect))
    out.add(fault.id, {begin + fault.where.begin, begin + fault.where.end}, fault.detail);
}

bool is_anything_wanted(const findings& out) {
  return std::ranges::any_of(fen_comparisons(),
                             [&](const fen_comparison& one) { return out.is_heard(one.id); });
}

}  // namespace

void check_fen_comments(const check_context& in, findings& out) {
  const auto& all = in.what.elements;
  if (!in.has.likely_record_comments || !in.board.played.is_playable || !is_anything_wanted(out))
    return;
  const auto is_candidate = [&](const element& e) { return is_record_comment(in.what, e); };
  if (std::ranges::none_of(all, is_candidate)) return;
  played_again again(in);
  for (std::size_t at = in.what.first_in_movetext; at < all.size(); ++at) {
    again.pass(all[at], at);
    if (!is_candidate(all[at])) continue;
    if (const auto truth = again.current()) report(in.what, all[at], *truth, again.dialect(), out);
  }
}

}  // namespace strictpgn::rules
