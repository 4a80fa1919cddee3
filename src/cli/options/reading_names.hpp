// Profiles and encodings as option values.
#pragma once

#include "cli/options/enum_option.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::cli {

inline constexpr enum_option<encoding> encodings[] = {{"latin1", encoding::latin1},
                                                      {"utf8", encoding::utf8}};

/// What generated texts can be held against: `modern` only says how much to make of what others
/// write.
inline constexpr enum_option<profile> strict_profiles[] = {{"import", profile::import_format},
                                                           {"export", profile::export_format},
                                                           {"archival", profile::archival},
                                                           {"reduced", profile::reduced}};

}  // namespace strictpgn::cli
