// Where this checkout and the built program lie. Only main.cpp knows it from the build, so that
// what is compiled of the others is the same in every checkout.
#pragma once

#include <string>

namespace strictpgn::tests {

/// A file or folder of this checkout, by its path from the root.
std::string in_checkout(const std::string& path);

/// The program, where it is built.
std::string built_program();

/// What makes calls of the system fail, to be loaded before the program.
std::string built_faults();

/// The tool behind `./dev case`.
std::string built_case_tool();

}  // namespace strictpgn::tests
