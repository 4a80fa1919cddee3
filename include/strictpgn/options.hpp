// What a reader is asked to do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "strictpgn/profile.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/severity.hpp"

namespace strictpgn {

/// Bounds that keep hostile input harmless. Reaching one is a `limit-*` finding, never silent.
struct limits {
  std::uint32_t rav_depth = 256;          ///< open parentheses at once
  std::uint64_t comment_size = 16 << 20;  ///< bytes of one comment
  std::uint64_t token_size = 64 << 10;    ///< bytes of any other token
  std::uint64_t game_size = 256 << 20;    ///< bytes of one game; at most 1 GiB
  std::uint64_t game_elements = 1 << 20;  ///< elements of one game's movetext
  std::uint64_t diagnostics = 100'000;    ///< findings kept by functions that return them all
};

/// How to read and judge.
struct options {
  profile format = profile::import_format;
  strictpgn::encoding encoding = strictpgn::encoding::latin1;  ///< see also `usual_encoding`
  strictpgn::limits limits{};
  /// Severities that differ from the catalogue's; a later entry wins over an earlier one.
  std::vector<std::pair<rule, severity>> levels{};
  /// Also find out how each finding can be removed (`diagnostic::fix`).
  bool remedies = true;
  /// Also record the FEN after every ply (costs time and memory).
  bool record_fens = false;
  /// Bytes read at once from a file or stream.
  std::size_t window_size = 1 << 20;
};

}  // namespace strictpgn
