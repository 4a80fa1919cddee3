#include "report/setting.hpp"

#include "report/visible.hpp"

namespace strictpgn::report {

bool is_inside(const span& which, const source_window& window) {
  return which.begin >= window.offset && which.end <= window.offset + window.text.size();
}

std::string shown_name(std::string_view file) { return visible(file, encoding::utf8); }

}  // namespace strictpgn::report
