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

square written_destination(const position& before, move move, uci_castling castling) {
  if (!move.is_castling()) return move.destination;
  const bool is_short = move.kind == move_kind::castle_short;
  const auto path = chess::castling_path_of(
      before, is_short ? castling_side::short_side : castling_side::long_side);
  const bool by_king = castling == uci_castling::king_square && stands_as_in_standard_chess(path);
  return by_king || path.rook == square::none ? move.destination : path.rook;
}

/// Two squares and perhaps a promotion, as the piece on a square that goes to another.
std::optional<san_parts> parts_of_uci(std::string_view text) {
  if (text.size() != 4 && text.size() != 5) return std::nullopt;
  const auto origin = parse_square(text.substr(0, 2));
  const auto destination = parse_square(text.substr(2, 2));
  if (!origin || !destination) return std::nullopt;
  san_parts result;
  result.any_piece = true;
  result.origin_file = static_cast<std::int8_t>(file_of(*origin));
  result.origin_rank = static_cast<std::int8_t>(rank_of(*origin));
  result.destination = *destination;
  if (text.size() == 4) return result;
  constexpr std::string_view promoted = "nbrq";
  if (promoted.find(text[4]) == promoted.npos) return std::nullopt;
  result.promotion = piece_of(text[4]).type;
  return result;
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
  auto result = typed.result();
  result.state = state;
  return result;
}

move_reading parse_null_move(const position& before, std::string_view text,
                             const options& options) {
  typed_move typed(game_of(text, element_kind::null_move, static_cast<std::uint32_t>(text.size())),
                   options);
  typed.play(before);
  if (!before.is_check()) return typed.result();
  return refused(typed, rule::move_null, "the king is in check, so the turn cannot pass",
                 move_state::pass_in_check);
}

}  // namespace

std::string write_uci(const position& before, move played, uci_castling castling) {
  if (played == move{}) return std::string(null_text);
  auto text = to_string(played.origin) + to_string(written_destination(before, played, castling));
  if (played.promotion != piece_type::none)
    text += letter_of(piece{played.promotion, color::black});
  return text;
}

move_reading parse_uci(const position& before, std::string_view text, const options& options) {
  if (text == null_text) return parse_null_move(before, text, options);
  const auto parts = parts_of_uci(text);
  typed_move typed(game_of(text, element_kind::move, parse::pack(parts.value_or(san_parts{}))),
                   options);
  if (!parts)
    return refused(typed, rule::san_syntax,
                   fmt::format("`{}` is no move of UCI: two squares and a promoted piece, as in "
                               "`e2e4` and `e7e8q`",
                               rules::quoted(text)),
                   move_state::unreadable);
  typed.play(before);
  typed.judge(is_of_uci);
  const bool is_false_promotion = typed.has_false_promotion();
  auto result = typed.result();
  if (!is_false_promotion) return result;
  result.state = move_state::illegal;
  result.played = {};
  return result;
}

}  // namespace strictpgn
