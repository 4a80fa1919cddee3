// The conformance cases as they lie in their folders (conformance/README.md).
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
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
  nlohmann::json diagnostics;          ///< the findings that are due, of case.json
  std::optional<nlohmann::json> tree;  ///< ast.json, where there is one
  std::optional<std::string> written;  ///< export.pgn, where there is one

  /// Of an input that is records and not games.
  std::optional<record_format> format() const {
    return record_format_of(about.at("input").get<std::string>());
  }

  /// The folder that it lies in: "san".
  std::string area() const { return folder.parent_path().filename(); }

  /// Its folder, seen from that of the areas: "san/a-white-knight-figurine-22n9fz".
  std::string place() const { return area() + '/' + folder.filename().string(); }

  /// "san/22n9fz A white knight figurine": which case it is.
  std::string name() const {
    return area() + '/' + about.at("id").get<std::string>() + ' ' +
           about.at("title").get<std::string>();
  }
};

/// The name of the folder of a case: its title in lower case and hyphens, as far as 56 characters
/// take whole words, and its id, which alone is permanent.
inline std::string folder_name(std::string_view title, std::string_view id) {
  constexpr std::size_t longest = 56;
  std::string name;
  for (const char c : title) {
    const bool is_upper = c >= 'A' && c <= 'Z';
    if (is_upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
      name += is_upper ? static_cast<char>(c - 'A' + 'a') : c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  if (name.ends_with('-')) name.pop_back();
  if (name.size() > longest) name.erase(std::min(name.rfind('-', longest), longest));
  return name + (name.empty() ? "" : "-") + std::string(id);
}

/// The bytes of a file. Throws std::runtime_error when it cannot be read.
inline std::string bytes_of_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot be read: " + file.string());
  std::ostringstream bytes;
  bytes << in.rdbuf();
  return std::move(bytes).str();
}

inline conformance_case case_in(const std::filesystem::path& folder) {
  const auto read = [&](const char* name) {
    return nlohmann::json::parse(bytes_of_file(folder / name));
  };
  conformance_case found{.folder = folder, .about = read("case.json")};
  found.input = bytes_of_file(folder / found.about.at("input").get<std::string>());
  found.diagnostics = found.about.at("diagnostics");
  if (exists(folder / "ast.json")) found.tree = read("ast.json");
  if (exists(folder / "export.pgn")) found.written = bytes_of_file(folder / "export.pgn");
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

/// The level whose letter speaks of the findings that a case under this profile lists.
inline std::string level_of_run(const std::string& profile) {
  if (profile == "modern") return "import";
  return profile == "archival" ? "export" : profile;
}

/// The rules that are broken as an error, each once, in the order of the findings of case.json.
template <typename Json>
std::vector<std::string> errors_in(const Json& diagnostics) {
  std::vector<std::string> rules;
  for (const auto& finding : diagnostics) {
    const std::string name = finding.at("rule");
    if (finding.at("severity") == "error" && std::ranges::count(rules, name) == 0)
      rules.push_back(name);
  }
  return rules;
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
