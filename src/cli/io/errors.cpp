#include "cli/io/errors.hpp"

#include <fmt/format.h>

#include <climits>
#include <cstdio>

#include "report/text/escape_for_display.hpp"

namespace strictpgn::cli {

void print_error(std::string_view text) {
  print_line(fmt::format("strictpgn: {}", report::escape_for_display(text, encoding::utf8)));
}

void print_line(std::string line) {
  line += '\n';
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void error_lines::add(std::string_view line) {
  auto& text = out_.text();
  if (text.size() + line.size() + 1 > PIPE_BUF) flush();
  text.append(line) += '\n';
  if (is_awaited_) flush();
}

void error_lines::flush() try { out_.flush(); } catch (const output_failure&) {
  out_.text().clear();
}

std::string did_you_mean(std::string_view suggestion) {
  return suggestion.empty() ? std::string() : fmt::format("; did you mean `{}`?", suggestion);
}

bool tell_missing_games(std::span<const std::uint64_t> wanted, std::uint64_t last) {
  bool is_any_missing = false;
  for (const auto number : wanted)
    if (number > last) {
      is_any_missing = true;
      print_error(fmt::format("--game: there is no game {}", number));
    }
  return is_any_missing;
}

}  // namespace strictpgn::cli
