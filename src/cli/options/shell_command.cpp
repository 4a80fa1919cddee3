#include "cli/options/shell_command.hpp"

#include <string_view>

#include "cli/io/interrupt.hpp"
#include "lab/differential/subprocess.hpp"
#include "lab/differential/target_patterns.hpp"

namespace strictpgn::cli {

std::string shell_argument(const std::string& text) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+./";
  const bool is_plain = !text.empty() && text.find_first_not_of(plain) == text.npos;
  return is_plain ? text : differential::shell_word(text);
}

std::optional<std::string> failure_on(const std::string& command, const std::filesystem::path& file,
                                      std::chrono::milliseconds longest,
                                      const std::atomic<bool>& is_in_vain) {
  const differential::bounds within{.time = longest, .memory = 0};
  differential::subprocess at_work(command + ' ' + differential::shell_word(file.string()), within,
                                   stop_flag());
  at_work.send_no_more();
  const auto pause = at_work.go_on(differential::subprocess::clock::now() + longest, [&] {
    at_work.forget();  // what it says
    return is_in_vain.load();
  });
  if (pause != differential::subprocess::pause::ended) return "no end within the time";
  if (at_work.status() == 0) return std::nullopt;
  return differential::words_for_status(at_work.status());
}

}  // namespace strictpgn::cli
