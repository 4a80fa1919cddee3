#include "cli/io/known_clusters.hpp"

#include <fmt/format.h>

#include <sstream>

#include "cli/io/errors.hpp"
#include "cli/io/read_text.hpp"
#include "cli/options/unknown_rule.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::cli {

void known_clusters::ignore(const std::string& rule_name) {
  const auto found = find_rule(rule_name);
  if (!found) throw usage_error("--ignore: " + no_rule(rule_name));
  rules.set(static_cast<std::size_t>(*found));
}

void known_clusters::read(const std::string& file) {
  std::istringstream lines(read_text(file));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line.substr(0, line.find('#')));
    std::string name, more;
    if (!(words >> name)) continue;
    if (words >> more)
      throw usage_error(
          fmt::format("--known: `{}`: a name and `#` with a reason, not `{}`", file, line));
    if (const auto found = find_rule(name))
      rules.set(static_cast<std::size_t>(*found));
    else
      clusters.insert(name);
  }
}

}  // namespace strictpgn::cli
