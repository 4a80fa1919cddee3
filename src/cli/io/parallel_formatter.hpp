// Formatting that several threads work for.
#pragma once

#include "cli/io/byte_stream.hpp"
#include "cli/io/workers.hpp"
#include "strictpgn/format.hpp"

namespace strictpgn::cli {

/// Formats what is read, as `format_stream` does.
format_totals format_in_parts(const byte_stream::read_function& source,
                              const format_options& options, workers& by, const block_sink& take);

/// Whether an input of that size, if that is known, is formatted so.
bool is_formatted_in_parts(const format_options& options, const workers& by,
                           std::optional<std::uint64_t> size);

}  // namespace strictpgn::cli
