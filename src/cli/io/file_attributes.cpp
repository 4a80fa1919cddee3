#include "cli/io/file_attributes.hpp"

#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::cli {
namespace {

/// Calls a function that tells a size when it is given no room, and then fills it.
template <typename Function>
std::string filled_by(Function&& call) {
  std::string text;
  const auto size = call(nullptr, 0);
  if (size <= 0) return text;
  text.resize(static_cast<std::size_t>(size));
  const auto got = call(text.data(), text.size());
  text.resize(static_cast<std::size_t>(std::max<::ssize_t>(got, 0)));
  return text;
}

/// Names of extended attributes; none where the file system has no such thing.
std::vector<std::string> attribute_names(int file) {
  const auto list =
      filled_by([&](char* to, std::size_t size) { return ::flistxattr(file, to, size); });
  std::vector<std::string> names;
  for (std::size_t at = 0; at < list.size(); at += names.back().size() + 1)
    names.emplace_back(list.c_str() + at);
  return names;
}

bool is_label_of_system(std::string_view name) { return name.starts_with("security."); }

bool copy_attribute(int from, int to, const std::string& name) {
  const auto value = filled_by(
      [&](char* out, std::size_t size) { return ::fgetxattr(from, name.c_str(), out, size); });
  return ::fsetxattr(to, name.c_str(), value.data(), value.size(), 0) == 0 ||
         is_label_of_system(name);
}

bool copy_owner(const struct stat& from, int to) {
  struct stat result {};
  if (::fstat(to, &result) != 0) return false;
  if (result.st_uid == from.st_uid && result.st_gid == from.st_gid) return true;
  return ::fchown(to, from.st_uid, from.st_gid) == 0;
}

/// A new file may have got attributes from its folder, such as an access list.
bool copy_extended_attributes(int from, int to) {
  const auto wanted = attribute_names(from);
  for (const auto& name : attribute_names(to)) {
    const bool is_wanted = std::ranges::find(wanted, name) != wanted.end();
    if (!is_wanted && ::fremovexattr(to, name.c_str()) != 0 && !is_label_of_system(name))
      return false;
  }
  return std::ranges::all_of(
      wanted, [&](const std::string& name) { return copy_attribute(from, to, name); });
}

}  // namespace

bool copy_attributes(int from, int to) {
  struct stat about {};
  return ::fstat(from, &about) == 0 && copy_owner(about, to) &&
         ::fchmod(to, about.st_mode & 07777) == 0 && copy_extended_attributes(from, to);
}

}  // namespace strictpgn::cli
