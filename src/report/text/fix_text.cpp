#include "report/text/fix_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "report/text/escape_for_display.hpp"

namespace strictpgn::report {
namespace {

std::string words_for(const edit& change, const render_context& where) {
  const auto& window = where.lines.window();
  const auto added = escape_for_display(change.text, where.encoding);
  if (change.where.empty()) return fmt::format("insert `{}`", added);
  if (!is_inside(change.where, window)) return change.text.empty() ? "delete" : "replace";
  const auto removed = escape_for_display(
      window.text.substr(change.where.begin - window.offset, change.where.size()), where.encoding);
  if (change.text.empty()) return fmt::format("delete `{}`", removed);
  return fmt::format("replace `{}` with `{}`", removed, added);
}

}  // namespace

std::string words_for(const suggested_fix& fix, const render_context& where) {
  constexpr std::size_t most = 2;
  std::string words;
  if (!fix.line_ends.empty())
    words =
        fmt::format("make all line ends `{}`", escape_for_display(fix.line_ends, where.encoding));
  for (const auto& change : std::span(fix.edits).first(std::min(most, fix.edits.size())))
    words += (words.empty() ? "" : ", ") + words_for(change, where);
  if (fix.edits.size() > most) words += fmt::format(", and {} more", fix.edits.size() - most);
  return words;
}

}  // namespace strictpgn::report
