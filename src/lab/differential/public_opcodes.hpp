// The opcodes that texts are made with.
#pragma once

#include <string_view>

namespace strictpgn::differential {

/// Those of the public list (EPD 16.2.5), of its two families of ten the ends.
inline constexpr std::string_view public_opcodes[] = {
    "acn",         "acs",        "am",   "bm",   "c0",   "c9",   "ce",
    "dm",          "eco",        "id",   "fmvn", "hmvc", "nic",  "draw_accept",
    "draw_claim",  "draw_offer", "pm",   "pv",   "rc",   "sm",   "noop",
    "draw_reject", "resign",     "tcgs", "v0",   "v9",   "tcri", "tcsi"};

}  // namespace strictpgn::differential
