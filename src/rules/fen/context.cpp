#include "rules/fen/context.hpp"

#include <algorithm>
#include <variant>

#include "chess/pawns.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::rules {

int width_of(std::string_view rank) {
  int width = 0;
  for (const char each : rank) width += each >= '1' && each <= '8' ? each - '0' : 1;
  return width;
}

namespace {

void put_rank(board& placement, std::string_view text, int rank) {
  int file = 0;
  for (const char each : text)
    if (each >= '1' && each <= '8')
      file += each - '0';
    else
      placement.put(make_square(file++, rank), piece_of(each));
}

std::optional<board> placement_of(const parse::fen_fields& read) {
  const auto fits = [](std::string_view rank) { return width_of(rank) == 8; };
  if (read.ranks.empty() || !std::all_of(read.ranks.begin(), read.ranks.end(), fits))
    return std::nullopt;
  board placement;
  for (int rank = 7; rank >= 0; --rank)
    put_rank(placement, read.ranks[static_cast<std::size_t>(7 - rank)], rank);
  return placement;
}

bool has_right_rank(square target, std::optional<color> active) {
  return target == square::none || !active || rank_of(target) == chess::en_passant_rank(*active);
}

/// KQkq that are impossible in standard chess, but are those of an array of Chess960 (D135).
bool needs_chess960(const fen_context& context) {
  if (all_fit(context.rights)) return false;
  const auto rights = xfen_rights(*context.read.castling, *context.placement);
  return all_fit(rights) && have_both_sides(rights) && share_an_array(rights, *context.placement);
}

/// Notation of the field by the dialect; where the two agree or neither fits, the stricter one.
void read_rights(fen_context& context) {
  const std::string_view letters = *context.read.castling;
  context.rights = standard_rights(letters, *context.placement);
  if (is_plain(context.dialect)) {
    const bool has_files = std::any_of(letters.begin(), letters.end(), is_file_letter);
    context.reads_xfen =
        has_files || (context.dialect == fen_dialect::fen && needs_chess960(context));
  } else {
    context.reads_xfen = true;
  }
  if (context.reads_xfen) context.rights = xfen_rights(letters, *context.placement);
}

/// In plain FEN the letters tell which right cannot be, and the others count without it (D135).
bool is_dropped(const fen_context& in, const castling_right& right) {
  return is_plain(in.dialect) && !in.reads_xfen && !right.fits;
}

}  // namespace

fen_context make_fen_context(const parse::fen_fields& read, fen_dialect dialect) {
  fen_context result{.read = read,
                     .dialect = dialect,
                     .placement = placement_of(read),
                     .active_color = read.active_color,
                     .en_passant = std::nullopt,
                     .halfmove_clock = number_of(read.halfmove_clock),
                     .fullmove_number = positive(number_of(read.fullmove_number)),
                     .rights = {}};
  if (read.en_passant && has_right_rank(*read.en_passant, read.active_color))
    result.en_passant = read.en_passant;
  if (result.placement && read.castling) read_rights(result);
  return result;
}

std::optional<fen_number> number_of(std::optional<std::string_view> digits) {
  if (!digits) return std::nullopt;
  std::uint64_t value = 0;
  for (const char digit : *digits) {
    value = value * 10 + static_cast<std::uint64_t>(digit - '0');
    if (value > greatest_clock) return fen_number{greatest_clock, false};
  }
  return fen_number{static_cast<std::uint32_t>(value), true};
}

std::optional<fen_number> positive(std::optional<fen_number> number) {
  if (number && number->value == 0) return fen_number{1, false};
  return number;
}

void find_faults(const fen_context& in, std::vector<parse::fen_fault>& faults) {
  fen_findings out(in.read, faults);
  for (const auto& detectors :
       {fen_value_detectors(), fen_castling_detectors(), fen_position_detectors()})
    for (const fen_detector& one : detectors) one.run(in, out);
  std::stable_sort(faults.begin(), faults.end(), [](const auto& one, const auto& other) {
    return one.where.begin < other.where.begin;
  });
}

std::optional<setup> setup_of(const fen_context& in) {
  const bool is_complete = in.placement && in.active_color && in.read.castling &&
                           in.read.en_passant && in.halfmove_clock && in.fullmove_number;
  if (!is_complete) return std::nullopt;
  setup given{*in.placement,
              *in.active_color,
              0,
              in.en_passant.value_or(square::none),
              in.halfmove_clock->value,
              in.fullmove_number->value};
  for (const castling_right& right : in.rights)
    if (!is_dropped(in, right)) given.castling_rights |= bit(right.rook);
  return given;
}

bool gives_up(const parse::fen_fault& found) { return info(found.id).after == recovery::give_up; }

}  // namespace strictpgn::rules
