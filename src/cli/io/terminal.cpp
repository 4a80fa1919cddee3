#include "cli/io/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <utility>

#include "cli/options/enum_option.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::cli {
namespace {

constexpr std::size_t default_width = 100;

std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view(value);
}

bool wants_color() {
  return is_stdout_terminal() && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

enum class color_choice { automatic, always, never };

constexpr enum_option<color_choice> color_choices[] = {{"auto", color_choice::automatic},
                                                       {"always", color_choice::always},
                                                       {"never", color_choice::never}};

}  // namespace

bool is_stdout_terminal() { return ::isatty(STDOUT_FILENO) == 1; }

bool is_stderr_terminal() { return ::isatty(STDERR_FILENO) == 1; }

std::string for_stdout(std::string text, encoding encoding) {
  return is_stdout_terminal() ? report::visible_lines(text, encoding) : std::move(text);
}

std::size_t terminal_width() {
  winsize size{};
  const bool is_known = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
  return is_known ? size.ws_col : default_width;
}

bool is_colored(std::string_view when) {
  const auto chosen = parse_enum_option("--color", when, color_choices);
  return chosen == color_choice::always || (chosen == color_choice::automatic && wants_color());
}

}  // namespace strictpgn::cli
