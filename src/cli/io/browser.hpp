// Pages shown to the user.
#pragma once

#include <filesystem>
#include <string_view>

namespace strictpgn::cli {

/// Writes a page to a temporary file, which stays, and gives its name. Throws `unwritable_file`.
std::filesystem::path write_temporary_page(std::string_view page);

/// Asks the desktop to open a page in the user's browser; false where it does not.
bool open_in_browser(const std::filesystem::path& page);

}  // namespace strictpgn::cli
