// What operations say about the position and about each other (EPD 16.2.5).
#include <algorithm>

#include "parse/epd_opcode.hpp"
#include "rules/epd/context.hpp"
#include "rules/fen/context.hpp"
#include "strictpgn/rule.hpp"
#include "text/code_point.hpp"

namespace strictpgn::rules {
namespace {

void epd_draw_without_sm(const epd_context& in, findings& out) {
  if (in.what.find("sm") != nullptr) return;
  for (const auto* const opcode : {"draw_claim", "draw_offer"})
    if (const auto* one = in.what.find(opcode); one != nullptr)
      out.add(rule::epd_draw_without_sm, one->opcode_where, opcode);
}

void epd_draw_accept_reject(const epd_context& in, findings& out) {
  const auto* first = in.what.find("draw_accept");
  const auto* second = in.what.find("draw_reject");
  if (first == nullptr || second == nullptr) return;
  if (second < first) std::swap(first, second);
  auto& finding = out.add(rule::epd_draw_accept_reject, second->opcode_where);
  finding.related.push_back({first->opcode_where, "the other answer"});
}

/// The one integer of an opcode, when it is there and well-formed.
const epd_operand* integer_operand(const epd_record& record, std::string_view opcode) {
  const auto* one = record.find(opcode);
  if (one == nullptr || one->operands.empty()) return nullptr;
  const auto& operand = one->operands.front();
  return !operand.is_string && parse::is_integer_operand(operand.text) ? &operand : nullptr;
}

bool has_mate_in_one(const position& at) {
  return std::ranges::any_of(at.legal_moves(), [&](move move) {
    auto after = at;
    after.play(move);
    return after.is_checkmate();
  });
}

constexpr std::int64_t illegal_position = -32767;
constexpr std::int64_t mate_on_the_move = 32766;

/// Whether a position deserves that evaluation, as far as the standard sets values aside. The
/// formula gives a side that is mated the value of an illegal position, so that one is not judged.
bool deserves(const position& at, std::int64_t evaluation) {
  if (at.is_checkmate()) return true;
  if (at.is_stalemate() || is_dead_material(at.board())) return evaluation == 0;
  if (evaluation == illegal_position) return false;
  return evaluation != mate_on_the_move || has_mate_in_one(at);
}

void epd_ce_terminal(const epd_context& in, findings& out) {
  const auto* evaluation = integer_operand(in.what, "ce");
  if (evaluation == nullptr || !in.what.playable) return;
  if (deserves(*in.what.playable, parse::integer_of(evaluation->text))) return;
  auto& finding = out.add(rule::epd_ce_terminal, evaluation->where, evaluation->text);
  finding.fen = write_fen(in.what.playable->to_setup());
}

/// Mate scores begin beyond 32000 on either side.
void epd_ce_mate_parity(const epd_context& in, findings& out) {
  const auto* evaluation = integer_operand(in.what, "ce");
  if (evaluation == nullptr) return;
  const auto value = parse::integer_of(evaluation->text);
  const bool is_win = value > 32000 && value <= mate_on_the_move;
  const bool is_loss = value < -32000 && value >= illegal_position;
  const bool is_odd = value % 2 != 0;
  if ((is_win && is_odd) || (is_loss && !is_odd))
    out.add(rule::epd_ce_mate_parity, evaluation->where, evaluation->text);
}

/// Whether no clock that far is possible (as in FEN 16.1.3.5).
bool is_ahead(const setup& at, const epd_operand* number, std::int64_t clock) {
  if (number == nullptr) return false;
  const auto moves = std::min<std::int64_t>(parse::integer_of(number->text), greatest_clock);
  const auto plies = 2 * (moves - 1) + (at.side_to_move == color::black ? 1 : 0);
  return moves >= 1 && clock > plies;
}

void epd_hmvc_ep(const epd_context& in, findings& out) {
  const auto* clock = integer_operand(in.what, "hmvc");
  if (clock == nullptr || !in.what.given) return;
  const auto& at = *in.what.given;
  const auto value = parse::integer_of(clock->text);
  const bool contradicts_target =
      value > 0 && at.en_passant != square::none &&
      is_target_possible(at.board, at.side_to_move, at.en_passant);  // else it is itself refused
  if (contradicts_target || is_ahead(at, integer_operand(in.what, "fmvn"), value))
    out.add(rule::epd_hmvc_ep, clock->where, clock->text);
}

void epd_line_too_long(const epd_context& in, findings& out) {
  constexpr std::size_t longest = 1024;  // 16.2.3
  const auto& text = in.what.text;
  const auto end = text::place_of_character(text, longest, in.how.encoding);
  if (end >= text.size()) return;
  const bool is_in_modern = text::place_of_character(text, longest, encoding::utf8) < text.size();
  out.add(rule::epd_line_too_long, {end, text.size()}, {}, none_in_modern(!is_in_modern));
}

}  // namespace

std::span<const epd_detector> epd_meaning_detectors() {
  static constexpr epd_detector detectors[] = {
      {rule::epd_draw_without_sm, epd_draw_without_sm},
      {rule::epd_draw_accept_reject, epd_draw_accept_reject},
      {rule::epd_ce_terminal, epd_ce_terminal},
      {rule::epd_ce_mate_parity, epd_ce_mate_parity},
      {rule::epd_hmvc_ep, epd_hmvc_ep},
      {rule::epd_line_too_long, epd_line_too_long},
  };
  return detectors;
}

}  // namespace strictpgn::rules
