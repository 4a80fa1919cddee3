#include "cli/shell_command.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <thread>

namespace strictpgn::cli {
namespace {

/// Does not come back.
[[noreturn]] void become_shell(const std::string& command, const std::string& file) {
  ::setpgid(0, 0);
  ::signal(SIGPIPE, SIG_DFL);
  const auto nothing = ::open("/dev/null", O_RDWR);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(nothing, stream);
  const auto line = command + " \"$1\"";
  ::execl("/bin/sh", "sh", "-c", line.c_str(), "sh", file.c_str(), static_cast<char*>(nullptr));
  ::_exit(127);
}

}  // namespace

bool succeeds_on(const std::string& command, const std::filesystem::path& file,
                 std::chrono::milliseconds longest) {
  using clock = std::chrono::steady_clock;
  const auto name = file.string();
  ::signal(SIGCHLD, SIG_DFL);  // a parent that ignores it leaves no status to wait for
  const auto child = ::fork();
  if (child == -1) throw std::system_error(errno, std::generic_category(), "fork");
  if (child == 0) become_shell(command, name);
  ::setpgid(child, child);  // whoever of the two comes first
  const auto end = clock::now() + longest;
  auto pause = std::chrono::microseconds(200);
  int status = 0;
  for (;;) {
    const auto ended = ::waitpid(child, &status, WNOHANG);
    if (ended == child) break;
    if (ended == -1 && errno != EINTR)
      throw std::system_error(errno, std::generic_category(), "waitpid");
    if (clock::now() > end) {
      ::kill(-child, SIGKILL);
      ::waitpid(child, &status, 0);
      return false;
    }
    std::this_thread::sleep_for(pause);
    if (pause < std::chrono::milliseconds(10)) pause += pause / 4;
  }
  ::kill(-child, SIGKILL);  // what it may have left behind
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace strictpgn::cli
