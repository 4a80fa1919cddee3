// File names (PGN 11.1, FEN 16.1, EPD 16.2).
#include "strictpgn/file_name.hpp"

#include <boost/test/unit_test.hpp>
#include <string_view>

#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(file_name)

namespace {

using namespace strictpgn;

options with(rule id, severity level) {
  options options;
  options.levels.emplace_back(id, level);
  return options;
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_content_has_its_suffix) {
  struct example {
    std::string_view name;
    file_content holds;
    bool is_right;
  };
  using enum file_content;
  constexpr example examples[] = {
      {"games.pgn", games, true},
      {"/tmp/a.b/GAMES.PGN", games, true},
      {".pgn", games, true},
      {"games.txt", games, false},
      {"games", games, false},
      {"gamespgn", games, false},
      {"games.pgn.bak", games, false},
      {"positions.fen", fen_records, true},
      {"positions.epd", fen_records, false},
      {"positions.epd", epd_records, true},
      {"positions.fen", epd_records, false},
      {"positions.txt", epd_records, false},
      {"", games, false},
  };
  for (const auto& [name, holds, is_right] : examples) {
    const auto id = holds == games ? rule::file_name_suffix : rule::fen_file_suffix;
    const auto found = check_file_name(name, holds, with(id, severity::warning));
    BOOST_TEST(found.has_value() != is_right, name);
    if (found) BOOST_TEST((found->id == id && found->level == severity::warning), name);
  }
}

BOOST_AUTO_TEST_CASE(the_name_of_a_file_of_games_is_judged_only_when_asked_for) {
  BOOST_TEST(!check_file_name("games.txt", file_content::games).has_value());
  BOOST_TEST(check_file_name("x.txt", file_content::epd_records).has_value());
  BOOST_TEST(!check_file_name("x.txt", file_content::epd_records,
                              with(rule::fen_file_suffix, severity::off))
                  .has_value());
}

BOOST_AUTO_TEST_CASE(the_message_says_what_is_missing) {
  const auto found = check_file_name("x.txt", file_content::fen_records);
  BOOST_REQUIRE(found.has_value());
  BOOST_TEST(
      found->message ==
      "the file name `x.txt` does not end in `.fen`, as that of a file of FEN records should");
}

BOOST_AUTO_TEST_SUITE_END()
