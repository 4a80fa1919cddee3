// The file as a whole (group 18) and the limits of readers (19).
#include "generate/breaches.hpp"

namespace strictpgn::generate {
namespace {

/// Words behind the game.
bool prose(sketch& on) {
  on.insert(on.sheet.tokens.size(),
            on.roll.pick({"Dear reader, this is all.", "(c) 2020 by nobody", "page 12",
                          "won 1-0 in 36 moves", "<b>The next</b> game", "--- 7 ---"}))
      .gap = on.roll.pick({"\n", "\n\n"});
  return true;
}

bool not_pgn(sketch& on) {
  on.finish = [](drawn& whole) {
    whole.text =
        "<!DOCTYPE html>\n<html><head><title>Games</title></head>\n"
        "<body><p>Nothing to see here, honest.</p></body></html>\n";
    whole.marked = {0, 1};  // the `<`
    return true;
  };
  return true;
}

bool empty(sketch& on) {
  on.finish = [](drawn& whole) {
    whole = {"", span{0, 0}};
    return true;
  };
  return true;
}

/// The game once more, from its first token to its last.
bool copy(sketch& on) {
  on.finish = [](drawn& whole) {
    const auto begin = whole.text.size();
    whole.text += whole.text;
    whole.marked = {begin, whole.text.size() - 2};
    return true;
  };
  return true;
}

/// The game once more, as if it had been played before.
bool out_of_order(sketch& on) {
  on.set_tag("Date", "2000.01.01");
  on.remove_tag("EventDate");
  on.finish = [](drawn& whole) {
    auto earlier = whole.text;
    earlier.replace(earlier.find("2000.01.01"), 10, "1999.01.01");
    const auto begin = whole.text.size();
    whole.text += earlier;
    const auto date = begin + earlier.find("1999.01.01");
    whole.marked = {date, date + 10};
    return true;
  };
  return true;
}

/// Variations inside each other, one more than readers take.
bool deep_variations(sketch& on) {
  constexpr int most = 256;
  const auto move = on.find([](const token& each) {
    return each.kind == token_kind::move && each.depth == 0 && each.is_last &&
           each.move->variations.empty();
  });
  if (!move) return false;
  const auto& replaced = *on.sheet.tokens[*move].move;
  const auto legal = replaced.before.legal_moves();
  if (legal.size() < 2) return false;
  const auto other = legal[0] == replaced.what ? legal[1] : legal[0];
  const auto number = '(' + std::to_string(replaced.before.fullmove_number()) +
                      (replaced.before.side_to_move() == color::white ? "." : "...");
  const auto& sans = std::pair(write_san(replaced.before, other), replaced.san);
  auto at = *move + 1;
  for (int depth = 0; depth <= most; ++depth) {
    auto& made = on.insert(at++, number);
    made.marked = depth == most ? std::optional(mark{0, 1}) : std::nullopt;
    on.insert(at++, depth % 2 == 0 ? sans.first : sans.second).marked.reset();
  }
  for (int depth = 0; depth <= most; ++depth) on.insert(at++, ")").marked.reset();
  return true;
}

}  // namespace

std::vector<breach> file_breaches() {
  constexpr auto import = profile::import_format;
  return {
      {rule::text_outside_game, prose},
      {rule::file_not_pgn, not_pgn},
      {rule::file_empty, empty},
      {rule::collation_order, out_of_order, {}, import, {}, true},
      {rule::collation_duplicate, copy, {}, import, {}, true},
      {rule::limit_rav_depth, deep_variations},
  };
}

}  // namespace strictpgn::generate
