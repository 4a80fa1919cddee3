#include "write/annotations.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "parse/elements.hpp"
#include "text/code_point.hpp"
#include "write/tag_section.hpp"

namespace strictpgn::write {

namespace {

/// The NAGs that stand for suffixes, by their numbers.
constexpr std::string_view nags_of_suffixes[] = {"$0", "$1", "$2", "$3", "$4", "$5", "$6"};

}  // namespace

bool is_left_out(const game& what, std::uint32_t variation, const annotation_set& wanted) {
  if (wanted.variations) return false;
  const bool has_moves =
      parse::first_move_of_variation(what, variation) != what.elements[variation].data;
  return has_moves || (!wanted.comments && !wanted.nags);
}

/// Of a variation without moves that is what stands in it, but nothing in it replaces the move
/// (D56).
std::uint32_t annotation_finder::find(std::uint32_t next, std::uint32_t end, const element* move,
                                      annotations& found) {
  found.nags.clear();
  found.others.clear();
  if (move != nullptr && move->suffix != suffix::none)
    found.nags.push_back(nags_of_suffixes[static_cast<std::size_t>(move->suffix)]);
  std::uint32_t end_of_empty = 0;
  for (; next < end && !parse::stands_for_move(what_.elements[next]); ++next) {
    const auto& e = what_.elements[next];
    switch (e.kind) {
      case element_kind::move_number:    // the replay knows better
      case element_kind::variation_end:  // of a variation without moves
        break;
      case element_kind::nag:
        found.nags.push_back(canonical_nag(what_.text_of(e)));
        break;
      case element_kind::comment:
      case element_kind::line_comment:
        found.others.push_back(next);
        break;
      case element_kind::variation_begin:
        if (!add_variation(next, move, next < end_of_empty ? nullptr : move, found))
          next = e.data;
        else if (next >= end_of_empty)
          end_of_empty = e.data;
        break;
      default:
        drop(e);
    }
  }
  if (found.nags.size() > 1)
    std::stable_sort(found.nags.begin(), found.nags.end(), [](const auto& a, const auto& b) {
      return std::tuple(a.size(), a) < std::tuple(b.size(), b);
    });
  if (!wants_all_) leave_out_unwanted(found);
  return next;
}

/// `$7` for `$007`.
std::string_view annotation_finder::canonical_nag(std::string_view text) {
  if (text.size() < 3 || text[1] != '0') return text;
  const auto digit = std::min(text.find_first_not_of('0', 1), text.size() - 1);
  return shortened_.emplace_front('$' + std::string(text.substr(digit)));
}

/// A byte order mark says nothing (D02), and what begins no token in a tag pair is no part of it.
void annotation_finder::drop(const element& e) {
  if (e.kind == element_kind::stray && what_.text_of(e) == text::byte_order_mark) return;
  if (e.kind == element_kind::stray && is_in_believed_tag(what_, e.offset))
    written_.mended.push_back(
        {what_.span_of(e), "characters that begin no token are dropped from a tag pair"});
  else
    lost_.drop(what_.span_of(e), what_.text_of(e));
}

/// Whether a variation has no moves, so that its comments are those of the move before (D56).
/// One that cannot be played, or replaces nothing that is written, is lost: without an `owner`.
bool annotation_finder::add_variation(std::uint32_t begin, const element* move,
                                      const element* owner, annotations& found) {
  const auto end = what_.elements[begin].data;
  if ((what_.elements[end].flags & element_flag::is_unclosed) != 0)
    lost_.add(what_.span_of(what_.elements[begin]), "where the variation ends, which is guessed");
  if (move != nullptr && is_left_out(what_, begin, wanted_)) {
    found.others.push_back(begin);
    return false;
  }
  const auto first = parse::first_move_of_variation(what_, begin);
  if (first == end) return true;
  if (owner != nullptr && plies_.has(first) && replaces(first, *owner))
    found.others.push_back(begin);
  else
    lose_variation(owner == nullptr ? begin : first, first);
  return false;
}

/// What stands between a move and a variation may have been meant as the move that it replaces.
bool annotation_finder::replaces(std::uint32_t first, const element& move) const {
  const auto replaced = static_cast<std::uint32_t>(&move - what_.elements.data());
  return plies_.of(first).number == plies_.of(replaced).number;
}

void annotation_finder::lose_variation(std::uint32_t where, std::uint32_t first) {
  lost_.add(
      what_.span_of(what_.elements[where]),
      "the variation that begins with `" + quoted(what_.text_of(what_.elements[first])) + '`');
}

/// And counts them.
void annotation_finder::leave_out_unwanted(annotations& found) {
  const auto is_variation = [&](std::uint32_t node) {
    return what_.elements[node].kind == element_kind::variation_begin;
  };
  const auto is_comment = [&](std::uint32_t node) { return !is_variation(node); };
  auto& count = written_.reduced;
  if (!wanted_.nags) count.nags += std::exchange(found.nags, {}).size();
  if (!wanted_.variations) count.variations += std::erase_if(found.others, is_variation);
  if (!wanted_.comments) count.comments += std::erase_if(found.others, is_comment);
}

}  // namespace strictpgn::write
