// The work that the parser does grows no faster than the text, whatever is in it.
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <tao/pegtl/parse.hpp>

#include "parse/actions.hpp"
#include "parse/window_input.hpp"
#include "repeated.hpp"
#include "sanitized.hpp"
#include "spec/grammar_bytes.hpp"

BOOST_AUTO_TEST_SUITE(parse_work)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
namespace g = strictpgn::grammar;

std::uint64_t rules_tried = 0;

template <typename Rule>
struct counting : tao::pegtl::normal<Rule> {
  template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M,
            template <typename...> class Action, template <typename...> class Control,
            typename Input>
  static bool match(Input& in, parse::builder& builder) {
    ++rules_tried;
    return tao::pegtl::normal<Rule>::template match<A, M, Action, Control>(in, builder);
  }
};

/// How many rules the parser tries to read a text: what time measures, but the same each time.
std::uint64_t work_on(std::string_view text) {
  rules_tried = 0;
  parse::builder builder{limits{}};
  parse::window_input in(text.data(), text.data() + text.size());
  for (bool fits = true; fits && !in.empty();) {
    builder.begin(in.current());
    fits = tao::pegtl::parse<g::unit, parse::action, counting>(in, builder);
  }
  return rules_tried;
}

/// Things that open something, end a line or may be taken for a beginning.
// clang-format off
constexpr std::string_view openers[] = {
    "(", "{", "{a}", ";", "[", "[a", "[a \"", "[A \"b\"]", "\"", "\\\"", "<", "]", ")", "\n", "\n\n", "\n[", "\n\n[",
    "%", "\n%", " ", "1", "1.", "1/2", "1 - ", "*", "e4", "O-O", "nf3", "foo", "$", "!", "@", "e", "=", "\xE2\x80\x93", "\xE9"};
// clang-format on

}  // namespace

/// Under sanitizers a short text must do.
constexpr std::size_t times = is_sanitized ? 60 : 300;

BOOST_AUTO_TEST_CASE(twice_the_text_is_no_more_than_twice_the_work) {
  for (const std::string_view before : {"", "e4 ", "[A \"b\"] "})
    for (const auto first : openers)
      for (const auto second : openers) {
        const auto piece = std::string(first) + std::string(second);
        const auto once = work_on(std::string(before) + repeated(piece, times));
        const auto twice = work_on(std::string(before) + repeated(piece, 2 * times));
        BOOST_TEST(static_cast<double>(twice) < 2.3 * static_cast<double>(once) + 1000,
                   shown_bytes(before) << " and many " << shown_bytes(piece));
      }
}

BOOST_AUTO_TEST_SUITE_END()
