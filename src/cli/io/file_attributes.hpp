// What a file has beside its content.
#pragma once

namespace strictpgn::cli {

/// Gives one open file the owner, group, permissions, access list and further attributes of
/// another. False, with `errno`, where one of them cannot be kept; labels that the system itself
/// gives to files, such as those of SELinux, are left as they are where we may not set them.
bool copy_attributes(int from, int to);

}  // namespace strictpgn::cli
