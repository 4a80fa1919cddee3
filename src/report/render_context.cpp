#include "report/render_context.hpp"

#include "fix/passes.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::report {

void render_context::move_to(const source_window& next) {
  const auto& known = lines.window();
  if (next.offset == known.offset && next.text.size() >= known.text.size()) {
    units.extend_from(known.text.size());
    lines.extend(next);
  } else {
    units = {};
    lines.move_to(next);
  }
}

bool render_context::is_left(const suggested_fix& fix) const {
  return strictpgn::fix::is_among(fix, wanted);
}

std::string_view render_context::why_left() const {
  return has_more_fixes ? "not carried out: not reached in this run, or not shown to be harmless"
                        : "not carried out: not shown to be harmless";
}

bool is_inside(const span& span, const source_window& window) {
  return span.begin >= window.offset && span.end <= window.offset + window.text.size();
}

std::string shown_name(std::string_view file) { return escape_for_display(file, encoding::utf8); }

}  // namespace strictpgn::report
