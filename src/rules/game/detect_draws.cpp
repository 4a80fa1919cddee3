// Draws that the Laws force without anybody's claim (LAWS 9.6).
#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "rules/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

/// What makes two positions the same: men, side to move, rights to castle and to capture en passant
/// (LAWS 9.2.3).
struct occurrence {
  board men;
  bitboard castling_rights = 0;
  square en_passant = square::none;
  color side_to_move = color::white;

  friend bool operator==(const occurrence&, const occurrence&) = default;
};

bool can_capture_en_passant(const position& now) {
  if (now.en_passant() == square::none) return false;
  const auto moves = now.legal_moves();
  return std::any_of(moves.begin(), moves.end(),
                     [](move one) { return one.kind == move_kind::en_passant; });
}

occurrence occurrence_of(const position& now) {
  return {now.board(), now.castling_rights(),
          can_capture_en_passant(now) ? now.en_passant() : square::none, now.side_to_move()};
}

/// A mainline or a variation, with the positions since its last pawn move or capture.
struct sequence {
  position now;
  std::vector<occurrence> seen;
  bool is_drawn = false;

  explicit sequence(const position& start) : now(start) { note(); }

  void play(move next) {
    now.play(next);
    if (now.halfmove_clock() == 0) seen.clear();
    note();
  }

 private:
  void note() {
    constexpr std::uint32_t most_halfmoves = 150;  // 75 moves by each player
    constexpr auto most_occurrences = 5;
    seen.push_back(occurrence_of(now));
    is_drawn = now.halfmove_clock() >= most_halfmoves ||
               std::count(seen.begin(), seen.end(), seen.back()) >= most_occurrences;
  }
};

/// Plays a game once more, with an eye on the draws alone.
class draw_watch {
 public:
  draw_watch(const check_context& in, findings& out)
      : in_(in), out_(out), plies_(in.board.played.plies), line_(sequence(*in.board.start)) {}

  void watch_all() {
    const auto& all = in_.what.elements;
    for (auto at = in_.what.first_in_movetext; at < all.size(); ++at) switch (all[at].kind) {
        case element_kind::move:
          watch_move(at);
          break;
        case element_kind::variation_begin:
          outer_.push_back({std::move(line_), std::move(before_)});
          line_ = outer_.back().before;
          before_.reset();
          break;
        case element_kind::variation_end:
          line_ = std::move(outer_.back().now);
          before_ = std::move(outer_.back().before);
          outer_.pop_back();
          break;
        case element_kind::null_move:
        case element_kind::unreadable_move:
          lose_track();
          break;
        default:
          break;
      }
  }

 private:
  struct level {
    std::optional<sequence> now;
    std::optional<sequence> before;
  };

  /// What follows a null move or an illegal one is no record of a game.
  void lose_track() {
    before_ = std::move(line_);
    line_.reset();
  }

  void watch_move(std::uint32_t at) {
    const bool is_played = next_ < plies_.size() && plies_[next_].element == at;
    const auto played = is_played ? plies_[next_++].played : move{};
    if (!is_played || !line_) return lose_track();
    if (line_->is_drawn) {
      out_.add(rule::move_after_forced_draw, in_.what.span_of(in_.what.elements[at]),
               in_.what.text_of(in_.what.elements[at]));
      return lose_track();  // one finding for each sequence
    }
    const bool is_replaced = (in_.what.elements[at].flags & element_flag::has_variation) != 0;
    before_ = is_replaced ? line_ : std::nullopt;
    line_->play(played);
  }

  const check_context& in_;
  findings& out_;
  std::span<const ply> plies_;
  std::size_t next_ = 0;
  std::optional<sequence> line_;    // nothing where it is not followed
  std::optional<sequence> before_;  // the same before its last move, where a variation replaces it
  std::vector<level> outer_;
};

void move_after_forced_draw(const check_context& in, findings& out) {
  if (in.board.start && in.rules != game_rules::extended) draw_watch(in, out).watch_all();
}

}  // namespace

std::span<const detector> forced_draw_detectors() {
  static constexpr detector table[] = {{rule::move_after_forced_draw, move_after_forced_draw}};
  return table;
}

}  // namespace strictpgn::rules
