// How the rules about the file as a whole are violated on purpose (PGN 8, 11, 12).
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

/// Words behind the game.
bool prose(mutable_game& on) {
  on.insert(on.sheet.tokens.size(),
            on.random.pick({"Dear reader, this is all.", "(c) 2020 by nobody", "page 12",
                            "won 1-0 in 36 moves", "<b>The next</b> game", "--- 7 ---"}))
      .gap = on.random.pick({"\n", "\n\n"});
  return true;
}

bool not_pgn(mutable_game& on) {
  on.finish = [](drawn& whole) {
    whole.text =
        "<!DOCTYPE html>\n<html><head><title>Games</title></head>\n"
        "<body><p>Nothing to see here, honest.</p></body></html>\n";
    whole.marked = {0, 1};  // the `<`
    return true;
  };
  return true;
}

bool empty(mutable_game& on) {
  on.finish = [](drawn& whole) {
    whole = {"", span{0, 0}};
    return true;
  };
  return true;
}

/// The game once more, from its first token to its last.
bool copy(mutable_game& on) {
  on.finish = [](drawn& whole) {
    const auto begin = whole.text.size();
    whole.text += whole.text;
    whole.marked = {begin, whole.text.size() - 2};
    return true;
  };
  return true;
}

/// The game once more, as if it had been played before.
bool out_of_order(mutable_game& on) {
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

}  // namespace

std::vector<violation> files_violations() {
  constexpr auto import = profile::import_format;
  return {
      {rule::text_outside_game, prose},
      {rule::file_not_pgn, not_pgn},
      {rule::file_empty, empty},
      {rule::collation_order, out_of_order, {}, import, {}, true},
      {rule::collation_duplicate, copy, {}, import, {}, true},
  };
}

std::vector<unmade_rule> files_unmade_rules() {
  return {{rule::file_name_suffix, "it is about the names of files"}};
}

}  // namespace strictpgn::generate
