#include "lab/differential/subprocess.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <iterator>
#include <system_error>
#include <utility>

#include "lab/differential/answer.hpp"

namespace strictpgn::differential {
namespace {

[[noreturn]] void fail(const char* what, int error = errno) {
  throw std::system_error(error, std::generic_category(), what);
}

void must(int error, const char* what) {
  if (error != 0) fail(what, error);
}

/// A pipe that no other child inherits.
class pipe_ends {
 public:
  pipe_ends() {
    if (::pipe2(ends_.data(), O_CLOEXEC) != 0) fail("pipe");
  }
  pipe_ends(const pipe_ends&) = delete;
  pipe_ends& operator=(const pipe_ends&) = delete;
  ~pipe_ends() {
    for (const int end : ends_)
      if (end != -1) ::close(end);
  }

  int reading() const { return ends_[0]; }
  int writing() const { return ends_[1]; }
  int take_reading() { return without_waiting(std::exchange(ends_[0], -1)); }
  int take_writing() { return without_waiting(std::exchange(ends_[1], -1)); }

 private:
  static int without_waiting(int end) {
    ::fcntl(end, F_SETFL, O_NONBLOCK);
    return end;
  }

  std::array<int, 2> ends_{-1, -1};
};

/// Its first words lower the limits of the shell. What cannot be lowered stays as it is, silently.
std::string limited(const std::string& command, const bounds& within) {
  std::string result = "ulimit -c 0 2>/dev/null; ";
  if (within.memory != 0) result += fmt::format("ulimit -d {} 2>/dev/null; ", within.memory / 1024);
  return result + command;
}

/// How a shell starts: in a process group of its own, with these streams. A fork would copy the
/// maps of a large program for each text.
class shell_start {
 public:
  explicit shell_start(const std::array<int, 3>& streams) {
    must(::posix_spawn_file_actions_init(&actions_), "posix_spawn_file_actions_init");
    must(::posix_spawnattr_init(&attributes_), "posix_spawnattr_init");
    for (int stream = 0; stream != 3; ++stream)
      must(::posix_spawn_file_actions_adddup2(&actions_, streams[static_cast<std::size_t>(stream)],
                                              stream),
           "posix_spawn_file_actions_adddup2");
    sigset_t to_default;
    ::sigemptyset(&to_default);
    for (const int ignored_by_us : {SIGPIPE, SIGXFSZ}) ::sigaddset(&to_default, ignored_by_us);
    must(::posix_spawnattr_setsigdefault(&attributes_, &to_default),
         "posix_spawnattr_setsigdefault");
    must(::posix_spawnattr_setpgroup(&attributes_, 0), "posix_spawnattr_setpgroup");
    must(::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF),
         "posix_spawnattr_setflags");
  }
  shell_start(const shell_start&) = delete;
  shell_start& operator=(const shell_start&) = delete;
  ~shell_start() {
    ::posix_spawn_file_actions_destroy(&actions_);
    ::posix_spawnattr_destroy(&attributes_);
  }

  pid_t shell(const std::string& command) const {
    std::string words[] = {"sh", "-c", command};
    char* const arguments[] = {words[0].data(), words[1].data(), words[2].data(), nullptr};
    pid_t process = -1;
    must(::posix_spawn(&process, "/bin/sh", &actions_, &attributes_, arguments, environ),
         "posix_spawn");
    return process;
  }

 private:
  posix_spawn_file_actions_t actions_;
  posix_spawnattr_t attributes_;
};

}  // namespace

std::string shell_word(std::string_view text) {
  std::string quoted = "'";
  for (const char c : text) c == '\'' ? quoted += "'\\''" : quoted += c;
  return quoted + '\'';
}

subprocess::subprocess(const std::string& command, const bounds& within,
                       const std::atomic<bool>& stop)
    : within_(within), stop_(stop) {
  pipe_ends in, out, err;
  ::signal(SIGCHLD, SIG_DFL);  // a parent that ignores it leaves no status to wait for
  process_ =
      shell_start({in.reading(), out.writing(), err.writing()}).shell(limited(command, within));
  in_pipe_ = in.take_writing();
  out_pipe_ = out.take_reading();
  err_pipe_ = err.take_reading();
}

subprocess::~subprocess() {
  kill();
  close_all();
}

void subprocess::kill() {
  ::kill(-process_, SIGKILL);  // with what it may have left behind
  if (has_ended_) return;
  while (::waitpid(process_, &status_, 0) == -1 && errno == EINTR) {
  }
  has_ended_ = true;
}

void subprocess::close_all() {
  for (int* const end : {&in_pipe_, &out_pipe_, &err_pipe_})
    if (*end != -1) ::close(std::exchange(*end, -1));
}

void subprocess::forget() {
  out_.clear();
  err_.clear();
}

subprocess::pause subprocess::go_on(clock::time_point end, const std::function<bool()>& is_enough) {
  for (;;) {
    if (stop_) throw stopped{};
    if (is_enough()) return pause::enough;
    if (out_.size() + err_.size() > within_.output) return pause::flooded;
    if (has_ended()) {
      drain();
      return is_enough() ? pause::enough : pause::ended;
    }
    const auto now = clock::now();
    if (now >= end) return pause::late;
    write_some();
    pollfd ends[] = {{out_pipe_, POLLIN, 0},
                     {err_pipe_, POLLIN, 0},
                     {input_.empty() ? -1 : in_pipe_, POLLOUT, 0}};
    const bool is_silent = out_pipe_ == -1 && err_pipe_ == -1;  // about to end
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - now).count();
    ::poll(ends, std::size(ends), static_cast<int>(std::min<long long>(is_silent ? 1 : 20, left)));
    read_some(out_pipe_, out_);
    read_some(err_pipe_, err_);
  }
}

void subprocess::write_some() {
  if (in_pipe_ == -1) return;
  if (!input_.empty()) {
    const auto written = ::write(in_pipe_, input_.data(), input_.size());
    if (written > 0) input_.erase(0, static_cast<std::size_t>(written));
    if (written == -1 && errno != EAGAIN && errno != EINTR) input_.clear();  // it reads no more
  }
  if (input_.empty() && is_input_whole_) ::close(std::exchange(in_pipe_, -1));
}

/// False when there is nothing to read now.
bool subprocess::read_some(int& from, std::string& into) {
  if (from == -1) return false;
  std::array<char, 1 << 16> buffer;
  const auto count = ::read(from, buffer.data(), buffer.size());
  if (count == -1) return errno == EINTR;
  if (count == 0)
    ::close(std::exchange(from, -1));
  else
    into.append(buffer.data(), static_cast<std::size_t>(count));
  return count != 0;
}

bool subprocess::has_ended() {
  if (!has_ended_) {
    const auto ended = ::waitpid(process_, &status_, WNOHANG);
    if (ended == -1 && errno != EINTR) fail("waitpid");
    has_ended_ = ended == process_;
  }
  return has_ended_;
}

/// What still stands in the pipes, as far as it is allowed.
void subprocess::drain() {
  while (out_.size() <= within_.output && read_some(out_pipe_, out_)) {
  }
  while (err_.size() <= within_.output && read_some(err_pipe_, err_)) {
  }
}

}  // namespace strictpgn::differential
