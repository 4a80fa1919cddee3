// How the rules about lines and white space are violated on purpose (PGN 3.2.2, 4.2, 4.3).
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

bool newline_not_lf(mutable_game& on) {
  const std::string newline = on.random.pick({"\r\n", "\r"});
  on.finish = [newline](drawn& whole) {
    const auto first = whole.text.find('\n');
    for (auto at = first; at != whole.text.npos; at = whole.text.find('\n', at + newline.size()))
      whole.text.replace(at, 1, newline);
    whole.marked = {first, first + newline.size()};
    return true;
  };
  return true;
}

bool newline_mixed(mutable_game& on) {
  const auto start = on.random.next();
  on.finish = [start](drawn& whole) {
    const auto first = whole.text.find('\n');
    const auto at = whole.text.find('\n', first + 1 + start % (whole.text.size() - first - 2));
    if (at == whole.text.npos) return false;
    whole.text.insert(at, 1, '\r');
    whole.marked = {at, at + 2};
    return true;
  };
  return true;
}

bool missing_final_newline(mutable_game& on) {
  if (!on.where.is_last) return false;
  on.finish = [](drawn& whole) {
    while (whole.text.back() == '\n') whole.text.pop_back();
    whole.marked = {whole.text.size(), whole.text.size()};
    return true;
  };
  return true;
}

/// A comment of one word on a line of its own.
bool long_line(mutable_game& on, std::size_t columns, std::size_t limit) {
  const auto slot = on.find_slot(true);
  if (!slot) return false;
  auto& token = on.insert(*slot, '{' + std::string(columns - 2, 'x') + '}', token_kind::comment);
  token.gap = "\n";
  token.marked = mark{limit, columns};
  on.sheet.tokens[*slot + 1].gap = "\n";
  return true;
}

bool line_too_long(mutable_game& on) {
  return long_line(on, static_cast<std::size_t>(on.random.from(255, 400)), 254);
}

bool line_80_or_more(mutable_game& on) {
  return long_line(on, static_cast<std::size_t>(on.random.from(80, 254)), 79);
}

bool tab(mutable_game& on) {
  auto* token = on.insert_anywhere("{a\tb}", token_kind::comment);
  if (token == nullptr) return false;
  token->marked = mark{2, 3};
  return true;
}

}  // namespace

std::vector<violation> lines_violations() {
  return {
      {rule::newline_not_lf, newline_not_lf},
      {rule::newline_mixed, newline_mixed, {rule::newline_not_lf}},
      {rule::file_missing_final_newline, missing_final_newline},
      {rule::line_too_long, line_too_long, {rule::line_80_or_more}},
      {rule::line_80_or_more, line_80_or_more},
      {rule::tab_in_export,
       tab,
       {rule::export_comment_spacing, rule::export_line_not_filled},
       profile::export_format},
  };
}

}  // namespace strictpgn::generate
