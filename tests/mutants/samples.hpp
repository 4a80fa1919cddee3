// Texts with what the grammar makes of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "spec/interpreter.hpp"

namespace strictpgn::mutants {

/// A text, and by which production it is read.
struct grammar_text {
  spec::node_id start = 0;
  std::string text;

  friend auto operator<=>(const grammar_text&, const grammar_text&) = default;
};

/// The inputs of the conformance cases up to a size, their records, comments, values and words,
/// each by all that reads such a text; none twice, short ones first.
std::vector<grammar_text> texts_of_cases(const spec::graph& in);

/// The texts of a file: on each line the name of a production and a text as a string of JSON, whose
/// characters are bytes. Throws std::runtime_error where that is not so.
std::vector<grammar_text> read_texts(const std::string& file, const spec::graph& in);
void write_texts(const std::string& file, const std::vector<grammar_text>& texts,
                 const spec::graph& in);

/// What the grammar makes of a text, and where it looked.
struct grammar_sample {
  grammar_text of;
  spec::derivation made;
  std::vector<std::uint32_t> tried;  ///< by node: the first place, or `never`

  static constexpr auto never = static_cast<std::uint32_t>(-1);

  bool tries(spec::node_id id) const { return tried[id] != never; }
};

grammar_sample sample_of(grammar_text text, const spec::graph& in);

}  // namespace strictpgn::mutants
