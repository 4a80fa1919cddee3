#include "report/html/rule.hpp"

#include <fmt/format.h>

#include "report/html/markup.hpp"
#include "report/pages/rule_words.hpp"
#include "report/pages/section.hpp"

namespace strictpgn::report::html {
namespace {

void append_fact(std::string& out, std::string_view title, std::string_view text) {
  if (!text.empty()) out += fmt::format("<dt>{}</dt><dd>{}</dd>\n", title, escaped(text));
}

void append_example(std::string& out, std::string_view title, std::string_view example) {
  if (example.empty()) return;
  out += fmt::format("<p>{}</p>\n<pre><code>{}</code></pre>\n", title, escaped(example));
}

}  // namespace

void append_rule(std::string& out, const rule_info& about) {
  out += fmt::format(
      "<article class=\"rule\" id=\"rule-{0}\" tabindex=\"-1\" aria-labelledby=\"rule-{0}-name\">\n"
      "<h3 id=\"rule-{0}-name\">{0}</h3>\n<p class=\"message\">{1}</p>\n<dl>\n",
      about.name, sentence_of(about.summary));
  append_fact(out, "Section", section_in_words(about.section));
  append_fact(out, "Group", group_title(about.group));
  append_fact(out, "Severity", words_for_levels(about));
  append_fact(out, "Modern", about.modern);
  append_fact(out, "Afterwards", words_for(about.after));
  out += fmt::format("</dl>\n<p>{}</p>\n", sentence_of(about.explanation));
  const auto [wrong, right] = examples_of(about);
  append_example(out, "Wrong:", wrong);
  append_example(out, "Right:", right);
  out += fmt::format("<p>{}</p>\n</article>\n", sentence_of(about.help));
}

}  // namespace strictpgn::report::html
