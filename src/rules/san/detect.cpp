// SAN against the board (PGN 8.2.3): all that follows from comparing a move's text with its
// canonical SAN.
#include <algorithm>
#include <string>
#include <string_view>

#include "rules/context.hpp"
#include "rules/deviations.hpp"
#include "rules/san/describe.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

using replay::san_issue;

constexpr int longest_san = 7;

bool is_resolved(const san_issue& r) {
  return r.found.kind == resolution_kind::unique && !r.found.promotion_missing;
}

template <typename Function>
void for_each_san_issue(const check_context& in, Function&& look) {
  for (const auto& r : in.board.san_issues)
    look(r, in.what.elements[r.element], parts_of(in.what.elements[r.element]));
}

diagnostic& add(const check_context& in, findings& out, rule id, const san_issue& r,
                std::string message) {
  auto& finding = out.say(id, in.what.span_of(in.what.elements[r.element]), std::move(message));
  describe(in.how, finding, r);
  return finding;
}

/// Programs that make test suites are careless about the form of moves that they tell apart.
grade grade_of_form(const check_context& in, rule id) {
  switch (id) {
    case rule::san_overdisambiguated:
    case rule::san_disambiguation_not_minimal:
    case rule::san_missing_capture:
    case rule::san_missing_check:
    case rule::san_missing_mate:
      return in.is_record ? info_in_modern() : usual;
    default:
      return usual;
  }
}

/// Reports `Id` for each move that was played and of which the predicate holds, with the canonical
/// SAN.
template <rule Id, typename Predicate>
void for_played(const check_context& in, findings& out, Predicate&& is_bad) {
  for_each_san_issue(in, [&](const san_issue& r, const element& e, const san_parts& san) {
    if (!is_resolved(r) || !is_bad(r, san)) return;
    auto& finding = out.add(Id, in.what.span_of(e), in.what.text_of(e), grade_of_form(in, Id));
    describe(in.how, finding, r);
    finding.candidates = {write_san(r.before, r.found.played)};
  });
}

void san_missing_capture(const check_context& in, findings& out) {
  for_played<rule::san_missing_capture>(in, out, [](const san_issue& r, const san_parts& san) {
    return !san.any_piece && !san.capture && r.before.captures(r.found.played);
  });
}

void san_false_capture(const check_context& in, findings& out) {
  for_played<rule::san_false_capture>(in, out, [](const san_issue& r, const san_parts& san) {
    return san.capture && !r.before.captures(r.found.played);
  });
}

void san_pawn_overspecified(const check_context& in, findings& out) {
  for_played<rule::san_pawn_overspecified>(in, out, [](const san_issue& r, const san_parts& san) {
    return san.piece == piece_type::pawn && !san.any_piece && !san.capture &&
           san.origin_file >= 0 && !r.before.captures(r.found.played);
  });
}

bool is_piece_with_origin(const san_parts& san) {
  return san.piece != piece_type::pawn && !san.any_piece &&
         (san.origin_file >= 0 || san.origin_rank >= 0);
}

void san_overdisambiguated(const check_context& in, findings& out) {
  for_played<rule::san_overdisambiguated>(in, out, [](const san_issue& r, const san_parts& san) {
    return is_piece_with_origin(san) && r.needed == disambiguation::none;
  });
}

disambiguation shown_origin(const san_parts& san) {
  if (san.origin_file < 0) return san.origin_rank < 0 ? disambiguation::none : disambiguation::rank;
  return san.origin_rank < 0 ? disambiguation::file : disambiguation::square;
}

void san_disambiguation_not_minimal(const check_context& in, findings& out) {
  for_played<rule::san_disambiguation_not_minimal>(
      in, out, [](const san_issue& r, const san_parts& san) {
        return is_piece_with_origin(san) && r.needed != disambiguation::none &&
               r.needed != shown_origin(san);
      });
}

void san_promotion_false(const check_context& in, findings& out) {
  for_played<rule::san_promotion_false>(
      in, out, [](const san_issue& r, const san_parts&) { return r.found.promotion_false; });
}

/// Marks are compared unless the text has one of its own making (`++`).
template <rule Id>
void for_marks(const check_context& in, findings& out, bool (*is_bad)(check_mark, check_status)) {
  for_played<Id>(in, out, [is_bad](const san_issue& r, const san_parts& san) {
    return san.mark != check_mark::unclear && is_bad(san.mark, r.after);
  });
}

void san_missing_check(const check_context& in, findings& out) {
  for_marks<rule::san_missing_check>(in, out, [](check_mark given, check_status is) {
    return is == check_status::check && given == check_mark::none;
  });
}

void san_missing_mate(const check_context& in, findings& out) {
  for_marks<rule::san_missing_mate>(in, out, [](check_mark given, check_status is) {
    return is == check_status::mate && given != check_mark::mate;
  });
}

void san_false_check(const check_context& in, findings& out) {
  for_marks<rule::san_false_check>(in, out, [](check_mark given, check_status is) {
    return is == check_status::none && given == check_mark::check;
  });
}

void san_false_mate(const check_context& in, findings& out) {
  for_marks<rule::san_false_mate>(in, out, [](check_mark given, check_status is) {
    return is != check_status::mate && given == check_mark::mate;
  });
}

void san_too_long(const check_context& in, findings& out) {
  for_each_san_issue(in, [&](const san_issue&, const element& e, const san_parts&) {
    if (e.length > longest_san) out.add(rule::san_too_long, in.what.span_of(e), in.what.text_of(e));
  });
}

void san_promotion_missing(const check_context& in, findings& out) {
  for_each_san_issue(in, [&](const san_issue& r, const element& e, const san_parts&) {
    if (r.found.kind != resolution_kind::unique || !r.found.promotion_missing) return;
    const auto text = in.what.text_of(e);
    auto& finding = out.add(rule::san_promotion_missing, in.what.span_of(e), text);
    describe(in.how, finding, r);
    for (const auto promoted :
         {piece_type::queen, piece_type::rook, piece_type::bishop, piece_type::knight}) {
      auto played = r.found.played;
      played.promotion = promoted;
      finding.candidates.push_back(write_san(r.before, played));
    }
  });
}

/// Whether a legal move is one that the text may have meant: the same piece to the same square.
bool is_near(const position& at, const san_parts& san, move candidate) {
  if (san.castling != castling_side::none) return candidate.is_castling();
  const auto moved = at.board().type_at(candidate.origin);
  return candidate.destination == san.destination && (moved == san.piece || san.any_piece) &&
         !candidate.is_castling();
}

std::vector<std::string> near_moves(const position& at, const san_parts& san) {
  std::vector<std::string> near;
  for (const auto candidate : at.legal_moves())
    if (is_near(at, san, candidate)) near.push_back(write_san(at, candidate));
  return near;
}

/// The legal moves of the kind of piece that was named, when none of them goes where it should.
std::vector<std::string> moves_of(const position& at, piece_type type) {
  constexpr std::size_t most = 12;
  std::vector<std::string> found;
  for (const auto candidate : at.legal_moves())
    if (at.board().type_at(candidate.origin) == type && found.size() < most)
      found.push_back(write_san(at, candidate));
  return found;
}

void san_ambiguous(const check_context& in, findings& out) {
  for_each_san_issue(in, [&](const san_issue& r, const element& e, const san_parts& san) {
    if (r.found.kind != resolution_kind::ambiguous) return;
    auto near = near_moves(r.before, san);
    auto& finding = add(in, out, rule::san_ambiguous, r,
                        fmt::format("`{}` fits {} legal moves", in.what.text_of(e), near.size()));
    finding.candidates = std::move(near);
  });
}

std::string named_piece(const san_parts& san, color side) {
  return fmt::format("{} {}", side == color::white ? "white" : "black",
                     san.any_piece ? std::string_view("piece") : name_of(san.piece));
}

std::string why_illegal(const san_issue& r, const san_parts& san) {
  const auto side = r.before.side_to_move();
  const auto piece = named_piece(san, side);
  const auto to = san.castling == castling_side::none ? to_string(san.destination)
                                                      : std::string("the castled square");
  using enum illegal_reason;
  switch (r.found.reason) {
    case no_piece:
      return fmt::format("no {} can go to {}", piece, to);
    case blocked:
      return fmt::format("something stands in the way of the {} to {}", piece, to);
    case own_piece:
      return fmt::format("a piece of its own side stands on {}", to);
    case exposes_king:
      return fmt::format("it would leave the {} king in check",
                         side == color::white ? "white" : "black");
    case castling_right_lost:
      return fmt::format("{} no longer has the right to castle on that side", name_of(side));
    case castling_blocked:
      return "pieces stand between king and rook or on their way";
    case castling_from_check:
      return "the king is in check";
    case castling_through_check:
      return "the king would pass over an attacked square";
    case castling_into_check:
      return "the king would stand in check";
    case no_en_passant:
      return fmt::format("there is no pawn on {} and none that just passed it", to);
    default:
      return "no legal move fits";
  }
}

/// Whose move it is, as far as the periods of its number tell.
std::optional<color> side_by_number(const element& move) {
  if (move.lead == 0) return std::nullopt;
  return move.periods == 1 ? color::white : color::black;
}

/// A move that is legal for the other side, which its number names, was rather missed than
/// mistaken.
bool is_of_other_side(const san_issue& r, const element& move) {
  const auto side = side_by_number(move);
  if (!side || *side == r.before.side_to_move() || r.before.is_check()) return false;
  auto other = r.before;
  other.pass();
  return resolve(other, parts_of(move)).kind != resolution_kind::illegal;
}

void move_illegal(const check_context& in, findings& out) {
  for_each_san_issue(in, [&](const san_issue& r, const element&, const san_parts&) {
    if (r.found.kind == resolution_kind::illegal && !r.is_over)
      add_illegal(in, out, rule::move_illegal, r);
  });
}

void move_after_game_end(const check_context& in, findings& out) {
  for_each_san_issue(in, [&](const san_issue& r, const element&, const san_parts&) {
    if (r.is_over) add_illegal(in, out, rule::move_after_game_end, r);
  });
}

}  // namespace

void describe(const options& how, diagnostic& finding, const san_issue& r) {
  if (!how.move_places) return;
  finding.ply = r.ply;
  finding.fen = write_fen(r.before.to_setup());
}

void describe(const options& how, diagnostic& finding, const replay::number_issue& r) {
  if (!how.move_places) return;
  finding.ply = r.ply;
  finding.fen = write_fen(r.before.to_setup());
}

void add_illegal(const check_context& in, findings& out, rule id, const san_issue& r) {
  const auto& e = in.what.elements[r.element];
  const auto san = parts_of(e);
  const auto text = in.what.text_of(e);
  if (r.is_over) {
    add(in, out, id, r,
        fmt::format("`{}` is played after {}", text,
                    r.before.is_check() ? "checkmate" : "stalemate"));
    return;
  }
  auto why = why_illegal(r, san);
  if (is_of_other_side(r, e))
    why += fmt::format("; its number says {}", name_of(opposite(r.before.side_to_move())));
  auto& finding = add(in, out, id, r, fmt::format("`{}` is not a legal move: {}", text, why));
  finding.candidates = near_moves(r.before, san);
  if (finding.candidates.empty() && !san.any_piece)
    finding.candidates = moves_of(r.before, san.piece);
}

std::span<const detector> san_detectors() {
  static constexpr detector table[] = {
      {rule::san_missing_capture, san_missing_capture},
      {rule::san_false_capture, san_false_capture},
      {rule::san_pawn_overspecified, san_pawn_overspecified},
      {rule::san_ambiguous, san_ambiguous},
      {rule::san_overdisambiguated, san_overdisambiguated},
      {rule::san_disambiguation_not_minimal, san_disambiguation_not_minimal},
      {rule::san_promotion_missing, san_promotion_missing},
      {rule::san_promotion_false, san_promotion_false},
      {rule::san_missing_check, san_missing_check},
      {rule::san_missing_mate, san_missing_mate},
      {rule::san_false_check, san_false_check},
      {rule::san_false_mate, san_false_mate},
      {rule::san_too_long, san_too_long},
      {rule::move_illegal, move_illegal},
      {rule::move_after_game_end, move_after_game_end},
  };
  return table;
}

}  // namespace strictpgn::rules
