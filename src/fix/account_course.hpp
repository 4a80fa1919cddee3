// A reading of which accounts are told, and what could be put right.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "fix/account.hpp"
#include "read/piece.hpp"
#include "read/session_course.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

/// A step of a reader, as far as it matters to what is put right.
struct told_step {
  /// A reader has read on to byte `end` then.
  told_step(const reading& step, std::uint64_t end);

  account said;
  std::optional<std::uint64_t> unit;  ///< where it begins, if there is one
  std::uint64_t end;
  std::vector<diagnostic> findings;  ///< that have a fix
  source_window source;

  void move_to(const read::text_part& in) {
    source.text = read::held_text(in, source.offset, source.text);
  }
  /// Nothing in it is counted from the beginning of the input.
  static void renumber(std::uint64_t, std::uint64_t) {}
};

/// Tells each step.
class account_course : public read::session_course<told_step> {
 public:
  using session_course::session_course;

  /// Goes on by a step; false at the end.
  bool next();
};

}  // namespace strictpgn::fix
