// Dates of digits alone and a time with its increment are read by hand, and come out as by their
// productions.
#include <boost/test/unit_test.hpp>
#include <string>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/parse.hpp>

#include "grammar/values.hpp"
#include "parse/values.hpp"
#include "random.hpp"

BOOST_AUTO_TEST_SUITE(parse_values_by_hand)

BOOST_AUTO_TEST_CASE(a_date_of_ten_characters_is_what_its_production_says) {
  namespace g = strictpgn::grammar;
  namespace parse = strictpgn::parse;
  using strictpgn::tests::below;
  strictpgn::tests::rng random;
  for (auto left = strictpgn::tests::trials(20'000); left != 0; --left) {
    std::string text = "0000.00.00";
    for (char& c : text)
      if (c == '0') c = static_cast<char>('0' + below(random, 10));
    if (below(random, 2) == 0) text[below(random, 10)] = "0?./x: "[below(random, 7)];
    tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy> in(text.data(), text.size(), "");
    const bool fits = tao::pegtl::parse<g::value_of<g::date_form>>(in);
    BOOST_TEST(parse::is_date(text) == fits, text);
    BOOST_TEST(parse::read_date(text).has_value() == fits, text);
    if (!fits || text.find('?') != text.npos) continue;
    const parse::date due{std::stoi(text.substr(0, 4)), std::stoi(text.substr(5, 2)),
                          std::stoi(text.substr(8, 2))};
    BOOST_TEST((parse::read_date(text) == due), text);
  }
}

BOOST_AUTO_TEST_CASE(a_time_and_its_increment_are_what_their_productions_say) {
  namespace parse = strictpgn::parse;
  using strictpgn::tests::below;
  strictpgn::tests::rng random;
  for (auto left = strictpgn::tests::trials(20'000); left != 0; --left) {
    std::string text;
    for (auto size = below(random, 7); size != 0; --size)
      text += "00019+++/*:?- "[below(random, 14)];
    const auto read = parse::read_time_control(text);
    const auto as_one_of_two = parse::read_time_control(text + ":?");  // not read by hand
    BOOST_TEST(parse::is_time_control(text) == read.has_value(), text);
    BOOST_TEST(read.has_value() == as_one_of_two.has_value(), text);
    if (!read || !as_one_of_two) continue;
    BOOST_TEST((read->front() == as_one_of_two->front()), text);
    BOOST_TEST(read->size() + 1 == as_one_of_two->size(), text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
