// Putting right brings no error: texts that once got one, and many that nobody has seen.
#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <iterator>
#include <string>
#include <string_view>

#include "fix/errors.hpp"
#include "random.hpp"
#include "report/visible.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(fixes_errors)

namespace {

using namespace strictpgn;
using namespace std::string_view_literals;

fix::error_counts errors_of(std::string_view text, const options& how) {
  auto games = reader::text(text, how);
  return fix::errors_of(games);
}

std::string visible(std::string_view text, const options& how) {
  return report::visible(text, how.encoding);
}

/// The rules that have more errors once a text is put right.
std::string errors_brought(std::string_view text, const options& how, fixability most) {
  const auto fixed = apply_fixes(text, how, {most, severity::info});
  const auto before = errors_of(text, how);
  const auto after = errors_of(fixed.text, how);
  std::string names;
  for (const auto& about : catalogue()) {
    const auto at = static_cast<std::size_t>(about.id);
    if (after[at] > before[at]) names += fmt::format(" {}", about.name);
  }
  return names.empty() ? names
                       : names + "\nin " + visible(fixed.text, how) + "\nof " + visible(text, how);
}

constexpr profile profiles[] = {profile::import_format, profile::export_format, profile::archival,
                                profile::reduced, profile::modern};

void put_right_in_every_profile(std::string_view text) {
  for (const auto format : profiles)
    for (const auto most : {fixability::safe, fixability::all}) {
      options how;
      how.format = format;
      how.encoding = usual_encoding(format);
      const auto brought = errors_brought(text, how, most);
      BOOST_TEST(brought.empty(), name_of(format) << ", " << name_of(most) << ":" << brought);
    }
}

constexpr std::string_view pieces[] = {"\n",
                                       "\n\n",
                                       " ",
                                       "\t",
                                       "\v",
                                       "\r",
                                       "\r\n",
                                       "\x7F",
                                       "\x1B",
                                       "\0"sv,
                                       "\xBD",
                                       "\xE9",
                                       "\xC2\xBD",
                                       "\xE2\x80\x93",
                                       "\xEF\xBB\xBF",
                                       "[",
                                       "]",
                                       "\"",
                                       "\\",
                                       "{",
                                       "}",
                                       "(",
                                       ")",
                                       ";",
                                       "%",
                                       "<",
                                       ">",
                                       ".",
                                       "...",
                                       "*",
                                       "1-0",
                                       "0-1",
                                       "1/2-1/2",
                                       "1/2",
                                       "O-1",
                                       "1",
                                       "1.",
                                       "12",
                                       "01.",
                                       "1e4",
                                       "e4",
                                       "e5",
                                       "Nf3",
                                       "0-0",
                                       "OO",
                                       "e8Q",
                                       "Pe4",
                                       "e2-e4",
                                       "e4+",
                                       "nf3",
                                       "--",
                                       "0000",
                                       "e.p.",
                                       "!",
                                       "!!",
                                       "$1",
                                       "$01",
                                       "$0",
                                       "$",
                                       "foo",
                                       "f",
                                       "{c}",
                                       "{}",
                                       "( )",
                                       "(1. d4)",
                                       "#",
                                       "=",
                                       "1. e4 e5 2. Nf3",
                                       "[Round \"1\"]",
                                       "[Round\"\"]",
                                       "[Round\"",
                                       "[Event \"x\"]",
                                       "[Result \"1-0\"]",
                                       "[Date \"1992.2.3\"]",
                                       "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]",
                                       "[SetUp \"1\"]"};

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_deleted_leaves_no_error_behind) {
  constexpr std::string_view table[] = {
      "\xBD\vOO",
      "f\v*",
      "[Round\"\"]0[Round\"",
      "*\n\x7F",
      "* \x1B[",
      "*\n.",
      ".\n*",
      "\xBD...e2-e4+ [Result \"1-0\"] )",
      "*{}Pe4",
      "Nf3$\n[Round \"1\"]O-1\xEF\xBB\xBF#",
      "12 0-1 . 1/2",
      "--1 [Event \"x\"]\n\n*",
  };
  for (const auto text : table) put_right_in_every_profile(text);
}

BOOST_AUTO_TEST_CASE(tokens_in_any_order_get_no_error_from_being_put_right) {
  tests::rng random;
  for (auto count = tests::trials(600); count != 0; --count) {
    std::string text;
    for (auto left = 1 + random() % 9; left > 0; --left) {
      text += pieces[random() % std::size(pieces)];
      if (random() % 3 == 0) text += ' ';
    }
    put_right_in_every_profile(text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
