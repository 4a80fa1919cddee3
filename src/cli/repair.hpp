// An input that is put right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "cli/draft.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::cli {

/// Fills the buffer with the bytes from that offset on; fewer at the end only.
using read_at = std::function<std::size_t(std::uint64_t offset, char* to, std::size_t size)>;

/// The text of an input as it will be. The input itself changes only when it is delivered. Texts of
/// any size wait on disk. Throws `unreadable_input`.
class repair {
 public:
  /// Puts right what can be. With `is_diff` only a diff is wanted.
  repair(const input& file, const options& how, const fixing& which, bool is_diff);

  /// Findings that were put right.
  std::uint64_t fixed() const { return fixed_; }
  /// Calls `read` with a reader of the text as it is now.
  void with_reader(const std::function<void(reader&)>& read);
  /// Replaces the file if anything has changed; a diff, and the text of stdin, go to `out`.
  void deliver(output& out);

 private:
  void complain_by_name(const std::function<void()>& work) const;
  void open_original();
  void put_right(const fixing& which);
  std::unique_ptr<draft> new_draft() const;
  void append_diff(output& out);

  input file_;
  options how_;
  bool is_diff_;
  std::shared_ptr<draft> spool_;  // of stdin
  read_at original_;
  std::unique_ptr<draft> changed_;  // null: nothing has changed
  read_at now_;
  std::uint64_t fixed_ = 0;
};

}  // namespace strictpgn::cli
