#include "rules/times/time_control.hpp"

#include <algorithm>

namespace strictpgn::rules {

zeros worst_zeros(const std::vector<period>& periods) {
  return std::ranges::max(periods, {}, &period::zero).zero;
}

}  // namespace strictpgn::rules
