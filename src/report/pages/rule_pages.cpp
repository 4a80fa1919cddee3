#include "report/pages/rule_pages.hpp"

#include <fmt/format.h>

#include <string_view>

#include "report/pages/decisions.hpp"
#include "report/pages/rule_markdown.hpp"
#include "report/pages/rule_words.hpp"
#include "report/pages/section.hpp"
#include "text/ascii.hpp"
#include "text/markdown.hpp"

namespace strictpgn::report {
namespace {

constexpr std::string_view conformance = "../";  // as seen from its folder rules

constexpr std::string_view introduction = R"(# The rules

What a reader or a writer of PGN can be held to: {} rules in groups, each with its section of the standard, the
decisions that settle what the standard leaves open, and its severity in each profile. `strictpgn explain NAME` shows
the same. What the rules of a group rest on, and what the sections are of, is in
[requirements.md](../requirements.md); the decisions are in [decisions.md](../decisions.md). In the examples `\n`,
`\r`, `\t`, `\v` and `\xNN` stand for bytes, as in C, wherever the line ends themselves do not show them.

These pages are made from the catalogue in `src/rules` by `./dev pages`.
)";

/// `09-san-form-and-canonicity.md`.
std::string name_of_page(int group) {
  auto name = fmt::format("{:02}", group);
  bool is_within_word = false;
  for (const char letter : group_title(group)) {
    const char c = text::lower(letter);
    const bool is_word = c >= 'a' && c <= 'z';
    if (is_word && !is_within_word) name += '-';
    if (is_word) name += c;
    is_within_word = is_word;
  }
  return name + ".md";
}

std::string index_page(int groups) {
  auto page = fmt::format(fmt::runtime(introduction), catalogue().size());
  for (int group = 1; group <= groups; ++group) {
    const auto file = name_of_page(group);
    page += fmt::format("\n## [{}. {}]({})\n\n", group, group_title(group), file);
    page += "| Rule | Requirement | Section | Decisions | Severity |\n|---|---|---|---|---|\n";
    for (const auto& about : catalogue()) {
      if (about.group != group) continue;
      page += fmt::format("| [{0}]({1}#{0}) | {2} | {3} | {4} | {5} |\n", about.name, file,
                          text::in_markdown(about.summary), section_in_words(about.section),
                          decision_numbers(about, conformance), words_for_levels(about));
    }
  }
  return page;
}

}  // namespace

std::string group_page(int group, std::string_view folder) {
  auto page = fmt::format("# {}. {}\n", group, group_title(group));
  if (!folder.empty())
    page += fmt::format("\nWhat its rules rest on: [requirements]({}requirements.md#group-{}).\n",
                        folder, group);
  for (const auto& about : catalogue()) {
    if (about.group != group) continue;
    page += fmt::format("\n## {}\n\n{}", about.name, rule_markdown(about, folder));
  }
  return page;
}

std::string rule_page_place(rule id) {
  return fmt::format("{}#{}", name_of_page(info(id).group), name_of(id));
}

std::vector<rule_page> rule_pages() {
  const int groups = catalogue().back().group;
  std::vector<rule_page> pages{{"README.md", index_page(groups)}};
  for (int group = 1; group <= groups; ++group) {
    pages.push_back({name_of_page(group), group_page(group, conformance)});
  }
  return pages;
}

}  // namespace strictpgn::report
