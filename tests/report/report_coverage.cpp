// What of the grammar texts reach: counted, and shown.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "lab/coverage/coverage.hpp"
#include "lab/coverage/coverage_course.hpp"
#include "lab/coverage/report.hpp"
#include "lab/coverage/whole_text_reader.hpp"

BOOST_AUTO_TEST_SUITE(report_coverage)

namespace {

using namespace strictpgn;
using namespace strictpgn::spec;
using nlohmann::json;

const covered_kind& kind_named(const std::vector<covered_kind>& kinds, std::string_view name) {
  const auto found =
      std::ranges::find(kinds, name, [](const auto& each) { return each.kind->name; });
  BOOST_REQUIRE_MESSAGE(found != kinds.end(), name);
  return *found;
}

const covered_production& production_named(const covered_kind& kind, std::string_view name) {
  const auto found = std::ranges::find(kind.productions, import_grammar().find(name).value(),
                                       &covered_production::id);
  BOOST_REQUIRE_MESSAGE(found != kind.productions.end(), name);
  return *found;
}

/// Of a text that is read so many bytes at a time.
std::vector<covered_kind> kinds_of(std::string_view database, std::size_t window_size = 1 << 20) {
  const auto read = [&](char* to, std::size_t size) {
    const auto count = database.copy(to, size);
    database.remove_prefix(count);
    return count;
  };
  coverage_course games(read, {}, window_size, {}, [](counted_step) {});
  while (games.next()) continue;
  BOOST_TEST(games.has_ended());
  return games.totals().reached.kinds();
}

struct expected_count {
  std::string_view production;
  std::uint64_t count;
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace

BOOST_AUTO_TEST_CASE(productions_are_counted_where_they_are_read) {
  const auto kinds = kinds_of("1. e4 {a} e5 $1 (1... c5 $2 $3) 0-0 1-0\n\n[A \"b\"] *");
  const auto& games = kind_named(kinds, "database");
  const expected_count counts[] = {
      {"database", 1},       {"unit", 2},         {"nag", 3},         {"rav", 1},
      {"plain_tag_pair", 1}, {"standard_san", 3}, {"lenient_san", 1}, {"castling_zero", 1},
      {"white_wins", 1},     {"black_wins", 0},   {"no_result", 1},   {"brace_comment", 1},
      {"bare_number", 0},    {"move_number", 2},
  };
  for (const auto& [production, count] : counts)
    BOOST_TEST(production_named(games, production).count == count, production);
}

BOOST_AUTO_TEST_CASE(alternatives_are_counted_where_they_are_taken) {
  const auto kinds = kinds_of("e4 1-0 1/2-1/2 *");
  const auto& marker = production_named(kind_named(kinds, "database"), "game_termination");
  BOOST_REQUIRE(marker.choices.size() == 1u);
  BOOST_TEST(marker.choices[0].alternatives == (std::vector<std::uint64_t>{1, 0, 1, 1}),
             boost::test_tools::per_element());
  const auto& element = production_named(kind_named(kinds, "database"), "pawn_move");
  BOOST_REQUIRE(element.choices.size() == 1u);
  BOOST_TEST(element.choices[0].alternatives == (std::vector<std::uint64_t>{1, 0}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_is_only_looked_for_does_not_count) {
  const auto kinds = kinds_of("e4 *");
  const auto& games = kind_named(kinds, "database");
  const auto looked_for = import_grammar().find("game_start").value();
  BOOST_TEST((std::ranges::find(games.productions, looked_for, &covered_production::id) ==
              games.productions.end()));
}

BOOST_AUTO_TEST_CASE(only_kinds_of_text_that_there_were_are_shown) {
  BOOST_TEST(kinds_of("e4 *").size() == 1u);
  const auto kinds = kinds_of("{[%clk 1:02:03]} e4 ; [%a\n*");
  BOOST_TEST(kinds.size() == 2u);
  const auto& comments = kind_named(kinds, "commands");
  BOOST_TEST(comments.texts == 2u);
  BOOST_TEST(production_named(comments, "command_name").count == 1u);
  BOOST_TEST(production_named(comments, "open_command").count == 1u);
}

BOOST_AUTO_TEST_CASE(records_are_texts_of_their_own) {
  coverage all;
  whole_text_reader records(all);
  records.read_record(record_format::epd, "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;");
  records.read_record(record_format::epd, "4k3/8/8/8/8/8/4P3/4K3 w - - id \"a\";");
  records.read_record(record_format::fen, "4k3/8/8/8/8/8/4P3/4K3 x - - 0 1");
  const auto kinds = all.kinds();
  BOOST_TEST(kind_named(kinds, "epd").texts == 2u);
  BOOST_TEST(production_named(kind_named(kinds, "epd"), "operation").count == 2u);
  BOOST_TEST(production_named(kind_named(kinds, "fen"), "bad_active_color").count == 1u);
}

BOOST_AUTO_TEST_CASE(the_sums_are_those_of_the_rows) {
  const auto kinds = kinds_of("e4 *");
  const auto& games = kind_named(kinds, "database");
  const auto sum = summary_of(games);
  BOOST_TEST(sum.productions.all == games.productions.size());
  BOOST_TEST(sum.deviations.reached == 0u);
  BOOST_TEST(sum.productions.reached > 5u);
  BOOST_TEST(sum.alternatives.reached < sum.alternatives.all);
  const auto text = report::coverage_text(kinds);
  BOOST_TEST(has(text, std::to_string(sum.productions.reached) + " of " +
                           std::to_string(sum.productions.all) + " productions"));
}

BOOST_AUTO_TEST_CASE(the_text_begins_with_what_was_not_reached) {
  const auto text = report::coverage_text(kinds_of("e4 *"));
  const auto gone = text.find("Productions not reached\n"), read = text.find("\nProductions\n");
  BOOST_REQUIRE((gone != text.npos && read != text.npos));
  BOOST_TEST(gone < read);
  BOOST_TEST(text.find("  castling-zero: deviation san-castling-zero\n") < read);
  BOOST_TEST(has(text, "  game-termination: white-wins\n"));
  BOOST_TEST(has(text, "           1  game-termination: no-result\n"));
}

BOOST_AUTO_TEST_CASE(json_has_all_of_it) {
  const auto kinds = kinds_of("e4 0-0 *");
  const auto result = json::parse(report::coverage_json(kinds));
  const auto& games = result.at("kinds").at(0);
  BOOST_TEST(games.at("kind") == "database");
  BOOST_TEST(games.at("texts") == 1);
  BOOST_TEST(games.at("counts").size() == kinds[0].productions.size());
  const auto& counts = games.at("counts");
  const auto zero = std::ranges::find_if(
      counts, [](const json& each) { return each.at("production") == "castling-zero"; });
  BOOST_REQUIRE((zero != counts.end()));
  BOOST_TEST(zero->at("rule") == "san-castling-zero");
  BOOST_TEST(zero->at("count") == 1);
}

BOOST_AUTO_TEST_CASE(the_page_needs_nothing_beside_it) {
  const auto page = report::coverage_html(kinds_of("e4 *"));
  for (const auto* part : {"src=", "<link", "<script", "url("}) BOOST_TEST(!has(page, part));
  BOOST_TEST(has(page, "<h2>Portable Game Notation</h2>"));
  BOOST_TEST(has(page, "<td><code>castling-zero</code></td>"));
}

BOOST_AUTO_TEST_CASE(nothing_read_is_nothing_shown) {
  BOOST_TEST(report::coverage_text(coverage().kinds()) == "");
  BOOST_TEST(report::coverage_json(coverage().kinds()) == "{\"kinds\":[]}\n");
}

BOOST_AUTO_TEST_SUITE_END()
