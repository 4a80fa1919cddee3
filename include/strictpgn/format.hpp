// Whole files in export format (PGN 3.2): block by block, and nothing is lost.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/source.hpp"
#include "strictpgn/span.hpp"
#include "strictpgn/write.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// How files are formatted.
struct format_options {
  /// Of these count the profile to be written (`export_format`, `archival` or `reduced`; any other
  /// is taken for the first), the encoding, the limits and the size of the window.
  options reading{.format = profile::export_format};
  /// What cannot be written as a whole is not passed on: what can be written of it is.
  bool is_forced = false;
  /// `formatted_block::source` holds all bytes, also white space that goes on for long.
  bool keeps_white_space = false;
  /// Of a game that is written in `export_format`; which games are, is decided with numbers.
  nag_form nags = nag_form::numbers;
  /// Of a game that is written. One that is passed on keeps all of them.
  annotation_set wanted{};
};

/// What a file consists of.
enum class block_kind : std::uint8_t {
  game,     ///< tag section and movetext, from the first token to the last
  outside,  ///< comments, escape lines and other text between two games, which belong to none; and
            ///< behind escape lines, by force, a game of which nothing is written
  rest,     ///< all that follows a comment without end
};

/// What there is to say about a block.
enum class note_kind : std::uint8_t {
  refused,    ///< the input is no PGN: nothing is written
  passed_on,  ///< it cannot be written, so its bytes are passed on as they are; the first reason
  left_out,   ///< with `is_forced`: what is not written
  remaining,  ///< it is written, but an error remains under the profile
  mended,     ///< something was missing that export format asks for, and is there now
};

/// One thing that is said about a block.
struct format_note {
  note_kind kind = note_kind::passed_on;
  span where;                 ///< in the input
  place at;                   ///< the same as line and column
  std::string what;           ///< may quote raw bytes
  std::optional<rule> cause;  ///< the rule that is broken, where there is one
};

/// A block of the file, or, of one that is too large to be held, a piece. All views are valid only
/// until the next one.
struct formatted_block {
  block_kind kind = block_kind::game;
  bool is_passed_on = false;  ///< its bytes are those of the input, but for the line ends, which
                              ///< are LF; blocks other than games are never anything else
  bool is_continued = false;  ///< it goes on from the block before this one
  std::string_view source;    ///< the bytes of the input, with the white space around them
  std::string_view text;      ///< what is written for them; empty for white space, which is dropped
  std::span<const format_note> notes;  ///< in text order, mended things last
  reduction reduced;                   ///< what is left out of a game as it was asked for
  const summary* so_far = nullptr;     ///< what was read up to here
};

/// What became of an input.
struct format_totals {
  summary read;  ///< as the reader counts it, under the profile written and without the
                 ///< layout of lines (group 16)
  std::uint64_t written = 0;    ///< games
  std::uint64_t passed_on = 0;  ///< games, not those in the `rest`
  std::uint64_t notes = 0;  ///< that tell of something that is not in export format: all but the
                            ///< mended ones and, as this was asked for, those left out
  bool is_changed = false;  ///< the text that was written is not that of the input
  bool is_refused = false;  ///< the input is no PGN
};

/// Takes the blocks in their order, before the next one is read.
using block_sink = std::function<void(const formatted_block&)>;

/// Formats a text, a stream from its current position to its end, or a file. The blocks, one after
/// the other, are the result.
///
/// A game is written in export format (`write_pgn`) if nothing is lost by it and no rule has a
/// finding then that it did not have before; otherwise it is passed on (decision D137). Blocks that
/// are passed on end with an empty line, like games. Formatting the result the same way changes
/// nothing.
///
/// Memory is bounded by the largest game, and by the limit on that. The stream throws
/// `std::ios_base::failure` when it goes bad, and the file `std::system_error` when it cannot be
/// opened or read.
format_totals format_text(std::string_view text, const format_options& options,
                          const block_sink& take);
format_totals format_stream(std::istream& in, const format_options& options,
                            const block_sink& take);
format_totals format_file(const std::filesystem::path& name, const format_options& options,
                          const block_sink& take);

/// A whole text in export format.
struct formatted {
  std::string text;
  std::vector<format_note> notes;
  reduction reduced;
  format_totals totals;
};

/// Formats a whole text.
formatted format_database(std::string_view text, const format_options& options = {});

}  // namespace strictpgn
