// The places that the lines of `ast` tell: of tokens, and of what the grammar of the standard does
// not have.
#pragma once

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/span.hpp"
#include "text/ascii.hpp"

namespace strictpgn::tests {

/// What one line tells.
class tree_places {
 public:
  using json = nlohmann::json;

  explicit tree_places(const json& line) {
    for (const auto& one : line.at("tags")) tags_.push_back(span_of(one));
    for (const auto& one : line.at("deviations")) deviations_.push_back(span_of(one));
    if (line.contains("termination")) tokens_.push_back(span_of(line.at("termination")));
    for (const char* list : {"comments", "others", "elements"}) add_items(line, list);
    std::vector<const json*> open;
    if (line.contains("moves")) open.push_back(&line.at("moves"));
    add_variations(open, line, "stray_variations");
    while (!open.empty()) {
      const auto& moves = *open.back();
      open.pop_back();
      for (const auto& move : moves) {
        add_move(move);
        add_variations(open, move, "variations");
      }
    }
    for (auto* list : {&tokens_, &tags_, &deviations_}) std::ranges::sort(*list, {}, &span::begin);
  }

  /// Whether no token lies over another, but for those inside a tag pair.
  bool are_apart() const {
    const auto meet = [](const span& a, const span& b) { return a.end > b.begin; };
    const auto none_meet = [&](const std::vector<span>& all) {
      return std::ranges::adjacent_find(all, meet) == all.end();
    };
    return none_meet(tokens_) && none_meet(tags_);
  }

  /// Marks the bytes whose place is told.
  void mark(std::vector<bool>& told) const {
    for (const auto* list : {&tokens_, &tags_, &deviations_})
      for (const auto& [begin, end] : *list)
        for (auto at = begin; at < end; ++at) told.at(at) = true;
  }

 private:
  static span span_of(const json& one) { return {one.at("begin"), one.at("end")}; }

  void add_parentheses(const json& one) {
    const auto [begin, end] = span_of(one);
    tokens_.push_back({begin, begin + 1});
    if (!one.contains("unclosed")) tokens_.push_back({end - 1, end});
  }

  void add_items(const json& from, const char* list) {
    if (!from.contains(list)) return;
    for (const auto& one : from.at(list))
      if (one.at("kind") == "parentheses")
        add_parentheses(one);
      else
        tokens_.push_back(span_of(one));
  }

  void add_move(const json& move) {
    tokens_.push_back(span_of(move));
    if (move.contains("indication")) tokens_.push_back(span_of(move.at("indication")));
    if (move.contains("parentheses")) add_parentheses(move.at("parentheses"));
    for (const char* list : {"comments_before", "comments", "nags", "others"})
      add_items(move, list);
  }

  static void add_variations(std::vector<const json*>& open, const json& from, const char* list) {
    if (!from.contains(list)) return;
    for (const auto& moves : from.at(list)) open.push_back(&moves);
  }

  std::vector<span> tokens_;
  std::vector<span> tags_;
  std::vector<span> deviations_;
};

/// Whether the lines of a text give it back: places apart from each other, and between them white
/// space. Of what a limit cuts off, and of a file that is none of PGN, a finding tells alone.
inline bool gives_back(std::string_view lines, std::string_view text) {
  for (const char* rule : {"limit-", "file-not-pgn", "encoding-utf16"})
    if (lines.find(std::string("\"rule\":\"") + rule) != lines.npos) return true;
  std::vector<bool> told(text.size());
  for (std::size_t begin = 0; begin < lines.size();) {
    const auto end = lines.find('\n', begin);
    const tree_places places(nlohmann::json::parse(lines.substr(begin, end - begin)));
    if (!places.are_apart()) return false;
    places.mark(told);
    begin = end + 1;
  }
  for (std::size_t at = 0; at < text.size(); ++at)
    if (!told[at] && !text::is_white_space(text[at])) return false;
  return true;
}

}  // namespace strictpgn::tests
