// A folder for the time of a run.
#pragma once

#include <filesystem>

namespace strictpgn::cli {

/// A new folder among the temporary ones, gone at the end. Throws `unwritable_file`.
class temp_dir {
 public:
  temp_dir();
  temp_dir(const temp_dir&) = delete;
  temp_dir& operator=(const temp_dir&) = delete;
  ~temp_dir();

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace strictpgn::cli
