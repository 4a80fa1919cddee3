#include "replay/move_places.hpp"

#include <utility>

#include "chess/attacks.hpp"
#include "chess/usual_move.hpp"
#include "parse/packed_san.hpp"

namespace strictpgn::replay {

namespace {

/// Goes through a game that was played, with its moves at hand.
class revisit {
 public:
  revisit(const game& game, const position& start, std::span<const ply> played,
          std::span<const std::uint32_t> moves)
      : game_(game), played_(played), wanted_(moves), line_{start, start} {
    found_.reserve(moves.size());
  }

  std::vector<move_place> find() {
    for (auto at = game_.first_in_movetext; !wanted_.empty(); ++at) {
      if (at == wanted_.front()) note(at);
      at = go_past(is_done_with_variation() ? ends_.back() : at);
    }
    return std::move(found_);
  }

 private:
  /// A mainline or a variation.
  struct sequence {
    position now;  // but for `checkers`, which is not kept
    position before_last;
    std::uint32_t ply = 0;
    std::uint32_t ply_before_last = 0;
    bool is_followed = true;
    bool knows_before_last = false;
    bool is_certain = true;  // no symbol was dropped that may have been a move
  };

  /// Nothing more is wanted up to the end of the variation that is being played.
  bool is_done_with_variation() const {
    return !ends_.empty() && !wanted_.empty() && wanted_.front() > ends_.back();
  }

  void note(std::uint32_t at) {
    if (line_.is_followed && line_.is_certain)
      found_.push_back({at, line_.ply + 1, line_.now.to_setup()});
    wanted_ = wanted_.subspan(1);
  }

  /// Gives the last element that it has passed.
  std::uint32_t go_past(std::uint32_t at) {
    const auto& e = game_.elements[at];
    if (e.kind == element_kind::move) [[likely]] {
      play(at);
      return at;
    }
    switch (e.kind) {
      case element_kind::null_move:
        pass(at);
        break;
      case element_kind::unreadable_move:
        lose_track();
        break;
      case element_kind::unknown_symbol:
        line_.is_certain = false;
        break;
      case element_kind::variation_begin:
        if (wanted_.empty() || wanted_.front() > e.data) return e.data;
        enter_variation();
        ends_.push_back(e.data);
        break;
      case element_kind::variation_end:
        line_ = outer_.back();
        outer_.pop_back();
        ends_.pop_back();
        break;
      default:
        break;
    }
    return at;
  }

  void play(std::uint32_t at) {
    while (!played_.empty() && played_.front().element < at) played_ = played_.subspan(1);
    if (played_.empty() || played_.front().element != at) return lose_track();
    begin_ply(at);
    const auto& next = played_.front().played;
    const auto san = game_.elements[at].data;
    const bool is_usual = next.kind == move_kind::normal && next.promotion == piece_type::none &&
                          (san >> parse::packed::any_piece & 1) == 0;
    if (is_usual) [[likely]]
      chess::usual_moves::play_but_for_checkers(line_.now, {next.origin, line_.now.captures(next)},
                                                next.destination, static_cast<piece_type>(san & 7));
    else
      line_.now.play(next);
  }

  void pass(std::uint32_t at) {
    if (!line_.is_followed || is_check()) return lose_track();
    begin_ply(at);
    line_.now.pass();
  }

  bool is_check() const {
    const auto& on = line_.now.board();
    const auto us = line_.now.side_to_move();
    return chess::is_attacked(on, opposite(us), on.king_square(us), on.occupied());
  }

  /// The position is kept where a variation will need it.
  void begin_ply(std::uint32_t at) {
    if ((game_.elements[at].flags & element_flag::has_variation) != 0)
      line_.before_last = line_.now;
    line_.ply_before_last = line_.ply++;
    line_.knows_before_last = true;
  }

  void lose_track() {
    line_.knows_before_last = std::exchange(line_.is_followed, false);
    line_.before_last = line_.now;
    line_.ply_before_last = line_.ply;
  }

  /// A variation replaces the last move of the sequence around it (8.2.5).
  void enter_variation() {
    outer_.push_back(line_);
    line_.is_followed = line_.knows_before_last;
    line_.now = line_.before_last;
    line_.ply = line_.ply_before_last;
    line_.knows_before_last = false;
  }

  const game& game_;
  std::span<const ply> played_;  // not yet passed
  std::span<const std::uint32_t> wanted_;
  std::vector<move_place> found_;
  sequence line_;
  std::vector<sequence> outer_;
  std::vector<std::uint32_t> ends_;  // of the open variations: indexes of their `)`
};

}  // namespace

std::vector<move_place> places_of(const game& game, const position& start,
                                  std::span<const ply> played,
                                  std::span<const std::uint32_t> moves) {
  return revisit(game, start, played, moves).find();
}

}  // namespace strictpgn::replay
