#include "game/fragment.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/findings.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"
#include "text/code_point.hpp"

namespace strictpgn {

namespace {

/// What export format would not write as it is.
bool is_lost(const diagnostic& found) {
  return info(found.id).after != recovery::keep || found.id == rule::string_tab ||
         found.id == rule::string_too_long || found.id == rule::tag_name_bad_character;
}

/// Texts of programs are UTF-8, where that is what their bytes can be.
encoding encoding_of(std::string_view text) {
  while (!text.empty()) {
    const auto next = text::first_code_point(text, encoding::utf8);
    if (!next.is_valid) return encoding::latin1;
    text.remove_prefix(next.length);
  }
  return encoding::utf8;
}

options how_to_read(std::string_view text) {
  options options;
  options.encoding = encoding_of(text);
  options.fixes = false;
  options.limits.comment_size = options.limits.token_size = options.limits.game_size =
      greatest_size;
  return options;
}

/// Reads a text with a token in it, and in that the fragment, from whose start places count.
/// `is_it` tells whether the one game of the text has it.
template <typename Predicate>
fragment_reading read_inside(const std::string& text, span token, span fragment,
                             Predicate&& is_it) {
  const auto place = [&](std::uint64_t at) {
    return std::clamp(at, fragment.begin, fragment.end) - fragment.begin;
  };
  fragment_reading result;
  bool is_lost_in_part = false;
  const auto read = check_database(text, how_to_read(text));
  for (auto found : read.diagnostics) {
    if (found.where.begin < token.begin || found.where.begin >= token.end) continue;
    is_lost_in_part |= is_lost(found);
    found.where = {place(found.where.begin), place(found.where.end)};
    found.game = 0;
    result.findings.push_back(std::move(found));
  }
  result.is_kept = !is_lost_in_part && read.games.size() == 1 && is_it(read.games.front());
  return result;
}

}  // namespace

diagnostic finding_about(rule id, span where, std::string message) {
  const options usual;
  const rules::severities levels(usual);
  rules::findings found(levels, 1);
  return std::move(found.say(id, where, std::move(message)));
}

std::string comment_source(std::string_view text) {
  const bool has_brace = text.find('}') != text.npos;
  return has_brace ? "\n;" + std::string(text) + '\n' : '{' + std::string(text) + '}';
}

fragment_reading read_comment(std::string_view text) {
  const auto brace = text.find('}');
  if (brace != text.npos && text.find_first_of("\r\n") != text.npos)
    return {false,
            {finding_about(rule::comment_stray_close, {brace, brace + 1},
                           "this `}` ends the comment, and one that ends with its line instead can "
                           "have no line ends")}};
  constexpr std::string_view before = "1. e4 ";
  const auto source = comment_source(text);
  const auto all = std::string(before) + source + " *\n";
  const auto begin = before.size() + (brace == text.npos ? 1 : 2);
  return read_inside(all, {before.size(), before.size() + source.size()},
                     {begin, begin + text.size()}, [&](const game& read) {
                       return read.elements.size() == 2 &&
                              read.content_of(read.elements.back()) == text;
                     });
}

std::string tag_source(std::string_view name, std::string_view value) {
  auto text = '[' + std::string(name) + " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + "\"]";
}

fragment_reading read_tag(std::string_view name, std::string_view value) {
  const auto source = tag_source(name, value);
  const span whole{0, source.size()};
  auto result = read_inside(source + "\n\n*\n", whole, whole, [&](const game& read) {
    return read.tags.size() == 1 && !read.tags.front().is_damaged &&
           read.name_of(read.tags.front()) == name && read.value_of(read.tags.front()) == value;
  });
  if (!result.is_kept && result.findings.empty())
    result.findings.push_back(finding_about(rule::string_unterminated, whole,
                                            "no tag pair can hold this name and this value"));
  return result;
}

}  // namespace strictpgn
