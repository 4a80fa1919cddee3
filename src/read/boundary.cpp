#include "read/boundary.hpp"

namespace strictpgn::read {
namespace {

/// Lines by their distance alone. Whether anything was found matters only to a file without games.
boundary without_numbers(boundary all) {
  all.lines.number -= all.last_line.number;
  all.last_line.number = 0;
  all.held = 0;
  if (all.has_games) all.has_findings = true;
  return all;
}

}  // namespace

bool reads_on_alike(const boundary& one, const boundary& other) {
  return without_numbers(one) == without_numbers(other);
}

}  // namespace strictpgn::read
