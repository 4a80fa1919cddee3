#include "spec/block.hpp"

#include <algorithm>

namespace strictpgn::spec {

std::size_t block::width() const {
  std::size_t most = 0;
  for (const auto& line : lines) most = std::max(most, line.size());
  return most;
}

std::string block::text() const {
  std::string all;
  for (const auto& line : lines) all += line + '\n';
  return all;
}

void append_beside(block& to, const block& next, std::size_t width) {
  if (next.empty()) return;
  if (to.empty()) {
    to = next;
    return;
  }
  const auto column = to.lines.back().size() + 1;
  if (to.ends_in_comment || column + next.width() > width) {
    append_below(to, "", next);
    return;
  }
  to.lines.back() += ' ' + next.lines[0];
  for (std::size_t at = 1; at < next.lines.size(); ++at)
    to.lines.push_back(std::string(column, ' ') + next.lines[at]);
  to.ends_in_comment = next.ends_in_comment;
}

void append_below(block& to, std::string_view first, const block& next) {
  for (std::size_t at = 0; at < next.lines.size(); ++at)
    to.lines.push_back((at == 0 ? std::string(first) : std::string(first.size(), ' ')) +
                       next.lines[at]);
  to.ends_in_comment = next.ends_in_comment;
}

std::string in_lines(std::string_view text, std::string_view mark, std::size_t width) {
  std::string result;
  std::string line(mark);
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    if (line.size() + 1 + end > width) {
      result += line + '\n';
      line = mark;
    }
    line.append(" ").append(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result + line + '\n';
}

}  // namespace strictpgn::spec
