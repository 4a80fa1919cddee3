// Files and streams as what a window reads from.
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>

#include "text/window.hpp"

namespace strictpgn::text {

/// Opens a file. Throws `std::system_error` when it cannot be opened or is a directory.
std::unique_ptr<std::ifstream> open(const std::filesystem::path& file);

/// Reads from a stream that outlives the function; it throws `std::ios_base::failure` when the
/// stream goes bad, after the bytes that were read before.
window::read_function read_from(std::istream& in);

}  // namespace strictpgn::text
