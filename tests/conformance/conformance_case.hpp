// The conformance cases as they lie in their folders (conformance/README.md).
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "checkout.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/records.hpp"

namespace strictpgn::tests {

/// One folder of conformance/cases.
struct conformance_case {
  std::filesystem::path folder;
  nlohmann::json about;  ///< case.json
  std::string input;
  nlohmann::json diagnostics;          ///< the list in diagnostics.json
  std::optional<nlohmann::json> tree;  ///< ast.json, where there is one

  /// Of an input that is records and not games.
  std::optional<record_format> format() const {
    return record_format_of(about.at("input").get<std::string>());
  }

  /// "san/22n9fz A white knight figurine": which case it is.
  std::string name() const {
    return about.at("area").get<std::string>() + '/' + about.at("id").get<std::string>() + ' ' +
           about.at("title").get<std::string>();
  }
};

/// The bytes of a file. Throws std::runtime_error when it cannot be read.
inline std::string bytes_of_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot be read: " + file.string());
  return {std::istreambuf_iterator<char>(in), {}};
}

inline conformance_case case_in(const std::filesystem::path& folder) {
  const auto read = [&](const char* name) {
    return nlohmann::json::parse(bytes_of_file(folder / name));
  };
  conformance_case found{.folder = folder, .about = read("case.json")};
  found.input = bytes_of_file(folder / found.about.at("input").get<std::string>());
  found.diagnostics = read("diagnostics.json").at("diagnostics");
  if (exists(folder / "ast.json")) found.tree = read("ast.json");
  return found;
}

/// The cases in a folder of areas, in the order of their folders.
inline std::vector<conformance_case> cases_in(const std::filesystem::path& root) {
  std::vector<conformance_case> found;
  for (const auto& area : std::filesystem::directory_iterator(root))
    for (const auto& folder : std::filesystem::directory_iterator(area))
      found.push_back(case_in(folder));
  if (found.empty()) throw std::runtime_error("no cases in " + root.string());
  std::ranges::sort(found, {}, &conformance_case::folder);
  return found;
}

/// All cases of this checkout.
inline const std::vector<conformance_case>& all_cases() {
  static const auto cases = cases_in(in_checkout("conformance/cases"));
  return cases;
}

/// The rule of that name. Throws std::invalid_argument when there is none.
inline rule rule_named(const std::string& name) {
  const auto found = find_rule(name);
  if (!found) throw std::invalid_argument("no such rule: " + name);
  return *found;
}

inline profile profile_named(const std::string& name) {
  for (const auto one : {profile::import_format, profile::export_format, profile::archival,
                         profile::reduced, profile::modern})
    if (name_of(one) == name) return one;
  throw std::invalid_argument("no such profile: " + name);
}

inline severity severity_named(const std::string& name) {
  for (const auto one : {severity::off, severity::info, severity::warning, severity::error})
    if (name_of(one) == name) return one;
  throw std::invalid_argument("no such severity: " + name);
}

inline fen_dialect dialect_named(const std::string& name) {
  if (name == "fen") return fen_dialect::fen;
  if (name == "xfen") return fen_dialect::xfen;
  if (name == "shredder") return fen_dialect::shredder;
  throw std::invalid_argument("no such dialect: " + name);
}

/// How the input of a case is to be read.
inline options options_of(const conformance_case& one) {
  const auto& run = one.about.at("run");
  options options;
  options.format = profile_named(run.at("profile"));
  options.encoding = run.at("encoding") == "utf8" ? encoding::utf8 : encoding::latin1;
  const auto rules = run.value("rules", nlohmann::json::object());
  for (const auto& [name, level] : rules.items())
    options.levels.emplace_back(rule_named(name), severity_named(level));
  return options;
}

}  // namespace strictpgn::tests
