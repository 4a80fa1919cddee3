// What gzip has packed.
#pragma once

#include <memory>
#include <string_view>

#include "cli/io/byte_stream.hpp"

namespace strictpgn::cli {

/// Whether a file that begins so is packed by gzip.
bool is_gzip(std::string_view beginning);

/// The text of one such file, or of several in a row, as it is unpacked. All that stands before a
/// damaged or missing byte is given out; a check sum that does not fit is damage, too.
std::shared_ptr<byte_stream> gunzip(std::shared_ptr<byte_stream> packed);

}  // namespace strictpgn::cli
