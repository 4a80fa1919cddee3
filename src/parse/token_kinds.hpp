// Which element a token becomes.
#pragma once

#include "grammar/pgn.hpp"
#include "strictpgn/ast.hpp"

namespace strictpgn::parse {

namespace g = strictpgn::grammar;

/// The element that a token becomes by itself; `move` stands for "none".
template <typename Rule>
inline constexpr element_kind kind_of = element_kind::move;
// clang-format off
template <> inline constexpr element_kind kind_of<g::escape_line> = element_kind::escape;
template <> inline constexpr element_kind kind_of<g::rest_of_line_comment> = element_kind::line_comment;
template <> inline constexpr element_kind kind_of<g::unclosed_comment> = element_kind::comment;
template <> inline constexpr element_kind kind_of<g::null_move> = element_kind::null_move;
template <> inline constexpr element_kind kind_of<g::glued_number> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::foreign_piece_move> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::figurine_move> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::promotion_bad_piece> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::dropped_piece> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::move_like_symbol> = element_kind::unreadable_move;
template <> inline constexpr element_kind kind_of<g::unknown_symbol> = element_kind::unknown_symbol;
template <> inline constexpr element_kind kind_of<g::indented_escape> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::misplaced_percent> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::byte_order_mark> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::non_ascii> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::control_character> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::unexpected_character> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::angle_brackets> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_close_brace> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::nag_missing_digits> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::termination_repeated> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::termination_in_rav> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::suffix_without_move> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::suffix_repeated> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::suffix_invalid> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::draw_offer> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_close> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_nag> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_bracket> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_period> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::stray_string> = element_kind::stray;
template <> inline constexpr element_kind kind_of<g::text_outside_game> = element_kind::text;
template <> inline constexpr element_kind kind_of<g::stray_open_string> = element_kind::unknown_symbol;
// clang-format on

}  // namespace strictpgn::parse
