// Diffs say what `diff -u` says, and `patch` undoes them.
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "random.hpp"
#include "report/text/unified_diff.hpp"

BOOST_AUTO_TEST_SUITE(report_unified_diff)

using strictpgn::report::diff_of;
using strictpgn::report::unified_diff;

namespace {

std::string numbered(int from, int to) {
  std::string text;
  for (int line = from; line <= to; ++line) text += std::to_string(line) + '\n';
  return text;
}

std::string next_line(std::string_view& rest) {
  const auto end = std::min(rest.find('\n'), rest.size() - 1) + 1;
  std::string line(rest.substr(0, end));
  rest.remove_prefix(end);
  return line;
}

/// Applies a diff as `patch` does, strictly: every line that it names has to be there.
std::string patched(std::string_view before, std::string_view diff) {
  std::string after;
  std::size_t line_number = 1;
  while (!diff.empty()) {
    auto line = next_line(diff);
    if (line.starts_with("---") || line.starts_with("+++")) continue;
    if (line.starts_with("@@ -")) {
      const auto range = line.substr(4, line.find(" +") - 4);
      auto begin = static_cast<std::size_t>(std::stoul(range));
      if (range.ends_with(",0")) ++begin;
      for (; line_number < begin; ++line_number) after += next_line(before);
      continue;
    }
    if (diff.starts_with("\\ No newline")) {
      next_line(diff);
      line.pop_back();
    }
    if (line[0] != '+') {
      BOOST_REQUIRE(!before.empty());
      BOOST_REQUIRE(next_line(before) == line.substr(1));
      ++line_number;
    }
    if (line[0] != '-') after += line.substr(1);
  }
  return after += before;
}

}  // namespace

BOOST_AUTO_TEST_CASE(equal_texts_have_no_diff) {
  BOOST_TEST(diff_of("", "", "x") == "");
  BOOST_TEST(diff_of("a\nb", "a\nb", "x") == "");
}

BOOST_AUTO_TEST_CASE(a_change_stands_between_three_lines_of_context) {
  BOOST_TEST(diff_of(numbered(1, 9), numbered(1, 4) + "five\n" + numbered(6, 9), "n") ==
             "--- n\n+++ n\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
}

BOOST_AUTO_TEST_CASE(changes_six_lines_apart_share_a_hunk_and_seven_apart_do_not) {
  const auto near = diff_of("a\n" + numbered(1, 6) + "b\n", numbered(1, 6), "n");
  BOOST_TEST(near == "--- n\n+++ n\n@@ -1,8 +1,6 @@\n-a\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n");
  const auto far = diff_of("a\n" + numbered(1, 7) + "b\n", numbered(1, 7), "n");
  BOOST_TEST(far ==
             "--- n\n+++ n\n@@ -1,4 +1,3 @@\n-a\n 1\n 2\n 3\n"
             "@@ -6,4 +5,3 @@\n 5\n 6\n 7\n-b\n");
}

BOOST_AUTO_TEST_CASE(a_missing_last_newline_is_told) {
  BOOST_TEST(diff_of("a", "a\n", "n") ==
             "--- n\n+++ n\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n");
  BOOST_TEST(diff_of("", "a\n", "n") == "--- n\n+++ n\n@@ -0,0 +1 @@\n+a\n");
  BOOST_TEST(diff_of("a\n", "", "n") == "--- n\n+++ n\n@@ -1 +0,0 @@\n-a\n");
}

BOOST_AUTO_TEST_CASE(a_name_cannot_act_on_a_terminal) {
  BOOST_TEST(diff_of("a\n", "b\n", "x\x1B[2J\n").starts_with("--- x\\x1B[2J\\n\n+++ "));
}

BOOST_AUTO_TEST_CASE(pieces_give_the_changes_of_the_whole) {
  std::string out;
  unified_diff result(out, "n");
  result.add("1\n2", "1\n2");
  result.add("\n3\n", "\nthree\n");
  result.add("4\n5", "4\n5");
  result.finish();
  BOOST_TEST(out == diff_of("1\n2\n3\n4\n5", "1\n2\nthree\n4\n5", "n"));
  BOOST_TEST(result.has_changes());
}

BOOST_AUTO_TEST_CASE(patching_with_the_diff_gives_the_new_text) {
  strictpgn::tests::rng random;
  const auto text = [&] {
    std::string result;
    for (auto left = random() % 40; left > 0; --left)
      result += std::string(1, static_cast<char>('a' + random() % 4)) + '\n';
    if (!result.empty() && random() % 4 == 0) result.pop_back();
    return result;
  };
  for (auto left = strictpgn::tests::trials(500); left != 0; --left) {
    const auto before = text();
    const auto after = text();
    BOOST_REQUIRE(patched(before, diff_of(before, after, "n")) == after);
  }
}

BOOST_AUTO_TEST_CASE(texts_with_nothing_in_common_are_replaced) {
  const auto before = numbered(1, 3000);
  const auto after = numbered(10001, 13000);
  BOOST_TEST((patched(before, diff_of(before, after, "n")) == after));
}

BOOST_AUTO_TEST_SUITE_END()
