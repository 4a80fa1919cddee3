// Standard output, or standard error, in few and large writes.
#pragma once

#include <stdexcept>
#include <string>

namespace strictpgn::cli {

/// Stdout, or stderr, does not take any more text.
class output_failure : public std::runtime_error {
 public:
  output_failure(int file, int error_number);

  /// The reader at the other end has gone, which is no trouble of ours.
  bool is_closed_pipe() const { return is_closed_pipe_; }

 private:
  bool is_closed_pipe_;
};

/// Collects text. Throws `output_failure`.
class output {
 public:
  enum class stream { out, err };
  explicit output(stream which = stream::out);

  /// What messages call stdout, if it is a file of that name.
  static void name_stdout(const std::string& file);

  /// To be appended to.
  std::string& text() { return text_; }

  bool is_full() const;
  void flush();
  /// Fails where it is known already that nothing more would be taken.
  void probe() const;

 private:
  int file_;
  std::string text_;
};

}  // namespace strictpgn::cli
