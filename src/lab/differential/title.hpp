// Finds in a line.
#pragma once

#include <string>
#include <vector>

#include "lab/differential/campaign_state.hpp"

namespace strictpgn::differential {

/// "refuses a valid text (rest of line comment): Unrecognized character". No two clusters of a
/// target have the same.
std::string title_of(const cluster& cluster);

/// The sections that the cluster is about: "PGN 5", "PGN 10, PGN 8.2.4"; of the rule that is
/// broken, else of what the text has. Empty where it has only what the plainest games have.
std::string sections_of(const cluster& cluster);

/// Whether only texts show it that have what we tolerate and warn of: the target is stricter than
/// we are, and not wrong by the standard. Of what is written, whether only export format forbids
/// it: then we are the stricter.
bool is_strictness(const cluster& cluster);

/// The clusters, faults before strictness, the gravest outcomes first, then those seen most.
std::vector<const cluster*> worst_first(const campaign_state& all,
                                        const std::set<std::string>& known);

/// "nag-null, san-pawn-letter".
std::string names_of(const std::vector<rule>& rules);

}  // namespace strictpgn::differential
