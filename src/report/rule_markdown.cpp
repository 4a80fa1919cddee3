#include "report/rule_markdown.hpp"

#include <fmt/format.h>

#include "report/rule_words.hpp"
#include "report/section.hpp"

namespace strictpgn::report {
namespace {

/// A text of the catalogue, in which only backquotes are meant as Markdown.
std::string prose(std::string_view text) {
  constexpr std::string_view special = "\\*_<>[]|#";
  std::string escaped;
  bool is_code = false;
  for (const char c : text) {
    if (c == '`') is_code = !is_code;
    if (!is_code && special.find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string code_block(std::string_view fragment) {
  return fmt::format("```\n{}\n```\n", example_in_lines(fragment));
}

}  // namespace

std::string rule_markdown(const rule_info& about) {
  auto page = fmt::format("{}\n\n", prose(about.summary));
  page += fmt::format("- Section: {}\n", section_in_words(about.section));
  if (!about.decisions.empty()) page += fmt::format("- Decisions: {}\n", about.decisions);
  page += fmt::format("- Severity: {}\n", words_for_levels(about));
  if (!about.modern.empty()) page += fmt::format("- Profile modern: {}\n", prose(about.modern));
  page += fmt::format("- After a finding: {}\n", words_for(about.after));
  page += fmt::format("- Put right: {}\n\n", words_for(about.fix));
  page += fmt::format("{}\n\n", prose(about.explanation));
  if (!about.wrong.empty()) page += fmt::format("Wrong:\n\n{}\n", code_block(about.wrong));
  page += fmt::format("Right:\n\n{}\n", code_block(about.right));
  page += fmt::format("{}\n", prose(about.help));
  return page;
}

}  // namespace strictpgn::report
