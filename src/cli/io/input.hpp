// The files that the program is given.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "strictpgn/format.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/records.hpp"

namespace strictpgn::cli {

/// An argument of the command line: a path, or `-` for stdin.
struct input {
  std::string argument;
  std::string name;  ///< as reports show it

  bool is_stdin() const { return argument == "-"; }
};

/// The arguments as inputs; stdin when there are none.
std::vector<input> inputs_of(const std::vector<std::string>& arguments,
                             const std::string& stdin_name);

/// Bytes of a regular file; nothing for anything else.
std::optional<std::uint64_t> size_of(const input& file);

/// Throws `unreadable_input` unless it is a regular file.
void require_regular_file(const input& file);

/// The same, and unless stdout goes to another one.
void require_text_at_rest(const input& file);

/// Calls `take` with the bytes of the input from its beginning to its end. Throws
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

/// The same for what formats the input.
format_totals format_input(const input& file, const format_options& options,
                           const block_sink& take);

/// The same with a reader of records.
void with_records(const input& file, record_format format, fen_dialect dialect,
                  const options& options, const std::function<void(record_reader&)>& read);

}  // namespace strictpgn::cli
