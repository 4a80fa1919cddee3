// What is no PGN character is told wherever it stands outside strings, comments and escape lines
// (PGN 4.1): there is no place at which it is passed over. What stands in angle brackets is refused
// with them.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "spec/grammar_bytes.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(bytes_anywhere)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// A game with something of everything that has places around and in it. What is inside text, where
/// such bytes may be, is written as underscores.
constexpr std::string_view game =
    "[Event \"____\"]\n"
    "[ Site  \"__\" ] [Date \"_\"]\n"
    "\n"
    "1. e4! $1 { __ } e5 ; __\n"
    "(1... c5 2.Nf3) 2 . Bb5+ ( 2. d4 -- ) 2... a6 ?! e9 3. \"_\" O-O 1/2-1/2\n"
    "\n"
    "[Event \"_\"\n"
    "\n"
    "prose *\n";

struct odd_bytes {
  std::string_view bytes;
  rule id;
};

constexpr odd_bytes all_odd_bytes[] = {
    {"\xEF\xBB\xBF", rule::encoding_bom},   {"\xE9", rule::char_non_ascii_outside_text},
    {"\x9F", rule::char_c1_control},        {std::string_view("\0", 1), rule::char_nul},
    {"\x01", rule::char_control_forbidden}, {"\x7F", rule::char_del},
};

/// Behind a quote, a brace or a semicolon that text begins with, or between two characters of it.
bool is_in_text(std::size_t at) {
  const auto next = game[at];
  return next == '_' || (at != 0 && game[at - 1] == '_') ||
         (at != 0 && (game[at - 1] == '{' || game[at - 1] == ';')) || next == '}';
}

bool is_told(std::string_view text, rule id, std::size_t at) {
  bool is_found = false;
  auto in = reader::text(text, {});
  while (in.next())
    for (const auto& found : in.current().findings)
      is_found |= found.id == id && found.where.begin <= at && at < found.where.end;
  return is_found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_no_character_of_pgn_is_told_at_every_place) {
  for (const auto& odd : all_odd_bytes)
    for (std::size_t at = 0; at < game.size(); ++at) {
      if (is_in_text(at)) continue;
      auto text = std::string(game);
      text.insert(at, odd.bytes);
      BOOST_TEST(is_told(text, odd.id, at), name_of(odd.id)
                                                << " before " << shown_bytes(game.substr(at, 20)));
    }
}

BOOST_AUTO_TEST_SUITE_END()
