#include "cli/io/input.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <memory>
#include <utility>

#include "cli/io/archive.hpp"
#include "cli/io/descriptor.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/folder.hpp"
#include "cli/io/gunzip.hpp"
#include "cli/options/suggest.hpp"
#include "text/file_kind.hpp"
#include "text/open.hpp"

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
  if (!file.refusal.empty()) throw unreadable_input(file.refusal);
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
  const auto in = identity_of(file);
  if (in && in == identity_of_open(STDOUT_FILENO))
    throw unreadable_input(fmt::format("`{}` is also the file that stdout goes to", file.name));
}

/// A reader of games or of records, with what it wants to know.
template <typename Reader, typename... How>
Reader open(const input& file, const How&... options) {
  if (!file.refusal.empty()) throw unreadable_input(file.refusal);
  if (file.opened) return Reader::stream(*file.opened, options...);
  refuse_own_output(file);
  refuse_what_is_no_file(file);
  return Reader::file(file.argument, options...);
}

/// Whatever can be read once, from its beginning.
std::shared_ptr<byte_stream> open_once(const input& file) {
  if (!file.refusal.empty()) throw unreadable_input(file.refusal);
  refuse_own_output(file);
  if (file.is_stdin()) return std::make_shared<byte_stream>(read_from_descriptor(STDIN_FILENO));
  refuse_what_is_no_file(file);
  const auto opened =
      std::make_shared<descriptor>(::open(file.argument.c_str(), O_RDONLY | O_CLOEXEC));
  if (!opened->is_open())
    throw unreadable_input(
        fmt::format("`{}`: {}", file.name, std::generic_category().message(errno)));
  return std::make_shared<byte_stream>([opened, read = read_from_descriptor(opened->number())](
                                           char* to, std::size_t size) { return read(to, size); });
}

/// The stream library says "iostream error" for what the system, or the archive, knows better.
std::string reason(const input& file, const std::system_error& failure) {
  if (file.opened && !file.opened->failure().empty())
    return (file.is_packed ? "damaged, and read as far as it goes: " : "") + file.opened->failure();
  const bool is_vague = failure.code() == std::io_errc::stream;
  return is_vague ? "it cannot be read" : failure.code().message();
}

/// One file in an archive. `held` is what the archive is read from.
input text_in(const input& file, const std::string& member, const std::shared_ptr<archive>& from,
              const std::shared_ptr<byte_stream>& held) {
  auto text = file;
  if (!member.empty()) text.name += '!' + member;
  text.is_packed = true;
  text.opened = std::make_shared<byte_stream>(
      [from, held](char* to, std::size_t size) { return from->read(to, size); });
  return text;
}

/// In a regular file what is not wanted is skipped, if it is an archive that is not compressed as a
/// whole.
std::shared_ptr<archive> open_archive(const input& file, byte_stream& packed, bool is_skipped_in) {
  if (size_of(file) && is_skipped_in) return std::make_shared<archive>(file.argument);
  return std::make_shared<archive>(packed);
}

void tell_others(const input& file, const std::vector<std::string>& others) {
  if (others.empty()) return;
  const auto more =
      others.size() == 1 ? std::string() : fmt::format(" (and {} more)", others.size() - 1);
  print_error(fmt::format("`{}`: passed over, as it is no .pgn, .fen or .epd file: {}{}", file.name,
                          others.front(), more));
}

/// `last` is the text that was read last.
void unpack(const input& file, const std::shared_ptr<archive>& from,
            const std::shared_ptr<byte_stream>& packed, std::shared_ptr<byte_stream>& last,
            const std::function<void(const input&)>& take) {
  std::vector<std::string> others;
  while (const auto member = from->next()) {
    if (!member->name.empty() && !is_text_name(member->name)) {
      others.push_back(member->name);
      continue;
    }
    auto text = text_in(file, member->name, from, packed);
    if (member->is_encrypted) text.refusal = fmt::format("`{}` is encrypted", text.name);
    last = text.opened;
    take(text);
  }
  if (!last)
    throw unreadable_input(fmt::format("`{}` holds no .pgn, .fen or .epd file", file.name));
  tell_others(file, others);
}

/// A text that is packed by itself.
void take_unpacked(const input& file, const std::shared_ptr<byte_stream>& text,
                   const std::function<void(const input&)>& take) {
  auto unpacked = file;
  unpacked.is_packed = true;
  unpacked.opened = text;
  take(unpacked);
}

unreadable_input damaged(const input& file, std::string_view why) {
  return unreadable_input(fmt::format("`{}`: damaged: {}", file.name, why));
}

void unpack(const input& file, std::shared_ptr<byte_stream> packed,
            const std::function<void(const input&)>& take) {
  std::shared_ptr<byte_stream> last;
  try {
    const auto beginning = packed->ahead(text::packed_mark_size);
    const bool is_skipped_in = text::is_zip(beginning) || text::is_tar(beginning);
    if (is_gzip(beginning)) {
      packed = gunzip(std::move(packed));
      if (!text::is_tar(packed->ahead(text::packed_mark_size)))
        return take_unpacked(file, packed, take);
    }
    unpack(file, open_archive(file, *packed, is_skipped_in), packed, last, take);
    if (const auto& rest = packed->what_follows(); !rest.empty()) throw damaged(file, rest);
  } catch (const damaged_archive& failure) {
    if (last && !last->failure().empty()) return;  // it has been said of that text
    throw damaged(file, failure.what());
  } catch (const followed_by_others& rest) {
    throw damaged(file, rest.what());
  } catch (const no_unpacking& failure) {
    throw unreadable_input(
        fmt::format("`{}` is packed, and nothing unpacks it here: {}", file.name, failure.what()));
  }
}

}  // namespace

std::string input::text_name() const {
  return is_packed ? std::string(without_packing(name)) : name;
}

std::optional<file_identity> identity_of(const input& file) {
  return file.is_stdin() ? identity_of_open(STDIN_FILENO) : identity_of_file(file.argument);
}

input input_named(const std::string& argument, const std::string& stdin_name) {
  return {argument, argument == "-" ? stdin_name : argument};
}

std::vector<input> inputs_of(const std::vector<std::string>& arguments,
                             const std::string& stdin_name,
                             const std::vector<std::string>& excluded) {
  std::vector<input> inputs;
  inputs.reserve(arguments.size() + 1);
  for (const auto& argument : arguments) {
    std::error_code ignored;
    if (argument == "-" || !fs::is_directory(argument, ignored)) {
      inputs.push_back(input_named(argument, stdin_name));
      continue;
    }
    auto below = files_below(argument, excluded);
    for (const auto& why : below.refused) inputs.push_back({argument, argument, {}, false, why});
    for (const auto& file : below.files) inputs.push_back({file, file});
    if (below.files.empty() && below.refused.empty())
      inputs.push_back({argument,
                        argument,
                        {},
                        false,
                        fmt::format("`{}` holds no .pgn, .fen or .epd file", argument)});
  }
  if (inputs.empty()) inputs.push_back({"-", stdin_name});
  return inputs;
}

void each_text(const input& file, const std::function<void(const input&)>& take) {
  if (file.opened) return take(file);
  auto text = file;
  text.opened = open_once(file);
  if (text::is_packed(text.opened->ahead(text::packed_mark_size)))
    return unpack(file, text.opened, take);
  if (size_of(file)) text.opened = nullptr;  // read as what it is, a file
  take(text);
}

void each_readable_text(
    const input& file, const std::function<void(const input&)>& take,
    const std::function<void(const input&, const unreadable_input&)>& complain) {
  const auto read = [&](const input& named, const std::function<void()>& work) {
    try {
      work();
    } catch (const unreadable_input& failure) {
      complain(named, failure);
    }
  };
  read(file, [&] { each_text(file, [&](const input& text) { read(text, [&] { take(text); }); }); });
}

options options_for(const input& text, options of_input) {
  if (text.is_packed) of_input.file_name = text.text_name();
  return of_input;
}

void with_only_text(const input& file, const std::function<void(const input&)>& take) {
  bool has_taken = false;
  each_text(file, [&](const input& text) {
    if (std::exchange(has_taken, true))
      throw unreadable_input(
          fmt::format("`{}` holds more than one file; unpack it and name one of them", file.name));
    take(text);
  });
}

void refuse_packed(const input& text) {
  if (text.is_packed)
    throw unreadable_input(
        fmt::format("`{}` is packed, and only unpacked files are rewritten", text.name));
}

std::optional<std::uint64_t> size_of(const input& file) {
  std::error_code failure;
  if (file.opened || file.is_stdin() || !fs::is_regular_file(file.argument, failure))
    return std::nullopt;
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

namespace {

/// It may have been a part of the text, and damaged.
void refuse_what_follows(const input& file) {
  if (!file.opened || file.opened->what_follows().empty()) return;
  throw unreadable_input(fmt::format("`{}`: damaged, and read as far as it goes: {}", file.name,
                                     file.opened->what_follows()));
}

}  // namespace

void each_piece(const input& input, const std::function<void(std::string_view)>& take) {
  each_text(input, [&](const auto& text) {
    if (!text.refusal.empty()) throw unreadable_input(text.refusal);
    const auto in = text.opened ? text.opened : open_once(text);
    std::array<char, 64 << 10> piece;
    while (in->read(piece.data(), piece.size()) || in->gcount() != 0)
      take({piece.data(), static_cast<std::size_t>(in->gcount())});
    if (in->bad()) throw unreadable_input(fmt::format("`{}`: {}", text.name, in->failure()));
    refuse_what_follows(text);
  });
}

std::string text_of(const input& file) {
  if (!file.is_stdin()) require_regular_file(file);
  std::string text;
  each_piece(file, [&](std::string_view piece) { text += piece; });
  return text;
}

void reading_from(const input& file, const std::function<void()>& work) try {
  work();
  refuse_what_follows(file);
} catch (const std::system_error& failure) {
  throw unreadable_input(fmt::format("`{}`: {}", file.name, reason(file, failure)));
}

void with_reader(const input& file, const options& options,
                 const std::function<void(reader&)>& read) {
  reading_from(file, [&] {
    auto games = open<reader>(file, options);
    read(games);
  });
}

void with_bytes(const input& file,
                const std::function<void(const byte_stream::read_function&)>& read) {
  reading_from(file, [&] {
    const auto opened = file.opened ? nullptr : open_once(file);
    read(text::read_from(opened ? *opened : *file.opened));
  });
}

format_totals format_input(const input& file, const format_options& options,
                           const block_sink& take) {
  format_totals totals;
  reading_from(file, [&] {
    if (!file.refusal.empty()) throw unreadable_input(file.refusal);
    if (file.opened) {
      totals = format_stream(*file.opened, options, take);
    } else {
      refuse_own_output(file);
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
