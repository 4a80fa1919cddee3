// The functions of libarchive that `archive` calls, in a library that is loaded when there is
// something to unpack.
#pragma once

#include <archive.h>
#include <archive_entry.h>

namespace strictpgn::cli {

/// With the libraries that it needs itself, libarchive takes longer to load than the program, and a
/// seventh of what a run has in memory; most runs unpack nothing.
struct libarchive {
  decltype(&::archive_read_new) read_new;
  decltype(&::archive_read_free) read_free;
  decltype(&::archive_read_support_filter_bzip2) read_support_filter_bzip2;
  decltype(&::archive_read_support_filter_xz) read_support_filter_xz;
  decltype(&::archive_read_support_filter_zstd) read_support_filter_zstd;
  decltype(&::archive_read_support_format_zip) read_support_format_zip;
  decltype(&::archive_read_support_format_tar) read_support_format_tar;
  decltype(&::archive_read_support_format_raw) read_support_format_raw;
  decltype(&::archive_read_support_format_empty) read_support_format_empty;
  decltype(&::archive_read_set_format_option) read_set_format_option;
  decltype(&::archive_read_open) read_open;
  decltype(&::archive_read_open_filename) read_open_filename;
  decltype(&::archive_read_next_header) read_next_header;
  decltype(&::archive_read_data) read_data;
  decltype(&::archive_filter_bytes) filter_bytes;
  decltype(&::archive_format) format;
  decltype(&::archive_error_string) error_string;
  decltype(&::archive_set_error) set_error;
  decltype(&::archive_entry_filetype) entry_filetype;
  decltype(&::archive_entry_pathname) entry_pathname;
  decltype(&::archive_entry_pathname_utf8) entry_pathname_utf8;
  decltype(&::archive_entry_is_data_encrypted) entry_is_data_encrypted;
};

/// Loads it the first time; by any thread. Throws `no_unpacking`.
const libarchive& loaded_libarchive();

}  // namespace strictpgn::cli
