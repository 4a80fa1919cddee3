// How far an input is judged changes what is said of its games, and not where they stand.
#include <boost/test/unit_test.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "files.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/game_view.hpp"

BOOST_AUTO_TEST_SUITE(depth_files)

namespace {

using namespace strictpgn;

/// A game as it lies in the input.
struct place {
  std::uint64_t offset = 0;
  std::string text;
  std::uint64_t line = 0;
  std::uint64_t column = 0;

  friend bool operator==(const place&, const place&) = default;
};

std::vector<place> places_in(const std::string& text, check_depth depth) {
  options how;
  how.depth = depth;
  how.window_size = 64;
  std::istringstream in(text);
  std::vector<place> found;
  for (const auto& game : read_stream(in, how)) {
    const auto begin = game.syntax().offset;
    const auto at = locate(game.step().source, begin);
    found.push_back({begin, std::string(game.text()), at.line, at.column});
  }
  return found;
}

std::string with_line_ends(const std::string& text, std::string_view end) {
  std::string result;
  for (const char c : text) {
    if (c == '\n')
      result += end;
    else if (c != '\r')
      result += c;
  }
  return result;
}

}  // namespace

BOOST_AUTO_TEST_CASE(games_stand_where_they_stand_however_far_they_are_judged) {
  std::size_t games = 0;
  for (const auto& [name, text] : tests::samples({".pgn"})) {
    if (text.size() > 200'000) continue;
    for (const std::string_view end : {"\n", "\r\n", "\r"}) {
      const auto given = with_line_ends(text, end);
      const auto judged = places_in(given, check_depth::layout);
      BOOST_TEST((places_in(given, check_depth::syntax) == judged), name);
      BOOST_TEST((places_in(given, check_depth::meaning) == judged), name);
      games += judged.size();
    }
  }
  BOOST_TEST(games > 500);
}

BOOST_AUTO_TEST_CASE(what_is_only_read_is_not_played) {
  options how;
  how.depth = check_depth::syntax;
  const std::string text = "1. e4 e5 2. Ke3 e4 (2. -- e4) 3. Nf *\r\n";
  for (const auto& game : read_text(text, how)) {
    BOOST_TEST(game.moves().size() == 6u);
    for (const auto& [node, before, after] : game.walk()) {
      BOOST_TEST((node.state() == move_state::unfollowed));
      BOOST_TEST((before == nullptr && after == nullptr && !node.before() && !node.after()));
      BOOST_TEST((node.san() == node.written() && node.uci().empty()));
    }
    std::string told;
    for (const auto& found : game.findings()) told += std::string(name_of(found.id)) + ' ';
    BOOST_TEST(told == "move-null movetext-unknown-symbol ");
  }
}

BOOST_AUTO_TEST_SUITE_END()
