// Why the rules about EPD records are never violated on purpose.
#include "lab/generate/violation.hpp"
#include "rules/epd/rows.hpp"

namespace strictpgn::generate {

std::vector<unmade_rule> epd_unmade_rules() {
  std::vector<unmade_rule> all;
  for (const auto& each : rows::epd_rules)
    all.push_back({each.id, "it is about EPD records, and games have none"});
  return all;
}

}  // namespace strictpgn::generate
