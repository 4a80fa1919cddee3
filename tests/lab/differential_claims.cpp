// What programs do not claim to do is not held against them, and hides nothing else.
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <optional>
#include <string>
#include <string_view>

#ifdef STRICTPGN_PROGRAM

#include "checkout.hpp"
#include "cli/fuzz_arena.hpp"
#include "conformance/conformance_case.hpp"
#include "lab/differential/adapter_target.hpp"
#include "lab/differential/claims.hpp"
#include "lab/differential/mismatch.hpp"
#include "lab/differential/replay.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(differential_claims)

using namespace strictpgn;
using namespace strictpgn::differential;
using strictpgn::tests::fuzz_arena;

namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

/// An adapter that says what it does not claim, and answers by the text: `verdict` may be set by
/// the script.
std::string adapter(const std::string& unclaimed, const std::string& script = "") {
  return "read hello\necho '{\"name\":\"a\",\"unclaimed\":" + unclaimed + R"sh(}'
while read line; do
  id=$(echo "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
  text=$(echo "$line" | sed 's/.*"bytes":"\([^"]*\)".*/\1/' | base64 -d | tr -d '\0')
  verdict=accepted
  case $text in *once?upon*) verdict=refused ;; esac
)sh" + script +
         R"sh(
  echo "{\"id\":$id,\"verdict\":\"$verdict\"}"
done
)sh";
}

constexpr const char* plain_roster =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n";

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_not_claimed_excuses_who_accepts_and_nothing_else) {
  struct text {
    std::string_view moves;
    claim_set unclaimed;
    std::optional<claim> excused;
    std::optional<rule> blamed;
  };
  using enum claim;
  const text cases[] = {
      {"1. Ke4 *", {}, {}, rule::move_illegal},
      {"1. Ke4 *", {chess}, chess, {}},
      {"1. Ke4 *", {variations, castling_files}, {}, rule::move_illegal},
      {"1. e4 (1. Ke4) *", {variations}, variations, {}},
      {"1. e4 (1. Ke4) *", {chess}, chess, {}},
      {"1. e4 (1. e4 $256) *", {chess}, {}, rule::nag_out_of_range},
      {"1. e4 (1. e4 $256) *", {variations}, {}, rule::nag_out_of_range},
      {"1. e4 (1. d4 (1. Kd4)) *", {variations}, variations, {}},
      {"1. e4 (1. d4 (1. Kd4) $256) *", {variations}, {}, rule::nag_out_of_range},
      {"1. e4 (2. d4) *", {variations}, variations, {}},
      {"1. e4 (2. d4) *", {chess}, {}, rule::move_number_wrong},
      {"1. e4 (1. d9) *", {chess, variations}, {}, rule::san_syntax},
      {"1. e4 (1. d4 {abc) *", {variations}, {}, rule::comment_unterminated},
      {"1. e4 (1. d4 {for ever) e5 *", {variations}, {}, rule::comment_unterminated},
      {"1. e4 (1. Ke4) e5 2. Ke4 *", {variations}, {}, rule::move_illegal},
      {"1. e4 (1. Ke4) $256 *", {variations}, {}, rule::nag_out_of_range},
      {"1. e4 () *", {variations}, {}, rule::rav_empty},
      {"1. e4 (1. d4 *", {variations}, {}, rule::rav_unclosed},
      {"1. Ke4 $256 *", {chess}, {}, rule::nag_out_of_range},
      {"1. e4 *", {chess, variations}, {}, {}},
  };
  for (const auto& each : cases) {
    BOOST_TEST_CONTEXT(each.moves) {
      const auto ours =
          judge(std::string(plain_roster) + "\n" + std::string(each.moves) + "\n", {});
      answer accepts, refuses, dies;
      accepts.accepts = true;
      dies.how = ending::crashed;
      accepts.unclaimed = refuses.unclaimed = dies.unclaimed = each.unclaimed;
      BOOST_TEST((excuse(ours, each.unclaimed) == each.excused));
      const auto found = compare(ours, accepts, {});
      BOOST_TEST(((found ? found->broken : std::nullopt) == each.blamed));
      BOOST_TEST((compare(ours, dies, {})->what == outcome::crash));
      BOOST_TEST(compare(ours, refuses, {}).has_value() == ours.is_valid());
    }
  }
}

BOOST_AUTO_TEST_CASE(what_is_valid_is_compared_whatever_is_claimed) {
  const auto ours = judge(std::string(plain_roster) + "\n1. e4 (1. d4) e5 *\n", {});
  answer loses;
  loses.accepts = true;
  loses.plies = 1;
  loses.unclaimed = {claim::chess, claim::variations, claim::castling_files};
  BOOST_TEST((compare(ours, loses, {})->what == outcome::silent_loss));
}

BOOST_AUTO_TEST_CASE(only_a_board_shows_what_is_about_chess) {
  for (const auto id : {rule::move_illegal, rule::san_ambiguous, rule::san_false_check,
                        rule::fen_kings_adjacent, rule::result_contradicts_mate})
    for (const auto input : {input_kind::pgn, input_kind::fen})
      BOOST_TEST(is_about_chess(id, input), name_of(id));
  for (const auto id : {rule::san_syntax, rule::san_promotion_false, rule::san_too_long,
                        rule::san_pawn_overspecified, rule::result_tag_mismatch,
                        rule::date_impossible, rule::rav_empty})
    BOOST_TEST(!is_about_chess(id, input_kind::pgn), name_of(id));
  // The FEN of a game is the value of a tag; a record of FEN is what was asked about.
  for (const auto id :
       {rule::fen_rank_width, rule::fen_dialect_castling, rule::shredder_castling_syntax}) {
    BOOST_TEST(is_about_chess(id, input_kind::pgn), name_of(id));
    BOOST_TEST(!is_about_chess(id, input_kind::fen), name_of(id));
  }
}

BOOST_AUTO_TEST_CASE(the_runner_knows_the_same_rules) {
  const auto file = strictpgn::tests::in_checkout("conformance/adapters/claims.json");
  BOOST_TEST((strictpgn::tests::bytes_of_file(file) == write_claims()),
             "claims.json is stale: run ./dev case claims");
}

BOOST_AUTO_TEST_CASE(castling_rights_by_letters_of_files_are_seen_in_a_fen) {
  struct text {
    std::string_view text;
    bool has;
  };
  const text cases[] = {
      {"[FEN \"4k3/8/8/8/8/8/8/R3K3 w A - 0 1\"]", true},
      {"4k2r/8/8/8/8/8/8/4K3 b h - 0 1\n", true},
      {"r3k3/8/8/8/8/8/8/R3K3 w Qa - 0 1", true},
      {"[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]", false},
      {"4k3/8/8/8/8/8/8/4K3 w - e3 0 1", false},
      {"{a/b w ab}", false},
      {"{a/b w ab }", false},
      {"{1/2 w a }", false},
      {"8/8/8/8/8/8/8/R3K2k w A", true},
      {"8/8/8 w", false},
      {"1/2-1/2", false},
      {"4k3/8 w ", false},
      {"/ b", false},
      {"", false},
  };
  for (const auto& each : cases) BOOST_TEST(has_castling_files(each.text) == each.has, each.text);
}

BOOST_FIXTURE_TEST_CASE(what_is_left_out_of_account_is_told, fuzz_arena) {
  write("adapter.sh", adapter("[\"chess\"]"));
  const std::string options = "fuzz --out finds --jobs 1 --adapter --texts broken --count 160 ";
  run(options + "--patience 1 --reduce-seconds 0.1 --target 'sh adapter.sh'");
  const auto left_out = state().at("unclaimed").at("chess").get<int>();
  BOOST_TEST(left_out > 0);
  BOOST_TEST(has(read("finds/index.md"),
                 "left out of account for what the target does not claim "
                 "to do: chess " +
                     std::to_string(left_out) + ".\n"),
             read("finds/index.md"));
  for (const auto& each : finds())
    BOOST_TEST(!is_about_chess(*find_rule(each.at("rule").get<std::string>()), input_kind::pgn),
               each.at("rule"));
  BOOST_TEST(!finds().empty());
}

BOOST_FIXTURE_TEST_CASE(castling_by_letters_is_not_asked_of_who_does_not_claim_it, fuzz_arena) {
  const std::string text = std::string(plain_roster) +
                           "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w A - 0 1\"]\n\n1. Kd2 *\n";
  const auto asked = [&](const std::string& unclaimed) {
    write("adapter.sh", adapter(unclaimed));
    const std::atomic<bool> stop = false;
    return adapter_target("sh '" + (folder() / "adapter.sh").string() + "'", {}, {}, stop)
        .ask(text);
  };
  BOOST_TEST((asked("[\"castling-files\"]").how == ending::declined));
  BOOST_TEST((asked("[\"castling-files\"]").excused == claim::castling_files));
  BOOST_TEST((asked("[\"chess\"]").how == ending::answered));
  BOOST_TEST((asked("[\"chess\"]").excused == std::nullopt));
}

BOOST_AUTO_TEST_CASE(chess960_is_not_asked_of_who_does_not_know_it) {
  const std::atomic<bool> stop = false;
  bounds within;
  within.memory = 0;
  adapter_target target("read line; echo '{\"name\":\"a\",\"chess960\":false}'; cat", {}, within,
                        stop);
  const auto takes = [&](std::string_view more, std::string_view fen) {
    const auto text = std::string(plain_roster) + std::string(more) + "[SetUp \"1\"]\n[FEN \"" +
                      std::string(fen) + " 0 1\"]\n\n*\n";
    return target.takes(text, judge(text, {}));
  };
  const std::string_view array = "rbknbrqn/pppppppp/8/8/8/8/PPPPPPPP/RBKNBRQN w ";
  BOOST_TEST(!takes("[Variant \"Chess960\"]\n", std::string(array) + "KQkq -"));
  BOOST_TEST(!takes("", std::string(array) + "AFaf -"));
  BOOST_TEST(!takes("", std::string(array) + "KQkq -"), "what nothing declares");
  BOOST_TEST(takes("", std::string(array) + "- -"));
  BOOST_TEST(takes("", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"));
}

BOOST_FIXTURE_TEST_CASE(a_word_that_there_is_not_ends_the_run, fuzz_arena) {
  struct word {
    std::string unclaimed;
    std::string why;
  };
  const word cases[] = {
      {"[\"ches\"]",
       "`unclaimed` has \"ches\", which is none of chess, variations, castling-files"},
      {"[\"chess\",7]", "`unclaimed` has 7, which is none of chess, variations, castling-files"},
      {"\"chess\"", "`unclaimed` is no list"},
      {"[\"ches\",7]",
       "`unclaimed` has \"ches\", which is none of chess, variations, castling-files"},
  };
  for (const auto& each : cases) {
    write("adapter.sh", adapter(each.unclaimed));
    const auto ran = run("fuzz --out finds --adapter --count 4 --target 'sh adapter.sh'");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err ==
               "strictpgn: --target does not accept a plain game (protocol: " + each.why + ")\n");
  }
}

BOOST_FIXTURE_TEST_CASE(who_acts_by_a_claim_that_it_disowns_is_told, fuzz_arena) {
  write("adapter.sh",
        adapter("[\"chess\",\"variations\"]", "case $text in *Ke[45]*) verdict=refused ;; esac\n"));
  const auto ran =
      run("fuzz --out finds --adapter --texts sound --count 1 --target 'sh adapter.sh'");
  BOOST_TEST(ran.err ==
             "strictpgn: --target says that it does not claim chess, and refuses an impossible "
             "move\n"
             "strictpgn: --target says that it does not claim variations, and refuses an "
             "impossible move in a variation\n");
}

BOOST_FIXTURE_TEST_CASE(a_find_beyond_what_is_claimed_now_is_nothing_mended, fuzz_arena) {
  recorded_find find;
  find.text = std::string(plain_roster) + "\n1. e4 e5 2. Ke4 *\n";
  const mismatch accepted{outcome::accepts_invalid, rule::move_illegal, {}};
  const mismatch died{outcome::crash, {}, {}};
  const auto fate_with = [&](const mismatch& what, const std::string& unclaimed) {
    find.what = what;
    write("adapter.sh", adapter(unclaimed));
    const std::atomic<bool> stop = false;
    adapter_target target("sh '" + (folder() / "adapter.sh").string() + "'", {}, {}, stop);
    return strictpgn::differential::replay(find, target).what;
  };
  BOOST_TEST((fate_with(accepted, "[]") == fate::still_there));
  BOOST_TEST((fate_with(accepted, "[\"variations\"]") == fate::still_there));
  BOOST_TEST((fate_with(accepted, "[\"chess\"]") == fate::not_asked));
  BOOST_TEST((fate_with(died, "[\"chess\"]") == fate::fixed));
}

BOOST_AUTO_TEST_SUITE_END()

#endif
