// Places of the input in the terms of SARIF 2.1.0.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "report/json/json_text.hpp"
#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report {

/// The name of an input as a URI reference (RFC 3986), a `file` URI where it is an absolute path.
std::string uri_of(std::string_view file);

/// A region (SARIF 3.30) by lines and columns, as far as they are known, and by bytes.
json sarif_region(const span& span, render_context& where);

/// A physical location (3.29) in the input of that index.
json sarif_physical_location(const span& span, render_context& where, std::size_t artifact);

/// Changes of the input as an artifact change (3.56).
json sarif_artifact_change(const std::vector<edit>& edits, render_context& where,
                           std::size_t artifact);

}  // namespace strictpgn::report
