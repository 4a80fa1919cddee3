// A reduction can be ended before any candidate.
#include "lab/reduce/reducer.hpp"

#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

BOOST_AUTO_TEST_SUITE(reductions)

namespace {

using strictpgn::generate::reducer;

struct ended {};

constexpr std::string_view game = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";

}  // namespace

BOOST_AUTO_TEST_CASE(a_reduction_ends_where_it_is_told_to_with_the_smallest_text_so_far) {
  const auto is_interesting = [](std::string_view text) { return text.find("Qxf7") != text.npos; };
  std::size_t sizes = 0;
  for (std::size_t last = 1, before = game.size(); last < 10'000; ++last) {
    reducer smaller(is_interesting);
    smaller.before_each([left = last]() mutable {
      if (--left == 0) throw ended();
    });
    try {
      smaller.reduce(std::string(game));
      break;
    } catch (const ended&) {
      BOOST_TEST(is_interesting(smaller.text()));
      BOOST_TEST(smaller.text().size() <= before);
      sizes += smaller.text().size() < before ? 1 : 0;
      before = smaller.text().size();
    }
  }
  BOOST_TEST(sizes > 3U);
}

BOOST_AUTO_TEST_SUITE_END()
