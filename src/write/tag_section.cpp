#include "write/tag_section.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <forward_list>
#include <iterator>
#include <memory_resource>
#include <numeric>
#include <utility>
#include <vector>

#include "rules/ending/terminations.hpp"
#include "strictpgn/rule.hpp"
#include "text/plain.hpp"

namespace strictpgn::write {

namespace {

constexpr std::size_t longest_symbol = 255;

bool is_tab(char c) { return c == '\t' || c == '\v'; }
bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && !is_tab(c)) || byte == 0x7F;
}

void append_pair(std::string& out, std::string_view name, std::string_view value) {
  out.append("[").append(name).append(" \"");
  if (text::plain_length<'"', '\\'>(value) == value.size()) {
    out += value;
  } else {
    for (const char c : value) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
  }
  out += "\"]";
}

/// The same between backquotes, with room for what a sentence says of it.
std::string quoted_pair(std::string_view name, std::string_view value) {
  constexpr std::size_t room = 64;
  std::string text;
  text.reserve(name.size() + value.size() + room);
  text += '`';
  append_pair(text, name, value);
  text += '`';
  return text;
}

/// A name in ASCII order: mostly its first eight bytes decide.
class sorted_name {
 public:
  constexpr explicit sorted_name(std::string_view text) : text_(text) {
    std::array<char, sizeof(first_)> first{};
    text.copy(first.data(), first.size());
    first_ = number_of(first.data());
  }

  /// The name that is the first bytes of a longer text. Where eight can be read, those behind the
  /// name are taken off at once.
  static sorted_name in_front_of(std::string_view text, std::size_t size) {
    sorted_name name(text.substr(0, size), 0);
    if (size == 0 || text.size() < sizeof(first_)) return sorted_name(name.text_);
    const auto others = 8 * (sizeof(first_) - std::min(size, sizeof(first_)));
    name.first_ = number_of(text.data()) >> others << others;
    return name;
  }

  std::string_view text() const { return text_; }

  bool operator==(const sorted_name& other) const {
    if (first_ != other.first_ || text_.size() != other.text_.size()) return false;
    return text_.size() <= sizeof(first_) || text_ == other.text_;
  }
  auto operator<=>(const sorted_name& other) const {
    return first_ == other.first_ ? text_ <=> other.text_ : first_ <=> other.first_;
  }

 private:
  constexpr sorted_name(std::string_view text, std::uint64_t first) : text_(text), first_(first) {}

  static constexpr std::uint64_t number_of(const char* bytes) {
    std::uint64_t number = 0;
    for (std::size_t at = 0; at < sizeof number; ++at)
      number = number << 8U | static_cast<unsigned char>(bytes[at]);
    return number;
  }

  std::string_view text_;
  std::uint64_t first_ = 0;
};

constexpr auto names_of_roster = []<std::size_t... Row>(std::index_sequence<Row...>) {
  return std::array{sorted_name(roster[Row])...};
}
(std::make_index_sequence<std::size(roster)>());

/// Writes the lines of a tag section. Of those that stand in the text, runs are copied at once.
class line_writer {
 public:
  explicit line_writer(std::string& out) : out_(out) {}

  void copy(std::string_view line) {
    const bool goes_on =
        !run_.empty() && line.data() == run_.data() + run_.size() + 1 && line.data()[-1] == '\n';
    if (!goes_on) finish();
    run_ = goes_on ? std::string_view(run_.data(), run_.size() + 1 + line.size()) : line;
  }
  void write(std::string_view name, std::string_view value) {
    finish();
    append_pair(out_, name, value);
    out_ += '\n';
  }
  /// To be called behind the last line.
  void finish() {
    if (run_.empty()) return;
    out_ += run_;
    out_ += '\n';
    run_ = {};
  }

 private:
  std::string& out_;
  std::string_view run_;  // of lines that stand in the text and are not written yet
};

/// The tag pairs of a game by their names, and what becomes of them.
class section {
 public:
  section(const game& what, termination marker, losses& lost, std::vector<mending>& mended)
      : what_(what), marker_(text_of(marker)), lost_(lost), mended_(mended) {}

  /// Of several pairs of one name the first counts (D37).
  void read() {
    all_.reserve(what_.tags.size() + std::size(roster) + 1);
    for (const auto& tag : what_.tags) {
      if (is_believed(what_, tag))
        all_.push_back({name_of(tag), &tag});
      else
        lost_.drop_damaged(what_.span_of(tag), bytes_of(tag));
    }
    sort();
    drop_repeated();
    for (auto& one : all_)
      if (!one.is_dropped) keep(one);
  }

  /// Each tag of the roster has a value, that for "unknown" at least (8.1.1).
  void mend_roster() {
    for (std::size_t row = 0; row < std::size(roster); ++row) {
      // Mostly the tag stands where it belongs.
      const bool is_there =
          row < all_.size() && !all_[row].is_dropped && all_[row].name == names_of_roster[row];
      of_roster_[row] = is_there ? static_cast<index>(row) : find_or_add(names_of_roster[row]);
      mend_row(all_[of_roster_[row]]);
    }
  }

  /// SetUp stands beside FEN (9.7.1), Termination has one of the listed words (9.8.1), and no tag
  /// that has a meaning is empty.
  void mend_others() {
    mend_set_up();
    mend_termination();
    for (const auto at : by_name_) {
      auto& one = all_[at];
      one.is_dropped = lacks_value(one);
      if (one.is_dropped)
        mend(what_.span_of(*one.tag),
             quoted_pair(one.name.text(), "") + " is left out, as it is empty");
    }
  }

  /// Appends the pairs in the order of export format, and gives how many others it leaves out.
  std::uint64_t write(std::string& out, bool others) {
    line_writer lines(out);
    const auto write_line = [&](const pair& one) {
      if (one.as_written.empty())
        lines.write(one.name.text(), one.value);
      else
        lines.copy(one.as_written);
    };
    for (const auto at : of_roster_) write_line(all_[at]);
    std::uint64_t left_out = 0;
    for (const auto at : by_name_) {
      const auto& one = all_[at];
      if (one.is_of_roster || one.is_dropped) continue;
      if (others)
        write_line(one);
      else
        ++left_out;
    }
    lines.finish();
    return left_out;
  }

 private:
  using index = std::uint32_t;  // into `all_`

  struct pair {
    sorted_name name;
    const tag_pair* tag = nullptr;  ///< null: it is missing
    std::string_view value{};
    std::string_view as_written{};  ///< with its brackets, where they stand in the text so
    bool is_of_roster = false;
    bool is_dropped = false;

    void set(std::string_view other) {
      value = other;
      as_written = {};
    }
  };

  std::string_view bytes_of(const tag_pair& tag) const {
    return what_.text.substr(tag.begin, tag.end - tag.begin);
  }

  sorted_name name_of(const tag_pair& tag) const {
    return sorted_name::in_front_of(what_.text.substr(tag.name_begin),
                                    tag.name_end - tag.name_begin);
  }

  /// Equal names stay in the order of the text.
  void sort() {
    by_name_.reserve(all_.capacity());
    by_name_.resize(all_.size());
    std::iota(by_name_.begin(), by_name_.end(), 0);
    std::sort(by_name_.begin(), by_name_.end(), [this](index a, index b) {
      const auto order = all_[a].name <=> all_[b].name;
      return std::is_lt(order) || (std::is_eq(order) && a < b);
    });
  }

  /// Of equal names the first is left.
  void drop_repeated() {
    for (std::size_t next = 1; next < by_name_.size(); ++next) {
      auto& one = all_[by_name_[next]];
      if (one.name != all_[by_name_[next - 1]].name) continue;
      one.is_dropped = true;
      lost_.drop(what_.name_span_of(*one.tag), bytes_of(*one.tag));
    }
    std::erase_if(by_name_, [this](index at) { return all_[at].is_dropped; });
  }

  std::pmr::vector<index>::iterator place_of(const sorted_name& name) {
    return std::lower_bound(
        by_name_.begin(), by_name_.end(), name,
        [this](index at, const auto& wanted) { return all_[at].name < wanted; });
  }

  pair* find(const sorted_name& name) {
    const auto found = place_of(name);
    return found != by_name_.end() && all_[*found].name == name ? &all_[*found] : nullptr;
  }

  index find_or_add(const sorted_name& name) {
    const auto found = place_of(name);
    if (found != by_name_.end() && all_[*found].name == name) return *found;
    all_.push_back({name});
    return *by_name_.insert(found, static_cast<index>(all_.size() - 1));
  }

  /// A finding says so where nothing is written; no other one is of a value of control characters
  /// alone, which says nothing under any name.
  bool lacks_value(const pair& one) const {
    if (!one.value.empty() || one.is_of_roster || one.tag == nullptr) return false;
    return !what_.raw_value_of(*one.tag).empty() ||
           lost_.has_finding(what_.value_span_of(*one.tag));
  }

  void mend_row(pair& one) {
    one.is_of_roster = true;
    if (!one.value.empty()) return;
    const auto name = one.name.text();
    one.set(name == "Result" ? marker_ : name == "Date" ? "????.??.??" : "?");
    const auto result = quoted_pair(name, one.value);
    if (one.tag == nullptr)
      mend(end_of_tags(), result + " is written, which was missing");
    else
      mend(what_.span_of(*one.tag), result + " is written, as the value was empty");
  }

  void keep(pair& one) {
    const auto& tag = *one.tag;
    const auto raw = what_.raw_value_of(tag);
    const bool is_plain = text::plain_length<'"', '\\'>(raw) == raw.size();
    one.value = is_plain ? raw : kept_value(tag);
    if (is_plain && is_as_written(tag)) one.as_written = bytes_of(tag);
  }

  /// Whether nothing stands between its tokens but one space before the value.
  bool is_as_written(const tag_pair& tag) const {
    return tag.name_begin == tag.begin + 1 && tag.value_begin == tag.name_end + 2 &&
           tag.end == tag.value_end + 2 && what_.text[tag.begin] == '[' &&
           what_.text.substr(tag.name_end, 2) == " \"" &&
           what_.text.substr(tag.value_end, 2) == "\"]";
  }

  /// The value; control characters are no part of it (D114), and a tab cannot be (PGN 4.2).
  std::string_view kept_value(const tag_pair& tag) {
    const auto raw = what_.raw_value_of(tag);
    if (text::plain_length<'\\'>(raw) == raw.size()) return raw;
    auto& value = unescaped_.emplace_front(what_.value_of(tag));
    if (std::ranges::any_of(raw, is_control))
      mend(what_.value_span_of(tag),
           "control characters are dropped from the tag " + std::string(what_.name_of(tag)));
    if (std::ranges::any_of(raw, is_tab))
      lost_.add(what_.value_span_of(tag), "the tabs in the value: each becomes a space",
                rule::string_tab);
    std::ranges::replace_if(value, is_tab, ' ');
    return value;
  }

  void mend_set_up() {
    const auto* fen = find(sorted_name("FEN"));
    if (fen == nullptr) return drop_unread_set_up();
    if (fen->value.empty()) return;
    const auto where = what_.span_of(*fen->tag);
    auto& set_up = all_[find_or_add(sorted_name("SetUp"))];
    if (!set_up.value.empty()) return;
    set_up.set("1");
    mend(where, "`[SetUp \"1\"]` is written beside FEN");
  }

  /// Behind a damaged one it said nothing of where the moves begin, and would now.
  void drop_unread_set_up() {
    const sorted_name name("SetUp");
    const auto* one = find(name);
    if (one == nullptr || one->tag == what_.find_tag(name.text())) return;
    lost_.drop(what_.name_span_of(*one->tag), bytes_of(*one->tag));
    by_name_.erase(place_of(name));
  }

  void mend_termination() {
    auto* one = find(sorted_name("Termination"));
    if (one == nullptr) return;
    const auto word = rules::termination_like(one->value);
    const bool is_doubtful = rules::contradicts(word, marker_) ||
                             rules::contradicts(word, find(sorted_name("Result"))->value);
    if (word.empty() || word == one->value || is_doubtful) return;
    auto what = quoted_pair("Termination", one->value);
    what.append(" is written `").append(word).append("`");
    mend(what_.value_span_of(*one->tag), std::move(what));
    one->set(word);
  }

  void mend(span where, std::string what) { mended_.push_back({where, std::move(what)}); }

  span end_of_tags() const {
    const auto end = what_.tags.empty() ? what_.offset : what_.span_of(what_.tags.back()).end;
    return {end, end};
  }

  const game& what_;
  std::string_view marker_;
  losses& lost_;
  std::vector<mending>& mended_;
  // A tag section seldom needs more.
  std::array<std::byte, 4096> room_;
  std::pmr::monotonic_buffer_resource memory_{room_.data(), room_.size()};
  std::pmr::vector<pair> all_{&memory_};       // in text order, and then those that were missing
  std::pmr::vector<index> by_name_{&memory_};  // without those that are repeated
  std::array<index, std::size(roster)> of_roster_{};
  std::forward_list<std::string> unescaped_;
};

}  // namespace

bool is_believed(const game& what, const tag_pair& tag) {
  const bool has_name_and_value = tag.name_end > tag.name_begin && tag.value_begin > tag.name_end &&
                                  tag.value_end >= tag.value_begin;
  return has_name_and_value && !tag.is_damaged && what.name_of(tag).size() <= longest_symbol;
}

bool is_in_believed_tag(const game& what, std::uint64_t offset) {
  const auto after = std::ranges::partition_point(
      what.tags, [&](const tag_pair& tag) { return tag.begin <= offset; });
  return after != what.tags.begin() && offset < after[-1].end && is_believed(what, after[-1]);
}

std::uint64_t write_tag_section(std::string& out, const game& what, termination marker, bool others,
                                losses& lost, std::vector<mending>& mended) {
  section tags(what, marker, lost, mended);
  tags.read();
  tags.mend_roster();
  if (others) tags.mend_others();
  return tags.write(out, others);
}

}  // namespace strictpgn::write
