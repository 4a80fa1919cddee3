#include "replay/replay_game.hpp"

#include <span>
#include <utility>

#include "chess/usual_move.hpp"
#include "parse/elements.hpp"
#include "parse/packed_san.hpp"
#include "replay/move_numbers.hpp"
#include "replay/sequence.hpp"
#include "strictpgn/fen.hpp"

namespace strictpgn::replay {

namespace {

class player {
 public:
  player(const game& game, const position& start, bool record_fens, result& out)
      : game_(game),
        out_(out),
        record_fens_(record_fens),
        numbers_(game, start.fullmove_number(), out.numbers),
        line_{start, start} {
    out_.played.is_playable = true;
    out_.played.first_side = start.side_to_move();
    out_.played.first_number = start.fullmove_number();
    if (record_fens_) out_.played.start_fen = write_fen(start.to_setup());
    line_.is_dead = is_dead(start.board());
  }

  // Within another function it takes more instructions for each move.
  [[gnu::noinline]] void play_all() {
    const std::span<const element> all(game_.elements);
    for (auto at = game_.first_in_movetext; at < all.size(); ++at) {
      if (all[at].kind == element_kind::move) [[likely]]
        play_or_read(at, all[at]);
      else if (!parse::is_comment(all[at]))
        play_other(at, all[at]);
    }
    finish();
  }

 private:
  void play_or_read(std::uint32_t at, const element& e) {
    if (line_.is_followed)
      play_move(at, e);
    else
      only_read(at);
  }

  void play_other(std::uint32_t at, const element& e) {
    settle_mate();
    switch (e.kind) {
      case element_kind::move_number:
        if (line_.is_followed)
          check_number(at, e);
        else
          out_.unfollowed.push_back(at);
        break;
      case element_kind::variation_begin:
        enter_variation();
        break;
      case element_kind::variation_end:
        leave_variation();
        break;
      case element_kind::null_move:
        pass(at);
        break;
      case element_kind::unreadable_move:
        note_unplayed(at, line_.is_followed ? move_state::unreadable : move_state::unfollowed);
        if (!line_.is_followed) out_.unfollowed.push_back(at);
        lose_track();
        break;
      case element_kind::unknown_symbol:
        line_.is_tentative = true;
        break;
      default:
        break;
    }
  }

  void only_read(std::uint32_t at) {
    line_.knows_before_last = false;
    out_.unfollowed.push_back(at);
    note_unplayed(at, move_state::unfollowed);
  }

  void note_unplayed(std::uint32_t at, move_state state) {
    out_.played.unplayed.push_back({at, state});
  }

  void play_move(std::uint32_t at, const element& e) {
    if (e.lead != 0 && !numbers_.is_as_due(e, line_.now)) [[unlikely]] {
      judge_number(at);
      if (!line_.is_followed) return note_unplayed(at, move_state::doubtful);
    }
    if (!play_usual(at, e)) [[unlikely]]
      play_any(at, e);
  }

  /// Judges the last move if it is not known yet whether it is mate. Where a usual move is played
  /// after it, it is not; so this is called before anything else. `before_last` and the last ply
  /// are still those of that move.
  void settle_mate() {
    if (line_.may_be_mate) judge_mate();
  }

  /// A mate is played again, as a move whose sign is wrong.
  [[gnu::noinline]] void judge_mate() {
    line_.may_be_mate = false;
    if (line_.now.has_legal_move()) return;
    const auto at = out_.played.plies.back().element;
    out_.played.plies.pop_back();
    if (record_fens_) out_.played.fens.pop_back();
    --line_.ply;
    line_.now = line_.before_last;
    play_any(at, game_.elements[at]);
  }

  /// Most moves are legal, usual and canonical. False, and nothing has happened, for any other.
  bool play_usual(std::uint32_t at, const element& e) {
    return line_.now.side_to_move() == color::white ? play_usual<color::white>(at, e)
                                                    : play_usual<color::black>(at, e);
  }

  template <color Us>
  [[gnu::always_inline]] bool play_usual(std::uint32_t at, const element& e) {
    namespace part = parse::packed;
    constexpr auto unusual = 7U << part::promotion | 3U << part::castling | 1U << part::any_piece;
    if ((e.data & unusual) != 0 || (e.flags & element_flag::is_deviant) != 0) [[unlikely]]
      return false;
    const chess::usual_shape shape{static_cast<piece_type>(e.data & 7),
                                   static_cast<square>(e.data >> part::destination & 127),
                                   (e.data >> part::capture & 1) != 0,
                                   static_cast<std::uint8_t>(e.data >> part::origin_file & 15),
                                   static_cast<std::uint8_t>(e.data >> part::origin_rank & 15)};
    const auto found = chess::usual_moves::resolve<Us>(line_.now, shape);
    if (found.origin == square::none) [[unlikely]]
      return false;
    line_.before_last = line_.now;
    chess::usual_moves::play<Us>(line_.now, found, shape.destination, shape.piece);
    const bool says_check = (e.data >> part::mark & 3) == static_cast<unsigned>(check_mark::check);
    const bool may_be_mate = says_check && line_.now.is_check() && !line_.is_tentative;
    const auto after = may_be_mate ? check_status::check : check_status_of(line_.now);
    if (due_parts(found.origin, after, found.needed) != (e.data & judged_parts)) [[unlikely]] {
      line_.now = line_.before_last;
      return false;
    }
    line_.may_be_mate = may_be_mate;
    line_.knows_before_last = true;
    ++line_.ply;
    record(at, {found.origin, shape.destination});
    if (line_.is_dead) [[unlikely]]
      note_dead_position(at);
    if (found.captures) line_.is_dead = is_dead(line_.now.board());
    return true;
  }

  /// Mostly there is a pawn, a rook or a queen, and nothing more has to be asked.
  static bool is_dead(const board& on) {
    const auto mating =
        on.pieces(piece_type::pawn) | on.pieces(piece_type::rook) | on.pieces(piece_type::queen);
    return mating == 0 && is_dead_material(on);
  }

  [[gnu::noinline]] void play_any(std::uint32_t at, const element& e) {
    settle_mate();
    const auto san = parse::unpack(e.data);
    const auto found = resolve(line_.now, san);
    const bool is_playable = found.kind == resolution_kind::unique && !found.promotion_missing;
    if (!is_playable) [[unlikely]]
      return refuse(at, found);
    const bool captures = line_.now.captures(found.played);
    line_.before_last = line_.now;
    line_.knows_before_last = true;
    if (san.any_piece)
      line_.now.play(found.played);
    else
      line_.now.play(found.played, san.piece);
    const auto after = check_status_of(line_.now);
    const auto needed = needed_origin(san, found, captures);
    if (!is_canonical(e.data, found, captures, after, needed) ||
        (e.flags & element_flag::is_deviant) != 0) [[unlikely]]
      note(at, found, after, needed, line_.before_last);
    ++line_.ply;
    record(at, found.played);
    if (line_.is_dead) note_dead_position(at);
    line_.is_dead = is_dead(line_.now.board());
  }

  static disambiguation needed_origin(const san_parts& san, const resolution& found,
                                      bool captures) {
    if (san.castling != castling_side::none) return disambiguation::none;
    if (san.piece == piece_type::pawn)
      return captures ? disambiguation::file : disambiguation::none;
    if (!has_several(found.legal_origins)) return disambiguation::none;
    return minimal_disambiguation(found.played.origin, found.legal_origins);
  }

  /// The one strong comparison: the text says just what canonical SAN says (8.2.3).
  static bool is_canonical(std::uint32_t packed_san, const resolution& found, bool captures,
                           check_status after, disambiguation needed) {
    return (packed_san & judged_parts) == due_parts(found.played.origin, after, needed) &&
           (packed_san >> parse::packed::capture & 1) == captures && !found.promotion_false;
  }

  static constexpr auto judged_parts = 15U << parse::packed::origin_file |
                                       15U << parse::packed::origin_rank |
                                       3U << parse::packed::mark;

  /// What canonical SAN has for these parts.
  static std::uint32_t due_parts(square origin, check_status after, disambiguation needed) {
    namespace at = parse::packed;
    auto due = static_cast<std::uint32_t>(after) << at::mark;
    if (needed == disambiguation::none) [[likely]]
      return due;
    const bool needs_file = needed == disambiguation::file || needed == disambiguation::square;
    const bool needs_rank = needed == disambiguation::rank || needed == disambiguation::square;
    if (needs_file) due |= static_cast<std::uint32_t>(file_of(origin) + 1) << at::origin_file;
    if (needs_rank) due |= static_cast<std::uint32_t>(rank_of(origin) + 1) << at::origin_rank;
    return due;
  }

  void note(std::uint32_t at, const resolution& found, check_status after, disambiguation needed,
            const position& before) {
    if (auto san = write_san(before, found.played); san != game_.text_of(game_.elements[at]))
      out_.played.respelled.push_back({at, std::move(san)});
    san_issue result{at, line_.ply + 1, before, found, after, needed};
    result.is_tentative = line_.is_tentative;
    out_.san_issues.push_back(result);
    const auto mark = parse::unpack(game_.elements[at].data).mark;
    const bool contradicts =
        mark != check_mark::unclear && static_cast<int>(mark) != static_cast<int>(after);
    if (line_.is_tentative && contradicts) {
      out_.san_issues.pop_back();
      line_.is_followed = false;
    }
  }

  /// The move cannot be played: the rest of its sequence is only read.
  void refuse(std::uint32_t at, const resolution& found) {
    if (!line_.is_tentative) {
      san_issue result{at, line_.ply + 1, line_.now, found};
      result.is_over = found.kind == resolution_kind::illegal && !line_.now.has_legal_move();
      out_.san_issues.push_back(result);
    }
    note_unplayed(at, state_of(found));
    lose_track();
  }

  static move_state state_of(const resolution& refused) {
    if (refused.kind == resolution_kind::illegal) return move_state::illegal;
    return refused.kind == resolution_kind::ambiguous ? move_state::ambiguous
                                                      : move_state::promotion_missing;
  }

  void lose_track() {
    line_.knows_before_last = line_.is_followed;
    if (line_.is_followed) line_.before_last = line_.now;
    line_.is_followed = false;
  }

  /// A null move passes the turn (D65); in check there is no telling what it would mean.
  void pass(std::uint32_t at) {
    if (!line_.is_followed || line_.now.is_check()) {
      note_unplayed(at, line_.is_followed ? move_state::pass_in_check : move_state::unfollowed);
      return lose_track();
    }
    note_unplayed(at, move_state::passed);
    line_.before_last = line_.now;
    line_.knows_before_last = true;
    line_.now.pass();
    ++line_.ply;
  }

  void check_number(std::uint32_t at, const element& e) {
    if (!numbers_.is_as_due(e, line_.now)) [[unlikely]]
      judge_number(at);
  }

  void judge_number(std::uint32_t at) {
    if (!numbers_.judge(at, line_, outer_.size())) lose_track();
  }

  [[gnu::always_inline]] void record(std::uint32_t at, move played) {
    out_.played.plies.push_back({at, played, line_.ply});
    if (record_fens_) [[unlikely]]
      record_fen();
  }

  [[gnu::noinline]] void record_fen() {
    out_.played.fens.push_back(write_fen(line_.now.to_setup()));
  }

  void note_dead_position(std::uint32_t at) {
    if (line_.told_dead) return;
    out_.after_dead_position.push_back(at);
    line_.told_dead = true;
  }

  /// A variation replaces the last move of the sequence around it (8.2.5).
  void enter_variation() {
    const bool is_known = line_.knows_before_last;
    auto inner =
        is_known ? sequence{line_.before_last, line_.before_last} : sequence{line_.now, line_.now};
    inner.is_followed = is_known;
    inner.ply = line_.ply - (is_known && line_.is_followed ? 1 : 0);
    inner.is_tentative = line_.is_tentative;
    inner.is_dead = is_dead(inner.now.board());
    if (outer_.empty()) plies_before_ = out_.played.plies.size();
    outer_.push_back(line_);
    line_ = inner;
  }

  void leave_variation() {
    line_ = outer_.back();
    outer_.pop_back();
    if (outer_.empty()) plies_in_variations_ += out_.played.plies.size() - plies_before_;
  }

  void finish() {
    settle_mate();
    numbers_.forgive_periods(out_.played.plies);
    out_.played.mainline_plies =
        static_cast<std::uint32_t>(out_.played.plies.size() - plies_in_variations_);
    out_.mainline_complete = line_.is_followed;
    if (!out_.mainline_complete || line_.is_tentative) return;
    if (line_.now.is_checkmate()) {
      out_.end = ending::checkmate;
      out_.winner = opposite(line_.now.side_to_move());
      out_.played.decided =
          out_.winner == color::white ? termination::white_wins : termination::black_wins;
    } else if (line_.now.is_stalemate()) {
      out_.end = ending::stalemate;
      out_.played.decided = termination::draw;
    } else if (is_dead_material(line_.now.board())) {
      out_.end = ending::dead;
    }
  }

  const game& game_;
  result& out_;
  bool record_fens_;
  move_numbers numbers_;
  std::size_t plies_before_ = 0;  // the outermost variation
  std::size_t plies_in_variations_ = 0;
  sequence line_;
  std::vector<sequence> outer_;
};

}  // namespace

void result::clear() {
  played.is_playable = false;
  played.start.reset();
  played.start_fen.clear();
  played.first_side = color::white;
  played.first_number = 1;
  played.plies.clear();
  played.unplayed.clear();
  played.respelled.clear();
  played.fens.clear();
  played.mainline_plies = 0;
  played.decided = termination::none;
  start.reset();
  san_issues.clear();
  numbers.clear();
  after_dead_position.clear();
  unfollowed.clear();
  end = ending::open;
  mainline_complete = false;
}

void replay_game(const game& game, const std::optional<position>& start, bool record_fens,
                 result& out) {
  out.clear();
  out.start = out.played.start = start;
  if (start) player(game, *start, record_fens, out).play_all();
}

}  // namespace strictpgn::replay
