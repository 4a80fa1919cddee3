// A command at work.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace strictpgn::differential {

/// What a target may use for one text.
struct bounds {
  std::chrono::milliseconds time{10'000};
  std::uint64_t memory = 2ULL << 30;  ///< bytes of data; 0: as many as there are
  std::uint64_t output = 16 << 20;    ///< bytes, stdout and stderr together
};

/// A word for the shell that is this text, whatever is in it.
std::string shell_word(std::string_view text);

/// A command run by the shell in a process group of its own, with its ends of stdin, stdout and
/// stderr. All that it has started is killed with it.
class subprocess {
 public:
  using clock = std::chrono::steady_clock;

  /// Throws `std::system_error`. `stop` set from anywhere ends all waiting.
  subprocess(const std::string& command, const bounds& within, const std::atomic<bool>& stop);
  subprocess(const subprocess&) = delete;
  subprocess& operator=(const subprocess&) = delete;
  ~subprocess();

  /// Bytes for stdin, written as soon as they are taken.
  void send(std::string_view bytes) { input_ += bytes; }
  /// Stdin ends behind what was sent.
  void send_no_more() { is_input_whole_ = true; }

  enum class pause : unsigned char { enough, ended, late, flooded };

  /// Writes and reads until there is enough, or nothing more can come. Throws `stopped`.
  pause go_on(clock::time_point end, const std::function<bool()>& is_enough);

  /// What came since `forget`.
  const std::string& out() const { return out_; }
  const std::string& err() const { return err_; }
  void forget();

  /// As `waitpid` has it; once it has ended.
  int status() const { return status_; }
  /// Kills all.
  void kill();

 private:
  void write_some();
  bool read_some(int& from, std::string& into);
  bool has_ended();
  void drain();
  void close_all();

  bounds within_;
  const std::atomic<bool>& stop_;
  pid_t process_ = -1;
  int in_pipe_ = -1, out_pipe_ = -1, err_pipe_ = -1;
  std::string input_;
  bool is_input_whole_ = false;
  std::string out_, err_;
  int status_ = 0;
  bool has_ended_ = false;
};

}  // namespace strictpgn::differential
