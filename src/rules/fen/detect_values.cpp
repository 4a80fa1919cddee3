// Fields of a FEN record whose values are not permitted or contradict each other (FEN 16.1.3,
// LAWS 9.6).
#include <fmt/format.h>

#include <algorithm>

#include "rules/fen/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

using parse::fen_field;

void fen_rank_width(const fen_context& in, fen_findings& out) {
  if (in.placement) return;
  const auto& ranks = in.read.ranks;
  const auto wrong = std::find_if(ranks.begin(), ranks.end(),
                                  [](std::string_view rank) { return width_of(rank) != 8; });
  if (wrong == ranks.end()) return;
  out.add(rule::fen_rank_width, fen_field::piece_placement,
          fmt::format("`{}` is too {}", *wrong, width_of(*wrong) > 8 ? "long" : "short"));
}

void fen_ep_rank(const fen_context& in, fen_findings& out) {
  if (in.read.en_passant && !in.en_passant)
    out.add_whole(rule::fen_ep_rank, fen_field::en_passant_target);
}

bool is_too_large(const std::optional<fen_number>& number) {
  return number && !number->is_exact && number->value == greatest_clock;
}

void fen_integer_too_large(const fen_context& in, fen_findings& out) {
  if (is_too_large(in.halfmove_clock))
    out.add_whole(rule::fen_integer_too_large, fen_field::halfmove_clock);
  if (is_too_large(in.fullmove_number))
    out.add_whole(rule::fen_integer_too_large, fen_field::fullmove_number);
}

/// The halfmove clock as written; nothing when it is unreadable or already found wrong.
std::optional<std::uint64_t> clock_of(const fen_context& in) {
  if (!in.halfmove_clock || !in.halfmove_clock->is_exact) return std::nullopt;
  return in.halfmove_clock->value;
}

/// A target that no pawn can have passed contradicts no clock: it is itself refused (D108).
bool is_target_refused(const fen_context& in) {
  return in.placement && in.active_color &&
         !is_target_possible(*in.placement, *in.active_color, *in.en_passant);
}

void fen_ep_halfmove(const fen_context& in, fen_findings& out) {
  const bool is_given = in.en_passant && *in.en_passant != square::none;
  if (is_given && !is_target_refused(in) && clock_of(in).value_or(0) != 0)
    out.add_whole(rule::fen_ep_halfmove, fen_field::halfmove_clock);
}

void fen_halfmove_vs_fullmove(const fen_context& in, fen_findings& out) {
  const auto clock = clock_of(in);
  if (!clock || !in.active_color || !in.fullmove_number || !in.fullmove_number->is_exact) return;
  const std::uint64_t plies = 2 * (std::uint64_t{in.fullmove_number->value} - 1) +
                              (*in.active_color == color::black ? 1 : 0);
  if (*clock > plies) out.add_whole(rule::fen_halfmove_vs_fullmove, fen_field::halfmove_clock);
}

/// Over 100 a draw can be claimed, over 150 the game has ended (LAWS 9.3, 9.6).
void fen_halfmove_over_75(const fen_context& in, fen_findings& out) {
  const auto clock = clock_of(in).value_or(0);
  if (clock <= 100) return;
  parse::fen_fault& found = out.add_whole(rule::fen_halfmove_over_75, fen_field::halfmove_clock);
  if (clock <= 150) found.level = severity::info;
}

}  // namespace

std::span<const fen_detector> fen_value_detectors() {
  static constexpr fen_detector detectors[] = {
      {rule::fen_rank_width, fen_rank_width},
      {rule::fen_ep_rank, fen_ep_rank},
      {rule::fen_integer_too_large, fen_integer_too_large},
      {rule::fen_ep_halfmove, fen_ep_halfmove},
      {rule::fen_halfmove_vs_fullmove, fen_halfmove_vs_fullmove},
      {rule::fen_halfmove_over_75, fen_halfmove_over_75},
  };
  return detectors;
}

}  // namespace strictpgn::rules
