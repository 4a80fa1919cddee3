#include "report/github/github.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "report/sarif/utf16_column.hpp"
#include "report/statistics.hpp"
#include "report/text/escape_for_display.hpp"
#include "report/text/summary.hpp"

namespace strictpgn::report {
namespace {

std::string percent_encoded(std::string_view text, std::string_view special) {
  std::string encoded;
  for (const char c : text) {
    if (special.find(c) == std::string_view::npos) {
      encoded += c;
    } else {
      encoded += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return encoded;
}

std::string_view command_of(severity level) {
  constexpr std::string_view commands[] = {"debug", "notice", "warning", "error"};
  return commands[static_cast<int>(level)];
}

/// Lines, and columns where they are the same line: GitHub takes them for nothing else.
std::string place_properties(const span& span, render_context& where) {
  const auto begin = where.lines.locate(span.begin).line;
  const auto end = where.lines.locate(span.end).line;
  auto words = fmt::format("line={},endLine={}", begin, end);
  const auto first = utf16_column(span.begin, where);
  const auto last = utf16_column(span.end, where);
  if (begin == end && first && last) words += fmt::format(",col={},endColumn={}", *first, *last);
  return words;
}

std::string message_of(const diagnostic& finding, const render_context& where) {
  auto words = escape_within(longest_message, finding.message, where.encoding);
  const auto add_list = [&](std::string_view title, const std::vector<std::string>& items) {
    if (items.empty()) return;
    const auto line = fmt::format("{}: {}", title, fmt::join(items, ", "));
    words += "\n" + escape_within(longest_message, line, where.encoding);
  };
  add_list("expected", finding.expected);
  add_list("legal here", finding.candidates);
  return fmt::format("{}\nhelp: {}", words, info(finding.id).help);
}

}  // namespace

std::string command_message(std::string_view text) { return percent_encoded(text, "%\r\n"); }

std::string command_property(std::string_view text) { return percent_encoded(text, "%\r\n:,"); }

void github_renderer::begin_file(std::string_view file) {
  file_ = command_property(shown_name(file));
  repeated_ = repetition(options_.shown, options_.repeats);
}

void github_renderer::note_counted(std::span<const finding_count> more) {
  for (const auto& one : more) repeated_.add(one);
}

void github_renderer::append(const diagnostic& finding, render_context& where) {
  if (!repeated_.shows(finding)) return;
  const auto& about = info(finding.id);
  const auto title = fmt::format("{} ({})", about.name, about.section);
  out_ += fmt::format("::{} file={},{},title={}::{}\n", command_of(finding.level), file_,
                      place_properties(finding.where, where), command_property(title),
                      command_message(message_of(finding, where)));
}

void github_renderer::end_file(const summary&) {
  repeated_.for_each_rest([this](rule id, std::uint64_t more, std::uint64_t all, severity) {
    out_ += fmt::format("::notice file={},title={}::{} more not shown, {} in all\n", file_,
                        name_of(id), more, all);
  });
}

void github_renderer::note_unread(std::string_view file, std::string_view why) {
  out_ += fmt::format("::error file={}::{}\n", command_property(shown_name(file)),
                      command_message(escape_for_display(why, encoding::utf8)));
}

void github_renderer::note_refused(std::string_view file, std::string_view why) {
  note_unread(file, why);
}

void github_renderer::end(const run_summary& all) {
  if (options_.has_statistics) render_statistics(out_, all.totals);
  if (options_.has_summary && all.has_read())
    render_summary(out_, all, options_.shown, options_.look);
}

}  // namespace strictpgn::report
