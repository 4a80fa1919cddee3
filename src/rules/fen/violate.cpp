// How the rules about FEN records are violated on purpose, in FEN tags (FEN 16.1).
#include <algorithm>
#include <string>
#include <string_view>

#include "lab/generate/simulation.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

/// A record that violates a rule, and the part of it that does, counted in fields from 0.
struct bad_record {
  rule broken;
  std::string_view fen;
  int field;
  bool is_chess960 = false;
  /// Reads any such field: instead of the one of the record stands another that it reads as a
  /// deviation from the rule.
  std::string_view production = {};
};

// clang-format off
constexpr bad_record bad_records[] = {
    {rule::fen_rank_count, "4k3/8/8/8/8/7p/8/4K3 w - - 0 1", 0, false, "placement_field"},
    {rule::fen_rank_width, "4k4/8/8/8/8/8/8/4K3 w - - 0 1", 0},
    {rule::fen_rank_width, "4k3/8/8/8/8/8/7/4K3 w - - 0 1", 0},
    {rule::fen_piece_letter, "4k3/8/8/8/8/7p/8/4K3 w - - 0 1", 0, false, "placement_field"},
    {rule::fen_adjacent_digits, "4k12/8/8/8/8/7p/8/4K3 w - - 0 1", 0},
    {rule::fen_adjacent_digits, "4k3/8/44/8/8/7p/8/4K3 w - - 0 1", 0},
    {rule::fen_active_color, "4k3/8/8/8/8/7p/8/4K3 w - - 0 1", 1, false, "active_color_field"},
    {rule::fen_castling_syntax, "4k3/8/8/8/8/7p/8/4K3 w - - 0 1", 2, false, "castling_field"},
    {rule::fen_castling_order, "r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1", 2},
    {rule::fen_castling_order, "r3k2r/8/8/8/8/8/8/R3K2R w QK - 0 1", 2},
    {rule::fen_castling_duplicate, "r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1", 2},
    {rule::fen_ep_syntax, "4k3/8/8/8/8/7p/8/4K3 w - - 0 1", 3, false, "en_passant_field"},
    {rule::fen_ep_rank, "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", 3},
    {rule::fen_halfmove_syntax, "4k3/8/8/8/8/7p/8/4K3 w - - 0 1", 4, false, "halfmove_field"},
    {rule::fen_fullmove_syntax, "4k3/8/8/8/8/7p/8/4K3 w - - 0 1", 5, false, "fullmove_field"},
    {rule::fen_integer_too_large, "4k3/8/8/8/8/7p/8/4K3 w - - 0 99999999999", 5},
    {rule::fen_fullmove_zero, "4k3/8/8/8/8/7p/8/4K3 w - - 0 1", 5, false, "fullmove_field"},
    {rule::fen_integer_leading_zero, "4k3/8/8/8/8/7p/8/4K3 w - - 00 1", 4},
    {rule::fen_integer_leading_zero, "4k3/8/8/8/8/7p/8/4K3 w - - 0 1", 5, false, "fullmove_field"},
    {rule::fen_king_count, "8/8/8/8/8/8/8/4K3 w - - 0 1", 0},
    {rule::fen_king_count, "4k2k/8/8/8/8/8/8/4K3 w - - 0 1", 0},
    {rule::fen_pawn_on_back_rank, "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", 0},
    {rule::fen_opponent_in_check, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", 0},
    {rule::fen_kings_adjacent, "8/8/8/3kK3/8/8/8/8 w - - 0 1", 0},
    {rule::fen_castling_impossible, "4k3/8/8/8/8/7p/8/4K3 w K - 0 1", 2},
    {rule::fen_castling_impossible, "2r1k2r/8/8/8/8/7p/8/R3K2R w KQkq - 0 1", 2},
    {rule::fen_castling_impossible, "4k3/8/8/8/8/7p/8/4K1R1 w K - 0 1", 2},
    {rule::fen_ep_square_impossible, "4k3/8/8/8/8/8/8/4K3 b - e3 0 1", 3},
    {rule::fen_ep_halfmove, "4k3/8/8/8/4P3/8/8/4K3 b - e3 5 9", 4},
    {rule::fen_halfmove_vs_fullmove, "4k3/8/8/8/8/7p/8/4K3 w - - 9 1", 4},
    {rule::fen_halfmove_over_75, "4k3/8/8/8/8/7p/8/4K3 w - - 151 200", 4},
    {rule::fen_too_many_pawns, "4k3/8/8/8/8/7P/PPPPPPPP/4K3 w - - 0 1", 0},
    {rule::fen_too_many_pieces, "4k3/8/8/8/8/7N/PPPPPPPP/RNBQKBNR w - - 0 1", 0},
    {rule::fen_too_many_promoted, "4k3/8/8/8/8/8/PPPPPPPP/1QQ1K3 w - - 0 1", 0},
    {rule::fen_too_many_checkers, "k7/8/8/8/4r3/8/8/r3K2r w - - 0 1", 0},
    {rule::fen_impossible_check, "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", 0},
    {rule::fen_pawn_structure_impossible, "rnbqkbnr/pppppppp/8/P7/P7/P7/P1PPPP2/RNBQKBNR w KQkq - 0 1", 0},
    {rule::fen_dialect_castling, "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", 2},
    {rule::xfen_castling_no_rook, "4k3/8/8/8/8/8/8/1R2K3 w K - 0 1", 2, true},
    {rule::xfen_castling_superfluous_letter, "4k3/8/8/8/8/8/8/R3K2R w HQ - 0 1", 2, true},
    {rule::shredder_castling_order, "r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 1", 2, true},
    {rule::castling_two_rights_one_side, "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1", 2, true},
    {rule::castling_king_not_on_back_rank, "4k3/8/8/8/8/8/4K3/7R w H - 0 1", 2, true},
    {rule::chess960_start_array, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1", 0, true},
};
// clang-format on

mark field_of(std::string_view fen, int field) {
  std::size_t begin = 0;
  for (; field != 0; --field) begin = fen.find(' ', begin) + 1;
  return {begin, std::min(fen.find(' ', begin), fen.size())};
}

/// A game that begins with a record; where nothing can be played from it, with moves that nobody
/// checks.
bool begin_with(mutable_game& on, std::string_view fen, mark marked, bool is_chess960) {
  const auto dialect = is_chess960 ? fen_dialect::chess960 : fen_dialect::fen;
  const auto read = parse_fen(fen, dialect);
  const bool can_play = read.playable && read.playable->has_legal_move();
  if (can_play) {
    on.begin_at(*read.playable, on.random.from(1, 12), fen);
    if (on.game.mainline.moves.empty()) return false;
  } else {
    if (on.game.start != position::initial()) return false;
    on.set_tag("SetUp", "1");
    on.remove_tag("PlyCount");
  }
  if (is_chess960) on.set_tag("Variant", "Chess960");
  auto& line = on.set_tag("FEN", fen);
  const auto value = value_of(line).begin;
  line.marked = mark{value + marked.begin, value + marked.end};
  return true;
}

std::string written(const bad_record& from, mutable_game& on) {
  std::string fen(from.fen);
  if (from.production.empty()) return fen;
  const auto field = field_of(fen, from.field);
  return fen.replace(field.begin, field.end - field.begin,
                     on.bad_value(from.production, from.broken));
}

template <rule Broken>
bool put_bad_record(mutable_game& on) {
  std::size_t count = 0;
  for (const auto& each : bad_records) count += each.broken == Broken ? 1U : 0U;
  auto left = on.random.below(count);
  for (const auto& each : bad_records) {
    if (each.broken != Broken || left-- != 0) continue;
    const auto fen = written(each, on);
    return begin_with(on, fen, field_of(fen, each.field), each.is_chess960);
  }
  return false;
}

/// A good record that is changed.
template <typename Change>
bool spoil_record(mutable_game& on, Change&& change) {
  auto fen = write_fen(sparse_position(on.random).to_setup());
  const mark marked = change(fen);
  return begin_with(on, fen, marked, false);
}

bool field_count(mutable_game& on) {
  return spoil_record(on, [&](std::string& fen) {
    for (auto left = on.random.from(1, 4); left != 0; --left) fen.resize(fen.rfind(' '));
    return all_of(fen);
  });
}

bool field_separator(mutable_game& on) {
  return spoil_record(on, [&](std::string& fen) {
    const auto at = field_of(fen, on.random.from(1, 5)).begin;
    fen.insert(at, 1, ' ');
    return mark{at - 1, at + 1};
  });
}

bool bad_character(mutable_game& on) {
  return spoil_record(on, [&](std::string& fen) {
    const auto field = field_of(fen, 2);
    fen.replace(field.begin, field.end - field.begin,
                on.asked.encoding == encoding::utf8 ? "\xC3\xA9" : "\xE9");
    return field_of(fen, 2);
  });
}

/// A comment that tells the position, but for the square that a pawn has just passed over.
bool square_missing(mutable_game& on) {
  const auto at = on.find([](const token& each) {
    return each.kind == token_kind::move && after(*each.move).en_passant() != square::none &&
           each.move->comments.empty() && each.move->nags.empty();
  });
  if (!at) return false;
  auto given = after(*on.sheet.tokens[*at].move).to_setup();
  given.en_passant = square::none;
  const auto fen = write_fen(given);
  if (fen.size() > 70) return false;
  auto& token = on.insert(*at + 1, '{' + fen + '}', token_kind::comment);
  const auto field = field_of(fen, 3);
  token.marked = mark{field.begin + 1, field.end + 1};
  return true;
}

}  // namespace

std::vector<violation> fen_violations() {
  std::vector<violation> all = {
      {rule::fen_field_count, field_count},
      {rule::fen_field_separator, field_separator},
      {rule::fen_bad_character, bad_character},
      {rule::fen_ep_square_missing, square_missing},
  };
  const auto add = [&all]<rule... Broken>() {
    (all.push_back({Broken, put_bad_record<Broken>}), ...);
  };
  using enum rule;
  add.operator()<
      fen_rank_count, fen_rank_width, fen_piece_letter, fen_adjacent_digits, fen_active_color,
      fen_castling_syntax, fen_castling_order, fen_castling_duplicate, fen_ep_syntax, fen_ep_rank,
      fen_halfmove_syntax, fen_fullmove_syntax, fen_integer_too_large, fen_fullmove_zero,
      fen_integer_leading_zero, fen_king_count, fen_pawn_on_back_rank, fen_opponent_in_check,
      fen_kings_adjacent, fen_castling_impossible, fen_ep_square_impossible, fen_ep_halfmove,
      fen_halfmove_vs_fullmove, fen_halfmove_over_75, fen_too_many_pawns, fen_too_many_pieces,
      fen_too_many_promoted, fen_too_many_checkers, fen_impossible_check,
      fen_pawn_structure_impossible, fen_dialect_castling, xfen_castling_no_rook,
      xfen_castling_superfluous_letter, shredder_castling_order, castling_two_rights_one_side,
      castling_king_not_on_back_rank, chess960_start_array>();
  for (auto& each : all) {
    each.also.push_back(fen_tag_invalid);  // a record that cannot be used is said to be none (D118)
    // More men than there were are promoted pawns that never were; three checkers never come at
    // once.
    if (each.broken == fen_too_many_pieces) each.also.push_back(fen_too_many_promoted);
    if (each.broken == fen_too_many_checkers) each.also.push_back(fen_impossible_check);
  }
  return all;
}

std::vector<unmade_rule> fen_unmade_rules() {
  constexpr std::string_view shredder =
      "it is about the dialect shredder, which no tag of a game asks for";
  return {
      {rule::fen_file_suffix, "it is about the names of files"},
      {rule::xfen_castling_needs_letter, "it is about records that strictpgn writes itself"},
      {rule::xfen_ep_not_capturable,
       "it is about the dialect xfen alone, which no tag of a game asks for"},
      {rule::shredder_castling_syntax, shredder},
      {rule::castling_dialect_mixed, shredder},
  };
}

}  // namespace strictpgn::generate
