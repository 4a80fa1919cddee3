#include "report/html/finding.hpp"

#include <fmt/format.h>

#include "report/html/board.hpp"
#include "report/html/excerpt.hpp"
#include "report/html/fix.hpp"
#include "report/html/markup.hpp"
#include "report/text/board_text.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::report::html {
namespace {

std::string place_of(const diagnostic& finding, render_context& where) {
  const auto [line, column] = where.lines.locate(finding.where.begin);
  const auto move = move_in_words(finding);
  return fmt::format("line {}, column {}{}{}", line, column, move.empty() ? "" : ", ",
                     escaped(move));
}

std::string_view token_of(const diagnostic& finding, const source_window& window) {
  if (!is_inside(finding.where, window)) return {};
  return window.text.substr(finding.where.begin - window.offset, finding.where.size());
}

void append_list(std::string& out, std::string_view title, const std::vector<std::string>& items,
                 encoding encoding) {
  if (items.empty()) return;
  out += fmt::format("<p>{}:", title);
  for (const auto& item : items) {
    out += fmt::format("{} <code>{}</code>", &item == &items.front() ? "" : ",",
                       text_of(item, encoding));
  }
  out += "</p>\n";
}

/// Open where one has to see it to understand, to be opened where it only helps.
void append_board(std::string& out, const diagnostic& finding, const render_context& where) {
  if (finding.fen.empty()) return;
  const auto svg =
      board_svg(finding.fen, token_of(finding, where.lines.window()), finding.candidates);
  if (svg.empty()) return;
  out += fmt::format("<details{}><summary>Board</summary><figure class=\"diagram\">{}",
                     shows_board(finding) ? " open" : "", svg);
  out += "<figcaption>";
  if (const auto side = side_to_move(finding.fen); !side.empty())
    out += fmt::format("{} to move. ", side);
  out += fmt::format("FEN <code>{}</code></figcaption></figure></details>\n",
                     text_of(finding.fen, where.encoding));
}

}  // namespace

void append_finding(std::string& out, const diagnostic& finding, render_context& where,
                    std::uint64_t number) {
  const auto& about = info(finding.id);
  const auto level = name_of(finding.level);
  out += fmt::format(
      "<article class=\"finding {0}\" id=\"finding-{1}\" data-rule=\"{2}\" data-level=\"{0}\" "
      "aria-labelledby=\"message-{1}\">\n",
      level, number, about.name);
  out += fmt::format(
      "<h4 class=\"message\" id=\"message-{}\"><span class=\"level\">{}</span> {}</h4>\n", number,
      level, sentence_of(finding.message, where.encoding));
  out += fmt::format(
      "<p class=\"where\"><a href=\"#rule-{0}\">{0}</a> <span class=\"soft\">{1}</span></p>\n",
      about.name, place_of(finding, where));
  append_excerpt(out, finding, where);
  append_list(out, "Expected", finding.expected, where.encoding);
  append_list(out, shows_board(finding) ? "Legal here" : "Write", finding.candidates,
              where.encoding);
  append_fix(out, finding.fix, where);
  out += fmt::format("<p>{}</p>\n", sentence_of(about.help));
  append_board(out, finding, where);
  out += "</article>\n";
}

}  // namespace strictpgn::report::html
