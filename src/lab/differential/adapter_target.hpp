// A program that stays and is asked by lines of JSON.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "lab/differential/answer.hpp"
#include "lab/differential/subprocess.hpp"

namespace strictpgn::differential {

/// Speaks the protocol of conformance adapters, one object per line (fuzz/DIFFERENTIAL.md). A dead
/// process is a crash for the text that it had, and is started again.
class adapter_target : public target {
 public:
  /// The level is the name of a profile.
  adapter_target(std::string command, std::string level, const bounds& within,
                 const std::atomic<bool>& stop);
  ~adapter_target() override;

  answer ask(std::string_view text) override;
  void allow(std::chrono::milliseconds time) override { within_.time = time; }
  std::chrono::milliseconds allowed() const override { return within_.time; }

 private:
  /// The answer holds the line that came back, unread, or how none came.
  answer exchange(const std::string& line);
  answer start();

  std::string command_;
  std::string level_;
  bounds within_;
  const std::atomic<bool>& stop_;
  std::unique_ptr<subprocess> at_work_;
  std::uint64_t asked_ = 0;
};

}  // namespace strictpgn::differential
