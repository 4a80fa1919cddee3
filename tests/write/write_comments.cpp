// The text of comments as export format writes it, piece by piece (decisions D131, D139).
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "random.hpp"
#include "text/code_point.hpp"
#include "write/comment_text.hpp"
#include "write/line_filler.hpp"

BOOST_AUTO_TEST_SUITE(write_comments)

using namespace strictpgn;
using namespace strictpgn::write;

namespace {

struct reading {
  std::string_view text;
  std::string_view line;
};

/// The units with a bar between them.
std::string units(std::string_view text) {
  std::string all;
  for_each_unit(one_line(text), [&](const comment_unit& one) {
    all.append(all.empty() ? "" : "|").append(one.text);
  });
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(outside_commands_line_ends_become_one_blank_and_tabs_one_each) {
  const reading cases[] = {
      {"", ""},
      {" \t\n ", ""},
      {"a", "a"},
      {"  a ", "a"},
      {"a\nb", "a b"},
      {"a \t\n\t b", "a b"},
      {"a\r\nb\rc\nd", "a b c d"},
      {"a\n\n\n  b", "a b"},
      {"a\tb", "a b"},
      {"a\t\tb", "a  b"},
      {"a \t b", "a   b"},
      {"a\vb", "a b"},
      {"a  b   c", "a  b   c"},
      {"\"a\nb\"  \"c", "\"a b\"  \"c"},  // quotation marks mean nothing
  };
  for (const auto& [text, line] : cases) BOOST_TEST(one_line(text) == line);
}

BOOST_AUTO_TEST_CASE(inside_commands_line_ends_become_what_they_stand_for_and_tabs_one_blank_each) {
  const reading cases[] = {
      {"[%clk 0:01:00]", "[%clk 0:01:00]"},
      {"[%clk\n0:01:00]", "[%clk 0:01:00]"},
      {"[%clk \t\n 0:01:00]", "[%clk 0:01:00]"},
      {"[%clk\r\n0:01:00]", "[%clk 0:01:00]"},
      {"[%clk\n\n0:01:00]", "[%clk  0:01:00]"},
      {"[%clk  0:01:00]", "[%clk  0:01:00]"},
      {"[%clk\t0:01:00]", "[%clk 0:01:00]"},
      {"[%clk 0:01:00\n]", "[%clk 0:01:00]"},
      {"[%clk\n]", "[%clk]"},
      {"[%csl Ga1,\nGb2]", "[%csl Ga1,Gb2]"},
      {"[%csl Ga1\n,Gb2 \n ]", "[%csl Ga1,Gb2]"},
      {"[%csl Ga1, Gb2]", "[%csl Ga1, Gb2]"},
      {"[%csl ,\n,]", "[%csl ,,]"},
      {"[%emt 0:\n00:05]", "[%emt 0: 00:05]"},
      {"[%foo a\n\nb]", "[%foo a  b]"},
      {"[%foo a  b\tc]", "[%foo a  b c]"},
      {"[%clk 0:04:5\v]", "[%clk 0:04:5 ]"},
      {"[%foo \"a\nb\",\n\"c]\"]", "[%foo \"a b\",\"c]\"]"},
      {"[% x\ny]", "[% x y]"},
      {"a\n[%clk\n0:01:00]\nb", "a [%clk 0:01:00] b"},
      {"[%clk 0:01:00 and\n\nmore", "[%clk 0:01:00 and more"},  // never closed: no command
  };
  for (const auto& [text, line] : cases) BOOST_TEST(one_line(text) == line);
}

BOOST_AUTO_TEST_CASE(a_line_may_end_at_single_blanks_outside_commands) {
  const reading cases[] = {
      {"", ""},
      {"a b c", "a|b|c"},
      {"a  b c", "a  b|c"},
      {"a\nb", "a|b"},
      {"a [%clk 0:01:00] b", "a|[%clk 0:01:00]|b"},
      {"a [%foo b c][%bar d] e", "a|[%foo b c][%bar d]|e"},
      {"a %b c", "a %b|c"},
      {"a [b c", "a [b|c"},
      {"a [1 c", "a|[1|c"},
      {"a [1 \"c\"] d", "a [1|\"c\"]|d"},
      {"a [ 1\t\"c\"] d", "a [|1|\"c\"]|d"},
      {"a [% b c] d", "a|[% b c]|d"},
      {"a [%b c", "a|[%b|c"},
  };
  for (const auto& [text, due] : cases) BOOST_TEST(units(text) == due);
}

BOOST_AUTO_TEST_CASE(where_a_unit_may_be_broken_at_need_is_known) {
  const auto line = one_line("a  b   %c \t d e");
  std::vector<comment_unit> all;
  for_each_unit(line, [&](const comment_unit& one) { all.push_back(one); });
  BOOST_TEST_REQUIRE(all.size() == 2u);
  BOOST_TEST(!all[0].is_last);
  BOOST_TEST(all[1].is_last);
  BOOST_TEST(all[0].text == "a  b   %c   d");
  BOOST_TEST_REQUIRE(all[0].runs.size() == 2u);
  BOOST_TEST(all[0].runs[0].begin == 1u);
  BOOST_TEST(all[0].runs[0].end == 3u);
  BOOST_TEST(all[0].runs[1].begin == 9u);
  BOOST_TEST(all[0].runs[1].end == 12u);
}

BOOST_AUTO_TEST_CASE(paragraphs_are_counted) {
  BOOST_TEST(joined_paragraphs("a\nb") == 0u);
  BOOST_TEST(joined_paragraphs("\n\na\n\n") == 0u);
  BOOST_TEST(joined_paragraphs("a\n\nb") == 2u);
  BOOST_TEST(joined_paragraphs("a\n \n\r\nb\n\nc\nd") == 3u);
  BOOST_TEST(joined_paragraphs("[%foo a\n\nb]") == 0u);
}

/// The same question asked of each gap and each byte.
bool has_only_single_gaps(std::string_view text) {
  bool is_such = !text.empty() && text.find_first_of("[%\t\v\r") == text.npos;
  for_each_gap(text, [&](const comment_gap& gap) {
    is_such = is_such && gap.may_end_line && gap.end == gap.begin + 1;
  });
  return is_such;
}

BOOST_AUTO_TEST_CASE(plain_prose_is_what_has_only_single_gaps_that_may_end_a_line) {
  constexpr std::string_view usual = "aaaaaaa \xE9";
  constexpr std::string_view letters = "aab  \n\t\v\r[%]\"(";
  tests::rng random;
  std::size_t plain = 0;
  for (auto left = tests::trials(100'000); left > 0; --left) {
    const auto& others = tests::below(random, 3) == 0 ? letters : usual;
    std::string text;
    for (auto size = tests::below(random, 50); size > 0; --size)
      text += tests::below(random, 12) == 0 ? others[tests::below(random, others.size())]
                                            : usual[tests::below(random, 8)];
    const bool is_plain = is_plain_prose(text);
    BOOST_REQUIRE_MESSAGE(is_plain == has_only_single_gaps(text), "'" << text << "'");
    plain += is_plain ? 1 : 0;
  }
  BOOST_TEST(plain > 0);
}

BOOST_AUTO_TEST_CASE(words_are_put_on_lines_as_units_one_by_one) {
  // In UTF-8 `\xB1` alone is no character, and has no column.
  static constexpr std::string_view words[] = {
      "a",
      "bc",
      "\xB1",
      "\xB1\xB1",
      "\xC3\xA9",
      "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
      "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"};
  tests::rng random;
  for (auto count = tests::trials(3000); count != 0; --count) {
    const auto how = count % 2 == 0 ? encoding::latin1 : encoding::utf8;
    std::string one = "kept\n";
    auto other = one;
    line_filler at_once(one, how);
    line_filler each(other, how);
    std::string text;
    for (auto comments = 1 + tests::below(random, 3); comments != 0; --comments) {
      std::string comment;
      at_once.open('{');
      each.open('{');
      for (auto left = 1 + tests::below(random, 12); left != 0; --left) {
        const auto word = words[tests::below(random, std::size(words))];
        const auto blank = tests::below(random, 4) == 0 ? "\n" : " ";
        comment.append(comment.empty() ? "" : blank).append(word);
        each.put(word);
      }
      at_once.put_words(comment);
      at_once.close_comment();
      each.close_comment();
      text.append(text.empty() ? "" : " ").append('{' + comment + '}');
    }
    at_once.finish();
    each.finish();
    BOOST_TEST(one == other);
    for (std::size_t begin = 0; begin < one.size();) {
      const auto line = std::string_view(one).substr(begin, one.find('\n', begin) - begin);
      BOOST_TEST((text::count_characters(line, how) <= most_columns || line.find(' ') == line.npos),
                 line);
      begin += line.size() + 1;
    }
    BOOST_TEST(one.starts_with("kept\n"));
    std::ranges::replace(one, '\n', ' ');
    std::ranges::replace(text, '\n', ' ');
    BOOST_TEST(one == "kept " + text + ' ');
  }
}

BOOST_AUTO_TEST_SUITE_END()
