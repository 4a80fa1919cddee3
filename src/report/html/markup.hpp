// Text as HTML.
#pragma once

#include <string>
#include <string_view>

#include "strictpgn/profile.hpp"

namespace strictpgn::report::html {

/// Text that is visible already (see report/visible.hpp) as HTML, in attributes too.
std::string escaped(std::string_view text);

/// Any bytes of an input as HTML.
std::string text_of(std::string_view bytes, encoding encoding);

/// The same for a sentence: what stands between backquotes becomes code.
std::string sentence_of(std::string_view bytes, encoding encoding = encoding::latin1);

}  // namespace strictpgn::report::html
