// The bounds of the reader: what lies beyond is said, counted and passed over, and what lies behind
// is read.
#include <pthread.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "repeated.hpp"
#include "sanitized.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/write.hpp"

BOOST_AUTO_TEST_SUITE(limits_of_readers)

namespace {

using namespace strictpgn;
using tests::repeated;
using lines = std::vector<std::string>;

/// "rule begin..end" for each finding, and what is counted beyond.
lines findings_of(reader in) {
  lines all;
  while (in.next()) {
    for (const auto& found : in.current().findings)
      all.push_back(std::string(name_of(found.id)) + ' ' + std::to_string(found.where.begin) +
                    ".." + std::to_string(found.where.end));
    for (const auto& more : in.current().more_findings)
      all.push_back(std::string(name_of(more.id)) + " x" + std::to_string(more.count));
  }
  return all;
}

lines findings_of(std::string_view text, const options& options = {}) {
  return findings_of(reader::text(text, options));
}

/// The same from a stream that is read in pieces of that size.
lines findings_in_pieces(const std::string& text, std::size_t piece, options options = {}) {
  options.window_size = piece;
  std::istringstream stream(text);
  return findings_of(reader::stream(stream, options));
}

options with(const limits& bounds) {
  options options;
  options.limits = bounds;
  options.levels = {{rule::tag_section_missing, severity::off},
                    {rule::file_missing_final_newline, severity::off},
                    {rule::line_too_long, severity::off},
                    {rule::line_80_or_more, severity::off}};
  return options;
}

}  // namespace

BOOST_AUTO_TEST_CASE(reading_goes_on_behind_what_is_too_long) {
  const struct {
    std::string text;
    limits bounds;
    lines found;
  } cases[] = {
      {"1. e4 {1234567890} Ke5 *",
       {.comment_size = 8},
       {"limit-token-size 6..7", "move-illegal 19..22"}},
      {"1. e4 {12345678\n\n[A \"b\"]\n\n1. Ke2 *",
       {.comment_size = 8},
       {"limit-token-size 6..7", "str-tag-missing 24..24", "str-tag-missing 24..24",
        "str-tag-missing 24..24", "str-tag-missing 24..24", "str-tag-missing 24..24",
        "str-tag-missing 24..24", "str-tag-missing 24..24", "move-illegal 29..32"}},
      {"1. e4 {12345678\n\n[A \"b\"] } *\n\n1. Ke2 *",
       {.comment_size = 8},
       {"limit-token-size 6..7", "str-tag-missing 24..24", "str-tag-missing 24..24",
        "str-tag-missing 24..24", "str-tag-missing 24..24", "str-tag-missing 24..24",
        "str-tag-missing 24..24", "str-tag-missing 24..24", "comment-stray-close 25..26",
        "movetext-empty 24..24", "move-illegal 33..36"}},
      {"1. e4 {1234567890", {.comment_size = 8}, {"limit-token-size 6..7"}},
      {"1. e4 {1234567", {.comment_size = 8}, {"comment-unterminated 6..7"}},
      {"1. e4 ;1234567890\nKe5 *",
       {.comment_size = 8},
       {"limit-token-size 6..7", "move-illegal 18..21"}},
      {"1. e4 abcdefghijk Ke5 *", {.token_size = 8}, {"limit-token-size 6..7"}},
      {"1. e4 $123456789 Ke5 *",
       {.token_size = 8},
       {"limit-token-size 6..7", "nag-out-of-range 6..16", "move-illegal 17..20"}},
      {"1. e4 ((((d4)))) e5 *",
       {.rav_depth = 2},
       {"rav-without-move 7..15", "limit-rav-depth 8..9"}},
      {"1. e4 e5 2. Nf3 Nc6 *", {.game_elements = 2}, {"limit-game-size 12..12"}},
      {"[A \"a\"]\n[B \"b\"]\n[C \"c\"]\n\n1. Ke2 *\n\n1. Ke3 *\n\n[D \"d\"]\n\n1. Ke2 *",
       {.game_elements = 2},
       {"limit-game-size 0..1", "str-tag-missing 52..52", "str-tag-missing 52..52",
        "str-tag-missing 52..52", "str-tag-missing 52..52", "str-tag-missing 52..52",
        "str-tag-missing 52..52", "str-tag-missing 52..52", "move-illegal 57..60"}},
  };
  for (const auto& c : cases) {
    BOOST_TEST_CONTEXT(c.text) {
      auto found = findings_of(c.text, with(c.bounds));
      auto expected = c.found;
      std::ranges::sort(found);
      std::ranges::sort(expected);
      BOOST_TEST(found == expected, boost::test_tools::per_element());
    }
  }
}

/// The empty lines before it are not those behind it.
BOOST_AUTO_TEST_CASE(moves_follow_a_game_beyond_its_limit_as_they_follow_any) {
  options options;
  options.limits.game_size = 500;
  const std::string game = "[Event \"?\"]\n\n1. e4 *\n\n";
  const auto before = repeated(game, 5000);  // more than is held at the beginning
  const auto count_of = [&](rule id, const std::string& text) {
    const auto count = check_database(text, options).totals.by_rule[id];
    for (const std::size_t piece : {10, 100, 1000, 10'000}) {
      options.window_size = piece;
      std::istringstream stream(text);
      auto in = reader::stream(stream, options);
      while (in.next()) {
      }
      BOOST_TEST(in.totals().by_rule[id] == count);
    }
    return count;
  };
  for (const std::size_t moves : {1u, 100u}) {
    const auto text = before + "[Event \"?\"]\n\n" + repeated("1. e4 e5 ", moves) + '*';
    BOOST_TEST(count_of(rule::limit_game_size, text) == (moves == 1 ? 0U : 1U));
    BOOST_TEST(count_of(rule::movetext_after_termination, text + "1. d4 *\n") == 1U);
    BOOST_TEST(count_of(rule::tag_section_missing, text + "1. d4 *\n") == 0U);
    BOOST_TEST(count_of(rule::tag_section_missing, text + "\n\n1. d4 *\n") == 1U);
  }
}

/// Where the end of a game is not known, what follows is passed over up to the next tag section.
BOOST_AUTO_TEST_CASE(findings_in_text_that_is_passed_over_are_located_there) {
  const auto moves = repeated("1. e4 e5 2. Nf3 Nc6 ", 14) + "*";
  const auto comment = "1. e4 {" + repeated("many words without end ", 5000) + '\n';
  const std::string begin = "[Event \"?\"]\n\n" + comment;
  const std::string game = "[Event \"?\"]\n\n1. Ke2 *\n";
  const std::string texts[] = {
      begin + repeated(moves + '\n', 200) + '\n' + game,
      begin + repeated(moves + "\n\t \n", 200) + '\n' + game,
      begin + repeated(moves + "\r\n", 3) + moves + "\r\r" + game,
      begin + repeated("a\t", 40'000) + repeated("\n\t", 40'000) + "\n\n" + game,
      begin + moves + repeated("\n\t", 40'000) + "\n%escape\n" + game,
      begin + moves + repeated("\n\t", 40'000),
      begin + moves,
  };
  options options;
  options.format = profile::export_format;
  options.limits.game_size = 500;
  options.limits.diagnostics = 100;  // for each line
  for (const auto& text : texts) {
    const auto all = findings_of(text, options);
    for (const std::size_t piece : {1UL << 10, 10'007UL, 1UL << 20}) {
      options.window_size = piece;
      std::istringstream stream(text);
      auto in = reader::stream(stream, options);
      std::size_t located = 0;
      while (in.next()) {
        for (const auto& found : in.current().findings) {
          const auto [line, column] = locate(in.current().source, found.where.begin);
          const auto truth = locate({.text = text}, found.where.begin);
          BOOST_TEST(line == truth.line);
          BOOST_TEST(column == truth.column);
          ++located;
        }
      }
      BOOST_TEST(located > 3U);
      BOOST_TEST((findings_in_pieces(text, piece, options) == all));
    }
  }
}

BOOST_AUTO_TEST_CASE(findings_beyond_the_limit_are_counted_and_withdrawn_ones_are_not) {
  // Each comment splits a move, whose pieces first look like unknown symbols.
  const auto text = "1. e4 " + repeated("e{a}4 ", 20) + "*";
  for (const std::uint64_t most : {1, 5, 19, 20, 21, 100}) {
    BOOST_TEST_CONTEXT(most) {
      const auto whole = check_database(text, with({})).totals;
      const auto cut = check_database(text, with({.diagnostics = most})).totals;
      BOOST_TEST(whole.errors >= 20U);
      BOOST_TEST(cut.errors == whole.errors);
      BOOST_TEST(cut.warnings == whole.warnings);
      BOOST_TEST(cut.games_with_errors == 1U);
    }
  }
}

BOOST_AUTO_TEST_CASE(space_between_games_is_held_by_nobody_and_read_alike_in_any_pieces) {
  const auto game = std::string("[A \"a\"]\n\n1. Ke2 *");
  const auto far = repeated(" \n", 700'000);  // more than is read at once
  const std::string texts[] = {
      game + far + game,
      game + far + "%escape\n" + game,
      game + far + "  %no escape\n" + game,
      game + far + "1. Ke3 *",
      "1. e4 *" + repeated(" ", 1'500'000) + "1. d4 *",
      far + game,
      far + "%escape\n" + far + game + far,
      far + "some words\n" + far + "1. e4 *",
      far + "some words\n" + far,
      "\xEF\xBB\xBF" + far + game,
  };
  for (const auto& text : texts) {
    const auto whole = findings_of(text);
    for (const std::size_t piece : {1UL << 12, 100'003UL, 1UL << 20})
      BOOST_TEST(findings_in_pieces(text, piece) == whole, boost::test_tools::per_element());
  }
}

namespace {

void run_on_small_stack(std::function<void()> what) {
  static constexpr std::size_t stack_size = tests::is_sanitized ? 4 << 20 : 512 << 10;
  pthread_attr_t small;
  pthread_attr_init(&small);
  BOOST_TEST_REQUIRE(pthread_attr_setstacksize(&small, stack_size) == 0);
  pthread_t thread{};
  const auto start = [](void* work) -> void* {
    (*static_cast<std::function<void()>*>(work))();
    return nullptr;
  };
  BOOST_TEST_REQUIRE(pthread_create(&thread, &small, start, &what) == 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&small);
}

std::string nested(std::string_view opening, std::size_t depth) {
  return "1. e4 " + repeated(opening, depth) + repeated(") ", depth) + "*\n";
}

options with_deepest_variations(profile format) {
  options options;
  options.format = format;
  options.limits.rav_depth = 1U << 20;  // counts as the greatest there is
  return options;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_deepest_variations_are_read_on_a_small_stack) {
  for (const auto format : {profile::import_format, profile::export_format}) {
    const auto options = with_deepest_variations(format);
    checked exact, deeper;
    run_on_small_stack([&] {
      exact = check_database(nested("(1. d4 {a} $1 ", greatest_rav_depth), options);
      deeper = check_database(nested("(1. d4 {a} $1 ", greatest_rav_depth + 1), options);
    });
    const auto limit = rule::limit_rav_depth;
    BOOST_TEST(exact.totals.by_rule[limit] == 0U);
    BOOST_TEST(deeper.totals.by_rule[limit] == 1U);
    BOOST_TEST(exact.games.at(0).elements.size() == 1 + 5 * std::size_t{greatest_rav_depth});
  }
}

BOOST_AUTO_TEST_CASE(the_deepest_variations_are_written_on_a_small_stack) {
  for (const std::string_view opening : {"(1. d4 {a} $1 ", "( {a}"}) {
    const auto options = with_deepest_variations(profile::export_format);
    strictpgn::written written;
    run_on_small_stack(
        [&] { written = write_database(nested(opening, greatest_rav_depth), options); });
    const auto comments = std::ranges::count(written.text, '{');
    BOOST_TEST(comments == std::int64_t{greatest_rav_depth}, opening);
  }
}

BOOST_AUTO_TEST_SUITE_END()
