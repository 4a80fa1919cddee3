// Findings that use again what others have taken of memory.
#include "rules/told.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include "random.hpp"

BOOST_AUTO_TEST_SUITE(told_findings)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// With something in each member.
diagnostic full_finding(std::uint64_t number) {
  const auto text = "a text that needs memory of its own: " + std::to_string(number);
  const span where{number, number + 1};
  return {.id = static_cast<rule>(1 + number % 7),
          .level = severity::info,
          .in_modern = severity::warning,
          .where = where,
          .message = text,
          .related = {{where, text}},
          .expected = {text},
          .candidates = {text},
          .fix = {.edits = {{where, text}}, .line_ends = text, .is_safe = true},
          .game = number,
          .ply = 3,
          .fen = text};
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_begins_as_a_new_one) {
  rules::told_findings told;
  for (std::uint64_t unit = 0; unit != 3; ++unit) {
    for (std::uint64_t number = 0; number != 5; ++number) {
      auto& added = told.add();
      BOOST_TEST((added == diagnostic{}));
      added = full_finding(number);
    }
    BOOST_TEST(told.all().size() == 5);
    if (unit == 1)
      BOOST_TEST(told.take().size() == 5);
    else
      told.clear();
    BOOST_TEST(told.is_empty());
  }
}

/// As a stable sort would leave them.
BOOST_AUTO_TEST_CASE(they_are_put_into_text_order) {
  rng random;
  for (auto left = trials(500); left != 0; --left) {
    rules::told_findings told;
    std::vector<diagnostic> expected;
    for (auto unit = 0; unit != 2; ++unit) {
      told.clear();
      expected.clear();
      for (auto size = below(random, 12); size != 0; --size) {
        auto one = full_finding(below(random, 5));
        one.ply = static_cast<std::uint32_t>(size);
        told.add() = one;
        expected.push_back(one);
      }
      const auto is_odd = [](const diagnostic& d) { return d.where.begin % 2 == 1; };
      if (unit == 1) {
        told.erase_if(is_odd);
        std::erase_if(expected, is_odd);
      }
      told.put_into_text_order();
      std::ranges::stable_sort(expected, {}, [](const diagnostic& d) {
        return std::tuple(d.where.begin, d.where.end, d.id);
      });
      BOOST_TEST(std::ranges::equal(told.all(), expected));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
