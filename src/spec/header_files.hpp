// The files of grammar/ as text: what they say about their productions stands nowhere else.
#pragma once

#include <span>
#include <string_view>

namespace strictpgn::spec {

/// A file of grammar/ with productions.
struct header_file {
  std::string_view name;  ///< "pgn.hpp"
  std::string_view text;
};

/// In the order in which they are read.
std::span<const header_file> header_files();

}  // namespace strictpgn::spec
