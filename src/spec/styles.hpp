// Style sheets, written as what they are and compiled in.
#pragma once

#include <string_view>

namespace strictpgn::spec {

/// Of railroad diagrams. Colors go by `prefers-color-scheme`.
extern const std::string_view railroad_css;

/// Of pages.
extern const std::string_view page_css;

}  // namespace strictpgn::spec
