// manifest.json: all conformance cases in one file, for those who open one file.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "conformance/case_files.hpp"
#include "conformance/conformance_case.hpp"

namespace strictpgn::tests {

/// A case as the manifest has it: where it lies, and what stands in its case.json.
inline ordered_json manifest_entry(const conformance_case& one) {
  ordered_json entry = {{"area", one.area()},
                        {"folder", "cases/" + one.place()},
                        {"has_tree", one.tree.has_value()},
                        {"has_export", one.written.has_value()}};
  entry.update(read_ordered(one.folder / "case.json"));
  return entry;
}

/// The versions of conformance/version.json, then the cases, one to a line.
inline std::string manifest_of(const std::vector<conformance_case>& cases,
                               const ordered_json& versions) {
  std::string text = "{\n";
  for (const auto& [name, value] : versions.items())
    text += ordered_json(name).dump() + ": " + value.dump() + ",\n";
  text += "\"cases\": [";
  const char* separator = "\n";
  for (const auto& one : cases) {
    text += separator + manifest_entry(one).dump(-1, ' ', true);
    separator = ",\n";
  }
  return text + "\n]\n}\n";
}

}  // namespace strictpgn::tests
