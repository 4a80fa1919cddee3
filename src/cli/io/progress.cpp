#include "cli/io/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "report/plural.hpp"
#include "report/render_context.hpp"

namespace strictpgn::cli {
namespace {

std::uint64_t percentage(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 100 : std::min<std::uint64_t>(100, part * 100 / whole);
}

}  // namespace

std::string time_left(std::uint64_t seconds) {
  const auto hours = seconds / 3600;
  const auto minutes = seconds / 60 % 60;
  if (hours != 0) return fmt::format(", {}:{:02}:{:02} left", hours, minutes, seconds % 60);
  return fmt::format(", {}:{:02} left", minutes, seconds % 60);
}

progress::progress(bool is_wanted, std::string name, std::optional<std::uint64_t> size)
    : line_(is_wanted), name_(std::move(name)), size_(size) {}

void progress::update(const summary& so_far) {
  if (line_.is_due()) line_.show(progress_line(name_, so_far, size_, line_.elapsed()));
}

std::string progress_line(const std::string& name, const summary& so_far,
                          std::optional<std::uint64_t> size, double seconds) {
  auto line = fmt::format("{}: {}", report::shown_name(name), report::size_in_words(so_far.bytes));
  if (size) {
    line +=
        fmt::format(" of {} ({}%)", report::size_in_words(*size), percentage(so_far.bytes, *size));
  }
  const auto rate = static_cast<std::uint64_t>(static_cast<double>(so_far.bytes) / seconds);
  line += fmt::format(", {}, {}/s", report::in_words(so_far.games, "game"),
                      report::size_in_words(rate));
  if (size && rate != 0) line += time_left((*size - std::min(*size, so_far.bytes)) / rate);
  return line;
}

}  // namespace strictpgn::cli
