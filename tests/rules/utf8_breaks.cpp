// Bytes that are no UTF-8: one error for a file, which says what may be the cause (D01).
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(utf8_breaks)

namespace {

using namespace strictpgn;
using levels = std::vector<severity>;

std::string game_with(std::string_view comment) {
  return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
         "[Black \"?\"]\n[Result \"*\"]\n\n1. e4 {" +
         std::string(comment) + "} *\n\n";
}

struct outcome {
  levels found;
  std::string advice;  ///< behind the semicolon of the first message
  summary totals;
};

options in_utf8(std::size_t window = 1 << 20) {
  options options;
  options.encoding = encoding::utf8;
  options.window_size = window;
  return options;
}

outcome read(reader in) {
  outcome result;
  while (in.next())
    for (const auto& one : in.current().findings) {
      if (one.id != rule::encoding_utf8_invalid) continue;
      if (result.found.empty())
        result.advice = one.message.substr(one.message.find(';') + 1);
      else
        BOOST_TEST(one.message.find(';') == one.message.npos);
      result.found.push_back(one.level);
    }
  result.totals = in.totals();
  return result;
}

outcome read(std::string_view text) { return read(reader::text(text, in_utf8())); }

constexpr auto as_latin1 = " if the file is in ISO 8859-1, read it so: --encoding latin1";
constexpr auto is_mixed = " what stands before it is, so the file is mixed: convert it";

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_place_of_a_file_is_an_error_and_the_others_are_infos) {
  using enum severity;
  const auto text = game_with("caf\xE9") +
                    game_with(
                        "cr\xE8me br\xFBl\xE9"
                        "e") +
                    game_with("th\xE9");
  const auto result = read(text);
  BOOST_TEST((result.found == levels{error, info, info, info, info}));
  BOOST_TEST(result.advice == as_latin1);
  BOOST_TEST(result.totals.errors == 1U);
  BOOST_TEST(result.totals.games_with_errors == 1U, "a game with a further place only has none");
  BOOST_TEST(result.totals.by_rule[rule::encoding_utf8_invalid] == 5U);
}

BOOST_AUTO_TEST_CASE(well_formed_characters_before_it_tell_that_the_file_is_mixed) {
  BOOST_TEST(read(game_with("caf\xC3\xA9").append(game_with("caf\xE9"))).advice == is_mixed);
  BOOST_TEST(read(game_with("caf\xC3\xA9 th\xE9")).advice == is_mixed);
  BOOST_TEST(read(game_with("th\xE9 caf\xC3\xA9")).advice == as_latin1);
}

BOOST_AUTO_TEST_CASE(a_file_is_one_reader_however_it_is_read) {
  using enum severity;
  const auto text = game_with("caf\xE9") + game_with("th\xE9");
  for (int time = 0; time < 2; ++time) BOOST_TEST((read(text).found == levels{error, info}));
  for (const std::size_t window : {1U, 7U, 100U}) {
    std::istringstream stream(text);
    BOOST_TEST((read(reader::stream(stream, in_utf8(window))).found == levels{error, info}),
               window);
  }
}

BOOST_AUTO_TEST_SUITE_END()
