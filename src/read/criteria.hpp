// What a reading judges by.
#pragma once

#include <memory>

#include "read/detector_choice.hpp"
#include "rules/findings.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::read {

/// Options with what follows from them. Any number of readings may share it, on any threads.
struct criteria {
  explicit criteria(const options& given) : how(given.within_range()) {}

  const options how;
  const rules::severities levels{how};
  const detector_choice detectors{how, levels};
};

using shared_criteria = std::shared_ptr<const criteria>;

}  // namespace strictpgn::read
