#include "report/pages/decisions.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/ascii.hpp"

namespace strictpgn::report {
namespace {

/// `[D06](../decisions.md#d06)`.
std::string linked(std::string_view number, std::string_view folder) {
  if (folder.empty()) return std::string(number);
  std::string anchor(number);
  std::ranges::transform(anchor, anchor.begin(), text::lower);
  return fmt::format("[{}]({}decisions.md#{})", number, folder, anchor);
}

}  // namespace

std::vector<decision> decisions_of(const rule_info& about) {
  constexpr std::string_view separator = ", ";
  std::vector<decision> found;
  for (auto rest = about.decisions; !rest.empty();) {
    const auto number = rest.substr(0, rest.find(separator));
    const auto entry = std::ranges::find(decisions(), number, &decision::number);
    found.push_back(entry == decisions().end() ? decision{number, {}} : *entry);
    rest.remove_prefix(std::min(number.size() + separator.size(), rest.size()));
  }
  return found;
}

std::string decision_numbers(const rule_info& about, std::string_view folder) {
  std::string list;
  for (const auto& one : decisions_of(about))
    list += (list.empty() ? "" : ", ") + linked(one.number, folder);
  return list;
}

std::string decisions_with_titles(const rule_info& about, std::string_view folder) {
  std::string list;
  for (const auto& [number, title] : decisions_of(about))
    list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", linked(number, folder), title);
  return list;
}

}  // namespace strictpgn::report
