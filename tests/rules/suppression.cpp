// What is not said because another finding says it: one cause, one finding (D108, D109, D127).
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "parse/parse_texts.hpp"
#include "random.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/records.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(suppression)

namespace {

using namespace strictpgn;

constexpr std::string_view roster =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"1-0\"]\n";

/// The rules that have findings, in text order, each followed by a space.
std::string rules_in(std::string_view movetext, std::string_view tags = "",
                     const options& options = {}) {
  const auto text = std::string(roster) + std::string(tags) + "\n" + std::string(movetext);
  std::string names;
  for (const auto& found : check_database(text, options).diagnostics)
    names += std::string(name_of(found.id)) + ' ';
  return names;
}

/// A finding as far as it may not change when another rule is switched off.
using known_finding = std::tuple<std::uint64_t, std::uint64_t, rule, severity, std::string>;

using way_to_check = std::function<std::vector<diagnostic>(std::string_view, const options&)>;

std::vector<diagnostic> check_games(std::string_view text, const options& options) {
  return check_database(text, options).diagnostics;
}

std::vector<known_finding> findings_in(std::string_view text, const options& options,
                                       const way_to_check& check) {
  std::vector<known_finding> all;
  for (const auto& found : check(text, options))
    all.emplace_back(found.where.begin, found.where.end, found.id, found.level, found.message);
  return all;
}

/// What else changes when a rule is switched off; empty if nothing.
std::string other_change(rule off, std::vector<known_finding> before, std::string_view text,
                         options options, const way_to_check& check) {
  std::erase_if(before, [=](const auto& one) { return std::get<rule>(one) == off; });
  options.levels.emplace_back(off, severity::off);
  const auto after = findings_in(text, options, check);
  const auto [at, due] = std::ranges::mismatch(after, before);
  if (at != after.end()) return "found: " + std::string(name_of(std::get<rule>(*at)));
  if (due != before.end()) return "lost: " + std::string(name_of(std::get<rule>(*due)));
  return {};
}

/// Switches off one after the other all rules that have findings in the text.
void check_rules_off(std::string_view text, options options,
                     const way_to_check& check = check_games) {
  options.fixes = false;
  const auto all = findings_in(text, options, check);
  std::set<rule> heard;
  for (const auto& one : all) heard.insert(std::get<rule>(one));
  for (const auto off : heard)
    BOOST_TEST(other_change(off, all, text, options, check) == "", name_of(off) << " off in:\n"
                                                                                << text);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_rule_that_is_off_takes_only_its_own_findings_with_it) {
  for (const auto& one : tests::all_cases()) {
    const auto settings = tests::options_of(one);
    if (const auto format = one.format()) {
      check_rules_off(one.input, settings, [=](std::string_view text, const options& some) {
        return check_records(text, *format, fen_dialect::fen, some).diagnostics;
      });
      continue;
    }
    for (const auto format : {settings.format, profile::export_format, profile::modern}) {
      auto other = settings;
      other.format = format;
      check_rules_off(one.input, other);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_rule_that_is_off_takes_only_its_own_findings_with_it_in_damaged_games) {
  tests::rng random;
  const auto& cases = tests::all_cases();
  for (auto left = tests::trials(3000); left != 0; --left) {
    const auto& one = cases[tests::below(random, cases.size())];
    if (one.format()) continue;
    options options;
    options.format = tests::below(random, 2) == 0 ? profile::import_format : profile::export_format;
    check_rules_off(tests::mutated(one.input, random), options);
    check_rules_off(tests::token_soup(random), options);
  }
}

BOOST_AUTO_TEST_CASE(a_fault_of_movetext_is_told_once) {
  struct example {
    std::string_view movetext;
    std::string_view rules;
  };
  constexpr example examples[] = {
      {"1. Nf31-0\n", "termination-bad-form "},
      {"1. nf31-0\n", "san-syntax "},
      {"1. nf31-0 {c}\n", "san-syntax "},
      {"1. e4 foo1-0\n", "movetext-unknown-symbol "},
      {"1. e2-e41-0\n", "san-syntax "},
      {"1. e4 Ke7 c41-0\n", "move-illegal termination-bad-form "},
      {"1. e4 Ke7 nf31-0\n", "move-illegal san-syntax "},
      {"1. e4 foo1-0 e5 1-0\n", "movetext-unknown-symbol "},
      {"1. d4 (1. e4 e5 2. c41-0) 1-0\n", "san-syntax "},
      {"1. d4 (1. e4 e5 2. c41-0\n", "rav-unclosed san-syntax "},
      {"1. e4 \xBD - 0\n", "termination-bad-form "},
      {"1. e4 foo (1... a5) 1-0\n", "movetext-unknown-symbol "},
      {"1. e4 h{x}6 (1... a5) 1-0\n", "comment-splits-token "},
      {"1. e4 1... h{x}6 (1... a5) 1-0\n", "comment-splits-token "},
  };
  for (const auto& [movetext, rules] : examples) BOOST_TEST(rules_in(movetext) == rules, movetext);
}

BOOST_AUTO_TEST_CASE(records_in_comments_are_read_as_the_game_has_them) {
  constexpr std::string_view fen =
      "[FEN \"rkbnrnqb/pppppppp/8/8/8/8/PPPPPPPP/RKBNRNQB w EAea - 0 1\"]\n[SetUp \"1\"]\n";
  constexpr std::string_view shuffled =
      "1. e4 {rkbnrnqb/pppppppp/8/8/4P3/8/PPPP1PPP/RKBNRNQB b EAea - 0 1} 1-0\n";
  constexpr std::string_view usual =
      "1. e4 {rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1} 1-0\n";
  options options;  // X-FEN has no target square here, as no pawn stands beside it
  options.levels.emplace_back(rule::fen_ep_square_missing, severity::info);
  const auto declared = std::string(fen) + "[Variant \"Chess960\"]\n";
  BOOST_TEST(rules_in(usual, "", options) == "fen-ep-square-missing ");
  BOOST_TEST(rules_in(shuffled, declared, options) == "");
  BOOST_TEST(rules_in(shuffled, fen, options) == "fen-dialect-castling ");
}

BOOST_AUTO_TEST_CASE(each_repeated_move_of_a_set_is_told_once_in_time) {
  const std::string position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ";
  const auto duplicates_in = [&](const std::string& operations) {
    int count = 0;
    for (const auto& found : parse_epd(position + operations).findings)
      count += found.id == rule::epd_operand_duplicate;
    return count;
  };
  BOOST_TEST(duplicates_in("bm Nf3 Ngf3 e4;") == 1);
  BOOST_TEST(duplicates_in("am Nf3; bm Nf3;") == 1);
  BOOST_TEST(duplicates_in("bm Ke5 Ke5 Ke6;") == 1);
  BOOST_TEST(duplicates_in("bm e4; bm e4;") == 0);  // the second bm does not count
  constexpr int many = 50'000;
  std::string operations;
  for (int count = 0; count < many; ++count) operations += "bm e4; ";
  BOOST_TEST(duplicates_in(operations) == 0);
  std::string operands = "bm";
  for (int count = 0; count < many; ++count) operands += " e4";
  BOOST_TEST(duplicates_in(operands + ";") == many - 1);
}

BOOST_AUTO_TEST_SUITE_END()
