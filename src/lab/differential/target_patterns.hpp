// How a target shows what it thinks of a text.
#pragma once

#include <cstdint>
#include <optional>
#include <regex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/answer.hpp"

namespace strictpgn::differential {

/// A pattern that cannot be understood; the text says why in one line.
class bad_pattern : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// What a run has left behind.
struct process_output {
  int status = 0;  ///< of the exit
  std::string_view out;
  std::string_view err;
};

/// Something to look for in what a run has left behind.
class output_pattern {
 public:
  /// "status" (not 0), "stdout" or "stderr" (any text but white space), or one of them with a
  /// regular expression that some line of it contains: "status:[34]", "stderr:^Error". Throws
  /// `bad_pattern`.
  explicit output_pattern(const std::string& text);

  /// The line that it is seen in, or nothing; the empty line where it is the status.
  std::optional<std::string_view> seen_in(const process_output& output) const;

  /// The number that the first group has caught, or the whole match, the last time it fits.
  std::optional<std::uint64_t> number_in(const process_output& output) const;
  /// Whether there can be one: an expression says where it stands in a line.
  bool may_hold_number() const { return what_.has_value() && where_ != place::status; }

 private:
  enum class place : unsigned char { status, out, err };

  std::string_view text_in(const process_output& output) const {
    return where_ == place::out ? output.out : output.err;
  }

  place where_ = place::status;
  std::optional<std::regex> what_;
};

/// The patterns of one target.
struct target_patterns {
  std::vector<output_pattern> rejects_when;  ///< none of them: it accepts
  std::vector<output_pattern> crashes_when;  ///< beside signals and what sanitizers write
  std::optional<output_pattern> games_from;
  std::optional<output_pattern> plies_from;
};

/// Lines are searched so far, in bytes: regular expressions take their time and stack.
inline constexpr std::size_t longest_searched_line = 2'000;

/// What an exit with that status, as `waitpid` has it, means.
answer understand(int wait_status, std::string out, std::string err, const target_patterns& by);

/// "exit status 1", "SIGSEGV".
std::string words_for_status(int wait_status);

/// "exit status 1: Illegal e4", or what comes first alone where there are no details.
std::string joined(std::string_view what, std::string_view details);

/// So much of a message as can stand in a line, with a mark where there is more.
std::string shortened(std::string message);

/// "refused", "no answer within the time".
std::string verdict_in_words(const answer& given);

/// The line that tells most: what an uncaught C++ exception says, or else the first line that
/// speaks of an error, or of an abort, or that has text.
std::string_view telling_line(std::string_view text);

/// A message without what differs from one text to the next: names, numbers, quotations.
std::string normalised(std::string_view message);

}  // namespace strictpgn::differential
