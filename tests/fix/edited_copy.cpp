// Copying a text with edits, and a whole text put right.
#include "fix/edited_copy.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/fix.hpp"

BOOST_AUTO_TEST_SUITE(edited_copy)

namespace {

using namespace strictpgn;

struct row {
  std::string_view before;
  std::vector<std::vector<edit>> fixes;
  std::string_view after;
  std::vector<bool> taken;
};

/// Copied in pieces of three bytes.
std::string copied(const row& r, std::vector<bool>& taken, const std::string& line_ends = {}) {
  std::string result;
  auto rest = r.before;
  const auto read = [&](char* to, std::size_t size) {
    const auto piece = rest.substr(0, std::min<std::size_t>(size, 3));
    std::copy(piece.begin(), piece.end(), to);
    rest.remove_prefix(piece.size());
    return piece.size();
  };
  fix::edited_copy copy(
      read, [&](std::string_view text) { result += text; }, line_ends);
  for (const auto& edits : r.fixes) taken.push_back(copy.take({edits, {}, true}));
  copy.finish();
  return result;
}

const row rows[] = {
    {"0-0 *", {{{{0, 3}, "O-O"}}}, "O-O *", {true}},
    {"Qh5 *", {{{{3, 3}, "+"}}}, "Qh5+ *", {true}},
    {"Qh5 ! *", {{{{3, 3}, "+"}}, {{{3, 4}, ""}}}, "Qh5+! *", {true, true}},  // they touch
    {"Qh5 ! *", {{{{3, 4}, ""}}, {{{3, 3}, "+"}}}, "Qh5+! *", {true, true}},
    {"Qh5 *", {{{{3, 3}, "+"}}, {{{3, 3}, "+"}}}, "Qh5+ *", {true, true}},  // the same
    {"Qh5 *", {{{{3, 3}, "+"}}, {{{3, 3}, "#"}}}, "Qh5+ *", {true, false}},
    {"a\nd", {{{{1, 1}, "\nb"}}, {{{1, 1}, "\nc"}}}, "a\nb\nc\nd", {true, true}},  // lines
    {"a\nd", {{{{2, 2}, "b\n"}}, {{{2, 2}, "c\n"}}}, "a\nb\nc\nd", {true, true}},
    {"a\nd", {{{{1, 1}, "\nb"}}, {{{1, 1}, "\nb"}}}, "a\nb\nd", {true, true}},
    {"a\nd", {{{{1, 1}, "\nb"}}, {{{1, 1}, "x"}}}, "a\nb\nd", {true, false}},
    {"a\nd", {{{{2, 2}, "\nb"}}, {{{2, 2}, "c\n"}}}, "a\n\nbd", {true, false}},
    {"abcdef", {{{{1, 4}, "-"}}, {{{2, 3}, "x"}}}, "a-ef", {true, false}},
    {"abcdef", {{{{2, 3}, "x"}}, {{{1, 4}, "-"}}}, "abxdef", {true, false}},
    {"abcdef", {{{{1, 4}, "-"}}, {{{2, 2}, "x"}}}, "a-ef", {true, false}},
    {"abcdef",
     {{{{1, 2}, "1"}, {{4, 5}, "2"}}, {{{0, 1}, "0"}, {{4, 5}, "3"}}},
     "a1cd2f",
     {true, false}},  // all or none
    {"abcdef", {{{{4, 5}, "2"}}, {{{0, 1}, "0"}}}, "0bcd2f", {true, true}},
    {"ab", {{{{2, 2}, "\n"}}}, "ab\n", {true}},
};

}  // namespace

BOOST_AUTO_TEST_CASE(edits_are_carried_out_unless_they_stand_in_the_way_of_others) {
  for (const auto& r : rows) {
    std::vector<bool> taken;
    BOOST_TEST(copied(r, taken) == r.after);
    BOOST_TEST(taken == r.taken, boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(line_ends_become_the_same_wherever_pieces_are_cut) {
  std::vector<bool> taken;
  BOOST_TEST(copied({"a\r\nb\rc\nd\r\n\r\n\n\re\r", {}, "", {}}, taken, "\n") ==
             "a\nb\nc\nd\n\n\n\ne\n");
}

BOOST_AUTO_TEST_CASE(a_fix_that_stands_in_the_way_of_another_is_followed_by_it) {
  const auto fixed =
      apply_fixes("1. e4 e5 2 . 0-0-0 ! *", {}, {applicability::safe, severity::info});
  BOOST_TEST(fixed.text == "1. e4 e5 2. 0-0-0! *\n");
}

BOOST_AUTO_TEST_CASE(nothing_changes_where_nothing_is_asked_for) {
  const std::string_view text = "1... e4 e5 2 . Ke2 ! *";
  BOOST_TEST(apply_fixes(text, {}, {applicability::none, severity::info}).text == text);
  BOOST_TEST(apply_fixes(text, {}, {applicability::safe, severity::error}).text == text);
}

BOOST_AUTO_TEST_SUITE_END()
