// The meaning of a rule as a part of a page.
#pragma once

#include <string>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::report::html {

/// Appends it as an article with the id `rule-NAME`.
void append_rule(std::string& out, const rule_info& about);

}  // namespace strictpgn::report::html
