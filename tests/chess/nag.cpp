// Numeric annotation glyphs: each has a meaning of its own and is found again by its name and its
// symbols.
#include "strictpgn/nag.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

BOOST_AUTO_TEST_SUITE(nag)

namespace {

using namespace strictpgn;

static_assert(find_nag(14)->meaning == "White stands slightly better");
static_assert(nag_of_symbol("!?") == 5);

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7F'; });
}

/// "14 white-slightly-better: White stands slightly better", for messages.
std::string shown(const nag_info& one) {
  return std::to_string(one.number) + ' ' + std::string(one.name);
}

/// "Black is short of time" for "White is short of time".
std::string with_sides_exchanged(std::string_view meaning) {
  std::string text;
  while (!meaning.empty()) {
    const bool is_white = meaning.starts_with("White");
    const bool is_side = is_white || meaning.starts_with("Black");
    text += is_side ? (is_white ? "Black" : "White") : meaning.substr(0, 1);
    meaning.remove_prefix(is_side ? 5 : 1);
  }
  return text;
}

/// The symbols that several NAGs of a side share belong to the first of them.
const std::map<int, int> first_of_shared = {{8, 7}, {11, 10}};

int first_of(int number) {
  const auto found = first_of_shared.find(number);
  return found == first_of_shared.end() ? number : found->second;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_standard_gives_a_meaning_to_0_up_to_139) {
  for (unsigned number = 0; number < 140; ++number) {
    const auto* one = find_nag(number);
    BOOST_REQUIRE(one != nullptr);
    BOOST_TEST(one->number == number);
    BOOST_TEST(is_standard_nag(number));
    BOOST_TEST((one->kind != nag_kind::practice), shown(*one));
  }
  for (unsigned number = 140; number <= greatest_nag + 1; ++number) {
    const auto* one = find_nag(number);
    BOOST_TEST(!is_standard_nag(number));
    BOOST_TEST((one == nullptr || one->kind == nag_kind::practice));
  }
  BOOST_TEST(find_nag(greatest_nag + 1) == nullptr);
  BOOST_TEST(find_nag(155) == nullptr);
}

BOOST_AUTO_TEST_CASE(numbers_say_what_they_are_about) {
  const auto kind_of = [](unsigned number) { return find_nag(number)->kind; };
  BOOST_TEST((kind_of(0) == nag_kind::placeholder));
  for (unsigned number = 1; number <= 9; ++number)
    BOOST_TEST((kind_of(number) == nag_kind::move), number);
  for (unsigned number = 10; number <= 135; ++number)
    BOOST_TEST((kind_of(number) == nag_kind::position), number);
  for (unsigned number = 136; number <= 139; ++number)
    BOOST_TEST((kind_of(number) == nag_kind::time), number);
}

/// From 14 on section 10 has pairs: the even number is White's.
BOOST_AUTO_TEST_CASE(what_is_about_a_side_says_which_and_has_a_twin) {
  for (const auto& one : nags()) BOOST_TEST_CONTEXT(shown(one)) {
      const bool is_in_pair = one.number >= 14 && one.number < 140;
      if (is_standard_nag(one.number)) BOOST_TEST(one.side.has_value() == is_in_pair);
      if (!one.side) continue;
      BOOST_TEST((is_in_pair ? one.number % 2 == 1 : one.number == 152) ==
                 (*one.side == color::black));
      BOOST_TEST(one.name.starts_with(*one.side == color::white ? "white-" : "black-"));
      BOOST_TEST(one.meaning.find(name_of(*one.side)) != one.meaning.npos);
      const auto* twin = find_nag(*one.side == color::white ? one.number + 1 : one.number - 1);
      BOOST_REQUIRE(twin != nullptr);
      BOOST_TEST(twin->name.substr(6) == one.name.substr(6));
      BOOST_TEST(twin->meaning == with_sides_exchanged(one.meaning));
    }
}

BOOST_AUTO_TEST_CASE(each_has_a_name_and_a_meaning_of_its_own) {
  std::set<std::string_view> names;
  std::set<std::string_view> meanings;
  for (const auto& one : nags()) BOOST_TEST_CONTEXT(shown(one)) {
      BOOST_TEST(names.insert(one.name).second);
      BOOST_TEST(meanings.insert(one.meaning).second);
      BOOST_TEST(one.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == one.name.npos);
      BOOST_TEST(!one.meaning.empty());
      BOOST_TEST(one.meaning.size() < 60U);
      BOOST_TEST(is_ascii(one.ascii));
      BOOST_TEST((one.ascii.empty() || !one.symbol.empty()));
    }
  BOOST_TEST(names.size() == nags().size());
}

BOOST_AUTO_TEST_CASE(each_is_found_again_by_its_name_and_its_symbols) {
  for (const auto& one : nags()) BOOST_TEST_CONTEXT(shown(one)) {
      BOOST_TEST(*nag_of_name(one.name) == one.number);
      for (const auto symbol : {one.symbol, one.ascii}) {
        if (symbol.empty()) continue;
        const auto found = nag_of_symbol(symbol, one.side.value_or(color::white));
        BOOST_REQUIRE(found.has_value());
        BOOST_TEST(*found == first_of(one.number));
      }
    }
}

BOOST_AUTO_TEST_CASE(symbols_are_read_in_all_their_spellings) {
  struct {
    std::string_view symbol;
    color side;
    std::optional<int> number;
  } const cases[] = {
      {"!", color::white, 1},
      {"\u203C", color::black, 3},
      {"?!", color::black, 6},
      {"\u2A72", color::white, 14},
      {"+/=", color::white, 14},
      {"+=", color::black, 14},  // it says whose it is
      {"\u2A71", color::white, 15},
      {"\u00B1", color::black, 16},
      {"\u2213", color::white, 17},
      {"\u2212+", color::white, 19},
      {"\u221E", color::white, 13},
      {"\u25A1", color::white, 7},
      {"=", color::black, 10},
      {"\u2A00", color::black, 23},
      {"\u25CB", color::white, 26},
      {"\u27F3", color::black, 33},
      {"\u2191", color::white, 36},
      {"\u21C6", color::white, 132},
      {"=\u221E", color::white, 44},
      {"\u2206", color::white, 140},
      {"-/+", color::white, 17},
      {"+-", color::white, 18},
      {"+\u2212", color::white, 18},
      {"-+", color::white, 19},
      {"\u2192", color::white, 40},
      {"\u2192", color::black, 41},
      {"\u2191\u2191", color::black, 33},
      {"\u2295", color::black, 139},
      {"\u2A01", color::white, 138},
      {"N", color::white, 146},
      {"TN", color::black, 146},
      {"RR", color::white, 145},
      {"", color::white, {}},
      {"!!!", color::white, {}},
      {"+- ", color::white, {}},
      {"n", color::white, {}},
  };
  for (const auto& c : cases) BOOST_TEST_CONTEXT(c.symbol) {
      const auto found = nag_of_symbol(c.symbol, c.side);
      BOOST_TEST(found.has_value() == c.number.has_value());
      if (found && c.number) BOOST_TEST(*found == *c.number);
    }
}

BOOST_AUTO_TEST_CASE(a_name_that_nobody_has_names_nothing) {
  BOOST_TEST(!nag_of_name("").has_value());
  BOOST_TEST(!nag_of_name("White-winning").has_value());
}

BOOST_AUTO_TEST_SUITE_END()
