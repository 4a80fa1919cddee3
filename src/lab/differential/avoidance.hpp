// Texts without what a target is known to fail on.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "lab/differential/campaign_state.hpp"
#include "lab/differential/features.hpp"

namespace strictpgn::differential {

/// Whether what a cluster is made of explains a find that has these features: it is all there, and
/// is more than any game has, or is all that there is.
bool explains(const std::vector<std::string>& signature, const features& of_text);

/// The cluster that explains a find by itself: it has the same complaint. Null when there is none.
/// How a program writes has little to do with what a text has: there the rule is the cause.
cluster* explaining(const mismatch& what, const features& of_text,
                    std::map<std::string, cluster>& among);

/// The cluster that is made of the same and complains in nearly the same words: a message may name
/// what stands behind the place that is not understood. Null when there is none, and of what nearly
/// all games are made of.
cluster* same_in_other_words(const mismatch& what, const std::vector<std::string>& signature,
                             std::map<std::string, cluster>& among);

/// The text without what refusals, crashes and losses known so far are made of, as far as that can
/// be taken out: so that what lies behind is reached. What is valid stays valid, and what breaks a
/// rule goes on breaking it, and no other.
std::string avoiding(const std::map<std::string, cluster>& known, const test_case& test,
                     const criteria& criteria);

}  // namespace strictpgn::differential
