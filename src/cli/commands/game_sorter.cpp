#include "cli/commands/game_sorter.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <tuple>

#include "parse/elements.hpp"
#include "strictpgn/reader.hpp"

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

/// Whether a block ends with tags that no movetext follows: what comes next decides how they are
/// read.
bool ends_in_tags(const formatted_block& block, const options& reading) {
  if (!block.is_passed_on || block.text.find('[') == block.text.npos) return false;
  bool result = false;
  auto in = reader::text(block.text, reading);
  while (in.next()) {
    const auto& step = in.current();
    const auto* what = step.game != nullptr ? step.game : step.outside;
    if (what != nullptr)
      result = what->marker == termination::none && !what->tags.empty() &&
               std::ranges::none_of(what->elements, parse::stands_for_move);
  }
  return result;
}

}  // namespace

void game_sorter::begin_input(const options& reading) {
  end_input();
  reading_ = reading;
  reading_.depth = check_depth::syntax;
  tail_ = empty_line;
  pieces_.push_back({.at = piece::rank::first, .begin = size_, .end = size_});
}

/// Behind what is cut off nothing can stand.
void game_sorter::end_input() {
  if (!pieces_.empty() && (is_cut_off_ || tail_ != empty_line))
    pieces_.back().at = piece::rank::last;
  is_cut_off_ = false;
}

void game_sorter::add(const formatted_block& block) {
  if (auto one = piece_of(block)) pieces_.push_back(*std::move(one));
  auto& now = pieces_.back();
  if (block.kind == block_kind::game) is_cut_off_ = false;
  is_cut_off_ |= ends_in_tags(block, reading_);
  if (block.kind == block_kind::rest && !block.text.empty()) now.at = piece::rank::last;
  text_.append(block.text);
  size_ += block.text.size();
  now.end = size_;
  tail_ += block.text.substr(block.text.size() - std::min(block.text.size(), empty_line.size()));
  tail_.erase(0, tail_.size() - empty_line.size());
}

/// What begins with that block and can be moved.
std::optional<game_sorter::piece> game_sorter::piece_of(const formatted_block& block) const {
  const bool is_alone = !block.is_continued && !is_cut_off_ && tail_ == empty_line;
  if (block.kind == block_kind::outside || block.text.empty() || !is_alone) return std::nullopt;
  const auto games = parse_database(block.text, reading_).games;
  if (games.empty() || !begins_with_tag(games.front(), block.text)) return std::nullopt;
  auto key = collation_key_of(games.front());
  if (!key) return std::nullopt;
  const auto begin =
      size_ + static_cast<std::uint64_t>(movetext_of(games.front()).data() - block.text.data());
  piece one{.key = packed(*key),
            .movetext = begin,
            .movetext_end = begin + key->movetext.size(),
            .begin = size_};
  return one;
}

bool game_sorter::sort() {
  end_input();
  std::ranges::stable_sort(
      pieces_, [&](const piece& a, const piece& b) { return std::is_lt(compare(a, b)); });
  return !std::ranges::is_sorted(pieces_, {}, &piece::begin);
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
