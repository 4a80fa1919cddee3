// What must not be stopped half way.
#pragma once

#include <csignal>

namespace strictpgn::cli {

/// Signals to this thread wait until the end of the scope.
class signal_hold {
 public:
  signal_hold();
  signal_hold(const signal_hold&) = delete;
  signal_hold& operator=(const signal_hold&) = delete;
  ~signal_hold();

  /// Whether one is waiting that asks the program to end.
  bool is_asked_to_end() const;

 private:
  sigset_t before_;
};

}  // namespace strictpgn::cli
