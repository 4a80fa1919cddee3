#include "spec/prose_html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "spec/markup.hpp"

namespace strictpgn::spec {
namespace {

using text_lines = std::vector<std::string_view>;

text_lines split_lines(std::string_view text) {
  text_lines all;
  while (!text.empty()) {
    all.push_back(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(all.back().size() + 1, text.size()));
  }
  return all;
}

/// The size of `- ` or `12. ` at the start of a line, 0 where there is none.
std::size_t size_of_bullet(std::string_view line) {
  if (line.starts_with("- ")) return 2;
  const auto digits = std::min(line.find_first_not_of("0123456789"), line.size());
  return digits != 0 && line.substr(digits).starts_with(". ") ? digits + 2 : 0;
}

class words_writer {
 public:
  explicit words_writer(std::string_view text) : text_(text) {}

  std::string written() {
    while (!text_.empty()) take_next();
    return std::move(out_);
  }

 private:
  void take_next() {
    if (text_[0] == '\\' && text_.size() > 1) {
      out_ += escaped(text_.substr(1, 1));
      text_.remove_prefix(2);
    } else if (text_[0] == '`') {
      take_code();
    } else if (text_[0] == '[') {
      take_link();
    } else if (text_.starts_with("<a id=\"") || text_.starts_with("</a>") ||
               text_.starts_with("<br>")) {
      const auto size = text_.find('>') + 1;
      out_ += text_.substr(0, size);
      text_.remove_prefix(size);
    } else if (text_.starts_with("**")) {
      take_mark(2, is_strong_, "strong");
    } else if (text_[0] == '*') {
      take_mark(1, is_emphasis_, "em");
    } else {
      out_ += escaped(text_.substr(0, 1));
      text_.remove_prefix(1);
    }
  }

  void take_code() {
    const auto end = std::min(text_.find('`', 1), text_.size() - 1);
    out_ += fmt::format("<code>{}</code>", escaped(text_.substr(1, end - 1)));
    text_.remove_prefix(end + 1);
  }

  /// `[text](target)`; other brackets are themselves.
  void take_link() {
    const auto close = text_.find("](");
    const auto end = close == text_.npos ? close : text_.find(')', close);
    if (end == text_.npos || text_.substr(1, close).find('[') < close - 1) {
      out_ += '[';
      text_.remove_prefix(1);
      return;
    }
    out_ += fmt::format("<a href=\"{}\">{}</a>", escaped(text_.substr(close + 2, end - close - 2)),
                        words_writer(text_.substr(1, close - 1)).written());
    text_.remove_prefix(end + 1);
  }

  void take_mark(std::size_t size, bool& is_open, std::string_view tag) {
    out_ += fmt::format("<{}{}>", std::exchange(is_open, !is_open) ? "/" : "", tag);
    text_.remove_prefix(size);
  }

  std::string_view text_;
  std::string out_;
  bool is_strong_ = false, is_emphasis_ = false;
};

std::string joined(const text_lines& of) {
  std::string all;
  for (const auto line : of) {
    const auto begin = std::min(line.find_first_not_of(' '), line.size());
    all += (all.empty() ? "" : "\n") + std::string(line.substr(begin));
  }
  return all;
}

/// Cells are parted by bars that no backslash precedes; of the others the backslash is lost, in
/// code too.
std::vector<std::string> cells_of(std::string_view row) {
  std::vector<std::string> cells(1);
  for (std::size_t at = 1; at < row.size(); ++at) {
    if (row[at] == '|' && row[at - 1] == '\\')
      cells.back().back() = '|';
    else if (row[at] == '|')
      cells.emplace_back();
    else
      cells.back() += row[at];
  }
  cells.pop_back();
  for (auto& cell : cells) {
    cell.erase(0, std::min(cell.find_first_not_of(' '), cell.size()));
    cell.erase(cell.find_last_not_of(' ') + 1);
  }
  return cells;
}

std::string table_html(const text_lines& rows) {
  const auto heads = cells_of(rows[0]);
  const bool has_cases = heads.back() == "Cases";
  auto html = fmt::format("<div class=\"table{}\"><table>\n<thead><tr>", has_cases ? " cases" : "");
  for (const auto& head : heads) html += fmt::format("<th>{}</th>", html_of_words(head));
  html += "</tr></thead>\n<tbody>\n";
  for (std::size_t at = 2; at < rows.size(); ++at) {
    html += "<tr>";
    for (const auto& cell : cells_of(rows[at]))
      html += fmt::format("<td>{}</td>", html_of_words(cell));
    html += "</tr>\n";
  }
  return html + "</tbody></table></div>\n";
}

std::string list_html(const text_lines& all) {
  const std::string_view tag = all[0].starts_with('-') ? "ul" : "ol";
  auto html = fmt::format("<{}>\n", tag);
  for (std::size_t at = 0; at < all.size();) {
    text_lines item{all[at].substr(size_of_bullet(all[at]))};
    for (++at; at < all.size() && size_of_bullet(all[at]) == 0; ++at) item.push_back(all[at]);
    html += fmt::format("<li>{}</li>\n", html_of_words(joined(item)));
  }
  return html + fmt::format("</{}>\n", tag);
}

std::string note_html(const text_lines& all) {
  text_lines inside;
  for (const auto line : all) inside.push_back(line.substr(std::min<std::size_t>(2, line.size())));
  return fmt::format("<aside class=\"rationale\">{}</aside>\n", html_of_words(joined(inside)));
}

std::string code_html(const text_lines& all) {
  std::string code;
  for (std::size_t at = 1; at + 1 < all.size(); ++at) code += std::string(all[at]) + '\n';
  return fmt::format("<pre>{}</pre>\n", escaped(code));
}

std::string block_html(const text_lines& all) {
  if (all[0].starts_with("```")) return code_html(all);
  if (all[0].starts_with('|')) return table_html(all);
  if (all[0].starts_with("> ")) return note_html(all);
  if (size_of_bullet(all[0]) != 0) return list_html(all);
  return fmt::format("<p>{}</p>\n", html_of_words(joined(all)));
}

}  // namespace

std::string html_of_words(std::string_view text) { return words_writer(text).written(); }

std::string html_of_markdown(std::string_view text) {
  std::string html;
  text_lines now;
  bool is_code = false;
  for (const auto line : split_lines(text)) {
    if (line.starts_with("```")) is_code = !is_code;
    if (!line.empty() || is_code) {
      now.push_back(line);
    } else if (!now.empty()) {
      html += block_html(std::exchange(now, {}));
    }
  }
  if (!now.empty()) html += block_html(now);
  return html;
}

}  // namespace strictpgn::spec
