// Files that change all at once or not at all.
#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/io/descriptor.hpp"
#include "cli/io/temp_file.hpp"

namespace strictpgn::cli {

class new_file;
class signal_hold;

/// A file that is to get another content. Whoever opens it finds the old one or the new one, whole;
/// so does whoever finds it after the program was stopped. It keeps its permissions, owner and
/// attributes. What cannot be done so is not done. Throws `unwritable_file`, which says why, and
/// what helps.
class atomic_file {
 public:
  /// The file as it is now: whoever means to replace what they read begins with this. There may be
  /// none of that name. A symbolic link stands for what it points to. `elsewhere` is a command that
  /// writes the new content to another file.
  explicit atomic_file(const std::filesystem::path& file, std::string elsewhere = {});

  /// Throws where the file cannot be replaced.
  void check() const;
  /// The same, and where there is none of that name yet, finds out whether one can be made.
  void check_ahead() const;

  /// An empty file beside it without a name, which nobody finds and the program does not leave
  /// behind.
  descriptor make_draft() const;

  /// Puts the text in the place of the file, unless something else has changed it since. When this
  /// returns, the text is safe on disk.
  void replace(const temp_file& text) const;
  /// The same for a text that can be made again, which the system may write to disk when it likes.
  void replace(std::string_view text) const;
  void replace(const descriptor& draft) const;

 private:
  enum class durability : unsigned char { unsynced, synced };

  [[noreturn]] void refuse(std::string_view why, std::string_view help = {}) const;
  [[noreturn]] void refuse_but_elsewhere(std::string_view why) const;
  void open(const std::filesystem::path& file);
  void check_permission() const;
  void try_out() const;
  void refuse_change() const;
  void keep_attributes(const new_file& result) const;
  void replace(const std::function<void(new_file&, const signal_hold&)>& write,
               durability wanted) const;

  std::string shown_;  // its name as it was given
  std::string elsewhere_;
  std::string name_;  // in the folder
  descriptor folder_;
  std::optional<struct stat> before_;  // none: there is no such file yet
};

/// Makes a file, or replaces one, and makes the folders on the way to it. Throws `unwritable_file`.
void write_file(const std::filesystem::path& file, std::string_view text);

}  // namespace strictpgn::cli
