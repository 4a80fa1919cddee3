// A comment of nothing but commands is written without being looked into, and just as by the way of
// all comments.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "random.hpp"
#include "strictpgn/reader.hpp"
#include "write/losses.hpp"
#include "write/movetext.hpp"

BOOST_AUTO_TEST_SUITE(write_commands)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

std::string movetext_of(const game& what, const replayed& board) {
  std::string text;
  written result;
  write::losses lost({}, result.omissions);
  write::write_movetext(text, what, board, what.marker, {}, result, lost);
  return text;
}

struct rewritten {
  std::string by_flags;
  std::string by_content;
  bool has_flags = false;
};

rewritten rewrite(std::string_view text) {
  auto in = reader::text(text);
  in.next();
  auto plain = *in.current().game;
  rewritten result;
  for (auto& e : plain.elements) {
    result.has_flags |= (e.flags & element_flag::is_commands) != 0;
    e.flags &= static_cast<std::uint8_t>(~(element_flag::is_commands | element_flag::tells_time));
  }
  result.by_flags = movetext_of(*in.current().game, *in.current().replay);
  result.by_content = movetext_of(plain, *in.current().replay);
  return result;
}

std::string comment(rng& random) {
  constexpr std::string_view commands[] = {"[%clk 0:00:01]", "[%eval -0.17]", "[%eval #3]",
                                           "[%emt 100:00:00]", "[%mct 00:00:01]"};
  std::string text = below(random, 2) == 0 ? "{" : "{ ";
  for (auto more = below(random, 12) + 1; more != 0; --more) {
    text += commands[below(random, std::size(commands))];
    if (below(random, 4) != 0) text += ' ';
  }
  return text + "} ";
}

}  // namespace

BOOST_AUTO_TEST_CASE(it_comes_to_the_same) {
  rng random;
  std::size_t flagged = 0;
  for (auto left = trials(2'000); left != 0; --left) {
    std::string text = comment(random);
    for (const std::string_view move :
         {"1. e4 ", "1... e5 ", "2. Nf3 ", "(2. d4 ", "2... d6) ", "2... Nc6 "}) {
      text += move;
      text += comment(random);
    }
    const auto [by_flags, by_content, has_flags] = rewrite(text + "*\n");
    BOOST_TEST(by_flags == by_content);
    flagged += has_flags;
  }
  BOOST_TEST(flagged != 0U);
}

BOOST_AUTO_TEST_SUITE_END()
