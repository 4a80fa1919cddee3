// How the rules about the text of moves are violated on purpose (PGN 8.2.3).
#include "lab/generate/simulation.hpp"
#include "lab/generate/spelling.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/san.hpp"
#include "text/ascii.hpp"

namespace strictpgn::generate {
namespace {

bool is_castling(const played_move& move) { return move.what.is_castling(); }

/// Respells a move that is no castling; what comes back empty does not suit it.
bool respell_parts(mutable_game& on,
                   const std::function<std::string(const played_move&, spelling)>& spell) {
  return on.respell([&](const played_move& move) {
    return is_castling(move) ? std::string() : spell(move, spelling_of(move));
  });
}

bool respell_piece(mutable_game& on,
                   const std::function<std::string(const played_move&, spelling)>& spell) {
  return respell_parts(on, [&](const played_move& move, const spelling& parts) {
    return parts.piece.empty() ? std::string() : spell(move, parts);
  });
}

bool respell_pawn(mutable_game& on,
                  const std::function<std::string(const played_move&, spelling)>& spell) {
  return respell_parts(on, [&](const played_move& move, const spelling& parts) {
    return parts.piece.empty() ? spell(move, parts) : std::string();
  });
}

char upper(char c) { return static_cast<char>(c - 'a' + 'A'); }

// ---- what cannot be read ------------------------------------------------------------------------

bool syntax(mutable_game& on) {
  return on.respell([&](const played_move&) {
    return std::string(on.random.pick({"e9", "Na0", "N@f3", "O-O-O-O", "Qh10", "axb9"}));
  });
}

bool foreign(mutable_game& on) {
  return respell_piece(on, [&](const played_move&, spelling parts) {
    parts.piece = on.sentence("foreign_letter");
    return parts.text();
  });
}

bool figurine(mutable_game& on) {
  return respell_piece(on, [&](const played_move&, spelling parts) {
    parts.piece = on.sentence("figurine");
    return parts.text();
  });
}

// ---- letters and squares ------------------------------------------------------------------------

bool lowercase(mutable_game& on) {
  return respell_piece(on, [](const played_move&, spelling parts) {
    if (parts.piece == "B") return std::string();
    parts.piece[0] = text::lower(parts.piece[0]);
    return parts.text();
  });
}

bool pawn_letter(mutable_game& on) {
  return respell_pawn(on, [&](const played_move&, const spelling& parts) {
    return on.sentence("pawn_letter") + parts.text();
  });
}

bool square_case(mutable_game& on) {
  return respell_parts(on, [](const played_move&, spelling parts) {
    if (parts.piece.empty() && !parts.capture.empty()) return std::string();
    parts.destination[0] = upper(parts.destination[0]);
    return parts.text();
  });
}

bool overspecified(mutable_game& on) {
  return respell_pawn(on, [](const played_move&, const spelling& parts) {
    return parts.capture.empty() ? parts.destination[0] + parts.text() : std::string();
  });
}

bool long_algebraic(mutable_game& on) {
  return respell_parts(on, [&](const played_move& move, spelling parts) {
    parts.origin = to_string(move.what.origin);
    const bool is_dashed = !parts.piece.empty() || on.random.chance(1, 2);
    if (is_dashed) parts.capture = "-";
    return parts.text();
  });
}

bool too_long(mutable_game& on) {
  return respell_pawn(on, [](const played_move& move, spelling parts) {
    parts.origin = to_string(move.what.origin);
    const auto text = parts.text();
    return text.size() > 7 ? text : std::string();
  });
}

// ---- captures -----------------------------------------------------------------------------------

bool missing_capture(mutable_game& on) {
  return respell_parts(on, [](const played_move&, spelling parts) {
    if (parts.capture.empty() || parts.origin.size() == 2) return std::string();
    parts.capture.clear();
    return parts.text();
  });
}

bool false_capture(mutable_game& on) {
  return respell_piece(on, [](const played_move&, spelling parts) {
    if (!parts.capture.empty()) return std::string();
    parts.capture = "x";
    return parts.text();
  });
}

bool bad_capture_sign(mutable_game& on) {
  return respell_parts(on, [&](const played_move&, spelling parts) {
    if (parts.capture.empty() || parts.origin.size() == 2) return std::string();
    parts.capture = on.random.pick({"X", ":", "-"});
    return parts.text();
  });
}

/// The pawns that can capture on a square.
int captures_on(const position& in, square where) {
  int found = 0;
  for (const auto each : in.legal_moves()) {
    const bool is_pawn = in.board().type_at(each.origin) == piece_type::pawn;
    const bool is_one_of_four =
        each.promotion == piece_type::none || each.promotion == piece_type::queen;
    if (is_pawn && is_one_of_four && each.destination == where && in.captures(each)) ++found;
  }
  return found;
}

bool missing_file(mutable_game& on) {
  return respell_pawn(on, [](const played_move& move, spelling parts) {
    if (parts.capture.empty()) return std::string();
    if (captures_on(move.before, move.what.destination) != 1) return std::string();
    parts.origin.clear();
    return parts.text();
  });
}

// ---- disambiguation -----------------------------------------------------------------------------

bool ambiguous(mutable_game& on) {
  return respell_piece(on, [](const played_move&, spelling parts) {
    if (parts.origin.empty()) return std::string();
    parts.origin.clear();
    return parts.text();
  });
}

bool overdisambiguated(mutable_game& on) {
  return respell_piece(on, [&](const played_move& move, spelling parts) {
    if (!parts.origin.empty()) return std::string();
    const auto origin = to_string(move.what.origin);
    parts.origin = on.random.pick({origin, origin.substr(0, 1), origin.substr(1)});
    return parts.text();
  });
}

bool not_minimal(mutable_game& on) {
  return respell_piece(on, [](const played_move& move, spelling parts) {
    if (parts.origin.size() != 1) return std::string();
    parts.origin = to_string(move.what.origin);
    return parts.text();
  });
}

// ---- promotions ---------------------------------------------------------------------------------

bool respell_promotion(mutable_game& on, const std::function<std::string(std::string)>& spell) {
  return respell_pawn(on, [&](const played_move&, spelling parts) {
    if (parts.promotion.empty()) return std::string();
    parts.promotion = spell(parts.promotion.substr(1));
    return parts.text();
  });
}

bool bad_promotion_form(mutable_game& on) {
  return respell_promotion(on, [&](const std::string& piece) {
    for (;;) {
      auto text = on.sentence("promotion_bad_form");
      const std::string either = {piece[0], text::lower(piece[0])};
      if (text.find_first_of(either) != text.npos) return text;
    }
  });
}

bool false_promotion(mutable_game& on) {
  return respell_pawn(on, [&](const played_move&, spelling parts) {
    if (!parts.promotion.empty()) return std::string();
    parts.promotion = on.sentence("promotion");
    return parts.text();
  });
}

// ---- castling -----------------------------------------------------------------------------------

bool respell_castling(mutable_game& on, const std::function<std::string(bool is_short)>& spell) {
  return on.respell([&](const played_move& move) {
    if (!is_castling(move)) return std::string();
    const bool has_sign = move.san.back() == '+' || move.san.back() == '#';
    return spell(move.what.kind == move_kind::castle_short) +
           (has_sign ? move.san.substr(move.san.size() - 1) : "");
  });
}

std::string castling(mutable_game& on, std::string_view deviation, bool is_short) {
  return on.deviation(deviation, "lenient_castling", [=](std::string_view text) {
    const auto dashes = std::ranges::count(text, '-');
    return static_cast<std::ptrdiff_t>(text.size()) - dashes == (is_short ? 2 : 3);
  });
}

bool castling_zero(mutable_game& on) {
  return respell_castling(on,
                          [&](bool is_short) { return castling(on, "castling_zero", is_short); });
}

bool castling_bad_form(mutable_game& on) {
  return respell_castling(
      on, [&](bool is_short) { return castling(on, "castling_bad_form", is_short); });
}

// ---- signs --------------------------------------------------------------------------------------

bool respell_sign(mutable_game& on, std::string_view had,
                  const std::function<std::string()>& spell) {
  return on.respell([&](const played_move& move) {
    const bool has_sign = move.san.back() == '+' || move.san.back() == '#';
    const auto sign = has_sign ? move.san.substr(move.san.size() - 1) : std::string();
    if (sign != had) return std::string();
    return move.san.substr(0, move.san.size() - sign.size()) + spell();
  });
}

/// Attached to the move or behind it.
std::string bad_sign(mutable_game& on, bool is_mate) {
  const auto suits = [=](std::string_view text) {
    const bool says_mate = text.find('#') != text.npos || text.find("mate") != text.npos;
    return says_mate == is_mate;
  };
  if (on.random.chance(1, 4)) return ' ' + on.deviation("detached_check", "after_mark", suits);
  return on.deviation("bad_check_sign", "lenient_check", suits);
}

bool en_passant_mark(mutable_game& on) {
  return respell_parts(on, [&](const played_move& move, const spelling& parts) {
    if (move.what.kind != move_kind::en_passant) return std::string();
    return parts.text() + on.sentence("en_passant_text");
  });
}

bool detached_en_passant(mutable_game& on) {
  return respell_parts(on, [&](const played_move& move, const spelling& parts) {
    if (move.what.kind != move_kind::en_passant) return std::string();
    return parts.text() + ' ' + on.sentence("en_passant_text");
  });
}

bool drawing_mark(mutable_game& on) {
  return respell_parts(on, [](const played_move&, const spelling& parts) {
    return parts.promotion.empty() ? parts.text() + '=' : std::string();
  });
}

// ---- moves that are none ------------------------------------------------------------------------

bool null_move(mutable_game& on) {
  const auto at = on.find([](const token& each) {
    return each.kind == token_kind::move && each.is_last && !each.move->before.is_check() &&
           each.move->variations.empty();
  });
  if (!at) return false;
  auto& found = on.sheet.tokens[*at];
  found.text = on.deviation("null_move");
  found.marked = all_of(found.text);
  on.remove_tag("PlyCount");
  return true;
}

/// A move of a piece to a square where none of its kind can go.
std::string illegal_move(const position& in, rng& random) {
  for (;;) {
    san_shape shape;
    shape.piece = random.pick({piece_type::knight, piece_type::bishop, piece_type::rook,
                               piece_type::queen, piece_type::king});
    const auto file = random.from(0, 7), rank = random.from(0, 7);
    shape.destination = make_square(file, rank);
    if (resolve(in, shape).kind == resolution_kind::illegal)
      return letter_of(shape.piece) + to_string(shape.destination);
  }
}

bool illegal(mutable_game& on) {
  return on.respell([&](const played_move& move) { return illegal_move(move.before, on.random); });
}

/// A move where none can be played.
bool after_end(mutable_game& on) {
  const auto last = end_of(on.game.mainline, on.game.start);
  if (last.has_legal_move()) return false;
  const bool is_white = last.side_to_move() == color::white;
  const auto at = on.sheet.tokens.size() - 1;
  on.insert(at, std::to_string(last.fullmove_number()) + (is_white ? "." : "...")).marked.reset();
  on.insert(at + 1, on.random.pick({"a3", "Kd2", "Nf6", "O-O"}));
  return true;
}

}  // namespace

std::vector<violation> san_violations() {
  const std::vector<rule> longer = {rule::san_too_long};
  return {
      {rule::san_syntax, syntax, longer},
      {rule::san_piece_lowercase, lowercase},
      {rule::san_piece_foreign, foreign, longer},
      {rule::san_figurine, figurine, longer},
      {rule::san_pawn_letter, pawn_letter, longer},
      {rule::san_square_case, square_case},
      {rule::san_missing_capture, missing_capture},
      {rule::san_false_capture, false_capture},
      {rule::san_capture_bad_sign, bad_capture_sign},
      {rule::san_pawn_capture_missing_file, missing_file},
      {rule::san_pawn_overspecified, overspecified},
      {rule::san_long_algebraic, long_algebraic, longer},
      {rule::san_ambiguous, ambiguous},
      {rule::san_overdisambiguated, overdisambiguated},
      {rule::san_disambiguation_not_minimal, not_minimal},
      {rule::san_promotion_missing,
       [](mutable_game& on) {
         return respell_promotion(on, [](const std::string&) { return ""; });
       }},
      {rule::san_promotion_missing_equals,
       [](mutable_game& on) {
         return respell_promotion(on, [](const std::string& piece) { return piece; });
       }},
      {rule::san_promotion_bad_form, bad_promotion_form, longer},
      {rule::san_promotion_bad_piece,
       [](mutable_game& on) {
         return respell_promotion(on, [&](const std::string&) {
           return on.random.pick({"=K", "=P", "=X", "K"});
         });
       },
       longer},
      {rule::san_promotion_false, false_promotion, longer},
      {rule::san_castling_zero, castling_zero},
      {rule::san_castling_bad_form, castling_bad_form},
      {rule::san_missing_check,
       [](mutable_game& on) { return respell_sign(on, "+", [] { return ""; }); }},
      {rule::san_missing_mate,
       [](mutable_game& on) {
         return respell_sign(on, "#", [&] { return on.random.pick({"", "+"}); });
       }},
      {rule::san_false_check,
       [](mutable_game& on) { return respell_sign(on, "", [] { return "+"; }); }, longer},
      {rule::san_false_mate,
       [](mutable_game& on) {
         return respell_sign(on, on.random.pick({"", "+"}), [] { return "#"; });
       },
       longer},
      {rule::san_bad_check_form,
       [](mutable_game& on) { return respell_sign(on, "+", [&] { return bad_sign(on, false); }); },
       longer},
      {rule::san_bad_check_form,
       [](mutable_game& on) { return respell_sign(on, "#", [&] { return bad_sign(on, true); }); },
       longer},
      {rule::san_ep_suffix, en_passant_mark, longer},
      {rule::san_ep_suffix, detached_en_passant},
      {rule::san_drawing_mark, drawing_mark, longer},
      {rule::san_too_long, too_long, {rule::san_long_algebraic}},
      {rule::move_null, null_move},
      {rule::move_illegal, illegal},
      {rule::move_after_game_end, after_end},
  };
}

}  // namespace strictpgn::generate
