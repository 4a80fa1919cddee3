// How the rules about tokens are violated on purpose (PGN 7, 8.2.4, 10).
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

/// Characters that begin no token; some together are a null move or a capture.
bool string_unterminated(mutable_game& on) {
  auto& line = on.line_of("White");
  line.text = "[White \"Tal, Mikhail";
  if (on.random.chance(1, 2)) line.text += ']';
  line.marked = mark{7, line.text.size()};
  return true;
}

/// The rest of its line goes with it.
bool open_string_in_movetext(mutable_game& on) {
  const auto slot = on.find_slot(true);
  if (!slot) return false;
  on.insert(*slot, '"' + on.words(1));
  on.sheet.tokens[*slot + 1].gap = "\n";
  return true;
}

/// A value with something in it that is marked; the rest is escaped as it should be.
bool put_into_value(mutable_game& on, std::string_view odd) {
  auto& line = on.set_tag("White", "Tal, Mikhail");
  const auto at = line.text.find("Mikhail");
  line.text.insert(at, odd);
  line.marked = mark{at, at + odd.size()};
  return true;
}

bool unescaped_quote(mutable_game& on) {
  auto& line = on.line_of("White");
  line.text = "[White \"Tal \"Misha\" M\"]";
  line.marked = mark{line.text.find("Misha"), line.text.size() - 1};
  return true;
}

bool string_too_long(mutable_game& on) {
  auto& line =
      on.set_tag("White", std::string(static_cast<std::size_t>(on.random.from(256, 400)), 'x'));
  line.marked = mark{7, line.text.size() - 1};
  return true;
}

/// Of two characters, and no colon, which parts players.
std::string bad_escape(mutable_game& on) {
  return on.deviation("string_bad_escape", "lenient_data",
                      [](std::string_view text) { return text.size() == 2 && text[1] != ':'; });
}

bool outside_tag_pair(mutable_game& on) {
  return on.insert_anywhere('"' + on.words(1) + '"') != nullptr;
}

bool symbol_too_long(mutable_game& on) {
  const auto slot = on.find_slot(true);
  if (!slot) return false;
  on.insert(*slot, std::string(static_cast<std::size_t>(on.random.from(256, 300)), 'z')).gap = "\n";
  on.sheet.tokens[*slot + 1].gap = "\n";
  return true;
}

bool put_nag(mutable_game& on, const std::string& text) {
  return on.insert_after_move(text, [](const token& each) {
    return each.move->nags.empty() && each.move->comments.empty();
  }) != nullptr;
}

bool put_nag(mutable_game& on, int least, int most) {
  return put_nag(on, '$' + std::to_string(on.random.from(least, most)));
}

}  // namespace

std::vector<violation> tokens_violations() {
  return {
      {rule::token_unexpected_character,
       [](mutable_game& on) {
         return on.insert_anywhere(on.deviation("unexpected_character")) != nullptr;
       }},
      {rule::token_angle_bracket,
       [](mutable_game& on) {
         return on.insert_anywhere(on.deviation("angle_brackets")) != nullptr;
       }},
      {rule::string_unterminated, string_unterminated},
      {rule::string_unterminated, open_string_in_movetext},
      {rule::string_tab,
       [](mutable_game& on) {
         return put_into_value(on, on.deviation("string_tab", "lenient_data"));
       }},
      {rule::string_bad_escape,
       [](mutable_game& on) { return put_into_value(on, bad_escape(on)); }},
      {rule::string_unescaped_quote, unescaped_quote},
      {rule::string_too_long, string_too_long, {rule::line_too_long}},
      {rule::string_outside_tag_pair, outside_tag_pair},
      {rule::symbol_too_long,
       symbol_too_long,
       {rule::line_too_long, rule::line_80_or_more, rule::movetext_unknown_symbol}},
      {rule::nag_missing_digits,
       [](mutable_game& on) { return put_nag(on, on.deviation("nag_missing_digits")); }},
      {rule::nag_out_of_range, [](mutable_game& on) { return put_nag(on, 256, 9999); }},
      {rule::nag_reserved, [](mutable_game& on) { return put_nag(on, 140, 255); }},
      {rule::nag_null, [](mutable_game& on) { return put_nag(on, "$0"); }},
      {rule::nag_leading_zero,
       [](mutable_game& on) { return put_nag(on, "$0" + std::to_string(on.random.from(1, 99))); }},
  };
}

}  // namespace strictpgn::generate
