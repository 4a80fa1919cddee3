#include <algorithm>
#include <iterator>

#include "strictpgn/write.hpp"
#include "write/losses.hpp"
#include "write/movetext.hpp"
#include "write/tag_section.hpp"

namespace strictpgn {

namespace {

/// Reduced export has no tags to say where such a game begins (PGN 3.2.4, 9.7).
bool begins_elsewhere(const game& what) {
  const auto* setup = what.find_tag("SetUp");
  return what.find_tag("FEN") != nullptr || (setup != nullptr && what.raw_value_of(*setup) == "1");
}

void write_game(const reading& step, profile format, encoding how, written& made,
                write::losses& lost) {
  const auto& what = *step.game;
  const bool is_reduced = format == profile::reduced;
  if (is_reduced && begins_elsewhere(what)) {
    lost.add({what.offset, what.offset + 1},
             "the game: it begins from another position, which reduced export format cannot tell");
    return;
  }
  made.reduced.tags = write::write_tag_section(made.text, what, !is_reduced, lost);
  made.text += '\n';
  write::write_movetext(made.text, what, *step.replay, {is_reduced, how}, made, lost);
  made.text += '\n';
}

void lose_outside(const game& what, write::losses& lost) {
  for (const auto& tag : what.tags)
    lost.drop(what.span_of(tag), what.text.substr(tag.begin, tag.end - tag.begin));
  for (const auto& e : what.elements)
    if (what.text_of(e) != "\xEF\xBB\xBF") lost.drop(what.span_of(e), what.text_of(e));
}

/// Text that was given up before it was read.
void lose_unread(const reading& step, write::losses& lost) {
  for (const auto& d : step.findings) {
    const bool is_limit = info(d.id).after == recovery::give_up && info(d.id).group == 19;
    if (is_limit || d.id == rule::file_not_pgn || d.id == rule::encoding_utf16)
      lost.add(d.where, "what was not read");
  }
}

}  // namespace

written write_pgn(const reading& step, profile format, encoding how) {
  written made;
  write::losses lost(step.findings, made.omissions);
  lose_unread(step, lost);
  if (step.game != nullptr) write_game(step, format, how, made, lost);
  if (step.outside != nullptr) lose_outside(*step.outside, lost);
  return made;
}

written write_database(std::string_view text, const options& how) {
  written all;
  auto in = reader::text(text, how);
  while (in.next()) {
    auto made = write_pgn(in.current(), how.format, how.encoding);
    all.text += made.text;
    std::move(made.omissions.begin(), made.omissions.end(), std::back_inserter(all.omissions));
    all.reduced.tags += made.reduced.tags;
    all.reduced.comments += made.reduced.comments;
    all.reduced.variations += made.reduced.variations;
    all.reduced.nags += made.reduced.nags;
  }
  return all;
}

}  // namespace strictpgn
