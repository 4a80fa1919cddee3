// Texts in a folder as conformance cases without an answer.
#pragma once

#include <filesystem>
#include <vector>

#include "conformance/conformance_case.hpp"

namespace strictpgn::mutants {

/// The files of the folders `import`, `export` and `reduced` in a folder, games or by their names
/// records of FEN or EPD, each to be read by that profile. Throws std::runtime_error where there
/// are none.
std::vector<tests::conformance_case> text_cases(const std::filesystem::path& root);

}  // namespace strictpgn::mutants
