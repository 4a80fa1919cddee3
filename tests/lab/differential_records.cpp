// Records of FEN and EPD as other programs are asked about them.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "lab/differential/adapter_target.hpp"
#include "lab/differential/features.hpp"
#include "lab/differential/mismatch.hpp"
#include "lab/differential/plain_text.hpp"
#include "lab/differential/record_account.hpp"
#include "lab/differential/record_texts.hpp"
#include "lab/differential/recorded_find.hpp"
#include "lab/differential/test_cases.hpp"
#include "lab/differential/title.hpp"
#include "lab/reduce/plainer_records.hpp"
#include "lab/reduce/reducer.hpp"
#include "spec/graph.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(differential_records)

using namespace strictpgn;
using namespace strictpgn::differential;

namespace {

const criteria fen({}, input_kind::fen), epd({}, input_kind::epd);

std::string in_words(const criteria& by) {
  return std::string(name_of(by.input)) + " as " + std::string(name_of(by.dialect));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_text_is_judged_as_the_records_that_it_holds) {
  const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
  struct example {
    const criteria& by;
    std::string text;
    std::uint64_t records;
    std::vector<rule> errors;
  };
  const example cases[] = {
      {fen, start + " 0 1\n", 1, {}},
      {fen, start + "\n" + start + " 0 1\n", 2, {rule::fen_field_count}},
      {epd, start + " id \"a\";\n" + start + "\n", 2, {}},
      {epd, start + " 0 1\n", 1, {rule::epd_fen_clocks}},
  };
  for (const auto& [by, text, records, errors] : cases) {
    const auto found = judge(text, by);
    BOOST_TEST(found.games == records, text);
    BOOST_TEST((found.errors == errors), text);
    BOOST_TEST((found.input == by.input));
  }
  BOOST_TEST((judge("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
                    criteria({}, input_kind::fen, fen_dialect::shredder))
                  .is_valid()));
}

BOOST_AUTO_TEST_CASE(sound_records_have_no_error_and_broken_ones_break_their_rule) {
  for (const auto input : {input_kind::fen, input_kind::epd})
    for (const auto dialect : {fen_dialect::fen, fen_dialect::xfen, fen_dialect::shredder}) {
      const criteria by({}, input, dialect);
      BOOST_TEST_CONTEXT(in_words(by)) {
        record_texts from(by);
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
          const auto text = from.make_sound(seed);
          BOOST_TEST(judge(text, by).is_valid(), text);
          BOOST_TEST(text == from.make_sound(seed));
        }
        for (const auto broken : from.rules())
          for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto text = from.make_broken(seed, broken);
            BOOST_TEST(judge(text, by).has(broken), name_of(broken) << ": " << text);
          }
      }
    }
}

BOOST_AUTO_TEST_CASE(all_rules_of_records_are_broken_in_some_dialect) {
  std::set<rule> made;
  for (const auto dialect : {fen_dialect::fen, fen_dialect::xfen, fen_dialect::shredder})
    for (const auto input : {input_kind::fen, input_kind::epd}) {
      const record_texts from({{}, input, dialect});
      made.insert(from.rules().begin(), from.rules().end());
    }
  // About names of files, comments of games, what strictpgn writes itself, and one that is off.
  const std::set<rule> none{rule::fen_file_suffix, rule::fen_ep_square_missing,
                            rule::xfen_castling_needs_letter, rule::fen_pawn_structure_impossible};
  for (const auto& each : catalogue())
    if (each.group >= 12 && each.group <= 15)
      BOOST_TEST(made.contains(each.id) != none.contains(each.id), each.name);
}

BOOST_AUTO_TEST_CASE(all_that_records_can_have_is_met_within_300) {
  for (const auto& by : {fen, epd}) {
    BOOST_TEST_CONTEXT(in_words(by)) {
      test_cases from({}, by, kind::all, {});
      turns so_far;
      std::set<std::string> met;
      for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto test = from.make(seed, so_far);
        auto has = features_of(test.text, by);
        for (const auto& [name, places] : has) met.insert(name);
        has.try_emplace(test.goal);
        for (const auto& [name, places] : has) ++so_far.met[name];
      }
      for (const auto& goal : from.goals()) BOOST_TEST(met.contains(goal), goal);
      for (const std::string name : {"checkmate", "stalemate", "capture en passant"})
        BOOST_TEST(met.contains(name), name);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_record_has_less_in_it) {
  struct example {
    std::string record;
    std::vector<std::string> plainer;
  };
  const example cases[] = {
      {"3k4/8/8/8/8/8/8/K7 b - - 3 9",
       {"8/8/8/8/8/8/8/K7 b - - 3 9", "3k4/8/8/8/8/8/8/8 b - - 3 9", "8/8/8/8/8/8/8/K7 b - - 3 9",
        "3k4/8/8/8/8/8/8/8 b - - 3 9", "3k4/8/8/8/8/8/8/K7 w - - 3 9",
        "3k4/8/8/8/8/8/8/K7 b - - 0 9", "3k4/8/8/8/8/8/8/K7 b - - 3 1"}},
      {"8 w KQ -", {"8 w - -", "8 w Q -", "8 w K -"}},
      {"8 w - - c0 \"a;b\"; id \"c\";", {"8 w - - id \"c\";", "8 w - - c0 \"a;b\";"}},
      {"k w  - -", {"1 w  - -"}},
      {"", {}},
  };
  for (const auto& [record, plainer] : cases)
    BOOST_TEST(generate::plainer_records(record) == plainer, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_record_is_reduced_and_stays_sound) {
  const auto reduce = [](const criteria& by, const std::string& record, auto&& is_shown) {
    const auto is_kept = [&](std::string_view text) {
      return judge(text, by).is_valid() && judge(text, by).games == 1 && is_shown(text);
    };
    return generate::reducer(is_kept, entry_of(by.input)).reduce(record);
  };
  const auto has = [](std::string_view part) {
    return [part](std::string_view text) { return text.find(part) != text.npos; };
  };
  const auto few = reduce(fen, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
                          [](auto text) { return text.find(" e6 ") != text.npos; });
  BOOST_TEST(std::ranges::count_if(few, [](char c) { return c >= 'A' && c <= 'Z'; }) == 1, few);
  BOOST_TEST(few.find(" w - e6 0 ") != few.npos, few);
  const auto move = reduce(
      epd, "4k3/8/8/8/8/8/4P3/4K2R w K - bm e3 e4; c0 \"a\"; id \"b\"; pv e4 Kd8;", has("pv"));
  BOOST_TEST(move.ends_with(" w - - pv;"), move);
}

BOOST_AUTO_TEST_CASE(features_of_records_are_taken_out) {
  const auto any = [](std::string_view) { return true; };
  const std::string before = "4k3/8/8/8/8/8/4P3/4K2R w K - 3 9\n";
  BOOST_TEST(features_of(before, fen).contains("white_castling"));
  BOOST_TEST((without(before, "white_castling", fen, any) == "4k3/8/8/8/8/8/4P3/4K2R w - - 3 9\n"));
  const auto valid = [](std::string_view text) { return judge(text, fen).is_valid(); };
  BOOST_TEST((without(before, "halfmove clock above 0", fen, valid) ==
              "4k3/8/8/8/8/8/4P3/4K2R w K - 0 9\n"));
  const std::string with_move = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"a\";\n";
  BOOST_TEST(
      (without(with_move, "operation bm", epd, any) == "4k3/8/8/8/8/8/4P3/4K3 w - - id \"a\";\n"));
  BOOST_TEST(!without(with_move, "operation bm", epd, [](auto) { return false; }));
  const std::string operations = "4k3/8/8/8/8/8/4P3/4K3 w - - ";
  const auto has = [&](const std::string& which, const std::string& feature) {
    return features_of(operations + which + ";\n", epd).contains(feature);
  };
  BOOST_TEST(has(R"(id "a\b")", "backslash in a string"));
  BOOST_TEST(!has("noop a\\b", "backslash in a string"));
  BOOST_TEST(has(R"(tcri "a" "b")", "several operands"));
  BOOST_TEST(!has(R"(id "a b")", "several operands"));
  BOOST_TEST(has("noop a", "word as an operand"));
  BOOST_TEST(has("c7 \"a\"", "operation c0"));
  for (const std::string other : {"noop 12", "bm e4", R"(noop "a")", "noop"})
    BOOST_TEST(!has(other, "word as an operand"), other);
  const std::vector<std::string> signature{"operation bm"};
  BOOST_TEST(signature_of("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n", epd) == signature,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(records_are_compared_as_far_as_they_are_shown) {
  const std::string text = "4k3/8/8/8/4P3/8/8/4K2R b K e3 0 9\n";
  struct told {
    std::string fen, difference;
    bool is_loss = false;
  };
  const std::string start = "4k3/8/8/8/4P3/8/8/4K2R b K ";
  const told cases[] = {
      {start + "e3 0 9", ""},
      {start + "- 0 9", ""},
      {start + "e3", ""},
      {"", ""},
      {"4k3/8/8/8/4P3/8/8/4K2R b H e3 0 9", ""},
      {"4k3/8/8/8/4P3/8/8/4K3 b K e3 0 9", "piece placement"},
      {"4k3/8/8/8/4P3/8/8/4K2R w K e3 0 9", "active color"},
      {"4k3/8/8/8/4P3/8/8/4K2R b - e3 0 9", "castling availability"},
      {start + "e6 0 9", "en passant target"},
      {start + "e3 1 9", "halfmove clock"},
      {start + "e3 0 1", "fullmove number"},
      {"4k3/8/8/8/4P3/8/8/4K2R b K", "en passant target", true},
  };
  const auto ours = told_records_of(text, fen);
  for (const auto& [told, difference, is_loss] : cases) {
    const auto found = compare_records(ours, {{told}});
    BOOST_TEST((found ? found->what : "") == difference, told);
    if (found) BOOST_TEST(found->is_loss == is_loss);
  }
  BOOST_TEST(compare_records(ours, {})->is_loss);
  BOOST_TEST(!compare_records({}, ours)->is_loss);
  BOOST_TEST(compare_records(ours, {})->what == "records");
}

BOOST_AUTO_TEST_CASE(operations_are_compared_in_any_order_and_spelling) {
  const auto ours = told_records_of(
      "4k3/8/8/8/8/8/4P3/R3K3 w - - bm Ra8+ e4; ce +012; id \"a b\"; pv e4 Kd8;\n", epd);
  const std::vector<told_operation> same{
      {"id", "a b"}, {"pv", "e4", "Kd8"}, {"bm", "e4", "Ra8"}, {"ce", "12"}};
  struct told {
    void (*change)(std::vector<told_operation>& all);
    std::string difference;
    bool is_loss = false;
  };
  const told cases[] = {
      {[](auto&) {}, ""},
      {[](auto& all) { all.pop_back(); }, "operation", true},
      {[](auto& all) { all.push_back({"noop"}); }, "operation"},
      {[](auto& all) {
         all.push_back({"id", "the second"});
       },
       ""},
      {[](auto& all) { all[0][1] = "ab"; }, "operands"},
      {[](auto& all) { std::swap(all[1][1], all[1][2]); }, "operands"},
      {[](auto& all) { all[2][1] = "e3"; }, "operands"},
      {[](auto& all) { all[3][1] = "-12"; }, "operands"},
  };
  for (const auto& [change, difference, is_loss] : cases) {
    auto theirs = same;
    change(theirs);
    const auto found = compare_records(ours, {{"", theirs}});
    BOOST_TEST((found ? found->what : "") == difference);
    if (found) BOOST_TEST(found->is_loss == is_loss);
  }
  BOOST_TEST(!compare_records(ours, {{"4k3/8/8/8/8/8/4P3/R3K3 w - - 7 7"}}));
  const std::string sign = "4k3/8/8/8/8/8/8/4K3 w - - ";
  const auto is_same = [&](const std::string& written, const told_operation& told) {
    return !compare_records(told_records_of(sign + written + ";\n", epd), {{"", {{told}}}});
  };
  BOOST_TEST(is_same("noop +2", {"noop", "2"}));
  BOOST_TEST(is_same("X_y 007", {"X_y", "7"}));
  BOOST_TEST(!is_same("noop +2", {"noop", "-2"}));
  BOOST_TEST(!is_same("id \"007\"", {"id", "7"}));
  const auto strings = told_records_of("4k3/8/8/8/8/8/8/4K3 w - - tcri \"\" \"a b\";\n", epd);
  const auto cut = compare_records(strings, {{"", {{{"tcri", ""}}}}});
  BOOST_TEST(cut->expected == R"(tcri "" "a b")");
  BOOST_TEST(cut->got == R"(tcri "")");
}

BOOST_AUTO_TEST_CASE(an_answer_about_records_comes_to_a_find) {
  const std::string text = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 9\n";
  const auto compared = [&](const answer& theirs) {
    auto copy = theirs;
    return compare(text, fen, judge(text, fen), copy, {});
  };
  answer accepts;
  accepts.accepts = true;
  BOOST_TEST((compared(accepts) == std::nullopt));
  accepts.games = 0;
  BOOST_TEST((compared(accepts) == mismatch{outcome::silent_loss, {}, "records"}));
  accepts.games = 2;
  BOOST_TEST((compared(accepts) == mismatch{outcome::invention, {}, "records"}));
  accepts.games = 1;
  accepts.records = {{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}};
  BOOST_TEST((compared(accepts) == mismatch{outcome::difference, {}, "fullmove number"}));
}

BOOST_AUTO_TEST_CASE(a_record_is_made_plain) {
  const auto plain = [](const std::string& text, const criteria& by, std::string_view part) {
    return made_plain(text, by, {}, [&](std::string_view candidate) {
      return judge(candidate, by).is_valid() && candidate.find(part) != candidate.npos;
    });
  };
  BOOST_TEST(plain("4k3/8/8/8/8/8/8/4K3 w - - 1 9", fen, " 9") ==
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9\n");
  BOOST_TEST(plain("4k3/8/8/8/8/8/8/4K3 b - -", epd, "8/8/8/8/8") == "4k3/8/8/8/8/8/8/4K3 w - -\n");
  BOOST_TEST(plain("4k3/8/8/8/8/8/8/4K3 b - - noop;", epd, "noop") ==
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - noop;\n");
  const std::string initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ";
  BOOST_TEST(plain(initial + "id \"a\";", epd, "\"a\"") == initial + "noop \"a\";\n");
  BOOST_TEST(plain(initial + "c4 \"a\";", epd, " c") == initial + "c0 \"a\";\n");
  BOOST_TEST(plain(initial + "bm ee4;", epd, " ee4") == initial + "bm ee4;\n");
  BOOST_TEST(plain(initial + "bm e4; id \"a\";", epd, "bm e4; ") ==
             initial + "bm e4; noop \"a\";\n");
}

BOOST_AUTO_TEST_CASE(what_records_are_about_has_a_section) {
  const auto section = [](const std::string& feature) {
    cluster one;
    one.what = {outcome::difference, {}, "operands"};
    one.signature = {feature};
    return sections_of(one);
  };
  BOOST_TEST(section("operation acn") == "EPD 16.2.5.1");
  BOOST_TEST(section("operation c9") == "EPD 16.2.5.5");
  BOOST_TEST(section("operation tcsi") == "EPD 16.2.5.25");
  BOOST_TEST(section("operation v0") == "EPD 16.2.5.26");
  BOOST_TEST(section("operation of no list") == "EPD 16.2.4.2");
  BOOST_TEST(section("backslash in a string") == "EPD 16.2.4.1");
  BOOST_TEST(section("fullmove number above 1") == "FEN 16.1.3.6");
  BOOST_TEST(section("checkmate") == "");
}

BOOST_AUTO_TEST_CASE(examples_of_the_catalogue_are_of_the_kind_asked_for) {
  BOOST_TEST(catalogue_example(rule::fen_fullmove_zero, fen) ==
             "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0\n");
  BOOST_TEST(catalogue_example(rule::epd_field_count, epd) == "4k3/8/8/8/8/8/4P3/4K3 w -\n");
  BOOST_TEST(catalogue_example(rule::epd_field_count, fen) == "");
  BOOST_TEST(catalogue_example(rule::fen_fullmove_zero, {}) == "");
  BOOST_TEST(catalogue_example(rule::nag_null, fen) == "");
  BOOST_TEST(catalogue_example(rule::nag_null, {}) != "");
}

BOOST_AUTO_TEST_CASE(an_adapter_is_told_what_a_text_holds) {
  const auto question = adapter_question("k", criteria({}, input_kind::epd, fen_dialect::xfen), 7);
  for (const std::string part : {R"("input":"epd")", R"("dialect":"xfen")", R"("bytes":"aw==")",
                                 R"("want":["verdict","records"])"})
    BOOST_TEST(question.find(part) != question.npos, question);
}

BOOST_AUTO_TEST_CASE(a_recorded_find_knows_what_its_text_holds) {
  const std::string find = R"({"format":2,"cluster":"c","outcome":"crash","message":"",)"
                           R"("profile":"import","encoding":"latin1")";
  const auto read = read_find(find + R"(,"input":"epd","dialect":"shredder"})").how;
  BOOST_TEST((read.input == input_kind::epd));
  BOOST_TEST((read.dialect == fen_dialect::shredder));
  BOOST_TEST((read_find(find + "}").how.input == input_kind::pgn));
  BOOST_CHECK_THROW(read_find(find + R"(,"input":"pdf"})"), bad_find);
  BOOST_TEST(example_file(input_kind::pgn) == "game.pgn");
  BOOST_TEST(example_file(input_kind::epd) == "record.epd");
}

BOOST_AUTO_TEST_SUITE_END()

#endif
