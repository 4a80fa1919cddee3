// Findings that a report does not show are only counted: they are all there, and nothing of the
// report changes.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <regex>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "files.hpp"
#include "report/github/github.hpp"
#include "report/html/page.hpp"
#include "report/text/text.hpp"
#include "report_run.hpp"
#include "sanitized.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/format.hpp"
#include "strictpgn/move_text.hpp"
#include "strictpgn/records.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/write.hpp"

BOOST_AUTO_TEST_SUITE(report_shown_files)

namespace {

using namespace strictpgn;

struct amount {
  severity least;
  std::uint64_t of_each_rule;
};

constexpr amount amounts[] = {{severity::off, 1},
                              {severity::info, 5},
                              {severity::warning, UINT64_MAX},
                              {severity::warning, 2},
                              {severity::error, 1}};

constexpr profile profiles[] = {profile::import_format, profile::modern, profile::export_format,
                                profile::archival, profile::reduced};

/// For one of these texts: all profiles, or under sanitizers one in turn.
std::span<const profile> profiles_for(const tests::sample& text,
                                      const std::vector<tests::sample>& all) {
  if (!tests::is_sanitized) return profiles;
  const auto turn = static_cast<std::size_t>(&text - all.data()) % std::size(profiles);
  return std::span(profiles).subspan(turn, 1);
}

options telling(profile format, const amount& told) {
  options how;
  how.format = format;
  how.least_told = told.least;
  how.told_of_each_rule = told.of_each_rule;
  how.levels = {{rule::encoding_bom, severity::info}};  // told before any record
  return how;
}

using counts = std::map<std::pair<rule, severity>, std::uint64_t>;

/// What is told and what is only counted, of a whole input.
struct account {
  std::vector<diagnostic> told;
  counts all;
  summary totals;
};

template <typename Reader>
account account_of(Reader in) {
  account result;
  while (in.next()) {
    for (auto found : in.current().findings) {
      ++result.all[{found.id, found.level}];
      found.fix = {};  // fewer findings of a game leave more time to try fixes
      result.told.push_back(std::move(found));
    }
    for (const auto& more : in.current().more_findings)
      result.all[{more.id, more.level}] += more.count;
  }
  result.totals = in.totals();
  return result;
}

account account_of(std::string_view text, const options& how) {
  return account_of(reader::text(text, how));
}

/// The first of each rule, as many as are asked for at least.
std::vector<diagnostic> first_of(const std::vector<diagnostic>& all, const amount& wanted) {
  std::map<rule, std::uint64_t> found;
  std::vector<diagnostic> first;
  for (const auto& one : all)
    if (one.level >= wanted.least && found[one.id]++ < wanted.of_each_rule) first.push_back(one);
  return first;
}

bool is_same(const summary& one, const summary& other) {
  return one.games == other.games && one.games_with_errors == other.games_with_errors &&
         one.plies == other.plies && one.errors == other.errors && one.warnings == other.warnings &&
         one.infos == other.infos && one.errors_in_modern == other.errors_in_modern &&
         one.bytes == other.bytes && one.by_rule == other.by_rule && one.records == other.records &&
         one.records_with_errors == other.records_with_errors;
}

void hold(const account& all, const account& some, const amount& told, const std::string& name) {
  BOOST_TEST(is_same(some.totals, all.totals), name);
  BOOST_TEST((some.all == all.all), name);
  BOOST_TEST((first_of(some.told, told) == first_of(all.told, told)), name);
  const auto is_wanted = [&](const diagnostic& one) { return one.level >= told.least; };
  BOOST_TEST(std::ranges::all_of(some.told, is_wanted), name);
}

/// The renderer asks for less than everything, and is given that and everything.
template <typename Renderer, typename Options>
void hold_report(const std::string& text, const options& how, const Options& shown,
                 const std::string& name) {
  std::string unused;
  const auto asked = Renderer(unused, shown).shows();
  auto less = how;
  less.least_told = asked.least;
  less.told_of_each_rule = asked.of_each_rule;
  BOOST_TEST(
      tests::report_of<Renderer>(text, less, shown) == tests::report_of<Renderer>(text, how, shown),
      name);
}

std::vector<tests::sample> games() {
  auto all = tests::samples({".pgn"}, tests::tenth_if_sanitized(300'000));
  all.push_back({"white space alone", " \t\n \r\n\n"});
  all.push_back({"white space before a game", "\n \t\n1. e4 *\n\n \r\n"});
  std::string damaged;
  for (int game = 0; game != 4; ++game) damaged += "1. f3 e5 2. g4 @ Qh4# 1-0\n\n";
  all.push_back({"damage before a mate", damaged});
  std::string graded;
  std::string outdone;
  for (int game = 0; game != 3; ++game) {
    const std::string comment = "\n{" + std::string(90, 'x') + "}";
    graded +=
        "[Event \"" + std::string(90, 'x') + "\"]\n\n1. e4" + comment + " e5" + comment + " *\n\n";
    const std::string tag = "{\n[A \"b\"]\n}";
    graded += "1. e4 " + tag + " e5 {\n\n[Event \"x\"]\n} 2. d4 " + tag + " d5 " + tag + " *\n\n";
    outdone += "1. e4 1.. e5 2. Nf3 2.. Nc6 3. Bb5 3.. a6 *\n\n";
  }
  all.push_back({"lines of two grades", graded});
  all.push_back({"findings withdrawn for others of one rule", outdone});
  return all;
}

std::vector<tests::sample> records() {
  auto all = tests::samples({".fen", ".epd"}, tests::tenth_if_sanitized(100'000));
  all.push_back({"marked.fen", "\xEF\xBB\xBF 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"});
  return all;
}

using numbers = std::map<std::string, std::uint64_t>;

/// Reads a line of a concise report, `games.pgn:3:1: error: RULE: ...` for one that is shown or
/// `games.pgn: error: RULE: 2 more not shown, 7 in all`: how many are shown, and how many there
/// are.
void read_line(const std::string& line, numbers& shown, numbers& all) {
  static const std::regex form(
      R"(games\.pgn(:\d+:\d+)?: \w+: ([a-z0-9-]+): (?:(\d+) more not shown, (\d+) in all)?.*)");
  std::smatch part;
  BOOST_REQUIRE_MESSAGE(std::regex_match(line, part, form), line);
  const auto rule_name = part.str(2);
  if (part[1].matched) {
    ++shown[rule_name];
    ++all[rule_name];
    return;
  }
  BOOST_TEST(std::stoull(part.str(3)) + shown[rule_name] == std::stoull(part.str(4)), line);
  all[rule_name] = std::stoull(part.str(4));
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_not_told_of_games_is_counted) {
  const auto texts = games();
  for (const auto& one : texts)
    for (const auto format : profiles_for(one, texts)) {
      const auto all = account_of(one.text, telling(format, {severity::off, UINT64_MAX}));
      for (const auto& told : amounts)
        hold(all, account_of(one.text, telling(format, told)), told, one.name);
    }
}

BOOST_AUTO_TEST_CASE(what_is_not_told_of_records_is_counted) {
  for (const auto& each : records()) {
    const auto format = each.name.ends_with(".fen") ? record_format::fen : record_format::epd;
    const auto read = [&](const amount& told) {
      return account_of(record_reader::text(each.text, format, fen_dialect::fen,
                                            telling(profile::import_format, told)));
    };
    const auto all = read({severity::off, UINT64_MAX});
    for (const auto& told : amounts) hold(all, read(told), told, each.name);
  }
}

/// Every third rule, so that some of those are among them that are reasons for others to be silent.
BOOST_AUTO_TEST_CASE(rules_that_are_only_counted_are_not_told_and_all_else_is) {
  std::uint64_t counted = 0;
  const auto texts = games();
  for (const auto& one : texts)
    for (const auto format : profiles_for(one, texts))
      for (std::size_t first = 0; first != 3; ++first) {
        auto how = telling(format, {severity::off, UINT64_MAX});
        auto all = account_of(one.text, how);
        for (std::size_t row = first; row < catalogue().size(); row += 3)
          how.only_counted.push_back(catalogue()[row].id);
        const auto some = account_of(one.text, how);
        counted += std::erase_if(all.told, [&](const diagnostic& found) {
          return std::ranges::find(how.only_counted, found.id) != how.only_counted.end();
        });
        BOOST_TEST(is_same(some.totals, all.totals), one.name);
        BOOST_TEST((some.all == all.all), one.name);
        BOOST_TEST((some.told == all.told), one.name);
      }
  BOOST_TEST(counted > 100u);
}

/// Where there is nothing that could count them.
BOOST_AUTO_TEST_CASE(what_reads_one_text_tells_all_of_it) {
  options how;
  for (const auto& row : catalogue()) how.only_counted.push_back(row.id);
  how.least_told = severity::error;
  how.told_of_each_rule = 0;
  BOOST_TEST(!parse_san("xyz", how).findings.empty());
  BOOST_TEST(!parse_fen("8/8", fen_dialect::fen, how).findings.empty());
  BOOST_TEST(!parse_epd("8/8", fen_dialect::fen, how).findings.empty());
}

/// Beyond the limit nothing but numbers is known of any.
BOOST_AUTO_TEST_CASE(the_limit_is_reached_by_what_is_only_counted_too) {
  for (const auto& [name, text] : games())
    for (const auto& [format, most] :
         {std::pair(profile::import_format, 3U), std::pair(profile::export_format, 9U)}) {
      auto how = telling(format, {severity::off, UINT64_MAX});
      how.limits.diagnostics = most;
      const auto all = account_of(text, how);
      for (const auto& told : amounts) {
        auto less = telling(format, told);
        less.limits.diagnostics = most;
        const auto some = account_of(text, less);
        BOOST_TEST((some.all == all.all), name);
        BOOST_TEST(is_same(some.totals, all.totals), name);
      }
    }
}

/// Where findings beyond the limit are only counted, too, and where they are known before others.
BOOST_AUTO_TEST_CASE(findings_of_a_report_are_shown_up_to_the_number_asked_for_and_counted) {
  for (const auto& [name, text] : games())
    for (const std::uint32_t most : {2U, 100U})
      for (const std::uint64_t repeats : {1U, 5U}) {
        options how;
        how.format = profile::export_format;
        how.limits.diagnostics = most;
        const auto all = account_of(text, how);
        numbers told;
        for (const auto& one : all.told) ++told[std::string(name_of(one.id))];

        const report::text_options words{
            .is_concise = true, .shown = severity::off, .repeats = repeats, .has_summary = false};
        numbers shown;
        numbers counted;
        std::istringstream lines(tests::report_of<report::text_renderer>(text, how, words));
        for (std::string line; std::getline(lines, line);) read_line(line, shown, counted);
        for (const auto& about : catalogue()) {
          const std::string rule_name(about.name);
          BOOST_TEST(shown[rule_name] == std::min(told[rule_name], repeats),
                     name << ": " << rule_name);
          BOOST_TEST(counted[rule_name] == all.totals.by_rule[about.id], name << ": " << rule_name);
        }
      }
}

BOOST_AUTO_TEST_CASE(what_is_done_to_a_text_does_not_depend_on_what_is_told) {
  const auto omissions_of = [](const written& one) {
    std::vector<std::tuple<std::uint64_t, std::string, std::optional<rule>>> all;
    for (const auto& each : one.omissions)
      all.emplace_back(each.where.begin, each.what, each.cause);
    return all;
  };
  const auto notes_of = [](const formatted& one) {
    std::vector<std::tuple<std::uint64_t, std::string, std::optional<rule>>> all;
    for (const auto& each : one.notes) all.emplace_back(each.where.begin, each.what, each.cause);
    return all;
  };
  for (const auto& [name, text] : games()) {
    if (text.size() > 10'000) continue;
    const auto all = telling(profile::import_format, {severity::off, UINT64_MAX});
    const auto some = telling(profile::import_format, {severity::error, 1});
    BOOST_TEST(apply_fixes(text, some, {applicability::all}).text ==
                   apply_fixes(text, all, {applicability::all}).text,
               name);
    BOOST_TEST(
        (omissions_of(write_database(text, some)) == omissions_of(write_database(text, all))),
        name);
    const auto of_all = format_database(text, {.reading = all});
    const auto of_some = format_database(text, {.reading = some});
    BOOST_TEST(of_some.text == of_all.text, name);
    BOOST_TEST((notes_of(of_some) == notes_of(of_all)), name);
  }
}

BOOST_AUTO_TEST_CASE(a_report_is_the_same_if_only_what_it_shows_is_told) {
  for (const auto& [name, text] : games()) {
    for (const auto format : {profile::import_format, profile::export_format}) {
      options how;
      how.format = format;
      report::text_options words{.has_statistics = true};
      hold_report<report::text_renderer>(text, how, words, name);
      hold_report<report::github_renderer>(text, how, words, name);
      words.is_concise = true;
      words.repeats = 1;
      hold_report<report::text_renderer>(text, how, words, name);
      words.shown = severity::error;
      hold_report<report::text_renderer>(text, how, words, name);
      hold_report<report::html_renderer>(text, how, report::html_options{.repeats = 2}, name);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
