// Line ends as every file that we write has them.
#pragma once

#include <string>
#include <string_view>

namespace strictpgn::format {

/// Appends text with LF for LF, CR LF and CR (decision D06). A CR LF may come in two pieces.
class line_end_writer {
 public:
  void append(std::string& out, std::string_view bytes) {
    for (const char c : bytes) {
      if (c != '\n' || !is_after_cr_) out += c == '\r' ? '\n' : c;
      is_after_cr_ = c == '\r';
    }
  }

 private:
  bool is_after_cr_ = false;
};

}  // namespace strictpgn::format
