// A FEN tag whose name is in another case (PGN 8.1): the moves tell whether it was meant.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(misnamed_fen)

namespace {

using namespace strictpgn;
using list = std::vector<std::string>;

constexpr std::string_view pawn = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 9";

std::string tag(std::string_view name, std::string_view value) {
  return "[" + std::string(name) + " \"" + std::string(value) + "\"]\n";
}

std::string game_with(std::string_view tags, std::string_view movetext) {
  return tag("Event", "?") + tag("Site", "?") + tag("Date", "????.??.??") + tag("Round", "?") +
         tag("White", "?") + tag("Black", "?") + tag("Result", "*") + std::string(tags) + "\n" +
         std::string(movetext) + " *\n\n";
}

/// "level rule" of each finding above info.
list findings_in(const std::string& text, profile format = profile::import_format) {
  options options;
  options.format = format;
  list found;
  for (const auto& one : check_database(text, options).diagnostics)
    if (one.level > severity::info)
      found.push_back(std::string(name_of(one.level)) + ' ' + std::string(name_of(one.id)));
  return found;
}

const list refuted = {"error tag-name-case-variant"};
const list fitting = {"warning tag-name-case-variant"};

}  // namespace

BOOST_AUTO_TEST_CASE(moves_that_do_not_fit_the_initial_array_tell_that_it_was_meant) {
  struct row {
    std::string tags;
    std::string_view movetext;
    list findings;
  };
  const row rows[] = {
      // They fit: the tag is another one, as any.
      {tag("fen", pawn), "1. e4 e5 2. Nf3", fitting},
      {tag("Fen", pawn), "1. e4 e5 (1... c5 2. Nf3) 2. Nf3", fitting},
      {tag("fen", pawn), "", fitting},
      {tag("fen", pawn), "e4 e5", fitting},
      {tag("fen", pawn),
       "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7",
       {"warning tag-name-case-variant", "warning san-missing-mate",
        "warning result-contradicts-mate"}},
      // They do not: one error, and nothing that follows from it.
      {tag("fen", pawn), "9. Kd2 Kd7 10. e4", refuted},
      {tag("fEn", pawn), "1. Kd2 Kd7", refuted},
      {tag("fen", pawn), "9. e4 e5", refuted},  // the number tells
      {tag("fen", pawn), "1. e4 Kd7 2. Ke2 7. Kd3", refuted},
      {tag("fen", pawn), "1. e4 e5 (1... Kd7) 2. Nf3", refuted},  // in a variation
      {tag("fen", pawn), "1. e4+ e5", refuted},                   // no check there
      {tag("fen", pawn), "1. Nxf3 e5", refuted},                  // nothing to capture
      {tag("fen", pawn) + tag("Result2", ""), "1. Kd2#", refuted},
      // What is wrong beside the board is told as ever.
      {tag("fen", pawn),
       "9. Kd2 Kd7 10. nf3 $256",
       {"error tag-name-case-variant", "error nag-out-of-range", "warning san-piece-lowercase"}},
      {tag("fen", pawn) + tag("ECO", "x"),
       "9. Kd2",
       {"error tag-name-case-variant", "error eco-format"}},
      // No FEN, or the initial one: nothing to suspect.
      {tag("fen", "4k3/8 w"),
       "9. Kd2",
       {"warning tag-name-case-variant", "error move-number-wrong", "error move-illegal"}},
      {tag("fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
       "1. Kd2",
       {"warning tag-name-case-variant", "error move-illegal"}},
      // Where the FEN tag stands, it counts.
      {tag("FEN", "4k3/8/8/8/8/8/3P4/4K3 w - - 0 9") + tag("SetUp", "1") + tag("fen", pawn),
       "9. e4",
       {"warning tag-name-case-variant", "error move-illegal"}},
      // SetUp in either spelling
      {tag("SetUp", "1") + tag("fen", pawn), "9. Kd2", refuted},
      {tag("SetUp", "1") + tag("fen", pawn), "1. e4 e5", fitting},
      {tag("SetUp", "1") + tag("fen", "4k3/8 w"), "9. Kd2", fitting},
      {tag("Setup", "1") + tag("fen", pawn),
       "9. Kd2",
       {"warning tag-name-case-variant", "error tag-name-case-variant"}},
      {tag("Setup", "1") + tag("FEN", pawn), "9. Kd2", fitting},
      {tag("SETUP", "0") + tag("FEN", pawn), "9. Kd2", fitting},
      {tag("Setup", "1"), "1. e4", fitting},
      {tag("SetUp", "1"), "1. e4", {"error setup-without-fen"}},
      {tag("FEN", pawn), "9. Kd2", {"error setup-missing"}},
      // Chess960 and others
      {tag("fen", "nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1") +
           tag("Variant", "Chess960"),
       "1. Ng3 Ng6", refuted},
      {tag("Variant", "Chess960"), "1. e4", {"warning variant-chess960-without-fen"}},
      {tag("fen", pawn) + tag("Variant", "Crazyhouse"),
       "9. Kd2 N@f3",
       {"warning tag-name-case-variant", "error variant-unsupported"}},
  };
  for (const auto& [tags, movetext, findings] : rows) BOOST_TEST_CONTEXT(tags << movetext) {
      auto found = findings_in(game_with(tags, movetext));
      auto due = findings;
      std::ranges::sort(found);
      std::ranges::sort(due);
      BOOST_TEST(found == due, boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(it_is_an_error_under_every_profile) {
  const auto text = game_with(tag("fen", pawn), "9. Kd2 Kd7");
  for (const auto format : {profile::import_format, profile::export_format, profile::archival,
                            profile::reduced, profile::modern}) {
    const auto found = findings_in(text, format);
    BOOST_TEST(std::ranges::count(found, refuted.front()) == 1, name_of(format));
    // It takes the place of what an archive says about the first letter.
    BOOST_TEST(std::ranges::count(found, "error tag-name-not-capitalized") == 0, name_of(format));
  }
  BOOST_TEST(findings_in(game_with(tag("fen", pawn), "1. e4 e5"), profile::archival) ==
                 list{"error tag-name-not-capitalized"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_moves_of_such_a_game_are_not_played) {
  const auto text = game_with(tag("fen", pawn), "9. Kd2 Kd7");
  auto in = reader::text(text);
  BOOST_REQUIRE(in.next());
  BOOST_TEST(!in.current().replay->is_playable);
  BOOST_TEST(in.current().replay->plies.empty());
  BOOST_TEST(in.totals().plies == 0U);
}

BOOST_AUTO_TEST_CASE(the_fix_renames_the_tag_and_says_that_a_position_was_set_up) {
  struct row {
    std::string before;
    std::string after;
  };
  const row rows[] = {
      {tag("fen", pawn), tag("FEN", pawn) + tag("SetUp", "1")},
      {tag("Annotator", "?") + tag("fen", pawn) + tag("TimeControl", "?"),
       tag("Annotator", "?") + tag("FEN", pawn) + tag("SetUp", "1") + tag("TimeControl", "?")},
      {tag("SetUp", "1") + tag("fen", pawn), tag("SetUp", "1") + tag("FEN", pawn)},
      // One of two at a time
      {tag("Setup", "1") + tag("fen", pawn), tag("SetUp", "1") + tag("fen", pawn)},
  };
  for (const auto& [before, after] : rows) BOOST_TEST_CONTEXT(before) {
      const auto text = game_with(before, "9. Kd2 Kd7");
      const auto found = check_database(text).diagnostics;
      const auto one = std::ranges::find(found, rule::tag_name_case_variant, &diagnostic::id);
      BOOST_REQUIRE((one != found.end()));
      auto fixed = text;
      for (auto edit = one->fix.edits.rbegin(); edit != one->fix.edits.rend(); ++edit)
        fixed.replace(edit->where.begin, edit->where.size(), edit->text);
      BOOST_TEST(fixed == game_with(after, "9. Kd2 Kd7"));
      BOOST_TEST(!one->fix.is_safe);
    }
}

BOOST_AUTO_TEST_SUITE_END()
