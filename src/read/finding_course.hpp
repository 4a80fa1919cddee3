// A reading of which only the findings are told.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "read/piece.hpp"
#include "read/session_course.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::read {

/// A step of a reader that has findings. Views of text are into what was read.
struct kept_step {
  std::vector<diagnostic> findings;
  std::vector<finding_count> more_findings;
  std::optional<strictpgn::game> game;  ///< without its elements
  source_window source;

  void move_to(const text_part& in);
  /// Counts from the beginning of the input, before which there were so many.
  void renumber(std::uint64_t games, std::uint64_t lines);
  reading shown() const;
};

/// Tells the steps that have findings.
class finding_course : public session_course<kept_step> {
 public:
  using session_course::session_course;

  /// Goes on by a step; false at the end.
  bool next();
};

}  // namespace strictpgn::read
