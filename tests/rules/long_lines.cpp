// A line of movetext is as long as what stands before its end, whatever ends it (PGN 4.3, 8.2.1).
#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "repeated.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(long_lines)

namespace {

using namespace strictpgn;

/// A move and a comment of words that is never closed, of that many bytes.
std::string open_game(std::size_t size) {
  std::string text = "1. e4 {";
  while (text.size() < size) text += text.size() % 3 == 0 ? ' ' : 'a';
  text.back() = 'z';
  return text;
}

/// Where the lines that are too long for export format end.
std::vector<std::size_t> ends_of_long_lines(std::string_view text) {
  options options;
  options.format = profile::export_format;
  std::vector<std::size_t> ends;
  auto in = reader::text(text, options);
  while (in.next())
    for (const auto& found : in.current().findings)
      if (found.id == rule::export_movetext_line_too_long) ends.push_back(found.where.end);
  return ends;
}

/// What is said of lines that are long, whatever they hold.
std::vector<std::string> told_of_lines(reader in) {
  std::vector<std::string> told;
  while (in.next())
    for (const auto& found : in.current().findings)
      if (found.id == rule::line_80_or_more || found.id == rule::line_too_long)
        told.push_back(fmt::format("{} {} {}-{}: {}", name_of(found.level), name_of(found.id),
                                   found.where.begin, found.where.end, found.message));
  return told;
}

std::vector<std::string> told_of_lines(std::string_view text, profile format) {
  options options;
  options.format = format;
  return told_of_lines(reader::text(text, options));
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_ends_a_line_is_no_part_of_it) {
  struct line {
    std::size_t size;
    bool is_too_long;  // and not so long that every format forbids it
  };
  const line lines[] = {{78, false}, {79, false}, {80, true},
                        {81, true},  {254, true}, {255, false}};
  for (const auto& [size, is_too_long] : lines)
    for (const std::string_view end : {"", "\n", "\r", "\r\n", "\rb", "\nb"})
      BOOST_TEST_CONTEXT(size << " bytes, and " << end.size() << " behind them") {
        const auto found = ends_of_long_lines(open_game(size).append(end));
        BOOST_TEST(found == (is_too_long ? std::vector{size} : std::vector<std::size_t>()),
                   boost::test_tools::per_element());
      }
}

BOOST_AUTO_TEST_CASE(the_same_is_said_of_a_line_that_nothing_ends) {
  const std::string_view game = "[Event \"?\"]\n\n1. e4 *\n";
  struct line {
    std::string_view before;  // it, in the text
    std::string_view begin;   // of it
    std::string_view end;
    std::size_t told;  // findings in the import format, where it has 90 characters
  };
  const line lines[] = {{"", "[Event \"", "\"]", 1},
                        {game, "[Event \"", "\"]", 1},
                        {game, "[Event \"", "\"", 1},
                        {"[Event \"?\"]\n", "[Site \"", "\"] *", 1},
                        {"", "1. e4 {", "} *", 1},
                        {game, "1. e4 {", "}", 1},
                        {game, ";", "", 1},
                        {game, "%", "", 1},
                        {game, "Words that are none of a game ", "", 0}};
  for (const auto& [before, begin, end, told] : lines)
    for (const std::size_t size : {79, 80, 90, 254, 255, 300})
      for (const auto format : {profile::import_format, profile::export_format, profile::archival,
                                profile::reduced, profile::modern}) {
        auto text = std::string(begin).append(size - begin.size() - end.size(), 'x').append(end);
        text.insert(0, before);
        const auto expected = told_of_lines(text + "\n", format);
        if (size == 90 && format == profile::import_format) BOOST_TEST(expected.size() == told);
        for (const std::string_view ending : {"", "\r", "\r\n"})
          BOOST_TEST_CONTEXT(begin << ", " << size << " bytes, as " << name_of(format) << ", and "
                                   << ending.size() << " behind them")
        BOOST_TEST(told_of_lines(text + std::string(ending), format) == expected,
                   boost::test_tools::per_element());
      }
}

/// Also where its beginning is no longer held when it ends.
BOOST_AUTO_TEST_CASE(a_line_is_as_long_however_much_of_it_is_held) {
  options options;
  options.encoding = encoding::utf8;
  options.window_size = 4096;
  for (const std::string_view part : {"a", "\xC3\xA9", "\xF0\x9F\x98\x80", "\x80", "\x01"})
    for (const std::size_t bytes : {300u, 1100u, 5000u, 1'500'000u})
      for (const std::string_view end : {"", "\n"})
        BOOST_TEST_CONTEXT(bytes << " bytes of " << part << (end.empty() ? ", not ended" : "")) {
          const auto filler = tests::repeated(part, bytes / part.size());
          const auto text = fmt::format(
              "1. e4 {{{}}} *{} 1. d4 *{}", filler,
              tests::repeated(" 1. c4 {" + filler.substr(0, 4000) + "} *", bytes > 5000 ? 4 : 0),
              end);
          std::istringstream stream(text);
          const auto told = told_of_lines(reader::stream(stream, options));
          BOOST_TEST(told.size() == 1U);
          BOOST_TEST(told == told_of_lines(reader::text(text, options)),
                     boost::test_tools::per_element());
        }
}

BOOST_AUTO_TEST_SUITE_END()
