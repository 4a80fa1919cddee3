// The files of a conformance case as they are written: indented by two, all beyond ASCII escaped.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_answer.hpp"
#include "conformance/conformance_case.hpp"
#include "sha256.hpp"

namespace strictpgn::tests {

using ordered_json = nlohmann::ordered_json;

inline void write_file(const std::filesystem::path& file, std::string_view bytes) {
  std::ofstream out(file, std::ios::binary);
  out << bytes;
  if (!out.flush()) throw std::runtime_error("cannot be written: " + file.string());
}

inline std::string text_of_json(const ordered_json& what) { return what.dump(2, ' ', true) + '\n'; }

/// A file of JSON, its keys in the order of the file.
inline ordered_json read_ordered(const std::filesystem::path& file) {
  return ordered_json::parse(bytes_of_file(file));
}

/// The rule that decides about a refused input: what was said before if it still can, else what the
/// case was written for, else what is found first.
inline std::string deciding_rule(const ordered_json& about,
                                 const std::vector<std::string>& errors) {
  const auto is_error = [&](const std::string& name) {
    return std::ranges::find(errors, name) != errors.end();
  };
  if (const auto before = about.value("decides", ""); is_error(before)) return before;
  for (const std::string name : about.at("fires"))
    if (is_error(name)) return name;
  return errors.front();
}

/// Sets a field of case.json, a new one before the findings.
inline void set_field(ordered_json& about, const char* name, const ordered_json& value) {
  if (about.contains(name)) {
    about[name] = value;
    return;
  }
  const ordered_json diagnostics = about.at("diagnostics");
  about.erase("diagnostics");
  about[name] = value;
  about["diagnostics"] = diagnostics;
}

/// What follows from verdict and findings: which rule decides, and whether several test recovery
/// (decision D151).
inline void tell_what_decides(ordered_json& about) {
  const auto errors = errors_in(about.at("diagnostics"));
  const auto level = level_of_run(about.at("run").at("profile"));
  const bool is_refused = !errors.empty() && about.at("verdict").at(level) == "n";
  if (is_refused)
    set_field(about, "decides", deciding_rule(about, errors));
  else
    about.erase("decides");
  if (is_refused && errors.size() > 1)
    set_field(about, "recovery", true);
  else
    about.erase("recovery");
}

/// The files of a case, by name, with the answer of this reader in them. What is ours to say, that
/// a verdict is open, stays.
inline std::map<std::string, std::string> answered_files(const conformance_case& one,
                                                         ordered_json about, bool has_tree) {
  about["sha256"] = hexadecimal(sha256(one.input));
  for (const auto level : verdict_levels)
    if (auto& letter = about["verdict"][std::string(name_of(level))]; letter != "i")
      letter = answered_verdict(one, level);
  about["diagnostics"] = answered_diagnostics(one);
  tell_what_decides(about);
  std::map<std::string, std::string> files = {{about.at("input"), one.input},
                                              {"case.json", text_of_json(about)}};
  if (has_tree) files["ast.json"] = text_of_json(answered_tree(one));
  if (one.written) files["export.pgn"] = answered_export(one);
  return files;
}

inline void write_files(const std::filesystem::path& folder,
                        const std::map<std::string, std::string>& files) {
  create_directories(folder);
  for (const auto& [name, bytes] : files) write_file(folder / name, bytes);
}

}  // namespace strictpgn::tests
