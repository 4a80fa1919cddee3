// The files beside this one, as the build has put them into the program.
#pragma once

#include <string_view>

namespace strictpgn::report::html {

extern const std::string_view page_css;
extern const std::string_view page_js;
extern const std::string_view pieces_svg;

}  // namespace strictpgn::report::html
