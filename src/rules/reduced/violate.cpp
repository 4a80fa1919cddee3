// How the rules about what reduced export format leaves out are violated on purpose (PGN 3.2.4).
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::generate {
namespace {

/// An annotation of a move that has none.
bool put_note(mutable_game& on, std::string text) {
  const auto at = on.find_bare_move();
  if (!at) return false;
  on.insert(*at + 1, std::move(text), token_kind::comment);
  return true;
}

bool extra_tag(mutable_game& on) {
  auto& line = on.set_tag("ECO", "A00");
  line.marked = all_of(line.text);
  return true;
}

bool rav(mutable_game& on) {
  for (auto& each : on.game.mainline.moves) {
    if (on.random.chance(3, 4)) continue;
    for (const auto other : each.before.legal_moves()) {
      if (other == each.what) continue;
      line result;
      result.moves.push_back(
          {.before = each.before, .what = other, .san = write_san(each.before, other)});
      each.variations = {result};
      on.redraw();
      on.finish = [](drawn& whole) {
        whole.marked = {whole.text.find('('), whole.text.find(')') + 1};
        return true;
      };
      return true;
    }
  }
  return false;
}

}  // namespace

std::vector<violation> reduced_violations() {
  using enum rule;
  return {
      {reduced_extra_tag, extra_tag, {}, profile::reduced},
      {reduced_comment,
       [](mutable_game& on) { return put_note(on, '{' + on.words(1) + '}'); },
       {},
       profile::reduced},
      {reduced_rav, rav, {}, profile::reduced},
      {reduced_nag, [](mutable_game& on) { return put_note(on, "$10"); }, {}, profile::reduced},
  };
}

}  // namespace strictpgn::generate
