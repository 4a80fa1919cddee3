// Answers of other programs, as they are understood.
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "lab/differential/adapter_target.hpp"
#include "lab/differential/campaign_state.hpp"
#include "lab/differential/command_target.hpp"
#include "lab/differential/mismatch.hpp"
#include "lab/differential/signature.hpp"
#include "lab/differential/target_patterns.hpp"
#include "spec/graph.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(differential)

using namespace strictpgn;
using namespace strictpgn::differential;

BOOST_AUTO_TEST_CASE(messages_lose_what_is_particular) {
  struct message {
    std::string_view raw;
    std::string_view normal;
  };
  const message cases[] = {
      {"", ""},
      {"  Illegal move Nf3 in line 17  ", "Illegal move # in line #"},
      {"no such tag \"White player\"", "no such tag \"\""},
      {"cannot open /tmp/x/game.pgn: no such file", "cannot open # no such file"},
      {"Expected \"(\", \"*\", \"-\", or [a-h] but \"$\" found.",
       "Expected \"\" or [a-h] but \"\" found."},
      {"it's 'broken", "it's 'broken"},
      {"caf\xC3\xA9 \xFF", "#"},
  };
  for (const auto& [raw, normal] : cases) BOOST_TEST(normalised(raw) == normal);
}

BOOST_AUTO_TEST_CASE(the_line_that_speaks_of_an_error_tells_most) {
  BOOST_TEST(telling_line("Processing a.pgn\n\nError: no\nmore\n") == "Error: no");
  BOOST_TEST(telling_line("\n  \nProcessing a.pgn\nx\n") == "Processing a.pgn");
  BOOST_TEST(telling_line("\n \t\n") == "");
}

BOOST_AUTO_TEST_CASE(bytes_in_base64_are_as_rfc_4648_has_them) {
  struct coding {
    std::string_view bytes;
    std::string_view text;
  };
  const coding cases[] = {{"", ""},        {"f", "Zg=="},          {"fo", "Zm8="},
                          {"foo", "Zm9v"}, {"foobar", "Zm9vYmFy"}, {{"\xFF\xFE\0", 3}, "//4A"}};
  for (const auto& [bytes, text] : cases) BOOST_TEST(base64(bytes) == text);
}

BOOST_AUTO_TEST_CASE(file_names_are_quoted_for_the_shell) {
  BOOST_TEST(with_file("a {} {} b", "x'y z") == "a 'x'\\''y z' 'x'\\''y z' b");
  BOOST_TEST(with_file("a", "x") == "a");
}

BOOST_AUTO_TEST_CASE(the_shape_of_a_text_is_what_it_has_beyond_the_plainest_game) {
  struct example {
    std::string_view text;
    std::vector<std::string> signature;
  };
  const example cases[] = {
      {"*", {}},
      {"d4 *", {"standard_san"}},
      {"[SetUp \"1\"][FEN \"7k/8/8/8/8/8/8/R3K3 w - - 0 1\"]\nRa2 *", {"standard_san"}},
      {"[Event \"a\"] 1. e4 {b} (d4) *",
       {"brace_comment", "move_number", "plain_tag_pair", "rav", "standard_san"}},
  };
  for (const auto& [text, signature] : cases)
    BOOST_TEST(signature_of(text) == signature, boost::test_tools::per_element());
  for (const auto name : features())
    BOOST_TEST(spec::import_grammar().find(name).has_value(), name);
}

BOOST_AUTO_TEST_CASE(two_answers_come_to_one_find) {
  const auto invalid = judge("1. e4 $256 *\n", {});
  const auto valid = judge("1. e4 *\n", {});
  answer accepts, refuses, counts_none, counts_many, hangs;
  accepts.accepts = counts_none.accepts = counts_many.accepts = true;
  refuses.message = "bad move 7";
  counts_none.games = 0;
  counts_many.games = 2;
  hangs.how = ending::hung;
  const auto rule_of = [](const verdict& verdict) { return verdict.errors.front(); };
  BOOST_TEST_REQUIRE(!invalid.is_valid());
  BOOST_TEST((compare(valid, accepts, {}) == std::nullopt));
  BOOST_TEST((compare(invalid, refuses, {}) == std::nullopt));
  BOOST_TEST(
      (compare(invalid, accepts, {}) == mismatch{outcome::accepts_invalid, rule_of(invalid), {}}));
  BOOST_TEST((compare(invalid, accepts, set_of({rule_of(invalid)})) == std::nullopt));
  BOOST_TEST((compare(valid, refuses, {}) == mismatch{outcome::rejects_valid, {}, "bad move #"}));
  BOOST_TEST((compare(valid, refuses, set_of({rule::tag_section_missing})) == std::nullopt));
  BOOST_TEST((compare(valid, counts_none, {}) == mismatch{outcome::silent_loss, {}, "games"}));
  BOOST_TEST((compare(valid, counts_many, {}) == mismatch{outcome::invention, {}, "games"}));
  BOOST_TEST((compare(invalid, hangs, {}) == mismatch{outcome::hang, {}, {}}));
}

BOOST_AUTO_TEST_CASE(a_ledger_read_again_is_the_same) {
  campaign_state all;
  all.next_seed = 9;
  all.texts = 8;
  all.by_outcome[2] = 3;
  all.pending.push_back({7, "crash: \"x\""});
  all.causes["hang"] = {4, 2};
  all.clusters["hang-0"] = {"hang-0", {outcome::hang, {}, {}}, {"game", "san"}, 2, 17, 5, "sound"};
  all.clusters["b"] = {"b", {outcome::accepts_invalid, rule::char_nul, {}}, {}, 1, 1, 1, "", false};
  const auto text = write_campaign_state(all, "run");
  BOOST_TEST(write_campaign_state(read_campaign_state(text, "run"), "run") == text);
  BOOST_CHECK_THROW(read_campaign_state(text, "other"), bad_campaign_state);
  BOOST_CHECK_THROW(read_campaign_state("{\"format\":1,\"run\":\"run\"}", "run"),
                    bad_campaign_state);
  BOOST_CHECK_THROW(read_campaign_state("]", "run"), bad_campaign_state);
}

BOOST_AUTO_TEST_SUITE_END()

#endif
