// The list of mutants that are known to change nothing, and the share of others that is killed.
#pragma once

#include <map>
#include <string>

namespace strictpgn::mutants {

/// The mutants that are known to change nothing, by their names, each with the reason: the line
/// with `#` above it. Throws std::runtime_error where one stands there twice or without a reason.
std::map<std::string, std::string> read_equivalents(const std::string& file);

/// The least that is to be killed of what may be left, in percent: what was reached before.
double read_least_percent(const std::string& file);

}  // namespace strictpgn::mutants
