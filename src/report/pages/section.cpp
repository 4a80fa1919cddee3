#include "report/pages/section.hpp"

#include <algorithm>
#include <utility>

namespace strictpgn::report {
namespace {

constexpr std::pair<std::string_view, std::string_view> abbreviations[] = {
    {"DF", "common practice"}, {"SUP", "Supplement"},   {"LAWS", "Laws of Chess"},
    {"XFEN", "X-FEN"},         {"SHR", "Shredder-FEN"}, {"D103", "our own (decision D103)"},
};

std::string_view spelled_out(std::string_view word) {
  for (const auto& [abbreviation, words] : abbreviations) {
    if (word == abbreviation) return words;
  }
  return word;
}

}  // namespace

std::string section_in_words(std::string_view section) {
  std::string words;
  while (!section.empty()) {
    const auto end = std::min(section.find_first_of(" ,/"), section.size());
    words += spelled_out(section.substr(0, end));
    words += section.substr(end, 1);
    section.remove_prefix(std::min(end + 1, section.size()));
  }
  return words;
}

}  // namespace strictpgn::report
