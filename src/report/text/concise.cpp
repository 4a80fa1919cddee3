#include "report/text/concise.hpp"

#include <fmt/format.h>

#include "report/text/escape_for_display.hpp"

namespace strictpgn::report {

void render_concise(std::string& out, const diagnostic& finding, render_context& where,
                    const look& look) {
  const auto [line, column] = where.lines.locate(finding.where.begin);
  out += fmt::format("{}:{}:{}: {}: {}: {}\n", shown_name(where.file), line, column,
                     look.style.paint(tone_of(finding.level), name_of(finding.level)),
                     look.style.paint(tone::strong, name_of(finding.id)),
                     escape_within(longest_message, finding.message, where.encoding));
}

}  // namespace strictpgn::report
