#include "report/rule_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace strictpgn::report {

std::string_view words_for(recovery after) {
  constexpr std::string_view words[] = {
      "the meaning is still certain; checking goes on",
      "what is wrong is dropped; checking goes on",
      "what it concerns is given up; checking resumes at the next safe place",
      "nothing to recover",
  };
  return words[static_cast<int>(after)];
}

std::string_view words_for(fixability fix) {
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

std::string example_in_lines(std::string_view fragment) {
  constexpr std::string_view line_end = "\\n";
  std::string lines;
  for (auto rest = fragment; !rest.empty();) {
    const auto next = rest.find('\\');
    if (next == std::string_view::npos) return lines.append(rest);
    if (!rest.substr(next).starts_with(line_end)) return std::string(fragment);
    lines.append(rest.substr(0, next));
    rest.remove_prefix(next + line_end.size());
    lines += rest.empty() ? line_end : "\n";
  }
  return lines;
}

}  // namespace strictpgn::report
