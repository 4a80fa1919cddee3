// Packed files, told by their first bytes.
#pragma once

#include <cstddef>
#include <string_view>

namespace strictpgn::read {

/// How many bytes tell whether a file is packed: the header of the first file in a tar archive.
inline constexpr std::size_t packed_mark_size = 512;

/// Whether a file that begins so is packed.
bool is_packed(std::string_view beginning);

/// Whether it is a tar archive that is not compressed itself.
bool is_tar(std::string_view beginning);

/// Whether what is packed is a ZIP archive.
bool is_zip(std::string_view beginning);

}  // namespace strictpgn::read
