// Numeric annotation glyphs (PGN 10): what each means, the symbols that programs show for it, and
// the way back from a symbol.
//
//   find_nag(14)->meaning                  "White stands slightly better"
//   nag_of_symbol("!?")                    5
//   nag_of_symbol("+=")                    14
//   nag_of_symbol("\u2192", color::black)  41: the arrow stands for an attack of either side
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>

#include "strictpgn/piece.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// What a NAG is about. Section 10 gives a meaning to $0 up to $139 and reserves the others.
enum class nag_kind : std::uint8_t {
  placeholder,  ///< $0
  move,         ///< $1 to $9: the move just played
  position,     ///< $10 to $135: the position after it
  time,         ///< $136 to $139: the time that is left
  practice,     ///< reserved by the standard; what programs such as ChessBase and Scid mean by it
};

/// One NAG. All texts but the symbols are ASCII.
struct nag_info {
  std::uint8_t number = 0;
  nag_kind kind = nag_kind::placeholder;
  std::optional<color> side;     ///< whose it is, where it is about one of them
  std::string_view name;         ///< kebab-case and permanent: `white-slightly-better`
  std::string_view meaning;      ///< a few words that go on a line: "White stands slightly better"
  std::string_view symbol = {};  ///< in UTF-8; empty where programs agree on none
  std::string_view ascii = {};   ///< a symbol in ASCII alone; may be empty
};

/// The greatest number of a NAG (PGN 8.2.4).
inline constexpr unsigned greatest_nag = 255;

/// $1 to $6 say what the six suffix annotations say (PGN 8.2.3.8): import format has both, export
/// format only the numbers.
inline constexpr unsigned greatest_suffix_nag = 6;

/// Whether the number has a meaning in the standard.
constexpr bool is_standard_nag(unsigned number) { return number < 140; }

namespace nag_table {

using enum color;
using enum nag_kind;

// clang-format off
inline constexpr nag_info all[] = {
  {0, placeholder, {}, "null", "nothing: a place kept free"},
  {1, move, {}, "good-move", "a good move", "!", "!"},
  {2, move, {}, "mistake", "a mistake", "?", "?"},
  {3, move, {}, "brilliant-move", "an excellent move", "!!", "!!"},
  {4, move, {}, "blunder", "a blunder", "??", "??"},
  {5, move, {}, "interesting-move", "an interesting move", "!?", "!?"},
  {6, move, {}, "dubious-move", "a dubious move", "?!", "?!"},
  {7, move, {}, "forced-move", "forced: any other move loses soon", "\u25A1"},
  {8, move, {}, "only-move", "the only move that makes sense", "\u25A1"},
  {9, move, {}, "worst-move", "the worst of all moves"},
  {10, position, {}, "drawish", "level, probably a draw", "=", "="},
  {11, position, {}, "quiet-equality", "level and calm", "=", "="},
  {12, position, {}, "active-equality", "level, with play for both sides"},
  {13, position, {}, "unclear", "unclear", "\u221E", "~"},
  {14, position, white, "white-slightly-better", "White stands slightly better", "\u2A72", "+="},
  {15, position, black, "black-slightly-better", "Black stands slightly better", "\u2A71", "=+"},
  {16, position, white, "white-better", "White stands better", "\u00B1", "+/-"},
  {17, position, black, "black-better", "Black stands better", "\u2213", "-/+"},
  {18, position, white, "white-winning", "White is winning", "+\u2212", "+-"},
  {19, position, black, "black-winning", "Black is winning", "\u2212+", "-+"},
  {20, position, white, "white-crushing", "White is crushing; Black could resign"},
  {21, position, black, "black-crushing", "Black is crushing; White could resign"},
  {22, position, white, "white-zugzwang", "White is in zugzwang", "\u2A00"},
  {23, position, black, "black-zugzwang", "Black is in zugzwang", "\u2A00"},
  {24, position, white, "white-slight-space-advantage", "White has a little more space"},
  {25, position, black, "black-slight-space-advantage", "Black has a little more space"},
  {26, position, white, "white-moderate-space-advantage", "White has more space", "\u25CB"},
  {27, position, black, "black-moderate-space-advantage", "Black has more space", "\u25CB"},
  {28, position, white, "white-decisive-space-advantage", "White has so much more space that it decides"},
  {29, position, black, "black-decisive-space-advantage", "Black has so much more space that it decides"},
  {30, position, white, "white-slight-development-advantage", "White is slightly ahead in development"},
  {31, position, black, "black-slight-development-advantage", "Black is slightly ahead in development"},
  {32, position, white, "white-moderate-development-advantage", "White is ahead in development", "\u27F3"},
  {33, position, black, "black-moderate-development-advantage", "Black is ahead in development", "\u27F3"},
  {34, position, white, "white-decisive-development-advantage", "White is so far ahead in development that it decides"},
  {35, position, black, "black-decisive-development-advantage", "Black is so far ahead in development that it decides"},
  {36, position, white, "white-initiative", "White has the initiative", "\u2191"},
  {37, position, black, "black-initiative", "Black has the initiative", "\u2191"},
  {38, position, white, "white-lasting-initiative", "White has an initiative that lasts"},
  {39, position, black, "black-lasting-initiative", "Black has an initiative that lasts"},
  {40, position, white, "white-attack", "White is attacking", "\u2192"},
  {41, position, black, "black-attack", "Black is attacking", "\u2192"},
  {42, position, white, "white-too-little-compensation", "White has too little for the material given up"},
  {43, position, black, "black-too-little-compensation", "Black has too little for the material given up"},
  {44, position, white, "white-compensation", "White has enough for the material given up", "=\u221E", "=~"},
  {45, position, black, "black-compensation", "Black has enough for the material given up", "=\u221E", "=~"},
  {46, position, white, "white-more-than-compensation", "White has more than enough for the material given up"},
  {47, position, black, "black-more-than-compensation", "Black has more than enough for the material given up"},
  {48, position, white, "white-slight-center-control", "White controls the center a little better"},
  {49, position, black, "black-slight-center-control", "Black controls the center a little better"},
  {50, position, white, "white-moderate-center-control", "White controls the center better"},
  {51, position, black, "black-moderate-center-control", "Black controls the center better"},
  {52, position, white, "white-decisive-center-control", "White controls the center so well that it decides"},
  {53, position, black, "black-decisive-center-control", "Black controls the center so well that it decides"},
  {54, position, white, "white-slight-kingside-control", "White controls the kingside a little better"},
  {55, position, black, "black-slight-kingside-control", "Black controls the kingside a little better"},
  {56, position, white, "white-moderate-kingside-control", "White controls the kingside better"},
  {57, position, black, "black-moderate-kingside-control", "Black controls the kingside better"},
  {58, position, white, "white-decisive-kingside-control", "White controls the kingside so well that it decides"},
  {59, position, black, "black-decisive-kingside-control", "Black controls the kingside so well that it decides"},
  {60, position, white, "white-slight-queenside-control", "White controls the queenside a little better"},
  {61, position, black, "black-slight-queenside-control", "Black controls the queenside a little better"},
  {62, position, white, "white-moderate-queenside-control", "White controls the queenside better"},
  {63, position, black, "black-moderate-queenside-control", "Black controls the queenside better"},
  {64, position, white, "white-decisive-queenside-control", "White controls the queenside so well that it decides"},
  {65, position, black, "black-decisive-queenside-control", "Black controls the queenside so well that it decides"},
  {66, position, white, "white-weak-first-rank", "the first rank of White can be attacked"},
  {67, position, black, "black-weak-first-rank", "the first rank of Black can be attacked"},
  {68, position, white, "white-safe-first-rank", "the first rank of White is safe"},
  {69, position, black, "black-safe-first-rank", "the first rank of Black is safe"},
  {70, position, white, "white-unsafe-king", "the king of White is badly protected"},
  {71, position, black, "black-unsafe-king", "the king of Black is badly protected"},
  {72, position, white, "white-safe-king", "the king of White is safe"},
  {73, position, black, "black-safe-king", "the king of Black is safe"},
  {74, position, white, "white-badly-placed-king", "the king of White stands badly"},
  {75, position, black, "black-badly-placed-king", "the king of Black stands badly"},
  {76, position, white, "white-well-placed-king", "the king of White stands well"},
  {77, position, black, "black-well-placed-king", "the king of Black stands well"},
  {78, position, white, "white-very-weak-pawns", "the pawns of White are very weak"},
  {79, position, black, "black-very-weak-pawns", "the pawns of Black are very weak"},
  {80, position, white, "white-weak-pawns", "the pawns of White are rather weak"},
  {81, position, black, "black-weak-pawns", "the pawns of Black are rather weak"},
  {82, position, white, "white-strong-pawns", "the pawns of White are rather strong"},
  {83, position, black, "black-strong-pawns", "the pawns of Black are rather strong"},
  {84, position, white, "white-very-strong-pawns", "the pawns of White are very strong"},
  {85, position, black, "black-very-strong-pawns", "the pawns of Black are very strong"},
  {86, position, white, "white-badly-placed-knights", "the knights of White stand badly"},
  {87, position, black, "black-badly-placed-knights", "the knights of Black stand badly"},
  {88, position, white, "white-well-placed-knights", "the knights of White stand well"},
  {89, position, black, "black-well-placed-knights", "the knights of Black stand well"},
  {90, position, white, "white-badly-placed-bishops", "the bishops of White stand badly"},
  {91, position, black, "black-badly-placed-bishops", "the bishops of Black stand badly"},
  {92, position, white, "white-well-placed-bishops", "the bishops of White stand well"},
  {93, position, black, "black-well-placed-bishops", "the bishops of Black stand well"},
  {94, position, white, "white-badly-placed-rooks", "the rooks of White stand badly"},
  {95, position, black, "black-badly-placed-rooks", "the rooks of Black stand badly"},
  {96, position, white, "white-well-placed-rooks", "the rooks of White stand well"},
  {97, position, black, "black-well-placed-rooks", "the rooks of Black stand well"},
  {98, position, white, "white-badly-placed-queen", "the queen of White stands badly"},
  {99, position, black, "black-badly-placed-queen", "the queen of Black stands badly"},
  {100, position, white, "white-well-placed-queen", "the queen of White stands well"},
  {101, position, black, "black-well-placed-queen", "the queen of Black stands well"},
  {102, position, white, "white-poor-coordination", "the pieces of White work badly together"},
  {103, position, black, "black-poor-coordination", "the pieces of Black work badly together"},
  {104, position, white, "white-good-coordination", "the pieces of White work well together"},
  {105, position, black, "black-good-coordination", "the pieces of Black work well together"},
  {106, position, white, "white-very-poor-opening", "White handled the opening very badly"},
  {107, position, black, "black-very-poor-opening", "Black handled the opening very badly"},
  {108, position, white, "white-poor-opening", "White handled the opening badly"},
  {109, position, black, "black-poor-opening", "Black handled the opening badly"},
  {110, position, white, "white-good-opening", "White handled the opening well"},
  {111, position, black, "black-good-opening", "Black handled the opening well"},
  {112, position, white, "white-very-good-opening", "White handled the opening very well"},
  {113, position, black, "black-very-good-opening", "Black handled the opening very well"},
  {114, position, white, "white-very-poor-middlegame", "White handled the middlegame very badly"},
  {115, position, black, "black-very-poor-middlegame", "Black handled the middlegame very badly"},
  {116, position, white, "white-poor-middlegame", "White handled the middlegame badly"},
  {117, position, black, "black-poor-middlegame", "Black handled the middlegame badly"},
  {118, position, white, "white-good-middlegame", "White handled the middlegame well"},
  {119, position, black, "black-good-middlegame", "Black handled the middlegame well"},
  {120, position, white, "white-very-good-middlegame", "White handled the middlegame very well"},
  {121, position, black, "black-very-good-middlegame", "Black handled the middlegame very well"},
  {122, position, white, "white-very-poor-ending", "White handled the ending very badly"},
  {123, position, black, "black-very-poor-ending", "Black handled the ending very badly"},
  {124, position, white, "white-poor-ending", "White handled the ending badly"},
  {125, position, black, "black-poor-ending", "Black handled the ending badly"},
  {126, position, white, "white-good-ending", "White handled the ending well"},
  {127, position, black, "black-good-ending", "Black handled the ending well"},
  {128, position, white, "white-very-good-ending", "White handled the ending very well"},
  {129, position, black, "black-very-good-ending", "Black handled the ending very well"},
  {130, position, white, "white-slight-counterplay", "White has a little counterplay"},
  {131, position, black, "black-slight-counterplay", "Black has a little counterplay"},
  {132, position, white, "white-moderate-counterplay", "White has counterplay", "\u21C6"},
  {133, position, black, "black-moderate-counterplay", "Black has counterplay", "\u21C6"},
  {134, position, white, "white-decisive-counterplay", "White has counterplay that decides"},
  {135, position, black, "black-decisive-counterplay", "Black has counterplay that decides"},
  {136, time, white, "white-time-pressure", "White is short of time"},
  {137, time, black, "black-time-pressure", "Black is short of time"},
  {138, time, white, "white-severe-time-pressure", "White is very short of time", "\u2295"},
  {139, time, black, "black-severe-time-pressure", "Black is very short of time", "\u2295"},
  {140, practice, {}, "with-the-idea", "with the idea", "\u2206"},
  {141, practice, {}, "aimed-against", "aimed against", "\u2207"},
  {142, practice, {}, "better-is", "better is", "\u2313"},
  {143, practice, {}, "worse-is", "worse is", "\u2264", "<="},
  {144, practice, {}, "equivalent-is", "equally good is", "==", "=="},
  {145, practice, {}, "editorial-comment", "a remark of the editor", "RR", "RR"},
  {146, practice, {}, "novelty", "a novelty", "N", "N"},
  {147, practice, {}, "weak-point", "a weak point", "\u00D7", "x"},
  {148, practice, {}, "endgame", "an endgame", "\u22A5", "_|_"},
  {149, practice, {}, "file", "a file", "\u21D4", "<=>"},
  {150, practice, {}, "diagonal", "a diagonal", "\u21D7", "/^"},
  {151, practice, white, "white-bishop-pair", "White has the pair of bishops"},
  {152, practice, black, "black-bishop-pair", "Black has the pair of bishops"},
  {153, practice, {}, "opposite-bishops", "bishops on squares of opposite colors"},
  {154, practice, {}, "same-bishops", "bishops on squares of the same color"},
  {220, practice, {}, "diagram", "a diagram of the position", "D", "D"},
  {221, practice, {}, "diagram-for-black", "a diagram of the position from the side of Black"},
};
// clang-format on

/// Another way to write a symbol.
struct spelling {
  std::string_view symbol;
  std::uint8_t number;
};

inline constexpr spelling others[] = {
    {"\u203C", 3},   {"\u2047", 4},   {"\u2049", 5},        {"\u2048", 6},
    {"+/=", 14},     {"=/+", 15},     {"\u2191\u2191", 32}, {"\u2191\u2191", 33},
    {"\u2A01", 138}, {"\u2A01", 139}, {"\u0394", 140},      {"TN", 146},
};

/// The place of each number in the list; 0 for the others, and for the first.
inline constexpr auto place_of = [] {
  std::array<std::uint8_t, greatest_nag + 1> places{};
  for (std::size_t place = 0; place < std::size(all); ++place)
    places[all[place].number] = static_cast<std::uint8_t>(place);
  return places;
}();

constexpr bool is_written(const nag_info& one, std::string_view symbol) {
  if (symbol.empty()) return false;
  if (one.symbol == symbol || one.ascii == symbol) return true;
  for (const auto& other : others)
    if (other.number == one.number && other.symbol == symbol) return true;
  return false;
}

}  // namespace nag_table

/// All NAGs that have a meaning, by number: those of the standard, then those of practice.
constexpr std::span<const nag_info> nags() { return nag_table::all; }

/// Null for a number that means nothing in the standard and not the same to all programs.
constexpr const nag_info* find_nag(unsigned number) {
  if (is_standard_nag(number)) return &nag_table::all[number];
  const auto place = number > greatest_nag ? 0 : nag_table::place_of[number];
  return place == 0 ? nullptr : &nag_table::all[place];
}

/// The number for a name, such as 14 for `white-slightly-better`.
constexpr std::optional<std::uint8_t> nag_of_name(std::string_view name) {
  for (const auto& one : nags())
    if (one.name == name) return one.number;
  return std::nullopt;
}

/// The number for a symbol in UTF-8 or ASCII. Some symbols, such as the arrow of an attack, do not
/// tell whose they are: `side` does. Where several NAGs are left it is the first of them.
constexpr std::optional<std::uint8_t> nag_of_symbol(std::string_view symbol,
                                                    color side = color::white) {
  std::optional<std::uint8_t> of_other_side;
  for (const auto& one : nags()) {
    if (!nag_table::is_written(one, symbol)) continue;
    if (one.side.value_or(side) == side) return one.number;
    if (!of_other_side) of_other_side = one.number;
  }
  return of_other_side;
}

}  // namespace strictpgn
