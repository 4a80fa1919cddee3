#include "report/pages/rule_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace strictpgn::report {
namespace {

constexpr std::string_view written_line_end = "\\n";

bool has_other_escapes(std::string_view fragment) {
  for (auto at = fragment.find('\\'); at != std::string_view::npos;
       at = fragment.find('\\', at + 2)) {
    if (!fragment.substr(at).starts_with(written_line_end)) return true;
  }
  return false;
}

std::string in_lines(std::string_view fragment) {
  std::string lines;
  while (!fragment.empty()) {
    const auto end = fragment.find(written_line_end);
    lines += fragment.substr(0, end);
    if (end == std::string_view::npos) break;
    fragment.remove_prefix(end + written_line_end.size());
    lines += fragment.empty() ? written_line_end : "\n";
  }
  return lines;
}

}  // namespace

std::string_view words_for(recovery after) {
  constexpr std::string_view words[] = {
      "the meaning is still certain; checking goes on",
      "what is wrong is dropped; checking goes on",
      "what it concerns is given up; checking resumes at the next safe place",
      "nothing to recover",
  };
  return words[static_cast<int>(after)];
}

std::string_view words_for(applicability fix) {
  constexpr std::string_view words[] = {
      "by hand",
      "by `check --fix`, where it is certain",
      "by `check --fix=all`, where it is certain",
  };
  return words[static_cast<int>(fix)];
}

std::string words_for_levels(const rule_info& about) {
  const auto& levels = about.levels;
  if (std::ranges::count(levels, levels[0]) == std::ssize(levels)) {
    return std::string(name_of(levels[0]));
  }
  std::string words;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    if (std::find(levels.begin(), levels.begin() + i, levels[i]) != levels.begin() + i) continue;
    std::string profiles;
    for (std::size_t j = i; j < levels.size(); ++j) {
      if (levels[j] != levels[i]) continue;
      profiles += (profiles.empty() ? "" : ", ");
      profiles += name_of(static_cast<profile>(j));
    }
    words += fmt::format("{}{} ({})", words.empty() ? "" : ", ", name_of(levels[i]), profiles);
  }
  return words;
}

rule_examples examples_of(const rule_info& about) {
  auto wrong = about.wrong;
  auto right = about.right;
  if (has_other_escapes(wrong) || has_other_escapes(right)) {
    return {std::string(wrong), std::string(right)};
  }
  while (wrong.ends_with(written_line_end) && right.ends_with(written_line_end)) {
    wrong.remove_suffix(written_line_end.size());
    right.remove_suffix(written_line_end.size());
  }
  return {in_lines(wrong), in_lines(right)};
}

}  // namespace strictpgn::report
