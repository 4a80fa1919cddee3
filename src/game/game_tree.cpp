#include "strictpgn/game_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "game/fragment.hpp"
#include "strictpgn/fen_conversion.hpp"
#include "strictpgn/move_text.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/uci.hpp"

namespace strictpgn {

namespace {

constexpr std::string_view null_san = "--";

bool says_where_it_begins(std::string_view name) {
  return name == "FEN" || name == "SetUp" || name == "Variant";
}

termination termination_of(std::string_view text) {
  for (const auto known :
       {termination::white_wins, termination::black_wins, termination::draw, termination::unknown})
    if (text == text_of(known)) return known;
  return termination::none;
}

/// Plays the moves of a text one after the other; nothing when one of them is refused.
std::optional<std::vector<std::pair<move, suffix>>> play_all(
    position now, std::span<const std::string_view> moves, std::vector<diagnostic>& findings) {
  std::vector<std::pair<move, suffix>> played;
  for (const auto text : moves) {
    auto found = resolve(now, text);
    std::ranges::move(found.findings, std::back_inserter(findings));
    if (found.state == move_state::played)
      now.play(found.played);
    else if (found.state == move_state::passed)
      now.pass();
    else
      return std::nullopt;
    played.emplace_back(found.played, found.suffix);
  }
  return played;
}

}  // namespace

// ---- making
// ----------------------------------------------------------------------------------------

game_tree game_tree::initial() { return game_tree(position::initial()); }

game_tree game_tree::from_position(const position& start) {
  game_tree result(start);
  if (start == position::initial()) return result;
  const bool is_plain = is_expressible(start.to_setup(), fen_dialect::fen);
  if (!is_plain) result.put_tag("Variant", "Chess960");
  result.put_tag("SetUp", "1");
  result.put_tag("FEN", write_fen(start, is_plain ? fen_dialect::fen : fen_dialect::chess960));
  return result;
}

judged<game_tree> game_tree::from_fen(std::string_view record, fen_dialect dialect) {
  auto read = parse_fen(record, dialect);
  judged<game_tree> result;
  if (read.playable) result.value = from_position(*read.playable);
  result.findings = std::move(read.findings);
  return result;
}

judged<game_tree> game_tree::from_text(std::string_view text, const options& options) {
  auto all = read_text(text, options);
  const auto first = all.begin();
  return first == all.end() ? judged<game_tree>{} : from_view(*first);
}

// ---- moves
// -----------------------------------------------------------------------------------------

node_id game_tree::new_node(node_id parent, move played) {
  const auto result = static_cast<node_id>(nodes_.size());
  node added(after(parent));
  if (played == move{})
    added.after.pass();
  else
    added.after.play(played);
  added.played = played;
  added.parent = parent;
  added.ply = at(parent).ply + 1;
  nodes_.push_back(std::move(added));
  return result;
}

node_id game_tree::continue_line(node_id behind, move played) {
  if (at(behind).next != node_id::none) return begin_variation(at(behind).next, played);
  const auto result = new_node(behind, played);
  return at(behind).next = result;
}

node_id game_tree::begin_variation(node_id replaced, move played) {
  const auto result = new_node(at(replaced).parent, played);
  put_variation(replaced, result);
  return result;
}

void game_tree::put_variation(node_id replaced, node_id first) {
  at(first).replaced = replaced;
  append_item(replaced, at(first).place = new_item({.variation = first}));
}

std::uint32_t game_tree::new_item(item result) {
  items_.push_back(std::move(result));
  return static_cast<std::uint32_t>(items_.size() - 1);
}

void game_tree::append_item(node_id to, std::uint32_t one) {
  auto& first = at(to).first_item;
  auto& last = at(to).last_item;
  items_[one].previous = last;
  items_[one].next = no_item;
  (last == no_item ? first : items_[last].next) = one;
  last = one;
}

void game_tree::take_item(node_id from, std::uint32_t one) {
  const auto [previous, next] = std::pair(items_[one].previous, items_[one].next);
  (previous == no_item ? at(from).first_item : items_[previous].next) = next;
  (next == no_item ? at(from).last_item : items_[next].previous) = previous;
}

judged<node_id> game_tree::add_move(node_id behind, std::string_view san) {
  if (!contains(behind)) return {};
  auto found = resolve(after(behind), san);
  judged<node_id> result{std::nullopt, std::move(found.findings)};
  if (found.state != move_state::played && found.state != move_state::passed) return result;
  result.value = continue_line(behind, found.played);
  if (found.suffix != suffix::none) add_nag_once(*result, static_cast<std::uint8_t>(found.suffix));
  return result;
}

judged<node_id> game_tree::add_move(node_id behind, move move) {
  if (!contains(behind)) return {};
  const auto& before = after(behind);
  auto found = parse_uci(before, write_uci(before, move, uci_castling::rook_square));
  judged<node_id> result{std::nullopt, std::move(found.findings)};
  if (found.state == move_state::played || found.state == move_state::passed)
    result.value = continue_line(behind, found.played);
  return result;
}

judged<node_id> game_tree::add_variation(node_id replaced,
                                         std::span<const std::string_view> moves) {
  judged<node_id> result;
  if (!is_move(replaced) || moves.empty()) return result;
  const auto played = play_all(after(at(replaced).parent), moves, result.findings);
  if (!played) return result;
  auto last = node_id::none;
  for (const auto& [which, annotation] : *played) {
    last = result.value ? continue_line(last, which) : begin_variation(replaced, which);
    if (!result.value) result.value = last;
    if (annotation != suffix::none) add_nag_once(last, static_cast<std::uint8_t>(annotation));
  }
  return result;
}

judged<node_id> game_tree::add_line(node_id behind, std::span<const std::string_view> moves) {
  judged<node_id> result;
  if (!contains(behind)) return result;
  const auto played = play_all(after(behind), moves, result.findings);
  if (!played) return result;
  result.value = behind;
  for (const auto& [which, annotation] : *played) {
    result.value = continue_line(*result.value, which);
    if (annotation != suffix::none)
      add_nag_once(*result.value, static_cast<std::uint8_t>(annotation));
  }
  return result;
}

// ---- the order of variations
// -----------------------------------------------------------------------

/// The next item from there on that is a variation.
std::uint32_t game_tree::next_variation(std::uint32_t from, bool is_forward) const {
  while (from != no_item && items_[from].variation == node_id::none)
    from = is_forward ? items_[from].next : items_[from].previous;
  return from;
}

bool game_tree::exchange_variations(std::uint32_t one, std::uint32_t other) {
  if (one == no_item || other == no_item) return false;
  std::swap(items_[one].variation, items_[other].variation);
  at(items_[one].variation).place = one;
  at(items_[other].variation).place = other;
  return true;
}

/// A first move becomes one in the middle of its line: what stands before it, stands behind
/// another.
void game_tree::join_line(node_id first) {
  const auto parent = at(first).parent;
  at(parent).next = first;
  for (auto& comment : std::exchange(at(first).before, {}))
    append_item(parent, new_item({.comment = std::move(comment)}));
}

/// The variation takes the place of the move, which becomes the first of its variations to come;
/// the other variations of the move follow. Comments stay with their moves.
void game_tree::exchange_with_replaced(node_id first) {
  const auto other = at(first).replaced;
  take_item(other, at(first).place);
  at(first).place = at(other).place;
  at(first).replaced = at(other).replaced;
  if (at(first).place != no_item)
    items_[at(first).place].variation = first;
  else
    join_line(first);
  put_variation(first, other);
  for (auto moved = next_variation(at(other).first_item, true); moved != no_item;) {
    const auto rest = next_variation(items_[moved].next, true);
    take_item(other, moved);
    append_item(first, moved);
    at(items_[moved].variation).replaced = first;
    moved = rest;
  }
}

bool game_tree::promote(node_id first) {
  if (!is_move(first) || at(first).replaced == node_id::none) return false;
  const auto place = at(first).place;
  const auto before = next_variation(items_[place].previous, false);
  if (before != no_item) return exchange_variations(place, before);
  exchange_with_replaced(first);
  return true;
}

bool game_tree::demote(node_id first) {
  if (!is_move(first)) return false;
  const auto own = next_variation(at(first).first_item, true);
  if (own != no_item) {
    exchange_with_replaced(items_[own].variation);
    return true;
  }
  if (at(first).replaced == node_id::none) return false;
  const auto place = at(first).place;
  return exchange_variations(place, next_variation(items_[place].next, true));
}

bool game_tree::remove(node_id id) {
  if (!is_move(id)) return false;
  const auto own = next_variation(at(id).first_item, true);
  if (own != no_item) exchange_with_replaced(items_[own].variation);
  if (at(id).replaced != node_id::none)
    take_item(at(id).replaced, at(id).place);
  else
    at(at(id).parent).next = node_id::none;
  mark_removed(id);
  return true;
}

void game_tree::mark_removed(node_id first) {
  std::vector<node_id> open{first};
  while (!open.empty()) {
    const auto id = open.back();
    open.pop_back();
    for (auto one = at(id).first_item; one != no_item; one = items_[one].next) {
      if (items_[one].variation != node_id::none) open.push_back(items_[one].variation);
      items_[one].comment = {};
    }
    if (at(id).next != node_id::none) open.push_back(at(id).next);
    at(id).is_removed = true;
    at(id).nags = {};
    at(id).before = {};
  }
}

// ---- what there is
// ---------------------------------------------------------------------------------

bool game_tree::contains(node_id id) const {
  return static_cast<std::uint32_t>(id) < nodes_.size() && !at(id).is_removed;
}

node_id game_tree::next(node_id id) const { return contains(id) ? at(id).next : node_id::none; }
node_id game_tree::parent(node_id id) const { return contains(id) ? at(id).parent : node_id::none; }
node_id game_tree::replaced(node_id id) const {
  return contains(id) ? at(id).replaced : node_id::none;
}

std::vector<node_id> game_tree::variations(node_id id) const {
  std::vector<node_id> found;
  if (!contains(id)) return found;
  for (auto one = at(id).first_item; one != no_item; one = items_[one].next)
    if (items_[one].variation != node_id::none) found.push_back(items_[one].variation);
  return found;
}

std::vector<node_id> game_tree::mainline() const {
  std::vector<node_id> found;
  for (auto one = next(node_id::root); one != node_id::none; one = next(one)) found.push_back(one);
  return found;
}

move game_tree::played(node_id id) const { return contains(id) ? at(id).played : move{}; }

std::string game_tree::san(node_id id) const {
  if (!is_move(id)) return {};
  if (at(id).played == move{}) return std::string(null_san);
  return write_san(after(at(id).parent), at(id).played);
}

position game_tree::after(node_id id) const { return at(id).after; }
std::uint32_t game_tree::ply(node_id id) const { return contains(id) ? at(id).ply : 0; }

// ---- annotations
// -----------------------------------------------------------------------------------

judged<node_id> game_tree::add_comment(node_id behind, std::string_view text) {
  if (!contains(behind)) return {};
  auto read = read_comment(text);
  judged<node_id> result{std::nullopt, std::move(read.findings)};
  if (!read.is_kept) return result;
  append_item(behind, new_item({.comment = std::string(text)}));
  result.value = behind;
  return result;
}

judged<node_id> game_tree::add_comment_before(node_id id, std::string_view text) {
  if (!is_move(id)) return {};
  if (at(id).replaced == node_id::none) return add_comment(at(id).parent, text);
  auto read = read_comment(text);
  judged<node_id> result{std::nullopt, std::move(read.findings)};
  if (!read.is_kept) return result;
  at(id).before.emplace_back(text);
  result.value = id;
  return result;
}

judged<node_id> game_tree::add_nag(node_id to, unsigned number) {
  if (!is_move(to)) return {};
  if (number > 255)
    return {std::nullopt,
            {finding_about(rule::nag_out_of_range, {},
                           fmt::format("glyph `${}` is not from $0 to $255", number))}};
  add_nag_once(to, static_cast<std::uint8_t>(number));
  return {to, {}};
}

void game_tree::add_nag_once(node_id to, std::uint8_t number) {
  auto& all = at(to).nags;
  if (std::ranges::find(all, number) == all.end()) all.push_back(number);
}

std::vector<std::string> game_tree::comments(node_id id) const {
  std::vector<std::string> found;
  if (!contains(id)) return found;
  for (auto one = at(id).first_item; one != no_item; one = items_[one].next)
    if (items_[one].variation == node_id::none) found.push_back(items_[one].comment);
  return found;
}

std::vector<std::string> game_tree::comments_before(node_id id) const {
  if (!contains(id)) return {};
  const bool begins_mainline = id != node_id::root && next(node_id::root) == id;
  return begins_mainline ? comments(node_id::root) : at(id).before;
}

std::vector<std::uint8_t> game_tree::nags(node_id id) const {
  return contains(id) ? at(id).nags : std::vector<std::uint8_t>{};
}

void game_tree::remove_comments(node_id id) {
  if (!contains(id)) return;
  at(id).before.clear();
  for (auto one = at(id).first_item; one != no_item; one = items_[one].next)
    if (items_[one].variation == node_id::none) {
      take_item(id, one);
      items_[one].comment = {};
    }
}

void game_tree::remove_nags(node_id id) {
  if (contains(id)) at(id).nags.clear();
}

// ---- tags and result
// -------------------------------------------------------------------------------

judged<std::string> game_tree::set_tag(std::string_view name, std::string_view value) {
  auto read = read_tag(name, value);
  judged<std::string> result{std::nullopt, std::move(read.findings)};
  if (!read.is_kept) return result;
  const auto marker = termination_of(value);
  if (name == "Result" && marker == termination::none) return result;
  if (says_where_it_begins(name)) {
    result.findings.push_back(finding_about(
        rule::setup_fen_conflict, {0, tag_source(name, value).size()},
        fmt::format("the tag {} says where the game begins, which does not change", name)));
    return result;
  }
  if (name == "Result")
    result_ = marker;
  else
    put_tag(name, value);
  result.value = std::string(value);
  return result;
}

void game_tree::put_tag(std::string_view name, std::string_view value) {
  const auto known = std::ranges::find(tags_, name, &std::pair<std::string, std::string>::first);
  if (known == tags_.end())
    tags_.emplace_back(name, value);
  else
    known->second = value;
}

bool game_tree::remove_tag(std::string_view name) {
  if (says_where_it_begins(name)) return false;
  return std::erase_if(tags_, [=](const auto& pair) { return pair.first == name; }) != 0;
}

std::optional<std::string> game_tree::tag(std::string_view name) const {
  if (name == "Result") return std::string(text_of(result_));
  const auto known = std::ranges::find(tags_, name, &std::pair<std::string, std::string>::first);
  if (known == tags_.end()) return std::nullopt;
  return known->second;
}

std::vector<std::pair<std::string, std::string>> game_tree::tags() const {
  auto all = tags_;
  all.emplace_back("Result", text_of(result_));
  return all;
}

void game_tree::set_result(termination marker) {
  result_ = marker == termination::none ? termination::unknown : marker;
}

}  // namespace strictpgn
