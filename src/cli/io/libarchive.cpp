#include "cli/io/libarchive.hpp"

#include <dlfcn.h>

#include "cli/io/archive.hpp"

namespace strictpgn::cli {
namespace {

[[noreturn]] void fail() {
  const char* why = ::dlerror();
  throw no_unpacking(why == nullptr ? STRICTPGN_LIBARCHIVE : why);
}

/// A function of the library, whatever its type.
class symbol {
 public:
  symbol(void* library, const char* name) : address_(::dlsym(library, name)) {
    if (address_ == nullptr) fail();
  }
  template <typename Function>
  operator Function*() const {
    return reinterpret_cast<Function*>(address_);
  }

 private:
  void* address_;
};

libarchive load() {
  // The file that the headers belong to, of which the build knows the name.
  void* const from = ::dlopen(STRICTPGN_LIBARCHIVE, RTLD_LAZY | RTLD_LOCAL);
  if (from == nullptr) fail();
  const auto function = [from](const char* name) { return symbol(from, name); };
  return {
      .read_new = function("archive_read_new"),
      .read_free = function("archive_read_free"),
      .read_support_filter_bzip2 = function("archive_read_support_filter_bzip2"),
      .read_support_filter_xz = function("archive_read_support_filter_xz"),
      .read_support_filter_zstd = function("archive_read_support_filter_zstd"),
      .read_support_format_zip = function("archive_read_support_format_zip"),
      .read_support_format_tar = function("archive_read_support_format_tar"),
      .read_support_format_raw = function("archive_read_support_format_raw"),
      .read_support_format_empty = function("archive_read_support_format_empty"),
      .read_set_format_option = function("archive_read_set_format_option"),
      .read_open = function("archive_read_open"),
      .read_open_filename = function("archive_read_open_filename"),
      .read_next_header = function("archive_read_next_header"),
      .read_data = function("archive_read_data"),
      .filter_bytes = function("archive_filter_bytes"),
      .format = function("archive_format"),
      .error_string = function("archive_error_string"),
      .set_error = function("archive_set_error"),
      .entry_filetype = function("archive_entry_filetype"),
      .entry_pathname = function("archive_entry_pathname"),
      .entry_pathname_utf8 = function("archive_entry_pathname_utf8"),
      .entry_is_data_encrypted = function("archive_entry_is_data_encrypted"),
  };
}

}  // namespace

const libarchive& loaded_libarchive() {
  static const auto loaded = load();
  return loaded;
}

}  // namespace strictpgn::cli
