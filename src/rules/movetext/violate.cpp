// How the rules about the structure of movetext are violated on purpose (PGN 8.2).
#include <utility>

#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::generate {
namespace {

// ---- markers ------------------------------------------------------------------------------------

token& marker_of(mutable_game& on) { return on.sheet.tokens.back(); }

bool missing_marker(mutable_game& on) {
  on.cut(on.sheet.tokens.size() - 1);
  auto& last = on.sheet.tokens.back();
  last.marked = mark{last.text.size(), last.text.size()};
  return true;
}

bool write_marker(mutable_game& on, std::string text) {
  auto& marker = marker_of(on);
  marker.text = std::move(text);
  marker.marked = all_of(marker.text);
  return true;
}

bool is_draw_possible(const mutable_game& on) { return on.game.result == termination::draw; }

bool short_draw(mutable_game& on) {
  return is_draw_possible(on) && write_marker(on, on.deviation("short_draw", "any_marker"));
}

/// The wrong spellings of a result, or those that mean none.
std::string_view bad_spellings_of(termination result) {
  switch (result) {
    case termination::white_wins:
      return "bad_white_wins";
    case termination::black_wins:
      return "bad_black_wins";
    case termination::draw:
      return "bad_draw";
    default:
      return "unclear_marker";
  }
}

/// What falls may be the right spelling, which is one of the wrong ones by the look of it.
bool bad_form(mutable_game& on) {
  for (;;) {
    auto text = on.sentence(bad_spellings_of(on.game.result));
    if (text == text_of(on.game.result)) continue;
    return write_marker(on, std::move(text));
  }
}

/// No space is left between the last move and the marker.
bool joined(mutable_game& on) {
  auto& tokens = on.sheet.tokens;
  if (tokens.size() < 2 || on.game.result == termination::unknown) return false;
  auto& marker = tokens.back();
  const auto& before = tokens[tokens.size() - 2];
  if (marker.kind != token_kind::marker || before.kind != token_kind::move) return false;
  marker.text.insert(0, before.text);
  marker.gap = before.gap;
  marker.marked = all_of(marker.text);
  tokens.erase(tokens.end() - 2);
  return true;
}

bool repeated(mutable_game& on) {
  const auto text = marker_of(on).text;
  on.insert(on.sheet.tokens.size(), text, token_kind::marker);
  return true;
}

/// Moves behind the marker are another game.
bool after_termination(mutable_game& on) {
  const auto at = on.sheet.tokens.size();
  on.insert(at, "e4 e5 *");
  on.sheet.tokens[at].gap = "\n";
  on.sheet.tokens[at].marked = mark{0, 2};
  return true;
}

bool in_rav(mutable_game& on) {
  const auto close = on.find([](const token& each) { return each.kind == token_kind::close; });
  if (!close) return false;
  on.insert(*close, on.random.pick({"*", "1-0", "0-1", "1/2-1/2"}), token_kind::marker);
  return true;
}

bool mismatch(mutable_game& on) {
  const auto is_open = !end_of(on.game.mainline, on.game.start).is_check();
  if (!is_open) return false;
  on.set_tag("Result", on.game.result == termination::unknown ? "1-0" : "*").marked.reset();
  on.remove_tag("Termination");
  auto& marker = marker_of(on);
  marker.marked = all_of(marker.text);
  return true;
}

bool no_moves(mutable_game& on) {
  on.game.mainline = {};
  on.redraw();
  on.remove_tag("PlyCount");
  auto& last = on.sheet.tags.back();
  last.marked = mark{last.text.size(), last.text.size()};
  return !end_of(on.game.mainline, on.game.start).is_check();
}

// ---- numbers ------------------------------------------------------------------------------------

std::optional<std::size_t> any_number(mutable_game& on) {
  return on.find([](const token& each) { return each.kind == token_kind::number; });
}

std::string digits_of(const token& number) { return number.text.substr(0, number.text.find('.')); }

bool respell_number(mutable_game& on, const std::function<std::string(const token&)>& spell) {
  const auto at = any_number(on);
  if (!at) return false;
  auto& number = on.sheet.tokens[*at];
  number.text = spell(number);
  number.marked = all_of(number.text);
  return true;
}

bool glued(mutable_game& on) {
  const auto at = any_number(on);
  if (!at) return false;
  const auto number = digits_of(on.sheet.tokens[*at]);
  auto& move = on.sheet.tokens[*at + 1];
  if (move.kind != token_kind::move || move.text.starts_with('O')) return false;
  move.gap = on.sheet.tokens[*at].gap;
  move.text = number + move.text;
  move.marked = all_of(move.text);
  on.sheet.tokens.erase(on.sheet.tokens.begin() + static_cast<std::ptrdiff_t>(*at));
  return true;
}

/// The numbers behind it go on from the wrong one no further than it is one of a kind.
bool wrong_number(mutable_game& on) {
  return respell_number(on, [&](const token& number) {
    const auto wrong =
        number.move->before.fullmove_number() + static_cast<std::uint32_t>(on.random.from(1, 9));
    return std::to_string(wrong) + number.text.substr(number.text.find('.'));
  });
}

bool dangling_number(mutable_game& on) {
  const auto& moves = on.game.mainline.moves;
  if (moves.empty()) return false;
  const auto last = after(moves.back());
  const bool is_white = last.side_to_move() == color::white;
  on.insert(on.sheet.tokens.size() - 1,
            std::to_string(last.fullmove_number()) + (is_white ? "." : "..."), token_kind::number);
  return last.has_legal_move();
}

bool repeated_number(mutable_game& on) {
  const auto at = any_number(on);
  if (!at) return false;
  const auto text = on.sheet.tokens[*at].text;
  on.insert(*at + 1, text, token_kind::number);
  return true;
}

bool leading_zero(mutable_game& on) {
  return respell_number(on, [](const token& number) { return '0' + number.text; });
}

bool period_style(mutable_game& on) {
  return respell_number(on, [&](const token& number) {
    const bool is_white = number.move->before.side_to_move() == color::white;
    return digits_of(number) +
           (is_white ? on.random.pick({"..", "..."}) : on.random.pick({".", ".."}));
  });
}

bool split_periods(mutable_game& on) {
  return respell_number(on, [](const token& number) {
    return digits_of(number) + ' ' + number.text.substr(number.text.find('.'));
  });
}

// ---- variations ---------------------------------------------------------------------------------

bool unclosed(mutable_game& on) {
  const auto open = on.find([](const token& each) { return each.kind == token_kind::open; });
  if (!open) return false;
  auto close = *open;
  while (on.sheet.tokens[close].kind != token_kind::close ||
         on.sheet.tokens[close].depth != on.sheet.tokens[*open].depth)
    ++close;
  on.sheet.tokens[*open].marked = mark{0, 1};
  const bool is_last = close + 2 == on.sheet.tokens.size() && on.sheet.tokens[*open].depth == 1;
  on.sheet.tokens.erase(on.sheet.tokens.begin() + static_cast<std::ptrdiff_t>(close));
  return is_last;
}

bool add_variation(mutable_game& on) {
  const auto& moves = on.game.mainline.moves;
  if (moves.empty()) return false;
  auto& last = on.game.mainline.moves.back();
  for (const auto other : last.before.legal_moves()) {
    if (other == last.what) continue;
    line result;
    result.moves.push_back(
        {.before = last.before, .what = other, .san = write_san(last.before, other)});
    last.variations = {result};
    on.redraw();
    return true;
  }
  return false;
}

bool without_move(mutable_game& on) {
  on.insert(0, "(1. d4)");
  return true;
}

bool empty_variation(mutable_game& on) {
  return on.insert_anywhere(on.random.pick({"()", "( )", "({now what})"})) != nullptr;
}

bool same_first_move(mutable_game& on) {
  const auto move = on.find([](const token& each) {
    return each.kind == token_kind::move && each.depth == 0 && each.move->variations.empty();
  });
  if (!move) return false;
  auto& found = on.sheet.tokens[*move];
  const auto before = found.move->before;
  const bool is_white = before.side_to_move() == color::white;
  const auto number = std::to_string(before.fullmove_number()) + (is_white ? ". " : "... ");
  const auto text = '(' + number + found.text + ')';
  const auto length = found.text.size();
  on.insert(*move + 1, text).marked = mark{1 + number.size(), 1 + number.size() + length};
  return true;
}

// ---- what stands beside a move ------------------------------------------------------------------

bool has_no_notes(const token& each) {
  return each.move->nags.empty() && each.move->comments.empty() && each.move->variations.empty();
}

/// Text glued to a move and marked.
bool glue(mutable_game& on, std::string text, std::size_t marked_from = 0) {
  auto* token = on.insert_after_move(std::move(text), has_no_notes);
  if (token == nullptr) return false;
  token->gap = "";
  token->marked = mark{marked_from, token->text.size()};
  return true;
}

bool suffix_without_move(mutable_game& on) {
  const auto at = any_number(on);
  if (!at) return false;
  on.insert(*at + 1, on.deviation("suffix_without_move"));
  return true;
}

bool nag_before_move(mutable_game& on) {
  on.insert(0, '$' + std::to_string(on.random.from(1, 9)), token_kind::nag);
  return true;
}

bool repeated_nag(mutable_game& on) {
  auto* token = on.insert_after_move("$10 $10", has_no_notes);
  if (token != nullptr) token->marked = mark{4, 7};
  return token != nullptr;
}

bool blank_line(mutable_game& on) {
  const auto slot = on.find_slot();
  if (!slot) return false;
  on.sheet.tokens[*slot].gap = "\n";
  auto& token = on.insert(*slot, "");
  token.gap = "\n";
  return true;
}

}  // namespace

std::vector<violation> movetext_violations() {
  return {
      {rule::termination_missing, missing_marker},
      {rule::termination_short_draw, short_draw},
      {rule::termination_bad_form, bad_form},
      {rule::termination_bad_form, joined},
      {rule::termination_repeated, repeated},
      {rule::movetext_after_termination, after_termination},
      {rule::termination_in_rav, in_rav},
      {rule::result_tag_mismatch, mismatch},
      {rule::movetext_empty, no_moves},
      {rule::movetext_unknown_symbol,
       [](mutable_game& on) {
         return on.insert_anywhere(on.deviation("unknown_symbol")) != nullptr;
       }},
      {rule::movetext_unexpected_token,
       [](mutable_game& on) {
         return on.insert_anywhere(on.deviation("stray_bracket")) != nullptr;
       }},
      {rule::movetext_unexpected_token,
       [](mutable_game& on) {
         on.insert_line(1 + on.random.below(on.sheet.tags.size() - 1), "$5");
         return true;
       }},
      {rule::movetext_stray_period,
       [](mutable_game& on) {
         return on.insert_anywhere(on.deviation("stray_period")) != nullptr;
       }},
      {rule::move_number_glued, glued},
      {rule::move_number_wrong, wrong_number},
      {rule::move_number_dangling, dangling_number},
      {rule::move_number_repeated, repeated_number},
      {rule::move_number_leading_zero, leading_zero},
      {rule::move_number_period_style, period_style},
      {rule::move_number_split_periods, split_periods},
      {rule::rav_unclosed, [](mutable_game& on) { return add_variation(on) && unclosed(on); }},
      {rule::rav_stray_close,
       [](mutable_game& on) {
         const auto slot = on.find_slot(true);
         if (slot) on.insert(*slot, on.deviation("stray_close"));
         return slot.has_value();
       }},
      {rule::rav_without_move, without_move},
      {rule::rav_empty, empty_variation},
      {rule::rav_same_first_move, same_first_move},
      {rule::suffix_invalid,
       [](mutable_game& on) { return glue(on, on.deviation("suffix_invalid", "any_suffix")); }},
      {rule::suffix_repeated, [](mutable_game& on) { return glue(on, "! ?", 2); }},
      {rule::suffix_detached,
       [](mutable_game& on) { return glue(on, ' ' + on.sentence("suffix_annotation"), 1); }},
      {rule::suffix_without_move, suffix_without_move},
      {rule::nag_before_move, nag_before_move},
      {rule::nag_repeated, repeated_nag},
      {rule::movetext_blank_line, blank_line},
      {rule::draw_offer_mark,
       [](mutable_game& on) { return on.insert_anywhere(on.deviation("draw_offer")) != nullptr; }},
  };
}

}  // namespace strictpgn::generate
