// Export format (PGN 3.2, 8): one game written so that every program writes the same bytes. Whole
// files are a matter of format.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/span.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// How $1 to $6 are written, which say what the six suffix annotations say.
enum class nag_form : std::uint8_t {
  numbers,  ///< `e4 $1`, as export format has it (PGN 8.2.3.8)
  symbols,  ///< `e4!`: the first of them is the suffix of its move, which only import format allows
};

/// Which annotations are written. Moves count their numbers as if the others had never been.
struct annotation_set {
  bool comments = true;    ///< with the commands in them
  bool variations = true;  ///< with all that stands in them
  bool nags = true;        ///< suffix annotations included
};

/// Something of the input that the written text does not hold as it was.
struct omission {
  span where;                 ///< in the input; empty where something was missing
  std::string what;           ///< what is lost or had to be guessed; may quote raw bytes
  std::optional<rule> cause;  ///< the finding of the reader that tells why, where there is one
};

/// Something that export format asks for and the input did not have. Nothing is lost by it.
struct mending {
  span where;        ///< in the input; empty where something was missing
  std::string what;  ///< what was done; may quote raw bytes
};

/// What is left out because nobody wants it (`annotation_set`), or because reduced export format
/// holds nothing of the kind (PGN 3.2.4). What stands inside a variation that is left out is not
/// counted.
struct reduction {
  std::uint64_t tags = 0;
  std::uint64_t comments = 0;
  std::uint64_t variations = 0;
  std::uint64_t nags = 0;  ///< suffix annotations included

  reduction& operator+=(const reduction& more);
};

/// A text in export format.
struct written {
  std::string text;
  std::vector<omission> omissions;  ///< in text order; empty: the text holds the same games
  std::vector<mending> mended;      ///< in no particular order
  reduction reduced;                ///< under the profile `reduced`, or as it was asked for
};

/// Writes what one step of a reader holds: a game in the canonical layout, ended by an empty line
/// (PGN 8.1, 8.2; decisions D77 to D80, D138, D139), or nothing for what stands outside every game.
///
/// Moves get their canonical SAN and their numbers from the replay, suffix annotations become NAGs.
/// The order of tags is that of 8.1.1 and 8.1, that of comments and variations the one of the
/// input. What export format asks for is put in where it is certain (decision D153): tags of the
/// roster, SetUp beside FEN, a marker as the Result tag says. Whatever cannot be kept is among the
/// omissions: a move that cannot be played with all that follows it, tokens that belong nowhere,
/// tag pairs without a certain name and value, escape lines, comments outside games (decision
/// D137). Values of tags and texts of comments stay as they are, right or wrong, but for the line
/// ends and the tabs of comments. Lines are measured in bytes, or in code points for `utf8`
/// (decision D07).
///
/// `format` is `export_format`, `archival` (which has the same layout) or `reduced`; any other is
/// taken for `export_format`. The step must come from a reader that has no rule switched off
/// and tells all its findings: of what is only counted nothing is known but its number.
///
/// With symbols the text is import format in the layout of export format: for people, and not what
/// every program writes. `reduced` has neither.
///
/// An annotation that is not wanted is no omission, and nothing in it can be one. Where a variation
/// or a comment ends must be known all the same, and so must the move that a variation replaces.
/// What stands in a variation without moves belongs to the move before (decision D56) and stays.
written write_pgn(const reading& step, profile format = profile::export_format,
                  encoding encoding = encoding::latin1, nag_form nags = nag_form::numbers,
                  const annotation_set& wanted = {});

/// Writes what can be written of a whole text, and nothing else; to lose nothing, see
/// `format_database`. The options say how it is read; their profile is that of the result.
written write_database(std::string_view text, const options& options);

}  // namespace strictpgn
