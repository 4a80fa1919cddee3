// A fix in a few words.
#pragma once

#include <string>

#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report {

/// "insert `+`", "replace `0-0` with `O-O`"; empty when there is none.
std::string words_for(const suggested_fix& fix, const render_context& where);

}  // namespace strictpgn::report
