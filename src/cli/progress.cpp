#include "cli/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "report/quantity.hpp"
#include "report/setting.hpp"

namespace strictpgn::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto patience = 1s;
constexpr auto pace = 200ms;

void write_to_stderr(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

std::uint64_t percentage(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 100 : std::min<std::uint64_t>(100, part * 100 / whole);
}

}  // namespace

progress::progress(bool is_wanted, std::string name, std::optional<std::uint64_t> size)
    : is_wanted_(is_wanted), name_(std::move(name)), size_(size), next_(start_ + patience) {}

void progress::update(const summary& so_far) {
  if (!is_wanted_) return;
  const auto now = clock::now();
  if (now < next_) return;
  next_ = now + pace;
  is_shown_ = true;
  const std::chrono::duration<double> elapsed = now - start_;
  write_to_stderr("\r" + progress_line(name_, so_far, size_, elapsed.count()) + "\x1B[K");
}

void progress::clear() {
  if (is_shown_) write_to_stderr("\r\x1B[K");
  is_shown_ = false;
}

std::string progress_line(const std::string& name, const summary& so_far,
                          std::optional<std::uint64_t> size, double seconds) {
  auto line = fmt::format("{}: {}", report::shown_name(name), report::size_in_words(so_far.bytes));
  if (size) {
    line +=
        fmt::format(" of {} ({}%)", report::size_in_words(*size), percentage(so_far.bytes, *size));
  }
  const auto rate = static_cast<std::uint64_t>(static_cast<double>(so_far.bytes) / seconds);
  return line + fmt::format(", {}, {}/s", report::in_words(so_far.games, "game"),
                            report::size_in_words(rate));
}

}  // namespace strictpgn::cli
