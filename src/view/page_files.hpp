// The files of page/, as the build has put them into the program.
#pragma once

#include <string_view>

namespace strictpgn::view {

extern const std::string_view page_css;
extern const std::string_view page_js;
extern const std::string_view page_body;

// SHA-256 in base64, as a Content-Security-Policy names what may be run.
extern const std::string_view page_css_hash;
extern const std::string_view page_js_hash;

}  // namespace strictpgn::view
