// The files of a conformance case as they are written: indented by two, all beyond ASCII escaped.
#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

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

/// The files of a case, by name, with the answer of this reader in them. What is ours to say, that
/// a verdict is open, stays.
inline std::map<std::string, std::string> answered_files(const conformance_case& one,
                                                         ordered_json about, bool has_tree) {
  about["sha256"] = hexadecimal(sha256(one.input));
  for (const auto level : verdict_levels)
    if (auto& letter = about["verdict"][std::string(name_of(level))]; letter != "i")
      letter = answered_verdict(one, level);
  about["diagnostics"] = answered_diagnostics(one);
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
