// A line of movetext is as long as what stands before its end, whatever ends it (PGN 4.3, 8.2.1).
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

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

BOOST_AUTO_TEST_SUITE_END()
