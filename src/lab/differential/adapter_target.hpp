// A program that stays and is asked by lines of JSON.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "lab/differential/answer.hpp"
#include "lab/differential/claims.hpp"
#include "lab/differential/criteria.hpp"
#include "lab/differential/subprocess.hpp"

namespace strictpgn::differential {

/// What an adapter says of itself.
struct adapter_about {
  std::string name, version;
  shown_parts emits;
  std::set<std::string, std::less<>> inputs{"pgn"};
  std::set<std::string, std::less<>> levels{"import"};
  std::set<std::string, std::less<>> encodings{"latin1", "utf8"};
  bool one_game = false;
  bool chess960 = true;
  claim_set unclaimed;
  std::string nonsense{};  ///< one line: what in its answer is not of the protocol
};

/// The question about a text, in a line of JSON.
std::string adapter_question(std::string_view text, const criteria& criteria, std::uint64_t id);

/// Speaks the protocol of conformance adapters, one object per line (conformance/adapters). A dead
/// process is a crash for the text that it had, and is started again.
class adapter_target : public target {
 public:
  /// Profile, encoding, input and dialect are told to the adapter. With `one_game` it takes no
  /// texts with more, as when it says so itself.
  adapter_target(std::string command, const criteria& criteria, const bounds& within,
                 const std::atomic<bool>& stop, bool one_game = false);
  ~adapter_target() override;

  answer ask(std::string_view text) override;
  bool takes(std::string_view text, const verdict& ours) override;
  std::string name() const override { return about_.name; }
  std::string version() const override { return about_.version; }
  void allow(std::chrono::milliseconds time) override { within_.time = time; }
  std::chrono::milliseconds allowed() const override { return within_.time; }

 private:
  /// The answer holds what came back up to the end of a line, unread, or how none came.
  answer exchange(const std::string& line, std::chrono::milliseconds time);
  /// The answer to a text of the process that is at work, which ends if that keeps to no protocol.
  answer question(std::string_view text);
  answer start();
  /// Whether it claims to read what is asked about at all, or what it claims instead.
  std::optional<answer> refusal_to_read() const;
  static answer declined(std::string why);

  std::string command_;
  criteria criteria_;
  adapter_about about_;
  bounds within_;
  std::chrono::milliseconds time_to_start_;  // whatever it is allowed for an answer
  bool one_game_;
  const std::atomic<bool>& stop_;
  std::unique_ptr<subprocess> at_work_;
  std::uint64_t asked_ = 0;
  std::uint64_t asked_of_process_ = 0;  // that is at work
};

}  // namespace strictpgn::differential
