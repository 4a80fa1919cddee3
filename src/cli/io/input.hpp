// The files that the program is given.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/io/byte_stream.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/file_identity.hpp"
#include "strictpgn/format.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/records.hpp"

namespace strictpgn::cli {

/// An argument of the command line: a path, or `-` for stdin.
struct input {
  std::string argument;
  std::string name;  ///< as reports show it

  /// Its text, once it has been opened and can be read once: stdin, a pipe, or what is unpacked.
  std::shared_ptr<byte_stream> opened{};
  bool is_packed = false;  ///< the text is what was unpacked, the file something else
  std::string refusal{};   ///< why there is nothing to be read; empty: there may be

  bool is_stdin() const { return argument == "-"; }
  /// The name that the text itself would have: `games.pgn` of `games.pgn.zst`.
  std::string text_name() const;
};

/// Which regular file it is; nothing where it is none.
std::optional<file_identity> identity_of(const input& file);

/// The argument itself as an input, whatever it is.
input input_named(const std::string& argument, const std::string& stdin_name);

/// The arguments as inputs; stdin when there are none. Of a folder these are the files of games and
/// records below it, sorted by their paths, but for those that a pattern of `excluded` fits.
std::vector<input> inputs_of(const std::vector<std::string>& arguments,
                             const std::string& stdin_name,
                             const std::vector<std::string>& excluded = {});

/// Calls `take` with each text that the input holds: the input itself, or what is packed in it, as
/// it is unpacked. Throws `unreadable_input`, for an archive that is damaged after what could be
/// read of it.
void each_text(const input& file, const std::function<void(const input&)>& take);

/// The same where an input, or a text in it, that cannot be read is told to `complain`, and the
/// next one follows.
void each_readable_text(const input& file, const std::function<void(const input&)>& take,
                        const std::function<void(const input&, const unreadable_input&)>& complain);

/// The options of the input, for a text in it.
options options_for(const input& text, options of_input);

/// The same as `each_text` for what holds one text. Throws `unreadable_input` where there are
/// several.
void with_only_text(const input& file, const std::function<void(const input&)>& take);

/// Throws `unreadable_input` for a text that was unpacked: its file cannot be rewritten.
void refuse_packed(const input& text);

/// Bytes of a regular file; nothing for anything else.
std::optional<std::uint64_t> size_of(const input& file);

/// Throws `unreadable_input` unless it is a regular file.
void require_regular_file(const input& file);

/// The same, and unless stdout goes to another one.
void require_text_at_rest(const input& file);

/// Calls `take` with the bytes of the input from its beginning to its end, unpacked. Throws
/// `unreadable_input`.
void each_piece(const input& file, const std::function<void(std::string_view)>& take);

/// All bytes of the input, which is stdin or a regular file. Throws `unreadable_input`.
std::string text_of(const input& file);

/// Does what may fail on account of that input: `std::system_error` becomes `unreadable_input`.
void reading_from(const input& file, const std::function<void()>& work);

/// Opens the input and calls `read` with a reader of it. Throws `unreadable_input` with a
/// suggestion when it cannot be opened, is a directory, or fails while it is read.
void with_reader(const input& file, const options& options,
                 const std::function<void(reader&)>& read);

/// The same with what reads its bytes, unpacked, from the first one on.
void with_bytes(const input& file,
                const std::function<void(const byte_stream::read_function&)>& read);

/// The same for what formats the input.
format_totals format_input(const input& file, const format_options& options,
                           const block_sink& take);

/// The same with a reader of records.
void with_records(const input& file, record_format format, fen_dialect dialect,
                  const options& options, const std::function<void(record_reader&)>& read);

}  // namespace strictpgn::cli
