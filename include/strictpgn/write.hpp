// Export format (PGN 3.2, 8): games written so that every program writes the same bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn {

/// Something of the input that the written text does not hold as it was.
struct omission {
  span where;                 ///< in the input; empty where something was missing
  std::string what;           ///< what is lost or had to be guessed; may quote raw bytes
  std::optional<rule> cause;  ///< the finding of the reader that tells why, where there is one
};

/// What reduced export format leaves out because it holds nothing of the kind (PGN 3.2.4). What
/// stands inside a variation is not counted.
struct reduction {
  std::uint64_t tags = 0;
  std::uint64_t comments = 0;
  std::uint64_t variations = 0;
  std::uint64_t nags = 0;  ///< suffix annotations included
};

/// A text in export format.
struct written {
  std::string text;
  std::vector<omission> omissions;  ///< empty: the text holds the same games
  reduction reduced;                ///< under the profile `reduced` only
};

/// Writes what one step of a reader holds: a game in the canonical layout, ended by an empty line
/// (PGN 8.1, 8.2; decisions D77 to D80), or nothing for what stands outside every game.
///
/// Moves get their canonical SAN and their numbers from the replay, suffix annotations become NAGs,
/// missing tags of the roster their values for "unknown". Whatever cannot be kept is among the
/// omissions: a move that cannot be played with all that follows it, tokens that belong nowhere,
/// escape lines, comments outside games. The values of tags and the words of comments stay byte for
/// byte, right or wrong. Lines are measured in bytes, or in code points for `utf8` (decision D07).
///
/// `format` is `export_format`, `archival` (which has the same layout) or `reduced`; any other is
/// taken for `export_format`.
written write_pgn(const reading& step, profile format = profile::export_format,
                  encoding how = encoding::latin1);

/// Writes a whole text. The options say how it is read; their profile is that of the result.
written write_database(std::string_view text, const options& how);

}  // namespace strictpgn
