// Looks for a text that tells a mutant from the grammar.
#pragma once

#include <optional>
#include <vector>

#include "mutants/trial.hpp"

namespace strictpgn::mutants {

/// All that changes at one place of a text: each byte put in or put there, and words of the
/// grammar; what follows dropped, doubled, cut off, or in the other case.
std::vector<std::string> changes_at(const std::string& text, std::size_t place,
                                    const std::vector<std::string>& words);

/// The literals of a grammar.
std::vector<std::string> words_of(const spec::graph& in);

/// What a production reads in the texts, with a few bytes behind it; short ones first.
std::vector<grammar_text> parts_read_by(spec::node_id production, const trial& known);

/// A text near those that come to the changed node: first whole ones, then such as the production
/// that it belongs to reads, at last one of all short ones. Nothing where none is found.
std::optional<grammar_text> text_against(const mutant& one, const trial& known,
                                         const spec::graph& in);

}  // namespace strictpgn::mutants
