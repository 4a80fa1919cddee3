#include "write/tag_section.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "rules/ending/terminations.hpp"
#include "strictpgn/rule.hpp"
#include "text/plain.hpp"

namespace strictpgn::write {

namespace {

constexpr std::size_t longest_symbol = 255;

bool is_of_roster(std::string_view name) {
  return std::find(std::begin(roster), std::end(roster), name) != std::end(roster);
}

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

/// The tag pairs of a game by their names, and what becomes of them.
class section {
 public:
  section(const game& what, termination marker, losses& lost, std::vector<mending>& mended)
      : what_(what), marker_(text_of(marker)), lost_(lost), mended_(mended) {}

  /// Of several pairs of one name the first counts (D37).
  void read() {
    for (const auto& tag : what_.tags) {
      const auto text = what_.text.substr(tag.begin, tag.end - tag.begin);
      if (!is_believed(what_, tag)) {
        lost_.drop(what_.span_of(tag), text);
        continue;
      }
      const auto [known, is_new] = all_.try_emplace(what_.name_of(tag), pair{&tag, {}});
      if (is_new)
        known->second.value = kept_value(tag);
      else
        lost_.drop(what_.name_span_of(tag), text);
    }
  }

  /// Each tag of the roster has a value, that for "unknown" at least (8.1.1).
  void mend_roster() {
    for (const auto name : roster) {
      auto& [tag, value] = all_[name];
      if (!value.empty()) continue;
      value = name == "Result" ? marker_ : name == "Date" ? "????.??.??" : "?";
      const auto result = pair_text(name, value);
      if (tag == nullptr)
        mend(end_of_tags(), fmt::format("`{}` is written, which was missing", result));
      else
        mend(what_.span_of(*tag), fmt::format("`{}` is written, as the value was empty", result));
    }
  }

  /// SetUp stands beside FEN (9.7.1), Termination has one of the listed words (9.8.1), and no tag
  /// that has a meaning is empty.
  void mend_others() {
    mend_set_up();
    mend_termination();
    for (auto next = all_.begin(); next != all_.end();) {
      const auto* tag = next->second.tag;
      const bool may_stay = !next->second.value.empty() || is_of_roster(next->first) ||
                            tag == nullptr || !lost_.has_finding(what_.value_span_of(*tag));
      if (may_stay) {
        ++next;
        continue;
      }
      mend(what_.span_of(*tag),
           fmt::format("`{}` is left out, as it is empty", pair_text(next->first, "")));
      next = all_.erase(next);
    }
  }

  /// Appends the pairs in the order of export format, and gives how many others it leaves out.
  std::uint64_t write(std::string& out, bool others) const {
    const auto write_line = [&](std::string_view name, const pair& one) {
      append_pair(out, name, one.value);
      out += '\n';
    };
    for (const auto name : roster) write_line(name, all_.at(name));
    std::uint64_t left_out = 0;
    for (const auto& [name, one] : all_) {
      if (is_of_roster(name)) continue;
      if (others)
        write_line(name, one);
      else
        ++left_out;
    }
    return left_out;
  }

 private:
  struct pair {
    const tag_pair* tag = nullptr;  ///< null: it is missing
    std::string value;
  };

  /// The value; control characters are no part of it (D114), and a tab cannot be (PGN 4.2).
  std::string kept_value(const tag_pair& tag) {
    const auto raw = what_.raw_value_of(tag);
    if (text::plain_length<'\\'>(raw) == raw.size()) return std::string(raw);
    auto value = what_.value_of(tag);
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
    const auto fen = all_.find("FEN");
    if (fen == all_.end() || fen->second.value.empty()) return;
    auto& value = all_["SetUp"].value;
    if (!value.empty()) return;
    value = "1";
    mend(what_.span_of(*fen->second.tag), "`[SetUp \"1\"]` is written beside FEN");
  }

  void mend_termination() {
    const auto found = all_.find("Termination");
    if (found == all_.end()) return;
    auto& [tag, value] = found->second;
    const auto word = rules::termination_like(value);
    const bool is_doubtful =
        rules::contradicts(word, marker_) || rules::contradicts(word, all_["Result"].value);
    if (word.empty() || word == value || is_doubtful) return;
    mend(what_.value_span_of(*tag),
         fmt::format("`{}` is written `{}`", pair_text("Termination", value), word));
    value = word;
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
  std::map<std::string_view, pair> all_;
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
