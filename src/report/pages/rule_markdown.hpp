// What a rule means, as Markdown.
#pragma once

#include <string>
#include <string_view>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::report {

/// The meaning of a rule, its section and severity, a wrong and a right example and how to fix it;
/// without a heading. Its decisions are links where it is said from which folder, "../", the text
/// finds conformance/.
std::string rule_markdown(const rule_info& about, std::string_view folder = {});

}  // namespace strictpgn::report
