#include <boost/test/unit_test.hpp>
#include <string>

#include "report/text/crop.hpp"
#include "report/text/excerpt.hpp"

BOOST_AUTO_TEST_SUITE(report_excerpt)

using namespace strictpgn;
using report::mark;

std::string excerpt_of(std::string_view text, const std::vector<mark>& marks,
                       std::size_t width = 100, encoding encoding = encoding::latin1) {
  report::render_context where{"t.pgn", encoding, text::line_index({.text = text})};
  std::string out;
  report::render_excerpt(out, marks, where, {.width = width});
  return out;
}

struct marked {
  std::string_view name;
  std::string_view text;
  std::vector<mark> marks;
  std::string_view excerpt;
};

BOOST_AUTO_TEST_CASE(each_place_is_marked_on_its_line) {
  const marked cases[] = {
      {"one token",
       "1. e4 0-0\n",
       {{{6, 9}, ""}},
       "  |\n"
       "1 | 1. e4 0-0\n"
       "  |       ^^^\n"},
      {"something missing at the end of the input",
       "1. e4",
       {{{5, 5}, ""}},
       "  |\n"
       "1 | 1. e4\n"
       "  |      ^\n"},
      {"an empty input",
       "",
       {{{0, 0}, ""}},
       "  |\n"
       "1 |\n"
       "  | ^\n"},
      {"a line end alone",
       "ab\r\ncd",
       {{{2, 4}, ""}},
       "  |\n"
       "1 | ab\n"
       "  |   ^\n"},
      {"both halves of a conflict, the later one primary",
       "[A \"1\"]\n\n[A \"2\"]\n",
       {{{10, 11}, ""}, {{1, 2}, "first here", false}},
       "  |\n"
       "1 | [A \"1\"]\n"
       "  |  - first here\n"
       "...\n"
       "3 | [A \"2\"]\n"
       "  |  ^\n"},
      {"two places on one line",
       "Nd2 Nf6\n",
       {{{4, 7}, ""}, {{0, 3}, "other", false}},
       "  |\n"
       "1 | Nd2 Nf6\n"
       "  |     ^^^\n"
       "  | --- other\n"},
      {"next lines need no gap",
       "a\nb\n",
       {{{2, 3}, ""}, {{0, 1}, "other", false}},
       "  |\n"
       "1 | a\n"
       "  | - other\n"
       "2 | b\n"
       "  | ^\n"},
      {"a place of many lines",
       "1. e4 {a\nb\nc\nd} e5\n",
       {{{6, 15}, "so long"}},
       "  |\n"
       "1 | 1. e4 {a\n"
       "  |       ^^\n"
       "...\n"
       "4 | d} e5\n"
       "  | ^^ so long\n"},
      {"tabs take four columns",
       "\te4\tx\n",
       {{{4, 5}, ""}},
       "  |\n"
       "1 |     e4    x\n"
       "  |           ^\n"},
      {"hostile bytes",
       "a\x1B"
       "b \xE9\n",
       {{{1, 3}, "\x1B"}},
       "  |\n"
       "1 | a\\x1Bb \u00E9\n"
       "  |  ^^^^^ \\x1B\n"},
  };
  for (const auto& c : cases) {
    BOOST_TEST_CONTEXT(c.name) { BOOST_TEST(excerpt_of(c.text, c.marks) == c.excerpt); }
  }
}

BOOST_AUTO_TEST_CASE(the_margin_is_as_wide_as_the_last_line_number) {
  const auto text = std::string(99, '\n') + "x";
  BOOST_TEST(excerpt_of(text, {{{99, 100}, ""}}) == "    |\n100 | x\n    | ^\n");
}

BOOST_AUTO_TEST_CASE(a_long_line_is_cropped_around_its_mark) {
  const auto text = std::string(500, 'a') + "XYZ" + std::string(500, 'b');
  BOOST_TEST(excerpt_of(text, {{{500, 503}, ""}}, 44) ==
             "  |\n"
             "1 | ...aaaaaaaaaaaaXYZbbbbbbbbbbbbbbbbbbb...\n"
             "  |                ^^^\n");
  BOOST_TEST(excerpt_of(text, {{{0, 1}, ""}}, 44) ==
             "  |\n"
             "1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...\n"
             "  | ^\n");
  BOOST_TEST(excerpt_of(text, {{{1003, 1003}, ""}}, 44) ==
             "  |\n"
             "1 | ...bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\n"
             "  |                                      ^\n");
}

BOOST_AUTO_TEST_CASE(no_line_is_wider_than_the_terminal) {
  std::string text;
  for (int i = 0; i < 4000; ++i) text += static_cast<char>(i * 37 % 256);
  std::erase_if(text, [](char c) { return c == '\n' || c == '\r'; });
  for (const auto encoding : {encoding::latin1, encoding::utf8}) {
    for (std::uint64_t begin = 0; begin < text.size(); begin += 61) {
      const auto line = report::crop_around(text, 0, begin, encoding, 60);
      std::size_t width = report::text_of(line).starts_with("...") ? 6 : 3;
      for (const auto& cell : line.cells) width += cell.width;
      BOOST_REQUIRE(width <= 60U);
      BOOST_REQUIRE(line.begin <= begin);
      BOOST_REQUIRE(line.end >= begin);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_window_that_begins_inside_a_line_says_so) {
  const source_window window{.text = "abc", .offset = 500, .first_line = 2, .first_column = 400};
  report::render_context where{"t.pgn", encoding::latin1, text::line_index(window)};
  std::string out;
  report::render_excerpt(out, {{{501, 502}, ""}}, where, {});
  BOOST_TEST(out ==
             "  |\n"
             "2 | ...abc\n"
             "  |     ^\n");
}

BOOST_AUTO_TEST_CASE(a_second_mark_far_away_on_a_long_line_gets_a_line_of_its_own) {
  const auto text = "A" + std::string(300, '.') + "B";
  BOOST_TEST(excerpt_of(text, {{{301, 302}, ""}, {{0, 1}, "first", false}}, 44) ==
             "  |\n"
             "1 | ..." +
                 std::string(33, '.') +
                 "B\n"
                 "  |    " +
                 std::string(33, ' ') +
                 "^\n"
                 "1 | A" +
                 std::string(33, '.') +
                 "...\n"
                 "  | - first\n");
}

BOOST_AUTO_TEST_SUITE_END()
