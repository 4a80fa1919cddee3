// A find of `strictpgn fuzz` that is to become a case.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "case_draft.hpp"
#include "case_files.hpp"
#include "case_request.hpp"
#include "lab/differential/recorded_find.hpp"
#include "lab/differential/verdict.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::tests {

/// The find whose folder that is. Throws std::invalid_argument where it is none.
inline differential::recorded_find find_in(const std::filesystem::path& folder) {
  const auto file = folder / differential::find_file;
  if (!is_regular_file(file)) throw std::invalid_argument("no find in " + folder.string());
  try {
    auto result = differential::read_find(bytes_of_file(file));
    result.text = bytes_of_file(folder / differential::example_file(result.how.input));
    return result;
  } catch (const differential::bad_find& error) {
    throw std::invalid_argument(file.string() + ": " + error.what());
  }
}

/// The rule that a case of the find is about: the one that its text breaks, or else the one of
/// those we tolerate in it that comes first in the catalogue.
inline std::string rule_of(const differential::recorded_find& find) {
  if (find.what.broken) return std::string(name_of(*find.what.broken));
  const auto ours = differential::judge(find.text, find.how);
  for (const auto& each : catalogue())
    if (ours.has(each.id)) return std::string(each.name);
  throw std::invalid_argument("the find breaks no rule: say which one it is about, behind it");
}

/// The text of the find as a case of that rule: near it where it is not reported.
inline case_text text_of_find(const differential::recorded_find& find, const rule_info& about) {
  return {.bytes = find.text,
          .file_name = "input." + std::string(name_of(find.how.input)),
          .dialect = find.how.dialect,
          .characters = find.how.encoding == encoding::utf8 ? "utf8" : "latin1",
          .is_near = !differential::judge(find.text, find.how).has(about.id),
          .title = std::string(about.name)};
}

/// The request with the profile of the find, where it says none.
inline case_request with_profile_of(const differential::recorded_find& find, case_request request) {
  request.values.try_emplace("--profile", name_of(find.how.format));
  return request;
}

}  // namespace strictpgn::tests
