#include "report/pages/rule_markdown.hpp"

#include <fmt/format.h>

#include "report/pages/decisions.hpp"
#include "report/pages/rule_words.hpp"
#include "report/pages/section.hpp"
#include "text/markdown.hpp"

namespace strictpgn::report {
namespace {

std::string code_block(std::string_view example) { return fmt::format("```\n{}\n```\n", example); }

}  // namespace

std::string rule_markdown(const rule_info& about, std::string_view folder) {
  auto page = fmt::format("{}\n\n", text::in_markdown(about.summary));
  page += fmt::format("- Section: {}\n", section_in_words(about.section));
  if (!about.decisions.empty())
    page += fmt::format("- Decisions: {}\n", decisions_with_titles(about, folder));
  page += fmt::format("- Severity: {}\n", words_for_levels(about));
  if (!about.modern.empty())
    page += fmt::format("- Profile modern: {}\n", text::in_markdown(about.modern));
  page += fmt::format("- After a finding: {}\n", words_for(about.after));
  page += fmt::format("- Put right: {}\n\n", words_for(about.fix));
  page += fmt::format("{}\n\n", text::in_markdown(about.explanation));
  const auto [wrong, right] = examples_of(about);
  if (!wrong.empty()) page += fmt::format("Wrong:\n\n{}\n", code_block(wrong));
  page += fmt::format("Right:\n\n{}\n", code_block(right));
  page += fmt::format("{}\n", text::in_markdown(about.help));
  return page;
}

}  // namespace strictpgn::report
