// Where the answer of a conformance case and that of this reader part.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include "conformance/conformance_answer.hpp"
#include "conformance/conformance_case.hpp"
#include "sha256.hpp"

namespace strictpgn::tests {

/// One line for each finding of a list.
template <typename Json>
std::multiset<std::string> lines_of_findings(const Json& list) {
  std::multiset<std::string> lines;
  for (const auto& found : list)
    lines.insert(fmt::format("{} {} {}..{}", found.at("rule").template get<std::string>(),
                             found.at("severity").template get<std::string>(),
                             found.at("begin").template get<std::uint64_t>(),
                             found.at("end").template get<std::uint64_t>()));
  return lines;
}

/// What is in the first but not in the second, each as a line with that head.
inline std::string only_in(const std::multiset<std::string>& first,
                           const std::multiset<std::string>& second, std::string_view head) {
  std::vector<std::string> lines;
  std::ranges::set_difference(first, second, std::back_inserter(lines));
  std::string text;
  for (const auto& line : lines) text += fmt::format("\n    {} {}", head, line);
  return text;
}

inline std::string differences_of_checksums(const conformance_case& one) {
  const auto found = hexadecimal(sha256(one.input));
  return one.about.at("sha256") == found ? "" : "\n    checksum " + found;
}

inline std::string differences_of_findings(const conformance_case& one) {
  const auto due = lines_of_findings(one.diagnostics);
  const auto found = lines_of_findings(answered_diagnostics(one));
  return only_in(due, found, "missing") + only_in(found, due, "surplus");
}

inline std::string differences_of_verdicts(const conformance_case& one) {
  std::string text;
  for (const auto level : verdict_levels) {
    const std::string due = one.about.at("verdict").at(std::string(name_of(level)));
    const auto found = answered_verdict(one, level);
    if (due != "i" && found != due)
      text += fmt::format("\n    verdict of {}: {}, not {}", name_of(level), found, due);
  }
  return text;
}

inline std::string differences_of_trees(const conformance_case& one) {
  if (!one.tree) return {};
  const nlohmann::json found = answered_tree(one);
  std::string text;
  for (const auto& step : nlohmann::json::diff(*one.tree, found))
    text += "\n    tree " + step.dump();
  return text;
}

inline std::string differences_of_exports(const conformance_case& one) {
  if (!one.written) return {};
  const auto found = answered_export(one);
  return found == *one.written ? "" : "\n    export.pgn:\n" + found;
}

/// One line for each difference, with a newline before it; empty where there is none.
inline std::string differences_of(const conformance_case& one) try {
  return differences_of_checksums(one) + differences_of_findings(one) + differences_of_trees(one) +
         differences_of_verdicts(one) + differences_of_exports(one);
} catch (const std::exception& thrown) {
  return fmt::format("\n    thrown: {}", thrown.what());
}

}  // namespace strictpgn::tests
