#include <boost/test/unit_test.hpp>
#include <string>

#include "report/text/escape_for_display.hpp"
#include "text/code_point.hpp"

BOOST_AUTO_TEST_SUITE(report_display)

using namespace strictpgn;
using namespace std::literals;

struct shown {
  std::string_view bytes;
  encoding how;
  std::string_view text;
};

BOOST_AUTO_TEST_CASE(what_would_hide_or_act_is_shown_as_a_number) {
  const shown cases[] = {
      {"", encoding::latin1, ""},
      {"plain ~ text", encoding::latin1, "plain ~ text"},
      {"a\x1B[31mb", encoding::latin1, R"(a\x1B[31mb)"},
      {"a\0b"sv, encoding::latin1, R"(a\x00b)"},
      {"a\nb\rc\td", encoding::latin1, R"(a\nb\rc\td)"},
      {"\x7F", encoding::latin1, R"(\x7F)"},
      {"\x9B"
       "31m",
       encoding::latin1, R"(\x9B31m)"},
      {"caf\xE9", encoding::latin1, "caf\u00E9"},
      {"a\xADz", encoding::latin1, R"(a\xADz)"},
      {"caf\xC3\xA9", encoding::utf8, "caf\u00E9"},
      {"caf\xE9", encoding::utf8, R"(caf\xE9)"},
      {"\u202Egpj.exe", encoding::utf8, "<U+202E>gpj.exe"},
      {"\u2066\u200B\uFEFF", encoding::utf8, "<U+2066><U+200B><U+FEFF>"},
      {"\u0085", encoding::utf8, "<U+0085>"},
      {"e\u0301", encoding::utf8, "e<U+0301>"},
      {"\U000E0041", encoding::utf8, "<U+E0041>"},
      {"\u041A\u265E\U0001F600", encoding::utf8, "\u041A\u265E\U0001F600"},
      {"\xC0\xAF", encoding::utf8, R"(\xC0\xAF)"},
      {"\xE0\x80\xAF", encoding::utf8, R"(\xE0\x80\xAF)"},
      {"\xED\xA0\x80", encoding::utf8, R"(\xED\xA0\x80)"},
      {"\xF4\x90\x80\x80", encoding::utf8, R"(\xF4\x90\x80\x80)"},
      {"\xE2\x82", encoding::utf8, R"(\xE2\x82)"},
  };
  for (const auto& c : cases) BOOST_TEST(report::escape_for_display(c.bytes, c.how) == c.text);
}

bool is_harmless_utf8(std::string_view text) {
  while (!text.empty()) {
    const auto found = text::first_code_point(text, encoding::utf8);
    const bool is_control = found.value < 0x20 || (found.value >= 0x7F && found.value < 0xA0);
    if (!found.is_valid || is_control) return false;
    text.remove_prefix(found.length);
  }
  return true;
}

BOOST_AUTO_TEST_CASE(any_two_bytes_become_harmless_utf8) {
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string bytes{static_cast<char>(first), static_cast<char>(second)};
      BOOST_REQUIRE(is_harmless_utf8(report::escape_for_display(bytes, encoding::latin1)));
      BOOST_REQUIRE(is_harmless_utf8(report::escape_for_display(bytes, encoding::utf8)));
    }
  }
}

BOOST_AUTO_TEST_CASE(lines_stay_lines) {
  BOOST_TEST(report::visible_lines("", encoding::utf8) == "");
  BOOST_TEST(report::visible_lines("-a\x1B[31m\r\n+b\n\nc", encoding::utf8) ==
             "-a\\x1B[31m\\r\n+b\n\nc");
}

BOOST_AUTO_TEST_CASE(cells_tell_their_columns_and_bytes) {
  // Letters of Chinese, Hebrew with a point, and Hindi with a vowel sign; pictures of both widths
  const auto cells = report::cells_of("a\x1B\u4E00\u202E\u05D1\u05B4\u0915\u093F\u26A1\u26A0\u1100",
                                      encoding::utf8);
  const std::size_t widths[] = {1, 4, 2, 8, 1, 0, 1, 1, 2, 1, 2};
  const std::size_t bytes[] = {1, 1, 3, 3, 2, 2, 3, 3, 3, 3, 3};
  BOOST_REQUIRE(cells.size() == std::size(widths));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    BOOST_TEST(cells[i].width == widths[i]);
    BOOST_TEST(cells[i].bytes == bytes[i]);
  }
}

BOOST_AUTO_TEST_CASE(a_text_that_is_too_long_is_cut_in_its_middle) {
  BOOST_TEST(report::escape_within(6, "abcdef", encoding::latin1) == "abcdef");
  BOOST_TEST(report::escape_within(6, "abcdefg", encoding::latin1) == "abcd ... fg");
  BOOST_TEST(report::escape_within(3, "\x1B\x1B\x1B\x1B", encoding::latin1) ==
             R"(\x1B\x1B ... \x1B)");
}

BOOST_AUTO_TEST_SUITE_END()
