// A game that is edited, from one that was read.
#include <algorithm>
#include <iterator>
#include <list>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "parse/elements.hpp"
#include "rules/findings.hpp"
#include "strictpgn/game_tree.hpp"
#include "text/code_point.hpp"

namespace strictpgn {

class game_copier {
 public:
  explicit game_copier(const game_view& from)
      : from_(from), what_(from.syntax()), moves_(from.moves()), made_(*from.start()) {}

  game_tree copy() {
    copy_tags();
    open_.push_back({node_id::root});
    for (std::uint32_t at = 0; at < what_.elements.size(); ++at) copy(at, what_.elements[at]);
    copy_result();
    const auto place = [](const omission& one) { return one.where.begin; };
    std::ranges::stable_sort(made_.omissions_, {}, place);
    return std::move(made_);
  }

 private:
  /// A line that is being copied: behind which node, or which move its first one replaces.
  struct line {
    node_id last = node_id::none;
    node_id replaced = node_id::none;
    bool is_lost = false;  // from a move that was not resolved on
    std::list<std::string> before{};
  };

  /// Of several pairs of one name the first counts (D37).
  void copy_tags() {
    std::set<std::string_view> known;
    for (const auto& pair : what_.tags) {
      const auto name = what_.name_of(pair);
      if (pair.is_damaged || !known.insert(name).second)
        lose(what_.span_of(pair), what_.text.substr(pair.begin, pair.end - pair.begin));
      else if (name != "Result")
        made_.tags_.emplace_back(name, what_.value_of(pair));
    }
  }

  /// The marker, or where none was read what the Result tag says, unless the board knows better.
  void copy_result() {
    const auto tag = from_.tag("Result");
    auto marker = what_.marker;
    const auto decided = from_.step().replay->decided;
    for (const auto known : {termination::white_wins, termination::black_wins, termination::draw})
      if (marker == termination::none && tag == text_of(known) &&
          (decided == termination::none || decided == known))
        marker = known;
    made_.set_result(marker);
    if (tag && !tag->empty() && *tag != text_of(made_.result()))
      lose(what_.span_of(*what_.find_tag("Result")), "Result");
    if (what_.marker == termination::none && !what_.marker_span().empty())
      lose(what_.marker_span(),
           what_.text.substr(what_.marker_begin, what_.marker_end - what_.marker_begin));
  }

  void copy(std::uint32_t at, const element& e) {
    auto& now = open_.back();
    switch (e.kind) {
      case element_kind::move:
      case element_kind::null_move:
      case element_kind::unreadable_move:
        return copy_move(at, e, now);
      case element_kind::comment:
      case element_kind::line_comment:
        return copy_comment(e, now);
      case element_kind::nag:
        return copy_nag(e, now);
      case element_kind::variation_begin:
        return enter(e, now);
      case element_kind::variation_end:
        return leave();
      case element_kind::move_number:
        return;
      default:
        if (what_.text_of(e) != text::byte_order_mark) lose(e);
    }
  }

  void copy_move(std::uint32_t at, const element& e, line& now) {
    if (now.is_lost) return;
    const auto read = moves_.at_element(at);
    const auto state = read.state();
    if (state != move_state::played && state != move_state::passed) {
      return lose_line(e, now);
    }
    const auto played = read.played().value_or(move{});
    if (now.last == node_id::none) {
      now.last = made_.begin_variation(now.replaced, played);
      made_.at(now.last).before.assign(std::move_iterator(now.before.begin()),
                                       std::move_iterator(now.before.end()));
    } else {
      now.last = made_.continue_line(now.last, played);
    }
    if (e.suffix != suffix::none)
      made_.at(now.last).nags.push_back(static_cast<std::uint8_t>(e.suffix));
  }

  void lose_line(const element& from, line& now) {
    now.is_lost = true;
    const auto quoted = '`' + rules::quoted(what_.text_of(from)) + '`';
    auto lost = now.last == node_id::none ? "the variation that begins with " + quoted
                                          : quoted + " and what follows it in its line";
    made_.omissions_.push_back({what_.span_of(from), std::move(lost), {}});
  }

  void copy_comment(const element& e, line& now) {
    if (now.is_lost) return;
    if ((e.flags & element_flag::is_unclosed) != 0)
      made_.omissions_.push_back(
          {what_.span_of(e), "where the comment ends, which is guessed", {}});
    std::string text(what_.content_of(e));
    if (now.last == node_id::none)
      now.before.push_back(std::move(text));
    else
      made_.append_item(now.last, made_.new_item({.comment = std::move(text)}));
  }

  void copy_nag(const element& e, line& now) {
    if (now.is_lost) return;
    const bool has_move = now.last != node_id::none && now.last != node_id::root;
    if (!has_move || e.number > 255) return lose(e);
    made_.at(now.last).nags.push_back(static_cast<std::uint8_t>(e.number));
  }

  void enter(const element& e, line& now) {
    if ((what_.elements[e.data].flags & element_flag::is_unclosed) != 0)
      made_.omissions_.push_back(
          {what_.span_of(e), "where the variation ends, which is guessed", {}});
    line inner;
    inner.is_lost = now.is_lost;
    const bool has_move = now.last != node_id::none && now.last != node_id::root;
    if (has_move) inner.replaced = now.last;
    open_.push_back(std::move(inner));
  }

  /// Comments in parentheses without moves are those of the move before (D56).
  void leave() {
    auto inner = std::move(open_.back());
    open_.pop_back();
    auto& now = open_.back();
    if (inner.last != node_id::none || now.is_lost) return;
    if (now.last == node_id::none) return now.before.splice(now.before.end(), inner.before);
    for (auto& comment : inner.before)
      made_.append_item(now.last, made_.new_item({.comment = std::move(comment)}));
  }

  void lose(span where, std::string_view text) {
    made_.omissions_.push_back({where, '`' + rules::quoted(text) + '`', {}});
  }
  void lose(const element& e) { lose(what_.span_of(e), what_.text_of(e)); }

  const game_view& from_;
  const game& what_;
  const tree& moves_;
  game_tree made_;
  std::vector<line> open_;
};

judged<game_tree> game_tree::from_view(const game_view& game) {
  judged<game_tree> result;
  result.findings.assign(game.findings().begin(), game.findings().end());
  if (game.start()) result.value = game_copier(game).copy();
  return result;
}

}  // namespace strictpgn
