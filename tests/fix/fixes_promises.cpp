// What putting right promises, of texts that once broke it and of many that nobody has seen: no
// rule has more findings, there are as many games, safe fixes leave all that is said as it is,
// and doing it again changes nothing (decision D154).
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "conformance/conformance_case.hpp"
#include "conformance/some_cases.hpp"
#include "fix/account.hpp"
#include "fix/fix_account.hpp"
#include "fix/passes.hpp"
#include "random.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/rule.hpp"
#include "topics.hpp"

BOOST_AUTO_TEST_SUITE(fixes_promises)

namespace {

using namespace strictpgn;
using namespace std::string_view_literals;

constexpr profile profiles[] = {profile::import_format, profile::export_format, profile::archival,
                                profile::reduced, profile::modern};

/// Whether nothing is left to be put right, now or when what was in the way has been. A run that
/// says that there is more, and makes the text shorter, is on its way: of many periods behind a
/// marker it takes a few.
bool comes_to_rest(std::string text, const options& options, const fix_options& chosen) {
  for (int more = 3; more != 0;) {
    auto next = apply_fixes(text, options, chosen);
    if (next.text == text) return true;
    const bool is_on_its_way = next.has_more && next.text.size() < text.size();
    if (!is_on_its_way) --more;
    text = std::move(next.text);
  }
  return false;
}

/// The promises that are broken; empty: none.
std::string broken_promises(std::string_view text, const options& options,
                            const fix_options& chosen) {
  const auto fixed = apply_fixes(text, options, chosen);
  const tests::account before(text, options, chosen);
  const tests::account after(fixed.text, options, chosen);
  auto broken = tests::surplus(before.findings, after.findings);
  if (before.games != after.games) broken += fmt::format(" {} games", after.games);
  if (chosen.most == applicability::safe) broken += tests::difference(before, after);
  if (fixed.fixed == 0 && fixed.text != text) broken += " changes for nothing";
  if (!comes_to_rest(fixed.text, options, chosen)) broken += " changes again and again";
  if (broken.empty()) return broken;
  const auto shown = [&](std::string_view some) {
    return report::escape_for_display(some, options.encoding);
  };
  return fmt::format("{}\nin {}\nof {}", broken, shown(fixed.text), shown(text));
}

void put_right_in_every_profile(std::string_view text) {
  for (const auto format : profiles)
    for (const auto most : {applicability::safe, applicability::all}) {
      options options;
      options.format = format;
      options.encoding = usual_encoding(format);
      const auto broken = broken_promises(text, options, {most, severity::info});
      BOOST_TEST(broken.empty(), name_of(format) << ", " << name_of(most) << ":" << broken);
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

/// Counts how often a text is read while it is put right.
class counting_drafts : public fix::drafts {
 public:
  counting_drafts(std::string text, const options& options)
      : standing(std::move(text)), options_(options) {}

  void read(const std::string& line_ends, const use& pass) override {
    ++readings;
    copy_.clear();
    const std::string_view text = newest_ ? *newest_ : standing;
    fix::edited_copy copy(
        fix::edited_copy::reading(text), [&](std::string_view piece) { copy_ += piece; },
        line_ends);
    const auto newest = [&](const auto& take) {
      auto games = reader::text(text, options_);
      while (games.next()) take({games.current(), games.totals().bytes});
    };
    pass(newest, copy);
  }
  void advance() override { newest_ = std::exchange(copy_, {}); }
  void keep() override { standing = *std::exchange(newest_, {}); }
  void go_back() override { newest_.reset(); }

  std::string standing;
  int readings = 0;

 private:
  std::optional<std::string> newest_;
  std::string copy_;
  const options& options_;
};

/// Games with a move to put right after a line of 79 characters, which has no room for a longer
/// number but in some.
std::string full_lines(int count) {
  std::string text;
  for (int at = 0; at < count; ++at) {
    const std::string moves = "1. e4 1.. e5 {";
    const auto filling = at % 10 == 0 ? 1 : 79 - moves.size() - 1;
    text += moves + std::string(filling, 'x') + "}\n2. Nf3 Nc6 3. Bb5 a6 4. 0-0 *\n\n";
  }
  return text;
}

}  // namespace

/// The first four were found by an audit. Their safe fixes made two games of one, another tag
/// name, another side, and a comment longer.
BOOST_AUTO_TEST_CASE(what_broke_a_promise_once_keeps_it) {
  constexpr std::string_view table[] = {
      "4[t\x18\"\"][e\" *",
      "[]6[o\"\"] *",
      ". M-4Resul.hiteRatingDiff \"+6\"]\n[BlackRatingDiff \"-6\"]\n",
      "[Event \"?\"]\n.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. e4 "
      "[Sit\x18 \"?\"]\n[Date \"????.??* *\n\n",
      "[fen \"6k1/8/8/8/8/6q1/8/r5K1 b - - 0 1\"]\n\n1... Qg2+ 2. Kxg2 *\n",
      "1. e4 e5 2. Nc3 Nf6 3. f4 d5 3... exf4 4. e5 Ng8 *\n",
      "1. e4 e5 (1... c5 {a",
      "1. e4 e5 (1... c5 (1... d5 {a",
      "{a",
      "1. e4 {a",
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

/// Nor may they be kept by refusing everything.
BOOST_AUTO_TEST_CASE(what_keeps_every_promise_is_put_right) {
  struct row {
    std::string_view before;
    applicability most;
    std::string_view after;
  };
  constexpr row table[] = {
      {"\xEF\xBB\xBF[Event \"?\"]\n\n1. e4 *\n", applicability::safe, "[Event \"?\"]\n\n1. e4 *\n"},
      {"1. e4 *\n\xEF\xBB\xBF\n1. d4 *\n", applicability::safe, "1. e4 *\n\n1. d4 *\n"},
      {"1. e4 e5 2. 0-0 *\r\n1. 0-0 *\n", applicability::safe, "1. e4 e5 2. 0-0 *\n1. 0-0 *\n"},
      {"1.e4 1.. e5 2 Nf3 Nf6 *", applicability::safe, "1.e4 1... e5 2. Nf3 Nf6 *\n"},
      {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0 ! 1/2", applicability::safe,
       "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O! 1/2-1/2\n"},
      {"1. e4 e5 {a", applicability::safe, "1. e4 e5 {a"},
      {"1. e4 e5 (1... c5 {a", applicability::all, "1. e4 e5 (1... c5 {a"},
      {"[Event \"a\\b\"]\n\n*\n", applicability::safe, "[Event \"a\\\\b\"]\n\n*\n"},
      {"[Event \"a\"\n[Site \"b\"]\n\n*\n", applicability::safe,
       "[Event \"a\"]\n[Site \"b\"]\n\n*\n"},
  };
  for (const auto& r : table)
    BOOST_TEST(apply_fixes(r.before, {}, {r.most, severity::info}).text == r.after);
}

BOOST_AUTO_TEST_CASE(a_longer_token_is_not_written_where_its_line_is_full) {
  const auto fixed = apply_fixes(full_lines(30), {}, {applicability::safe, severity::info});
  BOOST_TEST(fixed.fixed == 33U);
  BOOST_TEST(check_database(fixed.text).totals.by_rule[rule::line_80_or_more] == 0U);
  const auto sample = tests::bytes_of_file(tests::in_checkout("samples/mistakes.pgn"));
  for (const auto most : {applicability::safe, applicability::all}) {
    const auto text = apply_fixes(sample, {}, {most, severity::info}).text;
    BOOST_TEST(text != sample);
    BOOST_TEST(check_database(text).totals.by_rule[rule::line_80_or_more] == 0U);
  }
}

std::string byte_order_marks(int count) {
  std::string marks;
  for (; count != 0; --count) marks += "\xEF\xBB\xBF";
  return marks;
}

// Only one of them is told of at a time.
BOOST_AUTO_TEST_CASE(what_another_pass_might_put_right_is_told) {
  const auto text = "1. e4 *\n" + byte_order_marks(4) + '\n';
  options options;
  options.limits.diagnostics = 1;
  for (const std::uint32_t passes : {0, 1, 2, 3, 4, 5}) {
    const auto result = apply_fixes(text, options, {.passes = passes});
    BOOST_TEST(result.fixed == std::min(passes, 4U));
    BOOST_TEST(result.has_more == (passes < 4), passes << " passes");
  }
  // What is harmful is never carried out, so that the last pass finds nothing.
  const auto harmful = full_lines(30);
  for (const std::uint32_t passes : {1, 10})
    BOOST_TEST(!apply_fixes(harmful, {}, {.least = severity::info, .passes = passes}).has_more);
}

// The first pass takes the only odd line end away that another reading would change.
BOOST_AUTO_TEST_CASE(line_ends_that_need_no_fix_any_more_do_not_end_the_work) {
  const auto text = "1. e4\n\r\ne5 *\n" + byte_order_marks(12) + '\n';
  options options;
  options.limits.diagnostics = 4;
  options.levels.emplace_back(rule::movetext_blank_line, severity::warning);
  const auto result = apply_fixes(text, options);
  BOOST_TEST(result.text == "1. e4\ne5 *\n\n");
  BOOST_TEST(!result.has_more);
}

BOOST_AUTO_TEST_CASE(a_text_is_read_a_few_times_however_many_fixes_fail) {
  for (const int count : {10, 100, 1000}) {
    const options options;
    counting_drafts text(full_lines(count), options);
    BOOST_TEST(fix::fix_all(text, options, {applicability::safe, severity::info}).fixed ==
               static_cast<std::uint64_t>(count + count / 10));
    BOOST_TEST(text.readings == 4);
  }
}

/// Each kind of thing alone, of which everything else may change.
BOOST_AUTO_TEST_CASE(a_text_that_says_another_thing_takes_the_place_of_none) {
  struct row {
    fix::aspect what;
    std::string_view before;
    std::string_view after;
  };
  using enum fix::aspect;
  constexpr row table[] = {
      {games, "1. e4 *\n\n1. e4 *\n", "1. e4 *\n"},
      {tags, "[Event \"a\"]\n\n1. e4 *\n", "[Site \"a\"]\n\n1. e4 *\n"},
      {tags, "[Event \"a\"]\n\n1. e4 *\n", "[Event \"b\"]\n\n1. e4 *\n"},
      {tags, "[Event \"a\" b]\n\n1. e4 *\n", "[Event \"a\"]\n\n1. e4 *\n"},
      {moves, "1. e4 *\n", "1. d4 *\n"},
      {moves, "1. Nc3 *\n", "1. Na3 *\n"},
      {moves, "1. Ke4 *\n", "1. Ke5 *\n"},
      {sides, "1. e4 1. e5 *\n", "1. e4 1... e5 *\n"},
      {sides, "1. e4 e5 3... exf4 *\n", "1. e4 e5 3. exf4 *\n"},
      {glyphs, "1. e4! *\n", "1. e4? *\n"},
      {glyphs, "1. e4 $1 e5 *\n", "1. e4 e5 $1 *\n"},
      {comments, "1. e4 {a} *\n", "1. e4 {b} *\n"},
      {comments, "1. e4 {a} e5 *\n", "1. e4 e5 {a} *\n"},
      {comments, "1. e4 {a} *\n", "1. e4 * {a}\n"},
      {variations, "1. e4 (1. d4) *\n", "1. e4 1. d4 *\n"},
      {markers, "1. e4 1-0\n", "1. e4 0-1\n"},
      {rest, "1. e4 <a> *\n", "1. e4 <b> *\n"},
  };
  const auto account_of = [](std::string_view text) {
    fix::account said;
    auto games = reader::text(text);
    while (games.next()) said += fix::account(games.current());
    return said;
  };
  constexpr fix::aspect_set all = 0xFFFF;
  for (const auto& r : table) {
    const auto before = account_of(r.before);
    const auto after = account_of(r.after);
    const auto others = static_cast<fix::aspect_set>(all & ~rules::only(r.what));
    BOOST_TEST(before.may_replace(before, 0));
    BOOST_TEST((after.may_replace(before, all) || before.may_replace(after, all)), r.before);
    BOOST_TEST(!after.may_replace(before, others), r.before << r.after);
    BOOST_TEST(!before.may_replace(after, others), r.after << r.before);
  }
  BOOST_TEST(account_of("1. e4 $1 *\n").may_replace(account_of("1. e4! *\n"), 0));
}

BOOST_AUTO_TEST_CASE(findings_beyond_the_limit_count) {
  options options;
  options.limits.diagnostics = 1;
  const auto account_of = [&](std::string_view text) {
    fix::account said;
    auto games = reader::text(text, options);
    while (games.next()) said += fix::account(games.current());
    return said;
  };
  const auto few = account_of("1. e4 $0 $0 $0 *\n");
  const auto many = account_of("1. e4 $0 $0 $0 $0 $0 *\n");
  BOOST_TEST(few.may_replace(many, 0xFFFF));
  BOOST_TEST(!many.may_replace(few, 0xFFFF));
}

BOOST_AUTO_TEST_CASE(no_line_end_is_offered_behind_an_open_comment) {
  for (const std::string_view text :
       {"{a", "1. e4 {a", "1. e4 e5 (1... c5 {a", "1. e4 e5 (1... c5"})
    for (const auto& found : check_database(text).diagnostics)
      if (found.id == rule::file_missing_final_newline)
        BOOST_TEST(found.fix.empty() == text.ends_with('a'), text);
}

/// What a fix that is not safe changes by its nature may change, and nothing else.
BOOST_AUTO_TEST_CASE(fixes_that_are_not_safe_change_what_they_say) {
  for (const auto& one : tests::all_cases()) {
    if (one.format()) continue;
    const options options;
    const fix_options chosen{applicability::all, severity::info};
    const tests::account before(one.input, options, chosen);
    const tests::account after(apply_fixes(one.input, options, chosen).text, options, chosen);
    const auto is_of_tags = [](const diagnostic& found) {
      return found.fix.is_safe || found.id == rule::str_tag_missing ||
             found.id == rule::tag_duplicate || found.id == rule::player_name_comma_space;
    };
    if (!std::ranges::all_of(before.removable, is_of_tags)) continue;
    const auto without_tags = [](const tests::account& all) {
      std::string text;
      for (const auto& story : all.stories) {
        std::istringstream lines(story);
        for (std::string line; std::getline(lines, line);)
          if (!line.starts_with('[')) text += line + '\n';
      }
      return text;
    };
    BOOST_TEST(without_tags(before) == without_tags(after), one.name());
  }
}

BOOST_AUTO_TEST_CASE(texts_about_one_thing_are_put_right_as_promised) {
  const auto topics = tests::all_topics();
  tests::rng random;
  for (const auto& topic : topics) BOOST_TEST_CONTEXT(topic.name)
  for (auto left = tests::trials(30); left != 0; --left)
    put_right_in_every_profile(tests::text_about(topic, topics, random));
}

BOOST_AUTO_TEST_CASE(tokens_in_any_order_are_put_right_as_promised) {
  tests::rng random;
  for (auto left_to_try = tests::trials(600); left_to_try != 0; --left_to_try) {
    std::string text;
    for (auto left = 1 + random() % 9; left > 0; --left) {
      text += pieces[random() % std::size(pieces)];
      if (random() % 3 == 0) text += ' ';
    }
    put_right_in_every_profile(text);
  }
}

BOOST_AUTO_TEST_CASE(the_conformance_inputs_are_put_right_as_promised) {
  for (const auto& one : tests::some_cases()) {
    if (one.format()) continue;
    BOOST_TEST_CONTEXT(one.name()) { put_right_in_every_profile(one.input); }
  }
}

BOOST_AUTO_TEST_CASE(at_any_level_and_beyond_the_limit_on_findings_they_are_put_right_as_promised) {
  for (const auto& one : tests::some_cases()) {
    if (one.format()) continue;
    for (const auto least : {severity::warning, severity::error}) {
      options options;
      options.limits.diagnostics = least == severity::error ? 2 : 1;
      const auto broken = broken_promises(one.input, options, {applicability::safe, least});
      BOOST_TEST(broken.empty(), one.name() << ", " << name_of(least) << ":" << broken);
    }
  }
}

/// A few bytes give way to others, or to a piece of another input.
BOOST_AUTO_TEST_CASE(damaged_inputs_are_put_right_as_promised) {
  tests::rng random;
  const auto& cases = tests::all_cases();
  const auto any_of = [&](std::string_view text) {
    const auto begin = random() % (text.size() + 1);
    return text.substr(begin, 1 + random() % 40);
  };
  for (auto left_to_try = tests::trials(400); left_to_try != 0; --left_to_try) {
    const auto& one = cases[random() % cases.size()];
    if (one.format() || one.input.size() > 4000) continue;
    auto text = one.input;
    for (auto left = 1 + random() % 3; left > 0; --left) {
      const auto at = random() % (text.size() + 1);
      const std::string other(random() % 2 != 0 ? any_of(cases[random() % cases.size()].input)
                                                : pieces[random() % std::size(pieces)]);
      text.replace(at, random() % 4, other);
    }
    BOOST_TEST_CONTEXT(one.name()) { put_right_in_every_profile(text); }
  }
}

BOOST_AUTO_TEST_SUITE_END()
