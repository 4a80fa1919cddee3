#include "cli/io/archive.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>
#include <vector>

#include "cli/io/libarchive.hpp"

namespace strictpgn::cli {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t block_size = 64 << 10;

constexpr std::array packings{".zst"sv, ".gz"sv, ".bz2"sv, ".xz"sv};

}  // namespace

std::string_view without_packing(std::string_view name) {
  for (const auto suffix : packings)
    if (name.ends_with(suffix)) return name.substr(0, name.size() - suffix.size());
  return name;
}

struct archive::state {
  explicit state(byte_stream* packed) : from(packed) {}
  ~state() { lib.read_free(of); }

  /// What a block of the packed stream is.
  static ::la_ssize_t read_block(::archive*, void* self, const void** block) {
    auto& to = *static_cast<state*>(self);
    to.from->read(to.bytes.data(), static_cast<std::streamsize>(to.bytes.size()));
    *block = to.bytes.data();
    const auto count = to.from->gcount();
    if (count != 0) to.last_block = {to.bytes.data(), static_cast<std::size_t>(count)};
    to.taken += count;
    if (count != 0 || !to.from->bad()) return static_cast<::la_ssize_t>(count);
    to.lib.set_error(to.of, EIO, "%s", to.from->failure().c_str());
    return ARCHIVE_FATAL;
  }

  [[noreturn]] void fail() const {
    const char* why = lib.error_string(of);
    std::string words = why == nullptr ? "it cannot be unpacked" : why;
    words.erase(words.find_last_not_of("\n ") + 1);
    throw damaged_archive(words);
  }

  bool is_raw() const { return lib.format(of) == ARCHIVE_FORMAT_RAW; }
  bool is_tar() const { return (lib.format(of) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_TAR; }

  /// What follows the last bzip2 stream libarchive takes for nothing; but it may have been one that
  /// is damaged. It may be filled up with zeros.
  void refuse_rest() {
    if (from == nullptr) return;
    const auto unread = static_cast<std::size_t>(taken - lib.filter_bytes(of, -1));
    auto rest = last_block.substr(last_block.size() - std::min(unread, last_block.size()));
    while (!rest.empty()) {
      if (rest.find_first_not_of('\0') != rest.npos)
        throw followed_by_others("what follows the packed text is not packed");
      from->read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
      rest = {bytes.data(), static_cast<std::size_t>(from->gcount())};
    }
    if (from->bad()) throw damaged_archive(from->failure());
  }

  /// What gzip has packed comes here unpacked: its check sums are not looked at by libarchive.
  void prepare() {
    lib.read_support_filter_bzip2(of);
    lib.read_support_filter_xz(of);
    lib.read_support_filter_zstd(of);
    lib.read_support_format_zip(of);
    lib.read_support_format_tar(of);
    lib.read_support_format_raw(of);
    lib.read_support_format_empty(of);
    // A tar ends with blocks of zeros; what follows them may be another one.
    lib.read_set_format_option(of, "tar", "read_concatenated_archives", "1");
  }

  const libarchive& lib = loaded_libarchive();
  ::archive* of = lib.read_new();
  byte_stream* from;
  std::vector<char> bytes;
  std::string_view last_block;  // of the stream, in `bytes`; the end is none
  std::int64_t taken = 0;       // bytes of the stream in all blocks
  bool has_begun = false;
  bool is_empty = false;  // a text without any bytes, packed by itself, has no header of its own
};

archive::archive(byte_stream& packed) : state_(std::make_unique<state>(&packed)) {
  state_->prepare();
  state_->bytes.resize(block_size);
  if (state_->lib.read_open(state_->of, state_.get(), nullptr, state::read_block, nullptr) !=
      ARCHIVE_OK)
    state_->fail();
}

archive::archive(const std::string& path) : state_(std::make_unique<state>(nullptr)) {
  state_->prepare();
  if (state_->lib.read_open_filename(state_->of, path.c_str(), block_size) != ARCHIVE_OK)
    state_->fail();
}

archive::~archive() = default;

std::optional<archive::member> archive::next() {
  ::archive_entry* entry = nullptr;
  for (;;) {
    if (state_->is_empty) return std::nullopt;
    const auto status = state_->lib.read_next_header(state_->of, &entry);
    const bool is_first = !std::exchange(state_->has_begun, true);
    if (status == ARCHIVE_EOF) {
      state_->is_empty = state_->lib.format(state_->of) == ARCHIVE_FORMAT_EMPTY;
      if (is_first && state_->is_empty) return member{};
      if (state_->is_tar()) state_->refuse_rest();
      return std::nullopt;
    }
    if (status < ARCHIVE_WARN) state_->fail();
    if (state_->is_raw()) return member{};
    if (state_->lib.entry_filetype(entry) != AE_IFREG) continue;
    const char* name = state_->lib.entry_pathname_utf8(entry);
    if (name == nullptr) name = state_->lib.entry_pathname(entry);
    return member{name == nullptr ? "?" : name, state_->lib.entry_is_data_encrypted(entry) != 0};
  }
}

std::size_t archive::read(char* to, std::size_t size) {
  while (!state_->is_empty) {
    const auto got = state_->lib.read_data(state_->of, to, size);
    if (got == 0 && state_->is_raw()) state_->refuse_rest();
    if (got >= 0) return static_cast<std::size_t>(got);
    if (got != ARCHIVE_RETRY) state_->fail();
  }
  return 0;
}

}  // namespace strictpgn::cli
