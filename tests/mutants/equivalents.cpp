#include "mutants/equivalents.hpp"

#include <fstream>
#include <stdexcept>

namespace strictpgn::mutants {

std::map<std::string, std::string> read_equivalents(const std::string& file) {
  std::ifstream in(file);
  std::map<std::string, std::string> found;
  std::string reason;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("# ")) reason = line.substr(2);
    if (line.empty() || line.starts_with('#')) continue;
    if (reason.empty()) throw std::runtime_error("without a reason: " + line);
    if (!found.emplace(line, reason).second) throw std::runtime_error("listed twice: " + line);
  }
  return found;
}

double read_least_percent(const std::string& file) {
  std::ifstream in(file);
  double percent = 0;
  if (!(in >> percent)) throw std::runtime_error("no number in " + file);
  return percent;
}

}  // namespace strictpgn::mutants
