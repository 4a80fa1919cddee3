#include "split/finding_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "report/plural.hpp"
#include "report/render_context.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/catalogue.hpp"
#include "text/code_point.hpp"

namespace strictpgn::split {
namespace {

constexpr std::size_t most_columns = 79;  // PGN 4.3

/// Only printing characters of ASCII: others have one meaning in Latin-1 and another in UTF-8.
std::string in_ascii(std::string_view text) {
  std::string result;
  for (; !text.empty();) {
    const auto next = text::first_code_point(text, encoding::utf8);
    if (next.value < 0x80)
      result += static_cast<char>(next.value);
    else
      result += fmt::format("<U+{:04X}>", static_cast<std::uint32_t>(next.value));
    text.remove_prefix(next.length);
  }
  return result;
}

/// A brace would end the comment or look like the beginning of one, a bracket like a command.
std::string without_brackets(std::string text) {
  for (auto& c : text) {
    if (c == '{' || c == '[') c = '(';
    if (c == '}' || c == ']') c = ')';
  }
  return text;
}

/// Cuts a text into lines, between words where it can.
void append_lines(std::string& out, std::string_view text, std::string_view first,
                  std::string_view next, std::string_view last, std::string_view line_end) {
  auto lead = first;
  for (;;) {
    const auto most = most_columns - lead.size() - last.size();
    auto size = text.size();
    if (size > most) {
      const auto blank = text.rfind(' ', most);
      size = blank == text.npos || blank == 0 ? most : blank;
    }
    out.append(lead).append(text.substr(0, size));
    text.remove_prefix(std::min(text.size(), text.find_first_not_of(' ', size)));
    if (text.empty()) break;
    out += line_end;
    lead = next;
  }
  out.append(last).append(line_end);
}

void append_finding(std::string& out, std::string text, finding_form form,
                    std::string_view line_end) {
  if (form == finding_form::escape)
    append_lines(out, text, "% ", "%   ", "", line_end);
  else
    append_lines(out, without_brackets(std::move(text)), "{", "  ", "}", line_end);
}

}  // namespace

std::string finding_lines(const reading& step, const std::function<bool(severity)>& is_wanted,
                          finding_form form, encoding encoding, std::string_view line_end) {
  std::string out;
  report::render_context where;
  where.encoding = encoding;
  where.move_to(step.source);
  for (const auto& found : step.findings) {
    if (!is_wanted(found.level)) continue;
    const auto [line, column] = where.lines.locate(found.where.begin);
    const auto message = report::escape_within(report::longest_message, found.message, encoding);
    append_finding(out,
                   fmt::format("{}:{}: {}: {}: {}", line, column, name_of(found.level),
                               name_of(found.id), in_ascii(message)),
                   form, line_end);
  }
  std::uint64_t more = 0;
  for (const auto& counted : step.more_findings)
    if (is_wanted(counted.level)) more += counted.count;
  if (more != 0)
    append_finding(out, fmt::format("and {} more", report::in_words(more, "finding")), form,
                   line_end);
  return out;
}

}  // namespace strictpgn::split
