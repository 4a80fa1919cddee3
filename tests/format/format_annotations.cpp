// Games written without their comments, variations or glyphs.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "files.hpp"
#include "format/format_promises.hpp"
#include "lab/generate/generator.hpp"
#include "lab/mutate/mutator.hpp"
#include "random.hpp"
#include "strictpgn/game_tree.hpp"
#include "unknown_roster.hpp"

BOOST_AUTO_TEST_SUITE(format_annotations)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

constexpr annotation_set no_comments{.comments = false};
constexpr annotation_set no_variations{.variations = false};
constexpr annotation_set no_nags{.nags = false};
constexpr annotation_set nothing{.comments = false, .variations = false, .nags = false};
constexpr annotation_set sets[] = {no_comments,
                                   no_variations,
                                   no_nags,
                                   {.comments = false, .variations = false},
                                   {.comments = false, .nags = false},
                                   {.variations = false, .nags = false},
                                   nothing};

format_options with(const annotation_set& wanted, profile format = profile::export_format) {
  auto options = writing(format);
  options.wanted = wanted;
  return options;
}

std::string movetext_of(std::string_view text) {
  auto line = std::string(trimmed(text.substr(text.find("\n\n"))));
  std::ranges::replace(line, '\n', ' ');
  return line;
}

const auto roster = tests::unknown_roster + '\n';

formatted written(std::string_view movetext, const annotation_set& wanted) {
  return format_database(roster + std::string(movetext), with(wanted));
}

/// All moves, variations in front of what they replace.
std::vector<node_id> nodes_of(const game_tree& game) {
  std::vector<node_id> all{node_id::root};
  for (std::size_t at = 0; at < all.size(); ++at) {
    for (const auto first : game.variations(all[at])) all.push_back(first);
    if (game.next(all[at]) != node_id::none) all.push_back(game.next(all[at]));
  }
  return all;
}

/// The same game from a tree from which they were taken out by hand; nothing where a tree cannot
/// hold all of it, as a glyph before the first move.
std::optional<std::string> by_hand(const std::string& text, const annotation_set& wanted) {
  auto game = game_tree::from_text(text);
  BOOST_REQUIRE(game);
  if (!game->omissions().empty()) return std::nullopt;
  for (const auto id : nodes_of(*game)) {
    if (!game->contains(id)) continue;  // it went with its variation
    if (!wanted.comments) game->remove_comments(id);
    if (!wanted.nags) game->remove_nags(id);
    if (wanted.variations) continue;
    for (auto all = game->variations(id); !all.empty(); all = game->variations(id))
      game->remove(all.front());  // of its variations the first takes its place
  }
  return write_pgn(*game).text;
}

/// The games of a formatted text that are written, each by itself.
std::vector<std::string> games_written(const std::string& text) {
  std::vector<std::string> games;
  format_text(text, with({}), [&](const formatted_block& block) {
    if (block.kind == block_kind::game && !block.is_passed_on) games.emplace_back(block.text);
  });
  return games;
}

/// What is left is what is left of the tree; nothing is passed on that would not be otherwise; and
/// to do it again changes nothing. Gives how much was left out.
std::uint64_t check_promises(const std::string& text, std::string_view name) {
  const auto usual = format_database(text, with({}));
  std::uint64_t left_out = 0;
  for (const auto& wanted : sets) BOOST_TEST_CONTEXT(name) {
      const auto options = with(wanted);
      const auto once = format_database(text, options);
      BOOST_TEST((format_database(once.text, options).text == once.text));
      BOOST_TEST(broken_promise_of_force(text, options) == "");
      BOOST_TEST(broken_promise_of_windows(text, options, 7) == "");
      BOOST_TEST(once.totals.passed_on <= usual.totals.passed_on);
      if (usual.totals.passed_on == 0)
        BOOST_TEST((format_database(usual.text, options).text == once.text));
      for (const auto& game : games_written(usual.text)) {
        const auto result = format_database(game, options);
        const auto expected = by_hand(game, wanted);
        if (!expected) continue;
        BOOST_TEST((result.text == *expected), result.text << "instead of\n" << *expected);
        left_out += result.reduced.comments + result.reduced.variations + result.reduced.nags;
      }
    }
  return left_out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_not_wanted_is_left_out_and_counted) {
  const auto* const text = "{in} 1. e4! {c} e5 (1... c5 {x} 2. Nf3 $3) 2. Nf3 $1 *";
  const auto plain = written(text, no_comments);
  BOOST_TEST(movetext_of(plain.text) == "1. e4 $1 1... e5 (1... c5 2. Nf3 $3) 2. Nf3 $1 *");
  BOOST_TEST(plain.reduced.comments == 3U);
  const auto mainline = written(text, no_variations);
  BOOST_TEST(movetext_of(mainline.text) == "{in} 1. e4 $1 {c} 1... e5 2. Nf3 $1 *");
  BOOST_TEST(mainline.reduced.variations == 1U);
  BOOST_TEST(mainline.reduced.comments + mainline.reduced.nags == 0U);
  const auto unrated = written(text, no_nags);
  BOOST_TEST(movetext_of(unrated.text) == "{in} 1. e4 {c} 1... e5 (1... c5 {x} 2. Nf3) 2. Nf3 *");
  BOOST_TEST(unrated.reduced.nags == 3U);
  const auto bare = written(text, nothing);
  BOOST_TEST(movetext_of(bare.text) == "1. e4 e5 2. Nf3 *");
  BOOST_TEST(bare.reduced.comments == 2U);
  BOOST_TEST(bare.reduced.nags == 2U);
  for (const auto* one : {&plain, &mainline, &unrated, &bare}) BOOST_TEST(one->totals.notes == 0U);
}

BOOST_AUTO_TEST_CASE(commands_go_with_their_comments) {
  const auto result = written("1. e4 {[%clk 0:01:00]} e5 (1... c5 {[%csl Re4]}) *", no_comments);
  BOOST_TEST(movetext_of(result.text) == "1. e4 e5 (1... c5) *");
}

BOOST_AUTO_TEST_CASE(what_is_wrong_in_them_is_no_reason_any_more) {
  for (const auto* text : {"1. e4 (1. d4 d5 2. Kd5) e5 *", "1. e4 (1. d4 -- 2. c4) e5 *",
                           "1. e4 (1. d4 (1. e5) d5) e5 *"}) {
    BOOST_TEST(written(text, {}).totals.passed_on == 1U, text);
    BOOST_TEST(written(text, no_comments).totals.passed_on == 1U, text);
    BOOST_TEST(movetext_of(written(text, no_variations).text) == "1. e4 e5 *");
  }
  const auto* const control = "1. e4 {a\x01} e5 *";
  BOOST_TEST(written(control, no_variations).totals.passed_on == 1U);
  BOOST_TEST(movetext_of(written(control, no_comments).text) == "1. e4 e5 *");
}

BOOST_AUTO_TEST_CASE(where_they_end_must_be_known) {
  for (const auto* text : {"1. e4 (1. d4 d5 *", "1. e4 e5 {and so", "(1. d4) 1. e4 *"}) {
    const auto source = roster + text;
    const auto result = written(text, nothing);
    BOOST_TEST(result.totals.passed_on == 1U, text);
    BOOST_TEST(result.reduced.variations == 0U, text);
    BOOST_TEST(result.text.find(text) != result.text.npos, text);
  }
}

BOOST_AUTO_TEST_CASE(what_stands_in_a_variation_without_moves_stays) {
  const auto* const text = "1. e4 ({x} (1. d4) $3) e5 *";
  BOOST_TEST(movetext_of(written(text, no_variations).text) == "1. e4 $3 {x} 1... e5 *");
  BOOST_TEST(movetext_of(written(text, nothing).text) == "1. e4 e5 *");
}

BOOST_AUTO_TEST_CASE(symbols_go_with_the_numbers) {
  auto options = with(no_comments);
  options.nags = nag_form::symbols;
  const auto text = roster + "1. e4 $1 {c} e5 *";
  BOOST_TEST(movetext_of(format_database(text, options).text) == "1. e4! e5 *");
  options.wanted = no_nags;
  BOOST_TEST(movetext_of(format_database(text, options).text) == "1. e4 {c} 1... e5 *");
}

BOOST_AUTO_TEST_CASE(without_annotations_there_is_nothing_for_reduced_format_to_leave_out) {
  const auto text = roster + "1. e4 {c} (1. d4) e5 $1 *\n\n";
  const auto reduced = format_database(text, with({}, profile::reduced));
  const auto both = format_database(text, with(nothing, profile::reduced));
  BOOST_TEST(both.text == reduced.text);
  BOOST_TEST(both.reduced.comments == reduced.reduced.comments);
  const auto after = format_database(written("1. e4 {c} (1. d4) e5 $1 *", nothing).text,
                                     with({}, profile::reduced));
  BOOST_TEST(after.text == reduced.text);
  BOOST_TEST(after.reduced.comments + after.reduced.variations + after.reduced.nags == 0U);
}

BOOST_AUTO_TEST_CASE(damaged_games_keep_the_promises_too) {
  std::vector<std::string> texts;
  for (const auto& one : all_cases())
    if (!one.format() && one.input.size() < 3000) texts.push_back(one.input);
  generate::mutator from(texts);
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(150); ++seed)
    check_promises(from.make(seed).text, "mutant " + std::to_string(seed));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(format_annotations_files)

BOOST_AUTO_TEST_CASE(what_is_left_of_any_game_is_what_is_left_of_its_tree) {
  std::uint64_t left_out = 0;
  for (const auto& [name, text] : strictpgn::tests::samples({".pgn"}))
    if (text.size() < 200'000) left_out += format_annotations::check_promises(text, name);
  BOOST_TEST(left_out > 1000U);
}

BOOST_AUTO_TEST_SUITE_END()
