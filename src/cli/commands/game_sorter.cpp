#include "cli/commands/game_sorter.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <tuple>
#include <utility>

#include "parse/elements.hpp"
#include "strictpgn/reader.hpp"
#include "text/code_point.hpp"

namespace strictpgn::cli {
namespace {

/// Enough that few games need a second look.
constexpr std::size_t kept_of_movetext = 40;

constexpr std::string_view empty_line = "\n\n";

constexpr std::size_t tag_count = std::tuple_size_v<decltype(collation_key::tags)>;

/// There may be millions of them. The values of tags have no line ends.
std::string packed(const collation_key& key) {
  std::string lines;
  for (const auto& value : key.tags) lines.append(value) += '\n';
  lines.append(key.movetext, 0, kept_of_movetext);
  lines.shrink_to_fit();
  return lines;
}

std::string_view take_line(std::string_view& lines) {
  const auto line = lines.substr(0, lines.find('\n'));
  lines.remove_prefix(line.size() + 1);
  return line;
}

std::weak_ordering compare_packed(std::string_view a, std::string_view b) {
  for (std::size_t tag = 0; tag < tag_count; ++tag) {
    const auto ours = take_line(a), theirs = take_line(b);
    if (const auto order = compare_collation_tags(tag, ours, theirs); std::is_neq(order))
      return order;
  }
  return a <=> b;
}

/// Whether the text begins with a tag pair that ends any movetext before it.
bool begins_with_tag(const game& what, std::string_view text) {
  if (what.tags.empty() || what.tags.front().is_damaged) return false;
  const auto before = text.substr(0, what.span_of(what.tags.front()).begin);
  return before.find_first_not_of(" \t\v") == before.npos;
}

/// How a block ends, as far as that matters to what is put behind it.
enum class ending : std::uint8_t {
  closed,
  open,       ///< in movetext that goes on to the next tag
  undecided,  ///< in tags without movetext, or escape lines behind a game without marker: what
              ///< comes next decides how they are read
};

ending ending_of(const game& what, bool is_game) {
  if (what.marker != termination::none) return ending::closed;
  const bool has_moves = std::ranges::any_of(what.elements, parse::stands_for_move);
  if (!what.tags.empty() && !has_moves) return ending::undecided;
  if (!is_game) return ending::closed;
  const bool ends_in_escape =
      !what.elements.empty() && what.elements.back().kind == element_kind::escape;
  return ends_in_escape ? ending::undecided : ending::open;
}

ending ending_of(const formatted_block& block, const options& reading) {
  const bool is_game = block.kind == block_kind::game;
  if (!block.is_passed_on) return ending::closed;
  if (!is_game && block.text.find('[') == block.text.npos) return ending::closed;
  auto result = ending::closed;
  auto in = reader::text(block.text, reading);
  while (in.next()) {
    const auto& step = in.current();
    const auto* what = step.game != nullptr ? step.game : step.outside;
    if (what != nullptr) result = ending_of(*what, step.game != nullptr);
  }
  const bool is_part = is_game && block.is_continued && result == ending::closed;
  return is_part ? ending::open : result;
}

}  // namespace

void game_sorter::begin_input(const options& reading) {
  end_input();
  reading_ = reading;
  reading_.depth = check_depth::syntax;
  tail_ = empty_line;
  lead_.reset();
  pieces_.push_back({.at = piece::rank::first, .begin = size_, .end = size_});
}

/// Behind what is cut off nothing can stand.
void game_sorter::end_input() {
  if (!pieces_.empty() && (is_cut_off_ || tail_ != empty_line))
    pieces_.back().at = piece::rank::last;
  is_cut_off_ = false;
}

void game_sorter::add(const formatted_block& block) {
  text_.append(block.text);
  if (auto one = piece_of(block)) {
    pieces_.back().end = one->begin;
    pieces_.push_back(*std::move(one));
  }
  auto& now = pieces_.back();
  follow_lead(block);
  const auto end = ending_of(block, reading_);
  if (block.kind == block_kind::game) {
    is_cut_off_ = false;
    now.is_open = end == ending::open;
  }
  is_cut_off_ |= end == ending::undecided;
  if (block.kind == block_kind::rest && !block.text.empty()) now.at = piece::rank::last;
  size_ += block.text.size();
  now.end = size_;
  tail_ += block.text.substr(block.text.size() - std::min(block.text.size(), empty_line.size()));
  tail_.erase(0, tail_.size() - empty_line.size());
}

/// Where text begins that may go with the next game. At the start of a file a byte order mark would
/// be none of its text.
void game_sorter::follow_lead(const formatted_block& block) {
  if (block.kind != block_kind::outside) return lead_.reset();
  if (lead_ || block.text.empty() || !may_begin_with(block)) return;
  if (!block.text.starts_with(text::byte_order_mark)) lead_ = size_;
}

/// Whether what stands before a block has an end of its own.
bool game_sorter::may_begin_with(const formatted_block& block) const {
  return !block.is_continued && !is_cut_off_ && tail_ == empty_line;
}

/// What begins with that block and can be moved.
std::optional<game_sorter::piece> game_sorter::piece_of(const formatted_block& block) const {
  if (block.kind == block_kind::outside || block.text.empty() || !may_begin_with(block))
    return std::nullopt;
  const auto games = parse_database(block.text, reading_).games;
  if (games.empty() || !begins_with_tag(games.front(), block.text)) return std::nullopt;
  auto key = collation_key_of(games.front());
  if (!key) return std::nullopt;
  const auto begin =
      size_ + static_cast<std::uint64_t>(movetext_of(games.front()).data() - block.text.data());
  piece one{.key = packed(*key),
            .movetext = begin,
            .movetext_end = begin + key->movetext.size(),
            .lead_end = size_,
            .begin = lead_.value_or(size_)};
  return one;
}

bool game_sorter::sort() {
  end_input();
  sort_pieces();
  if (takes_in_text()) {
    give_text_back();
    sort_pieces();
  }
  return !std::ranges::is_sorted(pieces_, {}, &piece::begin);
}

void game_sorter::sort_pieces() {
  std::ranges::stable_sort(
      pieces_, [&](const piece& a, const piece& b) { return std::is_lt(compare(a, b)); });
}

/// All text stands behind its games again, which are in the order of the input again.
void game_sorter::give_text_back() {
  std::ranges::sort(pieces_, {}, [](const piece& one) { return std::pair(one.begin, one.end); });
  for (std::size_t at = 1; at < pieces_.size(); ++at)
    if (pieces_[at].has_lead()) pieces_[at].begin = pieces_[at - 1].end = pieces_[at].lead_end;
}

/// Whether a game without end has come to stand before text that belongs to the next one.
bool game_sorter::takes_in_text() const {
  bool is_open = false;
  for (const auto& one : pieces_) {
    if (is_open && one.has_lead()) return true;
    if (one.begin != one.end) is_open = one.is_open;
  }
  return false;
}

std::weak_ordering game_sorter::compare(const piece& a, const piece& b) const {
  if (a.at != piece::rank::by_key || b.at != piece::rank::by_key) return a.at <=> b.at;
  const auto order = compare_packed(a.key, b.key);
  return std::is_neq(order) ? order : compare_movetexts(a, b);
}

std::weak_ordering game_sorter::compare_movetexts(const piece& a, const piece& b) const {
  std::array<char, 4096> ours, theirs;
  for (std::uint64_t at = 0;; at += ours.size()) {
    const auto read = [&](const piece& from, auto& to) {
      const auto begin = std::min(from.movetext + at, from.movetext_end);
      const auto most = std::min<std::uint64_t>(to.size(), from.movetext_end - begin);
      return std::string_view(to.data(), text_.read_at(begin, to.data(), most));
    };
    const auto one = read(a, ours);
    const auto other = read(b, theirs);
    if (one != other || one.empty()) return one <=> other;
  }
}

void game_sorter::each_piece(const std::function<void(std::string_view)>& take) const {
  std::array<char, 64 << 10> buffer;
  for (const auto& one : pieces_)
    for (auto at = one.begin; at != one.end;) {
      const auto most = std::min<std::uint64_t>(buffer.size(), one.end - at);
      const auto size = text_.read_at(at, buffer.data(), most);
      take({buffer.data(), size});
      at += size;
    }
}

}  // namespace strictpgn::cli
