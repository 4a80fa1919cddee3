#include "cli/io/input.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "cli/io/errors.hpp"
#include "cli/options/suggest.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

/// The neighbour in its folder that the path was perhaps meant to be.
std::string nearest_path(const fs::path& missing) {
  std::vector<std::string> names;
  const auto folder = missing.parent_path();
  std::error_code ignored;
  for (fs::directory_iterator it(folder.empty() ? "." : folder, ignored), end; it != end;
       it.increment(ignored)) {
    names.push_back(it->path().filename().string());
  }
  const auto name = suggestion_for(missing.filename().string(), names);
  return name.empty() ? name : (folder / name).string();
}

/// The cases that a failed open would not explain well.
void refuse_what_is_no_file(const input& file) {
  std::error_code ignored;
  const fs::path path(file.argument);
  const auto type = fs::status(path, ignored).type();
  if (type == fs::file_type::directory) {
    throw unreadable_input(fmt::format("`{}` is a directory; name the files in it", file.name));
  }
  if (type == fs::file_type::not_found) {
    throw unreadable_input(
        fmt::format("no such file: `{}`{}", file.name, did_you_mean(nearest_path(path))));
  }
}

/// What is written to stdout would be read again without end, or has taken the place of the text
/// already.
void refuse_own_output(const input& file) {
  struct stat in {};
  struct stat out {};
  const auto found =
      file.is_stdin() ? ::fstat(STDIN_FILENO, &in) : ::stat(file.argument.c_str(), &in);
  if (found != 0 || ::fstat(STDOUT_FILENO, &out) != 0) return;
  if (S_ISREG(in.st_mode) && in.st_dev == out.st_dev && in.st_ino == out.st_ino)
    throw unreadable_input(fmt::format("`{}` is also the file that stdout goes to", file.name));
}

/// A reader of games or of records, with what it wants to know.
template <typename Reader, typename... How>
Reader open(const input& file, const How&... options) {
  refuse_own_output(file);
  if (file.is_stdin()) return Reader::stream(std::cin, options...);
  refuse_what_is_no_file(file);
  return Reader::file(file.argument, options...);
}

/// Whatever can be read once.
std::unique_ptr<std::ifstream> open_once(const input& file) {
  refuse_what_is_no_file(file);
  refuse_own_output(file);
  errno = 0;
  auto opened = std::make_unique<std::ifstream>(file.argument, std::ios::binary);
  if (!*opened) {
    throw unreadable_input(
        fmt::format("`{}`: {}", file.name, std::generic_category().message(errno)));
  }
  return opened;
}

/// The stream library says "iostream error" for what the system knows better.
std::string reason(const std::system_error& failure) {
  const bool is_vague = failure.code() == std::io_errc::stream;
  return is_vague ? "it cannot be read" : failure.code().message();
}

}  // namespace

std::vector<input> inputs_of(const std::vector<std::string>& arguments,
                             const std::string& stdin_name) {
  std::vector<input> inputs;
  inputs.reserve(arguments.size() + 1);
  for (const auto& argument : arguments) {
    inputs.push_back({argument, argument == "-" ? stdin_name : argument});
  }
  if (inputs.empty()) inputs.push_back({"-", stdin_name});
  return inputs;
}

std::optional<std::uint64_t> size_of(const input& file) {
  std::error_code failure;
  if (file.is_stdin() || !fs::is_regular_file(file.argument, failure)) return std::nullopt;
  const auto size = fs::file_size(file.argument, failure);
  return failure ? std::nullopt : std::optional(size);
}

void require_regular_file(const input& file) {
  refuse_what_is_no_file(file);
  std::error_code ignored;
  if (!fs::is_regular_file(file.argument, ignored))
    throw unreadable_input(fmt::format("`{}` is no regular file", file.name));
}

void require_text_at_rest(const input& file) {
  require_regular_file(file);
  refuse_own_output(file);
}

void each_piece(const input& input, const std::function<void(std::string_view)>& take) {
  const auto file = input.is_stdin() ? nullptr : open_once(input);
  if (input.is_stdin()) refuse_own_output(input);
  std::istream& in = file ? *file : std::cin;
  std::array<char, 64 << 10> piece;
  while (in.read(piece.data(), piece.size()) || in.gcount() != 0)
    take({piece.data(), static_cast<std::size_t>(in.gcount())});
  if (in.bad()) throw unreadable_input(fmt::format("`{}`: it cannot be read", input.name));
}

std::string text_of(const input& file) {
  if (!file.is_stdin()) require_regular_file(file);
  std::string text;
  each_piece(file, [&](std::string_view piece) { text += piece; });
  return text;
}

void reading_from(const input& file, const std::function<void()>& work) try {
  work();
} catch (const std::system_error& failure) {
  throw unreadable_input(fmt::format("`{}`: {}", file.name, reason(failure)));
}

void with_reader(const input& file, const options& options,
                 const std::function<void(reader&)>& read) {
  reading_from(file, [&] {
    auto games = open<reader>(file, options);
    read(games);
  });
}

format_totals format_input(const input& file, const format_options& options,
                           const block_sink& take) {
  format_totals totals;
  reading_from(file, [&] {
    refuse_own_output(file);
    if (file.is_stdin()) {
      totals = format_stream(std::cin, options, take);
    } else {
      refuse_what_is_no_file(file);
      totals = format_file(file.argument, options, take);
    }
  });
  return totals;
}

void with_records(const input& file, record_format format, fen_dialect dialect,
                  const options& options, const std::function<void(record_reader&)>& read) {
  reading_from(file, [&] {
    auto records = open<record_reader>(file, format, dialect, options);
    read(records);
  });
}

}  // namespace strictpgn::cli
