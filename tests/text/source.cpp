#include "strictpgn/source.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "random.hpp"
#include "spec/grammar_bytes.hpp"
#include "text/line_index.hpp"
#include "text/utf16_index.hpp"

BOOST_AUTO_TEST_SUITE(source_lines)

using namespace strictpgn;

struct located {
  std::string_view text;
  std::uint64_t offset;
  std::uint64_t line;
  std::uint64_t column;
  std::string_view content;
};

BOOST_AUTO_TEST_CASE(each_way_to_end_a_line_counts_once) {
  const located cases[] = {
      {"", 0, 1, 1, ""},           {"ab", 0, 1, 1, "ab"},       {"ab", 2, 1, 3, "ab"},
      {"ab\ncd", 2, 1, 3, "ab"},   {"ab\ncd", 3, 2, 1, "cd"},   {"ab\r\ncd", 2, 1, 3, "ab"},
      {"ab\r\ncd", 3, 1, 4, "ab"}, {"ab\r\ncd", 4, 2, 1, "cd"}, {"ab\rcd", 3, 2, 1, "cd"},
      {"ab\r\rcd", 3, 2, 1, ""},   {"ab\r\rcd", 5, 3, 2, "cd"}, {"ab\n\rcd", 4, 3, 1, "cd"},
      {"ab\n", 3, 2, 1, ""},       {"ab\r", 3, 2, 1, ""},       {"ab\r\n", 4, 2, 1, ""},
  };
  for (const auto& c : cases) {
    BOOST_TEST_CONTEXT("offset " << c.offset << " of " << c.text) {
      const auto found = locate({.text = c.text}, c.offset);
      BOOST_TEST(found.line == c.line);
      BOOST_TEST(found.column == c.column);
      BOOST_TEST(line_at({.text = c.text}, c.offset) == c.content);
    }
  }
}

BOOST_AUTO_TEST_CASE(columns_count_anew_after_a_byte_order_mark_at_the_start_only) {
  const std::string_view text = "\xEF\xBB\xBF[A]\n\xEF\xBB\xBF[B]";
  BOOST_TEST(locate({.text = text}, 0).column == 1);
  BOOST_TEST(locate({.text = text}, 3).column == 1);
  BOOST_TEST(locate({.text = text}, 5).column == 3);
  BOOST_TEST(locate({.text = text}, 10).column == 4);
  BOOST_TEST(locate({.text = text, .offset = 100, .first_line = 7}, 103).column == 4);
}

BOOST_AUTO_TEST_CASE(a_window_in_the_middle_counts_from_its_own_beginning) {
  const source_window window{.text = "one\ntwo\n", .offset = 1000, .first_line = 50};
  BOOST_TEST(locate(window, 1005).line == 51);
  BOOST_TEST(locate(window, 1005).column == 2);
  BOOST_TEST(line_at(window, 1005) == "two");
}

BOOST_AUTO_TEST_CASE(a_window_in_the_middle_of_a_line_goes_on_counting_its_columns) {
  const source_window window{.text = "one\ntwo", .offset = 1000, .first_column = 200};
  BOOST_TEST(locate(window, 1002).column == 202);
  BOOST_TEST(locate(window, 990).column == 190);
  BOOST_TEST(locate(window, 990).line == 1);
  BOOST_TEST(locate(window, 700).column == 1);
  BOOST_TEST(locate(window, 1005).column == 2);
}

BOOST_AUTO_TEST_CASE(what_was_looked_up_before_does_not_matter) {
  std::string text;
  while (text.size() < 3000) text += "ab\r\nc\r\r\n";
  text::line_index lines({.text = text});
  for (std::size_t step = 0; step < text.size(); ++step) {
    // There and back, near and far.
    const auto offset = step % 3 == 2 ? step : step * 37 % text.size();
    for (const auto at : {offset, std::min(offset + step % 5, text.size())}) {
      const auto found = lines.locate(at);
      const auto due = text::line_index({.text = text}).locate(at);
      BOOST_TEST((found.line == due.line && found.column == due.column), at);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_span_begins_and_ends_where_its_first_and_last_places_are) {
  const auto is_same = [](const place& one, const place& other) {
    return one.line == other.line && one.column == other.column;
  };
  for (const std::string beginning : {"", "\xEF\xBB\xBF"}) {
    const auto text = beginning + "ab\nc\r\nd\re\n\rabcdefghijklmnopqrstuvwxyz\r\n\r\nz" +
                      std::string(70, 'x') + '\r' + std::string(70, 'y') + '\n';
    const source_window window{.text = text};
    text::line_index lines(window);
    for (std::size_t begin = 0; begin <= text.size(); ++begin)
      for (auto end = begin; end <= text.size() + 1; ++end) {
        const auto found = lines.locate(span{begin, end});
        BOOST_TEST((is_same(found.begin, locate(window, begin)) &&
                    is_same(found.end, locate(window, end))),
                   begin << " to " << end);
      }
  }
}

BOOST_AUTO_TEST_CASE(a_window_that_grows_keeps_to_what_a_new_one_says) {
  // A line end and a character of two bytes stand on each place where a window may be cut.
  std::string text;
  while (text.size() < 5000) text += "ab\r\n\xC3\xA9\r";
  text::line_index grown({.text = std::string_view(text).substr(0, 1)});
  text::utf16_index units;
  for (std::size_t size = 1; size < text.size(); size += 1 + size % 3) {
    const source_window window{.text = std::string_view(text).substr(0, size)};
    units.extend_from(grown.window().text.size());
    grown.extend(window);
    const auto found = grown.locate(size);
    const auto expected = text::line_index(window).locate(size);
    BOOST_TEST((found.line == expected.line && found.column == expected.column), size);
    BOOST_TEST(units.units_in(window.text, size, encoding::utf8) ==
                   text::utf16_index().units_in(window.text, size, encoding::utf8),
               size);
  }
}

/// Forth and back; some begin in the middle of a line.
BOOST_AUTO_TEST_CASE(a_window_that_moves_finds_what_a_new_one_finds) {
  tests::rng random;
  std::string text;
  while (text.size() < 5000)
    text += std::string(tests::below(random, 200), 'x') + (tests::below(random, 3) == 0   ? "\r\n"
                                                           : tests::below(random, 3) == 0 ? "\r"
                                                                                          : "\n");
  const auto window_at = [&](std::size_t begin) {
    const auto [line, column] = locate({.text = text}, begin);
    return source_window{.text = std::string_view(text).substr(begin, 1000),
                         .offset = begin,
                         .first_line = line,
                         .first_column = column};
  };
  text::line_index lines(window_at(0));
  for (auto left = tests::trials(3000); left != 0; --left) {
    const auto begin = tests::below(random, text.size());
    const bool is_inside_pair = begin != 0 && text[begin - 1] == '\r' && text[begin] == '\n';
    if (is_inside_pair) continue;
    lines.move_to(window_at(begin));
    for (auto times = tests::below(random, 4); times != 0; --times) {
      const auto at = begin + tests::below(random, lines.window().text.size() + 1);
      const auto found = lines.locate(at);
      const auto due = text::line_index(window_at(begin)).locate(at);
      BOOST_TEST((found.line == due.line && found.column == due.column), at);
    }
  }
}

BOOST_AUTO_TEST_CASE(offsets_outside_the_window_give_its_ends) {
  const source_window window{.text = "one\ntwo", .offset = 1000, .first_line = 50};
  BOOST_TEST(locate(window, 3).line == 50);
  BOOST_TEST(locate(window, 3).column == 1);
  BOOST_TEST(locate(window, 5000).line == 51);
  BOOST_TEST(locate(window, 5000).column == 4);
}

place counted_by_hand(std::string_view text, std::uint64_t offset) {
  place here;
  for (std::uint64_t i = 0; i < offset; ++i) {
    const bool inside_pair = text[i] == '\r' && text.substr(i + 1).starts_with('\n');
    const bool ends = text[i] == '\n' || (text[i] == '\r' && !inside_pair);
    here = ends ? place{here.line + 1, 1} : place{here.line, here.column + 1};
  }
  return here;
}

BOOST_AUTO_TEST_CASE(look_ups_in_any_order_agree_with_a_count_from_the_start) {
  std::string text;
  for (int line = 0; text.size() < 30'000; ++line) {
    text += std::string(line % 190, 'x') + (line % 3 == 0 ? "\r\n" : line % 3 == 1 ? "\n" : "\r");
  }
  text::line_index lines({.text = text});
  for (std::uint64_t step = 0; step < 400; ++step) {
    const auto offset = step * 7919 % (text.size() + 1);
    const auto expected = counted_by_hand(text, offset);
    BOOST_TEST(lines.locate(offset).line == expected.line);
    BOOST_TEST(lines.locate(offset).column == expected.column);
  }
}

BOOST_AUTO_TEST_CASE(each_place_between_any_line_ends_agrees_with_a_count_from_the_start) {
  tests::rng random;
  for (auto count = tests::trials(300); count != 0; --count) {
    std::string text(tests::below(random, 200), 'x');
    for (auto& c : text)
      if (tests::below(random, 3) == 0) c = tests::below(random, 2) == 0 ? '\r' : '\n';
    text::line_index from_its_end({.text = text});
    from_its_end.locate(text.size());
    for (auto left = text.size() + 1; left != 0; --left) {
      const auto offset = left - 1;
      const auto expected = counted_by_hand(text, offset);
      for (const auto& found : {locate({.text = text}, offset), from_its_end.locate(offset)}) {
        const bool is_same = found.line == expected.line && found.column == expected.column;
        BOOST_TEST(is_same, "offset " << offset << " of " << tests::shown_bytes(text));
      }
    }
  }
}

/// Lines about as long as is gone back at most, and much longer.
BOOST_AUTO_TEST_CASE(look_ups_behind_long_lines_agree_with_a_count_from_the_start) {
  std::string text;
  for (const std::size_t size : {10'000, 10, 4096, 4095, 4097, 0, 1, 20'000, 3})
    text += std::string(size, 'x') + (size % 2 == 0 ? "\r\n" : "\n");
  text::line_index lines({.text = text});
  for (auto end = text.size(); end > 0; end -= std::min<std::size_t>(end, 97))
    for (const std::size_t back : {0, 1, 4000, 4096, 5000}) {
      lines.locate(end);
      const auto offset = end - std::min(end, back);
      const auto found = lines.locate(offset);
      const auto expected = counted_by_hand(text, offset);
      BOOST_TEST((found.line == expected.line && found.column == expected.column), offset);
    }
}

BOOST_AUTO_TEST_CASE(a_line_end_across_the_reading_stride_is_one_line_end) {
  const auto text = std::string(1023, 'x') + "\r\ny";
  BOOST_TEST(locate({.text = text}, 1023).line == 1);
  BOOST_TEST(locate({.text = text}, 1024).line == 1);
  BOOST_TEST(locate({.text = text}, 1025).line == 2);
}

BOOST_AUTO_TEST_SUITE_END()
