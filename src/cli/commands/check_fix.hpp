// An input that is put right.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "cli/commands/translate.hpp"
#include "cli/io/atomic_file.hpp"
#include "cli/io/held_input.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/io/temp_file.hpp"
#include "cli/io/workers.hpp"
#include "fix/account_course.hpp"
#include "fix/passes.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::cli {

/// What is to be put right, and how.
struct repair_options {
  fix_options fixes;
  translation pieces;
  bool is_diff = false;  ///< only a diff is wanted
  bool shows_progress = false;
};

/// The text of an input as it will be. The input itself changes only when it is delivered. Where it
/// cannot be put right, its text is the old one, and to deliver it is refused.
class repair {
 public:
  /// Puts right what can be; the workers must outlive this. Throws `unreadable_input`, and
  /// `interruption`.
  repair(const input& file, const options& options, const repair_options& chosen, workers& by);

  /// Whether to deliver it will be refused.
  bool is_refused() const { return !refusal_.empty(); }
  /// Findings that were put right.
  std::uint64_t fixed() const { return fixed_.fixed; }
  /// Whether another run might put right more.
  bool has_more() const { return fixed_.has_more; }
  /// Games that were translated before.
  std::uint64_t translated() const { return translated_; }
  /// The text as it is now.
  const read_at& bytes() const { return now_; }
  /// Replaces the file if anything has changed; a diff, and the text of stdin, go to `out`. Throws
  /// `unwritable_file`.
  void deliver(output& out);

 private:
  class file_drafts;

  bool replaces() const { return !is_diff_ && !file_.is_stdin(); }
  void open_original(const repair_options& chosen);
  void translate_letters(const translation& how);
  void put_right(const repair_options& chosen);
  std::unique_ptr<temp_file> next_text() const;
  void each_step(const read_at& text, std::uint64_t size,
                 const std::function<void(const fix::told_step&)>& take);
  void append_diff(output& out);

  input file_;
  options options_;
  workers& by_;
  bool is_diff_;
  bool shows_progress_;
  std::optional<atomic_file> replaced_;
  held_input original_;
  std::unique_ptr<temp_file> changed_;  // null: nothing has changed
  read_at now_;
  fix::repaired fixed_;
  std::uint64_t translated_ = 0;
  std::string refusal_;  // why the input stays as it is; empty: it does not
};

}  // namespace strictpgn::cli
