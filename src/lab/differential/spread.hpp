// Work for several threads.
#pragma once

#include <cstddef>
#include <functional>

namespace strictpgn::differential {

/// Calls `work` with each item from 0 up, in this order, and the number of the worker, of which
/// there are `jobs`. When it throws, nothing new is begun, and the exception comes out at the end.
void spread(std::size_t count, unsigned jobs,
            const std::function<void(std::size_t item, unsigned worker)>& work);

}  // namespace strictpgn::differential
