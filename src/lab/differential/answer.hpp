// What the program under test says about a text.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/claims.hpp"
#include "lab/differential/game_account.hpp"
#include "lab/differential/record_account.hpp"
#include "lab/differential/verdict.hpp"

namespace strictpgn::differential {

/// How the asking ended.
enum class ending : unsigned char {
  answered,
  declined,  ///< it says that it cannot judge such a text
  crashed,
  hung,     ///< no answer within the time
  flooded,  ///< more output than is allowed
};

/// An answer. All texts are raw bytes.
struct answer {
  ending how = ending::answered;
  bool accepts = false;                          ///< where it answered
  bool warns = false;                            ///< it accepts, and reports something
  std::string message{};                         ///< one line: why it refuses, or what it died of
  std::optional<std::uint64_t> games;            ///< that it says it has read, or records
  std::optional<std::uint64_t> plies;            ///< of mainlines, likewise
  std::optional<std::vector<told_game>> tree{};  ///< the games that it has read
  std::optional<std::vector<told_record>> records{};  ///< likewise, of FEN or EPD
  std::optional<std::string> written{};               ///< of the games, as PGN
  shown_parts parts{};                                ///< of the tree, that are to be compared
  claim_set unclaimed{};                              ///< what it is not held to
  /// For want of which claim the text is left out of account, where that is the reason.
  std::optional<claim> excused{};
  std::string otherwise{};  ///< one line: what of the tree is not as we read it
  std::string status{};     ///< "exit status 1", "SIGSEGV"; empty while it still runs
  std::string out{};        ///< what it wrote to stdout, or the line it answered with
  std::string err{};
};

/// A program under test.
class target {
 public:
  target() = default;
  target(const target&) = delete;
  target& operator=(const target&) = delete;
  virtual ~target() = default;

  /// Throws `stopped` when somebody wants the run to end.
  virtual answer ask(std::string_view text) = 0;

  /// Whether it reads such texts at all.
  virtual bool takes(std::string_view, const verdict&) { return true; }

  /// What it says of itself, once it was asked something; may be empty.
  virtual std::string name() const { return {}; }
  virtual std::string version() const { return {}; }

  /// From now on it has so long for an answer.
  virtual void allow(std::chrono::milliseconds time) = 0;
  virtual std::chrono::milliseconds allowed() const = 0;
};

/// Somebody wants the run to end.
struct stopped {};

/// The program under test no longer accepts what it did before the run: it may have been removed.
struct vanished {};

}  // namespace strictpgn::differential
