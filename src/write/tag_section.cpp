#include "write/tag_section.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <forward_list>
#include <iterator>
#include <utility>

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

std::string pair_text(std::string_view name, std::string_view value) {
  std::string text;
  append_pair(text, name, value);
  return text;
}

/// A name in ASCII order. Mostly the first eight bytes decide.
class sorted_name {
 public:
  constexpr sorted_name() = default;
  constexpr explicit sorted_name(std::string_view text) : text_(text) {
    std::array<char, sizeof(first_)> first{};
    text.copy(first.data(), first.size());
    for (const char c : first) first_ = first_ << 8U | static_cast<unsigned char>(c);
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
  std::string_view text_;
  std::uint64_t first_ = 0;
};

constexpr auto names_of_roster = [] {
  std::array<sorted_name, std::size(roster)> all;
  std::ranges::transform(roster, all.begin(), [](auto name) { return sorted_name(name); });
  return all;
}();

/// The tag pairs of a game by their names, and what becomes of them.
class section {
 public:
  section(const game& what, termination marker, losses& lost, std::vector<mending>& mended)
      : what_(what), marker_(text_of(marker)), lost_(lost), mended_(mended) {}

  /// Of several pairs of one name the first counts (D37).
  void read() {
    sort_first_of_each_name();
    std::vector<pair*> firsts(what_.tags.size());
    for (auto& one : all_) firsts[static_cast<std::size_t>(one.tag - what_.tags.data())] = &one;
    for (std::size_t at = 0; at < firsts.size(); ++at) {
      const auto& tag = what_.tags[at];
      if (auto* const one = firsts[at])
        keep(*one, tag);
      else
        lost_.drop(is_believed(what_, tag) ? what_.name_span_of(tag) : what_.span_of(tag),
                   what_.text.substr(tag.begin, tag.end - tag.begin));
    }
  }

  /// Each tag of the roster has a value, that for "unknown" at least (8.1.1).
  void mend_roster() {
    for (const auto& sorted : names_of_roster) {
      auto& one = find_or_add(sorted);
      one.is_of_roster = true;
      if (!one.value.empty()) continue;
      const auto name = sorted.text();
      one.set(name == "Result" ? marker_ : name == "Date" ? "????.??.??" : "?");
      const auto result = pair_text(name, one.value);
      if (one.tag == nullptr)
        mend(end_of_tags(), fmt::format("`{}` is written, which was missing", result));
      else
        mend(what_.span_of(*one.tag),
             fmt::format("`{}` is written, as the value was empty", result));
    }
  }

  /// SetUp stands beside FEN (9.7.1), Termination has one of the listed words (9.8.1), and no tag
  /// that has a meaning is empty.
  void mend_others() {
    mend_set_up();
    mend_termination();
    std::erase_if(all_, [&](const pair& one) {
      const bool is_left_out = one.value.empty() && !one.is_of_roster && one.tag != nullptr &&
                               lost_.has_finding(what_.value_span_of(*one.tag));
      if (is_left_out)
        mend(what_.span_of(*one.tag),
             fmt::format("`{}` is left out, as it is empty", pair_text(one.name.text(), "")));
      return is_left_out;
    });
  }

  /// Appends the pairs in the order of export format, and gives how many others it leaves out.
  std::uint64_t write(std::string& out, bool others) {
    const auto write_line = [&](const pair& one) {
      if (one.as_written.empty())
        append_pair(out, one.name.text(), one.value);
      else
        out += one.as_written;
      out += '\n';
    };
    for (const auto& name : names_of_roster) write_line(*find(name));
    std::uint64_t left_out = 0;
    for (const auto& one : all_) {
      if (one.is_of_roster) continue;
      if (others)
        write_line(one);
      else
        ++left_out;
    }
    return left_out;
  }

 private:
  struct pair {
    sorted_name name;
    const tag_pair* tag = nullptr;  ///< null: it is missing
    std::string_view value{};
    std::string_view as_written{};  ///< with its brackets, where they stand in the text so
    bool is_of_roster = false;

    void set(std::string_view other) {
      value = other;
      as_written = {};
    }
  };

  void sort_first_of_each_name() {
    all_.reserve(what_.tags.size() + std::size(roster) + 1);
    for (const auto& tag : what_.tags)
      if (is_believed(what_, tag)) all_.push_back({sorted_name(what_.name_of(tag)), &tag});
    std::sort(all_.begin(), all_.end(), [](const pair& a, const pair& b) {
      const auto order = a.name <=> b.name;
      return std::is_lt(order) || (std::is_eq(order) && a.tag < b.tag);
    });
    const auto is_same = [](const pair& a, const pair& b) { return a.name == b.name; };
    all_.erase(std::unique(all_.begin(), all_.end(), is_same), all_.end());
  }

  std::vector<pair>::iterator place_of(const sorted_name& name) {
    return std::ranges::lower_bound(all_, name, {}, &pair::name);
  }

  pair* find(const sorted_name& name) {
    const auto found = place_of(name);
    return found != all_.end() && found->name == name ? &*found : nullptr;
  }

  pair& find_or_add(const sorted_name& name) {
    const auto found = place_of(name);
    if (found != all_.end() && found->name == name) return *found;
    return *all_.insert(found, {name});
  }

  void keep(pair& one, const tag_pair& tag) {
    const auto raw = what_.raw_value_of(tag);
    const bool is_plain = text::plain_length<'"', '\\'>(raw) == raw.size();
    one.value = is_plain ? raw : kept_value(tag);
    if (is_plain && is_as_written(tag))
      one.as_written = what_.text.substr(tag.begin, tag.end - tag.begin);
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
           fmt::format("control characters are dropped from the tag {}", what_.name_of(tag)));
    if (std::ranges::any_of(raw, is_tab))
      lost_.add(what_.value_span_of(tag), "the tabs in the value: each becomes a space",
                rule::string_tab);
    std::ranges::replace_if(value, is_tab, ' ');
    return value;
  }

  void mend_set_up() {
    const auto* fen = find(sorted_name("FEN"));
    if (fen == nullptr || fen->value.empty()) return;
    const auto where = what_.span_of(*fen->tag);
    auto& set_up = find_or_add(sorted_name("SetUp"));
    if (!set_up.value.empty()) return;
    set_up.set("1");
    mend(where, "`[SetUp \"1\"]` is written beside FEN");
  }

  void mend_termination() {
    auto* one = find(sorted_name("Termination"));
    if (one == nullptr) return;
    const auto word = rules::termination_like(one->value);
    const bool is_doubtful = rules::contradicts(word, marker_) ||
                             rules::contradicts(word, find(sorted_name("Result"))->value);
    if (word.empty() || word == one->value || is_doubtful) return;
    mend(what_.value_span_of(*one->tag),
         fmt::format("`{}` is written `{}`", pair_text("Termination", one->value), word));
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
  std::vector<pair> all_;  // by name
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
