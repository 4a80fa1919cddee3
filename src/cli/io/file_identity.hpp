// Which file something is, whatever names it has.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <utility>

namespace strictpgn::cli {

/// Of a regular file.
using file_identity = std::pair<::dev_t, ::ino_t>;

/// Of the file of that name, a symbolic link followed. Nothing where there is none, and for what is
/// no regular file.
std::optional<file_identity> identity_of_file(const std::string& name);
/// The same of what is open under that number.
std::optional<file_identity> identity_of_open(int number);

}  // namespace strictpgn::cli
