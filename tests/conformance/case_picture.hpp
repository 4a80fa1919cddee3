// A conformance case to look at: its input made visible, with the findings that are due under it.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"

namespace strictpgn::tests {

/// A byte as in the examples of the catalogue.
inline std::string escaped_byte(char byte) {
  constexpr std::string_view letters = "nrtv\\";
  constexpr std::string_view meanings = "\n\r\t\v\\";
  if (const auto found = meanings.find(byte); found != meanings.npos) return {'\\', letters[found]};
  if (byte >= ' ' && byte <= '~') return {byte};
  return fmt::format("\\x{:02X}", static_cast<unsigned char>(byte));
}

inline std::string escaped_bytes(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) text += escaped_byte(byte);
  return text;
}

/// The lines of an input, each with its end; the last has none and may be empty.
inline std::vector<std::string_view> lines_with_ends(std::string_view input) {
  std::vector<std::string_view> lines;
  while (true) {
    const auto end = input.find('\n');
    lines.push_back(input.substr(0, end == input.npos ? end : end + 1));
    if (end == input.npos) return lines;
    input.remove_prefix(end + 1);
  }
}

/// "       |   ^^^ error move-illegal 101..104": a finding under its line. It may end on a later
/// one.
inline std::string mark_of(const nlohmann::json& finding, std::string_view line,
                           std::uint64_t offset) {
  const auto begin = finding.at("begin").get<std::uint64_t>();
  const auto end = finding.at("end").get<std::uint64_t>();
  const auto place = std::min<std::size_t>(begin - offset, line.size());
  const auto width = escaped_bytes(line.substr(place, end - begin)).size();
  return fmt::format(
      "       | {}{} {} {} {}..{}\n", std::string(escaped_bytes(line.substr(0, place)).size(), ' '),
      std::string(std::max<std::size_t>(width, 1), '^'), finding.at("severity").get<std::string>(),
      finding.at("rule").get<std::string>(), begin, end);
}

/// All lines, each with the offset of its first byte, and the findings that begin on it. What
/// begins at the end of the input, or beyond, is on the last.
inline std::string picture_of_input(const conformance_case& one) {
  std::string text;
  std::uint64_t offset = 0;
  for (const auto line : lines_with_ends(one.input)) {
    const auto next = offset + line.size();
    std::string marks;
    for (const auto& finding : one.diagnostics) {
      const auto begin = finding.at("begin").get<std::uint64_t>();
      if (begin >= offset && (begin < next || !line.ends_with('\n')))
        marks += mark_of(finding, line, offset);
    }
    if (!line.empty() || !marks.empty())
      text += fmt::format("{:6} | {}\n", offset, escaped_bytes(line)) + marks;
    offset = next;
  }
  return text;
}

inline std::string joined_names(const nlohmann::json& list) {
  std::string text;
  for (const std::string name : list) text += (text.empty() ? "" : ", ") + name;
  return text.empty() ? "none" : text;
}

/// "import, latin1, fen, nag-reserved=off"
inline std::string run_in_words(const nlohmann::json& run) {
  std::string text;
  for (const auto* key : {"profile", "encoding", "dialect"})
    text += (text.empty() ? "" : ", ") + run.at(key).get<std::string>();
  const auto rules = run.value("rules", nlohmann::json::object());
  for (const auto& [name, level] : rules.items())
    text += fmt::format(", {}={}", name, level.get<std::string>());
  return text;
}

inline std::string verdict_in_words(const nlohmann::json& verdict) {
  std::string text;
  for (const auto* level : {"import", "export", "reduced"})
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", level,
                        verdict.at(level).get<std::string>());
  return text;
}

inline std::string picture_of(const conformance_case& one) {
  const auto& about = one.about;
  return fmt::format("{}\n{}run: {}\nverdict: {}\nbasis: {} ({})\nfires: {}\nnear: {}\n",
                     one.name(), picture_of_input(one), run_in_words(about.at("run")),
                     verdict_in_words(about.at("verdict")), about.at("basis").get<std::string>(),
                     joined_names(about.at("sections")), joined_names(about.at("fires")),
                     joined_names(about.at("near")));
}

}  // namespace strictpgn::tests
