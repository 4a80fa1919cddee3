// The country codes of the standard, by the names of the Olympic Committee in 1994 (PGN 15).
#pragma once

#include <algorithm>
#include <string_view>

namespace strictpgn::rules {

// clang-format off
/// In ascending order. Some stand for no country: in the air, at sea, in space, the Internet.
inline constexpr std::string_view countries[] = {
    "AFG", "AIR", "ALB", "ALG", "AND", "ANG", "ANT", "ARG", "ARM", "ATA", "AUS", "AZB", "BAN", "BAR",
    "BEL", "BER", "BHM", "BIH", "BLA", "BLG", "BLZ", "BOL", "BRB", "BRS", "BRU", "BSW", "CAN", "CHI",
    "COL", "CRA", "CRO", "CSR", "CUB", "CYP", "DEN", "DOM", "ECU", "EGY", "ENG", "ESP", "EST", "FAI",
    "FIJ", "FIN", "FRA", "GAM", "GCI", "GEO", "GER", "GHA", "GRC", "GUA", "GUY", "HAI", "HKG", "HON",
    "HUN", "IND", "IRL", "IRN", "IRQ", "ISD", "ISR", "ITA", "IVO", "JAM", "JAP", "JRD", "JUG", "KAZ",
    "KEN", "KIR", "KUW", "LAT", "LEB", "LIB", "LIC", "LTU", "LUX", "MAL", "MAU", "MEX", "MLI", "MLT",
    "MNC", "MOL", "MON", "MOZ", "MRC", "MRT", "MYN", "NCG", "NET", "NIG", "NLA", "NLD", "NOR", "NZD",
    "OST", "PAK", "PAL", "PAN", "PAR", "PER", "PHI", "PNG", "POL", "POR", "PRC", "PRO", "QTR", "RIN",
    "ROM", "RUS", "SAF", "SAL", "SCO", "SEA", "SEN", "SEY", "SIP", "SLV", "SMA", "SPC", "SRI", "SUD",
    "SUR", "SVE", "SWZ", "SYR", "TAI", "TMT", "TRK", "TTO", "TUN", "UAE", "UGA", "UKR", "UNK", "URU",
    "USA", "UZB", "VEN", "VGB", "VIE", "VUS", "WLS", "YEM", "YUG", "ZAM", "ZIM", "ZRE",
};
// clang-format on

inline bool is_country(std::string_view code) {
  return std::binary_search(std::begin(countries), std::end(countries), code);
}

}  // namespace strictpgn::rules
