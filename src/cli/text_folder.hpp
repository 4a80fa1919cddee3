// A folder that texts are written into.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace strictpgn::cli {

/// Makes the folder where there is none. Throws `std::system_error`.
class text_folder {
 public:
  explicit text_folder(const std::filesystem::path& where);

  /// Writes a file of that name, in place of one that there is. Throws `std::system_error`.
  void write(const std::string& name, std::string_view bytes) const;

 private:
  std::filesystem::path where_;
};

}  // namespace strictpgn::cli
