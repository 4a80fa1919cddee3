// What is certain of a written game without reading it, held against reading it.
#include "format/certain.hpp"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "conformance/some_cases.hpp"
#include "files.hpp"
#include "format/format_promises.hpp"
#include "format/formatter.hpp"
#include "lab/generate/generator.hpp"
#include "lab/mutate/mutator.hpp"
#include "random.hpp"
#include "unknown_roster.hpp"

BOOST_AUTO_TEST_SUITE(certain_errors)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// Errors with their places in the text that was read, and a finding that is new.
std::string told(const std::vector<format::remaining_error>& errors,
                 const diagnostic* more = nullptr) {
  std::string all;
  for (const auto& [after, before] : errors)
    all += fmt::format("{}@{} {}, ", name_of(after->id),
                       before == nullptr ? 0 : before->where.begin, after->message);
  return more == nullptr ? all : all + fmt::format("and newly {}", name_of(more->id));
}

struct tally {
  std::size_t games = 0;
  std::size_t certain = 0;
};

/// What is certain of each game in a text is what reading again finds.
void hold(std::string_view text, std::string_view name, const format_options& how, tally& all) {
  read::session in(text, format::laid_out_anew(how));
  const auto by = std::make_shared<const read::criteria>(format::reading_options(how));
  while (in.next()) {
    const auto& step = in.now();
    if (step.game == nullptr) continue;
    const auto written = write_pgn(step, by->how.format, by->how.encoding);
    const auto certain = format::certain_errors(*step.game, step.findings, written, how);
    ++all.games;
    if (!certain) continue;
    ++all.certain;
    const format::judgement found(written.text, step.findings, false, by);
    BOOST_TEST(told(*certain) == told(found.errors(), found.novelty()), name << ":\n"
                                                                             << step.game->text);
  }
}

/// Under either encoding, and with limits that are easily met.
void hold(std::string_view text, std::string_view name, tally& all) {
  for (const auto encoding : {encoding::latin1, encoding::utf8})
    hold(text, name, writing(profile::export_format, encoding), all);
  auto narrow = writing(profile::export_format);
  narrow.reading.limits = {
      .rav_depth = 1, .comment_size = 30, .token_size = 8, .game_elements = 2000, .diagnostics = 2};
  hold(text, name, narrow, all);
}

const auto& roster = tests::unknown_roster;

std::string what_is_certain(const std::string& text, const format_options& how) {
  read::session in(text, format::laid_out_anew(how));
  BOOST_REQUIRE(in.next());
  const auto& step = in.now();
  BOOST_REQUIRE(step.game != nullptr);
  const auto written =
      write_pgn(step, how.reading.format, how.reading.encoding, nag_form::numbers, how.wanted);
  const auto errors = format::certain_errors(*step.game, step.findings, written, how);
  return errors ? told(*errors) : "nothing";
}

/// Games of a few moves with whatever may stand in comments.
std::string game_with_any_comments(rng& random) {
  static constexpr std::string_view parts[] = {
      "[%clk 0:01:02]",
      "[%eval 0.3]",
      "[%clk",
      "[%foo",
      "1:00:00",
      "]",
      "\"a b\"",
      "[",
      "%",
      "[Event",
      "{",
      "/",
      "8/8/8/8/8/8/8/8 w - - 0 1",
      "word",
      "a",
      "\\",
      ";",
      "<",
      "$1",
      "e4",
      "1-0",
      "//",
      "\xFC",
      "\xC3\xBC",
      "\x85",
      "\xA0",
      "\xEF\xBB\xBF",
      "\xFF\xFE",
      "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"};
  static constexpr std::string_view blanks[] = {" ", " ", "\n", "", "  ", "\t", "\n\n", "\r\n"};
  static constexpr std::string_view moves[] = {"e4", "e5", "Nf3!", "Nc6", "Bb5", "a6?!"};
  const auto any = [&](const auto& all) { return all[below(random, std::size(all))]; };
  auto text = roster + '\n';
  for (std::size_t ply = 0; ply != std::size(moves); ++ply) {
    if (ply % 2 == 0) text += fmt::format("{}. ", ply / 2 + 1);
    text += moves[ply];
    while (below(random, 3) == 0) {
      std::string inside;
      for (auto count = below(random, 8); count != 0; --count)
        inside.append(any(parts)).append(any(blanks));
      const bool is_line = below(random, 4) == 0;
      if (is_line) std::erase_if(inside, [](char c) { return c == '\n' || c == '\r'; });
      text +=
          is_line ? " ;" + inside + "\n" : " {" + inside + "} $" + std::to_string(below(random, 9));
    }
    text += ' ';
  }
  return text + "*\n\n";
}

/// Several games with values of any letters and lengths in their tags.
std::string games_with_any_tags(rng& random) {
  static constexpr std::string_view parts[] = {"a",
                                               "word",
                                               "Grob",
                                               "?",
                                               "\xFC",
                                               "\xC3\xBC",
                                               "\x85",
                                               "\xA0",
                                               "\xC2\xA0",
                                               "\xEF\xBB\xBF",
                                               "\xE2\x80\x93",
                                               "\xFF\xFE",
                                               "\xC0\x80",
                                               " ",
                                               ", ",
                                               ":",
                                               "\\\\",
                                               "\t",
                                               "[",
                                               "%",
                                               "{",
                                               "1.",
                                               "1-0",
                                               ""};
  static constexpr std::string_view names[] = {"Annotator", "ECO", "Opening", "Termination",
                                               "WhiteTitle"};
  std::string text;
  for (auto games = 1 + below(random, 4); games != 0; --games) {
    text += roster;
    for (const auto name : names) {
      if (below(random, 4) != 0) continue;
      text.append("[").append(name).append(" \"").append(std::string(below(random, 260), 'w'));
      for (auto count = below(random, 6); count != 0; --count)
        text += parts[below(random, std::size(parts))];
      text += "\"]\n";
    }
    text += "\n1. e4 e5 *\n\n";
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(they_are_known_of_a_game_of_which_nothing_is_in_doubt) {
  const struct {
    std::string text;
    std::string errors;
  } cases[] = {
      {roster + "\n1. e4 e5 *\n\n", ""},
      {roster + "\n1.e4 $7 {words} 1...e5! ({first} 1... c5) *\n", ""},
      {roster + "\n1. e2-e4 { [%clk 0:01:02] } e5 *\n\n", ""},
      {"[Site \"?\"]\n[Event \"?\"]" + roster.substr(roster.find("\n[Date")) + "\n*\n\n", ""},
      {roster + "[ECO \"x\"]\n\n1. e4 *\n\n",
       "eco-format@98 code `x` is not of the form A00 or A00/00, "},
      {roster + "[Termination \"Unterminated\"]\n\n1. e4 *\n\n", ""},
      {roster + "[Annotator \"\xFC\"]\n\n1. e4 {f\xFCr} *\n\n", ""},
      {roster + "[Annotator \"" + std::string(240, 'w') + "\"]\n\n1. e4 *\n\n", ""},
  };
  for (const auto& [text, errors] : cases)
    BOOST_TEST(what_is_certain(text, writing(profile::export_format)) == errors, text);
}

BOOST_AUTO_TEST_CASE(they_are_not_known_where_anything_is_in_doubt) {
  const auto usual = writing(profile::export_format);
  const auto fine = roster + "\n1. e4 e5 *\n\n";
  auto mainlines = usual;
  mainlines.wanted.variations = false;
  auto few_elements = usual;
  few_elements.reading.limits.game_elements = 20;
  auto few_findings = usual;
  few_findings.reading.limits.diagnostics = 1;
  const struct {
    std::string text;
    format_options how = writing(profile::export_format);
  } cases[] = {
      {fine, writing(profile::archival)},
      {fine, writing(profile::reduced)},
      {fine, mainlines},
      {fine, few_elements},
      {roster + "[ECO \"x\"]\n[EventDate \"y\"]\n\n1. e4 *\n\n", few_findings},
      {roster + "\n1. e4 -- *\n\n"},
      {roster + "\n1. e4\n\n"},
      {roster + "\n1. e4 1-0\n\n"},
      {roster + "\n1. e4 {[word} *\n\n"},
      {roster + "\n1. e4 ; {\ne5 *\n\n"},
      {roster + "\n1. e4 {" + std::string(80, 'w') + "} *\n\n"},
      {roster + "[Annotator \"\x9F\"]\n\n1. e4 *\n\n"},
      {roster + "[Annotator \"\\\\\"]\n\n1. e4 *\n\n"},
      {roster + "[Annotator \"" + std::string(241, 'w') + "\"]\n\n1. e4 *\n\n"},
      {roster + "[ECO \"x\"]\n[EventDate \"y\"]\n\n1. e4 *\n\n"},
      {roster.substr(roster.find('\n') + 1) + "\n1. e4 *\n\n"},
  };
  for (const auto& [text, how] : cases) BOOST_TEST(what_is_certain(text, how) == "nothing", text);
}

BOOST_AUTO_TEST_CASE(they_are_found_in_what_is_written_for_any_game) {
  tally all;
  for (const auto& one : some_cases())
    if (!one.format() && one.input.size() < 100'000) hold(one.input, one.name(), all);
  BOOST_TEST(all.certain > all.games / 4);

  all = {};
  for (const auto format : {profile::import_format, profile::export_format}) {
    for (const bool violates : {false, true}) {
      generate::request request{.format = format, .plies = 60};
      request.violates_any = violates;
      generate::generator from(request);
      for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(300); ++seed)
        hold(from.make(seed).text, fmt::format("{} {}", name_of(format), seed), all);
    }
  }
  BOOST_TEST(all.certain > all.games / 10);
}

BOOST_AUTO_TEST_CASE(they_are_found_in_what_is_written_for_damaged_games) {
  std::vector<std::string> texts;
  for (const auto& one : all_cases())
    if (!one.format() && one.input.size() < 3000) texts.push_back(one.input);
  generate::mutator from(texts);
  tally all;
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(2000); ++seed)
    hold(from.make(seed).text, fmt::format("mutant {}", seed), all);
  BOOST_TEST(all.certain > all.games / 10);
}

BOOST_AUTO_TEST_CASE(they_are_found_in_what_is_written_for_any_comments) {
  tests::rng random;
  tally all;
  for (auto count = tests::trials(3000); count != 0; --count)
    hold(game_with_any_comments(random), "comments", all);
  BOOST_TEST(all.certain > all.games / 20);
}

BOOST_AUTO_TEST_CASE(they_are_found_in_what_is_written_for_any_tags) {
  tests::rng random;
  tally all;
  for (auto count = tests::trials(1000); count != 0; --count)
    hold(games_with_any_tags(random), "tags", all);
  BOOST_TEST(all.certain > all.games / 4);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(certain_errors_files)

using namespace strictpgn;

BOOST_AUTO_TEST_CASE(they_are_found_in_what_is_written_for_any_files) {
  certain_errors::tally all;
  for (const auto& [name, text] : tests::samples({".pgn"})) certain_errors::hold(text, name, all);
  // With sanitizers the files are small ones, of which more are odd.
  BOOST_TEST(all.certain > all.games / (tests::is_sanitized ? 5 : 4));
}

BOOST_AUTO_TEST_SUITE_END()
