#include "cli/io/status_line.hpp"

#include <cstdio>
#include <string>

namespace strictpgn::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto quiet_time = 1s;
constexpr auto pace = 200ms;

void write_to_stderr(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

}  // namespace

status_line::status_line(bool is_wanted) : is_wanted_(is_wanted), next_(start_ + quiet_time) {}

bool status_line::is_due() const { return is_wanted_ && clock::now() >= next_; }

double status_line::elapsed() const {
  return std::chrono::duration<double>(clock::now() - start_).count();
}

void status_line::show(std::string_view text) {
  next_ = clock::now() + pace;
  is_shown_ = true;
  write_to_stderr("\r" + std::string(text) + "\x1B[K");
}

void status_line::clear() {
  if (is_shown_) write_to_stderr("\r\x1B[K");
  is_shown_ = false;
}

}  // namespace strictpgn::cli
