#include "strictpgn/uci.hpp"

#include <fmt/format.h>

#include <utility>

#include "chess/legality.hpp"
#include "game/typed_move.hpp"
#include "parse/packed_san.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn {

namespace {

constexpr std::string_view null_text = "0000";

bool stands_as_in_standard_chess(const chess::castling_path& path) {
  const int corner = file_of(path.king_destination) == 6 ? 7 : 0;
  return file_of(path.king) == 4 && file_of(path.rook) == corner;
}

square written_destination(const position& before, move which, uci_castling castling) {
  if (!which.is_castling()) return which.destination;
  const bool is_short = which.kind == move_kind::castle_short;
  const auto path = chess::castling_path_of(
      before, is_short ? castling_side::short_side : castling_side::long_side);
  const bool by_king = castling == uci_castling::king_square && stands_as_in_standard_chess(path);
  return by_king || path.rook == square::none ? which.destination : path.rook;
}

/// Two squares and perhaps a promotion, as the piece on a square that goes to another.
std::optional<san_parts> parts_of_uci(std::string_view text) {
  if (text.size() != 4 && text.size() != 5) return std::nullopt;
  const auto origin = parse_square(text.substr(0, 2));
  const auto destination = parse_square(text.substr(2, 2));
  if (!origin || !destination) return std::nullopt;
  san_parts made;
  made.any_piece = true;
  made.origin_file = static_cast<std::int8_t>(file_of(*origin));
  made.origin_rank = static_cast<std::int8_t>(rank_of(*origin));
  made.destination = *destination;
  if (text.size() == 4) return made;
  constexpr std::string_view promoted = "nbrq";
  if (promoted.find(text[4]) == promoted.npos) return std::nullopt;
  made.promotion = piece_of(text[4]).type;
  return made;
}

/// A game whose one element is that text.
game game_of(std::string_view text, element_kind kind, std::uint32_t data) {
  game what;
  what.text = text;
  auto& only = what.elements.emplace_back();
  only.kind = kind;
  only.data = data;
  only.length = static_cast<std::uint8_t>(text.size());
  return what;
}

/// What SAN says with signs, UCI does not say.
bool is_of_uci(rule id) {
  return id == rule::move_illegal || id == rule::move_after_game_end ||
         id == rule::san_promotion_missing || id == rule::san_promotion_false;
}

move_reading refused(typed_move& typed, rule id, std::string message, move_state state) {
  typed.found().say(id, {0, typed.what().text.size()}, std::move(message));
  auto made = typed.result();
  made.state = state;
  return made;
}

move_reading parse_null_move(const position& before, std::string_view text, const options& how) {
  typed_move typed(game_of(text, element_kind::null_move, static_cast<std::uint32_t>(text.size())),
                   how);
  typed.play(before);
  if (!before.is_check()) return typed.result();
  return refused(typed, rule::move_null, "the king is in check, so the turn cannot pass",
                 move_state::pass_in_check);
}

}  // namespace

std::string write_uci(const position& before, move which, uci_castling castling) {
  if (which == move{}) return std::string(null_text);
  auto text = to_string(which.origin) + to_string(written_destination(before, which, castling));
  if (which.promotion != piece_type::none) text += letter_of(piece{which.promotion, color::black});
  return text;
}

move_reading parse_uci(const position& before, std::string_view text, const options& how) {
  if (text == null_text) return parse_null_move(before, text, how);
  const auto parts = parts_of_uci(text);
  typed_move typed(game_of(text, element_kind::move, parse::pack(parts.value_or(san_parts{}))),
                   how);
  if (!parts)
    return refused(typed, rule::san_syntax,
                   fmt::format("`{}` is no move of UCI: two squares and a promoted piece, as in "
                               "`e2e4` and `e7e8q`",
                               rules::quoted(text)),
                   move_state::unreadable);
  typed.play(before);
  typed.judge(is_of_uci);
  const bool is_false_promotion = typed.has_false_promotion();
  auto made = typed.result();
  if (!is_false_promotion) return made;
  made.state = move_state::illegal;
  made.played = {};
  return made;
}

}  // namespace strictpgn
