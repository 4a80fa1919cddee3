// Files that are not yet what they are to be.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>

#include "cli/io/descriptor.hpp"

namespace strictpgn::cli {

/// Opens a folder to work in, which need not be readable. Throws `std::system_error`.
descriptor open_folder(const std::filesystem::path& folder);

/// New names in the folder survive a loss of power, where the system can promise that.
void sync_folder(const descriptor& folder);

/// A new file under a short name of its own. The name goes at the end of the scope, unless it has
/// become another one. Throws `std::system_error`.
class new_file {
 public:
  /// In that open folder, which must outlive it; with these permissions, as far as the umask lets
  /// them.
  new_file(const descriptor& folder, ::mode_t permissions);
  new_file(const new_file&) = delete;
  new_file& operator=(const new_file&) = delete;
  ~new_file();

  int number() const { return file_.number(); }
  void write(std::string_view text);
  /// Everything written is safe on disk.
  void sync();
  /// Takes the place of the file of that name in the same folder, at once.
  void rename_to(const std::string& name);
  /// The open file without its name.
  descriptor release() { return std::move(file_); }

 private:
  const descriptor& folder_;
  std::string name_;
  descriptor file_;
};

/// Writes all of it, however many calls that takes. Throws `std::system_error`.
void write_all(const descriptor& file, std::string_view text);

}  // namespace strictpgn::cli
