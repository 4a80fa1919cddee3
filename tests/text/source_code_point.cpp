#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/code_point.hpp"

BOOST_AUTO_TEST_SUITE(source_code_point)

using namespace strictpgn;

BOOST_AUTO_TEST_CASE(every_code_point_is_read_as_it_was_written) {
  for (char32_t value = 0; value <= 0x10FFFF; ++value) {
    if (value >= 0xD800 && value <= 0xDFFF) continue;
    std::string text;
    text::append_utf8(text, value);
    const auto found = text::first_code_point(text, encoding::utf8);
    BOOST_REQUIRE(found.is_valid);
    BOOST_REQUIRE(found.value == value);
    BOOST_REQUIRE(found.length == text.size());
  }
}

BOOST_AUTO_TEST_CASE(what_is_not_well_formed_is_read_byte_by_byte) {
  const std::string_view texts[] = {
      "\x80",              // continues nothing
      "\xC0\xAF",          // overlong
      "\xE0\x80\xAF",      // overlong
      "\xED\xA0\x80",      // a surrogate
      "\xF4\x90\x80\x80",  // beyond U+10FFFF
      "\xE2\x82",          // cut off
  };
  for (const auto text : texts) {
    for (std::size_t at = 0; at < text.size(); ++at) {
      const auto found = text::first_code_point(text.substr(at), encoding::utf8);
      BOOST_TEST(!found.is_valid);
      BOOST_TEST(found.length == 1U);
      BOOST_TEST(static_cast<char>(found.value) == text[at]);
    }
  }
}

BOOST_AUTO_TEST_CASE(characters_are_counted_and_found) {
  struct row {
    std::string_view text;
    std::vector<std::size_t> begins;  // of its characters
  };
  const row rows[] = {
      {"", {}},
      {"a", {0}},
      {"1. e4 {is played here} *",
       {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23}},
      {"\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80z", {0, 2, 5, 9}},
      {"a\x80\x80\x80", {0, 1, 2, 3}},      // continue nothing
      {"\xC3\xA9\x80\xC3\xA9", {0, 2, 3}},  // one more than there may be
      {"\xE2\x82 \xE2", {0, 1, 2, 3}},      // cut off
  };
  for (const auto& [text, begins] : rows) BOOST_TEST_CONTEXT(text) {
      BOOST_TEST(text::count_characters(text, encoding::utf8) == begins.size());
      BOOST_TEST(text::count_characters(text, encoding::latin1) == text.size());
      for (std::size_t number = 0; number <= begins.size() + 1; ++number) {
        BOOST_TEST(text::place_of_character(text, number, encoding::utf8) ==
                   (number < begins.size() ? begins[number] : text.size()));
        BOOST_TEST(text::place_of_character(text, number, encoding::latin1) ==
                   std::min(number, text.size()));
      }
    }
}

BOOST_AUTO_TEST_CASE(in_latin1_each_byte_is_a_character) {
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text{static_cast<char>(byte), '\xBF'};
    const auto found = text::first_code_point(text, encoding::latin1);
    BOOST_TEST(found.is_valid);
    BOOST_TEST(found.length == 1U);
    BOOST_TEST(static_cast<int>(found.value) == byte);
  }
}

BOOST_AUTO_TEST_SUITE_END()
