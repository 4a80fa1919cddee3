// Standard output in few and large writes.
#pragma once

#include <stdexcept>
#include <string>

namespace strictpgn::cli {

/// Stdout does not take any more text.
class output_failure : public std::runtime_error {
 public:
  explicit output_failure(int error_number);

  /// The reader at the other end has gone, which is no trouble of ours.
  bool is_closed_pipe() const { return is_closed_pipe_; }

 private:
  bool is_closed_pipe_;
};

/// Collects text for stdout. Throws `output_failure`.
class output {
 public:
  /// To be appended to.
  std::string& text() { return text_; }

  bool is_full() const;
  void flush();

 private:
  std::string text_;
};

}  // namespace strictpgn::cli
