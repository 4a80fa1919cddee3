// Numbers written eight digits at a time, beside what the standard library writes.
#include "text/decimal.hpp"

#include <array>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

BOOST_AUTO_TEST_SUITE(decimal)

namespace {

template <typename Number>
std::string written(Number number) {
  std::array<char, strictpgn::text::most_decimal_digits<Number>> room;
  return {room.data(), strictpgn::text::write_decimal(room.data(), number)};
}

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_of_any_length_are_written_without_leading_zeros) {
  BOOST_TEST(written(0U) == "0");
  BOOST_TEST(written(std::numeric_limits<std::uint32_t>::max()) == "4294967295");
  BOOST_TEST(written(std::numeric_limits<std::uint64_t>::max()) == "18446744073709551615");
  for (std::uint64_t power = 1, digits = 1; digits != 20; power *= 10, ++digits)
    for (std::uint64_t lead = 1; lead != 10; ++lead)
      for (const auto number : {lead * power - 1, lead * power, lead * power + 1})
        BOOST_TEST(written(number) == std::to_string(number));
}

BOOST_AUTO_TEST_CASE(each_group_of_digits_is_its_own) {
  // Every two digits, in each of the four places where two are divided at once.
  for (std::uint64_t place = 1; place != 100'000'000; place *= 100)
    for (std::uint64_t two = 0; two != 100; ++two)
      for (const auto rest : {std::uint64_t{0}, std::uint64_t{99'999'999}}) {
        const auto number = rest - rest / place % 100 * place + two * place;
        BOOST_TEST(written(number) == std::to_string(number));
      }
}

BOOST_AUTO_TEST_CASE(nothing_is_written_behind_the_room) {
  std::array<char, strictpgn::text::most_decimal_digits<std::uint32_t> + 1> room;
  for (const std::uint32_t number : {7U, 99'999'999U, std::numeric_limits<std::uint32_t>::max()}) {
    room.fill('#');
    const std::string_view text(room.data(), strictpgn::text::write_decimal(room.data(), number));
    BOOST_TEST(text == std::to_string(number));
    BOOST_TEST(room.back() == '#');
  }
}

BOOST_AUTO_TEST_SUITE_END()
