// What a target writes of the games that it has read.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "lab/differential/answer.hpp"
#include "lab/differential/criteria.hpp"
#include "lab/differential/mismatch.hpp"
#include "lab/differential/verdict.hpp"

namespace strictpgn::differential {

/// What is wrong with the text that the target has written of a valid one, if the answer has it:
/// the games in it are others, in the parts that the target shows; it breaks a rule of export
/// format that the text does not break, of several `first`; or the target, which `ask_again` puts
/// it to, dies of it, refuses it or reads it otherwise. What it is about is put into the answer in
/// words.
std::optional<mismatch> compare_round_trip(
    std::string_view text, const criteria& criteria, const verdict& ours, answer& theirs,
    const rule_set& ignored, std::optional<rule> first,
    const std::function<answer(std::string_view written)>& ask_again);

/// Whether it is about what was written, or read of that, and not about the text itself.
bool is_of_round_trip(const mismatch& what);

/// The rule that what is written breaks; nothing of other mismatches.
std::optional<rule> rule_written(const mismatch& what);

/// The rule that is blamed, be it broken by a text or by what is written.
std::optional<rule> blamed_in(const mismatch& what);

}  // namespace strictpgn::differential
