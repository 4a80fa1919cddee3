// Which findings a report shows; of the others it needs the number alone.
#pragma once

#include <cstdint>

#include "strictpgn/severity.hpp"

namespace strictpgn::report {

struct shown_findings {
  severity least = severity::off;
  std::uint64_t of_each_rule = UINT64_MAX;  ///< the first of them, in each file
};

}  // namespace strictpgn::report
