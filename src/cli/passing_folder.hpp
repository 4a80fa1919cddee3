// A folder for the time of a run.
#pragma once

#include <filesystem>

namespace strictpgn::cli {

/// A new folder among the temporary ones, gone at the end. Throws `std::system_error`.
class passing_folder {
 public:
  passing_folder();
  passing_folder(const passing_folder&) = delete;
  passing_folder& operator=(const passing_folder&) = delete;
  ~passing_folder();

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace strictpgn::cli
