#include "report/pages/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "report/pages/decisions.hpp"
#include "report/pages/nag.hpp"
#include "report/pages/rule_words.hpp"
#include "report/pages/section.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::report {
namespace {

constexpr std::size_t title_width = 10;
constexpr std::size_t name_width = 38;

/// The text in lines of at most `width` columns, all but the first indented.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::string lines;
  std::size_t column = indent;
  while (!text.empty()) {
    const auto word = text.substr(0, text.find(' '));
    const bool is_first = column == indent;
    if (!is_first && column + 1 + word.size() > width) {
      lines += fmt::format("\n{:{}}", "", indent);
      column = indent;
    } else if (!is_first) {
      lines += ' ';
      ++column;
    }
    lines += word;
    column += word.size();
    text.remove_prefix(std::min(word.size() + 1, text.size()));
  }
  return lines;
}

class rule_sheet {
 public:
  rule_sheet(std::string& out, const look& look)
      : out_(out), style_(look.style), width_(std::clamp<std::size_t>(look.width, 40, 100)) {}

  void append_title(std::string_view name, std::string_view summary) {
    out_ += style_.paint(tone::strong, name) + "\n";
    out_ += wrapped(summary, width_, 0) + "\n\n";
  }

  void append_fact(std::string_view title, std::string_view text) {
    if (text.empty()) return;
    out_ += style_.paint(tone::faint, fmt::format("{:<{}}", title, title_width));
    out_ += wrapped(text, width_, title_width) + "\n";
  }

  /// Not wrapped: blanks may be what it is about.
  void append_example(std::string_view title, std::string_view example) {
    if (example.empty()) return;
    out_ += style_.paint(tone::faint, fmt::format("{:<{}}", title, title_width));
    bool begins_line = false;
    for (const char c : example) {
      if (begins_line && c != '\n') out_ += std::string(title_width, ' ');
      begins_line = c == '\n';
      out_ += c;
    }
    out_ += '\n';
  }

  void append_text(std::string_view text) {
    if (!text.empty()) out_ += "\n" + wrapped(text, width_, 0) + "\n";
  }

  void append_gap() { out_ += '\n'; }

 private:
  std::string& out_;
  const style& style_;
  std::size_t width_;
};

/// One on each line.
void append_decisions(rule_sheet& page, const rule_info& about) {
  std::string_view title = "decisions";
  for (const auto& [number, words] : decisions_of(about))
    page.append_fact(std::exchange(title, ""), fmt::format("{} {}", number, words));
}

}  // namespace

void render_explanation(std::string& out, rule id, const look& look) {
  const auto& about = info(id);
  rule_sheet page(out, look);
  page.append_title(about.name, about.summary);
  page.append_fact("group", fmt::format("{}. {}", about.group, group_title(about.group)));
  page.append_fact("section", section_in_words(about.section));
  append_decisions(page, about);
  page.append_fact("severity", words_for_levels(about));
  page.append_fact("modern", about.modern);
  page.append_fact("recovery", words_for(about.after));
  page.append_fact("fixable", words_for(about.fix));
  page.append_text(about.explanation);
  page.append_gap();
  const auto [wrong, right] = examples_of(about);
  page.append_example("wrong", wrong);
  page.append_example("right", right);
  page.append_fact("help", about.help);
}

void render_nag(std::string& out, unsigned number, const look& look) {
  rule_sheet page(out, look);
  const auto facts = facts_of_nag(number);
  page.append_title(fmt::format("${}", number), facts.front().text);
  for (const auto& [title, text] : std::span(facts).subspan(1)) page.append_fact(title, text);
}

void render_rule_list(std::string& out, const look& look) {
  int group = 0;
  for (const auto& about : catalogue()) {
    if (about.group != group) {
      if (group != 0) out += '\n';
      group = about.group;
      out +=
          look.style.paint(tone::strong, fmt::format("{}. {}", group, group_title(group))) + "\n";
    }
    out += fmt::format("  {:<{}}  {}\n", about.name, name_width, about.summary);
  }
}

}  // namespace strictpgn::report
