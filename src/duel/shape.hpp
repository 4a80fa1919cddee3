// The form of a text in the terms of the grammar.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::duel {

/// The names of all productions that read something of the text, each once, in the order of the
/// alphabet: texts of one shape differ in how often and in which words.
std::vector<std::string> shape_of(std::string_view text);

}  // namespace strictpgn::duel
