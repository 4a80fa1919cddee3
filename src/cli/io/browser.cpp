#include "cli/io/browser.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

#include "cli/io/descriptor.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/new_file.hpp"
#include "cli/io/temp_file.hpp"

namespace strictpgn::cli {
namespace {

/// An opener that has not failed by then shows the page, or is the browser itself.
constexpr std::chrono::milliseconds opener_time{1500};

/// The program by that name, without input and output.
bool is_started(const char* name, const std::string& argument, ::pid_t& process) {
  ::posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    ::posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
  char* const arguments[] = {const_cast<char*>(name), const_cast<char*>(argument.c_str()), nullptr};
  const auto failure = ::posix_spawnp(&process, name, &actions, nullptr, arguments, environ);
  ::posix_spawn_file_actions_destroy(&actions);
  return failure == 0;
}

bool has_failed(::pid_t process) {
  const auto end = std::chrono::steady_clock::now() + opener_time;
  while (std::chrono::steady_clock::now() < end) {
    int status = 0;
    if (::waitpid(process, &status, WNOHANG) == process)
      return !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

}  // namespace

std::filesystem::path write_temporary_page(std::string_view page) {
  int error_number = ENOENT;
  for (const auto& folder : temp_folders()) {
    constexpr std::string_view ending = ".html";
    auto name = (folder / "strictpgn-XXXXXX.html").string();
    const descriptor file(::mkstemps(name.data(), static_cast<int>(ending.size())));
    error_number = errno;
    if (!file.is_open()) continue;
    try {
      write_all(file, page);
      return name;
    } catch (const std::system_error& failure) {
      ::unlink(name.c_str());
      error_number = failure.code().value();
    }
  }
  throw unwritable_file(
      fmt::format("no temporary page can be written: {}; -o FILE names another file",
                  std::generic_category().message(error_number)));
}

bool open_in_browser(const std::filesystem::path& page) {
#ifdef __APPLE__
  constexpr const char* opener = "open";
#else
  constexpr const char* opener = "xdg-open";
#endif
  ::pid_t process = 0;
  return is_started(opener, page.string(), process) && !has_failed(process);
}

}  // namespace strictpgn::cli
