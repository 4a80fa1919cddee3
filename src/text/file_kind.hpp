// What a file can be that is not PGN text, told by its first bytes: packed, or UTF-16.
#pragma once

#include <cstddef>
#include <string_view>

namespace strictpgn::text {

/// How many bytes tell whether a file is packed: the header of the first file in a tar archive.
inline constexpr std::size_t packed_mark_size = 512;

/// Whether a file that begins so is packed.
bool is_packed(std::string_view beginning);

/// Whether it is a tar archive that is not compressed itself.
bool is_tar(std::string_view beginning);

/// Whether what is packed is a ZIP archive.
bool is_zip(std::string_view beginning);

/// Whether it is UTF-16: by its byte order mark, or by a NUL in every second byte.
bool is_utf16(std::string_view beginning);

/// Whether a text may come to be taken for one of these when it begins a file. White space and byte
/// order marks in it may be changed or left out, and what is behind its first bytes, of which
/// `kept` says how many, written anew.
bool may_be_mistaken(std::string_view beginning, std::size_t kept);

}  // namespace strictpgn::text
